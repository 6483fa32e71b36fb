/// A trait's value, in one of the three kinds of storage that UIKit has.
///
/// Booleans, integers and enums with integer raw values are integers; `Double` and `CGFloat` are floating; strings, structs and all else
/// are objects. The first two are the fast ones: they are copied and compared without a call.
@frozen
public enum TraitValue: Sendable {
  /// A `Bool` (0 or 1), an `Int`, or the raw value of an enum.
  case integer(Int)
  /// A `Double` or a `CGFloat`.
  case floating(Double)
  /// Everything else.
  case object(any TraitObject)

  /// The kind of storage that the value takes.
  public var storage: TraitStorage {
    switch self {
    case .integer: .integer
    case .floating: .floating
    case .object: .object
    }
  }

  /// Whether the values are equal, objects by their own judgement; values in different storage never are.
  ///
  /// - Complexity: O(1), but for objects, which decide themselves.
  public func isEqual(to other: TraitValue) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left == right
    case (.floating(let left), .floating(let right)): left == right
    case (.object(let left), .object(let right)): left.isEqual(to: right)
    default: false
    }
  }
}

/// The kinds of storage.
public enum TraitStorage: UInt8, Hashable, Sendable, CaseIterable {
  /// `Bool`, `Int`, and enums with integer raw values.
  case integer
  /// `Double` and `CGFloat`.
  case floating
  /// Everything else.
  case object

  /// Its name in the language and in this source; said here, because looking it up in the type's metadata is slow.
  public var name: String {
    switch self {
    case .integer: "integer"
    case .floating: "floating"
    case .object: "object"
    }
  }
}

/// A value that neither an integer nor a floating-point number can hold: a string, a struct.
///
/// The object is immutable, or the owner lives with what Apple warns of: a changed instance is not noticed.
public protocol TraitObject: AnyObject, Sendable {
  /// Whether this value counts as the same as `other`.
  func isEqual(to other: any TraitObject) -> Bool
  /// Feeds what ``isEqual(to:)`` looks at to a hasher.
  func hash(into hasher: inout Hasher)
  /// Whether the value can be encoded; true unless a type says otherwise, as one does whose values are nothing but an identity.
  var isEncodable: Bool { get }
}

extension TraitObject {
  /// Values can be encoded.
  public var isEncodable: Bool { true }
}

/// A string as a trait's value, such as `preferredContentSizeCategory`.
public final class TraitString: TraitObject {
  /// The string.
  public let value: String

  /// Wraps a string.
  ///
  /// - Complexity: O(1)
  public init(_ value: String) { self.value = value }

  /// Strings are equal by canonical equivalence.
  ///
  /// - Complexity: O(*n*) in the lengths of the strings.
  public func isEqual(to other: any TraitObject) -> Bool { (other as? TraitString)?.value == value }

  /// Feeds the string.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The absence of an optional value, such as `typesettingLanguage` where nobody chose one.
public final class TraitNil: TraitObject {
  /// Makes a `nil`.
  ///
  /// - Complexity: O(1)
  public init() {}

  /// Every `nil` is the same.
  ///
  /// - Complexity: O(1)
  public func isEqual(to other: any TraitObject) -> Bool { other is TraitNil }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

extension TraitValue {
  /// A string in object storage.
  ///
  /// - Complexity: O(1)
  public static func string(_ value: String) -> TraitValue { .object(TraitString(value)) }

  /// A Boolean in integer storage.
  ///
  /// ```swift
  /// TraitValue.bool(true)      // .integer(1)
  /// ```
  /// - Complexity: O(1)
  public static func bool(_ value: Bool) -> TraitValue { .integer(value ? 1 : 0) }

  /// Feeds what ``isEqual(to:)`` looks at to a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let value): hasher.combine(value)
    case .floating(let value): hasher.combine(value)
    case .object(let value): value.hash(into: &hasher)
    }
  }
}
