// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// UIKit's enums, under their names without `UI`: the types of the traits' values. Apple documents the cases.

public import Presentations

/// UIKit's `UIUserInterfaceIdiom`; the raw value 4 is not used.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
public enum UserInterfaceStyle: Int, Sendable, CaseIterable { case unspecified, light, dark }
public enum DisplayGamut: Int, Sendable, CaseIterable { case unspecified = -1, SRGB, P3 }
public enum AccessibilityContrast: Int, Sendable, CaseIterable { case unspecified = -1, normal, high }
public enum UserInterfaceLevel: Int, Sendable, CaseIterable { case unspecified = -1, base, elevated }
public enum UserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
  case unspecified = -1, inactive, active
}
public enum ForceTouchCapability: Int, Sendable, CaseIterable { case unknown, unavailable, available }
public enum LegibilityWeight: Int, Sendable, CaseIterable { case unspecified = -1, regular, bold }
public enum SceneCaptureState: Int, Sendable, CaseIterable { case unspecified = -1, inactive, active }
public enum ListEnvironment: Int, Sendable, CaseIterable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
/// The limit on content brighter than white: `active` applies it.
public enum HDRHeadroomUsageLimit: Int, Sendable, CaseIterable { case unspecified = -1, active, inactive }
/// UIKit's `UINSToolbarItemPresentationSize`; the raw value 2 is not used.
public enum ToolbarItemPresentationSize: Int, Sendable, CaseIterable {
  case unspecified = -1, regular = 0, small = 1, large = 3
}
/// UIKit's `UIImage.DynamicRange`.
public enum ImageDynamicRange: Int, Sendable, CaseIterable {
  case unspecified = -1, standard, constrainedHigh, high
}
/// UIKit's `UITabAccessory.Environment`.
public enum TabAccessoryEnvironment: Int, Sendable, CaseIterable { case unspecified, none, regular, inline }
/// UIKit's `UISplitViewController.LayoutEnvironment`.
public enum SplitViewControllerLayoutEnvironment: Int, Sendable, CaseIterable {
  case none, expanded, collapsed
}
public enum TraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  case unspecified = -1, leftToRight, rightToLeft
}
public typealias UserInterfaceSizeClass = Presentations.SizeClass

/// UIKit's `UIContentSizeCategory`: the values of `preferredContentSizeCategory`, with Apple's raw values, smaller text first.
public enum ContentSizeCategory: String, Sendable, CaseIterable, Comparable {
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

  /// Whether the category is one of the larger sizes that accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders smaller text first; `unspecified` comes before all, which is our decision, as Apple leaves it open.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
