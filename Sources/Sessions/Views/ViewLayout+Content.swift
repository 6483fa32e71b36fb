import Presentations
import StateUpdates
import Syntax

// What each kind of view makes of what it is offered.
extension ViewLayout {
  /// A view without its modifiers.
  mutating func content(_ id: ViewID, _ proposal: SizeProposal, _ axis: LayoutAxis?) throws(Problem)
    -> ViewBox
  {
    guard let node = session.views.graph[id], let view = node.element.details.view else {
      return ViewBox(0, 0)
    }
    if node.element.role == .representable {
      let size = try session.size(ofRepresentable: id, proposal, place)
      return ViewBox(size.width, size.height)
    }
    let type = node.element.type
    switch type {
    case "Text": return text(view.argument("content").map { session.text($0) } ?? "", proposal)
    case "VStack", "LazyVStack", "HStack", "LazyHStack":
      let own: LayoutAxis = type.hasSuffix("VStack") ? .vertical : .horizontal
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
    case "Image" where !view.modifiers.contains { $0.name == "resizable" }: return ViewBox(20, 20)
    default: return try other(id, type, view, proposal)
    }
  }

  private mutating func other(_ id: ViewID, _ type: String, _ view: ViewValue, _ proposal: SizeProposal)
    throws(Problem) -> ViewBox
  {
    let items = items(of: id)
    if isLayered(id) { return try layered(id, proposal) }
    if let height = Self.controls[type] { return ViewBox(proposal.width ?? 100, height) }
    if Self.containers.contains(type) {
      let size = Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
      let scrolls = ["ScrollView", "List", "Form"].contains(type)
      let inner = try stack(
        items, .vertical, spacing: Self.spacing, align: 0.5,
        SizeProposal(width: size.width, height: scrolls ? nil : size.height))
      let (x, y) = type == "GeometryReader" ? (0, 0) : (0.5, scrolls ? 0 : 0.5)
      return inner.framed(size, x: x, y: y)
    }
    if case .string(let title)? = view.argument("title"), items.isEmpty { return text(title, proposal) }
    if items.isEmpty {
      return type == "EmptyView" || view.custom.map(session.isView) == true
        ? ViewBox(0, 0) : ViewBox(proposal.width ?? 10, proposal.height ?? 10)
    }
    if items.count == 1 { return try box(items[0], proposal, along: nil) }
    return try stack(items, .vertical, spacing: Self.spacing, align: 0.5, proposal)
  }

  /// Views in front of each other: as large as the largest.
  private mutating func layers(
    _ items: [ViewID], _ shares: (x: Double, y: Double), _ proposal: SizeProposal
  ) throws(Problem) -> ViewBox {
    var boxes: [ViewBox] = []
    for item in items { boxes.append(try box(item, proposal, along: nil)) }
    let size = Size(
      width: boxes.map(\.size.width).max() ?? 0, height: boxes.map(\.size.height).max() ?? 0)
    return ViewBox(
      size,
      boxes.map { box in
        (box, (size.width - box.size.width) * shares.x, (size.height - box.size.height) * shares.y)
      })
  }

  /// What is behind or in front of a view is offered the view's size, and changes nothing about it.
  private mutating func layered(_ id: ViewID, _ proposal: SizeProposal) throws(Problem) -> ViewBox {
    let children = session.views.graph[id]?.children ?? []
    guard let first = children.first else { return ViewBox(0, 0) }
    let main = try box(first, proposal, along: nil)
    var parts = [(main, 0.0, 0.0)]
    for child in children.dropFirst() where Self.layerSlots.contains(slot(of: child)) {
      let layer = try box(child, SizeProposal(main.size), along: nil)
      parts.append(
        (layer, (main.size.width - layer.size.width) / 2, (main.size.height - layer.size.height) / 2))
    }
    return ViewBox(main.size, parts)
  }

  private func text(_ text: String, _ proposal: SizeProposal) -> ViewBox {
    let size = Session.size(ofText: text, in: proposal.width)
    return ViewBox(size.width, size.height)
  }

  // MARK: What stands in a view

  /// The views that share the room of a view: those of a group, of a loop and of a body stand there themselves.
  func items(of id: ViewID) -> [ViewID] {
    (session.views.graph[id]?.children ?? []).flatMap { child -> [ViewID] in
      guard let element = session.views.graph[child]?.element, element.type != "EmptyView" else { return [] }
      let isPlain = element.role == .view || Self.transparent.contains(element.type)
      guard isPlain, !isLayered(child), !isFramed(element) else { return [child] }
      return items(of: child)
    }
  }

  private func isFramed(_ element: ViewElement<Value>) -> Bool {
    let modifiers = element.details.view?.modifiers ?? []
    return modifiers.contains { ["frame", "padding", "fixedSize", "offset"].contains($0.name) }
  }

  private func slot(of id: ViewID) -> String { session.views.graph[id]?.element.details.view?.slot ?? "" }

  /// Whether a view stands together with what a modifier puts behind it, in front of it or elsewhere.
  private func isLayered(_ id: ViewID) -> Bool {
    guard let node = session.views.graph[id], node.element.type == "Group" else { return false }
    return node.children.dropFirst().contains { !["", "content"].contains(slot(of: $0)) }
  }

  /// Between two views of a stack that does not say how far they are.
  static let spacing = 8.0
  private static let transparent: Set = ["Group", "ForEach", "Section", "AnyView", "TupleView"]
  private static let layerSlots: Set = ["background", "overlay", "mask"]
  private static let controls: [String: Double] = [
    "Toggle": 31, "Slider": 31, "TextField": 22, "SecureField": 22, "Stepper": 32, "Picker": 34,
    "ProgressView": 4, "DatePicker": 34,
  ]
  private static let containers: Set = [
    "ScrollView", "List", "Form", "GeometryReader", "NavigationStack", "NavigationView", "TabView",
    "NavigationSplitView",
  ]
}

extension Session {
  /// How large a text is: the same for each font, so that sizes can be told by heart.
  package static func size(ofText text: String, in width: Double?) -> Size {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lengths = lines.map { line in
      line.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x1100 ? 16 : 8) }
    }
    let longest = lengths.max() ?? 0
    guard let width, width < longest else {
      return Size(width: longest, height: Double(lines.count) * 20)
    }
    let room = max((width / 8).rounded(.down) * 8, 8)
    let count = lengths.reduce(0.0) { $0 + max(($1 / room).rounded(.up), 1) }
    return Size(width: room, height: count * 20)
  }

  /// The numbers of a modifier by name, as an animation has them now.
  func numbers(of modifier: ModifierValue, at id: ViewID) -> [String: Double] {
    let named = modifier.arguments.compactMap { argument in
      argument.value.number.map { (argument.name, $0) }
    }
    var numbers = named.map(\.1)
    if let shown = views.graph.presented(modifier.name, of: id), shown.count == numbers.count {
      numbers = shown
    }
    return Dictionary(zip(named.map(\.0), numbers)) { first, _ in first }
  }

  /// The distances of `padding`: 16 where none is given.
  func insets(of modifier: ModifierValue) -> (left: Double, top: Double, right: Double, bottom: Double) {
    let length = modifier.arguments.lazy.compactMap(\.value.number).first ?? 16
    let edges = modifier.arguments.lazy.map { $0.value.caseName + $0.value.keptText }.first { !$0.isEmpty }
    guard let edges, !edges.contains("all") else { return (length, length, length, length) }
    func inset(_ names: String...) -> Double { names.contains { edges.contains($0) } ? length : 0 }
    return (
      inset("leading", "horizontal"), inset("top", "vertical"), inset("trailing", "horizontal"),
      inset("bottom", "vertical")
    )
  }
}

extension Value {
  /// What was written where a value means nothing here; empty for others.
  var keptText: String { if case .kept(let text) = self { text } else { "" } }
}
