/// What `userInterfaceIdiom` can be.
///
/// Mirrors UIKit's `UIUserInterfaceIdiom`. The cases and raw values are Apple's. Source: Apple's documentation of `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// What `userInterfaceStyle` can be.
///
/// Mirrors UIKit's `UIUserInterfaceStyle`. The cases and raw values are Apple's. Source: Apple's documentation of `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// What `displayGamut` can be.
///
/// Mirrors UIKit's `UIDisplayGamut`. The cases and raw values are Apple's. Source: Apple's documentation of `UIDisplayGamut`.
public enum DisplayGamut: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The colours that every display can show.
  case SRGB
  /// Display P3's, which are more.
  case P3
}

/// What `accessibilityContrast` can be.
///
/// Mirrors UIKit's `UIAccessibilityContrast`. The cases and raw values are Apple's. Source: Apple's documentation of `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast, as accessibility settings ask for.
  case high
}

/// What `userInterfaceLevel` can be.
///
/// Mirrors UIKit's `UIUserInterfaceLevel`. The cases and raw values are Apple's. Source: Apple's documentation of `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The window's main content.
  case base
  /// Content that lies above it.
  case elevated
}

/// What `activeAppearance` can be.
///
/// Mirrors UIKit's `UIUserInterfaceActiveAppearance`. The cases and raw values are Apple's. Source: Apple's documentation of `UIUserInterfaceActiveAppearance`.
public enum UserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// As a window looks that is not in use; only on a Mac.
  case inactive
  /// As a window looks that is in use.
  case active
}

/// The key of ``TraitCollection/userInterfaceIdiom``: the kind of device.
///
/// Mirrors UIKit's `UITraitUserInterfaceIdiom`.
public enum TraitUserInterfaceIdiom: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 0)
}

/// The key of ``TraitCollection/userInterfaceStyle``: light or dark.
///
/// Mirrors UIKit's `UITraitUserInterfaceStyle`.
public enum TraitUserInterfaceStyle: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 1)
}

/// The key of ``TraitCollection/displayGamut``: the colours that the display can show.
///
/// Mirrors UIKit's `UITraitDisplayGamut`.
public enum TraitDisplayGamut: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = DisplayGamut.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 8)
}

/// The key of ``TraitCollection/accessibilityContrast``: how much contrast is wanted.
///
/// Mirrors UIKit's `UITraitAccessibilityContrast`.
public enum TraitAccessibilityContrast: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 9)
}

/// The key of ``TraitCollection/userInterfaceLevel``: whether content lies above other content.
///
/// Mirrors UIKit's `UITraitUserInterfaceLevel`.
public enum TraitUserInterfaceLevel: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 10)
}

/// The key of ``TraitCollection/activeAppearance``: whether a window looks active.
///
/// Mirrors UIKit's `UITraitActiveAppearance`.
public enum TraitActiveAppearance: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceActiveAppearance.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 12)
}

extension TraitCollection {
  /// What UIKit calls `userInterfaceIdiom`: the kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { self[TraitUserInterfaceIdiom.self] }
  /// What UIKit calls `userInterfaceStyle`: light or dark.
  public var userInterfaceStyle: UserInterfaceStyle { self[TraitUserInterfaceStyle.self] }
  /// What UIKit calls `displayGamut`: the colours that the display can show.
  public var displayGamut: DisplayGamut { self[TraitDisplayGamut.self] }
  /// What UIKit calls `accessibilityContrast`: how much contrast is wanted.
  public var accessibilityContrast: AccessibilityContrast { self[TraitAccessibilityContrast.self] }
  /// What UIKit calls `userInterfaceLevel`: whether content lies above other content.
  public var userInterfaceLevel: UserInterfaceLevel { self[TraitUserInterfaceLevel.self] }
  /// What UIKit calls `activeAppearance`: whether a window looks active.
  public var activeAppearance: UserInterfaceActiveAppearance { self[TraitActiveAppearance.self] }
}

extension MutableTraits {
  /// What UIKit calls `userInterfaceIdiom`: the kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[TraitUserInterfaceIdiom.self] }
    set { self[TraitUserInterfaceIdiom.self] = newValue }
  }
  /// What UIKit calls `userInterfaceStyle`: light or dark.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }
  /// What UIKit calls `displayGamut`: the colours that the display can show.
  public var displayGamut: DisplayGamut {
    get { self[TraitDisplayGamut.self] }
    set { self[TraitDisplayGamut.self] = newValue }
  }
  /// What UIKit calls `accessibilityContrast`: how much contrast is wanted.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[TraitAccessibilityContrast.self] }
    set { self[TraitAccessibilityContrast.self] = newValue }
  }
  /// What UIKit calls `userInterfaceLevel`: whether content lies above other content.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[TraitUserInterfaceLevel.self] }
    set { self[TraitUserInterfaceLevel.self] = newValue }
  }
  /// What UIKit calls `activeAppearance`: whether a window looks active.
  public var activeAppearance: UserInterfaceActiveAppearance {
    get { self[TraitActiveAppearance.self] }
    set { self[TraitActiveAppearance.self] = newValue }
  }
}
