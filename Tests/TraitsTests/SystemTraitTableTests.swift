import Testing
import Traits

/// Apple's table, written out a second time: what each trait's property, type, cases, default and version are.
@Suite("The table of Apple's traits")
struct SystemTraitTableTests {
  static let rows: [(property: String, key: String, values: String, since: Int, flags: String)] = [
    (
      "userInterfaceIdiom", "UITraitUserInterfaceIdiom",
      "UIUserInterfaceIdiom: unspecified -1, phone 0, pad 1, tv 2, carPlay 3, mac 5, vision 6", 8,
      "flag colour image"
    ),
    (
      "userInterfaceStyle", "UITraitUserInterfaceStyle",
      "UIUserInterfaceStyle: unspecified 0, light 1, dark 2", 12, "flag colour image"
    ),
    (
      "layoutDirection", "UITraitLayoutDirection",
      "UITraitEnvironmentLayoutDirection: unspecified -1, leftToRight 0, rightToLeft 1", 10, "image"
    ),
    ("displayScale", "UITraitDisplayScale", "number", 8, "image"),
    (
      "horizontalSizeClass", "UITraitHorizontalSizeClass",
      "UIUserInterfaceSizeClass: unspecified 0, compact 1, regular 2", 8, "image"
    ),
    (
      "verticalSizeClass", "UITraitVerticalSizeClass",
      "UIUserInterfaceSizeClass: unspecified 0, compact 1, regular 2", 8, "image"
    ),
    (
      "forceTouchCapability", "UITraitForceTouchCapability",
      "UIForceTouchCapability: unknown 0, unavailable 1, available 2", 9, ""
    ),
    (
      "preferredContentSizeCategory", "UITraitPreferredContentSizeCategory",
      "UIContentSizeCategory: unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge, "
        + "extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, "
        + "accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge", 10, "image"
    ),
    (
      "displayGamut", "UITraitDisplayGamut", "UIDisplayGamut: unspecified -1, SRGB 0, P3 1", 10,
      "flag colour image"
    ),
    (
      "accessibilityContrast", "UITraitAccessibilityContrast",
      "UIAccessibilityContrast: unspecified -1, normal 0, high 1", 13, "flag colour image"
    ),
    (
      "userInterfaceLevel", "UITraitUserInterfaceLevel",
      "UIUserInterfaceLevel: unspecified -1, base 0, elevated 1", 13, "flag colour"
    ),
    (
      "legibilityWeight", "UITraitLegibilityWeight",
      "UILegibilityWeight: unspecified -1, regular 0, bold 1", 13, "image"
    ),
    (
      "activeAppearance", "UITraitActiveAppearance",
      "UIUserInterfaceActiveAppearance: unspecified -1, inactive 0, active 1", 14, "flag colour"
    ),
    (
      "toolbarItemPresentationSize", "UITraitToolbarItemPresentationSize",
      "UINSToolbarItemPresentationSize: unspecified -1, regular 0, small 1, large 3", 16, ""
    ),
    (
      "imageDynamicRange", "UITraitImageDynamicRange",
      "UIImage.DynamicRange: unspecified -1, standard 0, constrainedHigh 1, high 2", 17, ""
    ),
    ("typesettingLanguage", "UITraitTypesettingLanguage", "string?", 17, ""),
    (
      "sceneCaptureState", "UITraitSceneCaptureState",
      "UISceneCaptureState: unspecified -1, inactive 0, active 1", 17, ""
    ),
    (
      "listEnvironment", "UITraitListEnvironment",
      "UIListEnvironment: unspecified 0, none 1, plain 2, grouped 3, insetGrouped 4, sidebar 5, sidebarPlain 6",
      18, "flag"
    ),
    (
      "hdrHeadroomUsageLimit", "UITraitHDRHeadroomUsageLimit",
      "UIHDRHeadroomUsageLimit: unspecified -1, active 0, inactive 1", 26, ""
    ),
    (
      "resolvesNaturalAlignmentWithBaseWritingDirection",
      "UITraitResolvesNaturalAlignmentWithBaseWritingDirection", "true", 26, ""
    ),
    (
      "tabAccessoryEnvironment", "UITraitTabAccessoryEnvironment",
      "UITabAccessory.Environment: unspecified 0, none 1, regular 2, inline 3", 26, ""
    ),
    (
      "splitViewControllerLayoutEnvironment", "UITraitSplitViewControllerLayoutEnvironment",
      "UISplitViewController.LayoutEnvironment: none 0, expanded 1, collapsed 2", 26, ""
    ),
  ]

  @Test("the engine's table is Apple's, row by row")
  func table() throws {
    #expect(SystemTrait.all.count == Self.rows.count)
    for (trait, row) in zip(SystemTrait.all, Self.rows) {
      #expect(trait.property == row.property)
      #expect(trait.keyType == row.key)
      #expect(Self.words(trait) == row.values, "\(row.property)")
      #expect(trait.since == row.since && trait.keySince == max(17, row.since), "\(row.property)")
      #expect(Self.flags(trait) == row.flags, "\(row.property)")
    }
  }

  @Test("the default is the first case, no number, nothing, and true")
  func defaults() {
    for trait in SystemTrait.all {
      let expected: TraitValue =
        switch trait.kind {
        case .enumeration(_, let cases): .integer(cases[0].rawValue)
        case .strings: .string("_UICTContentSizeCategoryUnspecified")
        case .number: .floating(0)
        case .bool: .bool(true)
        case .optionalString: .object(TraitNil())
        }
      #expect(trait.defaultValue.isEqual(to: expected), "\(trait.property)")
    }
  }

  private static func words(_ trait: SystemTrait) -> String {
    switch trait.kind {
    case .enumeration(let type, let cases):
      type + ": " + cases.map { "\($0.name) \($0.rawValue)" }.joined(separator: ", ")
    case .strings(let type, let cases): type + ": " + cases.map(\.name).joined(separator: ", ")
    case .number: "number"
    case .bool: trait.defaultValue.isEqual(to: .bool(true)) ? "true" : "false"
    case .optionalString: "string?"
    }
  }

  private static func flags(_ trait: SystemTrait) -> String {
    [
      trait.affectsColorAppearance ? "flag" : nil,
      SystemTrait.affectingColorAppearance.contains(trait.id) ? "colour" : nil,
      SystemTrait.affectingImageLookup.contains(trait.id) ? "image" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}
