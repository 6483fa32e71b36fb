// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a trait is, its property in SystemTraits says.

public import Foundation

// Collections with one of Apple's traits, as UIKit has had them since before iOS 17; later traits have `init(mutations:)` only.
extension TraitCollection {
  public init(userInterfaceIdiom value: UserInterfaceIdiom) {
    self.init(TraitUserInterfaceIdiom.self, value: value)
  }
  public init(userInterfaceStyle value: UserInterfaceStyle) {
    self.init(TraitUserInterfaceStyle.self, value: value)
  }
  public init(layoutDirection value: TraitEnvironmentLayoutDirection) {
    self.init(TraitLayoutDirection.self, value: value)
  }
  public init(displayScale value: CGFloat) { self.init(TraitDisplayScale.self, value: value) }
  public init(horizontalSizeClass value: UserInterfaceSizeClass) {
    self.init(TraitHorizontalSizeClass.self, value: value)
  }
  public init(verticalSizeClass value: UserInterfaceSizeClass) {
    self.init(TraitVerticalSizeClass.self, value: value)
  }
  public init(forceTouchCapability value: ForceTouchCapability) {
    self.init(TraitForceTouchCapability.self, value: value)
  }
  public init(preferredContentSizeCategory value: ContentSizeCategory) {
    self.init(TraitPreferredContentSizeCategory.self, value: value)
  }
  public init(displayGamut value: DisplayGamut) { self.init(TraitDisplayGamut.self, value: value) }
  public init(accessibilityContrast value: AccessibilityContrast) {
    self.init(TraitAccessibilityContrast.self, value: value)
  }
  public init(userInterfaceLevel value: UserInterfaceLevel) {
    self.init(TraitUserInterfaceLevel.self, value: value)
  }
  public init(legibilityWeight value: LegibilityWeight) {
    self.init(TraitLegibilityWeight.self, value: value)
  }
  public init(activeAppearance value: UserInterfaceActiveAppearance) {
    self.init(TraitActiveAppearance.self, value: value)
  }
  public init(toolbarItemPresentationSize value: ToolbarItemPresentationSize) {
    self.init(TraitToolbarItemPresentationSize.self, value: value)
  }
  public init(imageDynamicRange value: ImageDynamicRange) {
    self.init(TraitImageDynamicRange.self, value: value)
  }
  public init(typesettingLanguage value: Locale.Language) {
    self.init(TraitTypesettingLanguage.self, value: value)
  }
  public init(sceneCaptureState value: SceneCaptureState) {
    self.init(TraitSceneCaptureState.self, value: value)
  }
}
