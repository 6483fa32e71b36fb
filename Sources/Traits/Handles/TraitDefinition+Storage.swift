// How values of a Swift type are stored: as integers, as floating-point numbers, or as objects (WWDC23 "Unleash the UIKit trait system"; the kinds
// that have a fast way of their own are those of UIKit's overloads).
extension TraitDefinition {
  /// A value as the engine keeps it.
  static func stored(_ value: Value) -> TraitValue {
    let type = ObjectIdentifier(Value.self)
    if Value.self == Bool.self, let flag = value as? Bool { return .bool(flag) }
    if Value.self == Int.self, let number = value as? Int { return .integer(number) }
    if Value.self == Double.self, let number = value as? Double { return .floating(number) }
    if Value.self == String.self, let text = value as? String { return .string(text) }
    if type == Optionals.integer { return .integer(value as? Int ?? .max) }
    if type == Optionals.floating { return .floating(value as? Double ?? .greatestFiniteMagnitude) }
    if type == Optionals.string { return (value as? String).map { .string($0) } ?? .object(TraitNil()) }
    if Value.self is any RawRepresentable.Type, let value = value as? any RawRepresentable,
      let stored = raw(value)
    {
      return stored
    }
    return .object(TraitBox(value))
  }

  /// What the engine keeps, as a value; the default where that is no value of the type.
  static func value(_ stored: TraitValue) -> Value {
    if case .integer(let number) = stored, Value.self == Int.self, let value = number as? Value {
      return value
    }
    return switch stored {
    case .integer(let number): integer(number) ?? defaultValue
    case .floating(let number): floating(number) ?? defaultValue
    case .object(let object): self.object(object) ?? defaultValue
    }
  }

  private static func raw<Raw: RawRepresentable>(_ value: Raw) -> TraitValue? {
    switch value.rawValue {
    case let number as Int where Raw.RawValue.self == Int.self: .integer(number)
    case let number as Double where Raw.RawValue.self == Double.self: .floating(number)
    case let text as String where Raw.RawValue.self == String.self: .string(text)
    default: nil
    }
  }

  private static func integer(_ number: Int) -> Value? {
    if Value.self == Bool.self { return (number != 0) as? Value }
    if ObjectIdentifier(Value.self) == Optionals.integer {
      return (number == .max ? Int?.none : number) as? Value
    }
    return number as? Value ?? made(from: number)
  }

  private static func floating(_ number: Double) -> Value? {
    if ObjectIdentifier(Value.self) == Optionals.floating {
      return (number == .greatestFiniteMagnitude ? Double?.none : number) as? Value
    }
    return number as? Value ?? made(from: number)
  }

  private static func object(_ object: any TraitObject) -> Value? {
    switch object {
    case let box as TraitBox<Value>: box.value
    case let string as TraitString: string.value as? Value ?? made(from: string.value)
    case is TraitNil: String?.none as? Value
    default: nil
    }
  }

  /// The value of a raw value.
  private static func made(from raw: Any) -> Value? {
    guard let type = Value.self as? any RawRepresentable.Type else { return nil }
    return made(type, from: raw) as? Value
  }

  private static func made<Raw: RawRepresentable>(_ type: Raw.Type, from raw: Any) -> Raw? {
    (raw as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
  }
}

/// The types of optional values that have a storage of their own, looked up once: a generic type's metadata is slow to find.
private enum Optionals {
  static let integer = ObjectIdentifier(Int?.self)
  static let floating = ObjectIdentifier(Double?.self)
  static let string = ObjectIdentifier(String?.self)
}

/// A value that is neither a number nor a string, for the engine: a struct, an enum without raw type, an instance of a class.
///
/// `Equatable` values are compared by `==`, instances of other classes by identity, and any two others are different: see ``Decision/comparison``.
final class TraitBox<Value: Sendable>: TraitObject {
  let value: Value

  init(_ value: Value) { self.value = value }

  func isEqual(to other: any TraitObject) -> Bool {
    guard let other = other as? TraitBox<Value> else { return false }
    if let type = Value.self as? any Equatable.Type { return isEqual(type, other.value) }
    return Value.self is AnyObject.Type && value as AnyObject === other.value as AnyObject
  }

  private func isEqual<Type: Equatable>(_ type: Type.Type, _ other: Any) -> Bool {
    guard let mine = value as? Type, let theirs = other as? Type else { return false }
    return mine == theirs
  }

  /// Another process has no such instance: ``Decision/encoding``.
  var isEncodable: Bool { !(Value.self is AnyObject.Type) }

  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}
