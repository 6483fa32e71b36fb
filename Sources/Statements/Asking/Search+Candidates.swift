import Sessions
import Traits

extension Search {
  func candidates(in session: Session) -> [String] {
    let isInHierarchy = session.traits.tree.isInHierarchy(id)
    let root = session.traits.tree.ancestors(of: id).reduce(id) { $1 }
    let appears = !isInHierarchy && session.traits.tree.kind(of: root) == .controller
    var candidates: [String] = []
    switch subject {
    case .trait(let index): candidates = traitCandidates(index)
    case .property(let name):
      if isInHierarchy { candidates = lookOverrides(name, session) }
      if candidates.isEmpty, case .color = wanted {
        candidates = ["set \(reference).\(name) = \(session.shown(wanted))"]
      }
      if isInHierarchy { candidates.append("invalidate \(reference) display") }
    }
    // If updates do not happen by themselves here, each candidate includes one.
    if present.settings.updatesManually || !present.traits.isReachedByUpdates(id) {
      candidates = candidates.map { "\($0); \(update)" }
    }
    return candidates + (appears ? ["appear \(session.reference(to: root))"] : [])
  }

  private func traitCandidates(_ index: Int) -> [String] {
    let info = present.definitions.traits[index]
    let chain = present.traits.explanation(of: info.id, at: id)
    var candidates: [String] = []
    if let value = present.written(wanted) {
      let other = chain.nearest?.environment ?? top
      for place in other == id ? [id] : [id, other] {
        candidates.append("override \(trait(info, at: place)) = \(value)")
      }
    }
    var removals: [String] = []
    for case let place? in chain.filter({ $0.origin == .override }).map(\.environment)
    where present.traits.override(of: info.id, at: place) != nil {
      let removal = "remove override \(trait(info, at: place))"
      if removals.contains(removal) { continue }
      removals.append(removal)
      if removals.count <= 3 { candidates.append(removals.joined(separator: "; ")) }
    }
    return candidates
  }

  /// Overrides of the traits that decide a look, with each of their values.
  private func lookOverrides(_ name: String, _ session: Session) -> [String] {
    var copy = session
    let look = copy.field(name, of: id) ?? .nothing
    let reads = copy.look(of: look, with: session.traits.collection(at: id)).reads
    return reads.flatMap { index -> [String] in
      let info = session.definitions.traits[index]
      return choices(info, session).filter { $0 != session.traitValue(index, at: id) }.compactMap { choice in
        session.written(choice).map { "override \(trait(info, at: id)) = \($0)" }
      }
    }
  }

  /// The values that a trait can be set to: cases, the first (such as `unspecified`) last; numbers around the default; values of variables.
  private func choices(_ info: TraitInfo, _ session: Session) -> [Value] {
    var choices: [Value] = []
    switch info.type.wrapped {
    case .bool: return [.bool(true), .bool(false)]
    case .named(let name):
      let cases = session.info(.named(name))?.cases.map { Value.enumCase(name, $0.name, []) } ?? []
      choices = Array(cases.dropFirst() + cases.prefix(1))
    case .int:
      guard case .int(let number) = info.defaultValue else { return [] }
      choices = [0, 1, 2, 3, number &+ 1, number &- 1, 10, 100].map { .int($0) }
    case .double: choices = [1, 2, 3, 0, 10, 100].map { .double($0) }
    default: break
    }
    let kept = session.variables.map(\.value).filter { $0.type == info.type }.sorted(on: \.order)
    return choices + kept.map(\.value)
  }
}

extension Session {
  /// A value as it can be typed; for an instance of a class the variable that holds it, since no expression makes it again.
  func written(_ value: Value) -> String? {
    switch value {
    case .object: return variables.first { $0.value.value == value }?.key
    case .enumCase(_, let name, let values) where values.isEmpty:
      let isTaken = variables[name] != nil || !environments(named: name).isEmpty
      return isTaken ? ".\(name)" : name
    case .closure, .registration, .overrides, .archive: return nil
    default: return shown(value)
    }
  }
}
