import Presentations

extension AppleTypes {
  /// What presentations and toolbars tell, and the types of their modifiers.
  static let presentations: [AppleType] =
    [
      AppleType(
        "Presentation", .class, nil, "Something presented: an inspector, a sheet, a popover …",
        state + place + looks + PresentationModifier.all.flatMap(\.rows)),
      AppleType("ScreenButton", .class, nil, "An item of a toolbar.", item),
      AppleType(
        "UIWindowScene", .class, nil, "A part of the app on a screen.",
        [
          .on("var toolbar: Toolbar! { get }", "The main toolbar; nil where there is none.") {
            session, id, _, _ throws(Problem) in
            let bar = try session.screenLayout(of: id)?.bars.first {
              $0.context == nil && $0.host != .inspector
            }
            return bar.map { shown($0.frame, as: "Toolbar") } ?? .nothing
          },
          .on("var titleSeparator: Toolbar! { get }", "The line under the main toolbar.") {
            session, id, _, _ throws(Problem) in
            try session.screenLayout(of: id)?.titleSeparator.map { shown($0, as: "Toolbar") } ?? .nothing
          },
        ]),
      choice("PresentationForm", "What a presentation is on the screen.", PresentationForm.allCases),
      choice("InspectorPlacement", "How far up an inspector's column reaches.", InspectorPlacement.allCases),
      choice("ToolbarHost", "Which toolbar an item is part of.", ToolbarHost.allCases),
      choice("ToolbarPosition", "Where in its toolbar an item stands.", ToolbarPosition.allCases),
      AppleType(
        "ToolbarItemPlacement", .enumeration, conforms: ["Hashable"],
        "Where in a toolbar an item asks to stand.",
        cases: (ToolbarPlacement.allCases.map(\.rawValue) + olderPlacements).map { ($0, .string($0)) }),
      AppleType(
        "PresentationDetent", .enumeration, conforms: ["Hashable"], "A height at which a sheet rests.",
        cases: [(name: "medium", raw: nil), (name: "large", raw: nil)],
        [
          ("height(_ height: Double)", "A height in points."),
          ("fraction(_ fraction: Double)", "A share of the height."),
          ("custom(_ type: Any)", "One of your own, by its type."),
        ].map { call, help in
          .plain("static func \(call) -> PresentationDetent", help) { _, given in
            .enumCase("PresentationDetent", String(call.prefix { $0 != "(" }), [given[0]])
          }
        }),
      AppleType(
        "PresentationBackgroundInteraction", .enumeration, conforms: ["Hashable"],
        "Whether what lies behind can be used.",
        cases: [(name: "automatic", raw: nil), (name: "enabled", raw: nil), (name: "disabled", raw: nil)],
        [
          .plain(
            "static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction",
            "At this detent and below it."
          ) { _, given in .enumCase("PresentationBackgroundInteraction", "enabled", [given[0]]) }
        ]),
      choice("PresentationAdaptation", "What it adapts to.", CompactAdaptation.Form.allCases),
      choice("PresentationContentInteraction", "What a swipe in it does.", ContentInteraction.allCases),
      AppleType(
        "PresentationSizing", .enumeration, conforms: ["Hashable"], "How large a card is.",
        cases: PresentationSizing.allCases.map { ($0.rawValue, .string($0.rawValue)) },
        [
          .plain(
            "func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing",
            "As large as its content would like to be, along these axes."
          ) { sizing, given in .enumCase("PresentationSizing", sizing.caseName, given) }
        ]),
    ]
    + AppleType.read(
      """
      enum ShapeStyle ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar  // What fills a shape: a material or a colour.
        case background clear black white gray red orange yellow green mint teal cyan blue indigo purple pink brown
      enum FormStyle automatic grouped columns  // How a Form looks.
      enum PresentationSizing
        func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }  // Keeps the largest size that its content had; kept, and does nothing.
      protocol CustomPresentationDetent  // A type that says how high a sheet rests.
      struct PresentationDetent.Context  // What a detent of your own knows of its sheet.
        var maxDetentValue: Double
        var horizontalSizeClass: UserInterfaceSizeClass?
        var verticalSizeClass: UserInterfaceSizeClass?
      struct Toolbar  // A toolbar, or a section of one.
        var frame: CGRect
      """)

  private static let olderPlacements = [
    "navigationBarLeading", "navigationBarTrailing", "navigationBarDrawer", "title", "largeTitle", "subtitle",
  ]

  private static func choice<Choice: RawRepresentable<String>>(
    _ name: String, _ help: String, _ cases: [Choice]
  ) -> AppleType {
    AppleType(
      name, .enumeration, conforms: ["Hashable"], help,
      cases: cases.map { ($0.rawValue, .string($0.rawValue)) })
  }

  static func rect(_ frame: Rect) -> Value { rect(frame.x, frame.y, frame.width, frame.height) }

  private static func shown(_ frame: Rect, as type: String) -> Value {
    .structure(.init(type, [rect(frame)]))
  }

  private static func screen(_ value: Value) -> ScreenID? {
    if case .screen(let id) = value { id } else { nil }
  }

  /// A property that is read from where a presentation stands now.
  private static func placed(
    _ declaration: String, _ help: String, _ read: @escaping @Sendable (PlacedPresentation) -> Value?
  ) -> AppleRow {
    AppleRow("var \(declaration) { get }", help) { session, value, _, _ throws(Problem) in
      guard let id = screen(value), let placed = try session.placed(id) else { return .nothing }
      return read(placed) ?? .nothing
    }
  }

  private static func named<Choice: RawRepresentable<String>>(_ type: String, _ choice: Choice?) -> Value? {
    choice.map { .enumCase(type, $0.rawValue, []) }
  }

  private static let state: [AppleRow] = [
    AppleRow("var isPresented: Bool", "Whether it is presented, in whatever form.") {
      session, value, _, _ throws(Problem) in
      try screen(value).map { id throws(Problem) in .bool(try session.isPresented(id)) } ?? .bool(false)
    } set: { session, value, arguments, place throws(Problem) in
      if let id = screen(value) { try session.setPresented(id, arguments[0] == .bool(true), place) }
      return .void
    },
    AppleRow("var presentedAs: PresentationForm { get }", "What it is on the screen now.") {
      session, value, _, _ throws(Problem) in
      let form = try screen(value).flatMap { id throws(Problem) in try session.placed(id)?.form }
      return .enumCase("PresentationForm", (form ?? .hidden).rawValue, [])
    },
    AppleRow("var detent: PresentationDetent?", "Where the sheet rests; nil where it has no detents.") {
      session, value, _, _ throws(Problem) in
      guard let id = screen(value) else { return .nothing }
      return try session.placed(id)?.detent?.value ?? .nothing
    } set: { session, value, arguments, place throws(Problem) in
      if let id = screen(value), let detent = PresentationDetent(arguments[0]) {
        try session.perform(.dragToDetent(detent), on: id, place)
      }
      return .void
    },
    AppleRow("var contentOffset: Double { get }", "How far its content is scrolled, in points.") {
      session, value, _, _ throws(Problem) in
      .double(screen(value).flatMap { session.screens.system.states[$0]?.offset } ?? 0)
    },
    AppleRow("var hasToolbarShadow: Bool { get }", "Whether enough content lies under its toolbar.") {
      session, value, _, _ throws(Problem) in
      guard let id = screen(value),
        let bar = try session.layout(around: id)?.bars.first(where: { $0.owner == id })
      else { return .bool(false) }
      return .bool((session.screens.system.states[id]?.offset ?? 0) >= bar.frame.height)
    },
    AppleRow("var toolbar: Toolbar! { get }", "Its section of the toolbar; nil where it has none.") {
      session, value, _, _ throws(Problem) in
      guard let id = screen(value),
        let bar = try session.layout(around: id)?.bars.first(where: { $0.owner == id })
      else { return .nothing }
      return shown(bar.frame, as: "Toolbar")
    },
    AppleRow(
      "var presentationController: UIPresentationController? { get }",
      "What stands between window and content."
    ) { session, value, _, _ throws(Problem) in
      .optional(screen(value).flatMap { session.screens.rows[$0]?.controller })
    },
  ]

  private static let place: [AppleRow] = [
    placed("placement: InspectorPlacement?", "How far up its column reaches; nil where it is none.") {
      named("InspectorPlacement", $0.placement)
    },
    placed("width: Double!", "Its column's width in points; nil where it is none.") {
      $0.width.map { .double($0) }
    },
    placed("height: Double!", "The height of its detent without the bottom inset; else of its frame.") {
      ($0.height ?? $0.frame?.height).map { .double($0) }
    },
    placed("frame: CGRect!", "Where it stands on the screen, in points.") { $0.frame.map { rect($0) } },
    placed("isDimmed: Bool!", "Whether what lies behind it is dimmed.") {
      $0.form == .hidden ? nil : .bool($0.isDimmed)
    },
    placed("isBackgroundInteractive: Bool!", "Whether what lies behind it can be used.") {
      $0.form == .hidden ? nil : .bool($0.isBackgroundInteractive)
    },
    placed("hasGrabber: Bool", "Whether a drag indicator shows.") { .bool($0.hasGrabber) },
    placed("activeDetents: [PresentationDetent]", "The detents that count here, lowest first.") {
      .list($0.detents.map(\.value))
    },
    placed("horizontalSizeClass: UIUserInterfaceSizeClass", "How wide it is for its content.") {
      .enumCase("UIUserInterfaceSizeClass", "\($0.sizeClasses.horizontal)", [])
    },
    placed("verticalSizeClass: UIUserInterfaceSizeClass", "How high it is for its content.") {
      .enumCase("UIUserInterfaceSizeClass", "\($0.sizeClasses.vertical)", [])
    },
  ]

  private static let looks: [AppleRow] = [
    AppleRow("var formStyle: FormStyle { get }", "How a Form in it looks: grouped in an inspector.") {
      session, value, _, _ throws(Problem) in
      let presentation = screen(value).flatMap { session.screens.rows[$0]?.presentation }
      let own = presentation?.kind == .inspector ? "grouped" : "automatic"
      return .enumCase("FormStyle", presentation?.modifiers.formStyle ?? own, [])
    },
    AppleRow("var isTranslucent: Bool { get }", "Whether what lies behind shows through.") {
      session, value, _, _ throws(Problem) in
      guard let id = screen(value), let modifiers = session.screens.rows[id]?.presentation?.modifiers,
        let placed = try session.placed(id), placed.isModal, placed.form != .alert,
        let background = modifiers.background, session.standing(of: id)?.isOnMac == false
      else { return .bool(false) }
      return .bool(background.hasSuffix("Material"))
    },
    AppleRow("var backgroundFrame: CGRect! { get }", "What its presentationBackground fills: all of it.") {
      session, value, _, _ throws(Problem) in
      guard let id = screen(value), session.screens.rows[id]?.presentation?.modifiers.background != nil,
        let placed = try session.placed(id), placed.isModal
      else { return .nothing }
      return placed.frame.map { rect($0) } ?? .nothing
    },
  ]

  private static let item: [AppleRow] = [
    itemRow("host: ToolbarHost?", "Which toolbar it is part of; nil where it is on no screen.") {
      named("ToolbarHost", $0.host)
    },
    itemRow("position: ToolbarPosition?", "Where in its toolbar it stands; nil where it is not seen.") {
      named("ToolbarPosition", $0.position)
    },
    itemRow("frame: CGRect!", "Where it stands on the screen, in points.") { $0.frame.map { rect($0) } },
    AppleRow("var label: String { get }", "Its text.") { session, value, _, _ throws(Problem) in
      .string(screen(value).flatMap { session.screens.rows[$0]?.item?.label } ?? "")
    },
  ]

  private static func itemRow(
    _ declaration: String, _ help: String, _ read: @escaping @Sendable (PlacedItem) -> Value?
  ) -> AppleRow {
    AppleRow("var \(declaration) { get }", help) { session, value, _, _ throws(Problem) in
      guard let id = screen(value), let item = try session.layout(around: id)?.items[id] else {
        return .nothing
      }
      return read(item) ?? .nothing
    }
  }
}
