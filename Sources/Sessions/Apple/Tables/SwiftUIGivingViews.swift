extension AppleTypes {
  /// Views that go over a list, or whose content is given something; and those that are only drawn.
  static let opaqueViews: [AppleType] =
    [
      (
        "ForEach", "A view for each element.",
        [
          "init(_ data: Binding<[T]>, content: (Binding<T>) -> View)",
          "init(_ data: Binding<[T]>, id: (T) -> V, content: (Binding<T>) -> View)",
          "init(_ data: Range<Int>, content: (Int) -> View)",
          "init(_ data: Range<Int>, id: (Int) -> V, content: (Int) -> View)",
          "init(_ data: [T], content: (T) -> View)",
          "init(_ data: [T], id: (T) -> V, content: (T) -> View)",
        ]
      ),
      (
        "List", "Rows that scroll.",
        [
          "init(_ data: Binding<[T]>, content: (Binding<T>) -> View)",
          "init(_ data: Range<Int>, content: (Int) -> View)",
          "init(_ data: Range<Int>, id: (Int) -> V, content: (Int) -> View)",
          "init(_ data: [T], content: (T) -> View)",
          "init(_ data: [T], id: (T) -> V, content: (T) -> View)",
          "init(_ data: Binding<[T]>, id: (T) -> V, content: (Binding<T>) -> View)",
          "init(_ data: Binding<[T]>, selection: Binding<U>, content: (Binding<T>) -> View)",
          "init(_ data: Binding<[T]>, editActions: Any, content: (Binding<T>) -> View)",
          "init(_ data: Range<Int>, selection: Binding<U>, content: (Int) -> View)",
          "init(_ data: Range<Int>, id: (Int) -> V, selection: Binding<U>, content: (Int) -> View)",
          "init(_ data: [T], selection: Binding<U>, content: (T) -> View)",
          "init(_ data: [T], id: (T) -> V, selection: Binding<U>, content: (T) -> View)",
        ]
      ),
    ].map { name, help, rows in
      let plain = ["init(content: () -> View)", "init(selection: Binding<U>, content: () -> View)"]
      return AppleType(
        name, .structure, conforms: ["View"], help,
        (name == "List" ? plain.map { AppleRow.view(name, $0) } : []) + rows.map { AppleRow.each(name, $0) })
    }
    + [
      AppleType(
        "GeometryReader", .structure, conforms: ["View"], "Tells its content its size.",
        [
          .given(
            "GeometryReader", "init(content: (GeometryProxy) -> View)",
            .structure(.init("GeometryProxy", [screenSize])))
        ]),
      AppleType(
        "TimelineView", .structure, conforms: ["View"], "Tells its content the time.",
        [
          .given(
            "TimelineView", "init(_ schedule: Any, content: (TimelineViewDefaultContext) -> View)",
            .kept("TimelineViewDefaultContext"))
        ]),
      AppleType(
        "PhaseAnimator", .structure, conforms: ["View"], "Goes through phases; it stands in the first.",
        ["", "trigger: U, "].map { trigger in
          .first(
            "PhaseAnimator",
            "init(_ phases: [T], \(trigger)content: (T) -> View, animation: ((T) -> Animation?)? = nil)")
        }),
      AppleType(
        "KeyframeAnimator", .structure, conforms: ["View"], "Goes through keyframes; it stands at the first.",
        ["repeating: Bool = true", "trigger: U"].map { moment in
          .first(
            "KeyframeAnimator",
            "init(initialValue: T, \(moment), content: (T) -> View, keyframes: Any? = nil)")
        }),
      AppleType(
        "AnyLayout", .structure, "A layout whose type is not told.",
        [
          .plain("init(_ layout: View)", "The layout.") { _, given in given[0] },
          AppleRow("func callAsFunction(content: () -> View) -> View", "Lays views out.") {
            session, value, given, _ throws(Problem) in
            guard var view = value.view else { return value }
            view.type = String(view.type.prefix { $0 != "L" })
            view.arguments.append(ViewArgument("content", try session.apply(given[0])))
            return .view(view)
          },
        ]),
      AppleType(
        "ScrollViewReader", .structure, conforms: ["View"], "Lets its content scroll.",
        [
          .given("ScrollViewReader", "init(content: (ScrollViewProxy) -> View)", .kept("proxy"))
        ]),
    ]
    + "Rectangle RoundedRectangle Circle Capsule Ellipse UnevenRoundedRectangle LinearGradient RadialGradient AngularGradient Path Chart BarMark LineMark PointMark AreaMark RuleMark SectorMark Map AsyncImage Table TableColumn ShareLink PhotosPicker Canvas VideoPlayer WebView SignInWithAppleButton PasteButton RenameButton SidebarCommands MeshGradient ContainerRelativeShape MultiDatePicker TextEditorPlain EmptyModifier AnyShape ProductView Settings DocumentGroup OutlineGroup"
    .split(separator: " ").map { name in
      AppleType(
        String(name), .structure, conforms: ["View", "Shape"], "Drawn, and nothing else.",
        [AppleRow.view(String(name), "init()").keeping])
    }

  static let screenSize = Value.structure(.init("CGSize", [.double(390), .double(844)]))
}

extension AppleRow {
  /// A view whose content is given the first of its values.
  fileprivate static func first(_ type: String, _ declaration: String) -> AppleRow {
    AppleRow(declaration, "Makes one.") { session, _, given, _ throws(Problem) in
      let content = session.parameters(of: declaration).firstIndex { $0.name == "content" } ?? 0
      let values = try session.elements(given[0])
      let shown = try session.apply(given[content], values.first ?? given[0])
      return .view(ViewValue(type, arguments: [ViewArgument("content", shown)]))
    }
  }
}
