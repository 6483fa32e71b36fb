import Presentations
import Traits
import ViewTree

extension Comparison {
  /// What differs in the environments: where they stand, values, overrides, properties, handlers, and how often they were laid out and drawn.
  mutating func compareEnvironments() {
    for id in old.shownEnvironments {
      if new.traits.tree.has(id) {
        compare(id)
      } else {
        add(.tree, old.reference(to: id), "", old.standing(of: id), nil)
      }
    }
    for id in new.shownEnvironments where !old.traits.tree.has(id) {
      add(.tree, new.reference(to: id), "", nil, new.standing(of: id))
      compare(id, isNew: true)
    }
  }

  private mutating func compare(_ id: EnvironmentID, isNew: Bool = false) {
    let place = new.reference(to: id)
    if !isNew {
      add(.tree, place, "", old.standing(of: id), new.standing(of: id))
      compareValues(id, place)
    }
    compareOverrides(id, place, isNew)
    if let view = new.traits.tree.rootView(of: id) { compareOverrides(view, place + ".view", isNew) }
    compareFields(id, place, isNew)
    let handlers = isNew ? [:] : old.handlerTexts(of: id)
    for (event, text) in new.handlerTexts(of: id).sorted(by: { $0.key < $1.key }) {
      if handlers[event] == nil { add(.handlers, "on \(place) \(event)", "", nil, "handled") }
      if let known = handlers[event], known != text {
        add(.handlers, "on \(place) \(event)", "", "handled", "handled anew")
      }
    }
    for event in handlers.keys.sorted() where new.handlerTexts(of: id)[event] == nil {
      add(.handlers, "on \(place) \(event)", "", "handled", nil)
    }
    if isNew { return }
    add(.work, place, ".layouts", "\(old.traits.layouts(at: id))", "\(new.traits.layouts(at: id))")
    add(.work, place, ".draws", "\(old.traits.draws(at: id))", "\(new.traits.draws(at: id))")
  }

  /// The values of traits; what is not set reads its default.
  private mutating func compareValues(_ id: EnvironmentID, _ place: String) {
    let (before, after) = (old.traits.collection(at: id), new.traits.collection(at: id))
    if before == after { return }
    for name in names(before, after) {
      // A trait that only one of them defines is told with the definitions.
      guard let was = old.trait(called: name), let now = new.trait(called: name) else { continue }
      add(
        .traits, place, "." + name, old.value(old.traits.value(of: was, at: id), of: was),
        new.value(new.traits.value(of: now, at: id), of: now))
    }
  }

  /// The names of the traits that are set in one of two collections, of the old session and of the new one.
  private func names(_ before: TraitCollection, _ after: TraitCollection) -> [String] {
    Set(before.traits.map { old.propertyName($0) }).union(after.traits.map { new.propertyName($0) }).sorted()
  }

  private mutating func compareOverrides(_ id: EnvironmentID, _ place: String, _ isNew: Bool) {
    let before = isNew ? TraitCollection() : old.traits.overrides(at: id)
    let after = new.traits.overrides(at: id)
    for name in names(before, after) {
      let was = old.trait(called: name).flatMap { trait in before[trait].map { old.value($0, of: trait) } }
      let now = new.trait(called: name).flatMap { trait in after[trait].map { new.value($0, of: trait) } }
      add(.overrides, place, ".overrides." + name, was, now)
    }
    if isNew { return }
    let (given, gives) = (
      old.traits.overrideTraitCollection(forChild: id), new.traits.overrideTraitCollection(forChild: id)
    )
    add(.overrides, place, " by its parent", given.map { .collection($0) }, gives.map { .collection($0) })
    add(
      .overrides, place, ".overrideUserInterfaceStyle",
      .int(old.traits.overrideUserInterfaceStyle(at: id)), .int(new.traits.overrideUserInterfaceStyle(at: id))
    )
  }

  private mutating func compareFields(_ id: EnvironmentID, _ place: String, _ isNew: Bool) {
    let before = isNew ? [:] : old.readableFields(of: id)
    let after = new.readableFields(of: id)
    for name in Set(before.keys).union(after.keys).sorted() {
      let (was, now) = (before[name] ?? .nothing, after[name] ?? .nothing)
      add(.values, place, "." + name, isNew ? nil : was, now)
    }
  }
}

extension Function {
  /// The text of its code.
  var text: String { code.place.source.text(code.place.range) }
}

extension Session {
  func trait(called name: String) -> TraitID? {
    definitions.traits.first { propertyName($0.id) == name }?.id
  }

  /// A registration as what it is for: on which environment, for which traits in any order.
  struct RegistrationName: Hashable, Comparable {
    var place: String
    var traits: String

    static func < (left: Self, right: Self) -> Bool {
      (left.place, left.traits) < (right.place, right.traits)
    }
  }

  /// The registrations by what they are for.
  var registrationFacts: [RegistrationName: (titles: String, texts: [String], calls: String)] {
    var found: [RegistrationName: [Registration]] = [:]
    for id in traits.registrations {
      guard let registration = traits.registration(id) else { continue }
      let names = registration.traits.map { propertyName($0) }.sorted().joined(separator: ", ")
      found[.init(place: reference(to: registration.environment), traits: names), default: []]
        .append(registration)
    }
    return found.mapValues { registrations in
      let handlers = registrations.compactMap {
        self.handlers.indices.contains($0.tag) ? self.handlers[$0.tag] : nil
      }
      return (
        handlers.map(\.title).joined(separator: ", "), handlers.map(\.function.text),
        registrations.map { "\($0.calls)" }.joined(separator: ", ")
      )
    }
  }

  /// What was defined, by what it is called: a summary, and the text.
  var definitionTexts: [String: (summary: String, text: String)] {
    var texts: [String: (summary: String, text: String)] = [:]
    for (name, info) in definitions.types where !info.isApple {
      let parts = info.kind == .enumeration ? info.cases.map(\.name) : info.fields.map(\.name)
      texts["\(info.kind) \(name)"] = (parts.joined(separator: ", "), info.text)
    }
    for info in definitions.traits where !info.isSystem {
      let definition = traits.definition(of: info.id)
      var summary = "\(info.type) = \(shown(info.defaultValue))"
      if definition.affectsColorAppearance { summary += ", affects colour" }
      if let identifier = definition.identifier { summary += ", identifier \(identifier)" }
      texts["trait \(info.property ?? info.name)"] = (summary, definition.name)
    }
    for (name, color) in definitions.colors { texts["color \(name)"] = ("defined", color.text) }
    for (name, image) in definitions.images {
      let conditions = image.variants.map { variant in
        variant.conditions.map { "\($0.trait) \(shown($0.value))" }.joined(separator: ", ")
      }
      texts["image \(name)"] = (
        image.variants.map(\.file).joined(separator: ", "), conditions.joined(separator: "; ")
      )
    }
    for (name, key) in definitions.keys {
      texts["key \(name)"] = ("\(key.type) = \(shown(key.defaultValue))", "")
    }
    for (name, action) in definitions.actions {
      let place = action.function.code.place
      texts["action \(name)"] = ("defined", place.source.text(place.range))
    }
    for (name, indices) in definitions.functionNames {
      let functions = indices.map { definitions.functions[$0] }
      let texts2 = functions.map { $0.source.text($0.declaration.body?.range ?? $0.declaration.name.range) }
      texts["func \(name)"] = ("defined", texts2.joined(separator: "\n"))
    }
    return texts
  }

  /// The environments that have a name of their own in answers: all but root views.
  var shownEnvironments: [EnvironmentID] {
    let tree = traits.tree
    let roots = Array(tree.scenes) + Array(tree.detached)
    return roots.flatMap { root in
      tree.preorder(from: root).filter { !tree.isRootView($0) && presentation(making: $0) == nil }
    }
  }

  /// The presentation that made an environment: its controller, that of its content, and what hosts its views.
  private func presentation(making id: EnvironmentID) -> ScreenID? {
    let tree = traits.tree
    if let own = screens.presented[id] { return own }
    let content = views.roots.values.first { $0.host == id }?.owner ?? id
    guard content != id || tree.label(of: id) == "content" else { return nil }
    return tree.parent(of: content).flatMap { screens.presented[$0] }
  }

  /// What an environment is and where it stands: `view in form`.
  fileprivate func standing(of id: EnvironmentID) -> String {
    let kind = "\(traits.tree.kind(of: id))"
    if let parent = traits.tree.parent(of: id) {
      let owner = traits.tree.isRootView(parent) ? traits.tree.parent(of: parent) ?? parent : parent
      return "\(kind) in \(presentation(making: owner).map { name(of: $0) } ?? reference(to: owner))"
    }
    return kind == "scene" ? kind : "\(kind) in no hierarchy"
  }

  /// What runs when methods are called, by their names.
  fileprivate func handlerTexts(of id: EnvironmentID) -> [String: String] {
    var texts: [String: String] = [:]
    for (event, tag) in traits.observed(at: id) where handlers.indices.contains(tag) {
      texts[event.methodName] = handlers[tag]?.function.text ?? ""
    }
    return texts
  }

  /// The properties of an environment, as they are seen: of a colour what was drawn.
  fileprivate func readableFields(of id: EnvironmentID) -> [String: Value] {
    var fields: [String: Value] = [:]
    for (name, value) in instance(of: id)?.fields ?? [:] where !name.hasPrefix("drawn.") {
      fields[name] = field("drawn.\(name)", of: id) ?? value
    }
    return fields
  }
}
