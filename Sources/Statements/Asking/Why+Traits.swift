import Drawings
import Sessions
import Traits
import ViewTree

extension ValueSource {
  var word: String {
    switch origin {
    case .override: "override"
    case .overrideUserInterfaceStyle: "overrideUserInterfaceStyle"
    case .contentSizeLimit: "limit of content sizes"
    case .parentsOverride: "by its parent"
    case .systemValue: "by the system"
    case .predicted: "predicted"
    case .remembered: "as before"
    case .default: "default"
    }
  }
}

extension [ValueSource] {
  var deciding: ValueSource? { first { $0.role == .decides || $0.role == .ending } }
  /// The nearest source that has an effect now or after the update.
  var nearest: ValueSource? { first { $0.environment != nil && $0.role != .hidden } }
}

extension Session {
  /// The kind of a source, with the name of the parent.
  func word(of source: ValueSource) -> String {
    guard source.origin == .parentsOverride, let child = source.environment,
      let parent = traits.tree.parentController(of: child)
    else { return source.word }
    return "by \(reference(to: parent))"
  }

  func explanation(of index: Int, at id: EnvironmentID) -> Explanation {
    let info = definitions.traits[index]
    let chain = traits.explanation(of: info.id, at: id)
    let links = chain.map { source -> Explanation.Link in
      let (remark, style) = remark(source, in: chain, of: info.id, at: id)
      return Explanation.Link(
        place: place(of: source, info.id), source: source.word,
        value: shown(value(source.value, as: info.type)), remark: remark, style: style)
    }
    return Explanation(
      value: shown(traitValue(index, at: id)), links: links, notes: notes(on: id, info.id, chain),
      decisions: decisions(on: id, info.id, chain))
  }

  private func place(of source: ValueSource, _ trait: TraitID) -> String {
    source.environment.map { reference(to: $0) } ?? self.trait(trait)?.name ?? ""
  }

  /// The effect of a source on the value, now or after the update.
  func remark(
    _ source: ValueSource, in chain: [ValueSource], of trait: TraitID, at id: EnvironmentID
  ) -> (text: String, style: Style) {
    switch source.role {
    case .decides: return ("decides", .success)
    case .hidden:
      guard let own = source.environment, let deciding = chain.deciding else { return ("", .dim) }
      let isPending = traits.explanation(of: trait, at: own).contains {
        $0.environment == own && $0.origin == source.origin && $0.role == .pending
      }
      let hidden = "hidden by \(place(of: deciding, trait))"
      return isPending ? ("pending, \(hidden)", .warning) : (hidden, .dim)
    case .pending:
      return (
        traits.depth > 0 ? "has not come to \(reference(to: id)) yet" : "pending until the update", .warning
      )
    case .ending:
      let isReplaced = chain.contains { $0.role == .pending && $0.environment == source.environment }
      let change = source.origin == .override ? isReplaced ? "replaced, " : "removed, " : ""
      return (change + "decides until the update", .warning)
    }
  }

  private func notes(on id: EnvironmentID, _ trait: TraitID, _ chain: [ValueSource]) -> [String] {
    var notes = passedOver(on: id, trait)
    if !traits.isReachedByUpdates(id) {
      notes.append("\(reference(to: id)) is in no hierarchy: it keeps its last values until it is inserted")
    }
    if let next = chain.first(where: { $0.role == .pending }), next.value != traits.value(of: trait, at: id) {
      notes.append("a change is pending: \(arrival(at: id))")
    }
    return notes
  }

  private func arrival(at id: EnvironmentID) -> String {
    if traits.depth > 0 { return "an update is in progress, which goes top-down and brings it" }
    if !traits.isReachedByUpdates(id) {
      let isUpdatable = traits.tree.kind(of: id) != .presentation && systemVersion >= 17
      return "insertion brings it" + (isUpdatable ? ", or `update traits \(reference(to: id))`" : "")
    }
    if settings.updatesManually { return "updates are manual, so `update` brings it" }
    return "collections are updated just before layout, at the end of the turn"
  }

  /// Before iOS 17 the overrides of views do not reach the controllers in them.
  private func passedOver(on id: EnvironmentID, _ trait: TraitID) -> [String] {
    guard systemVersion < 17 else { return [] }
    let sources = Set(sequence(first: id) { traits.inheritanceParent(of: $0) })
    return traits.tree.ancestors(of: id).filter { view in
      traits.tree.kind(of: view) == .view && !sources.contains(view)
        && traits.override(of: trait, at: view) != nil
    }.map {
      "the override on `\(reference(to: $0))` does not come here: before iOS 17 a controller inherits from its parent controller"
    }
  }

  /// The decisions that the answer depends on where Apple documents nothing.
  private func decisions(on id: EnvironmentID, _ trait: TraitID, _ chain: [ValueSource]) -> [Decision] {
    var names: Set<String> = []
    if let deciding = chain.deciding, let place = deciding.environment {
      let above = traits.tree.ancestors(of: id).prefix { $0 != place }
      switch deciding.origin {
      case .systemValue where traits.tree.kind(of: place) == .presentation:
        names.insert(trait == .userInterfaceLevel ? "elevatedLevel" : "contentSizeClasses")
      case .override:
        if let last = chain.last, isUnspecified(trait, last, deciding) {
          names.insert("unspecifiedOverrides")
        }
        if chain.contains(where: { $0.environment == place && $0.origin == .parentsOverride }) {
          names.insert("parentOverrides")
        }
        if id != place, above.contains(where: { traits.tree.kind(of: $0) == .presentation }) {
          names.insert("presentationControllers")
        }
      default: break
      }
    }
    if chain.contains(where: { $0.role == .pending && $0.origin == .override && $0.environment == id }) {
      names.insert("ownOverrides")
    }
    return Decision.everywhere.filter { names.contains($0.id) }
  }

  /// Whether an override of one of Apple's traits sets the value that means "unspecified".
  private func isUnspecified(_ id: TraitID, _ fallback: ValueSource, _ deciding: ValueSource) -> Bool {
    guard let info = trait(id), info.isSystem, deciding.value == fallback.value else { return false }
    return ["unspecified", "unknown"].contains(shown(info.defaultValue))
  }
}
