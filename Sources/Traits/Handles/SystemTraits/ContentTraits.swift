/// What `forceTouchCapability` can be.
///
/// Mirrors UIKit's `UIForceTouchCapability`. The cases and raw values are Apple's. Source: Apple's documentation of `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unknown
  /// The screen feels no force, or is not to.
  case unavailable
  /// The screen feels force.
  case available
}

/// What `preferredContentSizeCategory` can be.
///
/// Mirrors UIKit's `UIContentSizeCategory`. The cases and raw values are Apple's. Source: Apple's documentation of `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// The smallest.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Small.
  case small = "UICTContentSizeCategoryS"
  /// Medium.
  case medium = "UICTContentSizeCategoryM"
  /// What a device begins with.
  case large = "UICTContentSizeCategoryL"
  /// Larger.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Still larger.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// The largest but for accessibility.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// The smallest of accessibility's sizes.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// Large among these.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// Larger among these.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// Still larger among these.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// The largest.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

/// What `legibilityWeight` can be.
///
/// Mirrors UIKit's `UILegibilityWeight`. The cases and raw values are Apple's. Source: Apple's documentation of `UILegibilityWeight`.
public enum LegibilityWeight: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The usual weight.
  case regular
  /// Bold, as accessibility settings ask for.
  case bold
}

/// What `imageDynamicRange` can be.
///
/// Mirrors UIKit's `UIImage.DynamicRange`. The cases and raw values are Apple's. Source: Apple's documentation of `UIImage.DynamicRange`.
public enum ImageDynamicRange: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// The standard range.
  case standard
  /// A high range, limited beside other content.
  case constrainedHigh
  /// The high range.
  case high
}

/// What `hdrHeadroomUsageLimit` can be.
///
/// Mirrors UIKit's `UIHDRHeadroomUsageLimit`. The cases and raw values are Apple's. Source: Apple's documentation of `UIHDRHeadroomUsageLimit`.
public enum HDRHeadroomUsageLimit: Int, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified = -1
  /// What is brighter than white is to be limited.
  case active
  /// It is not.
  case inactive
}

/// The key of ``TraitCollection/forceTouchCapability``: whether the screen feels force.
///
/// Mirrors UIKit's `UITraitForceTouchCapability`.
public enum TraitForceTouchCapability: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ForceTouchCapability.unknown
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 6)
}

/// The key of ``TraitCollection/preferredContentSizeCategory``: the size of text.
///
/// Mirrors UIKit's `UITraitPreferredContentSizeCategory`.
public enum TraitPreferredContentSizeCategory: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ContentSizeCategory.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 7)
}

/// The key of ``TraitCollection/legibilityWeight``: whether text is bold.
///
/// Mirrors UIKit's `UITraitLegibilityWeight`.
public enum TraitLegibilityWeight: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = LegibilityWeight.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 11)
}

/// The key of ``TraitCollection/imageDynamicRange``: the range in which images are shown.
///
/// Mirrors UIKit's `UITraitImageDynamicRange`.
public enum TraitImageDynamicRange: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = ImageDynamicRange.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 14)
}

/// The key of ``TraitCollection/typesettingLanguage``: the language that text is set in.
///
/// Mirrors UIKit's `UITraitTypesettingLanguage`.
public enum TraitTypesettingLanguage: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue: String? = nil
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 15)
}

/// The key of ``TraitCollection/hdrHeadroomUsageLimit``: whether high dynamic range is limited.
///
/// Mirrors UIKit's `UITraitHDRHeadroomUsageLimit`.
public enum TraitHDRHeadroomUsageLimit: SystemTraitDefinition {
  /// What an empty collection answers.
  public static let defaultValue = HDRHeadroomUsageLimit.unspecified
  /// Its place in ``SystemTrait/all``.
  public static let systemTrait = TraitID(index: 18)
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
  /// What UIKit calls `typesettingLanguage`: the language that text is set in, by its code such as `ko`.
  ///
  /// In Swift UIKit's is a `Locale.Language`, which belongs to Foundation; Objective-C's is a string, as here.
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
  /// What UIKit calls `typesettingLanguage`: the language that text is set in.
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
