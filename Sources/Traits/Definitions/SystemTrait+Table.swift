extension SystemTrait {
  /// All of them, in the order of their ``TraitID``s.
  ///
  /// ```swift
  /// SystemTrait.all.count                 // 22
  /// SystemTrait.all[1].property           // "userInterfaceStyle"
  /// ```
  public static let all: [SystemTrait] = rows.enumerated().map { index, row in
    SystemTrait(
      id: TraitID(index: Int32(index)), property: row.property, keyType: "UITrait" + row.key, kind: row.kind,
      defaultValue: row.kind.defaultValue, since: row.since, affectsColorAppearance: row.colour)
  }

  private typealias Row = (property: String, key: String, kind: Kind, since: Int, colour: Bool)

  private static func cases(_ type: String, _ cases: KeyValuePairs<String, Int>) -> Kind {
    .enumeration(type, cases.map { Case(name: $0.key, rawValue: $0.value) })
  }

  private static let sizeClass = cases(
    "UIUserInterfaceSizeClass", ["unspecified": 0, "compact": 1, "regular": 2])

  private static let rows: [Row] = appearance + layout + content

  private static let appearance: [Row] = [
    (
      "userInterfaceIdiom", "UserInterfaceIdiom",
      cases(
        "UIUserInterfaceIdiom",
        ["unspecified": -1, "phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6]), 8, true
    ),
    (
      "userInterfaceStyle", "UserInterfaceStyle",
      cases("UIUserInterfaceStyle", ["unspecified": 0, "light": 1, "dark": 2]), 12, true
    ),
  ]

  private static let layout: [Row] = [
    (
      "layoutDirection", "LayoutDirection",
      cases("UITraitEnvironmentLayoutDirection", ["unspecified": -1, "leftToRight": 0, "rightToLeft": 1]), 10,
      false
    ),
    ("displayScale", "DisplayScale", .number, 8, false),
    ("horizontalSizeClass", "HorizontalSizeClass", sizeClass, 8, false),
    ("verticalSizeClass", "VerticalSizeClass", sizeClass, 8, false),
  ]

  private static let content: [Row] = [
    (
      "forceTouchCapability", "ForceTouchCapability",
      cases("UIForceTouchCapability", ["unknown": 0, "unavailable": 1, "available": 2]), 9, false
    ),
    ("preferredContentSizeCategory", "PreferredContentSizeCategory", contentSizes, 10, false),
    (
      "displayGamut", "DisplayGamut", cases("UIDisplayGamut", ["unspecified": -1, "SRGB": 0, "P3": 1]), 10,
      true
    ),
    (
      "accessibilityContrast", "AccessibilityContrast",
      cases("UIAccessibilityContrast", ["unspecified": -1, "normal": 0, "high": 1]), 13, true
    ),
    (
      "userInterfaceLevel", "UserInterfaceLevel",
      cases("UIUserInterfaceLevel", ["unspecified": -1, "base": 0, "elevated": 1]), 13, true
    ),
    (
      "legibilityWeight", "LegibilityWeight",
      cases("UILegibilityWeight", ["unspecified": -1, "regular": 0, "bold": 1]), 13, false
    ),
    (
      "activeAppearance", "ActiveAppearance",
      cases("UIUserInterfaceActiveAppearance", ["unspecified": -1, "inactive": 0, "active": 1]), 14, true
    ),
    (
      "toolbarItemPresentationSize", "ToolbarItemPresentationSize",
      cases("UINSToolbarItemPresentationSize", ["unspecified": -1, "regular": 0, "small": 1, "large": 3]), 16,
      false
    ),
    (
      "imageDynamicRange", "ImageDynamicRange",
      cases("UIImage.DynamicRange", ["unspecified": -1, "standard": 0, "constrainedHigh": 1, "high": 2]), 17,
      false
    ),
    ("typesettingLanguage", "TypesettingLanguage", .optionalString, 17, false),
    (
      "sceneCaptureState", "SceneCaptureState",
      cases("UISceneCaptureState", ["unspecified": -1, "inactive": 0, "active": 1]), 17, false
    ),
    ("listEnvironment", "ListEnvironment", listEnvironments, 18, true),
    (
      "hdrHeadroomUsageLimit", "HDRHeadroomUsageLimit",
      cases("UIHDRHeadroomUsageLimit", ["unspecified": -1, "active": 0, "inactive": 1]), 26, false
    ),
    (
      "resolvesNaturalAlignmentWithBaseWritingDirection", "ResolvesNaturalAlignmentWithBaseWritingDirection",
      .bool, 26,
      false
    ),
    (
      "tabAccessoryEnvironment", "TabAccessoryEnvironment",
      cases("UITabAccessory.Environment", ["unspecified": 0, "none": 1, "regular": 2, "inline": 3]), 26, false
    ),
    (
      "splitViewControllerLayoutEnvironment", "SplitViewControllerLayoutEnvironment",
      cases("UISplitViewController.LayoutEnvironment", ["none": 0, "expanded": 1, "collapsed": 2]), 26, false
    ),
  ]

  private static let listEnvironments = cases(
    "UIListEnvironment",
    [
      "unspecified": 0, "none": 1, "plain": 2, "grouped": 3, "insetGrouped": 4, "sidebar": 5,
      "sidebarPlain": 6,
    ])

  private static let contentSizes = Kind.strings(
    "UIContentSizeCategory",
    [
      StringCase(name: "unspecified", rawValue: "_UICTContentSizeCategoryUnspecified"),
      StringCase(name: "extraSmall", rawValue: "UICTContentSizeCategoryXS"),
      StringCase(name: "small", rawValue: "UICTContentSizeCategoryS"),
      StringCase(name: "medium", rawValue: "UICTContentSizeCategoryM"),
      StringCase(name: "large", rawValue: "UICTContentSizeCategoryL"),
      StringCase(name: "extraLarge", rawValue: "UICTContentSizeCategoryXL"),
      StringCase(name: "extraExtraLarge", rawValue: "UICTContentSizeCategoryXXL"),
      StringCase(name: "extraExtraExtraLarge", rawValue: "UICTContentSizeCategoryXXXL"),
      StringCase(name: "accessibilityMedium", rawValue: "UICTContentSizeCategoryAccessibilityM"),
      StringCase(name: "accessibilityLarge", rawValue: "UICTContentSizeCategoryAccessibilityL"),
      StringCase(name: "accessibilityExtraLarge", rawValue: "UICTContentSizeCategoryAccessibilityXL"),
      StringCase(name: "accessibilityExtraExtraLarge", rawValue: "UICTContentSizeCategoryAccessibilityXXL"),
      StringCase(
        name: "accessibilityExtraExtraExtraLarge", rawValue: "UICTContentSizeCategoryAccessibilityXXXL"),
    ])
}

extension SystemTrait.Kind {
  /// What an empty collection answers for a trait of this kind.
  ///
  /// The one Boolean trait is true.
  fileprivate var defaultValue: TraitValue {
    switch self {
    case .enumeration(_, let cases): .integer(cases.first?.rawValue ?? 0)
    case .strings(_, let cases): .string(cases.first?.rawValue ?? "")
    case .number: .floating(0)
    case .bool: .bool(true)
    case .optionalString: .object(TraitNil())
    }
  }
}
