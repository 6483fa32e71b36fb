extension AppleTypes {
  /// Views that go over a list, or whose content is given something; and those that are only drawn.
  static let opaqueViews: [TypeInfo] =
    TypeInfo.read(
      """
      view ForEach  // A view for each element.
        init(_ data: Binding<[T]>, id: ((T) -> V)? = nil, content: (Binding<T>) -> View)
        init(_ data: Range<Int>, id: ((Int) -> V)? = nil, content: (Int) -> View)
        init(_ data: [T], id: ((T) -> V)? = nil, content: (T) -> View)
      view List  // Rows that scroll.
        init(selection: Binding<U>? = nil, content: () -> View)
        init(_ data: Binding<[T]>, id: ((T) -> V)? = nil, editActions: Any? = nil, selection: Binding<U>? = nil, rowContent: (Binding<T>) -> View)
        init(_ data: Range<Int>, id: ((Int) -> V)? = nil, selection: Binding<U>? = nil, rowContent: (Int) -> View)
        init(_ data: [T], id: ((T) -> V)? = nil, selection: Binding<U>? = nil, rowContent: (T) -> View)
      view GeometryReader  // Tells its content its size.
        init(content: (GeometryProxy) -> View)
      view TimelineView  // Tells its content the time.
        init(_ schedule: Any, content: (TimelineViewDefaultContext) -> View)
      view ScrollViewReader  // Lets its content scroll.
        init(content: (ScrollViewProxy) -> View)
      view PhaseAnimator  // Goes through phases; it stands in the first.
        init(_ phases: [T], trigger: U? = nil, content: (T) -> View, animation: ((T) -> Animation?)? = nil)
      view KeyframeAnimator  // Goes through keyframes; it stands at the first.
        init(initialValue: T, repeating: Bool = true, content: (T) -> View, keyframes: Any? = nil)
        init(initialValue: T, trigger: U, content: (T) -> View, keyframes: Any? = nil)
      struct AnyLayout  // A layout whose type is not told.
        init(_ layout: View)  // The layout.
        func callAsFunction(content: () -> View) -> View  // Lays views out.
      """,
      [
        "AnyLayout.init": .plain { _, given in given[0] },
        "callAsFunction": .init { session, value, given, _ throws(Problem) in
          guard var view = value.view else { return value }
          view.type = String(view.type.prefix { $0 != "L" })
          view.arguments.append(ViewArgument("content", try session.apply(given[0])))
          return .view(view)
        },
      ])
    + "Rectangle RoundedRectangle Circle Capsule Ellipse UnevenRoundedRectangle LinearGradient RadialGradient AngularGradient Path Chart BarMark LineMark PointMark AreaMark RuleMark SectorMark Map AsyncImage Table TableColumn ShareLink PhotosPicker Canvas VideoPlayer WebView SignInWithAppleButton PasteButton RenameButton SidebarCommands MeshGradient ContainerRelativeShape MultiDatePicker TextEditorPlain EmptyModifier AnyShape ProductView Settings DocumentGroup OutlineGroup"
    .split(separator: " ").map { name in
      TypeInfo(
        String(name), .structure, conforms: ["View", "Shape"], "Drawn, and nothing else.",
        [AppleRow.view(String(name), "init()").keeping])
    }
}
