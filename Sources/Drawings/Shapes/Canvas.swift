/// A sheet of cells on which boxes, shades and text are laid: what a wireframe of a screen is made of.
///
/// Lines that meet are joined. What is drawn later covers what is there; what lies outside is cut off, so nothing needs to know the size.
///
/// ```swift
/// var canvas = Canvas(width: 20, height: 4)
/// canvas.box(Canvas.Frame(x: 0, y: 0, width: 20, height: 4))
/// canvas.box(Canvas.Frame(x: 12, y: 0, width: 8, height: 4))
/// canvas.text("details", x: 13, y: 1, width: 6)
/// canvas.lines(drawsBoxes: true)
/// // ┌───────────┬──────┐
/// // │           │detai…│
/// // │           │      │
/// // └───────────┴──────┘
/// ```
package struct Canvas: Hashable, Sendable {
  package struct Frame: Hashable, Sendable {
    package var x, y: Int
    package var width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The rectangle without its outermost cells on each side: the inside of a box.
    package var inside: Frame {
      Frame(x: x + 1, y: y + 1, width: max(0, width - 2), height: max(0, height - 2))
    }
  }

  package let width, height: Int
  private var cells: [Cell]

  /// Makes an empty sheet, of at most a million cells: what is larger is cut off at the bottom.
  package init(width: Int, height: Int) {
    self.width = min(max(0, width), 1_000_000)
    self.height = min(max(0, height), 1_000_000 / max(1, self.width))
    cells = Array(repeating: .empty, count: self.width * self.height)
  }

  /// Draws a box; its lines join those that it meets.
  package mutating func box(_ frame: Frame, style: Style = .dim) {
    guard frame.width > 1, frame.height > 1 else { return }
    let (right, bottom) = (frame.x + frame.width - 1, frame.y + frame.height - 1)
    for y in [frame.y, bottom] { horizontalLine(x: frame.x, y: y, length: frame.width, style: style) }
    for x in [frame.x, right] { verticalLine(x: x, y: frame.y, length: frame.height, style: style) }
  }

  package mutating func horizontalLine(x: Int, y: Int, length: Int, style: Style = .dim) {
    for column in Self.cut(x, length, to: width) {
      join(column, y, [column > x ? .left : [], column < x + length - 1 ? .right : []], style)
    }
  }

  package mutating func verticalLine(x: Int, y: Int, length: Int, style: Style = .dim) {
    for row in Self.cut(y, length, to: height) {
      join(x, row, [row > y ? .up : [], row < y + length - 1 ? .down : []], style)
    }
  }

  /// Shades what is empty in a rectangle and lets the rest recede: what lies behind can still be read.
  package mutating func dim(_ frame: Frame) {
    for y in Self.cut(frame.y, frame.height, to: height) {
      for x in Self.cut(frame.x, frame.width, to: width) {
        switch cells[y * width + x] {
        case .empty: cells[y * width + x] = .shade
        case .text(let character, _): cells[y * width + x] = .text(character, .dim)
        default: continue
        }
      }
    }
  }

  /// Empties a rectangle, as the ground for what is drawn over others.
  package mutating func clear(_ frame: Frame) { fill(frame, with: .empty) }

  /// Writes a line of text, cut to `width` columns if given.
  package mutating func text(_ text: StyledText, x: Int, y: Int, width: Int? = nil) {
    let line = text.onOneLine
    let shown = width.map { line.truncated(to: $0) } ?? line
    var x = x
    for glyph in shown.glyphs where glyph.width > 0 {
      put(glyph, x, y)
      x += glyph.width
    }
    if shown != line, let style = shown.spans.last?.style { replace(x - 1, y, with: .cut(style)) }
  }

  /// The sheet as lines of text, without blanks at their ends; without boxes, `+`, `-` and `|` stand for lines.
  package func lines(drawsBoxes: Bool) -> [StyledText] {
    (0..<height).map { y in
      var line = StyledText()
      for x in 0..<width {
        let (text, style) = cells[y * width + x].drawn(drawsBoxes: drawsBoxes)
        line.add(text, style)
      }
      return line.trimmed
    }
  }

  /// Whether a line goes through a cell.
  func isLine(x: Int, y: Int) -> Bool {
    index(x, y).map { if case .line = cells[$0] { true } else { false } } ?? false
  }

  /// Whether a text stands in a row of a rectangle.
  func holdsText(_ frame: Frame, row y: Int) -> Bool {
    Self.cut(frame.x, frame.width, to: width).contains { x in
      index(x, y).map { if case .text = cells[$0] { true } else { false } } ?? false
    }
  }

  // MARK: Cells

  private func index(_ x: Int, _ y: Int) -> Int? {
    0..<width ~= x && 0..<height ~= y ? y * width + x : nil
  }

  private mutating func join(_ x: Int, _ y: Int, _ sides: Sides, _ style: Style) {
    guard let index = index(x, y) else { return }
    var all = sides
    if case .line(let others, _) = cells[index] { all.formUnion(others) }
    replace(x, y, with: .line(all, style))
  }

  private mutating func fill(_ frame: Frame, with cell: Cell) {
    for y in Self.cut(frame.y, frame.height, to: height) {
      for x in Self.cut(frame.x, frame.width, to: width) { replace(x, y, with: cell) }
    }
  }

  /// The part of a stretch that lies on the sheet, for a frame may be as large as it likes.
  private static func cut(_ start: Int, _ length: Int, to size: Int) -> Range<Int> {
    let first = min(max(0, start), size)
    return first..<max(first, min(size, start + length))
  }

  private mutating func put(_ glyph: Glyph, _ x: Int, _ y: Int) {
    // A wide letter that does not fit is left out, not halved.
    guard index(x, y) != nil, index(x + glyph.width - 1, y) != nil else { return }
    replace(x, y, with: .text(glyph.character, glyph.style))
    for rest in 1..<max(1, glyph.width) { replace(x + rest, y, with: .covered) }
  }

  /// Replaces a cell; half a wide letter does not stay behind.
  private mutating func replace(_ x: Int, _ y: Int, with cell: Cell) {
    guard let index = index(x, y) else { return }
    if x + 1 < width, cells[index + 1] == .covered { cells[index + 1] = .empty }
    if cells[index] == .covered, cell != .covered, x > 0 { cells[index - 1] = .empty }
    cells[index] = cell
  }
}

extension Canvas {
  struct Sides: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let up = Sides(rawValue: 1), right = Sides(rawValue: 2), down = Sides(rawValue: 4),
      left = Sides(rawValue: 8)
  }

  enum Cell: Hashable, Sendable {
    case empty, shade, line(Sides, Style), text(Character, Style)
    /// The mark of text that goes on, and the second half of a wide letter.
    case cut(Style), covered

    func drawn(drawsBoxes: Bool) -> (String, Style) {
      switch self {
      case .empty: (" ", .plain)
      case .shade: (drawsBoxes ? "░" : ":", .dim)
      case .line(let sides, let style): (Self.joints[drawsBoxes ? 1 : 0][sides.rawValue], style)
      case .text(let character, let style): (String(character), style)
      case .cut(let style): (drawsBoxes ? "…" : "~", style)
      case .covered: ("", .plain)
      }
    }

    /// Up counts 1, right 2, down 4, left 8.
    private static let joints = [" |-+||++-+-+++++", " ╵╶└╷│┌├╴┘─┴┐┤┬┼"].map { $0.map(String.init) }
  }
}
