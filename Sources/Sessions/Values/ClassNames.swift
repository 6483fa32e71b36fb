import ViewTree

// The classes of values.
extension Session {
  package func isOf(_ value: Value, _ type: Type) -> Bool {
    switch (value, type) {
    case (_, .any), (_, .unknown): return true
    case (_, .named("NSError")): return isKind(className(of: value), of: "Error")
    case (.nothing, .optional): return true
    case (_, .optional(let wrapped)): return isOf(value, wrapped)
    case (.int, .int), (.double, .double), (.bool, .bool), (.string, .string), (.closure, .function):
      return true
    case (.list(let values), .list(let element)), (.list(let values), .set(let element)):
      return values.allSatisfy { isOf($0, element) }
    case (.dictionary(let values), .dictionary(let key, let element)):
      return values.allSatisfy { isOf($0.key, key) && isOf($0.value, element) }
    case (.tuple(let values), .tuple(let elements)):
      return values.count == elements.count && zip(values, elements).allSatisfy { isOf($0, $1.type) }
    case (.trait(let id), .metatype):
      guard let trait = trait(id) else { return false }
      return isOf(.type(.named(trait.name)), type)
    case (.type(let own), .metatype(let type)):
      return own == type || own.name.map { isKind($0, of: type.name ?? "\(type)") } ?? false
    case (.layer(let id), .named(let name)): return isKind(layerClass(of: id), of: name)
    case (_, .named(let name)), (_, .generic(let name, _)): return isKind(className(of: value), of: name)
    default: return false
    }
  }

  package func className(of value: Value) -> String {
    switch value {
    case .enumCase(let name, _, _): name
    case .structure(let structure): structure.type
    case .object(let id): heap.objects[id.row].type
    case .environment(let id): className(of: id)
    case .collection: "UITraitCollection"
    case .color(.resolved): "CGColor"
    case .color: "UIColor"
    case .image: "UIImage"
    case .overrides: "UITraitOverrides"
    case .layer: "CALayer"
    case .registration: "UITraitChangeRegistration"
    case .kept("UIScreen.main"): "UIScreen"
    case .screen(let id): screens.rows[id]?.presentation != nil ? "Presentation" : "ScreenButton"
    case .view(let view): view.type
    case .binding: "Binding"
    case .animation: "Animation"
    case .node(let id): views.graph[id]?.element.type ?? "View"
    case .trait: "UITrait"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .list: "Array"
    case .range: "Range"
    default: "Any"
    }
  }

  /// The type of a value, found from the value alone.
  package func type(of value: Value) -> Type {
    switch value {
    case .list(let values): .list(values.first.map { type(of: $0) } ?? .any)
    case .dictionary(let pairs):
      .dictionary(type(of: pairs.keys.first ?? .void), type(of: pairs.values.first ?? .void))
    case .tuple(let parts): .tuple(parts.map { .init(label: nil, type: type(of: $0)) })
    case .closure(let function): .function(function.code.parameters, function.code.result)
    case .nothing: .optional(.any)
    case .range(let range): .range(of: type(of: range.lower ?? range.upper ?? .int(0)))
    case .color: .named("Color")
    case .type(let type): .metatype(type)
    case .structure, .object: type(named: className(of: value)).map { whole($0, of: value) } ?? .any
    default: type(named: className(of: value)) ?? .any
    }
  }

  /// A generic type with its arguments found from its fields: `Box<Int>`; the type unchanged if they do not show all arguments.
  private func whole(_ type: Type, of value: Value) -> Type {
    guard let info = definitions.types[type.description], !info.parameters.isEmpty else { return type }
    var found: [String: Type] = [:]
    func find(_ type: Type, _ value: Value) {
      switch (type, value) {
      case (_, .nothing): return
      case (.unknown(let name), _): found[name] = found[name] ?? self.type(of: value)
      case (.optional(let inner), _): find(inner, value)
      case (.list(let inner), .list(let values)), (.set(let inner), .list(let values)):
        if let first = values.first { find(inner, first) }
      default: return
      }
    }
    for field in info.fields { find(field.type, stored(field.name, of: value) ?? .nothing) }
    return info.parameters.allSatisfy { found[$0] != nil } ? info.found(found, as: type) : type
  }

  /// The class of an environment: a declared class, or UIKit's class for its kind.
  package func className(of id: EnvironmentID) -> String {
    instance(of: id)?.type ?? Self.className(of: traits.tree.kind(of: id))
  }

  package static func className(of kind: EnvironmentKind) -> String {
    switch kind {
    case .scene: "UIWindowScene"
    case .window: "UIWindow"
    case .presentation: "UIPresentationController"
    case .controller: "UIViewController"
    case .view: "UIView"
    }
  }

  /// Converts a value to a type that it conforms to: an error becomes an `NSError` with its type as domain and its case number as code.
  mutating func bridged(_ value: Value, to type: Type) -> Value {
    let own = className(of: value)
    guard type == .named("NSError"), value != .nothing, !isKind(own, of: "NSError") else { return value }
    return newObject(
      "NSError",
      ["domain": .string(own.qualified), "code": .int(errorCode(of: value)), "userInfo": .dictionary([:])])
  }

  /// The code of an error: its integer raw value, else the number of its case, counting the cases with associated values first.
  package func errorCode(of error: Value) -> Int {
    if case .int(let raw)? = raw(of: error) { return raw }
    let cases = info(.named(className(of: error)))?.cases ?? []
    let ordered = cases.filter { !$0.types.isEmpty } + cases.filter(\.types.isEmpty)
    return ordered.firstIndex { $0.name == error.caseName } ?? 1
  }
}

extension Checked {
  /// The same expression with its value converted to a type that it conforms to.
  func bridged(to type: Type) -> Checked {
    map(type, range) { session, value in session.bridged(value, to: type) }
  }
}
