import Drawings
import Presentations
import Sessions
import Traits
import ViewTree

extension ValueSource {
  /// Where a value comes from, in a word.
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

extension Session {
  func explanation(of index: Int, at id: EnvironmentID) -> Explanation {
    let info = definitions.traits[index]
    let chain = traits.explanation(of: info.id, at: id)
    let places = chain.map { source in source.environment.map { reference(to: $0) } ?? info.name }
    let winner = chain.firstIndex { $0.role == .decides || $0.role == .ending } ?? 0
    let links = chain.indices.map { index -> Explanation.Link in
      let (remark, style) = remark(chain, index, info.id, hiddenBy: places[winner], id)
      return Explanation.Link(
        place: places[index], source: chain[index].word,
        value: shown(value(chain[index].value, as: info.type)), remark: remark, style: style)
    }
    return Explanation(
      value: shown(value(traits.value(of: info.id, at: id), as: info.type)), links: links,
      notes: notes(on: id, info.id, chain), decisions: decisions(on: id, info.id, chain))
  }

  private func remark(
    _ chain: [ValueSource], _ index: Int, _ trait: TraitID, hiddenBy place: String, _ id: EnvironmentID
  ) -> (String, Style) {
    let source = chain[index]
    switch source.role {
    case .decides: return ("decides", .success)
    case .hidden:
      guard let own = source.environment else { return ("", .dim) }
      let isPending = traits.explanation(of: trait, at: own).contains {
        $0.environment == own && $0.origin == source.origin && $0.role == .pending
      }
      return isPending ? ("pending, hidden by \(place)", .warning) : ("hidden by \(place)", .dim)
    case .pending:
      if traits.depth > 0 { return ("has not come to \(reference(to: id)) yet", .warning) }
      return ("pending until the update", .warning)
    case .ending:
      let isReplaced = chain.contains { $0.role == .pending && $0.environment == source.environment }
      if source.origin == .override {
        return ("\(isReplaced ? "replaced" : "removed"), decides until the update", .warning)
      }
      return ("decides until the update", .warning)
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

  /// When a change comes to an environment that waits for it.
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
    var sources: Set<EnvironmentID> = [id]
    var place = traits.inheritanceParent(of: id)
    while let source = place {
      sources.insert(source)
      place = traits.inheritanceParent(of: source)
    }
    let views = traits.tree.ancestors(of: id).filter { view in
      traits.tree.kind(of: view) == .view && !sources.contains(view)
        && traits.override(of: trait, at: view) != nil
    }
    return views.map {
      "the override on `\(reference(to: $0))` does not come here: before iOS 17 a controller inherits from its parent controller"
    }
  }

  /// The decisions that the answer rests on, where Apple is silent.
  private func decisions(on id: EnvironmentID, _ trait: TraitID, _ chain: [ValueSource]) -> [Decision] {
    var names: [String] = []
    let decides = chain.first { $0.role == .decides || $0.role == .ending }
    if let decides, decides.origin == .systemValue, let place = decides.environment,
      traits.tree.kind(of: place) == .presentation
    {
      names = [trait == .userInterfaceLevel ? "elevatedLevel" : "contentSizeClasses"]
    }
    if let deciding = decides, deciding.origin == .override, let place = deciding.environment {
      if let last = chain.last, isUnspecified(last, deciding) { names.append("unspecifiedOverrides") }
      if chain.contains(where: { $0.environment == place && $0.origin == .parentsOverride }) {
        names.append("parentOverrides")
      }
      let above = traits.tree.ancestors(of: id).prefix { $0 != place }
      if id != place, above.contains(where: { traits.tree.kind(of: $0) == .presentation }) {
        names.append("presentationControllers")
      }
    }
    if chain.contains(where: { $0.role == .pending && $0.origin == .override && $0.environment == id }) {
      names.append("ownOverrides")
    }
    return names.compactMap { name in Decision.everywhere.first { $0.id == name } }
  }

  /// Whether an override of one of Apple's traits sets the value by which it says that it is not specified.
  private func isUnspecified(_ fallback: ValueSource, _ deciding: ValueSource) -> Bool {
    let names = ["unspecified", "unknown"]
    guard deciding.value == fallback.value else { return false }
    return definitions.traits.contains { info in
      info.isSystem && names.contains(shown(info.defaultValue))
        && info.defaultValue == value(deciding.value, as: info.type)
    }
  }
}
