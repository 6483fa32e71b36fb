import Presentations
import Traits
import ViewTree

// The facts about environments.
extension Session {
  /// The place of an environment, its trait values, overrides, properties and handlers, and its numbers of layouts and draws.
  func facts(of id: EnvironmentID, beside other: Session, isOld: Bool) -> [Fact] {
    let isInBoth = other.traits.tree.has(id)
    let place = isOld && isInBoth ? other.reference(to: id) : reference(to: id)
    let position = Fact(.tree, place, is: .kept(position(of: id)))
    if isOld, !isInBoth { return [position] }
    var facts = [position] + (isInBoth ? traitFacts(of: id, place, beside: other) : [])
    let view = traits.tree.rootView(of: id).map { [($0, place + ".view")] } ?? []
    for (id, place) in [(id, place)] + view {
      facts += overrideFacts(of: id, place, isInBoth: isInBoth)
      facts += fieldFacts(of: id, place, beside: isInBoth ? other : nil)
    }
    for (event, tag) in traits.observed(at: id).sorted(on: \.0.rawValue)
    where handlers.indices.contains(tag) {
      let (name, code) = ("on \(place) \(event.rawValue)", handlers[tag]?.function.text ?? "")
      facts.append(Fact(.handlers, name, is: .kept("handled"), detail: code, changeText: "handled anew"))
    }
    if !isInBoth { return facts }
    return facts + [
      Fact(.work, place, ".layouts", is: .int(traits.layouts(at: id))),
      Fact(.work, place, ".draws", is: .int(traits.draws(at: id))),
    ]
  }

  /// The values of the traits; a trait that is not set has its default.
  private func traitFacts(of id: EnvironmentID, _ place: String, beside other: Session) -> [Fact] {
    let (own, others) = (traits.collection(at: id), other.traits.collection(at: id))
    if own == others { return [] }
    let names = Set(own.traits.map { propertyName($0) }).union(others.traits.map { other.propertyName($0) })
    return names.sorted(on: \.self).compactMap { name in
      // A trait that only one session defines is reported with the definitions.
      guard let trait = trait(called: name), other.trait(called: name) != nil else { return nil }
      return Fact(.traits, place, "." + name, is: value(traits.value(of: trait, at: id), of: trait))
    }
  }

  private func trait(called name: String) -> TraitID? {
    definitions.traits.first { propertyName($0.id) == name }?.id
  }

  private func overrideFacts(of id: EnvironmentID, _ place: String, isInBoth: Bool) -> [Fact] {
    var facts = traits.overrides(at: id).entries.map { entry in
      let name = ".overrides." + propertyName(entry.trait)
      return Fact(.overrides, place, name, is: value(entry.value, of: entry.trait))
    }.sorted(on: \.property)
    if !isInBoth { return facts }
    if let given = traits.overrideTraitCollection(forChild: id) {
      facts.append(Fact(.overrides, place, " by its parent", is: .collection(given)))
    }
    guard let trait = trait(called: "userInterfaceStyle") else { return facts }
    let style = value(.integer(traits.overrideUserInterfaceStyle(at: id)), of: trait)
    return facts + [Fact(.overrides, place, ".overrideUserInterfaceStyle", is: style)]
  }

  /// The environments that have their own name in answers: all except root views and what presentations made.
  var shownEnvironments: [EnvironmentID] {
    let tree = traits.tree
    let roots = Array(tree.scenes) + Array(tree.detached)
    return roots.flatMap { root in
      tree.preorder(from: root).filter { !tree.isRootView($0) && presentation(making: $0) == nil }
    }
  }

  /// The presentation that made an environment: its controller, the controller of its content, or the host of its views.
  private func presentation(making id: EnvironmentID) -> ScreenID? {
    let tree = traits.tree
    if let own = screens.presented[id] { return own }
    let content = views.roots.values.first { $0.host == id }?.owner ?? id
    guard content != id || tree.label(of: id) == "content" else { return nil }
    return tree.parent(of: content).flatMap { screens.presented[$0] }
  }

  /// The kind of an environment and its parent: `view in form`.
  private func position(of id: EnvironmentID) -> String {
    let kind = "\(traits.tree.kind(of: id))"
    if let parent = traits.tree.parent(of: id) {
      let owner = traits.tree.isRootView(parent) ? traits.tree.parent(of: parent) ?? parent : parent
      return "\(kind) in \(presentation(making: owner).map { name(of: $0) } ?? reference(to: owner))"
    }
    return kind == "scene" ? kind : "\(kind) in no hierarchy"
  }

  /// The properties that were set here or in the other session; one that was not set has its initial value.
  private func fieldFacts(of id: EnvironmentID, _ place: String, beside other: Session?) -> [Fact] {
    let (own, others) = (readableFields(of: id), other?.readableFields(of: id))
    return Set(own.keys).union(others?.keys.map { $0 } ?? []).sorted(on: \.self).compactMap { name in
      let value = own[name] ?? unset(name, of: id)
      // An object that is created when its property is first read is not a difference.
      let isMade = own[name] == nil || others.map { $0[name] == nil } ?? false
      if isMade, case .object = value, row(name, of: id) != nil { return nil }
      return Fact(.values, place, "." + name, is: value)
    }
  }

  private func row(_ name: String, of id: EnvironmentID) -> Member? {
    property(name, of: .named(className(of: .environment(id)))).flatMap { $0.isRow ? $0 : nil }
  }

  private func unset(_ name: String, of id: EnvironmentID) -> Value {
    guard let row = row(name, of: id) else { return .nothing }
    var (copy, view) = (self, Value.environment(id))
    return (try? copy.read(name, row, of: &view, .unknown, as: nil)) ?? .nothing
  }

  /// The properties of an environment that can be read: colours as last drawn, and stored values of Apple's rows under the row's name.
  private func readableFields(of id: EnvironmentID) -> [String: Value] {
    var fields: [String: Value] = [:]
    for (name, value) in instance(of: id)?.fields ?? [:] where !name.hasPrefix("drawn.") {
      let shown = name.hasPrefix("_") ? String(name.dropFirst()) : name
      if shown != name, row(shown, of: id) == nil { continue }
      fields[shown] = field("drawn.\(name)", of: id) ?? value
    }
    return fields
  }
}
