/// UIKit's `UIForceTouchCapability`: what `forceTouchCapability` can be.
public enum ForceTouchCapability: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unknown
  /// The screen does not feel how hard it is pressed.
  case unavailable
  /// The screen feels how hard it is pressed.
  case available
}

/// UIKit's `UIContentSizeCategory`: what `preferredContentSizeCategory` can be.
///
/// The raw values are Apple's.
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// The smallest text.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Small text.
  case small = "UICTContentSizeCategoryS"
  /// Text of medium size.
  case medium = "UICTContentSizeCategoryM"
  /// Large text: what a device starts with.
  case large = "UICTContentSizeCategoryL"
  /// Text one size larger than that.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Text two sizes larger.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// Text three sizes larger: the largest without the larger accessibility sizes.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The first of the larger sizes that Accessibility adds.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// The second of the larger accessibility sizes.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// The third of the larger accessibility sizes.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// The fourth of the larger accessibility sizes.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The fifth of the larger accessibility sizes: the largest text.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

/// UIKit's `UILegibilityWeight`: what `legibilityWeight` can be.
public enum LegibilityWeight: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// Text of the weight that the design has.
  case regular
  /// Heavier text: somebody has chosen Bold Text.
  case bold
}

/// UIKit's `UIImage.DynamicRange`: what `imageDynamicRange` can be.
public enum ImageDynamicRange: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// Nothing brighter than white, whatever the image holds.
  case standard
  /// Somewhat brighter than white: for images among content of standard range.
  case constrainedHigh
  /// As bright as the image and the display allow.
  case high
}

/// UIKit's `UIHDRHeadroomUsageLimit`: what `hdrHeadroomUsageLimit` can be.
public enum HDRHeadroomUsageLimit: Int, Sendable, CaseIterable {
  /// Nobody said whether there is a limit.
  case unspecified = -1
  /// The limit is in force: content keeps from what is brighter than white, as where all of an app's windows are in the background.
  case active
  /// There is no limit.
  case inactive
}
