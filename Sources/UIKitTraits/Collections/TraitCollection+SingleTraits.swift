public import Foundation

// Collections with one of Apple's traits, as UIKit has had them since before iOS 17; later traits have `init(mutations:)` only.
extension TraitCollection {
  /// Makes a collection with ``SystemTraits/userInterfaceIdiom``.
  public init(userInterfaceIdiom value: UserInterfaceIdiom) {
    self.init(TraitUserInterfaceIdiom.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/userInterfaceStyle``.
  public init(userInterfaceStyle value: UserInterfaceStyle) {
    self.init(TraitUserInterfaceStyle.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/layoutDirection``.
  public init(layoutDirection value: TraitEnvironmentLayoutDirection) {
    self.init(TraitLayoutDirection.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/displayScale``.
  public init(displayScale value: CGFloat) { self.init(TraitDisplayScale.self, value: value) }
  /// Makes a collection with ``SystemTraits/horizontalSizeClass``.
  public init(horizontalSizeClass value: UserInterfaceSizeClass) {
    self.init(TraitHorizontalSizeClass.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/verticalSizeClass``.
  public init(verticalSizeClass value: UserInterfaceSizeClass) {
    self.init(TraitVerticalSizeClass.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/forceTouchCapability``.
  public init(forceTouchCapability value: ForceTouchCapability) {
    self.init(TraitForceTouchCapability.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/preferredContentSizeCategory``.
  public init(preferredContentSizeCategory value: ContentSizeCategory) {
    self.init(TraitPreferredContentSizeCategory.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/displayGamut``.
  public init(displayGamut value: DisplayGamut) { self.init(TraitDisplayGamut.self, value: value) }
  /// Makes a collection with ``SystemTraits/accessibilityContrast``.
  public init(accessibilityContrast value: AccessibilityContrast) {
    self.init(TraitAccessibilityContrast.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/userInterfaceLevel``.
  public init(userInterfaceLevel value: UserInterfaceLevel) {
    self.init(TraitUserInterfaceLevel.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/legibilityWeight``.
  public init(legibilityWeight value: LegibilityWeight) {
    self.init(TraitLegibilityWeight.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/activeAppearance``.
  public init(activeAppearance value: UserInterfaceActiveAppearance) {
    self.init(TraitActiveAppearance.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/toolbarItemPresentationSize``.
  public init(toolbarItemPresentationSize value: ToolbarItemPresentationSize) {
    self.init(TraitToolbarItemPresentationSize.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/imageDynamicRange``.
  public init(imageDynamicRange value: ImageDynamicRange) {
    self.init(TraitImageDynamicRange.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/typesettingLanguage``.
  public init(typesettingLanguage value: Locale.Language) {
    self.init(TraitTypesettingLanguage.self, value: value)
  }
  /// Makes a collection with ``SystemTraits/sceneCaptureState``.
  public init(sceneCaptureState value: SceneCaptureState) {
    self.init(TraitSceneCaptureState.self, value: value)
  }
}
