/// A trait of one's own, or one of Apple's: the type is the key.
///
/// Mirrors `UITraitDefinition`. The default value is all that has to be said.
///
/// ```swift
/// struct Theme: TraitDefinition { static let defaultValue = AppTheme.standard }
/// TraitCollection { $0[Theme.self] = .bold }[Theme.self]      // .bold
/// ```
public protocol TraitDefinition {
  /// What the values are.
  associatedtype Value: Sendable
  /// What is read where nobody has set the trait.
  static var defaultValue: Value { get }
  /// What print-outs call it; the type's name if nothing else is said.
  static var name: String { get }
  /// What makes it encodable, in reverse DNS.
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
}

/// A trait as a registration takes it: `Theme.self`.
public typealias Trait = any TraitDefinition.Type

/// A definition of one of Apple's traits, which every application knows from the start.
public protocol SystemTraitDefinition: TraitDefinition {
  /// Its place among Apple's traits.
  static var systemTrait: Int { get }
}

extension SystemTraitDefinition {
  /// The key's name without `UITrait`.
  public static var name: String { SystemTraits.row(systemTrait).name }
  /// The name of UIKit's key type.
  public static var identifier: String { SystemTraits.row(systemTrait).key }
  /// The flag of UIKit's key type.
  public static var affectsColorAppearance: Bool { SystemTraits.row(systemTrait).affectsColorAppearance }
}
