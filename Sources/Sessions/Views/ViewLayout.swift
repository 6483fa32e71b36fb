import Presentations
import StateUpdates
import Syntax

/// Lays out a hosted tree as SwiftUI does: a view is offered a size, chooses its own, and its parent places it.
struct ViewLayout {
  /// The session, which runs `sizeThatFits` of representables.
  var session: Session
  let place: Place
  private var answers: [Question: ViewBox] = [:]

  private struct Question: Hashable {
    var view: ViewID
    var proposal: SizeProposal
    var axis: LayoutAxis?
  }

  init(_ session: Session, _ place: Place) { (self.session, self.place) = (session, place) }

  /// The frames of a tree in a host of a size: the root stands in the middle.
  mutating func frames(of root: ViewID, in size: Size) throws(Problem) -> [ViewID: Rect] {
    var frames = try box(root, SizeProposal(size), along: nil).framed(size).frames
    frames.merge(around(root, frames)) { old, _ in old }
    return frames
  }

  /// What holds others only is as large as what it holds.
  private func around(_ id: ViewID, _ frames: [ViewID: Rect]) -> [ViewID: Rect] {
    var all: [ViewID: Rect] = [:]
    var hull = frames[id]
    for child in session.views.graph[id]?.children ?? [] {
      all.merge(around(child, frames)) { old, _ in old }
      guard let rect = frames[child] ?? all[child], frames[id] == nil else { continue }
      guard let known = hull else {
        hull = rect
        continue
      }
      let (x, y) = (min(known.x, rect.x), min(known.y, rect.y))
      hull = Rect(
        x: x, y: y, width: max(known.maxX, rect.maxX) - x, height: max(known.maxY, rect.maxY) - y)
    }
    all[id] = hull
    return all
  }

  /// A view with its modifiers, in what it is offered; the axis is that of the stack around.
  mutating func box(_ id: ViewID, _ proposal: SizeProposal, along axis: LayoutAxis?) throws(Problem)
    -> ViewBox
  {
    let question = Question(view: id, proposal: proposal, axis: axis)
    if let known = answers[question] { return known }
    let modifiers = session.views.graph[id]?.element.details.view?.modifiers ?? []
    let box = try self.box(id, modifiers[...], proposal, axis)
    answers[question] = box
    return box
  }

  /// The outermost modifier is asked first, and asks what it is written on.
  private mutating func box(
    _ id: ViewID, _ modifiers: ArraySlice<ModifierValue>, _ proposal: SizeProposal, _ axis: LayoutAxis?
  ) throws(Problem) -> ViewBox {
    guard let modifier = modifiers.last else {
      var box = try content(id, proposal, axis)
      box.frames[id] = Rect(x: 0, y: 0, width: box.size.width, height: box.size.height)
      return box
    }
    let rest = modifiers.dropLast()
    let numbers = session.numbers(of: modifier, at: id)
    switch modifier.name {
    case "frame":
      let frame = FrameBounds(numbers)
      let inner = try box(id, rest, frame.inner(proposal), axis)
      let (x, y) = Self.shares(modifier["alignment"])
      return inner.framed(frame.outer(proposal, inner.size), x: x, y: y)
    case "padding":
      let (left, top, right, bottom) = session.insets(of: modifier)
      let less = SizeProposal(
        width: proposal.width.map { max($0 - left - right, 0) },
        height: proposal.height.map { max($0 - top - bottom, 0) })
      let inner = try box(id, rest, less, axis)
      let size = Size(width: inner.size.width + left + right, height: inner.size.height + top + bottom)
      return ViewBox(size, [(inner, left, top)])
    case "fixedSize":
      var free = proposal
      if modifier["horizontal"] != .bool(false) { free.width = nil }
      if modifier["vertical"] != .bool(false) { free.height = nil }
      return try box(id, rest, free, axis)
    case "offset":
      let inner = try box(id, rest, proposal, axis)
      let shift = session.views.graph.presented("offset", of: id) ?? [0, 0]
      return ViewBox(inner.size, [(inner, shift[0], shift[1])])
    default: return try box(id, rest, proposal, axis)
    }
  }

  // MARK: Stacks

  /// Shares a length among views: the least flexible is asked first, and each is offered an equal part of what is left.
  mutating func stack(
    _ items: [ViewID], _ axis: LayoutAxis, spacing: Double, align: Double, _ proposal: SizeProposal
  ) throws(Problem) -> ViewBox {
    var boxes: [Int: ViewBox] = [:]
    var rest = proposal[axis].map { $0 - spacing * Double(max(items.count - 1, 0)) }
    for (done, index) in try order(of: items, axis, proposal).enumerated() {
      var offer = proposal
      offer[axis] = rest.map { max($0, 0) / Double(items.count - done) }
      let box = try self.box(items[index], offer, along: axis)
      boxes[index] = box
      rest = rest.map { $0 - box.size[axis] }
    }
    let all = items.indices.compactMap { boxes[$0] }
    let across = all.map { $0.size[axis.other] }.max() ?? 0
    var position = 0.0
    var parts: [(ViewBox, Double, Double)] = []
    for box in all {
      let side = (across - box.size[axis.other]) * align
      parts.append(axis == .vertical ? (box, side, position) : (box, position, side))
      position += box.size[axis] + spacing
    }
    var size = Size(width: across, height: across)
    size[axis] = max(position - (all.isEmpty ? 0 : spacing), 0)
    return ViewBox(size, parts)
  }

  /// By priority, then by how much their lengths can differ.
  private mutating func order(of items: [ViewID], _ axis: LayoutAxis, _ proposal: SizeProposal)
    throws(Problem)
    -> [Int]
  {
    guard proposal[axis] != nil, items.count > 1 else { return Array(items.indices) }
    var ranks: [(priority: Double, flexibility: Double, index: Int)] = []
    for (index, item) in items.enumerated() {
      var (least, most) = (proposal, proposal)
      (least[axis], most[axis]) = (0, .infinity)
      let flexibility =
        try box(item, most, along: axis).size[axis] - box(item, least, along: axis).size[axis]
      let modifiers = session.views.graph[item]?.element.details.view?.modifiers ?? []
      let priority = modifiers.last { $0.name == "layoutPriority" }?.arguments.first?.value.number ?? 0
      ranks.append((priority, flexibility, index))
    }
    return ranks.sorted { ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index) }
      .map(\.index)
  }

  /// Where an alignment puts something: 0 at the leading or top edge, 1 at the other.
  static func shares(_ alignment: Value?) -> (x: Double, y: Double) {
    let name = alignment.map { value in value.caseName.isEmpty ? value.keptText : value.caseName } ?? ""
    let word = name.lowercased()
    return (
      word.contains("leading") ? 0 : word.contains("trailing") ? 1 : 0.5,
      word.contains("top") ? 0 : word.contains("bottom") ? 1 : 0.5
    )
  }
}

/// What a `frame` modifier says of both axes.
struct FrameBounds {
  var fixed: SizeProposal
  var least: SizeProposal
  var ideal: SizeProposal
  var most: SizeProposal

  init(_ numbers: [String: Double]) {
    fixed = SizeProposal(width: numbers["width"], height: numbers["height"])
    least = SizeProposal(width: numbers["minWidth"], height: numbers["minHeight"])
    ideal = SizeProposal(width: numbers["idealWidth"], height: numbers["idealHeight"])
    most = SizeProposal(width: numbers["maxWidth"], height: numbers["maxHeight"])
  }

  /// What stands in the frame is offered what the frame allows.
  func inner(_ proposal: SizeProposal) -> SizeProposal {
    func length(_ axis: LayoutAxis) -> Double? {
      if let fixed = fixed[axis] { return fixed }
      guard let wanted = proposal[axis] ?? ideal[axis] else { return nil }
      return min(max(wanted, least[axis] ?? -.infinity), most[axis] ?? .infinity)
    }
    return SizeProposal(width: length(.horizontal), height: length(.vertical))
  }

  /// The frame's own size: between its bounds, which are what stands in it where there are none.
  func outer(_ proposal: SizeProposal, _ inner: Size) -> Size {
    func length(_ axis: LayoutAxis) -> Double {
      if let fixed = fixed[axis] { return fixed }
      let (low, high) = (least[axis] ?? inner[axis], most[axis] ?? inner[axis])
      return max(least[axis] ?? -.infinity, min(max(proposal[axis] ?? ideal[axis] ?? inner[axis], low), high))
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}
