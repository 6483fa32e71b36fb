internal import Traits

/// A trait of one's own, or one of Apple's, whose type is the key: UIKit's `UITraitDefinition`.
///
/// The default value is all that has to be said.
///
/// ```swift
/// struct Theme: TraitDefinition { static let defaultValue = AppTheme.standard }
/// TraitCollection { $0[Theme.self] = .bold }[Theme.self]      // .bold
/// ```
/// Source: WWDC23 session 10057.
public protocol TraitDefinition: Sendable {
  /// What the values are: a number, a Boolean or an enum of integers is the cheapest.
  associatedtype Value: Sendable
  /// What is read where nobody has set the trait.
  static var defaultValue: Value { get }
  /// What print-outs call it; the type's name if nothing else is said.
  static var name: String { get }
  /// What makes it encodable, in reverse DNS; no two traits have the same.
  static var identifier: String { get }
  /// Whether colours are resolved and views redrawn when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// None: the trait is not encoded.
  public static var identifier: String { "" }
  /// It does not affect colours.
  public static var affectsColorAppearance: Bool { false }

  static var storedDefault: TraitValue { Stored.engineValue(defaultValue) }
}

/// A trait as a registration takes it, `Theme.self`: UIKit's `UITrait`; Swift Testing has a `Trait` of its own.
public typealias AnyTrait = any TraitDefinition.Type

/// A definition of one of Apple's traits, which every application knows from the start.
public protocol SystemTraitDefinition: TraitDefinition {}

extension SystemTraitDefinition where Value: CaseIterable {
  /// The first case, which is `unspecified` of nearly all.
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
