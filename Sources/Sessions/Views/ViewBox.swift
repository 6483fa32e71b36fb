import Presentations
import StateUpdates

extension SizeAxis {
  var other: SizeAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The size that a view is offered, as `ProposedViewSize`: a length on each axis, or nil, which asks for the ideal length.
package struct SizeProposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  subscript(axis: SizeAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal as a value of the language; the initialiser returns nil for other values.
  package var value: Value {
    .structure(.init("ProposedViewSize", [width, height].map { $0.map { .double($0) } ?? .nothing }))
  }

  package init?(_ value: Value) {
    guard case .structure(let parts) = value, ["ProposedViewSize", "CGSize"].contains(parts.type) else {
      return nil
    }
    self.init(width: parts[0].number, height: parts[1].number)
  }
}

/// A view that is laid out: its size, and the frames of the view and its contents, relative to its corner.
struct ViewBox: Sendable {
  var size: Size
  var frames: [ViewID: Rect] = [:]

  init(_ width: Double, _ height: Double) { size = Size(width: width, height: height) }

  /// A box of a given size that contains other boxes, each at a position.
  init(_ size: Size, _ parts: [(box: ViewBox, x: Double, y: Double)]) {
    self.size = size
    for (box, x, y) in parts { for (id, rect) in box.frames { frames[id] = rect.moved(by: x, y) } }
  }

  /// A larger or smaller box around this one, aligned by fractions from 0 to 1.
  func framed(_ size: Size, x: Double = 0.5, y: Double = 0.5) -> ViewBox {
    ViewBox(size, [(self, (size.width - self.size.width) * x, (size.height - self.size.height) * y)])
  }
}

/// The area in which a tree is laid out: its frame on the screen, and its safe area relative to its own corner.
struct LayoutRoom: Hashable, Sendable {
  let frame: Rect
  var safe: Rect

  init(_ frame: Rect, safe: Rect) {
    self.frame = frame
    self.safe = safe.moved(by: -frame.x, -frame.y)
  }

  init(_ size: Size) { self.init(Rect(size), safe: Rect(size)) }

  var size: Size { frame.size }
  var top: Double { safe.y }
  var bottom: Double { size.height - safe.maxY }
}

extension Size {
  subscript(axis: SizeAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

// Lines that start at the right.
extension ViewLayout {
  /// Where lines start at another side than around a view, what stands in it is turned about its middle.
  func mirror(_ id: ViewID, in outer: Bool, _ isTurned: Bool, _ frames: inout [ViewID: Rect]) {
    let children = session.views.graph[id]?.children ?? []
    if isTurned != outer, let frame = frames[id] {
      for child in children { turn(child, in: frame, &frames) }
    }
    for child in children {
      let own = (session.views.graph[child]?.element.modifiers ?? []).lazy.compactMap { modifier in
        if case .environment("layoutDirection", let value) = modifier { value.caseName } else { nil }
      }.first
      mirror(child, in: isTurned, own.map { $0 == "rightToLeft" } ?? isTurned, &frames)
    }
  }

  private func turn(_ id: ViewID, in frame: Rect, _ frames: inout [ViewID: Rect]) {
    if let rect = frames[id] {
      frames[id] = rect.moved(by: 2 * frame.x + frame.width - rect.maxX - rect.x, 0)
    }
    for child in session.views.graph[id]?.children ?? [] { turn(child, in: frame, &frames) }
  }
}
