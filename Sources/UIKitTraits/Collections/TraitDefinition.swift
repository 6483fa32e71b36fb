internal import Traits

/// A custom trait or one of Apple's; the type is the key: UIKit's `UITraitDefinition`.
///
/// Only the default value is required.
///
/// ```swift
/// struct Theme: TraitDefinition { static let defaultValue = AppTheme.standard }
/// TraitCollection { $0[Theme.self] = .bold }[Theme.self]      // .bold
/// ```
/// Source: WWDC23 session 10057.
public protocol TraitDefinition: Sendable {
  /// The type of the values; a number, a Boolean or an enum of integers is the cheapest.
  associatedtype Value: Sendable
  /// The value that is read if the trait is not set.
  static var defaultValue: Value { get }
  /// The name in descriptions; by default the name of the type.
  static var name: String { get }
  /// The unique identifier that makes it encodable, in reverse DNS notation.
  static var identifier: String { get }
  /// Whether colours are resolved and views redrawn when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The default implementation: the name of the type.
  public static var name: String { "\(Self.self)" }
  /// The default implementation: no identifier, so that the trait is not encoded.
  public static var identifier: String { "" }
  /// The default implementation: the trait does not affect colours.
  public static var affectsColorAppearance: Bool { false }

  static var storedDefault: TraitValue { Stored.engineValue(defaultValue) }
}

/// A trait as the argument of a registration, such as `Theme.self`: UIKit's `UITrait`; Swift Testing has another type named `Trait`.
public typealias AnyTrait = any TraitDefinition.Type

/// A definition of one of Apple's traits, which every application knows from the start.
public protocol SystemTraitDefinition: TraitDefinition {}

extension SystemTraitDefinition where Value: CaseIterable {
  /// The first case, which is `unspecified` for nearly all traits.
  public static var defaultValue: Value { Value.allCases[Value.allCases.startIndex] }
}

extension SystemTraitDefinition {
  /// The key's name without `UITrait`.
  public static var name: String { row.name }
  /// The name of UIKit's key type.
  public static var identifier: String { row.key }
  /// The flag of UIKit's key type.
  public static var affectsColorAppearance: Bool { row.affectsColorAppearance }

  static var row: Traits.TraitDefinition {
    Traits.TraitDefinition.system[SystemTraits.keys.firstIndex { $0 == self } ?? 0]
  }
}
