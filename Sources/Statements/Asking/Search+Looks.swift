import Sessions
import Traits
import ViewTree

extension Search {
  /// A trait and the value that an override would give it.
  private typealias Setting = (trait: Int, value: Value)

  /// The overrides with which a view is drawn as wanted, one trait before two, or another look.
  func lookCandidates(_ name: String, _ session: inout Session) -> [String] {
    guard session.traits.tree.isInHierarchy(id) else {
      let root = session.traits.tree.root(of: id)
      let appears = session.traits.tree.kind(of: root) == .controller
      return appears ? ["appear \(session.reference(to: root))"] : setting(name, session)
    }
    let look = session.field(name, of: id) ?? .nothing
    let suffix = session.settings.updatesManually ? "; update" : ""
    var candidates = ["invalidate \(reference) display\(suffix)"]
    for settings in settings(look, session.traits.collection(at: id), &session) {
      let parts = settings.compactMap { setting -> String? in
        let info = session.definitions.traits[setting.trait]
        return session.written(setting.value).map { "\(info.property ?? info.name) = \($0)" }
      }
      guard parts.count == settings.count else { continue }
      let override =
        parts.count == 1
        ? "override \(reference).\(parts[0])" : "override \(reference) { \(parts.joined(separator: "; ")) }"
      let isDrawn = settings.contains { setting in
        let definition = session.traits.definition(of: session.definitions.traits[setting.trait].id)
        return definition.affectsColorAppearance || definition.affectsImageLookup
      }
      candidates.append(override + (isDrawn ? "" : "; invalidate \(reference) display") + suffix)
    }
    return candidates.count > 1 ? candidates : candidates + setting(name, session)
  }

  private func setting(_ name: String, _ session: Session) -> [String] {
    guard case .color = wanted else { return [] }
    return ["set \(reference).\(name) = \(session.shown(wanted))"]
  }

  /// The settings, of one trait or of two, with which a look resolves to what is wanted: by computing it, which changes nothing.
  private func settings(_ look: Value, _ collection: TraitCollection, _ session: inout Session) -> [[Setting]]
  {
    let goal = goal(session, collection)
    var found: [[Setting]] = []
    var open: [(settings: [Setting], collection: TraitCollection)] = [([], collection)]
    for depth in 1...2 where found.isEmpty {
      var next: [(settings: [Setting], collection: TraitCollection)] = []
      for (settings, collection) in open.prefix(32) {
        for trait in traits(of: look, with: collection, &session)
        where !settings.contains(where: { $0.trait == trait }) {
          let info = session.definitions.traits[trait]
          for choice in choices(info, session) {
            let stored = session.stored(choice, as: info.type)
            if stored == session.traits.value(of: info.id, in: collection) { continue }
            let changed = collection.replacing(info.id, with: stored)
            let all = settings + [(trait, choice)]
            if session.look(of: look, with: changed).text == goal { found.append(all) }
            next.append((all, changed))
          }
        }
      }
      if depth == 1 { open = next }
    }
    return found
  }

  /// What is wanted, as it would be drawn.
  private func goal(_ session: Session, _ collection: TraitCollection) -> String {
    var copy = session
    return copy.look(of: wanted, with: collection).text
  }

  /// The traits by which a look decides: those that a colour reads, or that the files of an image ask for.
  private func traits(of look: Value, with collection: TraitCollection, _ session: inout Session) -> [Int] {
    guard case .image(let name) = look else { return session.look(of: look, with: collection).reads }
    let conditions = session.definitions.images[name]?.variants.flatMap(\.conditions) ?? []
    return Set(conditions.map(\.trait)).sorted()
  }

  /// What a trait can be set to: cases, those that say nothing last; of numbers some around its default; what variables hold.
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
    let kept = session.variables.values.filter { $0.type == info.type }.sorted { $0.order < $1.order }
    return choices + kept.map(\.value)
  }

  /// What keeps a look away.
  func lookFinding(_ name: String, _ session: inout Session) -> String {
    let look = session.field(name, of: id) ?? .nothing
    guard session.traits.tree.isInHierarchy(id) else {
      return ": it stands in no hierarchy, so nothing draws it"
    }
    let (now, reads) = session.look(of: look, with: session.traits.collection(at: id))
    if case .color(.fixed) = look { return ", because it was set to that" }
    if now == goal(session, session.traits.collection(at: id)) { return ", because it was not drawn since" }
    var traits = reads
    if case .image(let image) = look {
      let variants = session.definitions.images[image]?.variants ?? []
      guard case .string(let file) = wanted, let variant = variants.first(where: { $0.file == file }) else {
        let files = variants.map { Session.quoted($0.file) }.joined(separator: ", ")
        return ", and its files are \(files)"
      }
      traits = variant.conditions.filter { condition in
        let info = session.definitions.traits[condition.trait]
        return session.value(session.traits.value(of: info.id, at: id), as: info.type) != condition.value
      }.map(\.trait)
      if traits.isEmpty { return ", because another file fits better" }
    }
    return traits.isEmpty
      ? "" : ", because " + traits.map { session.fact($0, at: id) }.joined(separator: " and ")
  }
}
