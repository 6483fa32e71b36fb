import Sessions
import Syntax
import Traits
import ViewTree

extension StatementKind {
  static let showOverrides = StatementKind(
    show: "overrides", of: [.optional([.place("subject")])],
    "Shows the overrides that are set, and those whose update is still to come"
  ) { session, id, most throws(Problem) in
    let rows = (id.map { [$0] } ?? session.environments).flatMap { session.overrideRows(of: $0) }
    return Rows(rows, empty: "no overrides", most: most)
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
    return inputs(of: id).flatMap { trait in
      traits.explanation(of: trait, at: id).filter {
        $0.environment == id && $0.origin != .predicted && $0.origin != .remembered
      }.map { source in
        let parent = traits.tree.parentController(of: id).map { reference(to: $0) }
        let origin: String? =
          switch source.origin {
          case .overrideUserInterfaceStyle: "by overrideUserInterfaceStyle"
          case .parentsOverride: "given by \(parent ?? "its parent")"
          case .systemValue: "given by the system"
          default: nil
          }
        let time: String? =
          switch source.role {
          case .pending: "pending until \(end)"
          case .ending: "removed, decides until \(end)"
          default: nil
          }
        let remarks = [origin, time].compactMap { $0 }
        return [reference(to: id), propertyName(trait), shown(value(source.value, of: trait))]
          + (remarks.isEmpty ? [] : [remarks.joined(separator: ", ")])
      }
    }
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
