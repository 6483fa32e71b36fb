// How values of a Swift type are stored: as integers, as floating-point numbers, or as objects (WWDC23 "Unleash the UIKit trait system"; the kinds
// that have a fast way of their own are those of UIKit's overloads). `CGFloat`, which is Foundation's, is known by its format: `FloatingFormat`.
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
    if let number = FloatingFormat.double(value) { return .floating(number) }
    return .object(TraitBox(value))
  }

  /// What the engine keeps, as a value; the default where that is no value of the type.
  static func value(_ stored: TraitValue) -> Value {
    if case .integer(let number) = stored, Value.self == Int.self, let value = number as? Value {
      return value
    }
    return readable(stored) ?? defaultValue
  }

  /// Whether what the engine keeps is a value of the type.
  static func canRead(_ stored: TraitValue) -> Bool { readable(stored) != nil }

  private static func readable(_ stored: TraitValue) -> Value? {
    switch stored {
    case .integer(let number): integer(number)
    case .floating(let number): floating(number)
    case .object(let object): self.object(object)
    }
  }

  private static func raw<Raw: RawRepresentable>(_ value: Raw) -> TraitValue? {
    switch value.rawValue {
    case let number as Int where Raw.RawValue.self == Int.self: .integer(number)
    case let number as Double where Raw.RawValue.self == Double.self: .floating(number)
    case let text as String where Raw.RawValue.self == String.self: .string(text)
    case let number: FloatingFormat.double(number).map { .floating($0) }
    }
  }

  private static func integer(_ number: Int) -> Value? {
    if Value.self == Bool.self { return number == 0 || number == 1 ? (number == 1) as? Value : nil }
    if ObjectIdentifier(Value.self) == Optionals.integer {
      return (number == .max ? Int?.none : number) as? Value
    }
    return number as? Value ?? made(from: number)
  }

  private static func floating(_ number: Double) -> Value? {
    if ObjectIdentifier(Value.self) == Optionals.floating {
      return (number == .greatestFiniteMagnitude ? Double?.none : number) as? Value
    }
    return number as? Value ?? FloatingFormat.value(number) ?? made(from: number)
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
    let found = raw as? Raw.RawValue ?? (raw as? Double).flatMap { FloatingFormat.value($0) }
    return found.flatMap { Raw(rawValue: $0) }
  }
}

/// The types of optional values that have a storage of their own, looked up once: a generic type's metadata is slow to find.
private enum Optionals {
  static let integer = ObjectIdentifier(Int?.self)
  static let floating = ObjectIdentifier(Double?.self)
  static let string = ObjectIdentifier(String?.self)
}
