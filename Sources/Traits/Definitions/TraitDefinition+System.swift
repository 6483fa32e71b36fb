extension TraitDefinition {
  /// Apple's 22 traits, indexed by ``TraitID``; from public headers and documentation, defaults and lists as measured (kern0x1b/charon).
  public static let system: [TraitDefinition] = [
    row(8, "UserInterfaceIdiom", "unspecified -1, phone 0, pad 1, tv 2, carPlay 3, mac 5, vision 6", .both),
    row(12, "UserInterfaceStyle", "unspecified 0, light 1, dark 2", .both),
    row(
      10, "LayoutDirection", "unspecified -1, leftToRight 0, rightToLeft 1", .images,
      type: "UITraitEnvironmentLayoutDirection"),
    row(8, "DisplayScale", .number, .images),
    row(8, "HorizontalSizeClass", sizeClasses, .images, type: "UIUserInterfaceSizeClass"),
    row(8, "VerticalSizeClass", sizeClasses, .images, type: "UIUserInterfaceSizeClass"),
    row(9, "ForceTouchCapability", "unknown 0, unavailable 1, available 2"),
    row(10, "PreferredContentSizeCategory", contentSizes, .images),
    row(10, "DisplayGamut", "unspecified -1, SRGB 0, P3 1", .both),
    row(13, "AccessibilityContrast", "unspecified -1, normal 0, high 1", .both),
    row(13, "UserInterfaceLevel", "unspecified -1, base 0, elevated 1", .colors),
    row(13, "LegibilityWeight", "unspecified -1, regular 0, bold 1", .images),
    row(
      14, "ActiveAppearance", "unspecified -1, inactive 0, active 1", .colors,
      type: "UIUserInterfaceActiveAppearance"),
    row(
      16, "ToolbarItemPresentationSize", "unspecified -1, regular 0, small 1, large 3",
      type: "UINSToolbarItemPresentationSize"),
    row(
      17, "ImageDynamicRange", "unspecified -1, standard 0, constrainedHigh 1, high 2",
      type: "UIImage.DynamicRange"),
    row(17, "TypesettingLanguage", .language),
    row(17, "SceneCaptureState", "unspecified -1, inactive 0, active 1"),
    row(
      18, "ListEnvironment",
      "unspecified 0, none 1, plain 2, grouped 3, insetGrouped 4, sidebar 5, sidebarPlain 6", .flagOnly),
    row(26, "HDRHeadroomUsageLimit", "unspecified -1, active 0, inactive 1"),
    row(26, "ResolvesNaturalAlignmentWithBaseWritingDirection", .bool),
    row(
      26, "TabAccessoryEnvironment", "unspecified 0, none 1, regular 2, inline 3",
      type: "UITabAccessory.Environment"),
    row(
      26, "SplitViewControllerLayoutEnvironment", "none 0, expanded 1, collapsed 2",
      type: "UISplitViewController.LayoutEnvironment"),
  ]

  /// What a trait of Apple's affects; `flagOnly` means that it has the flag for colours but is not in the list.
  private enum Affected { case nothing, colors, images, both, flagOnly }

  /// Makes a trait whose type is an enum with integer raw values, written as "dark 2, …".
  private static func row(
    _ since: Int, _ key: String, _ cases: String, _ affected: Affected = .nothing, type: String? = nil
  ) -> TraitDefinition {
    let cases = cases.split(separator: ", ").map { text in
      let words = text.split(separator: " ")
      return Case(name: String(words[0]), rawValue: .integer(Int(words[1]) ?? 0))
    }
    return row(since, key, .cases(type: type ?? "UI\(key)", cases), affected)
  }

  private static func row(
    _ since: Int, _ key: String, _ type: ValueType, _ affected: Affected = .nothing
  ) -> TraitDefinition {
    // "HDRHeadroom" becomes "hdrHeadroom", and "Layout" "layout".
    let capitals = key.prefix { $0.isUppercase }.count
    let start = key.prefix(max(1, capitals - 1))
    var definition = TraitDefinition(
      property: start.lowercased() + key.dropFirst(start.count), key: "UITrait" + key, name: key,
      identifier: "UITrait" + key, defaultValue: type.defaultValue,
      affectsColorAppearance: [.colors, .both, .flagOnly].contains(affected))
    definition.valueType = type
    definition.isInColorList = affected == .colors || affected == .both
    definition.affectsImageLookup = affected == .images || affected == .both
    definition.since = since
    return definition
  }

  private static let sizeClasses = "unspecified 0, compact 1, regular 2"

  private static let contentSizes = ValueType.cases(
    type: "UIContentSizeCategory",
    [
      ("unspecified", "_UICTContentSizeCategoryUnspecified"), ("extraSmall", "XS"), ("small", "S"),
      ("medium", "M"), ("large", "L"), ("extraLarge", "XL"), ("extraExtraLarge", "XXL"),
      ("extraExtraExtraLarge", "XXXL"), ("accessibilityMedium", "AccessibilityM"),
      ("accessibilityLarge", "AccessibilityL"), ("accessibilityExtraLarge", "AccessibilityXL"),
      ("accessibilityExtraExtraLarge", "AccessibilityXXL"),
      ("accessibilityExtraExtraExtraLarge", "AccessibilityXXXL"),
    ].map { name, raw in
      Case(name: name, rawValue: .string(raw.hasPrefix("_") ? raw : "UICTContentSizeCategory" + raw))
    })
}
