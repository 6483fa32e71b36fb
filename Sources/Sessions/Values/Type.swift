/// The static type of an expression.
///
/// A type refers to its definition by name: `named("AppTheme")` is the current definition of `AppTheme`, so `redefine` keeps the identity.
/// `CGFloat`, `Float` and `TimeInterval` are `double`.
package indirect enum Type: Hashable, Sendable {
  case void, bool, int, double, string
  case optional(Type)
  case list(Type)
  /// Its values are lists without repeated elements.
  case set(Type)
  case dictionary(Type, Type)
  /// Anything that `for` can iterate over: a list, range, dictionary or text. Only rows of Apple's use it.
  case sequence(Type)
  case tuple([TupleElement])
  case function([Type], Type)
  /// `Binding<Bool>`
  case binding(Type)
  /// `Theme.Type`, the type of `Theme.self`.
  case metatype(Type)
  /// A type of the session or of Apple, by its full name: `AppTheme`, `UIView`, `UIImage.DynamicRange`.
  case named(String)
  /// A generic type with its arguments: `Box<Int>`, `Range<Double>`.
  case generic(String, [Type])
  /// Any value: a parameter of `print`, or an expression that is kept without effect.
  case any
  /// A type that is not known yet: the element of `[]`, the type of `nil`, a name such as `T` in a row of Apple's.
  case unknown(String)

  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: Type
  }

  package static let nothing = Type.optional(.unknown("nil"))

  package var wrapped: Type { if case .optional(let type) = self { type } else { self } }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// How many optionals are around the type, and the type without them.
  var layers: Int { isOptional ? wrapped.layers + 1 : 0 }
  var base: Type { isOptional ? wrapped.base : self }

  var isSet: Bool { if case .set = self { true } else { false } }

  /// `Array` or `Set` without arguments; the value decides the element type.
  var isBareList: Bool { self == .list(.unknown("Element")) || self == .set(.unknown("Element")) }
  var isMetatype: Bool { if case .metatype = self { true } else { false } }

  package var isNumber: Bool { self == .int || self == .double }

  /// Whether it is a placeholder such as `T`, which becomes known where it is used.
  package var isParameter: Bool { if case .unknown = self { true } else { false } }

  /// The name without generic arguments; nil for types without a name.
  package var name: String? {
    switch self {
    case .named(let name), .generic(let name, _): name
    default: nil
    }
  }

  /// `Range<Int>`, which is also the type of closed ranges here.
  static func range(of bound: Type) -> Type { .generic("Range", [bound]) }

  var isRange: Bool { name == "Range" }

  package var parts: [Type] {
    switch self {
    case .optional(let type), .list(let type), .set(let type), .sequence(let type), .metatype(let type),
      .binding(let type):
      [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let parameters, let result): parameters + [result]
    case .generic(_, let types): types
    default: []
    }
  }

  /// Whether a part of it is not known yet; a generic type never counts as open, because its members are known.
  package var isOpen: Bool {
    if case .generic = self { false } else { isParameter || parts.contains(where: \.isOpen) }
  }

  /// Whether it holds what an empty `[]` or `[:]` does not tell.
  var isUntold: Bool { parameters.contains { $0.hasPrefix("[") } }

  /// The names of the placeholders in it.
  var parameters: [String] {
    if case .unknown(let name) = self { [name] } else { parts.flatMap(\.parameters) }
  }

  /// The type with its placeholders replaced by the types that were found.
  package func filled(with found: [String: Type]) -> Type {
    switch self {
    case .unknown(let name): found[name] ?? (isPart(ofOneOf: found) ? .any : self)
    case .named(let name): found[name] ?? self
    case .generic(let name, let types): .generic(name, types.map { $0.filled(with: found) })
    case .optional(let type): .optional(type.filled(with: found))
    case .list(let type): .list(type.filled(with: found))
    case .set(let type): .set(type.filled(with: found))
    case .sequence(let type): .sequence(type.filled(with: found))
    case .metatype(let type): .metatype(type.filled(with: found))
    case .binding(let type): .binding(type.filled(with: found))
    case .dictionary(let key, let value): .dictionary(key.filled(with: found), value.filled(with: found))
    case .tuple(let elements):
      .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.filled(with: found)) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.filled(with: found) }, result.filled(with: found))
    default: self
    }
  }
}

extension Type {
  /// Whether it is `S.Action` where `S` is known, but its `Action` is not.
  private func isPart(ofOneOf found: [String: Type]) -> Bool {
    guard case .unknown(let name) = self, let dot = name.firstIndex(of: ".") else { return false }
    return found[String(name[..<dot])] != nil
  }

  /// The parts of a composition: `UIView` and `Themed` for `UIView & Themed`.
  static func parts(ofComposition name: String) -> [String]? {
    name.utf8.contains(UInt8(ascii: "&")) ? name.split(separator: " & ").map(String.init) : nil
  }
}

extension Type: CustomStringConvertible {
  /// The type as `print` writes it: `Array<String>`; a nested type has only its own name.
  var runtimeName: String {
    switch self {
    case .list(let type): "Array<\(type.runtimeName)>"
    case .set(let type): "Set<\(type.runtimeName)>"
    case .optional(let type): "Optional<\(type.runtimeName)>"
    case .dictionary(let key, let value): "Dictionary<\(key.runtimeName), \(value.runtimeName)>"
    case .tuple(let elements): "(" + elements.map(\.type.runtimeName).joined(separator: ", ") + ")"
    case .metatype(let type): type.runtimeName + ".Type"
    case .named(let name): String(name.split(separator: ".").last ?? "")
    case .generic(let name, let types):
      Type.named(name).runtimeName + "<" + types.map(\.runtimeName).joined(separator: ", ") + ">"
    case .void: "()"
    default: description
    }
  }

  /// The type as a generic argument, where placeholders are written by name.
  private var written: String {
    filled(with: Dictionary(parameters.map { ($0, .named($0)) }) { $1 }).description
  }

  /// The type as Swift writes it: `[String]?`.
  package var description: String {
    switch self {
    case .void: "Void"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .nothing: "nil"
    case .optional(let type): if case .function = type { "(\(type))?" } else { "\(type)?" }
    case .list(let type): "[\(type)]"
    case .set(let type): "Set<\(type)>"
    case .sequence(let type): "a sequence of \(type)"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements):
      "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(" + parameters.map(\.description).joined(separator: ", ") + ") -> \(result)"
    case .metatype(let type): "\(type).Type"
    case .binding(let type): "Binding<\(type)>"
    case .named(let name): name
    case .generic(let name, let types): "\(name)<\(types.map(\.written).joined(separator: ", "))>"
    case .any: "Any"
    case .unknown: "_"
    }
  }
}
