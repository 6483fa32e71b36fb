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
        "ScrollViewReader", .structure, conforms: ["View"], "Lets its content scroll.",
        [
          .given("ScrollViewReader", "init(content: (ScrollViewProxy) -> View)", .kept("proxy"))
        ]),
    ]
    + "Rectangle RoundedRectangle Circle Capsule Ellipse UnevenRoundedRectangle LinearGradient RadialGradient AngularGradient Path Chart BarMark LineMark PointMark AreaMark RuleMark SectorMark Map AsyncImage Table TableColumn ShareLink PhotosPicker Canvas TimelineView VideoPlayer WebView SignInWithAppleButton PasteButton RenameButton SidebarCommands MeshGradient ContainerRelativeShape ControlGroup MultiDatePicker TextEditorPlain EmptyModifier AnyShape GlassEffectContainer ProductView Settings DocumentGroup OutlineGroup"
    .split(separator: " ").map { name in
      AppleType(
        String(name), .structure, conforms: ["View", "Shape"], "Drawn, and nothing else.",
        [AppleRow.view(String(name), "init()").keeping])
    }

  static let screenSize = Value.structure(.init("CGSize", [.double(390), .double(844)]))
}
