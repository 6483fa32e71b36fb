/// A trait's value, in one of the kinds of storage that UIKit has.
///
/// Booleans, integers and enums with integer raw values are integers; `Double` and `CGFloat` are floating; all else are objects.
///
/// Source: WWDC23 session 10057, and Apple's documentation of `UITraitDefinition`.
public enum TraitValue: Sendable, Equatable {
  /// A `Bool` (0 or 1), an `Int`, or the raw value of an enum.
  case integer(Int)
  /// A `Double` or a `CGFloat`.
  case floating(Double)
  /// Everything else.
  indirect case object(any TraitObject)
  /// `nil`, of a trait whose type is optional.
  case absent

  /// A string in object storage.
  public static func string(_ value: String) -> TraitValue { .object(value) }

  /// A Boolean in integer storage.
  public static func bool(_ value: Bool) -> TraitValue { .integer(value ? 1 : 0) }

  /// How the value is stored; none for ``absent``, which every kind of storage can be.
  public var storage: TraitStorage? {
    switch self {
    case .integer: .integer
    case .floating: .floating
    case .object: .object
    case .absent: nil
    }
  }

  /// Whether the values are equal, as far as the engine can tell: see ``TraitObject/comparesByCode``.
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

/// A value that neither an integer nor a floating-point number can hold: a string, a struct, a reference.
public protocol TraitObject: Sendable {
  /// Whether this value counts as the same as `other`; where ``comparesByCode`` holds, whether nobody needs to be asked about it.
  func isEqual(to other: any TraitObject) -> Bool
  /// Whether only the caller can compare: the learner wrote the type's `==`. The engine then hands out a ``Step/compare(_:_:_:)``.
  var comparesByCode: Bool { get }
}

extension TraitObject {
  /// Nobody needs to be asked.
  public var comparesByCode: Bool { false }
}

extension String: TraitObject {
  /// Strings are equal by canonical equivalence.
  public func isEqual(to other: any TraitObject) -> Bool { other as? String == self }
}
