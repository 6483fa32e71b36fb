import StateUpdates

extension AppleTypes {
  /// The values that SwiftUI's views and modifiers take.
  static let swiftUITypes = choicesOfViews + keptByViews + [colors2, angle, path]

  private static let choicesOfViews: [AppleType] = [
    .names("ColorScheme", "light dark"), .names("UserInterfaceSizeClass", "compact regular"),
    .names("LayoutDirection", "leftToRight rightToLeft"), .names("LegibilityWeight", "regular bold"),
    .names("ColorSchemeContrast", "standard increased"), .names("ScenePhase", "background inactive active"),
    .names("ButtonRole", "cancel destructive close confirm"),
    .names(
      "DynamicTypeSize",
      "xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5"
    ),
    .names("NavigationSplitViewVisibility", "automatic all doubleColumn detailOnly"),
    .names("NavigationSplitViewColumn", "sidebar content detail"),
    .names("EditMode", "inactive active transient"),
    .names("TextAlignment", "leading center trailing"),
    .names("HorizontalAlignment", "leading center trailing"),
    .names("VerticalAlignment", "top center bottom firstTextBaseline lastTextBaseline"),
    .names("Edge.Set", "all horizontal vertical top leading bottom trailing"),
    .names("Axis.Set", "horizontal vertical"), .names("HorizontalEdge", "leading trailing"),
    .names("VerticalEdge", "top bottom"),
    .names("ContentMode", "fit fill"), .names("Visibility", "automatic visible hidden"),
    .names("Axis", "horizontal vertical"), .names("Edge", "top leading bottom trailing"),
    .names(
      "Alignment",
      "topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing leadingFirstTextBaseline"
    ),
    AppleType(
      "Alignment", .enumeration, "",
      [.kept("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)", "Alignment")]),
    AppleType("UnitPoint", .enumeration, "", [.kept("init(x: Double, y: Double)", "UnitPoint")]),
    .names(
      "UnitPoint",
      "zero center leading trailing top bottom topLeading topTrailing bottomLeading bottomTrailing"),
    .names("BlendMode", "normal multiply screen overlay darken lighten"),
    .names("Color.RGBColorSpace", "sRGB sRGBLinear displayP3"),
    .names("RoundedCornerStyle", "circular continuous"),
    .names("Material", "ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar"),
  ]

  private static let emptyView = Value.view(ViewValue("EmptyView"))

  private static let keptByViews: [AppleType] =
    [
      .kept("LocalizedStringKey"), .kept("GeometryProxySafeArea"),
      .kept("ScrollViewProxy", nil, "scrollTo()"),
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
      .kept(
        "Font", nil,
        "*largeTitle:Font *title:Font *title2:Font *title3:Font *headline:Font *subheadline:Font *body:Font *callout:Font *footnote:Font *caption:Font *caption2:Font *system():Font *custom():Font bold():Font italic():Font weight():Font monospacedDigit():Font monospaced():Font leading():Font smallCaps():Font"
      ),
      .kept("Gradient", nil, ""), .kept("Gradient.Stop"), .kept("GridItem", nil, ""),
      .kept("StrokeStyle", nil, ""),
      .kept(
        "AnyTransition", nil,
        "*opacity:AnyTransition *slide:AnyTransition *scale:AnyTransition *identity:AnyTransition *move():AnyTransition *push():AnyTransition *asymmetric():AnyTransition *offset():AnyTransition *scale():AnyTransition *modifier():AnyTransition *blurReplace:AnyTransition combined():AnyTransition animation():AnyTransition"
      ),
      .kept("Namespace.ID"),
      .kept("EdgeInsets", nil, ""), .kept("ViewBuilder"),
      .kept("AnimatablePair", nil, "first:Double second:Double"), .kept("ProjectionTransform"),
      .kept("TimelineViewDefaultContext", nil, "date:Date cadence"),
    ]
    + ["Drag", "Tap", "LongPress", "Magnify", "Rotate", "Magnification", "Rotation", "SpatialTap"].map {
      let steps = ["onChanged", "onEnded", "updating", "sequenced", "simultaneously", "exclusively"]
      let name = $0 + "Gesture"
      return .kept(name, nil, steps.map { "\($0)():\(name)" }.joined(separator: " "))
    }

  private static let path = AppleType(
    "NavigationPath", .structure, conforms: ["Hashable"], "The values on a navigation stack.",
    fields: [("elements", .list(.any), .list([]))],
    [
      .plain("init()", "An empty one.") { _, _ in .structure(.init("NavigationPath", [.list([])])) },
      .plain("init(_ elements: [T])", "With some values.") { _, given in
        .structure(.init("NavigationPath", [given[0]]))
      },
      .plain("var count: Int { get }", "How many there are.") { value, _ in .int(value.onPath.count) },
      .plain("var isEmpty: Bool { get }", "Whether there is none.") { value, _ in .bool(value.onPath.isEmpty)
      },
      AppleRow("mutating func append(_ value: T)", "Puts a value on it.") {
        _, value, given, _ throws(Problem) in
        value = .structure(.init("NavigationPath", [.list(value.onPath + given)]))
        return .void
      },
      AppleRow("mutating func removeLast(_ count: Int = 1)", "Takes values off it.") {
        _, value, given, place throws(Problem) in
        let count = given[0] == .nothing ? 1 : given[0].whole
        guard count >= 0, count <= value.onPath.count else {
          throw Problem(
            "the path has \(value.onPath.count) values, and \(count) cannot be removed", at: place)
        }
        value = .structure(.init("NavigationPath", [.list(value.onPath.dropLast(count))]))
        return .void
      },
    ])

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

  private static let angle = AppleType(
    "Angle", .structure, conforms: ["Hashable"], "An angle.", fields: [("degrees", .double, .double(0))],
    [
      .plain("static func degrees(_ degrees: Double) -> Angle", "By degrees.") { _, given in
        .structure(.init("Angle", [.double(given[0].number ?? 0)]))
      },
      .plain("static func radians(_ radians: Double) -> Angle", "By radians.") { _, given in
        .structure(.init("Angle", [.double((given[0].number ?? 0) * 180 / .pi)]))
      },
      .plain("init(degrees: Double)", "By degrees.") { _, given in
        .structure(.init("Angle", [.double(given[0].number ?? 0)]))
      },
      .plain("init(radians: Double)", "By radians.") { _, given in
        .structure(.init("Angle", [.double((given[0].number ?? 0) * 180 / .pi)]))
      },
      .plain("var radians: Double { get }", "In radians.") { value, _ in
        guard case .structure(let angle) = value else { return value }
        return .double((angle.fields[0].number ?? 0) * .pi / 180)
      },
      .constant("static var zero: Angle { get }", "None.", .structure(.init("Angle", [.double(0)]))),
    ])
}

extension Value {
  /// What the toggle switches that a style is given.
  fileprivate var switched: BindingValue? {
    if case .structure(let configuration) = self { configuration.fields.last?.binding } else { nil }
  }

  /// The values of a navigation path.
  fileprivate var onPath: [Value] {
    if case .structure(let path) = self { path.fields[0].elements } else { [] }
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
