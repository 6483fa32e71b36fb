/// A grid of cells on which boxes, shades and text are drawn; a wireframe of a screen is drawn on it.
///
/// Lines that meet are joined. Later drawing covers earlier drawing. Anything outside is clipped, so callers need not know the size.
struct Canvas {
  struct Frame {
    var x, y: Int
    var width, height: Int

    var inside: Frame { Frame(x: x + 1, y: y + 1, width: max(0, width - 2), height: max(0, height - 2)) }
  }

  private let width, height: Int
  private var cells: [Cell]

  /// Makes an empty grid of at most a million cells; a larger one is cut off at the bottom.
  init(width: Int, height: Int) {
    self.width = min(max(0, width), 1_000_000)
    self.height = min(max(0, height), 1_000_000 / max(1, self.width))
    cells = Array(repeating: .empty, count: self.width * self.height)
  }

  mutating func box(_ frame: Frame) {
    let (right, bottom) = (frame.x + frame.width - 1, frame.y + frame.height - 1)
    guard right > frame.x, bottom > frame.y else { return }
    for y in [frame.y, bottom] { line(Frame(x: frame.x, y: y, width: frame.width, height: 1)) }
    for x in [frame.x, right] { line(Frame(x: x, y: frame.y, width: 1, height: frame.height)) }
  }

  mutating func line(_ frame: Frame) {
    for index in indices(frame) {
      let (x, y) = (index % width, index / width)
      let (up, right) = (y > frame.y ? 1 : 0, x < frame.x + frame.width - 1 ? 2 : 0)
      let (down, left) = (y < frame.y + frame.height - 1 ? 4 : 0, x > frame.x ? 8 : 0)
      var others = 0
      if case .line(let sides) = cells[index] { others = sides }
      replace(index, with: .line(up | right | down | left | others))
    }
  }

  /// Shades the empty cells of a rectangle and dims its text, so that the content behind can still be read.
  mutating func dim(_ frame: Frame) {
    for index in indices(frame) {
      switch cells[index] {
      case .empty: cells[index] = .shade
      case .text(let character, _): cells[index] = .text(character, .dim)
      default: continue
      }
    }
  }

  mutating func clear(_ frame: Frame) { for index in indices(frame) { replace(index, with: .empty) } }

  /// Writes a line of text, cut to `width` columns if given.
  mutating func text(_ text: StyledText, x: Int, y: Int, width: Int? = nil) {
    let line = text.onOneLine
    let shown = width.map { line.truncated(to: $0) } ?? line
    var x = x
    for glyph in shown.glyphs where glyph.width > 0 {
      let places = indices(Frame(x: x, y: y, width: glyph.width, height: 1))
      x += glyph.width
      // A wide character that does not fit is left out, not halved.
      guard places.count == glyph.width else { continue }
      for (number, index) in places.enumerated() {
        replace(index, with: number == 0 ? .text(glyph.character, glyph.style) : .wideContinuation)
      }
    }
    guard shown != line, let style = shown.spans.last?.style else { return }
    for index in indices(Frame(x: x - 1, y: y, width: 1, height: 1)) {
      replace(index, with: .ellipsis(style))
    }
  }

  /// The grid as lines of text, without spaces at their ends; without boxes, lines are drawn with `+`, `-` and `|`.
  func lines(drawsBoxes: Bool) -> [StyledText] {
    (0..<height).map { y in
      var line = StyledText()
      for cell in cells[y * width..<(y + 1) * width] {
        let (text, style) = cell.drawn(drawsBoxes: drawsBoxes)
        line.add(text, style)
      }
      return line.trimmed
    }
  }

  func isLine(x: Int, y: Int) -> Bool {
    indices(Frame(x: x, y: y, width: 1, height: 1)).contains {
      if case .line = cells[$0] { true } else { false }
    }
  }

  func holdsText(_ frame: Frame, row y: Int) -> Bool {
    indices(Frame(x: frame.x, y: y, width: frame.width, height: 1)).contains {
      if case .text = cells[$0] { true } else { false }
    }
  }

  /// The indices of a rectangle's cells that lie on the grid; the rectangle may be larger than the grid.
  private func indices(_ frame: Frame) -> [Int] {
    func cut(_ start: Int, _ length: Int, to size: Int) -> Range<Int> {
      let first = min(max(0, start), size)
      return first..<max(first, min(size, start + length))
    }
    let columns = cut(frame.x, frame.width, to: width)
    return cut(frame.y, frame.height, to: height).flatMap { y in columns.map { y * width + $0 } }
  }

  /// Replaces a cell, and clears the other half of a wide character.
  private mutating func replace(_ index: Int, with cell: Cell) {
    if (index + 1) % width > 0, cells[index + 1] == .wideContinuation { cells[index + 1] = .empty }
    if cells[index] == .wideContinuation, cell != .wideContinuation { cells[index - 1] = .empty }
    cells[index] = cell
  }

  private enum Cell: Hashable {
    /// Nothing, a shade, or a line to some sides: up counts 1, right 2, down 4, left 8.
    case empty, shade, line(Int), text(Character, Style)
    /// The mark at the end of truncated text, and the second half of a wide character.
    case ellipsis(Style), wideContinuation

    func drawn(drawsBoxes: Bool) -> (String, Style) {
      switch self {
      case .empty: (" ", .plain)
      case .shade: (drawsBoxes ? "░" : ":", .dim)
      case .line(let sides): (Self.joints[drawsBoxes ? 1 : 0][sides], .dim)
      case .text(let character, let style): (String(character), style)
      case .ellipsis(let style): (drawsBoxes ? "…" : "~", style)
      case .wideContinuation: ("", .plain)
      }
    }

    private static let joints = [" |-+||++-+-+++++", " ╵╶└╷│┌├╴┘─┴┐┤┬┼"].map { $0.map(String.init) }
  }
}
