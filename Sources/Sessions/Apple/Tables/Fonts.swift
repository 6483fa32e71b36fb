import Traits
import ViewTree

extension AppleTypes {
  /// Fonts, with the sizes that Dynamic Type gives to the styles of text.
  static let fonts = [
    AppleType(
      "UIFont", .structure, conforms: ["Hashable"], "A font.",
      fields: [
        ("fontName", .string, .string("")), ("pointSize", .double, .double(0)),
        ("style", .optional(.string), .nothing), ("most", .optional(.double), .nothing),
      ], systemFonts + styledFonts + askingFonts),
    AppleType(
      "UIFontMetrics", .structure, "How a style of text grows with the size that a person prefers.",
      fields: [("style", .string, .string("body"))],
      [
        .plain("init(forTextStyle style: UIFont.TextStyle)", "How a style grows.") { _, given in
          .structure(.init("UIFontMetrics", [.string(given[0].caseName)]))
        },
        .constant(
          "static var `default`: UIFontMetrics { get }", "How the body grows.",
          .structure(.init("UIFontMetrics", [.string("body")]))),
        scaling(
          "func scaledValue(for value: Double, compatibleWith traits: UITraitCollection? = nil) -> Double"
        ) { value, factor, _ in .double((value.number ?? 0) * factor) },
        scaling(
          "func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> UIFont"
        ) {
          font, factor, style in scaled(font, factor, style, most: .nothing)
        },
        scaling(
          "func scaledFont(for font: UIFont, maximumPointSize: Double, compatibleWith traits: UITraitCollection? = nil) -> UIFont"
        ) { font, factor, style in scaled(font, factor, style, most: .nothing) },
      ]),
  ]

  private static let systemFonts: [AppleRow] =
    ["systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont"]
    .flatMap { name in
      [
        "ofSize size: Double", "ofSize size: Double, weight: Any",
        "ofSize size: Double, weight: Any, width: Any",
      ]
      .map { parameters in
        AppleRow.plain("static func \(name)(\(parameters)) -> UIFont", "A font of a size.") { _, given in
          font(name == "boldSystemFont" ? ".SFUI-Semibold" : ".SFUI-Regular", given[0].number ?? 0)
        }
      }
    }
    + [
      .plain("init?(name: String, size: Double)", "A font by its name.") { _, given in
        font(given[0].text, given[1].number ?? 0)
      },
      .plain("init(descriptor: Any, size: Double)", "A font of a descriptor.") { _, given in
        font("", given[1].number ?? 0)
      },
      .constant("static var systemFontSize: Double { get }", "The usual size.", .double(14)),
      .constant("static var smallSystemFontSize: Double { get }", "The size of small text.", .double(12)),
      .constant("static var labelFontSize: Double { get }", "The size of a label's text.", .double(17)),
      .constant("static var buttonFontSize: Double { get }", "The size of a button's text.", .double(18)),
    ]

  private static let styledFonts: [AppleRow] = [
    AppleRow(
      "static func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil) -> UIFont",
      "The font of a style, in the size that a person prefers."
    ) { session, _, given, _ throws(Problem) in
      let style = given[0].caseName
      return font(
        ".SFUI-Regular", Self.size(of: style, session.category(given[1])),
        style: .string("preferred " + style))
    }
  ]

  private static let askingFonts: [AppleRow] =
    [
      .plain("func withSize(_ size: Double) -> UIFont", "The same font in another size.") { value, given in
        guard case .structure(let old) = value else { return value }
        return font(old.fields[0].text, given[0].number ?? 0)
      },
      .plain("var lineHeight: Double { get }", "The height of a line.") { value, _ in
        .double(value.pointSize * 1.193359375)
      },
      .plain("var ascender: Double { get }", "What rises above the line.") { value, _ in
        .double(value.pointSize * 0.952148438)
      },
      .plain("var descender: Double { get }", "What hangs below the line.") { value, _ in
        .double(value.pointSize * -0.241210938)
      },
      .plain("var capHeight: Double { get }", "The height of capitals.") { value, _ in
        .double(value.pointSize * 0.704589844)
      },
      .plain("var familyName: String { get }", "Its family.") { _, _ in .string(".AppleSystemUIFont") },
    ] + AppleRow.kept("fontDescriptor:UIFontDescriptor")

  private static func font(_ name: String, _ size: Double, style: Value = .nothing, most: Value = .nothing)
    -> Value
  {
    .structure(.init("UIFont", [.string(name), .double(size), style, most]))
  }

  /// A call of the metrics' that multiplies by how much its style has grown.
  private static func scaling(
    _ declaration: String, _ run: @escaping @Sendable (Value, Double, String) -> Value
  ) -> AppleRow {
    AppleRow(declaration, "What it is in the size that a person prefers.") {
      session, value, given, _ throws(Problem) in
      guard case .structure(let metrics) = value else { return given[0] }
      let style = metrics.fields[0].text
      let factor =
        Self.size(of: style, session.category(given[given.count - 1])) / Self.size(of: style, "large")
      guard given.count == 3, case .structure(var font) = run(given[0], factor, style) else {
        return run(given[0], factor, style)
      }
      font.fields[3] = given[1]
      font.fields[1] = .double(min(font.fields[1].number ?? 0, given[1].number ?? 0))
      return .structure(font)
    }
  }

  /// A font in a larger or smaller size, which remembers the size that it had.
  private static func scaled(_ font: Value, _ factor: Double, _ style: String, most: Value) -> Value {
    guard case .structure(let old) = font else { return font }
    return Self.font(
      old.fields[0].text, font.pointSize * factor, style: .string("scaled \(font.pointSize) \(style)"),
      most: most)
  }

  /// A font as it is in another category: one that follows what a person prefers changes, others do not.
  static func adjusted(_ font: Value, to category: String) -> Value {
    guard case .structure(var font) = font, font.type == "UIFont" else { return font }
    let words = font.fields[2].text.split(separator: " ").map(String.init)
    guard let style = words.last else { return .structure(font) }
    var size = size(of: style, category)
    if words.count == 3, let base = Double(words[1]) { size = base * size / Self.size(of: style, "large") }
    font.fields[1] = .double(min(size, font.fields[3].number ?? size))
    return .structure(font)
  }

  /// The size of a style of text in a category, as Apple's Human Interface Guidelines list them.
  static func size(of style: String, _ category: String) -> Double {
    let sizes = styles[style] ?? styles["body"] ?? []
    let index = categories.firstIndex(of: category) ?? 3
    return sizes.indices.contains(index) ? sizes[index] : 17
  }

  private static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private static let styles: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The font of what shows text; where it adjusts itself, in the size of the traits that are in force there.
  static let fontRow = AppleRow.on(
    "var font: UIFont!", "The font of the text.",
    get: { session, id, _ throws(Problem) in
      let font = session.field("font", of: id) ?? font(".SFUI-Regular", 17)
      guard session.field("adjustsFontForContentSizeCategory", of: id) == .bool(true) else { return font }
      return adjusted(font, to: session.category(.collection(session.traits.collection(at: id))))
    },
    set: { session, id, new, _ throws(Problem) in session.setField("font", new, of: id) })
}

extension Value {
  fileprivate var pointSize: Double {
    if case .structure(let font) = self, font.fields.count > 1 { font.fields[1].number ?? 0 } else { 0 }
  }
}

extension Session {
  /// The content size category of a collection, or the app's where none is given.
  fileprivate func category(_ collection: Value) -> String {
    let trait = TraitID.preferredContentSizeCategory
    var found = TraitValue.integer(0)
    if case .collection(let collection) = collection {
      found = traits.value(of: trait, in: collection)
    } else if let scene = traits.tree.scenes.first(where: { _ in true }) {
      found = traits.value(of: trait, at: scene)
    }
    return value(found, of: trait).caseName
  }
}
