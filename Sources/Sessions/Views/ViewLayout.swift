import Presentations
import StateUpdates
import Traits

/// Lays out a hosted tree as SwiftUI does: a view is offered a size, chooses its own, and its parent places it.
struct ViewLayout {
  /// The session, which runs `sizeThatFits` of representables.
  var session: Session
  let place: Place
  private var answers: [Question: ViewBox] = [:]

  private struct Question: Hashable {
    var view: ViewID
    var proposal: SizeProposal
    var axis: SizeAxis?
  }

  init(_ session: Session, _ place: Place) { (self.session, self.place) = (session, place) }

  /// Gives the views of UIKit's in SwiftUI their frames, where something changed that sizes depend on.
  ///
  /// - Returns: Whether it was due.
  static func update(_ session: inout Session, _ place: Place) throws(Problem) -> Bool {
    guard !session.views.made.isEmpty || !session.views.frames.isEmpty else { return false }
    let isInvalid = session.views.needsLayout
    session.views.needsLayout = false
    var isDue = false
    for hosted in session.views.hosted {
      let size = hosted.size(in: session)
      guard isInvalid || hosted.size != size else { continue }
      session.views.roots[hosted.name]?.size = size
      isDue = true
      var layout = ViewLayout(session, place)
      let frames = try layout.frames(of: hosted.root, in: size)
      session = layout.session
      for id in session.views.frames.keys.sorted(by: { $0.row < $1.row }) {
        guard let rect = frames[id], session.views.frames[id] != rect else { continue }
        session.views.frames[id] = rect
        try session.changed(id.room, place)
      }
      for (id, made) in session.views.made.sorted(by: { $0.key.row < $1.key.row }) {
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

  /// The frames of a tree in a host of a size: the root stands in the middle, and what is presented in the presentation's.
  mutating func frames(of root: ViewID, in size: Size) throws(Problem) -> [ViewID: Rect] {
    var frames = try box(root, SizeProposal(size), along: nil).framed(size).frames
    addHulls(of: root, to: &frames)
    for id in frames.keys.sorted(by: { $0.row < $1.row }) {
      for child in session.views.graph[id]?.attached ?? [] {
        let isPushed = session.views.graph[child]?.element.type.hasPrefix("destination[") == true
        let around = isPushed ? nil : session.presentation(around: child)
        let placed = try around.flatMap { id throws(Problem) in try session.placed(id)?.frame }
        guard let rect = isPushed ? frames[id] : placed else { continue }
        frames.merge(try self.frames(of: child, in: rect.size)) { $1 }
      }
    }
    return frames
  }

  /// What holds others only is as large as what it holds.
  private func addHulls(of id: ViewID, to frames: inout [ViewID: Rect]) {
    let children = session.views.graph[id]?.children ?? []
    for child in children { addHulls(of: child, to: &frames) }
    if frames[id] == nil { frames[id] = children.compactMap { frames[$0] }.hull }
  }

  /// A view with its modifiers, in what it is offered; the axis is that of the stack around.
  mutating func box(_ id: ViewID, _ proposal: SizeProposal, along axis: SizeAxis?) throws(Problem)
    -> ViewBox
  {
    let question = Question(view: id, proposal: proposal, axis: axis)
    if let known = answers[question] { return known }
    let box = try layered(box(id, session.views[id]?.modifiers[...] ?? [], proposal, axis), of: id)
    answers[question] = box
    return box
  }

  /// The outermost modifier is asked first, and asks what it is written on.
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
    default: return try box(id, rest, proposal, axis)
    }
  }

  // MARK: Stacks

  /// Shares a length among views: the least flexible is asked first, and each is offered an equal part of what is left.
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

  /// By priority, then by how much their lengths can differ.
  private mutating func order(of items: [ViewID], _ axis: SizeAxis, _ proposal: SizeProposal)
    throws(Problem) -> [Int]
  {
    guard proposal[axis] != nil, items.count > 1 else { return Array(items.indices) }
    var ranks: [(priority: Double, flexibility: Double, index: Int)] = []
    for (index, item) in items.enumerated() {
      var (least, most) = (proposal, proposal)
      (least[axis], most[axis]) = (0, .infinity)
      let flexibility =
        try box(item, most, along: axis).size[axis] - box(item, least, along: axis).size[axis]
      let modifier = session.views[item]?.modifiers.last { $0.name == "layoutPriority" }
      ranks.append((modifier?.arguments.first?.value.number ?? 0, flexibility, index))
    }
    return ranks.sorted { ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index) }
      .map(\.index)
  }

  /// Where an alignment puts something: 0 at the leading or top edge, 1 at the other.
  static func shares(_ alignment: Value?) -> (x: Double, y: Double) {
    let word = alignment.map { ($0.caseName + $0.keptText).lowercased() } ?? ""
    func share(_ first: String, _ last: String) -> Double {
      word.contains(first) ? 0 : word.contains(last) ? 1 : 0.5
    }
    return (share("leading", "trailing"), share("top", "bottom"))
  }
}

extension ViewID {
  /// Where a view stands in its host now; looking runs nothing that stays.
  func frame(in session: Session, _ place: Place) throws(Problem) -> Rect? {
    guard let hosted = session.views.hosted(self) else { return nil }
    var layout = ViewLayout(session, place)
    return try layout.frames(of: hosted.root, in: hosted.size(in: session))[self]
  }
}

extension ViewID {
  /// The room of a `GeometryReader`, as something that is read.
  fileprivate var room: ViewSource { .variable("room \(row)") }

  /// What the content of a `GeometryReader` is given: at first a phone's room, behind the layout its own.
  func proxy(in session: inout Session) -> Value {
    session.views.graph.noteRead(room)
    let frame = session.views.frames[self, default: Rect(x: 0, y: 0, width: 390, height: 844)]
    session.views.frames[self] = frame
    return .structure(.init("GeometryProxy", [frame.size.value, frame.value]))
  }
}

extension Session {
  /// What a view takes of what it is offered, without its modifiers or with them.
  package mutating func size(
    ofView id: ViewID, _ proposal: SizeProposal, isModified: Bool = false, _ place: Place
  ) throws(Problem) -> Size {
    var layout = ViewLayout(self, place)
    defer { self = layout.session }
    if isModified { return try layout.box(id, proposal, along: nil).size }
    return try layout.content(id, proposal, nil).size
  }
}

/// What a `frame` modifier says of both axes.
private struct FrameBounds {
  let numbers: [String: Double]

  private subscript(bound: String, axis: SizeAxis) -> Double? {
    let word = axis == .horizontal ? "width" : "height"
    return numbers[bound.isEmpty ? word : "\(bound)\(word.prefix(1).uppercased())\(word.dropFirst())"]
  }

  /// What stands in the frame is offered what the frame allows.
  func inner(_ proposal: SizeProposal) -> SizeProposal {
    func length(_ axis: SizeAxis) -> Double? {
      if let fixed = self["", axis] { return fixed }
      guard let wanted = proposal[axis] ?? self["ideal", axis] else { return nil }
      return min(max(wanted, self["min", axis] ?? -.infinity), self["max", axis] ?? .infinity)
    }
    return SizeProposal(width: length(.horizontal), height: length(.vertical))
  }

  /// The frame's own size: between its bounds, which are what stands in it where there are none.
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

extension [Rect] {
  /// The smallest rectangle around all; nil where there is none.
  fileprivate var hull: Rect? {
    guard let x = map(\.x).min(), let y = map(\.y).min(), let right = map(\.maxX).max(),
      let bottom = map(\.maxY).max()
    else { return nil }
    return Rect(x: x, y: y, width: right - x, height: bottom - y)
  }
}
