import Syntax

/// A property wrapper of SwiftUI's.
package enum PropertyWrapper: Hashable, Sendable {
  /// `@State`, and what lies like it: `@FocusState`, `@AppStorage`, `@GestureState`.
  case state
  /// `@StateObject`: its value is made once, when the view appears.
  case stateObject
  case binding
  /// `@ObservedObject`, `@Bindable`: an object that somebody else owns.
  case object(isObserved: Bool)
  /// `@Environment(\.key)`, `@Environment(Model.self)`, `@EnvironmentObject`; the key, and whether it is an object's.
  case environment(String, isObject: Bool)
  case published
  /// `@ObservationIgnored`
  case ignored

  private static let byName: [String: PropertyWrapper] = [
    "State": .state, "FocusState": .state, "AppStorage": .state, "SceneStorage": .state,
    "GestureState": .state,
    "ScaledMetric": .state, "AccessibilityFocusState": .state, "Query": .state, "StateObject": .stateObject,
    "Binding": .binding, "ObservedObject": .object(isObserved: true), "Bindable": .object(isObserved: false),
    "EnvironmentObject": .environment("", isObject: true), "Environment": .environment("", isObject: false),
    "Published": .published, "ObservationIgnored": .ignored, "Namespace": .state,
  ]

  /// The wrapper that stands before a property, and what stands in its parentheses.
  static func of(_ modifiers: Modifiers) -> (wrapper: PropertyWrapper, attribute: Attribute)? {
    for attribute in modifiers.attributes {
      if let wrapper = byName[attribute.name.text] { return (wrapper, attribute) }
    }
    return nil
  }

  /// Whether the property's storage lies elsewhere, and holds a reference to it.
  var isReference: Bool {
    switch self {
    case .published, .ignored, .object: false
    default: true
    }
  }

  /// Whether a view's initialiser by its fields takes it.
  var isGiven: Bool {
    if case .environment = self { false } else { true }
  }

  /// What lies in the property of a view that is not on screen.
  func stored(_ value: Value) -> Value {
    switch self {
    case .state, .stateObject:
      if case .binding = value { value } else { .binding(BindingValue(.initial(value))) }
    default: value
    }
  }

  /// What lies there once the view is on screen.
  func installed(_ value: Value, _ name: String, of id: ViewIdentity) -> Value {
    switch self {
    case .state, .stateObject: .binding(BindingValue(.state(id, name)))
    case .environment(let key, _): .binding(BindingValue(.environment(id, key)))
    default: value
    }
  }
}

extension Checker {
  /// The wrapper of a property, with the type that it gives where none is written.
  mutating func wrapper(_ declaration: VariableDeclaration, _ binding: VariableDeclaration.Binding)
    throws(Problem)
    -> (wrapper: PropertyWrapper, type: Type?)?
  {
    guard let (wrapper, attribute) = PropertyWrapper.of(declaration.modifiers) else { return nil }
    let written = try binding.type.map { syntax throws(Problem) in try resolve(syntax) }
    switch (wrapper, attribute.name.text) {
    case (.environment, "EnvironmentObject"):
      guard let name = written?.name else {
        throw problem("`\(binding.name.text)` needs the type of its object", at: binding.name.range)
      }
      return (.environment(name, isObject: true), written)
    case (.environment, _):
      guard let argument = attribute.arguments.first?.value else {
        throw problem(
          "`@Environment` needs a key", at: attribute.name.range, suggestion: "such as `(\\.dismiss)`")
      }
      if case .keyPath(_, let names) = argument.kind {
        let key = try environmentKey(names, argument.range)
        return (.environment(key.name, isObject: false), written ?? key.type)
      }
      guard case .metatype(let type) = try checkOpen(argument).type, let name = type.name else {
        throw problem("expected a key path or a type", at: argument.range)
      }
      return (.environment(name, isObject: true), written ?? type)
    case (.state, "FocusState") where written == .bool || written == nil: return (wrapper, .bool)
    case (.state, "Namespace"): return (wrapper, .named("Namespace.ID"))
    case (.state, "AppStorage") where selfType.map(session.isReference) == true: return (.published, written)
    default: return (wrapper, written)
    }
  }

  /// The members that a wrapped property has beside itself: `$name`, a binding to it, and `_name`, the wrapper.
  mutating func addProjections(of field: TypeInfo.Field, to info: inout TypeInfo) {
    if field.wrapper == .published {
      let name = field.name
      info.members["$" + name] = [
        .native("$" + name, .named("PublishedPublisher<\(field.type)>")) { _, object, _, _ throws(Problem) in
          .structure(.init("PublishedPublisher", [object, .string(name)]))
        }
      ]
    }
    guard let wrapper = field.wrapper, wrapper != .published, wrapper != .ignored else { return }
    let (name, isReference) = (field.name, wrapper.isReference)
    var plain = Member(
      name: name, kind: .property, signature: Signature(parameters: [], result: field.type), body: .stored)
    if isReference {
      let get: Native = { session, view, _, place throws(Problem) in
        try session.read(session.wrapped(name, of: view), place)
      }
      let set: Native = { session, view, values, place throws(Problem) in
        try session.assign(values[0], toWrapped: name, of: &view, place)
        return .void
      }
      let isSettable = wrapper.isGiven
      plain.body = .native(get: get, set: isSettable ? set : nil)
      plain.isNonmutating = isSettable
    }
    plain.isPrivate = field.isPrivate
    info.members[name] = [plain]
    let projection: Native = { session, view, _, place throws(Problem) in
      guard isReference else {
        return .binding(BindingValue(.constant(session.stored(name, of: view) ?? .nothing)))
      }
      return .binding(try session.projected(session.wrapped(name, of: view), place))
    }
    info.members["$" + name] = [.native("$" + name, .binding(field.type), projection)]
    let storage: Native = { session, view, _, _ throws(Problem) in session.stored(name, of: view) ?? .nothing
    }
    var wrapperMember = Member.native("_" + name, isReference ? .binding(field.type) : field.type, storage)
    wrapperMember.body = .native(
      get: storage,
      set: { session, view, values, _ throws(Problem) in
        session.store(name, of: &view, values[0])
        return .void
      })
    info.members["_" + name] = [wrapperMember]
  }
}

extension Member {
  static func native(_ name: String, _ type: Type, _ get: @escaping Native) -> Member {
    Member(
      name: name, kind: .property, signature: Signature(parameters: [], result: type),
      body: .native(get: get, set: nil))
  }
}

extension Checker {
  /// `@Entry var theme = Theme.plain` in an extension of EnvironmentValues: a key by that name.
  mutating func declareEntry(
    _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, _ type: Type, of owner: String
  ) throws(Problem) -> Bool {
    guard declaration.modifiers.attributes.contains(where: { $0.name.text == "Entry" }) else { return false }
    let name = binding.name.text
    var value = Value.nothing
    if let initial = binding.initial {
      let code = try check(initial, expecting: type).code
      value = try code(&session)
    }
    session.definitions.keys[name] = KeyDefinition(name: name, type: type, defaultValue: value, bridged: nil)
    let initial = value
    let get: Native = { session, surroundings, _, place throws(Problem) in
      guard case .node(let id) = surroundings else { return initial }
      return try session.environmentValue(name, at: id, place)
    }
    session.definitions.types[owner]?.members[name] = [.native(name, type, get)]
    return true
  }

  /// What a wrapper holds that is given no value: `@FocusState var isFocused: Bool`.
  func firstValue(of declaration: VariableDeclaration, _ type: Type) -> Value? {
    switch PropertyWrapper.of(declaration.modifiers)?.attribute.name.text {
    case "FocusState": type == .bool ? .bool(false) : .nothing
    case "Namespace": .kept("namespace")
    case "Query": .list([])
    default: nil
    }
  }
}

extension Statement {
  /// Whether only Xcode or the system runs it: previews, and the app itself.
  var isRunByXcode: Bool {
    guard case .type(let type) = kind else { return false }
    return type.inherited.contains { $0.isNamed("PreviewProvider") || $0.isNamed("App") }
  }
}
