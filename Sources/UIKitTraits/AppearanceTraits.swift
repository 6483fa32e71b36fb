/// What `userInterfaceIdiom` can be.
///
/// Mirrors UIKit's `UIUserInterfaceIdiom`.
///
/// Source of the cases: Apple's documentation of `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Nobody said: what a collection answers in which no idiom is set.
  case unspecified = -1
  /// Made for an iPhone.
  case phone = 0
  /// Made for an iPad.
  case pad = 1
  /// Made for an Apple TV.
  case tv = 2
  /// Shown on a car's screen.
  case carPlay = 3
  /// Made for a Mac, as Mac Catalyst does where the app asks for the Mac's look. 4 is nobody's number.
  case mac = 5
  /// Made for an Apple Vision.
  case vision = 6
}

/// What `userInterfaceStyle` can be.
///
/// Mirrors UIKit's `UIUserInterfaceStyle`.
///
/// Source of the cases: Apple's documentation of `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Nobody said: neither a person nor the app has chosen.
  case unspecified
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// What `displayGamut` can be.
///
/// Mirrors UIKit's `UIDisplayGamut`.
///
/// Source of the cases: Apple's documentation of `UIDisplayGamut`.
public enum DisplayGamut: Int, Sendable, CaseIterable {
  /// Nobody said which colours the display can show.
  case unspecified = -1
  /// The colours of sRGB.
  case SRGB
  /// The colours of Display P3, which are more.
  case P3
}

/// What `accessibilityContrast` can be.
///
/// Mirrors UIKit's `UIAccessibilityContrast`.
///
/// Source of the cases: Apple's documentation of `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// As much contrast as the design has.
  case normal
  /// More of it: somebody has chosen Increase Contrast.
  case high
}

/// What `userInterfaceLevel` can be.
///
/// Mirrors UIKit's `UIUserInterfaceLevel`.
///
/// Source of the cases: Apple's documentation of `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The main content of a window.
  case base
  /// Content that lies above it, such as an alert or a popover.
  case elevated
}

/// What `activeAppearance` can be.
///
/// Mirrors UIKit's `UIUserInterfaceActiveAppearance`.
///
/// Source of the cases: Apple's documentation of `UIUserInterfaceActiveAppearance`.
public enum UserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The window looks as if it were not in use: on a Mac, behind another one.
  case inactive
  /// The window looks as if it were in use; everywhere but on a Mac it always does.
  case active
}

/// The key of ``TraitCollection/userInterfaceIdiom``: the kind of device.
///
/// Mirrors UIKit's `UITraitUserInterfaceIdiom`.
public enum TraitUserInterfaceIdiom: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceIdiom.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 0
}

/// The key of ``TraitCollection/userInterfaceStyle``: light or dark.
///
/// Mirrors UIKit's `UITraitUserInterfaceStyle`.
public enum TraitUserInterfaceStyle: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceStyle.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 1
}

/// The key of ``TraitCollection/displayGamut``: the colours that the display can show.
///
/// Mirrors UIKit's `UITraitDisplayGamut`.
public enum TraitDisplayGamut: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = DisplayGamut.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 8
}

/// The key of ``TraitCollection/accessibilityContrast``: how much contrast is wanted.
///
/// Mirrors UIKit's `UITraitAccessibilityContrast`.
public enum TraitAccessibilityContrast: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = AccessibilityContrast.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 9
}

/// The key of ``TraitCollection/userInterfaceLevel``: whether content lies above other content.
///
/// Mirrors UIKit's `UITraitUserInterfaceLevel`.
public enum TraitUserInterfaceLevel: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceLevel.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 10
}

/// The key of ``TraitCollection/activeAppearance``: whether a window looks active.
///
/// Mirrors UIKit's `UITraitActiveAppearance`.
public enum TraitActiveAppearance: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = UserInterfaceActiveAppearance.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 12
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
