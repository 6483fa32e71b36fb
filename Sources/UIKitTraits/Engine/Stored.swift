internal import Foundation
internal import Traits

/// A value of Swift in the engine's object storage, and how the others are stored.
struct Stored: TraitObject {
  /// What tells one assignment from another, for types without `==`.
  private final class Assignment: Sendable {}

  let value: any Sendable
  private let assignment = Assignment()

  /// By `==`; without one, an instance of a class equals itself, and any other value the copies of its assignment.
  func isEqual(to other: any TraitObject) -> Bool {
    guard let other = other as? Stored else { return false }
    if assignment === other.assignment { return true }
    if let left = value as? any Equatable { return Self.areEqual(left, other.value) }
    return type(of: value) is AnyClass && value as AnyObject === other.value as AnyObject
  }

  private static func areEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool { right as? T == left }

  /// A value as the engine stores it: numbers, Booleans and enums of these by their number.
  static func engineValue<Value: Sendable>(_ value: Value) -> TraitValue {
    if Value.self is any ExpressibleByNilLiteral.Type { return .object(Stored(value: value)) }
    switch value {
    case let value as Bool: return .bool(value)
    case let value as Int: return .integer(value)
    case let value as Double: return .floating(value)
    case let value as CGFloat: return .floating(Double(value))
    case let value as String: return .string(value)
    case let value as any RawRepresentable & Sendable: return raw(of: value)
    default: return .object(Stored(value: value))
    }
  }

  private static func raw<T: RawRepresentable & Sendable>(of value: T) -> TraitValue {
    switch value.rawValue {
    case let number as Int: .integer(number)
    case let number as Double: .floating(number)
    case let number as CGFloat: .floating(Double(number))
    case let text as String: .string(text)
    default: .object(Stored(value: value))
    }
  }

  /// The engine's value as one of a trait's; none where it is not of the type.
  static func value<T: TraitDefinition>(_ stored: TraitValue, of trait: T.Type) -> T.Value? {
    switch stored {
    case .absent: nil
    case .integer(let number):
      raw(number) ?? (number != 0) as? T.Value ?? value(.floating(Double(number)), of: trait)
    case .floating(let number): raw(number) ?? raw(CGFloat(number))
    case .object(let own as Stored): own.value as? T.Value
    case .object(let object): (object as? String).flatMap(raw)
    }
  }

  private static func raw<Value>(_ number: some Any) -> Value? {
    if let value = number as? Value { return value }
    return (Value.self as? any RawRepresentable.Type).flatMap { made(number, $0) as? Value }
  }

  private static func made<T: RawRepresentable>(_ number: Any, _ type: T.Type) -> T? {
    (number as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  /// The value as Swift prints it.
  static func text(of stored: TraitValue, _ trait: AnyTrait? = nil) -> String {
    func text<T: TraitDefinition>(_ trait: T.Type) -> String {
      value(stored, of: trait).map { "\($0)" } ?? "nil"
    }
    if let trait { return text(trait) }
    return switch stored {
    case .integer(let number): "\(number)"
    case .floating(let number): "\(number)"
    case .object(let object): "\(object)"
    case .absent: "nil"
    }
  }
}
