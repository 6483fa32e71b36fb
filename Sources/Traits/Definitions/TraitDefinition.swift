/// What defines a trait: its default value, and what there may be to say besides.
///
/// Mirrors UIKit's `UITraitDefinition`.
///
/// A type that conforms is all that a trait needs: its values' type is inferred from the default, nothing is registered, and the type is the key
/// by which the trait is read and written (WWDC23 "Unleash the UIKit trait system").
///
/// ```swift
/// enum AppTheme: Int, Sendable { case standard, pastel, bold, monochrome }
///
/// struct Theme: TraitDefinition {
///   static let defaultValue = AppTheme.standard
///   static let affectsColorAppearance = true
/// }
///
/// TraitCollection { $0[Theme.self] = .pastel }[Theme.self]     // .pastel
/// TraitCollection()[Theme.self]                                // .standard
/// ```
public protocol TraitDefinition: Sendable {
  /// The type of the trait's values.
  ///
  /// `Bool`, `Int`, `Double`, `CGFloat`, and enums with such raw values are stored and compared fastest. Structs should have a fast `==`; instances
  /// of classes are to be avoided (WWDC23 "Unleash the UIKit trait system"): one that is changed is the same instance, and nobody is told.
  ///
  /// UIKit leaves `Value` free and yet calls its collections `Sendable`; what is handed to another thread in one is the program's concern.
  /// Here the compiler checks it. A class that must be a value can be isolated to the main actor, as an app's classes are, or have constant
  /// properties only:
  ///
  /// ```swift
  /// @MainActor final class Account { var name = "" }
  /// struct AccountTrait: TraitDefinition { static let defaultValue: Account? = nil }
  /// ```
  associatedtype Value: Sendable
  /// What every environment answers for which nobody set a value; a constant.
  static var defaultValue: Value { get }
  /// What print-outs call the trait; the type's name unless another is given.
  static var name: String { get }
  /// A reverse-DNS name, unique in a program, that makes the trait encodable; empty, which is none, unless one is given.
  ///
  /// It is a `String` as UIKit's is, so that Apple's `static let identifier = "com.myapp.theme"` is it. An optional one would be another member,
  /// which nobody asks for.
  static var identifier: String { get }
  /// Whether colours are resolved and views redrawn when the trait changes; not so unless it is said.
  static var affectsColorAppearance: Bool { get }
  /// Whose style of definition it is: Swift's, unless it conforms to a protocol of Objective-C's style such as ``NSIntegerTraitDefinition``.
  static var style: TraitDeclaration.Style { get }
}

/// A trait, as the type that defines it: what registrations are made for.
///
/// Mirrors UIKit's `UITrait`, which is `any UITraitDefinition.Type`. Source: Apple's documentation of `UITraitChangeObservable`.
///
/// ```swift
/// let looks: [Trait] = [Theme.self, TraitUserInterfaceStyle.self]
/// cell.registerForTraitChanges(looks) { cell, _ in cell.setNeedsLayout() }
/// ```
/// Beside Swift's `Testing`, which has a `Trait` of its own, write `Traits.Trait`.
public typealias Trait = any TraitDefinition.Type

extension TraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// None: the trait does not travel.
  public static var identifier: String { "" }
  /// Colours do not follow the trait.
  public static var affectsColorAppearance: Bool { false }
  /// Swift's style.
  public static var style: TraitDeclaration.Style { .swift }
}

extension TraitDefinition {
  /// The identifier, if there is one.
  static var ownIdentifier: String? { identifier.isEmpty ? nil : identifier }

  /// What the engine keeps of the default.
  static var storedDefault: TraitValue { stored(defaultValue) }

  /// What the engine keeps of the definition; its property is named as Swift names one.
  static var declaration: TraitDeclaration {
    let name = String(describing: Self.self)
    var declaration = TraitDeclaration(
      property: name.prefix(1).lowercased() + name.dropFirst(), definition: name, name: Self.name,
      identifier: ownIdentifier, defaultValue: storedDefault, affectsColorAppearance: affectsColorAppearance,
      style: style)
    declaration.type = ObjectIdentifier(Self.self)
    return declaration
  }
}
