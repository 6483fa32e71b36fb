import StateUpdates
import Syntax
import Traits

extension Checker {
  /// The key of the environment that a key path names: its name in the tree, and its type.
  func environmentKey(_ names: [Name], _ range: SourceRange) throws(Problem) -> (name: String, type: Type) {
    // `@Environment(\.self)`: all of it.
    guard let name = names.first else { return ("", .named("EnvironmentValues")) }
    if names.count > 1 {
      // `\.flags.limit`: a part of what a key holds.
      var whole = try environmentKey([name], range)
      for part in names.dropFirst() {
        guard let member = session.property(part.text, of: whole.type) else {
          throw problem("\(named(whole.type)) has no `\(part.text)`", at: part.range)
        }
        whole = ("\(whole.name)/\(part.text)", member.resolved.type)
      }
      return whole
    }
    if let key = session.definitions.keys[name.text] { return (name.text, key.type) }
    let type = Type.named("EnvironmentValues")
    guard let member = session.property(name.text, of: type) else {
      let known = session.memberNames(of: type) + session.definitions.keys.keys.sorted(on: \.self)
      throw problem(
        "the environment has no `\(name.text)`", at: name.range,
        suggestion: Spelling.suggestion(for: name.text, among: known)
          ?? "`extension EnvironmentValues { @Entry var \(name.text) = … }` makes it")
    }
    return (member.environmentKey ?? name.text, member.type)
  }

  /// `self[ThemeKey.self]` of EnvironmentValues: the value at the view whose they are, and the default where there is none.
  func key(_ key: KeyDefinition, of values: Checked, _ range: SourceRange) -> Checked {
    let place = place(range)
    var checked = values.map(key.type, range) { session, values throws(Problem) in
      guard case .node(let id) = values else { return try session.defaultValue(of: key, place) }
      return try session.environmentValue(key.name, at: id, place)
    }
    // Views set keys by `.environment(_:_:)`: what is set on values in hand reaches no view.
    checked.store = { _, _ throws(Problem) in }
    return checked
  }
}

/// A key of the environment that shares its data with a trait: one of the session's, or of Apple's.
struct BridgedKey {
  let name: String
  /// The trait, and its number in the definitions.
  let trait: TraitInfo
  let index: Int
  /// The session's key; nil for Apple's.
  let definition: KeyDefinition?

  /// Apple's keys by the trait's property.
  private static let bridges = [
    "colorScheme": "userInterfaceStyle", "horizontalSizeClass": "horizontalSizeClass",
    "verticalSizeClass": "verticalSizeClass", "layoutDirection": "layoutDirection",
    "displayScale": "displayScale", "dynamicTypeSize": "preferredContentSizeCategory",
    "sizeCategory": "preferredContentSizeCategory", "legibilityWeight": "legibilityWeight",
    "colorSchemeContrast": "accessibilityContrast",
  ]

  /// Nil for a key that no trait is connected with.
  init?(_ name: String, in session: Session) {
    definition = session.definitions.keys[name]
    let property = definition == nil ? Self.bridges[name] : nil
    guard let index = definition?.bridged ?? property.flatMap({ session.definitions.traitProperties[$0] })
    else { return nil }
    (self.name, self.index, trait) = (name, index, session.definitions.traits[index])
  }

  /// All of them, Apple's first.
  static func all(in session: Session) -> [BridgedKey] {
    (bridges.keys.sorted(on: \.self) + session.definitions.keys.keys.sorted(on: \.self)).compactMap {
      BridgedKey($0, in: session)
    }
  }

  func value(in collection: TraitCollection, _ session: inout Session) throws(Problem) -> Value? {
    if let read = definition?.read { return try session.call(read, with: [.collection(collection)]) }
    let found = session.value(session.traits.value(of: trait.id, in: collection), of: trait.id)
    guard definition == nil else { return found }
    guard let type = session.property(name, of: .named("EnvironmentValues"))?.type.wrapped else { return nil }
    return session.translated(found, to: type)
  }

  /// Writes what a value of the key means into a collection; the session's own `write` may set several traits.
  func write(
    _ value: Value, to collection: inout Value, _ session: inout Session, _ place: Place
  ) throws(Problem) {
    if let write = definition?.write {
      var arguments = [collection, value]
      _ = try session.call(write, &arguments)
      collection = arguments[0]
      return
    }
    // Apple's keys are optional where its traits are unspecified.
    let isUnspecified = definition == nil && value == .nothing
    let new = isUnspecified ? trait.defaultValue : session.translated(value, to: trait.type.wrapped) ?? value
    _ = try session.writeTrait(index, of: &collection, new, place)
  }
}

extension Session {
  /// A case of Apple's as one of the other framework: both have them in one order, and UIKit `unspecified` as well.
  func translated(_ value: Value, to type: Type) -> Value? {
    func cases(_ type: Type) -> [String] {
      (info(type)?.cases.map(\.name) ?? []).filter { $0 != "unspecified" }
    }
    guard case .enumCase(let own, let name, _) = value, type != .named(own) else { return value }
    guard let index = cases(.named(own)).firstIndex(of: name), cases(type).indices.contains(index) else {
      return nil
    }
    return .enumCase(type.description, cases(type)[index], [])
  }

  /// A collection with what modifiers at a view and above it give to keys that are bridged.
  mutating func collection(at id: ViewID, over outer: TraitCollection, _ place: Place) throws(Problem)
    -> TraitCollection
  {
    var given = Value.collection(outer)
    let keys = views.graph.keysProvided(at: id)
    for key in keys.isEmpty ? [] : BridgedKey.all(in: self) where keys.contains(key.name) {
      guard let value = views.graph.provided(key.name, at: id) else { continue }
      try key.write(value, to: &given, &self, place)
    }
    if case .collection(let whole) = given { return whole }
    return outer
  }

  /// A colour as it looks at a view; while it changes, the screen has it from the animation.
  package mutating func resolved(_ color: Value?, at id: ViewID, _ place: Place) throws(Problem) -> Value? {
    guard case .color? = color, let color, !views.graph.isAnimating(id), let host = views.hosted(id)?.host
    else { return nil }
    var collection = try collection(at: id, over: traits.collection(at: host), place)
    if let level = views.graph.provided("userInterfaceLevel", at: id) {
      collection[.userInterfaceLevel] = .integer(level.whole)
    }
    return resolved(color, with: collection)
  }

  /// What a key of the environment holds at a view: what the nearest modifier gives, else the trait that it is bridged to, else its default.
  mutating func environmentValue(_ key: String, at id: ViewID, _ place: Place) throws(Problem) -> Value {
    if key.isEmpty { return .node(id) }
    if definitions.keys[key] == nil, let object = views.graph.environment(objectKey(key, at: id), at: id) {
      return object
    }
    if let value = views.graph.environment(key, at: id) {
      // What is disabled stays so in what is not.
      return key == "isEnabled" ? .bool(!views.isDisabled(id)) : value
    }
    if let host = views.hosted(id)?.host {
      var collection = traits.collection(at: host)
      if let level = views.graph.provided("userInterfaceLevel", at: id) {
        collection[.userInterfaceLevel] = .integer(level.whole)
      }
      if let value = try BridgedKey(key, in: self)?.value(in: collection, &self) { return value }
    }
    if let known = definitions.keys[key] { return try defaultValue(of: known, place) }
    if let own = member(key, of: .named("EnvironmentValues"))?.first {
      var view = Value.node(id)
      // What is computed of others, by its code.
      if case .functions = own.body { return try read(key, own, of: &view, place, as: nil) }
      if case .row(let row) = own.body {
        if let value = row.initial { return value }
        if let value = try row.get?(&self, &view, [], place) { return value }
      }
    }
    let asking = views.graph[id].flatMap { info(.named($0.element.type))?.fields } ?? []
    if asking.contains(where: { $0.wrapper == .environment(key, isObject: true) && $0.type.isOptional }) {
      return .nothing
    }
    if let delegate = appDelegate(key) { return delegate }
    throw Problem(
      "no `\(key)` was given to the environment of this view", at: place,
      suggestion: "write `.environmentObject(…)` or `.environment(…)` on a view above")
  }

  /// The key of an object of a type: where a generic view gives it, or asks for it, only the name before the `<` is known.
  func objectKey(_ type: String, at id: ViewID) -> String {
    let (exact, name) = ("object:" + type, "object:" + type.prefix { $0 != "<" })
    if exact == name || views.graph.provided(exact, at: id) != nil { return exact }
    let isOpen = hasOpenParts(.named(type))
    return views.graph.provided(at: id) { $0 == name || isOpen && $0.hasPrefix(name + "<") }?.key ?? exact
  }

  /// Whether it is not known what stands in the `< >` of a type.
  func hasOpenParts(_ type: Type) -> Bool {
    placeholders(of: type).contains { $0 != "Self" && ($1 == .any || $1.isOpen || isOpen($1)) }
  }

  /// The delegate of an app, which is in the environment of its views.
  func appDelegate(_ type: String) -> Value? {
    let row = isKind(type, of: "UIApplicationDelegate") ? heap.objects.lastIndex { $0.type == type } : nil
    return row.map { .object(ObjectID(row: $0)) }
  }

  /// How Swift writes a key that the tree calls so: `\.theme` for `ThemeKey`.
  package func keyPath(toEnvironmentKey key: String) -> String {
    let names = key.split(separator: "/").map(String.init)
    let members = lineage(.named("EnvironmentValues")).flatMap { $0.members.values.joined() }
    let property = members.first { $0.environmentKey == names[0] }?.name
    return "\\." + ([property ?? names[0]] + names.dropFirst()).joined(separator: ".")
  }

  /// What a name means in the body of a modifier or a style: what stands before the modifier, and what the style is given.
  func nameInBody(_ name: String, of type: Type?) -> Type? {
    guard ["Content", "Configuration", "Value", "Label"].contains(name), let owner = type?.name else {
      return nil
    }
    let known = info(.named(owner))
    let conformances = known?.conformances ?? []
    if name == "Label" {
      // In an extension of `NavigationLink` and its like it is a parameter.
      let isParameter = owner != name && known?.isApple == true && conformances.contains("View")
      return isParameter ? .named("View") : nil
    }
    if let own = definitions.typealiases["\(owner).\(name)"] { return own }
    if name == "Value" {
      return staticMember("defaultValue", of: .named(owner))?.first.map { $0.resolved.type }
    }
    if name == "Content" {
      return conformances.isDisjoint(with: ["ViewModifier", "Transition"]) ? nil : .named("View")
    }
    let isStyle = conformances.union([owner]).contains { $0.hasSuffix("Style") && isApples($0) }
    return isStyle ? .named("StyleConfiguration") : nil
  }
}
