// Collections with one of Apple's traits, as UIKit has had them since before iOS 17. Source: Apple's documentation of `UITraitCollection`, which lists
// an initialiser for each trait up to iOS 17; later ones have ``TraitCollection/init(mutations:)`` only.
//
// ```swift
// TraitCollection(userInterfaceStyle: .dark) == TraitCollection { $0.userInterfaceStyle = .dark }     // true
// ```
extension TraitCollection {
  /// Makes a collection in which `userInterfaceIdiom` alone is set.
  ///
  /// Mirrors `init(userInterfaceIdiom:)`: `TraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom` is `.pad`.
  ///
  /// - Complexity: O(1)
  public init(userInterfaceIdiom: UserInterfaceIdiom) {
    self.init(TraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }

  /// Makes a collection in which `userInterfaceStyle` alone is set.
  ///
  /// Mirrors `init(userInterfaceStyle:)`: `TraitCollection(userInterfaceStyle: .dark).userInterfaceStyle` is `.dark`.
  ///
  /// - Complexity: O(1)
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init(TraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  /// Makes a collection in which `layoutDirection` alone is set.
  ///
  /// Mirrors `init(layoutDirection:)`: `TraitCollection(layoutDirection: .rightToLeft).layoutDirection` is `.rightToLeft`.
  ///
  /// - Complexity: O(1)
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init(TraitLayoutDirection.self, value: layoutDirection)
  }

  /// Makes a collection in which `displayScale` alone is set.
  ///
  /// Mirrors `init(displayScale:)`: `TraitCollection(displayScale: 2).displayScale` is `2`.
  ///
  /// - Complexity: O(1)
  public init(displayScale: Double) {
    self.init(TraitDisplayScale.self, value: displayScale)
  }

  /// Makes a collection in which `horizontalSizeClass` alone is set.
  ///
  /// Mirrors `init(horizontalSizeClass:)`: `TraitCollection(horizontalSizeClass: .compact).horizontalSizeClass` is `.compact`.
  ///
  /// - Complexity: O(1)
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init(TraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  /// Makes a collection in which `verticalSizeClass` alone is set.
  ///
  /// Mirrors `init(verticalSizeClass:)`: `TraitCollection(verticalSizeClass: .compact).verticalSizeClass` is `.compact`.
  ///
  /// - Complexity: O(1)
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init(TraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  /// Makes a collection in which `forceTouchCapability` alone is set.
  ///
  /// Mirrors `init(forceTouchCapability:)`: `TraitCollection(forceTouchCapability: .available).forceTouchCapability` is `.available`.
  ///
  /// - Complexity: O(1)
  public init(forceTouchCapability: ForceTouchCapability) {
    self.init(TraitForceTouchCapability.self, value: forceTouchCapability)
  }

  /// Makes a collection in which `preferredContentSizeCategory` alone is set.
  ///
  /// Mirrors `init(preferredContentSizeCategory:)`: `TraitCollection(preferredContentSizeCategory: .large).preferredContentSizeCategory` is `.large`.
  ///
  /// - Complexity: O(1)
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init(TraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  /// Makes a collection in which `displayGamut` alone is set.
  ///
  /// Mirrors `init(displayGamut:)`: `TraitCollection(displayGamut: .P3).displayGamut` is `.P3`.
  ///
  /// - Complexity: O(1)
  public init(displayGamut: DisplayGamut) {
    self.init(TraitDisplayGamut.self, value: displayGamut)
  }

  /// Makes a collection in which `accessibilityContrast` alone is set.
  ///
  /// Mirrors `init(accessibilityContrast:)`: `TraitCollection(accessibilityContrast: .high).accessibilityContrast` is `.high`.
  ///
  /// - Complexity: O(1)
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init(TraitAccessibilityContrast.self, value: accessibilityContrast)
  }

  /// Makes a collection in which `userInterfaceLevel` alone is set.
  ///
  /// Mirrors `init(userInterfaceLevel:)`: `TraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel` is `.elevated`.
  ///
  /// - Complexity: O(1)
  public init(userInterfaceLevel: UserInterfaceLevel) {
    self.init(TraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  /// Makes a collection in which `legibilityWeight` alone is set.
  ///
  /// Mirrors `init(legibilityWeight:)`: `TraitCollection(legibilityWeight: .bold).legibilityWeight` is `.bold`.
  ///
  /// - Complexity: O(1)
  public init(legibilityWeight: LegibilityWeight) {
    self.init(TraitLegibilityWeight.self, value: legibilityWeight)
  }

  /// Makes a collection in which `activeAppearance` alone is set.
  ///
  /// Mirrors `init(activeAppearance:)`: `TraitCollection(activeAppearance: .inactive).activeAppearance` is `.inactive`.
  ///
  /// - Complexity: O(1)
  public init(activeAppearance: UserInterfaceActiveAppearance) {
    self.init(TraitActiveAppearance.self, value: activeAppearance)
  }

  /// Makes a collection in which `toolbarItemPresentationSize` alone is set.
  ///
  /// Mirrors `init(toolbarItemPresentationSize:)`: `TraitCollection(toolbarItemPresentationSize: .small).toolbarItemPresentationSize` is `.small`.
  ///
  /// - Complexity: O(1)
  public init(toolbarItemPresentationSize: ToolbarItemPresentationSize) {
    self.init(TraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }

  /// Makes a collection in which `imageDynamicRange` alone is set.
  ///
  /// Mirrors `init(imageDynamicRange:)`: `TraitCollection(imageDynamicRange: .high).imageDynamicRange` is `.high`.
  ///
  /// - Complexity: O(1)
  public init(imageDynamicRange: ImageDynamicRange) {
    self.init(TraitImageDynamicRange.self, value: imageDynamicRange)
  }

  /// Makes a collection in which `typesettingLanguage` alone is set.
  ///
  /// Mirrors `init(typesettingLanguage:)`: `TraitCollection(typesettingLanguage: "ko").typesettingLanguage` is `"ko"`.
  ///
  /// - Complexity: O(1)
  public init(typesettingLanguage: String) {
    self.init(TraitTypesettingLanguage.self, value: typesettingLanguage)
  }

  /// Makes a collection in which `sceneCaptureState` alone is set.
  ///
  /// Mirrors `init(sceneCaptureState:)`: `TraitCollection(sceneCaptureState: .active).sceneCaptureState` is `.active`.
  ///
  /// - Complexity: O(1)
  public init(sceneCaptureState: SceneCaptureState) {
    self.init(TraitSceneCaptureState.self, value: sceneCaptureState)
  }
}
