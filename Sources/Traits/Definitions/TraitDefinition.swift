// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Identifies one trait of a system; Apple's come first, in the order of ``TraitDefinition/system``.
public struct TraitID: Hashable, Comparable, Sendable {
  public let index: Int32

  /// Makes the identifier of a trait by its index; only the system knows which exist.
  public init(index: Int32) { self.index = index }

  public static func < (left: TraitID, right: TraitID) -> Bool { left.index < right.index }

  public static let userInterfaceIdiom = TraitID(index: 0)
  public static let userInterfaceStyle = TraitID(index: 1)
  public static let layoutDirection = TraitID(index: 2)
  public static let displayScale = TraitID(index: 3)
  public static let horizontalSizeClass = TraitID(index: 4)
  public static let verticalSizeClass = TraitID(index: 5)
  public static let forceTouchCapability = TraitID(index: 6)
  public static let preferredContentSizeCategory = TraitID(index: 7)
  public static let displayGamut = TraitID(index: 8)
  public static let accessibilityContrast = TraitID(index: 9)
  public static let userInterfaceLevel = TraitID(index: 10)
  public static let activeAppearance = TraitID(index: 12)
}

/// The definition of a trait: the static properties of a `UITraitDefinition`, and what the engine has to know about its type.
///
/// ```swift
/// let theme = TraitDefinition(
///   property: "theme", key: "Theme", defaultValue: .integer(0), affectsColorAppearance: true)
/// let trait = try system.define(theme)
/// ```
public struct TraitDefinition: Sendable {
  /// The style of a definition; one of each style share data if their identifiers, names and defaults are equal.
  public enum Style: Hashable, Sendable { case swift, objectiveC }

  public struct Case: Sendable {
    /// The name in Swift: "dark".
    public let name: String
    /// The integer raw value, or for a content size category the string.
    public let rawValue: TraitValue
  }

  public enum ValueType: Sendable {
    /// One of Apple's enums, by its Swift name, with its cases; the first case is the default.
    case cases(type: String, [Case])
    /// `CGFloat`.
    case number
    /// `Bool`.
    case bool
    /// `Locale.Language?`.
    case language
    /// A custom type, which only the caller knows.
    case custom

    /// The value of an Apple trait in an empty collection; the only Boolean trait defaults to true.
    var defaultValue: TraitValue {
      switch self {
      case .cases(_, let cases): cases.first?.rawValue ?? .absent
      case .number: .floating(0)
      case .bool: .bool(true)
      case .language, .custom: .absent
      }
    }
  }

  /// The property by which the trait is read and written: "userInterfaceStyle".
  public var property: String
  /// The type that defines it: "UITraitUserInterfaceStyle".
  public var key: String
  /// The name in descriptions; the key's name if none is given.
  public var name: String
  /// The identifier that makes it encodable, in reverse DNS notation.
  public var identifier: String?
  public var defaultValue: TraitValue
  public var storage: TraitStorage
  public var valueType = ValueType.custom
  /// Whether a change of the trait resolves colours anew and redraws views.
  public var affectsColorAppearance: Bool
  /// Whether it is in `systemTraitsAffectingColorAppearance`; seven of Apple's traits have the flag, but only six are in the list.
  public var isInColorList = false
  /// Whether it is in `systemTraitsAffectingImageLookup`.
  public var affectsImageLookup = false
  public var style: Style
  /// The version of iOS that introduced the property; 0 for a custom trait.
  public var since = 0
  public var isSystem: Bool { since > 0 }

  /// Makes a custom definition; `storage` is needed if the default is ``TraitValue/absent``, which does not tell its storage.
  public init(
    property: String, key: String, name: String? = nil, identifier: String? = nil, defaultValue: TraitValue,
    storage: TraitStorage? = nil, affectsColorAppearance: Bool = false, style: Style = .swift
  ) {
    (self.property, self.key, self.name, self.identifier) = (property, key, name ?? key, identifier)
    self.defaultValue = defaultValue
    self.storage = storage ?? defaultValue.storage ?? .object
    (self.affectsColorAppearance, self.style) = (affectsColorAppearance, style)
  }
}
