import Traits

/// Apple's traits, in the order of the engine's table.
enum SystemTraits {
  static func row(_ index: Int) -> Traits.TraitDefinition { Traits.TraitDefinition.system[index] }

  static let definitions: [any SystemTraitDefinition.Type] = [
    TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitLayoutDirection.self,
    TraitDisplayScale.self,
    TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self, TraitForceTouchCapability.self,
    TraitPreferredContentSizeCategory.self, TraitDisplayGamut.self, TraitAccessibilityContrast.self,
    TraitUserInterfaceLevel.self, TraitLegibilityWeight.self, TraitActiveAppearance.self,
    TraitToolbarItemPresentationSize.self, TraitImageDynamicRange.self, TraitTypesettingLanguage.self,
    TraitSceneCaptureState.self, TraitListEnvironment.self, TraitHDRHeadroomUsageLimit.self,
    TraitResolvesNaturalAlignmentWithBaseWritingDirection.self, TraitTabAccessoryEnvironment.self,
    TraitSplitViewControllerLayoutEnvironment.self,
  ]
}

extension TraitCollection {
  /// The system traits that affect colours, ready for a registration.
  ///
  /// Mirrors `systemTraitsAffectingColorAppearance`.
  public static var systemTraitsAffectingColorAppearance: [Trait] {
    SystemTraits.definitions.filter { SystemTraits.row($0.systemTrait).isInColorList }
  }

  /// The system traits that affect which image is shown, ready for a registration.
  ///
  /// Mirrors `systemTraitsAffectingImageLookup`.
  public static var systemTraitsAffectingImageLookup: [Trait] {
    SystemTraits.definitions.filter { SystemTraits.row($0.systemTrait).affectsImageLookup }
  }
}
