// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The properties of SystemTraits document the traits.

public import Foundation

// Collections with one of Apple's traits, which UIKit has had since before iOS 17; later traits have only `init(mutations:)`.
extension TraitCollection {
  public init(userInterfaceIdiom value: UserInterfaceIdiom) { self.init(\.userInterfaceIdiom, value) }
  public init(userInterfaceStyle value: UserInterfaceStyle) { self.init(\.userInterfaceStyle, value) }
  public init(layoutDirection value: TraitEnvironmentLayoutDirection) { self.init(\.layoutDirection, value) }
  public init(displayScale value: CGFloat) { self.init(\.displayScale, value) }
  public init(horizontalSizeClass value: UserInterfaceSizeClass) { self.init(\.horizontalSizeClass, value) }
  public init(verticalSizeClass value: UserInterfaceSizeClass) { self.init(\.verticalSizeClass, value) }
  public init(forceTouchCapability value: ForceTouchCapability) { self.init(\.forceTouchCapability, value) }
  public init(preferredContentSizeCategory value: ContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, value)
  }
  public init(displayGamut value: DisplayGamut) { self.init(\.displayGamut, value) }
  public init(accessibilityContrast value: AccessibilityContrast) {
    self.init(\.accessibilityContrast, value)
  }
  public init(userInterfaceLevel value: UserInterfaceLevel) { self.init(\.userInterfaceLevel, value) }
  public init(legibilityWeight value: LegibilityWeight) { self.init(\.legibilityWeight, value) }
  public init(activeAppearance value: UserInterfaceActiveAppearance) { self.init(\.activeAppearance, value) }
  public init(toolbarItemPresentationSize value: ToolbarItemPresentationSize) {
    self.init(\.toolbarItemPresentationSize, value)
  }
  public init(imageDynamicRange value: ImageDynamicRange) { self.init(\.imageDynamicRange, value) }
  public init(typesettingLanguage value: Locale.Language) { self.init(\.typesettingLanguage, value) }
  public init(sceneCaptureState value: SceneCaptureState) { self.init(\.sceneCaptureState, value) }

  private init<T: TraitDefinition>(_ trait: KeyPath<SystemTraits, T.Type>, _ value: T.Value) {
    self.init(T.self, value: value)
  }
}
