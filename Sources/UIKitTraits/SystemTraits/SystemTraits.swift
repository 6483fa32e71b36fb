// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a value is, the protocol says.

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
public enum TraitUserInterfaceIdiom: SystemTraitDefinition { public typealias Value = UserInterfaceIdiom }
/// UIKit's `UITraitUserInterfaceStyle`: the key of ``SystemTraits/userInterfaceStyle``.
public enum TraitUserInterfaceStyle: SystemTraitDefinition { public typealias Value = UserInterfaceStyle }
/// UIKit's `UITraitLayoutDirection`: the key of ``SystemTraits/layoutDirection``.
public enum TraitLayoutDirection: SystemTraitDefinition {
  public typealias Value = TraitEnvironmentLayoutDirection
}
/// UIKit's `UITraitDisplayScale`: the key of ``SystemTraits/displayScale``.
public enum TraitDisplayScale: SystemTraitDefinition { public static let defaultValue: CGFloat = 0 }
/// UIKit's `UITraitHorizontalSizeClass`: the key of ``SystemTraits/horizontalSizeClass``.
public enum TraitHorizontalSizeClass: SystemTraitDefinition {
  public typealias Value = UserInterfaceSizeClass
}
/// UIKit's `UITraitVerticalSizeClass`: the key of ``SystemTraits/verticalSizeClass``.
public enum TraitVerticalSizeClass: SystemTraitDefinition { public typealias Value = UserInterfaceSizeClass }
/// UIKit's `UITraitForceTouchCapability`: the key of ``SystemTraits/forceTouchCapability``.
public enum TraitForceTouchCapability: SystemTraitDefinition { public typealias Value = ForceTouchCapability }
/// UIKit's `UITraitPreferredContentSizeCategory`: the key of ``SystemTraits/preferredContentSizeCategory``.
public enum TraitPreferredContentSizeCategory: SystemTraitDefinition {
  public typealias Value = ContentSizeCategory
}
/// UIKit's `UITraitDisplayGamut`: the key of ``SystemTraits/displayGamut``.
public enum TraitDisplayGamut: SystemTraitDefinition { public typealias Value = DisplayGamut }
/// UIKit's `UITraitAccessibilityContrast`: the key of ``SystemTraits/accessibilityContrast``.
public enum TraitAccessibilityContrast: SystemTraitDefinition {
  public typealias Value = AccessibilityContrast
}
/// UIKit's `UITraitUserInterfaceLevel`: the key of ``SystemTraits/userInterfaceLevel``.
public enum TraitUserInterfaceLevel: SystemTraitDefinition { public typealias Value = UserInterfaceLevel }
/// UIKit's `UITraitLegibilityWeight`: the key of ``SystemTraits/legibilityWeight``.
public enum TraitLegibilityWeight: SystemTraitDefinition { public typealias Value = LegibilityWeight }
/// UIKit's `UITraitActiveAppearance`: the key of ``SystemTraits/activeAppearance``.
public enum TraitActiveAppearance: SystemTraitDefinition {
  public typealias Value = UserInterfaceActiveAppearance
}
/// UIKit's `UITraitToolbarItemPresentationSize`: the key of ``SystemTraits/toolbarItemPresentationSize``.
public enum TraitToolbarItemPresentationSize: SystemTraitDefinition {
  public typealias Value = ToolbarItemPresentationSize
}
/// UIKit's `UITraitImageDynamicRange`: the key of ``SystemTraits/imageDynamicRange``.
public enum TraitImageDynamicRange: SystemTraitDefinition { public typealias Value = ImageDynamicRange }
/// UIKit's `UITraitTypesettingLanguage`: the key of ``SystemTraits/typesettingLanguage``.
public enum TraitTypesettingLanguage: SystemTraitDefinition {
  public static let defaultValue: Locale.Language? = nil
}
/// UIKit's `UITraitSceneCaptureState`: the key of ``SystemTraits/sceneCaptureState``.
public enum TraitSceneCaptureState: SystemTraitDefinition { public typealias Value = SceneCaptureState }
/// UIKit's `UITraitListEnvironment`: the key of ``SystemTraits/listEnvironment``.
public enum TraitListEnvironment: SystemTraitDefinition { public typealias Value = ListEnvironment }
/// UIKit's `UITraitHDRHeadroomUsageLimit`: the key of ``SystemTraits/hdrHeadroomUsageLimit``.
public enum TraitHDRHeadroomUsageLimit: SystemTraitDefinition {
  public typealias Value = HDRHeadroomUsageLimit
}
/// UIKit's `UITraitResolvesNaturalAlignmentWithBaseWritingDirection`: the key of ``SystemTraits/resolvesNaturalAlignmentWithBaseWritingDirection``.
public enum TraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTraitDefinition {
  public static let defaultValue = true
}
/// UIKit's `UITraitTabAccessoryEnvironment`: the key of ``SystemTraits/tabAccessoryEnvironment``.
public enum TraitTabAccessoryEnvironment: SystemTraitDefinition {
  public typealias Value = TabAccessoryEnvironment
}
/// UIKit's `UITraitSplitViewControllerLayoutEnvironment`: the key of ``SystemTraits/splitViewControllerLayoutEnvironment``.
public enum TraitSplitViewControllerLayoutEnvironment: SystemTraitDefinition {
  public typealias Value = SplitViewControllerLayoutEnvironment
}
