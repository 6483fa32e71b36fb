import Presentations
import StateUpdates

// How each kind of view chooses its size for a proposal.
extension ViewLayout {
  mutating func content(_ id: ViewID, _ proposal: SizeProposal, _ axis: SizeAxis?) throws(Problem) -> ViewBox
  {
    guard let element = session.views.graph[id]?.element, let view = session.views[id] else {
      return ViewBox(0, 0)
    }
    var type = element.type
    if case .string(let layout)? = view.argument("layout") {
      type = String(layout.prefix { $0 != "L" })
    } else if let layout = view.argument("layout") {
      return try placed(items(of: id), by: layout, proposal)
    }
    if element.role == .representable {
      return ViewBox(try Representable(id, in: session).size(proposal, in: &session, place), [])
    }
    switch type {
    case "Text": return text(view.argument("content").map { session.text($0) } ?? "", proposal)
    case "VStack", "LazyVStack", "HStack", "LazyHStack":
      let own: SizeAxis = type.hasSuffix("VStack") ? .vertical : .horizontal
      let (x, y) = Self.shares(view.argument("alignment"))
      return try stack(
        items(of: id), own, spacing: view.argument("spacing")?.number ?? Self.spacing,
        align: own == .vertical ? x : y, proposal)
    case "ZStack": return try layers(items(of: id), Self.shares(view.argument("alignment")), proposal)
    case "Spacer":
      let least = view.argument("minLength")?.number ?? Self.spacing
      return ViewBox(
        axis == .vertical ? 0 : max(proposal.width ?? least, least),
        axis == .horizontal ? 0 : max(proposal.height ?? least, least))
    case "Divider":
      return axis == .horizontal ? ViewBox(1, proposal.height ?? 10) : ViewBox(proposal.width ?? 10, 1)
    case "Circle":
      let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
      return side == .infinity && proposal == SizeProposal() ? ViewBox(10, 10) : ViewBox(side, side)
    case "Image" where view.modifier("resizable") == nil: return ViewBox(20, 20)
    case "ViewThatFits": return try first(of: id, thatFits: proposal, view.argument("axes"))
    default: return try other(id, type, view, proposal)
    }
  }

  private mutating func other(_ id: ViewID, _ type: String, _ view: ViewValue, _ proposal: SizeProposal)
    throws(Problem) -> ViewBox
  {
    let items = items(of: id)
    let size = Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    if type == "NavigationSplitView", let columns = try columns(of: id, size) { return columns }
    if let height = Self.controls[type] { return ViewBox(proposal.width ?? 100, height) }
    if Self.containers.contains(type) {
      let scrolls = ["ScrollView", "List", "Form"].contains(type)
      // The pages lie on top of each other.
      if type == "TabView" { return try layers(items, (0.5, 0.5), SizeProposal(size)).framed(size) }
      let inner = try stack(
        items, .vertical, spacing: Self.spacing, align: 0.5,
        SizeProposal(width: size.width, height: scrolls ? nil : size.height))
      let (x, y) = type == "GeometryReader" ? (0, 0) : (0.5, scrolls ? 0 : 0.5)
      return inner.framed(size, x: x, y: y)
    }
    if case .string(let title)? = view.argument("title"), items.isEmpty { return text(title, proposal) }
    if items.isEmpty {
      let isEmpty = type == "EmptyView" || view.custom.map(session.isView) == true
      return isEmpty ? ViewBox(0, 0) : ViewBox(size, [])
    }
    if items.count == 1 { return try box(items[0], proposal, along: nil) }
    return try stack(items, .vertical, spacing: Self.spacing, align: 0.5, proposal)
  }

  /// The first view whose ideal size has room along the axes to check; otherwise the last.
  private mutating func first(of id: ViewID, thatFits proposal: SizeProposal, _ axes: Value?) throws(Problem)
    -> ViewBox
  {
    let all = session.views.graph[id]?.children ?? []
    let asked = SizeAxis.allCases.filter { axes.map(session.shown)?.contains("\($0)") ?? true }
    var free = proposal
    for axis in asked { free[axis] = nil }
    for (index, item) in all.enumerated() {
      let size = try box(item, free, along: nil).size
      let isLast = index == all.count - 1
      guard isLast || asked.allSatisfy({ size[$0] <= proposal[$0] ?? .infinity }) else { continue }
      fitting[id] = index
      return try box(item, proposal, along: nil)
    }
    return ViewBox(0, 0)
  }

  /// Lays out views on top of each other, as large as the largest.
  private mutating func layers(
    _ items: [ViewID], _ shares: (x: Double, y: Double), _ proposal: SizeProposal
  ) throws(Problem) -> ViewBox {
    let boxes = try items.map { item throws(Problem) in try box(item, proposal, along: nil) }
    let size = Size(width: boxes.map(\.size.width).max() ?? 0, height: boxes.map(\.size.height).max() ?? 0)
    return ViewBox(size, boxes.map { ($0.framed(size, x: shares.x, y: shares.y), 0, 0) })
  }

  /// The layers that a modifier puts behind a view or in front of it.
  func layers(of id: ViewID, at index: Int) -> [ViewID] {
    session.views.parts(of: id).filter {
      session.views.graph[$0]?.element.modifierIndex == index && Self.layers.contains(slot(of: $0))
    }
  }

  /// Runs a layout of the learner's type: its size, and the places of its subviews.
  private mutating func placed(
    _ items: [ViewID], by layout: Value, _ proposal: SizeProposal
  ) throws(Problem) -> ViewBox {
    let subviews = Value.list(items.map { .structure(.init("LayoutSubview", [.node($0)])) })
    var (layout, place) = (layout, place)
    var cache = try session.invoke("makeCache", of: &layout, [subviews], place) ?? .void
    func run(_ name: String, _ given: [Value], in session: inout Session) throws(Problem) -> Value {
      guard let member = session.member(name, of: session.type(of: layout))?.first else { return .nothing }
      var given = given + [cache]
      defer { cache = given[given.count - 1] }
      return try session.invoke(member, of: &layout, &given, place, as: nil)
    }
    let size = Size(try run("sizeThatFits", [proposal.value, subviews], in: &session)) ?? Rect.zero.size
    _ = try run("placeSubviews", [Rect(size).value, proposal.value, subviews], in: &session)
    var parts: [(ViewBox, Double, Double)] = []
    for item in items {
      // A subview that the layout does not place lies in the middle.
      let given = session.statics.removeValue(forKey: item.place)?.elements ?? []
      let inner = try box(item, given.last.flatMap { SizeProposal($0) } ?? proposal, along: nil)
      let point = given.first?.numbers ?? [size.width / 2, size.height / 2]
      let anchor = given.isEmpty ? [0.5, 0.5] : given[1] == .nothing ? [0, 0] : given[1].numbers
      parts.append((inner, point[0] - anchor[0] * inner.size.width, point[1] - anchor[1] * inner.size.height))
    }
    return ViewBox(size, parts)
  }

  private func text(_ text: String, _ proposal: SizeProposal) -> ViewBox {
    ViewBox(Size(ofText: text, in: proposal.width), [])
  }

  // MARK: The contents of a view

  /// The views that share the room of a view; groups, loops and views with a body are replaced by their contents.
  func items(of id: ViewID) -> [ViewID] {
    (session.views.graph[id]?.children ?? []).flatMap { child -> [ViewID] in
      if Self.layers.union(ModifierValue.shownElsewhere).contains(slot(of: child)) { return [] }
      if session.views[id]?.type == "Tab", slot(of: child) == "label" { return [] }
      guard let element = session.views.graph[child]?.element, element.type != "EmptyView", !element.isHidden
      else { return [] }
      let hasBody =
        element.role == .view && !Self.containers.contains(element.type) && !session.views.isControl(child)
      let isPlain = hasBody || Self.transparent.contains(element.type)
      let isFramed = element.details.view?.modifiers.contains { Self.framing.contains($0.name) } == true
      // A view with a layer number has layers behind it or in front of it.
      let isWhole = isLayered(child) || isFramed || element.modifierIndex != nil
      return isPlain && !isWhole ? items(of: child) : [child]
    }
  }

  func slot(of id: ViewID) -> String { session.views[id]?.slot ?? "" }

  /// Whether a group consists of a view and the views of its modifiers.
  private func isLayered(_ id: ViewID) -> Bool {
    guard let node = session.views.graph[id], node.element.type == "Group" else { return false }
    return node.children.dropFirst().contains { !["", "content"].contains(slot(of: $0)) }
  }

  /// The space between two views of a stack without a `spacing`.
  static let spacing = 8.0
  private static let layers: Set = ["background", "overlay", "mask"]
  private static let framing: Set = [
    "frame", "padding", "fixedSize", "offset", "position", "ignoresSafeArea", "edgesIgnoringSafeArea",
  ]
  private static let transparent: Set = ["Group", "ForEach", "Section", "AnyView", "TupleView"]
  private static let controls: [String: Double] = [
    "Toggle": 31, "Slider": 31, "TextField": 22, "SecureField": 22, "Stepper": 32, "Picker": 34,
    "ProgressView": 4, "DatePicker": 34,
  ]
  private static let containers: Set = [
    "ScrollView", "List", "Form", "GeometryReader", "NavigationStack", "NavigationView", "TabView",
    "NavigationSplitView",
  ]

  /// The new values for a reader; a new reader without a frame gets the nearest frame around it, and an old one keeps its values.
  func reader(
    _ id: ViewID, _ frames: [ViewID: Rect], _ old: (frame: Rect, top: Double, bottom: Double)?
  ) -> (frame: Rect, top: Double, bottom: Double)? {
    let around = Array(session.views.ancestors(of: id))
    let nearest = old == nil ? around.lazy.compactMap { frames[$0] }.first : frames[id]
    guard let frame = nearest, let room = around.lazy.compactMap({ rooms[$0] }).first else { return nil }
    return (
      frame.moved(by: room.frame.x, room.frame.y), frame.y == room.safe.y ? room.top : 0,
      frame.maxY == room.safe.maxY ? room.bottom : 0
    )
  }
}

extension ViewID {
  /// The frame of a view in its host; the layout runs in a copy of the session.
  func frame(in session: Session, _ place: Place) throws(Problem) -> Rect? {
    guard let hosted = session.views.hosted(self) else { return nil }
    var layout = ViewLayout(session, place)
    return try layout.frames(of: hosted.root, in: hosted.room(in: session))[self]
  }

  /// The source for reads of a `GeometryReader`'s room.
  var room: ViewSource { .variable("room \(row)") }

  /// The proxy for the content of a `GeometryReader`; nil before its first layout, after which the content appears.
  func proxy(in session: inout Session) -> Value? {
    session.views.graph.noteRead(room)
    guard let (frame, top, bottom) = session.views.readers[self] ?? nil else {
      session.views.readers.updateValue(nil, forKey: self)
      return nil
    }
    let insets = Value.structure(.init("EdgeInsets", [top, 0, bottom, 0].map { .double($0) }))
    return .structure(.init("GeometryProxy", [frame.size.value, frame.value, insets]))
  }

  /// The key under which a layout of the learner's type stores the place of the view.
  package var place: String { "_place \(row)" }
}
