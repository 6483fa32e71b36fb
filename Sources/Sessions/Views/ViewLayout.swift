import Presentations
import StateUpdates

/// Lays out a hosted tree as SwiftUI does: a view is offered a size and chooses its own, and its parent places it.
struct ViewLayout {
  /// The session, which runs `sizeThatFits` of representables.
  var session: Session
  let place: Place
  /// The rooms of the trees and columns that were laid out, by the views that fill them, and the room that is being filled.
  private(set) var rooms: [ViewID: LayoutRoom] = [:]
  private var room = LayoutRoom(Rect.zero.size)
  private var answers: [Question: ViewBox] = [:]
  /// The index of the view that fits, for each `ViewThatFits`.
  var fitting: [ViewID: Int] = [:]

  private struct Question: Hashable {
    var view: ViewID
    var proposal: SizeProposal
    var axis: SizeAxis?
  }

  init(_ session: Session, _ place: Place) { (self.session, self.place) = (session, place) }

  /// Updates the frames of UIKit views in SwiftUI if sizes may have changed, and returns whether they may have.
  static func update(_ session: inout Session, _ place: Place) throws(Problem) -> Bool {
    session.views.readers = session.views.readers.filter { session.views.graph[$0.key] != nil }
    let isRequested = session.views.requests.contains(.layout) || !session.views.made.isEmpty
    guard isRequested || !session.views.readers.isEmpty else { return false }
    let isInvalid = session.views.needsLayout
    session.views.needsLayout = false
    var isDue = false
    for hosted in session.views.hosted {
      let room = hosted.room(in: session)
      guard isInvalid || hosted.room != room else { continue }
      session.views.roots[hosted.name]?.room = room
      isDue = true
      var layout = ViewLayout(session, place)
      let frames = try layout.frames(of: hosted.root, in: room)
      session = layout.session
      for (id, index) in layout.fitting.sorted(on: { $0.key.row }) {
        try BindingValue(.state(id, "fitting")).write(.int(index), in: &session, place)
      }
      for (id, old) in session.views.readers.sorted(on: { $0.key.row })
      where session.views.graph.root(of: id) == hosted.root {
        guard let new = layout.reader(id, frames, old), old.map({ $0 == new }) != true else { continue }
        session.views.readers[id] = new
        try session.changed(id.room, place)
      }
      for (id, made) in session.views.made.sorted(on: { $0.key.row }) {
        guard let rect = frames[id], let view = made.view.environment else { continue }
        let inner = session.traits.tree.contentHolder(of: view)
        session.setField("frame", rect.value, of: made.wrapper)
        let new = Rect(rect.size).value
        if session.field("frame", of: inner) == new { continue }
        session.setField("frame", new, of: inner)
        try session.placeSubviews(of: inner, place)
        try session.engine(place) { try $0.setNeeds(.layoutSubviews, at: inner) }
      }
    }
    return isDue
  }

  /// The frames of a tree in its room, with the root in the middle; presented content is laid out in its presentation's room.
  mutating func frames(of root: ViewID, in room: LayoutRoom) throws(Problem) -> [ViewID: Rect] {
    var frames = try filled(room, by: root).frames
    addHulls(of: root, to: &frames)
    let direction = try session.environmentValue("layoutDirection", at: root, place)
    mirror(root, in: false, direction.caseName == "rightToLeft", &frames)
    for id in frames.keys.sorted(on: \.row) {
      for child in session.views.graph[id]?.attached ?? [] {
        if session.views.graph[child]?.element.type.hasPrefix("destination[") == true {
          let column = session.views.graph[id]?.children.first { slot(of: $0) == SplitColumn.detail.rawValue }
          guard let safe = column.flatMap({ rooms[$0]?.safe }) ?? frames[id] else { continue }
          var inner = session.views.ancestors(of: id).lazy.compactMap { [rooms] in rooms[$0] }.first ?? room
          inner.safe = safe
          frames.merge(try self.frames(of: child, in: inner)) { $1 }
        } else if let around = session.presentation(around: child),
          let layout = try session.layout(around: around), let frame = layout.presentations[around]?.frame
        {
          let room = LayoutRoom(frame, safe: layout.safe(frame, of: around))
          frames.merge(try self.frames(of: child, in: room)) { $1 }
        }
      }
    }
    return frames
  }

  /// Lays out a view in the middle of the safe area of a room.
  private mutating func filled(_ room: LayoutRoom, by id: ViewID) throws(Problem) -> ViewBox {
    let outer = self.room
    defer { self.room = outer }
    (self.room, rooms[id]) = (room, room)
    let safe = try box(id, SizeProposal(room.safe.size), along: nil).framed(room.safe.size)
    return ViewBox(room.size, [(safe, room.safe.x, room.safe.y)])
  }

  /// The columns of a split view at their places on the screen; nil if it is on no screen.
  mutating func columns(of id: ViewID, _ size: Size) throws(Problem) -> ViewBox? {
    var parts: [(ViewBox, Double, Double)] = []
    for child in session.views.graph[id]?.children ?? [] {
      guard let column = session.screens.views[ViewPlace(view: id, part: slot(of: child))],
        let layout = try session.layout(around: column), let rect = layout.columns[column]
      else { continue }
      let inner = LayoutRoom(room.frame, safe: layout.safe(rect, of: column))
      parts.append((try filled(inner, by: child), -room.safe.x, -room.safe.y))
    }
    return parts.isEmpty ? nil : ViewBox(size, parts)
  }

  /// Adds the frame of each view that only contains others: the union of their frames.
  private func addHulls(of id: ViewID, to frames: inout [ViewID: Rect]) {
    let children = session.views.graph[id]?.children ?? []
    for child in children { addHulls(of: child, to: &frames) }
    let parts = children.compactMap { frames[$0] }
    if frames[id] != nil || parts.isEmpty { return }
    let (x, y) = (parts.map(\.x).min() ?? 0, parts.map(\.y).min() ?? 0)
    let (right, bottom) = (parts.map(\.maxX).max() ?? 0, parts.map(\.maxY).max() ?? 0)
    frames[id] = Rect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Lays out a view with its modifiers for a proposal; `axis` is the axis of the enclosing stack.
  mutating func box(_ id: ViewID, _ proposal: SizeProposal, along axis: SizeAxis?) throws(Problem) -> ViewBox
  {
    let question = Question(view: id, proposal: proposal, axis: axis)
    if let known = answers[question] { return known }
    let box = try box(id, session.views[id]?.modifiers[...] ?? [], proposal, axis)
    answers[question] = box
    return box
  }

  /// Applies the outermost modifier, which lays out the view with the other modifiers.
  private mutating func box(
    _ id: ViewID, _ modifiers: ArraySlice<ModifierValue>, _ proposal: SizeProposal, _ axis: SizeAxis?
  ) throws(Problem) -> ViewBox {
    guard let modifier = modifiers.last else {
      var box = try content(id, proposal, axis)
      box.frames[id] = Rect(box.size)
      return box
    }
    let rest = modifiers.dropLast()
    switch modifier.name {
    case "frame":
      let frame = FrameBounds(numbers: modifier.numbers(at: rest.endIndex, of: id, in: session.views.graph))
      let inner = try box(id, rest, frame.inner(proposal), axis)
      let (x, y) = Self.shares(modifier["alignment"])
      return inner.framed(frame.outer(proposal, inner.size), x: x, y: y)
    case "padding":
      let (left, top, right, bottom) = modifier.insets
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
      let shift = session.views.graph.presented("offset", of: id, at: rest.endIndex) ?? [0, 0]
      return ViewBox(inner.size, [(inner, shift[0], shift[1])])
    case "position":
      // It takes all the space offered, and centres the view at the point.
      let inner = try box(id, rest, proposal, axis)
      let point = session.views.graph.presented("position", of: id, at: rest.endIndex) ?? [0, 0]
      let size = Size(width: proposal.width ?? inner.size.width, height: proposal.height ?? inner.size.height)
      return ViewBox(size, [(inner, point[0] - inner.size.width / 2, point[1] - inner.size.height / 2)])
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      // A view that fills the safe area grows beyond its edges.
      let inner = try box(id, rest, proposal, axis)
      guard [proposal.height, inner.size.height].allSatisfy({ $0 == room.safe.height }) else { return inner }
      let top = modifier.ignores("top") ? room.top : 0
      let bottom = modifier.ignores("bottom") ? room.bottom : 0
      let whole = SizeProposal(width: proposal.width, height: room.safe.height + top + bottom)
      return ViewBox(inner.size, [(try box(id, rest, whole, axis), 0, -top)])
    case "background", "overlay", "mask":
      // A layer behind or in front of a view is offered the view's size, and does not change the view.
      let main = try box(id, rest, proposal, axis)
      let (x, y) = Self.shares(modifier["alignment"])
      var parts = [(main, 0.0, 0.0)]
      for layer in layers(of: id, at: rest.endIndex) {
        let box = try box(layer, SizeProposal(main.size), along: nil)
        parts.append((box.framed(main.size, x: x, y: y), 0, 0))
      }
      return parts.count == 1 ? main : ViewBox(main.size, parts)
    default: return try box(id, rest, proposal, axis)
    }
  }

  // MARK: Stacks

  /// Divides a length among views: the least flexible is asked first, and each is offered an equal part of the rest.
  mutating func stack(
    _ items: [ViewID], _ axis: SizeAxis, spacing: Double, align: Double, _ proposal: SizeProposal
  ) throws(Problem) -> ViewBox {
    var boxes = items.map { _ in ViewBox(0, 0) }
    var rest = proposal[axis].map { $0 - spacing * Double(max(items.count - 1, 0)) }
    for (done, index) in try order(of: items, axis, proposal).enumerated() {
      var offer = proposal
      offer[axis] = rest.map { max($0, 0) / Double(items.count - done) }
      boxes[index] = try box(items[index], offer, along: axis)
      rest = rest.map { $0 - boxes[index].size[axis] }
    }
    let across = boxes.map { $0.size[axis.other] }.max() ?? 0
    var position = 0.0
    var parts: [(ViewBox, Double, Double)] = []
    for box in boxes {
      let side = (across - box.size[axis.other]) * align
      parts.append(axis == .vertical ? (box, side, position) : (box, position, side))
      position += box.size[axis] + spacing
    }
    var size = Size(width: across, height: across)
    size[axis] = max(position - spacing, 0)
    return ViewBox(size, parts)
  }

  /// Orders views by priority, then by how much their lengths can differ.
  private mutating func order(of items: [ViewID], _ axis: SizeAxis, _ proposal: SizeProposal)
    throws(Problem) -> [Int]
  {
    guard proposal[axis] != nil, items.count > 1 else { return Array(items.indices) }
    var ranks: [(priority: Double, flexibility: Double, index: Int)] = []
    for (index, item) in items.enumerated() {
      var (least, most) = (proposal, proposal)
      (least[axis], most[axis]) = (0, .infinity)
      let flexibility = try box(item, most, along: axis).size[axis] - box(item, least, along: axis).size[axis]
      let modifier = session.views[item]?.modifiers.last { $0.name == "layoutPriority" }
      ranks.append((modifier?.arguments.first?.value.number ?? 0, flexibility, index))
    }
    return ranks.sorted { ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index) }
      .map(\.index)
  }

  /// The position of an alignment as fractions: 0 at the leading or top edge, 1 at the opposite edge.
  static func shares(_ alignment: Value?) -> (x: Double, y: Double) {
    let word = alignment.map { ($0.caseName + $0.keptText).lowercased() } ?? ""
    func share(_ first: String, _ last: String) -> Double {
      word.contains(first) ? 0 : word.contains(last) ? 1 : 0.5
    }
    return (share("leading", "trailing"), share("top", "bottom"))
  }
}

extension Session {
  /// The size that a view chooses for a proposal, without or with its modifiers.
  package mutating func size(
    ofView id: ViewID, _ proposal: SizeProposal, isModified: Bool = false, _ place: Place
  ) throws(Problem) -> Size {
    var layout = ViewLayout(self, place)
    defer { self = layout.session }
    if isModified { return try layout.box(id, proposal, along: nil).size }
    return try layout.content(id, proposal, nil).size
  }
}

/// The bounds that a `frame` modifier sets on both axes.
private struct FrameBounds {
  let numbers: [String: Double]

  private subscript(bound: String, axis: SizeAxis) -> Double? {
    let word = axis == .horizontal ? "width" : "height"
    return numbers[bound.isEmpty ? word : "\(bound)\(word.prefix(1).uppercased())\(word.dropFirst())"]
  }

  /// The proposal for the view inside, limited by the frame.
  func inner(_ proposal: SizeProposal) -> SizeProposal {
    func length(_ axis: SizeAxis) -> Double? {
      if let fixed = self["", axis] { return fixed }
      guard let wanted = proposal[axis] ?? self["ideal", axis] else { return nil }
      return min(max(wanted, self["min", axis] ?? -.infinity), self["max", axis] ?? .infinity)
    }
    return SizeProposal(width: length(.horizontal), height: length(.vertical))
  }

  /// The frame's own size, within its bounds; where a bound is missing, the size of the view inside is used.
  func outer(_ proposal: SizeProposal, _ inner: Size) -> Size {
    func length(_ axis: SizeAxis) -> Double {
      if let fixed = self["", axis] { return fixed }
      let (least, most) = (self["min", axis], self["max", axis] ?? inner[axis])
      let wanted = max(proposal[axis] ?? self["ideal", axis] ?? inner[axis], least ?? inner[axis])
      return max(least ?? -.infinity, min(wanted, most))
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}
