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

  /// A value as the engine stores it: numbers, Booleans, strings and enums of these by themselves.
  static func engineValue<Value: Sendable>(_ value: Value) -> TraitValue {
    if Value.self is any ExpressibleByNilLiteral.Type { return .object(Stored(value: value)) }
    // A number in an existential is read as what it is, not as what it is stored as.
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

  /// The engine's value as one of a trait's; none where it is not of the type.
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
