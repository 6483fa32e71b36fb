/// The value of a trait, in one of the kinds of storage that UIKit has.
///
/// Booleans, integers and enums with integer raw values are integers. `Double` and `CGFloat` are floating. All others are objects.
///
/// Source: WWDC23 session 10057, and Apple's documentation of `UITraitDefinition`.
public enum TraitValue: Sendable, Equatable {
  /// A `Bool` (0 or 1), an `Int`, or the raw value of an enum.
  case integer(Int)
  /// A `Double` or a `CGFloat`.
  case floating(Double)
  /// A value of any other type.
  indirect case object(any TraitObject)
  /// The nil value of a trait whose type is optional.
  case absent

  /// Makes a string in object storage.
  public static func string(_ value: String) -> TraitValue { .object(value) }

  /// Makes a Boolean in integer storage.
  public static func bool(_ value: Bool) -> TraitValue { .integer(value ? 1 : 0) }

  /// The storage of the value; nil for ``absent``, which fits every storage.
  public var storage: TraitStorage? {
    switch self {
    case .integer: .integer
    case .floating: .floating
    case .object: .object
    case .absent: nil
    }
  }

  /// Whether the values are equal, as far as the engine can compare them: see ``TraitObject/comparesByCode``.
  public static func == (left: TraitValue, right: TraitValue) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left == right
    case (.floating(let left), .floating(let right)): left == right
    case (.object(let left), .object(let right)): left.isEqual(to: right)
    case (.absent, .absent): true
    default: false
    }
  }
}

/// The kinds of storage.
public enum TraitStorage: String, Hashable, Sendable, CaseIterable { case integer, floating, object }

/// A value that is stored as an object: a string, a struct or a reference, for example.
public protocol TraitObject: Sendable {
  /// Whether this value equals `other`; if ``comparesByCode`` is true, whether they are the same without any question to the caller.
  func isEqual(to other: any TraitObject) -> Bool
  /// Whether only the caller can compare, as the learner wrote the type's `==`; the engine then hands out a ``Step/compare(_:_:_:)``.
  var comparesByCode: Bool { get }
}

extension TraitObject {
  /// False: the engine can compare the value itself.
  public var comparesByCode: Bool { false }
}

extension String: TraitObject {
  /// Compares strings by canonical equivalence.
  public func isEqual(to other: any TraitObject) -> Bool { other as? String == self }
}
