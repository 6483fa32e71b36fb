import StateUpdates

extension AppleTypes {
  /// The values that SwiftUI's views and modifiers take.
  static let swiftUITypes = choicesOfViews + givenByViews + [colors2]

  private static let choicesOfViews =
    AppleType.read(
      """
      enum ColorScheme light dark
      enum UserInterfaceSizeClass compact regular
      enum LayoutDirection leftToRight rightToLeft
      enum LegibilityWeight regular bold
      enum ColorSchemeContrast standard increased
      enum ScenePhase background inactive active
      enum ButtonRole cancel destructive close confirm
      enum DynamicTypeSize: Hashable, Comparable
        var isAccessibilitySize: Bool { self >= .accessibility1 }  // Whether it is one of the largest.
      enum DynamicTypeSize xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2
        case accessibility3 accessibility4 accessibility5
      enum NavigationSplitViewVisibility automatic all doubleColumn detailOnly
      enum NavigationSplitViewColumn sidebar content detail
      enum EditMode inactive active transient
      enum TextAlignment leading center trailing
      enum HorizontalAlignment leading center trailing
      enum VerticalAlignment top center bottom firstTextBaseline lastTextBaseline
      enum Edge.Set all horizontal vertical top leading bottom trailing
      enum Axis.Set horizontal vertical
      enum HorizontalEdge leading trailing
      enum VerticalEdge top bottom
      enum ContentMode fit fill
      enum Visibility automatic visible hidden
      enum Axis horizontal vertical
      enum Edge top leading bottom trailing
      enum Alignment topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing
        case leadingFirstTextBaseline
      enum UnitPoint zero center leading trailing top bottom topLeading topTrailing bottomLeading
        case bottomTrailing
      enum BlendMode normal multiply screen overlay darken lighten
      enum Color.RGBColorSpace sRGB sRGBLinear displayP3
      enum RoundedCornerStyle circular continuous
      enum Material ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar
      kept LocalizedStringKey
      kept GeometryProxySafeArea
      kept ScrollViewProxy scrollTo()
      kept EdgeInsets
      kept Font *largeTitle:Font *title:Font *title2:Font *title3:Font *headline:Font *subheadline:Font
        kept *body:Font *callout:Font *footnote:Font *caption:Font *caption2:Font *system():Font
        kept *custom():Font bold():Font italic():Font weight():Font monospacedDigit():Font monospaced():Font
        kept leading():Font smallCaps():Font
      kept Gradient
      kept Gradient.Stop
      kept GridItem
      kept StrokeStyle
      kept AnyTransition *opacity:AnyTransition *slide:AnyTransition *scale:AnyTransition
        kept *identity:AnyTransition *move():AnyTransition *push():AnyTransition *asymmetric():AnyTransition
        kept *offset():AnyTransition *scale():AnyTransition *modifier():AnyTransition
        kept *blurReplace:AnyTransition combined():AnyTransition animation():AnyTransition
      kept Namespace.ID
      kept EdgeInsets
      kept ViewBuilder
      kept AnimatablePair first:Double second:Double
      kept ProjectionTransform
      kept TimelineViewDefaultContext date:Date cadence
      struct NavigationPath: Hashable  // The values on a navigation stack.
        var elements: [Any] = []
        init() {}  // An empty one.
        init(_ elements: [Any]) { self.elements = elements }  // With some values.
        var count: Int { elements.count }  // How many there are.
        var isEmpty: Bool { elements.isEmpty }  // Whether there is none.
        mutating func append(_ value: Any) { elements.append(value) }  // Puts a value on it.
        mutating func removeLast(_ count: Int = 1) { precondition(count >= 0 && count <= elements.count, "the path has \\(elements.count) values, and \\(count) cannot be removed"); elements.removeLast(count) }  // Takes values off it.
      struct Angle: Hashable  // An angle.
        var degrees: Double
        init(radians: Double) { degrees = radians * 180 / Double.pi }  // By radians.
        static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }  // By degrees.
        static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }  // By radians.
        var radians: Double { degrees * Double.pi / 180 }  // In radians.
        static var zero: Angle { Angle(degrees: 0) }  // None.
      """) + [
      AppleType(
        "Alignment", .enumeration, "",
        [.kept("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)", "Alignment")]),
      AppleType("UnitPoint", .enumeration, "", [.kept("init(x: Double, y: Double)", "UnitPoint")]),
    ]
    + ["Drag", "Tap", "LongPress", "Magnify", "Rotate", "Magnification", "Rotation", "SpatialTap"].flatMap {
      let steps = ["onChanged", "onEnded", "updating", "sequenced", "simultaneously", "exclusively"]
      let name = $0 + "Gesture"
      return AppleType.read("kept \(name) " + steps.map { "\($0)():\(name)" }.joined(separator: " "))
    }

  private static let emptyView = Value.view(ViewValue("EmptyView"))

  private static let givenByViews: [AppleType] = [
    AppleType(
      "GeometryProxy", .structure, "The size of a reader.",
      fields: [("size", .named("CGSize"), screenSize)],
      [
        .plain("func frame(in space: Any) -> CGRect", "Its place.") { _, _ in rect(0, 0, 390, 844) },
        .constant(
          "var safeAreaInsets: EdgeInsets { get }", "What it should keep free.", .kept("EdgeInsets")),
      ]),
    AppleType(
      "StyleConfiguration", .structure, "What a style is given.",
      fields: [
        ("label", .named("View"), emptyView), ("isPressed", .bool, .bool(false)),
        ("content", .named("View"), emptyView),
        ("fractionCompleted", .optional(.double), .nothing),
        ("role", .optional(.named("ButtonRole")), .nothing), ("icon", .named("View"), emptyView),
        ("title", .named("View"), emptyView), ("currentValueLabel", .optional(.named("View")), .nothing),
        ("switch", .binding(.bool), .binding(BindingValue(.constant(.bool(false))))),
      ],
      [
        AppleRow("nonmutating var isOn: Bool", "Whether a toggle is on.") {
          session, value, _, place throws(Problem) in
          guard let binding = value.switched else { return .bool(false) }
          return try binding.read(in: &session, place)
        } set: { session, value, given, place throws(Problem) in
          if let binding = value.switched { try binding.write(given[0], in: &session, place) }
          return .void
        },
        .plain("var `$isOn`: Binding<Bool> { get }", "What a toggle switches.") { value, _ in
          value.switched.map { .binding($0) } ?? .nothing
        },
      ]),
  ]

  /// `Color`: the system's colours differ in light and dark.
  private static let colors2 = AppleType(
    "Color", .structure, conforms: ["View", "ShapeStyle", "Hashable"], "A colour of SwiftUI's.",
    [
      ("red", "systemRed"), ("orange", "systemOrange"), ("yellow", "systemYellow"), ("green", "systemGreen"),
      ("mint", "systemMint"), ("teal", "systemTeal"), ("cyan", "systemCyan"), ("blue", "systemBlue"),
      ("indigo", "systemIndigo"), ("purple", "systemPurple"), ("pink", "systemPink"),
      ("brown", "systemBrown"),
      ("gray", "systemGray"), ("primary", "label"), ("secondary", "secondaryLabel"),
      ("tertiary", "tertiaryLabel"),
      ("accentColor", "systemBlue"),
    ].map { name, color in
      .constant(
        "static var \(name): Color { get }", "A colour that differs in light and dark.", .color(.named(color))
      )
    }
      + [("white", 0xffff_ffff), ("black", 0x0000_00ff), ("clear", 0x0000_0000)].map { name, color in
        .constant("static var \(name): Color { get }", "A fixed colour.", .color(.fixed(color)))
      }
      + [
        .plain("init(red: Double, green: Double, blue: Double, opacity: Double = 1)", "By its parts, 0 to 1.")
        { _, given in
          .color(.fixed(rgba(given.prefix(3).map { $0.number ?? 0 } + [given[3].number ?? 1])))
        },
        .plain("init(white: Double, opacity: Double = 1)", "A grey.") { _, given in
          let white = given[0].number ?? 0
          return .color(.fixed(rgba([white, white, white, given[1].number ?? 1])))
        },
        .plain(
          "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)", "Of the circle."
        ) {
          _, given in
          .color(.fixed(hsba(given.prefix(3).map { $0.number ?? 0 } + [given[3].number ?? 1])))
        },
        .plain(
          "init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1)",
          "By its parts, 0 to 1."
        ) { _, given in
          .color(.fixed(rgba(given[1...3].map { $0.number ?? 0 } + [given[4].number ?? 1])))
        },
        .plain("init(_ color: Color)", "The same.") { _, given in given[0] },
        .plain("init(uiColor: UIColor)", "A colour of UIKit's.") { _, given in given[0] },
        .plain("init(_ color: UIColor)", "A colour of UIKit's.") { _, given in given[0] },
        .plain("init(_ name: String)", "A colour of the assets.") { _, given in .color(.named(given[0].text))
        },
        AppleRow("func opacity(_ opacity: Double) -> Color", "The same, less opaque.") {
          session, value, given, place throws(Problem) in
          guard case .color(let color) = value.unshown else { return value }
          return .color(session.color(color, alpha: given[0].number ?? 1, place))
        },
      ] + AppleRow.kept("gradient:Color"))
}

extension Value {
  /// What the toggle switches that a style is given.
  fileprivate var switched: BindingValue? {
    if case .structure(let configuration) = self { configuration.fields.last?.binding } else { nil }
  }
}

extension AppleRow {
  /// An initialiser whose value only decorates.
  fileprivate static func kept(_ declaration: String, _ type: String) -> AppleRow {
    AppleRow(declaration, "Kept, without effect.") { session, _, given, _ throws(Problem) in
      .kept("\(type)(\(given.map { session.shown($0) }.joined(separator: ", ")))")
    }
  }
}
