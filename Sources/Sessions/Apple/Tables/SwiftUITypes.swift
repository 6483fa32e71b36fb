import StateUpdates

extension AppleTypes {
  /// The values that SwiftUI's views and modifiers take.
  static let swiftUITypes = choicesOfViews + keptByViews + [colors2, angle]

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
    .names("ContentMode", "fit fill"), .names("Visibility", "automatic visible hidden"),
    .names("Axis", "horizontal vertical"), .names("Edge", "top leading bottom trailing"),
    .names(
      "Alignment",
      "topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing leadingFirstTextBaseline"
    ),
    .names(
      "UnitPoint",
      "zero center leading trailing top bottom topLeading topTrailing bottomLeading bottomTrailing"),
    .names("BlendMode", "normal multiply screen overlay darken lighten"),
    .names("Material", "ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar"),
  ]

  private static let keptByViews: [AppleType] = [
    .kept("LocalizedStringKey"), .kept("GeometryProxySafeArea"),
    .kept("ScrollViewProxy", nil, "scrollTo()"),
    AppleType(
      "GeometryProxy", .structure, "The size of a reader.", fields: [("size", .named("CGSize"), screenSize)],
      [
        .plain("func frame(in space: Any) -> CGRect", "Its place.") { _, _ in rect(0, 0, 390, 844) },
        .constant("var safeAreaInsets: EdgeInsets { get }", "What it should keep free.", .kept("EdgeInsets")),
      ]),
    AppleType(
      "StyleConfiguration", .structure, "What a style is given.",
      fields: [
        ("label", .named("View"), .view(ViewValue("EmptyView"))), ("isPressed", .bool, .bool(false)),
        ("isOn", .bool, .bool(false)), ("content", .named("View"), .view(ViewValue("EmptyView"))),
        ("fractionCompleted", .optional(.double), .nothing),
        ("role", .optional(.named("ButtonRole")), .nothing),
      ]),
    .kept(
      "Font", nil,
      "*largeTitle:Font *title:Font *title2:Font *title3:Font *headline:Font *subheadline:Font *body:Font *callout:Font *footnote:Font *caption:Font *caption2:Font *system():Font *custom():Font bold():Font italic():Font weight():Font monospacedDigit():Font monospaced():Font leading():Font smallCaps():Font"
    ),
    .kept("Gradient", nil, ""), .kept("GridItem", nil, ""), .kept("StrokeStyle", nil, ""),
    .kept(
      "AnyTransition", nil,
      "*opacity:AnyTransition *slide:AnyTransition *scale:AnyTransition *identity:AnyTransition *move():AnyTransition *push():AnyTransition *asymmetric():AnyTransition *offset():AnyTransition *scale():AnyTransition *modifier():AnyTransition *blurReplace:AnyTransition combined():AnyTransition animation():AnyTransition"
    ),
    .kept("Namespace.ID"),
    .kept("NavigationPath", nil, "append() removeLast() count:Int isEmpty:Bool"),
    .kept("EdgeInsets", nil, ""), .kept("ViewBuilder"),
    .kept("DragGesture", nil, "onChanged():DragGesture onEnded():DragGesture updating():DragGesture"),
    .kept("TapGesture", nil, "onEnded():TapGesture"), .kept("MagnifyGesture"), .kept("RotateGesture"),
    .kept("LongPressGesture"),
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
      .constant("static var zero: Angle { get }", "None.", .structure(.init("Angle", [.double(0)]))),
    ])
}
