import StateUpdates
import Syntax

package enum PropertyWrapper: Hashable, Sendable {
  /// `@State`, and wrappers with the same storage: `@FocusState`, `@GestureState`.
  case state
  /// `@AppStorage("key")`, stored in `UserDefaults`; `@SceneStorage("key")`, stored beside it for each scene.
  case persistent(String)
  /// `@StateObject`: its value is made once, when the view appears.
  case stateObject
  case binding
  /// `@ObservedObject`, `@Bindable`: an object with another owner.
  case object(isObserved: Bool)
  /// `@Environment(\.key)`, `@Environment(Model.self)`, `@EnvironmentObject`: the key, and whether it is an object's key.
  case environment(String, isObject: Bool)
  case published
  case ignored
  /// `@ScaledMetric(relativeTo: .title)`: a length that scales with the line height of a text style.
  case scaled(String)

  private static let byName: [String: PropertyWrapper] = [
    "State": .state, "FocusState": .state, "AppStorage": .state, "SceneStorage": .state,
    "GestureState": .state, "ScaledMetric": .scaled("body"), "AccessibilityFocusState": .state,
    "Query": .state, "StateObject": .stateObject, "UIApplicationDelegateAdaptor": .stateObject,
    "Binding": .binding, "ObservedObject": .object(isObserved: true), "Bindable": .object(isObserved: false),
    "EnvironmentObject": .environment("", isObject: true), "Environment": .environment("", isObject: false),
    "Published": .published, "ObservationIgnored": .ignored, "Namespace": .state,
  ]

  /// Whether an initialiser may make the wrapper itself: `_n = State(initialValue: 0)`.
  static func hasMaker(_ name: String) -> Bool { byName[name] != nil && name != "Binding" }

  /// The wrapper that a misspelled attribute probably means; an attribute that is near to none is kept without effect.
  static func nearest(to name: String) -> String? {
    Spelling.nearest(to: name, among: byName.keys.sorted(on: \.self))
  }

  static func of(_ modifiers: Modifiers) -> (wrapper: PropertyWrapper, attribute: Attribute)? {
    for attribute in modifiers.attributes {
      if let wrapper = byName[attribute.name.text] { return (wrapper, attribute) }
    }
    return nil
  }

  /// Whether the value is stored elsewhere, and the property holds a reference to it.
  var isReference: Bool {
    switch self {
    case .published, .ignored, .object: false
    default: true
    }
  }

  /// Whether the memberwise initialiser of a view takes it.
  var isGiven: Bool { if case .environment = self { false } else { true } }

  /// The stored value of the property in a view that is not on screen.
  package func stored(_ value: Value) -> Value {
    switch (self, value) {
    case (_, .binding): value
    case (.stateObject, .closure(let maker)): .binding(BindingValue(.functions(get: maker, set: maker)))
    case (.persistent(let key), _): .binding(BindingValue(.stored(key, value)))
    case (.state, _), (.stateObject, _), (.scaled, _): .binding(BindingValue(.initial(value)))
    default: value
    }
  }

  /// The stored value once the view is on screen.
  func installed(_ value: Value, _ name: String, of id: ViewID) -> Value {
    switch self {
    case .state, .stateObject: .binding(BindingValue(.state(id, name)))
    case .scaled(let style):
      if case .initial(let first)? = value.binding?.location {
        .binding(BindingValue(.environment(id, "dynamicTypeSize"), path: [.scaled(first, style: style)]))
      } else {
        value
      }
    case .environment(let key, isObject: true): .binding(BindingValue(.environment(id, key)))
    default: key(at: id).map { .binding($0) } ?? value
    }
  }

  /// What `@Environment(\.key)` refers to: the value at a view on screen; without a view, the default.
  func key(at id: ViewID?) -> BindingValue? {
    guard case .environment(let key, isObject: false) = self else { return nil }
    return BindingValue(
      .environment(id, String(key.prefix { $0 != "/" })),
      path: key.split(separator: "/").dropFirst().map { .property(String($0)) })
  }
}

extension Checker {
  /// The wrapper of a property, and the property's type: the written one, or the one that the wrapper implies.
  mutating func wrapper(_ declaration: VariableDeclaration, _ binding: VariableDeclaration.Binding)
    throws(Problem) -> (wrapper: PropertyWrapper, type: Type?)?
  {
    guard let (wrapper, attribute) = PropertyWrapper.of(declaration.modifiers) else {
      for name in declaration.modifiers.attributes.map(\.name) {
        guard let near = PropertyWrapper.nearest(to: name.text) else { continue }
        throw problem(
          "there is no property wrapper `\(name.text)`", at: name.range, suggestion: "did you mean `\(near)`?"
        )
      }
      return nil
    }
    let written = try binding.type.map { syntax throws(Problem) in try resolve(syntax) }
    switch (wrapper, attribute.name.text) {
    case (.environment, "EnvironmentObject"):
      guard let key = written.flatMap({ session.objectKey(of: $0) }) else {
        throw problem("`\(binding.name.text)` needs the type of its object", at: binding.name.range)
      }
      return (.environment(key, isObject: true), written)
    case (.environment, _):
      guard let argument = attribute.arguments.first?.value else {
        throw problem(
          "`@Environment` needs a key", at: attribute.name.range, suggestion: "such as `(\\.dismiss)`")
      }
      if case .keyPath(_, let path) = argument.kind {
        let key = try environmentKey(path.memberNames, argument.range)
        return (.environment(key.name, isObject: false), written ?? key.type)
      }
      guard case .metatype(let type) = try checkUnfitted(argument).type, let key = session.objectKey(of: type)
      else { throw problem("expected a key path or a type", at: argument.range) }
      return (.environment(key, isObject: true), written ?? type)
    case (.scaled, _):
      guard let style = attribute.arguments.first(where: { $0.label?.text == "relativeTo" }) else { break }
      return (.scaled(text(style.value.range).split(separator: ".").last.map(String.init) ?? ""), written)
    case (.state, "FocusState") where written == .bool || written == nil: return (wrapper, .bool)
    case (.state, "Namespace"): return (wrapper, .named("Namespace.ID"))
    case (.state, "AppStorage"):
      if selfType.map(session.isReference) == true { return (.published, written) }
      // An initialiser may set the key: `_count = AppStorage(wrappedValue: 3, "count")`.
      guard let key = attribute.arguments.first?.value else { return (.persistent(""), written) }
      return (.persistent(storageKey(key)), written)
    case (.state, "SceneStorage"):
      let key = attribute.arguments.first.map { storageKey($0.value) } ?? ""
      return (.persistent(Self.sceneKey + key), written)
    default: break
    }
    return (wrapper, written)
  }

  /// The value of a storage key, or its source text.
  private mutating func storageKey(_ key: Expression) -> String {
    let code = try? check(key, expecting: .string).code
    return (try? code?(&session))?.text ?? text(key.range)
  }

  /// The prefix of a `@SceneStorage` key; the scene's name follows it, if the view is in a scene.
  static let sceneKey = "scene/"

  /// Adds the extra members of a wrapped property: `$name`, a binding to it, and `_name`, the wrapper.
  mutating func addProjections(of field: TypeInfo.Field, to info: inout TypeInfo) {
    guard let wrapper = field.wrapper, wrapper != .ignored else { return }
    let (name, type) = (field.name, field.type)
    if wrapper == .published {
      let publisher = Type.generic("Published.Publisher", [type])
      info.members["$" + name] = [
        .native(
          "$" + name, publisher,
          get: { _, object, _, _ in .structure(.init("Published.Publisher", [object, .string(name)])) },
          // `assign(to: &$name)` writes the publisher back unchanged.
          set: { _, _, _, _ in .void })
      ]
      info.members["_" + name] = [storage(name, type)]
      return
    }
    let isReference = wrapper.isReference
    var plain = Member.stored(name, type)
    if isReference {
      plain = .native(
        name, type,
        get: { session, view, _, place throws(Problem) in
          try BindingValue(wrapped: name, of: view, in: session).read(in: &session, place)
        }, set: wrapper.isGiven ? Self.assignment(toWrapped: name) : nil)
      plain.isNonmutating = wrapper.isGiven
    }
    plain.isPrivate = field.isPrivate
    plain.isForced = info.members[name]?.first?.isForced == true
    plain.observers = (field.willSet, field.didSet)
    info.members[name] = [plain] + (info.members[name] ?? []).filter { $0.kind == .method }
    let isBindable = wrapper == .object(isObserved: false)
    info.members["_" + name] = [
      storage(name, isReference || isBindable ? .binding(type) : type, isBindable: isBindable)
    ]
    // `@Environment` has no bindings: its value is only read.
    if case .environment = wrapper, session.info(type)?.conformances.contains("Observable") == true { return }
    info.members["$" + name] = [
      .native("$" + name, .binding(type)) { session, view, _, _ throws(Problem) in
        if isReference {
          return .binding(BindingValue(wrapped: name, of: view, in: session).projected(in: session))
        }
        return .binding(BindingValue(.constant(session.stored(name, of: view) ?? .nothing)))
      }
    ]
  }

  /// `_name`: the storage of a wrapped property; `@Bindable` stores the object, and gives bindings to it.
  private func storage(_ name: String, _ type: Type, isBindable: Bool = false) -> Member {
    .native(
      "_" + name, type,
      get: { session, view, _, _ throws(Problem) in
        let value = session.stored(name, of: view) ?? .nothing
        return isBindable ? .binding(BindingValue(.constant(value))) : value
      },
      set: { session, view, values, place throws(Problem) in
        let value = isBindable ? try values[0].binding?.read(in: &session, place) : values[0]
        session.store(name, of: &view, value ?? .nothing)
        return .void
      })
  }

  /// `name = value` for a wrapped property; in an initialiser it sets the initial value, if there is none yet.
  private static func assignment(toWrapped name: String) -> Native {
    { session, view, values, place throws(Problem) in
      let binding = BindingValue(wrapped: name, of: view, in: session)
      if case .initial(.nothing) = binding.location {
        session.store(name, of: &view, .binding(BindingValue(.initial(values[0]))))
      } else {
        try binding.write(values[0], in: &session, place)
      }
      return .void
    }
  }

  /// `@Entry var theme = Theme.plain` in an extension of EnvironmentValues: declares a key with that name.
  mutating func declareEntry(
    _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, _ type: Type, of owner: String
  ) throws(Problem) -> Bool {
    guard declaration.modifiers.attributes.contains(where: { $0.name.text == "Entry" }) else { return false }
    let name = binding.name.text
    let code = try binding.initial.map { value throws(Problem) in try check(value, expecting: type).code }
    let value = try code?(&session) ?? .nothing
    session.definitions.keys[name] = KeyDefinition(name: name, type: type, defaultValue: value, bridged: nil)
    session.definitions.types[owner]?.members[name] = [.key(name, type)]
    return true
  }

  /// The initial value of a wrapper that is given none: `@FocusState var isFocused: Bool`.
  func firstValue(of modifiers: Modifiers, _ type: Type) -> Value? {
    switch PropertyWrapper.of(modifiers)?.attribute.name.text {
    case "FocusState": type == .bool ? .bool(false) : .nothing
    case "Namespace": .kept("namespace")
    case "Query": .list([])
    case "AppStorage" where type == .named("TabViewCustomization"): .kept("TabViewCustomization()")
    default: nil
    }
  }
}

extension VariableDeclaration {
  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`: makes the delegate once, and calls its launch methods.
  ///
  /// `@State(initialValue: 3) var n`: takes the initial value from the attribute.
  var launching: VariableDeclaration {
    guard let attribute = PropertyWrapper.of(modifiers)?.attribute, let name = bindings.first?.name,
      bindings[0].initial == nil
    else { return self }
    let given = attribute.arguments.first { ["initialValue", "wrappedValue"].contains($0.label?.text) }
    if let given {
      var copy = self
      copy.bindings[0].initial = given.value
      return copy
    }
    if attribute.name.text != "UIApplicationDelegateAdaptor" { return self }
    var type: Expression?
    if case .named(let names, _)? = bindings[0].type?.kind, let name = names.last {
      type = Expression(.name(name), name.range)
    }
    if case .member(let base, _)? = attribute.arguments.first?.value.kind { type = base }
    guard let made = type?.called() else { return self }
    var copy = self
    let launched = Expression(.name(Name("_launched", name.range)), name.range)
    copy.bindings[0].initial = launched.called([Argument(label: nil, value: made)])
    return copy
  }
}
