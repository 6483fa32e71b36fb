// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Names one trait of a system: Apple's come first, in the order of ``TraitDefinition/system``.
public struct TraitID: Hashable, Comparable, Sendable {
  public let index: Int32

  /// Names the trait at a place; only the system knows which there are.
  public init(index: Int32) { self.index = index }

  public static func < (left: TraitID, right: TraitID) -> Bool { left.index < right.index }

  public static let userInterfaceIdiom = TraitID(index: 0)
  public static let userInterfaceStyle = TraitID(index: 1)
  public static let layoutDirection = TraitID(index: 2)
  public static let displayScale = TraitID(index: 3)
  public static let horizontalSizeClass = TraitID(index: 4)
  public static let verticalSizeClass = TraitID(index: 5)
  public static let preferredContentSizeCategory = TraitID(index: 7)
  public static let displayGamut = TraitID(index: 8)
  public static let accessibilityContrast = TraitID(index: 9)
  public static let userInterfaceLevel = TraitID(index: 10)
  public static let activeAppearance = TraitID(index: 12)
}

/// What a trait is: the statics of a `UITraitDefinition`, and what the engine has to know of its type.
///
/// ```swift
/// let theme = TraitDefinition(
///   property: "theme", key: "Theme", defaultValue: .integer(0), affectsColorAppearance: true)
/// let trait = try system.define(theme)
/// ```
public struct TraitDefinition: Sendable {
  /// In whose style a trait is defined; one of each can share data where identifier, name and default agree.
  public enum Style: Hashable, Sendable { case swift, objectiveC }

  public struct Case: Sendable {
    /// Swift's name: "dark".
    public let name: String
    /// The integer, or for a content size category the string.
    public let rawValue: TraitValue
  }

  public enum ValueType: Sendable {
    /// An enum of Apple's, by its Swift name, with its cases; the first is the default.
    case cases(type: String, [Case])
    /// `CGFloat`.
    case number
    /// `Bool`.
    case bool
    /// `Locale.Language?`.
    case language
    /// A type of one's own, which the caller knows.
    case custom

    /// What an empty collection answers for a trait of Apple's; the one Boolean trait is true.
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
  /// What print-outs call it; the key's name where none is given.
  public var name: String
  /// What makes it encodable, in reverse DNS.
  public var identifier: String?
  public var defaultValue: TraitValue
  public var storage: TraitStorage
  public var valueType = ValueType.custom
  /// Whether colours are resolved and views redrawn when it changes.
  public var affectsColorAppearance: Bool
  /// Whether it is in `systemTraitsAffectingColorAppearance`; of seven keys with the flag only six are.
  public var isInColorList = false
  /// Whether it is in `systemTraitsAffectingImageLookup`.
  public var affectsImageLookup = false
  public var style: Style
  /// The version of iOS with which the property came; 0 for one's own.
  public var since = 0
  public var isSystem: Bool { since > 0 }

  /// Makes a definition of one's own; the storage is needed where the default is ``TraitValue/absent``, which does not tell.
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
