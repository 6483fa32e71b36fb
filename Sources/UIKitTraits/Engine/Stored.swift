internal import Foundation
internal import Traits

/// A Swift value in the engine's object storage, and the conversions of all values to and from the engine's form.
struct Stored: TraitObject {
  /// The identity of an assignment, to compare values of types without `==`.
  private final class Assignment: Sendable {}

  let value: any Sendable
  private let assignment = Assignment()

  /// Compares by `==`; without it, a class instance equals only itself, and any other value only copies of the same assignment.
  func isEqual(to other: any TraitObject) -> Bool {
    guard let other = other as? Stored else { return false }
    if assignment === other.assignment { return true }
    if let left = value as? any Equatable { return Self.areEqual(left, other.value) }
    return type(of: value) is AnyClass && value as AnyObject === other.value as AnyObject
  }

  private static func areEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool { right as? T == left }

  /// Converts a value to the engine's form; numbers, Booleans, strings and enums with such raw values are stored directly.
  static func engineValue<Value: Sendable>(_ value: Value) -> TraitValue {
    if Value.self is any ExpressibleByNilLiteral.Type { return .object(Stored(value: value)) }
    // A value of an existential type is stored as an object, so that it is read with its own type.
    if type(of: value as Any) != Value.self { return .object(Stored(value: value)) }
    let raw = (value as? any RawRepresentable)?.rawValue
    return plain(value) ?? raw.flatMap(plain) ?? .object(Stored(value: value))
  }

  private static func plain(_ value: Any) -> TraitValue? {
    switch value {
    case let value as Bool: .bool(value)
    case let value as Int: .integer(value)
    case let value as Double: .floating(value)
    case let value as CGFloat: .floating(Double(value))
    case let value as String: .string(value)
    default: nil
    }
  }

  /// Converts the engine's form to a trait's value; nil if it does not fit the trait's type.
  static func value<T: TraitDefinition>(_ stored: TraitValue, of trait: T.Type) -> T.Value? {
    let forms: [Any] =
      switch stored {
      case .absent: []
      case .integer(let number): [number, number != 0, Double(number), CGFloat(number)]
      case .floating(let number): [number, CGFloat(number)]
      case .object(let own as Stored): [own.value]
      case .object(let object): [object]
      }
    let type = T.Value.self as? any RawRepresentable.Type
    return forms.lazy.compactMap { form in
      form as? T.Value ?? type.flatMap { made(form, $0) as? T.Value }
    }.first
  }

  private static func made<T: RawRepresentable>(_ raw: Any, _ type: T.Type) -> T? {
    (raw as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  static func text(of stored: TraitValue, _ trait: AnyTrait? = nil) -> String {
    if let trait { return value(stored, of: trait).map { "\($0)" } ?? "nil" }
    return switch stored {
    case .integer(let number): "\(number)"
    case .floating(let number): "\(number)"
    case .object(let object): "\(object)"
    case .absent: "nil"
    }
  }
}
