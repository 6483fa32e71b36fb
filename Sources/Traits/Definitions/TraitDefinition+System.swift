extension TraitDefinition {
  /// Apple's 22 traits, in the order of their ``TraitID``s.
  ///
  /// Sources: Apple's public headers and documentation; defaults, and the two lists, as measured on iOS 26 (kern0x1b/charon).
  public static let system: [TraitDefinition] = rows.map { row in
    var definition = TraitDefinition(
      property: row.property, key: "UITrait" + row.key, name: row.key, identifier: "UITrait" + row.key,
      defaultValue: row.type.defaultValue, storage: row.type.storage,
      affectsColorAppearance: row.flags != .image && row.flags != .none)
    definition.valueType = row.type
    definition.isInColorList = row.flags == .color || row.flags == .colorAndImage
    definition.affectsImageLookup = row.flags == .image || row.flags == .colorAndImage
    (definition.since, definition.isSystem) = (row.since, true)
    return definition
  }

  /// What a trait of Apple's affects; `flagOnly` has the flag for colours and is not in the list.
  private enum Flags { case none, color, image, colorAndImage, flagOnly }

  private typealias Row = (property: String, key: String, type: ValueType, since: Int, flags: Flags)

  private static let rows: [Row] = [
    (
      "userInterfaceIdiom", "UserInterfaceIdiom",
      cases("UIUserInterfaceIdiom", "unspecified -1, phone 0, pad 1, tv 2, carPlay 3, mac 5, vision 6"), 8,
      .colorAndImage
    ),
    (
      "userInterfaceStyle", "UserInterfaceStyle",
      cases("UIUserInterfaceStyle", "unspecified 0, light 1, dark 2"), 12, .colorAndImage
    ),
    (
      "layoutDirection", "LayoutDirection",
      cases("UITraitEnvironmentLayoutDirection", "unspecified -1, leftToRight 0, rightToLeft 1"), 10, .image
    ),
    ("displayScale", "DisplayScale", .number, 8, .image),
    ("horizontalSizeClass", "HorizontalSizeClass", sizeClass, 8, .image),
    ("verticalSizeClass", "VerticalSizeClass", sizeClass, 8, .image),
    (
      "forceTouchCapability", "ForceTouchCapability",
      cases("UIForceTouchCapability", "unknown 0, unavailable 1, available 2"), 9, .none
    ),
    ("preferredContentSizeCategory", "PreferredContentSizeCategory", contentSizes, 10, .image),
    (
      "displayGamut", "DisplayGamut",
      cases("UIDisplayGamut", "unspecified -1, SRGB 0, P3 1"), 10, .colorAndImage
    ),
    (
      "accessibilityContrast", "AccessibilityContrast",
      cases("UIAccessibilityContrast", "unspecified -1, normal 0, high 1"), 13, .colorAndImage
    ),
    (
      "userInterfaceLevel", "UserInterfaceLevel",
      cases("UIUserInterfaceLevel", "unspecified -1, base 0, elevated 1"), 13, .color
    ),
    (
      "legibilityWeight", "LegibilityWeight",
      cases("UILegibilityWeight", "unspecified -1, regular 0, bold 1"), 13, .image
    ),
    (
      "activeAppearance", "ActiveAppearance",
      cases("UIUserInterfaceActiveAppearance", "unspecified -1, inactive 0, active 1"), 14, .color
    ),
    (
      "toolbarItemPresentationSize", "ToolbarItemPresentationSize",
      cases("UINSToolbarItemPresentationSize", "unspecified -1, regular 0, small 1, large 3"), 16, .none
    ),
    (
      "imageDynamicRange", "ImageDynamicRange",
      cases("UIImage.DynamicRange", "unspecified -1, standard 0, constrainedHigh 1, high 2"), 17, .none
    ),
    ("typesettingLanguage", "TypesettingLanguage", .language, 17, .none),
    (
      "sceneCaptureState", "SceneCaptureState",
      cases("UISceneCaptureState", "unspecified -1, inactive 0, active 1"), 17, .none
    ),
    (
      "listEnvironment", "ListEnvironment",
      cases(
        "UIListEnvironment",
        "unspecified 0, none 1, plain 2, grouped 3, insetGrouped 4, sidebar 5, sidebarPlain 6"), 18, .flagOnly
    ),
    (
      "hdrHeadroomUsageLimit", "HDRHeadroomUsageLimit",
      cases("UIHDRHeadroomUsageLimit", "unspecified -1, active 0, inactive 1"), 26, .none
    ),
    (
      "resolvesNaturalAlignmentWithBaseWritingDirection", "ResolvesNaturalAlignmentWithBaseWritingDirection",
      .bool, 26, .none
    ),
    (
      "tabAccessoryEnvironment", "TabAccessoryEnvironment",
      cases("UITabAccessory.Environment", "unspecified 0, none 1, regular 2, inline 3"), 26, .none
    ),
    (
      "splitViewControllerLayoutEnvironment", "SplitViewControllerLayoutEnvironment",
      cases("UISplitViewController.LayoutEnvironment", "none 0, expanded 1, collapsed 2"), 26, .none
    ),
  ]

  private static let sizeClass = cases("UIUserInterfaceSizeClass", "unspecified 0, compact 1, regular 2")

  /// An enum with integers as raw values, written as "dark 2, …".
  private static func cases(_ type: String, _ cases: String) -> ValueType {
    .cases(
      type: type,
      cases.split(separator: ", ").map { text in
        let words = text.split(separator: " ")
        return Case(name: String(words[0]), rawValue: .integer(Int(words[1]) ?? 0))
      })
  }

  private static let contentSizes = ValueType.cases(
    type: "UIContentSizeCategory",
    [
      ("unspecified", "_UICTContentSizeCategoryUnspecified"), ("extraSmall", "XS"), ("small", "S"),
      ("medium", "M"),
      ("large", "L"), ("extraLarge", "XL"), ("extraExtraLarge", "XXL"), ("extraExtraExtraLarge", "XXXL"),
      ("accessibilityMedium", "AccessibilityM"), ("accessibilityLarge", "AccessibilityL"),
      ("accessibilityExtraLarge", "AccessibilityXL"), ("accessibilityExtraExtraLarge", "AccessibilityXXL"),
      ("accessibilityExtraExtraExtraLarge", "AccessibilityXXXL"),
    ].map { name, raw in
      Case(name: name, rawValue: .string(raw.hasPrefix("_") ? raw : "UICTContentSizeCategory" + raw))
    })
}

extension TraitDefinition.ValueType {
  /// What an empty collection answers for a trait of this kind; the one Boolean trait is true.
  fileprivate var defaultValue: TraitValue {
    switch self {
    case .cases(_, let cases): cases.first?.rawValue.value ?? .absent
    case .number: .floating(0)
    case .bool: .bool(true)
    case .language, .custom: .absent
    }
  }

  fileprivate var storage: TraitStorage { defaultValue.storage ?? .object }
}
