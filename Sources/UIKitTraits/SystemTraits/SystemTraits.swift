// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocol documents `defaultValue` and `Value`.

public import Foundation

/// UIKit's traits, by the property with which a collection reads them and a draft sets them.
///
/// The type of each property is the key: registrations and subscripts take `TraitUserInterfaceStyle.self`.
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
  /// The direction of text.
  public var layoutDirection: TraitLayoutDirection.Type { TraitLayoutDirection.self }
  /// The number of pixels per point; 0 is unspecified.
  public var displayScale: TraitDisplayScale.Type { TraitDisplayScale.self }
  /// The size class of the width.
  public var horizontalSizeClass: TraitHorizontalSizeClass.Type { TraitHorizontalSizeClass.self }
  /// The size class of the height.
  public var verticalSizeClass: TraitVerticalSizeClass.Type { TraitVerticalSizeClass.self }
  /// Whether the screen senses the force of touches.
  public var forceTouchCapability: TraitForceTouchCapability.Type { TraitForceTouchCapability.self }
  /// The size of text.
  public var preferredContentSizeCategory: TraitPreferredContentSizeCategory.Type {
    TraitPreferredContentSizeCategory.self
  }
  /// The colours that the display can show.
  public var displayGamut: TraitDisplayGamut.Type { TraitDisplayGamut.self }
  /// The contrast that the user wants.
  public var accessibilityContrast: TraitAccessibilityContrast.Type { TraitAccessibilityContrast.self }
  /// Whether the content lies above other content.
  public var userInterfaceLevel: TraitUserInterfaceLevel.Type { TraitUserInterfaceLevel.self }
  /// Whether text is bold.
  public var legibilityWeight: TraitLegibilityWeight.Type { TraitLegibilityWeight.self }
  /// Whether a window looks active.
  public var activeAppearance: TraitActiveAppearance.Type { TraitActiveAppearance.self }
  /// The size of a toolbar's items.
  public var toolbarItemPresentationSize: TraitToolbarItemPresentationSize.Type {
    TraitToolbarItemPresentationSize.self
  }
  /// The dynamic range of images.
  public var imageDynamicRange: TraitImageDynamicRange.Type { TraitImageDynamicRange.self }
  /// The language for typesetting text.
  public var typesettingLanguage: TraitTypesettingLanguage.Type { TraitTypesettingLanguage.self }
  /// Whether the scene is being recorded.
  public var sceneCaptureState: TraitSceneCaptureState.Type { TraitSceneCaptureState.self }
  /// The kind of list that contains the environment.
  public var listEnvironment: TraitListEnvironment.Type { TraitListEnvironment.self }
  /// Whether the use of high dynamic range is limited.
  public var hdrHeadroomUsageLimit: TraitHDRHeadroomUsageLimit.Type { TraitHDRHeadroomUsageLimit.self }
  /// Whether natural alignment follows the base writing direction.
  public var resolvesNaturalAlignmentWithBaseWritingDirection:
    TraitResolvesNaturalAlignmentWithBaseWritingDirection.Type
  { TraitResolvesNaturalAlignmentWithBaseWritingDirection.self }
  /// The place of a tab bar's accessory.
  public var tabAccessoryEnvironment: TraitTabAccessoryEnvironment.Type { TraitTabAccessoryEnvironment.self }
  /// The layout of a split view controller.
  public var splitViewControllerLayoutEnvironment: TraitSplitViewControllerLayoutEnvironment.Type {
    TraitSplitViewControllerLayoutEnvironment.self
  }

  /// The keys in the order of the engine's table.
  static let keys: [any SystemTraitDefinition.Type] = [
    TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitLayoutDirection.self,
    TraitDisplayScale.self, TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self,
    TraitForceTouchCapability.self, TraitPreferredContentSizeCategory.self, TraitDisplayGamut.self,
    TraitAccessibilityContrast.self, TraitUserInterfaceLevel.self, TraitLegibilityWeight.self,
    TraitActiveAppearance.self, TraitToolbarItemPresentationSize.self, TraitImageDynamicRange.self,
    TraitTypesettingLanguage.self, TraitSceneCaptureState.self, TraitListEnvironment.self,
    TraitHDRHeadroomUsageLimit.self, TraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
    TraitTabAccessoryEnvironment.self, TraitSplitViewControllerLayoutEnvironment.self,
  ]
}

// The keys, under UIKit's names without `UI`.

public enum TraitUserInterfaceIdiom: SystemTraitDefinition { public typealias Value = UserInterfaceIdiom }
public enum TraitUserInterfaceStyle: SystemTraitDefinition { public typealias Value = UserInterfaceStyle }
public enum TraitLayoutDirection: SystemTraitDefinition {
  public typealias Value = TraitEnvironmentLayoutDirection
}
public enum TraitDisplayScale: SystemTraitDefinition { public static let defaultValue: CGFloat = 0 }
public enum TraitHorizontalSizeClass: SystemTraitDefinition {
  public typealias Value = UserInterfaceSizeClass
}
public enum TraitVerticalSizeClass: SystemTraitDefinition { public typealias Value = UserInterfaceSizeClass }
public enum TraitForceTouchCapability: SystemTraitDefinition { public typealias Value = ForceTouchCapability }
public enum TraitPreferredContentSizeCategory: SystemTraitDefinition {
  public typealias Value = ContentSizeCategory
}
public enum TraitDisplayGamut: SystemTraitDefinition { public typealias Value = DisplayGamut }
public enum TraitAccessibilityContrast: SystemTraitDefinition {
  public typealias Value = AccessibilityContrast
}
public enum TraitUserInterfaceLevel: SystemTraitDefinition { public typealias Value = UserInterfaceLevel }
public enum TraitLegibilityWeight: SystemTraitDefinition { public typealias Value = LegibilityWeight }
public enum TraitActiveAppearance: SystemTraitDefinition {
  public typealias Value = UserInterfaceActiveAppearance
}
public enum TraitToolbarItemPresentationSize: SystemTraitDefinition {
  public typealias Value = ToolbarItemPresentationSize
}
public enum TraitImageDynamicRange: SystemTraitDefinition { public typealias Value = ImageDynamicRange }
public enum TraitTypesettingLanguage: SystemTraitDefinition {
  public static let defaultValue: Locale.Language? = nil
}
public enum TraitSceneCaptureState: SystemTraitDefinition { public typealias Value = SceneCaptureState }
public enum TraitListEnvironment: SystemTraitDefinition { public typealias Value = ListEnvironment }
public enum TraitHDRHeadroomUsageLimit: SystemTraitDefinition {
  public typealias Value = HDRHeadroomUsageLimit
}
public enum TraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTraitDefinition {
  public static let defaultValue = true
}
public enum TraitTabAccessoryEnvironment: SystemTraitDefinition {
  public typealias Value = TabAccessoryEnvironment
}
public enum TraitSplitViewControllerLayoutEnvironment: SystemTraitDefinition {
  public typealias Value = SplitViewControllerLayoutEnvironment
}
