// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a case means, Apple says of the one of the same name.

public import Presentations

/// UIKit's `UIUserInterfaceIdiom`: what `userInterfaceIdiom` can be; 4 is nobody's number.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

/// UIKit's `UIUserInterfaceStyle`: what `userInterfaceStyle` can be.
public enum UserInterfaceStyle: Int, Sendable, CaseIterable { case unspecified, light, dark }

/// UIKit's `UIDisplayGamut`: what `displayGamut` can be.
public enum DisplayGamut: Int, Sendable, CaseIterable { case unspecified = -1, SRGB, P3 }

/// UIKit's `UIAccessibilityContrast`: what `accessibilityContrast` can be.
public enum AccessibilityContrast: Int, Sendable, CaseIterable { case unspecified = -1, normal, high }

/// UIKit's `UIUserInterfaceLevel`: what `userInterfaceLevel` can be.
public enum UserInterfaceLevel: Int, Sendable, CaseIterable { case unspecified = -1, base, elevated }

/// UIKit's `UIUserInterfaceActiveAppearance`: what `activeAppearance` can be.
public enum UserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
  case unspecified = -1, inactive, active
}

/// UIKit's `UIForceTouchCapability`: what `forceTouchCapability` can be.
public enum ForceTouchCapability: Int, Sendable, CaseIterable { case unknown, unavailable, available }

/// UIKit's `UIContentSizeCategory`: what `preferredContentSizeCategory` can be.
///
/// The raw values are Apple's.
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

/// UIKit's `UILegibilityWeight`: what `legibilityWeight` can be.
public enum LegibilityWeight: Int, Sendable, CaseIterable { case unspecified = -1, regular, bold }

/// UIKit's `UIImage.DynamicRange`: what `imageDynamicRange` can be.
public enum ImageDynamicRange: Int, Sendable, CaseIterable {
  case unspecified = -1, standard, constrainedHigh, high
}

/// UIKit's `UIHDRHeadroomUsageLimit`: what `hdrHeadroomUsageLimit` can be; `active` keeps content from what is brighter than white.
public enum HDRHeadroomUsageLimit: Int, Sendable, CaseIterable { case unspecified = -1, active, inactive }

/// UIKit's `UINSToolbarItemPresentationSize`: what `toolbarItemPresentationSize` can be; 2 is nobody's number.
public enum ToolbarItemPresentationSize: Int, Sendable, CaseIterable {
  case unspecified = -1, regular = 0, small = 1, large = 3
}

/// UIKit's `UISceneCaptureState`: what `sceneCaptureState` can be.
public enum SceneCaptureState: Int, Sendable, CaseIterable { case unspecified = -1, inactive, active }

/// UIKit's `UIListEnvironment`: what `listEnvironment` can be.
public enum ListEnvironment: Int, Sendable, CaseIterable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// UIKit's `UITabAccessory.Environment`: what `tabAccessoryEnvironment` can be.
public enum TabAccessoryEnvironment: Int, Sendable, CaseIterable { case unspecified, none, regular, inline }

/// UIKit's `UISplitViewController.LayoutEnvironment`: what `splitViewControllerLayoutEnvironment` can be.
public enum SplitViewControllerLayoutEnvironment: Int, Sendable, CaseIterable {
  case none, expanded, collapsed
}

/// UIKit's `UITraitEnvironmentLayoutDirection`: what `layoutDirection` can be.
public enum TraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  case unspecified = -1, leftToRight, rightToLeft
}

/// UIKit's `UIUserInterfaceSizeClass`: what `horizontalSizeClass` and `verticalSizeClass` can be.
public typealias UserInterfaceSizeClass = Presentations.SizeClass

extension ContentSizeCategory: Comparable {
  /// Whether the category is one of the larger sizes that accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Smaller text comes first; unspecified, of which Apple says nothing, before all: our decision.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// The cases stand in the order of their sizes.
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
