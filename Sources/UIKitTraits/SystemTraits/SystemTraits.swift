// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a default is, the protocol says.

public import Foundation

/// UIKit's traits, by the property under which a collection reads them and a draft sets them.
///
/// Each property's type is the key: `TraitUserInterfaceStyle.self` is what a registration and a subscript take.
///
/// ```swift
/// TraitCollection { $0.userInterfaceStyle = .dark }.userInterfaceStyle      // .dark
/// ```
/// Source: Apple's public headers of iOS 26.
public struct SystemTraits: Sendable {
  /// The kind of device.
  public var userInterfaceIdiom: TraitUserInterfaceIdiom.Type { TraitUserInterfaceIdiom.self }
  /// Light or dark.
  public var userInterfaceStyle: TraitUserInterfaceStyle.Type { TraitUserInterfaceStyle.self }
  /// The direction in which text runs.
  public var layoutDirection: TraitLayoutDirection.Type { TraitLayoutDirection.self }
  /// Pixels a point; 0 is unspecified.
  public var displayScale: TraitDisplayScale.Type { TraitDisplayScale.self }
  /// How much width there is.
  public var horizontalSizeClass: TraitHorizontalSizeClass.Type { TraitHorizontalSizeClass.self }
  /// How much height there is.
  public var verticalSizeClass: TraitVerticalSizeClass.Type { TraitVerticalSizeClass.self }
  /// Whether the screen feels force.
  public var forceTouchCapability: TraitForceTouchCapability.Type { TraitForceTouchCapability.self }
  /// The size of text.
  public var preferredContentSizeCategory: TraitPreferredContentSizeCategory.Type {
    TraitPreferredContentSizeCategory.self
  }
  /// The colours that the display can show.
  public var displayGamut: TraitDisplayGamut.Type { TraitDisplayGamut.self }
  /// How much contrast is wanted.
  public var accessibilityContrast: TraitAccessibilityContrast.Type { TraitAccessibilityContrast.self }
  /// Whether content lies above other content.
  public var userInterfaceLevel: TraitUserInterfaceLevel.Type { TraitUserInterfaceLevel.self }
  /// Whether text is bold.
  public var legibilityWeight: TraitLegibilityWeight.Type { TraitLegibilityWeight.self }
  /// Whether a window looks active.
  public var activeAppearance: TraitActiveAppearance.Type { TraitActiveAppearance.self }
  /// The size of a toolbar's items.
  public var toolbarItemPresentationSize: TraitToolbarItemPresentationSize.Type {
    TraitToolbarItemPresentationSize.self
  }
  /// The range in which images are shown.
  public var imageDynamicRange: TraitImageDynamicRange.Type { TraitImageDynamicRange.self }
  /// The language that text is set in.
  public var typesettingLanguage: TraitTypesettingLanguage.Type { TraitTypesettingLanguage.self }
  /// Whether the scene is being recorded.
  public var sceneCaptureState: TraitSceneCaptureState.Type { TraitSceneCaptureState.self }
  /// In what kind of list something stands.
  public var listEnvironment: TraitListEnvironment.Type { TraitListEnvironment.self }
  /// Whether high dynamic range is limited.
  public var hdrHeadroomUsageLimit: TraitHDRHeadroomUsageLimit.Type { TraitHDRHeadroomUsageLimit.self }
  /// How natural alignment is found.
  public var resolvesNaturalAlignmentWithBaseWritingDirection:
    TraitResolvesNaturalAlignmentWithBaseWritingDirection.Type
  { TraitResolvesNaturalAlignmentWithBaseWritingDirection.self }
  /// Where a tab bar's accessory stands.
  public var tabAccessoryEnvironment: TraitTabAccessoryEnvironment.Type { TraitTabAccessoryEnvironment.self }
  /// How a split view controller is laid out.
  public var splitViewControllerLayoutEnvironment: TraitSplitViewControllerLayoutEnvironment.Type {
    TraitSplitViewControllerLayoutEnvironment.self
  }
}

/// UIKit's `UITraitUserInterfaceIdiom`: the key of ``SystemTraits/userInterfaceIdiom``.
public enum TraitUserInterfaceIdiom: SystemTraitDefinition {
  public static let defaultValue = UserInterfaceIdiom.unspecified
}
/// UIKit's `UITraitUserInterfaceStyle`: the key of ``SystemTraits/userInterfaceStyle``.
public enum TraitUserInterfaceStyle: SystemTraitDefinition {
  public static let defaultValue = UserInterfaceStyle.unspecified
}
/// UIKit's `UITraitLayoutDirection`: the key of ``SystemTraits/layoutDirection``.
public enum TraitLayoutDirection: SystemTraitDefinition {
  public static let defaultValue = TraitEnvironmentLayoutDirection.unspecified
}
/// UIKit's `UITraitDisplayScale`: the key of ``SystemTraits/displayScale``.
public enum TraitDisplayScale: SystemTraitDefinition { public static let defaultValue: CGFloat = 0 }
/// UIKit's `UITraitHorizontalSizeClass`: the key of ``SystemTraits/horizontalSizeClass``.
public enum TraitHorizontalSizeClass: SystemTraitDefinition {
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}
/// UIKit's `UITraitVerticalSizeClass`: the key of ``SystemTraits/verticalSizeClass``.
public enum TraitVerticalSizeClass: SystemTraitDefinition {
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}
/// UIKit's `UITraitForceTouchCapability`: the key of ``SystemTraits/forceTouchCapability``.
public enum TraitForceTouchCapability: SystemTraitDefinition {
  public static let defaultValue = ForceTouchCapability.unknown
}
/// UIKit's `UITraitPreferredContentSizeCategory`: the key of ``SystemTraits/preferredContentSizeCategory``.
public enum TraitPreferredContentSizeCategory: SystemTraitDefinition {
  public static let defaultValue = ContentSizeCategory.unspecified
}
/// UIKit's `UITraitDisplayGamut`: the key of ``SystemTraits/displayGamut``.
public enum TraitDisplayGamut: SystemTraitDefinition {
  public static let defaultValue = DisplayGamut.unspecified
}
/// UIKit's `UITraitAccessibilityContrast`: the key of ``SystemTraits/accessibilityContrast``.
public enum TraitAccessibilityContrast: SystemTraitDefinition {
  public static let defaultValue = AccessibilityContrast.unspecified
}
/// UIKit's `UITraitUserInterfaceLevel`: the key of ``SystemTraits/userInterfaceLevel``.
public enum TraitUserInterfaceLevel: SystemTraitDefinition {
  public static let defaultValue = UserInterfaceLevel.unspecified
}
/// UIKit's `UITraitLegibilityWeight`: the key of ``SystemTraits/legibilityWeight``.
public enum TraitLegibilityWeight: SystemTraitDefinition {
  public static let defaultValue = LegibilityWeight.unspecified
}
/// UIKit's `UITraitActiveAppearance`: the key of ``SystemTraits/activeAppearance``.
public enum TraitActiveAppearance: SystemTraitDefinition {
  public static let defaultValue = UserInterfaceActiveAppearance.unspecified
}
/// UIKit's `UITraitToolbarItemPresentationSize`: the key of ``SystemTraits/toolbarItemPresentationSize``.
public enum TraitToolbarItemPresentationSize: SystemTraitDefinition {
  public static let defaultValue = ToolbarItemPresentationSize.unspecified
}
/// UIKit's `UITraitImageDynamicRange`: the key of ``SystemTraits/imageDynamicRange``.
public enum TraitImageDynamicRange: SystemTraitDefinition {
  public static let defaultValue = ImageDynamicRange.unspecified
}
/// UIKit's `UITraitTypesettingLanguage`: the key of ``SystemTraits/typesettingLanguage``.
public enum TraitTypesettingLanguage: SystemTraitDefinition {
  public static let defaultValue: Locale.Language? = nil
}
/// UIKit's `UITraitSceneCaptureState`: the key of ``SystemTraits/sceneCaptureState``.
public enum TraitSceneCaptureState: SystemTraitDefinition {
  public static let defaultValue = SceneCaptureState.unspecified
}
/// UIKit's `UITraitListEnvironment`: the key of ``SystemTraits/listEnvironment``.
public enum TraitListEnvironment: SystemTraitDefinition {
  public static let defaultValue = ListEnvironment.unspecified
}
/// UIKit's `UITraitHDRHeadroomUsageLimit`: the key of ``SystemTraits/hdrHeadroomUsageLimit``.
public enum TraitHDRHeadroomUsageLimit: SystemTraitDefinition {
  public static let defaultValue = HDRHeadroomUsageLimit.unspecified
}
/// UIKit's `UITraitResolvesNaturalAlignmentWithBaseWritingDirection`: the key of ``SystemTraits/resolvesNaturalAlignmentWithBaseWritingDirection``.
public enum TraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTraitDefinition {
  public static let defaultValue = true
}
/// UIKit's `UITraitTabAccessoryEnvironment`: the key of ``SystemTraits/tabAccessoryEnvironment``.
public enum TraitTabAccessoryEnvironment: SystemTraitDefinition {
  public static let defaultValue = TabAccessoryEnvironment.unspecified
}
/// UIKit's `UITraitSplitViewControllerLayoutEnvironment`: the key of ``SystemTraits/splitViewControllerLayoutEnvironment``.
public enum TraitSplitViewControllerLayoutEnvironment: SystemTraitDefinition {
  public static let defaultValue = SplitViewControllerLayoutEnvironment.none
}
