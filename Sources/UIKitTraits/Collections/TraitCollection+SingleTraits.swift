// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a trait is, its property in SystemTraits says.

public import Foundation

// Collections with one of Apple's traits, as UIKit has had them since before iOS 17; later traits have `init(mutations:)` only.
extension TraitCollection {
  public init(userInterfaceIdiom value: UserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = value } }
  public init(userInterfaceStyle value: UserInterfaceStyle) { self.init { $0.userInterfaceStyle = value } }
  public init(layoutDirection value: TraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = value }
  }
  public init(displayScale value: CGFloat) { self.init { $0.displayScale = value } }
  public init(horizontalSizeClass value: UserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = value }
  }
  public init(verticalSizeClass value: UserInterfaceSizeClass) { self.init { $0.verticalSizeClass = value } }
  public init(forceTouchCapability value: ForceTouchCapability) {
    self.init { $0.forceTouchCapability = value }
  }
  public init(preferredContentSizeCategory value: ContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = value }
  }
  public init(displayGamut value: DisplayGamut) { self.init { $0.displayGamut = value } }
  public init(accessibilityContrast value: AccessibilityContrast) {
    self.init { $0.accessibilityContrast = value }
  }
  public init(userInterfaceLevel value: UserInterfaceLevel) { self.init { $0.userInterfaceLevel = value } }
  public init(legibilityWeight value: LegibilityWeight) { self.init { $0.legibilityWeight = value } }
  public init(activeAppearance value: UserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = value }
  }
  public init(toolbarItemPresentationSize value: ToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = value }
  }
  public init(imageDynamicRange value: ImageDynamicRange) { self.init { $0.imageDynamicRange = value } }
  public init(typesettingLanguage value: Locale.Language) { self.init { $0.typesettingLanguage = value } }
  public init(sceneCaptureState value: SceneCaptureState) { self.init { $0.sceneCaptureState = value } }
}
