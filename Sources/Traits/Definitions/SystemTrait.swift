/// One of Apple's traits: its property, its key type, and the values it can have.
///
/// The table is ``all``; a trait's place in it is its ``TraitID``. Sources: Apple's documentation of `UITraitCollection`, the headers
/// `UITrait.h` and `UITraitCollection.h`; defaults, flags and lists were observed on iOS 26 (kern0x1b/charon on GitHub).
public struct SystemTrait: Sendable {
  /// What kind of values a system trait has.
  public enum Kind: Sendable {
    /// One of Apple's enums, with its cases and their raw values; the first case is the default.
    case enumeration(String, [Case])
    /// `UIContentSizeCategory`: an enum whose raw values are strings; the first case is the default.
    case strings(String, [StringCase])
    /// A `CGFloat`.
    case number
    /// A `Bool`.
    case bool
    /// An optional string.
    case optionalString
  }

  /// A case of an enum with integer raw values.
  public struct Case: Hashable, Sendable {
    /// Its Swift name.
    public let name: String
    /// Its raw value.
    public let rawValue: Int
  }

  /// A case of an enum with string raw values.
  public struct StringCase: Hashable, Sendable {
    /// Its Swift name.
    public let name: String
    /// Its raw value.
    public let rawValue: String
  }

  /// Its place in the table.
  public let id: TraitID
  /// The property of `UITraitCollection`: `userInterfaceStyle`.
  public let property: String
  /// The key type: `UITraitUserInterfaceStyle`.
  public let keyType: String
  /// What its values are.
  public let kind: Kind
  /// What an empty collection answers.
  public let defaultValue: TraitValue
  /// The iOS version in which the property appeared.
  public let since: Int
  /// The flag of the key type.
  ///
  /// It is not the same as being in ``affectingColorAppearance``.
  public let affectsColorAppearance: Bool

  /// The iOS version in which the key type appeared: 17 brought one for every trait that was there.
  public var keySince: Int { max(since, 17) }

  /// The key type's name without `UITrait`: what print-outs call it.
  public var name: String { String(keyType.dropFirst("UITrait".count)) }

  /// The declaration that the engine starts with.
  var declaration: TraitDeclaration {
    var declaration = TraitDeclaration(
      property: property, definition: keyType, name: name, identifier: keyType, defaultValue: defaultValue,
      affectsColorAppearance: affectsColorAppearance)
    declaration.isSystem = true
    return declaration
  }

  /// `systemTraitsAffectingColorAppearance`, in Apple's order.
  ///
  /// `listEnvironment` has the flag but is not in the list.
  public static let affectingColorAppearance: [TraitID] = ids([
    "userInterfaceIdiom", "userInterfaceStyle", "displayGamut", "accessibilityContrast", "userInterfaceLevel",
    "activeAppearance",
  ])

  /// `systemTraitsAffectingImageLookup`, in Apple's order.
  ///
  /// Whether `userInterfaceLevel` is in it is open: ``Decision/levelAndImages``.
  public static let affectingImageLookup: [TraitID] = ids([
    "userInterfaceIdiom", "userInterfaceStyle", "layoutDirection", "displayScale", "horizontalSizeClass",
    "verticalSizeClass", "preferredContentSizeCategory", "displayGamut", "accessibilityContrast",
    "legibilityWeight",
  ])

  /// Whether a trait is in ``affectingImageLookup``, by its place in the table.
  ///
  /// - Complexity: O(1)
  static func affectsImageLookup(_ trait: Int32) -> Bool { trait < 32 && imageLookupBits & 1 << trait != 0 }

  /// The traits of ``affectingImageLookup`` as bits: the update asks for every changed trait.
  private static let imageLookupBits = affectingImageLookup.reduce(UInt32(0)) { $0 | 1 << UInt32($1.index) }

  /// Where a trait is not what it is in UIKit, or UIKit's is not what one would think, by property.
  public static let peculiarities = [
    "typesettingLanguage": "a Locale.Language? in Swift; here its identifier, a string",
    "displayScale": "a CGFloat; 0 means unspecified",
    "resolvesNaturalAlignmentWithBaseWritingDirection":
      "true in an empty collection, though the key's default is nil",
  ]

  /// The traits that came with Mac Catalyst, and not with iOS.
  public static let ofMacCatalyst: Set = ["toolbarItemPresentationSize"]

  /// The trait with this property name.
  ///
  /// - Complexity: O(*n*) in the 22 traits.
  public static func named(_ property: String) -> SystemTrait? { all.first { $0.property == property } }

  private static func ids(_ properties: [String]) -> [TraitID] { properties.compactMap { named($0)?.id } }
}
