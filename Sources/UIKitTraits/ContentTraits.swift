/// What `forceTouchCapability` can be.
///
/// Mirrors UIKit's `UIForceTouchCapability`.
///
/// Source of the cases: Apple's documentation of `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unknown
  /// The screen does not feel how hard it is pressed.
  case unavailable
  /// The screen feels how hard it is pressed.
  case available
}

/// What `preferredContentSizeCategory` can be.
///
/// Mirrors UIKit's `UIContentSizeCategory`. The raw values are Apple's.
///
/// Source of the cases: Apple's documentation of `UIContentSizeCategory`.
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

/// What `legibilityWeight` can be.
///
/// Mirrors UIKit's `UILegibilityWeight`.
///
/// Source of the cases: Apple's documentation of `UILegibilityWeight`.
public enum LegibilityWeight: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// Text of the weight that the design has.
  case regular
  /// Heavier text: somebody has chosen Bold Text.
  case bold
}

/// What `imageDynamicRange` can be.
///
/// Mirrors UIKit's `UIImage.DynamicRange`.
///
/// Source of the cases: Apple's documentation of `UIImage.DynamicRange`.
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

/// What `hdrHeadroomUsageLimit` can be.
///
/// Mirrors UIKit's `UIHDRHeadroomUsageLimit`.
///
/// Source of the cases: Apple's documentation of `UIHDRHeadroomUsageLimit`.
public enum HDRHeadroomUsageLimit: Int, Sendable, CaseIterable {
  /// Nobody said whether there is a limit.
  case unspecified = -1
  /// The limit is in force: content keeps from what is brighter than white, as where all of an app's windows are in the background.
  case active
  /// There is no limit.
  case inactive
}

/// The key of ``TraitCollection/forceTouchCapability``: whether the screen feels force.
///
/// Mirrors UIKit's `UITraitForceTouchCapability`.
public enum TraitForceTouchCapability: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ForceTouchCapability.unknown
  /// Its place among Apple's traits.
  public static let systemTrait = 6
}

/// The key of ``TraitCollection/preferredContentSizeCategory``: the size of text.
///
/// Mirrors UIKit's `UITraitPreferredContentSizeCategory`.
public enum TraitPreferredContentSizeCategory: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ContentSizeCategory.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 7
}

/// The key of ``TraitCollection/legibilityWeight``: whether text is bold.
///
/// Mirrors UIKit's `UITraitLegibilityWeight`.
public enum TraitLegibilityWeight: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = LegibilityWeight.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 11
}

/// The key of ``TraitCollection/imageDynamicRange``: the range in which images are shown.
///
/// Mirrors UIKit's `UITraitImageDynamicRange`.
public enum TraitImageDynamicRange: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ImageDynamicRange.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 14
}

/// The key of ``TraitCollection/typesettingLanguage``: the language that text is set in.
///
/// Mirrors UIKit's `UITraitTypesettingLanguage`.
public enum TraitTypesettingLanguage: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue: String? = nil
  /// Its place among Apple's traits.
  public static let systemTrait = 15
}

/// The key of ``TraitCollection/hdrHeadroomUsageLimit``: whether high dynamic range is limited.
///
/// Mirrors UIKit's `UITraitHDRHeadroomUsageLimit`.
public enum TraitHDRHeadroomUsageLimit: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = HDRHeadroomUsageLimit.unspecified
  /// Its place among Apple's traits.
  public static let systemTrait = 18
}

extension TraitCollection {
  /// What UIKit calls `forceTouchCapability`: whether the screen feels force.
  public var forceTouchCapability: ForceTouchCapability { self[TraitForceTouchCapability.self] }
  /// What UIKit calls `preferredContentSizeCategory`: the size of text.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }
  /// What UIKit calls `legibilityWeight`: whether text is bold.
  public var legibilityWeight: LegibilityWeight { self[TraitLegibilityWeight.self] }
  /// What UIKit calls `imageDynamicRange`: the range in which images are shown.
  public var imageDynamicRange: ImageDynamicRange { self[TraitImageDynamicRange.self] }
  /// What UIKit calls `typesettingLanguage`: the language that text is set in, or `nil` where nobody chose one.
  ///
  /// UIKit's is a `Locale.Language?`, as a string in Objective-C; here it is that string, such as `"ko"`, because the engine does without
  /// Foundation.
  public var typesettingLanguage: String? { self[TraitTypesettingLanguage.self] }
  /// What UIKit calls `hdrHeadroomUsageLimit`: whether high dynamic range is limited.
  public var hdrHeadroomUsageLimit: HDRHeadroomUsageLimit { self[TraitHDRHeadroomUsageLimit.self] }
}

extension MutableTraits {
  /// What UIKit calls `forceTouchCapability`: whether the screen feels force.
  public var forceTouchCapability: ForceTouchCapability {
    get { self[TraitForceTouchCapability.self] }
    set { self[TraitForceTouchCapability.self] = newValue }
  }
  /// What UIKit calls `preferredContentSizeCategory`: the size of text.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }
  /// What UIKit calls `legibilityWeight`: whether text is bold.
  public var legibilityWeight: LegibilityWeight {
    get { self[TraitLegibilityWeight.self] }
    set { self[TraitLegibilityWeight.self] = newValue }
  }
  /// What UIKit calls `imageDynamicRange`: the range in which images are shown.
  public var imageDynamicRange: ImageDynamicRange {
    get { self[TraitImageDynamicRange.self] }
    set { self[TraitImageDynamicRange.self] = newValue }
  }
  /// What UIKit calls `typesettingLanguage`: the language that text is set in, as ``TraitCollection/typesettingLanguage`` reads it.
  public var typesettingLanguage: String? {
    get { self[TraitTypesettingLanguage.self] }
    set { self[TraitTypesettingLanguage.self] = newValue }
  }
  /// What UIKit calls `headroomUsageLimit` where it can be set, and ``TraitCollection/hdrHeadroomUsageLimit`` where it is read: whether high
  /// dynamic range is limited.
  public var headroomUsageLimit: HDRHeadroomUsageLimit {
    get { self[TraitHDRHeadroomUsageLimit.self] }
    set { self[TraitHDRHeadroomUsageLimit.self] = newValue }
  }
}
