/// A definition of one of Apple's traits, such as ``TraitUserInterfaceStyle``.
///
/// The engine knows these traits from the start, by their place in ``SystemTrait/all``. Each has a property in ``TraitCollection`` and in
/// ``MutableTraits``, which is the short way to the subscript.
///
/// ```swift
/// let night = TraitCollection { $0.userInterfaceStyle = .dark }
/// night[TraitUserInterfaceStyle.self]         // .dark, what night.userInterfaceStyle reads
/// night.accessibilityContrast                 // .unspecified: nobody said
/// TraitUserInterfaceStyle.name                // "UserInterfaceStyle"
/// TraitUserInterfaceStyle.affectsColorAppearance      // true
/// ```
/// Source: Apple's documentation of `UITraitCollection`; names, identifiers, flags and defaults were observed on iOS 26 (kern0x1b/charon on
/// GitHub).
public protocol SystemTraitDefinition: TraitDefinition {
  /// Its place in the table.
  static var systemTrait: TraitID { get }
}

extension SystemTraitDefinition {
  /// The key's name without `UITrait`.
  public static var name: String { SystemTrait.all[Int(systemTrait.index)].name }
  /// The name of UIKit's key type.
  public static var identifier: String { SystemTrait.all[Int(systemTrait.index)].keyType }
  /// The flag of UIKit's key type.
  public static var affectsColorAppearance: Bool {
    SystemTrait.all[Int(systemTrait.index)].affectsColorAppearance
  }
}

extension SystemTrait {
  /// The Swift definitions of all of them, in the order of ``all``.
  public static let definitions: [any SystemTraitDefinition.Type] = [
    TraitUserInterfaceIdiom.self,
    TraitUserInterfaceStyle.self,
    TraitLayoutDirection.self,
    TraitDisplayScale.self,
    TraitHorizontalSizeClass.self,
    TraitVerticalSizeClass.self,
    TraitForceTouchCapability.self,
    TraitPreferredContentSizeCategory.self,
    TraitDisplayGamut.self,
    TraitAccessibilityContrast.self,
    TraitUserInterfaceLevel.self,
    TraitLegibilityWeight.self,
    TraitActiveAppearance.self,
    TraitToolbarItemPresentationSize.self,
    TraitImageDynamicRange.self,
    TraitTypesettingLanguage.self,
    TraitSceneCaptureState.self,
    TraitListEnvironment.self,
    TraitHDRHeadroomUsageLimit.self,
    TraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
    TraitTabAccessoryEnvironment.self,
    TraitSplitViewControllerLayoutEnvironment.self,
  ]
}

extension TraitCollection {
  /// The system traits that affect colours, ready for a registration.
  ///
  /// Mirrors `systemTraitsAffectingColorAppearance`. It is not the same as the flag ``TraitDefinition/affectsColorAppearance``, which
  /// ``TraitListEnvironment`` has as well.
  ///
  /// ```swift
  /// TraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
  /// // ["UserInterfaceIdiom", "UserInterfaceStyle", "DisplayGamut", "AccessibilityContrast", "UserInterfaceLevel", "ActiveAppearance"]
  /// ```
  /// Source: WWDC23 session 10057; which traits they are was observed on iOS 26 (kern0x1b/charon on GitHub), private ones aside.
  public static let systemTraitsAffectingColorAppearance: [Trait] =
    SystemTrait.affectingColorAppearance.map { SystemTrait.definitions[Int($0.index)] }

  /// The system traits that affect which image is looked up, ready for a registration.
  ///
  /// Mirrors `systemTraitsAffectingImageLookup`: the ten of ``SystemTrait/affectingImageLookup``.
  ///
  /// Source: as for ``systemTraitsAffectingColorAppearance``.
  public static let systemTraitsAffectingImageLookup: [Trait] =
    SystemTrait.affectingImageLookup.map { SystemTrait.definitions[Int($0.index)] }
}
