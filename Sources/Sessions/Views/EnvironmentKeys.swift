import StateUpdates
import Syntax
import Traits

extension Checker {
  /// The environment key that a key path names: its name in the graph, and its type.
  func environmentKey(_ names: [Name], _ range: SourceRange) throws(Problem) -> (name: String, type: Type) {
    // `@Environment(\.self)`: all values.
    guard let name = names.first else { return ("", .named("EnvironmentValues")) }
    if names.count > 1 {
      // `\.flags.limit`: a part of the value of a key.
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
}

extension Member {
  /// The property of EnvironmentValues for a key; views set it with `.environment(_:_:)`, and setting it on a copy affects none.
  static func key(_ name: String, _ type: Type) -> Member {
    .native(name, type) { session, values, _, place throws(Problem) in
      try session.environmentValue(name, at: values.node, place)
    } set: { _, _, _, _ in
      .void
    }
  }
}

/// An environment key that shares its data with a trait; both are declared in the session, or both are Apple's.
package struct BridgedKey {
  let name: String
  /// The trait, and its index in the definitions.
  let trait: TraitInfo
  package let index: Int
  /// The session's key; nil for Apple's.
  let definition: KeyDefinition?

  /// Apple's keys, with the properties of their traits.
  private static let bridges = [
    "colorScheme": "userInterfaceStyle", "horizontalSizeClass": "horizontalSizeClass",
    "verticalSizeClass": "verticalSizeClass", "layoutDirection": "layoutDirection",
    "displayScale": "displayScale", "dynamicTypeSize": "preferredContentSizeCategory",
    "sizeCategory": "preferredContentSizeCategory", "legibilityWeight": "legibilityWeight",
    "colorSchemeContrast": "accessibilityContrast",
  ]

  /// Returns nil for a key that is not connected with a trait.
  package init?(_ name: String, in session: Session) {
    definition = session.definitions.keys[name]
    let property = definition == nil ? Self.bridges[name] : nil
    guard let index = definition?.bridged ?? property.flatMap({ session.definitions.traitProperties[$0] })
    else { return nil }
    (self.name, self.index, trait) = (name, index, session.definitions.traits[index])
  }

  /// All bridged keys, Apple's first.
  static func all(in session: Session) -> [BridgedKey] {
    (bridges.keys.sorted(on: \.self) + session.definitions.keys.keys.sorted(on: \.self)).compactMap {
      BridgedKey($0, in: session)
    }
  }

  package func value(in collection: TraitCollection, _ session: inout Session) throws(Problem) -> Value? {
    if let read = definition?.read { return try session.call(read, with: [.collection(collection)]) }
    let found = session.value(session.traits.value(of: trait.id, in: collection), of: trait.id)
    guard definition == nil else { return found }
    guard let type = session.property(name, of: .named("EnvironmentValues"))?.type.wrapped else { return nil }
    return session.translated(found, to: type)
  }

  /// Writes a value of the key into a collection; the session's own `write` may set several traits.
  func write(
    _ value: Value, to collection: inout Value, _ session: inout Session, _ place: Place
  ) throws(Problem) {
    if let write = definition?.write {
      var arguments = [collection, value]
      _ = try session.call(write, &arguments)
      collection = arguments[0]
      return
    }
    // Apple's keys are nil where its traits are unspecified.
    let isUnspecified = definition == nil && value == .nothing
    let new = isUnspecified ? trait.defaultValue : session.translated(value, to: trait.type.wrapped) ?? value
    _ = try session.writeTrait(index, of: &collection, new, place)
  }
}

extension Session {
  /// Translates an enum case between UIKit and SwiftUI, which have the cases in the same order; UIKit also has `unspecified`.
  package func translated(_ value: Value, to type: Type) -> Value? {
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
    guard case .color? = color, let color, !views.graph.isAnimating(id), let outer = collection(around: id)
    else { return nil }
    return resolved(color, with: try collection(at: id, over: outer, place))
  }

  /// The collection of the environment around a view, with the level of the presentation that the view is in.
  private func collection(around id: ViewID) -> TraitCollection? {
    guard let host = host(around: id) else { return nil }
    var collection = traits.collection(at: host)
    if let level = views.graph.provided("userInterfaceLevel", at: id) {
      collection[.userInterfaceLevel] = .integer(level.whole)
    }
    return collection
  }

  /// The value of an environment key at a view: from the nearest modifier, otherwise from the bridged trait, otherwise the default.
  ///
  /// A view that is not on screen has the defaults.
  package mutating func environmentValue(_ key: String, at id: ViewID?, _ place: Place) throws(Problem)
    -> Value
  {
    var view = id.map { Value.node($0) } ?? .nothing
    if key.isEmpty { return view }
    if let id {
      if definitions.keys[key] == nil, let object = views.graph.environment(objectKey(key, at: id), at: id) {
        return object
      }
      if let value = views.graph.environment(key, at: id) {
        // A view inside a disabled view stays disabled.
        return key == "isEnabled" ? .bool(!views.isDisabled(id)) : value
      }
      if let bridged = BridgedKey(key, in: self), let outer = collection(around: id),
        let value = try bridged.value(in: outer, &self)
      {
        return value
      }
    }
    if let known = definitions.keys[key] { return try defaultValue(of: known, place) }
    if let own = member(key, of: .named("EnvironmentValues"))?.first {
      // A computed key runs its code.
      if case .functions = own.body { return try read(key, own, of: &view, place, as: nil) }
      if case .row(let row) = own.body {
        if let value = row.initial { return value }
        if let value = try row.get?(&self, &view, [], place) { return value }
      }
    }
    let asking = id.flatMap { views.graph[$0] }.flatMap { info(.named($0.element.type))?.fields } ?? []
    if asking.contains(where: { $0.wrapper == .environment(key, isObject: true) && $0.type.isOptional }) {
      return .nothing
    }
    if let delegate = appDelegate(key) { return delegate }
    throw Problem(
      "no `\(key)` was given to the environment of this view", at: place,
      suggestion: "write `.environmentObject(…)` or `.environment(…)` on a view above")
  }

  /// The key of an object at a view; if a generic view provides or reads the object, only the name before the `<` is known.
  func objectKey(_ key: String, at id: ViewID) -> String {
    let (exact, name) = ("object:" + key, "object:" + key.prefix { $0 != "<" })
    if views.graph.provided(exact, at: id) != nil { return exact }
    return views.graph.provided(at: id) { $0 == name || exact == name && $0.hasPrefix(name + "<") }?.key
      ?? exact
  }

  /// The environment key of an object's type, without generic arguments that are not known yet.
  func objectKey(of type: Type) -> String? {
    let isUnknown = placeholders(of: type).contains {
      $0 != "Self" && ($1 == .any || $1.isOpen || isOpen($1))
    }
    return type.name.map { isUnknown ? $0 : "\(type)" }
  }

  /// The app delegate of a type, which is in the environment of the app's views.
  func appDelegate(_ type: String) -> Value? {
    let row = isKind(type, of: "UIApplicationDelegate") ? heap.objects.lastIndex { $0.type == type } : nil
    return row.map { .object(ObjectID(row: $0)) }
  }

  /// The key path of a key in Swift: `\.theme` for `ThemeKey`.
  package func keyPath(toEnvironmentKey key: String) -> String {
    let names = key.split(separator: "/").map(String.init)
    let members = lineage(.named("EnvironmentValues")).flatMap { $0.members.values.joined() }
    let property = members.first { $0.environmentKey == names[0] }?.name
    return "\\." + ([property ?? names[0]] + names.dropFirst()).joined(separator: ".")
  }

  /// The meaning of a name in the body of a modifier or a style: the modified content, or the configuration of the style.
  func nameInBody(_ name: String, of type: Type?) -> Type? {
    guard ["Content", "Configuration", "Value", "Label"].contains(name), let owner = type?.name else {
      return nil
    }
    let known = info(.named(owner))
    let conformances = known?.conformances ?? []
    if name == "Label" {
      // In an extension of a view type such as `NavigationLink`, it is a generic parameter.
      let isParameter = owner != name && known?.isApple == true && conformances.contains("View")
      return isParameter ? .named("View") : nil
    }
    if let own = definitions.typealiases["\(owner).\(name)"] { return own }
    if name == "Value" {
      return staticMember("defaultValue", of: .named(owner))?.first.map { $0.resolved.type }
    }
    if name == "Content" {
      return conformances.isDisjoint(with: ["ViewModifier", "Transition", "PreviewModifier"])
        ? nil : .named("View")
    }
    let isStyle = conformances.union([owner]).contains { $0.hasSuffix("Style") && isApples($0) }
    return isStyle ? .named("StyleConfiguration") : nil
  }
}
