import Sessions
import Syntax
import Traits
import ViewTree

extension StatementKind {
  static let showOverrides = StatementKind(
    StatementSyntax(["show", "overrides"], [.optional([.place("subject")])]), .asking,
    "Shows the overrides that are set, and those whose update is still to come", example: "show overrides"
  ) { verb, checker throws(Problem) in
    let place = try checker.environment(ifIn: "subject", of: verb)
    let (isWhole, whole) = (verb.isWhole, verb.whole(checker))
    return Checked(action: verb.range) { session throws(Problem) in
      let id = try place?(&session).environment
      let rows = (id.map { [$0] } ?? session.environments).flatMap { session.overrideRows(of: $0) }
      session.report(Rows(rows, empty: "no overrides", isWhole: isWhole, whole: whole))
    }
  }
}

extension Session {
  /// All environments, in the order of the tree.
  var environments: [EnvironmentID] {
    let tree = traits.tree
    return (Array(tree.scenes) + Array(tree.detached)).flatMap { Array(tree.preorder(from: $0)) }
  }

  /// What an environment itself gives its traits, and what it was given.
  fileprivate func overrideRows(of id: EnvironmentID) -> [[String]] {
    let end = traits.isReachedByUpdates(id) ? "the update" : "it is inserted"
    var rows: [[String]] = []
    for trait in inputs(of: id) {
      for source in traits.explanation(of: trait, at: id) where source.environment == id {
        guard source.origin != .predicted, source.origin != .remembered else { continue }
        var remarks: [String] = []
        switch source.origin {
        case .overrideUserInterfaceStyle: remarks.append("by overrideUserInterfaceStyle")
        case .parentsOverride:
          let parent = traits.tree.parentController(of: id).map { reference(to: $0) }
          remarks.append("given by \(parent ?? "its parent")")
        case .systemValue: remarks.append("given by the system")
        default: break
        }
        if source.role == .pending { remarks.append("pending until \(end)") }
        if source.role == .ending { remarks.append("removed, decides until \(end)") }
        let row = [reference(to: id), propertyName(trait), shown(value(source.value, of: trait))]
        rows.append(row + (remarks.isEmpty ? [] : [remarks.joined(separator: ", ")]))
      }
    }
    return rows
  }

  /// The traits for which an environment has inputs, or had some until the next update.
  private func inputs(of id: EnvironmentID) -> [TraitID] {
    var found = Set(traits.overrides(at: id).traits)
    if let given = traits.overrideTraitCollection(forChild: id) { found.formUnion(given.traits) }
    if traits.overrideUserInterfaceStyle(at: id) != 0 { found.insert(.userInterfaceStyle) }
    if traits.isStale(id) { found.formUnion(traits.collection(at: id).traits) }
    return found.sorted { $0.index < $1.index }
  }
}
