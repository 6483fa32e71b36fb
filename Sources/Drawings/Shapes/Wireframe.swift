/// A sketch of a screen to scale, made of boxes, lines and texts in points; it is drawn with characters on a ``Canvas`` or as SVG.
package struct Wireframe: Sendable {
  package typealias Area = (x: Double, y: Double, width: Double, height: Double)

  package enum Shape: Sendable {
    /// A box that covers earlier drawing.
    case box(Area, radius: Double = 0)
    case dim(Area), line(Area)
    /// A grabber at the upper edge of an area.
    case grip(Area)
    /// Lines of text in the upper corner of an area, and a box at least as large as its text, such as an alert.
    case text([StyledText], Area)
    case panel([StyledText], Area)
    /// The buttons of a bar at the left, in the middle and at the right; without buttons in the middle, the title is there.
    case bar([String], [String], [String], title: String? = nil, Area)
  }

  /// The size of the drawing, in points.
  let width, height: Double
  private(set) var shapes: [Shape] = []

  /// Makes a drawing with a frame around all of it.
  package init(width: Double, height: Double) { (self.width, self.height) = (max(width, 1), max(height, 1)) }

  package mutating func draw(_ shape: Shape) { shapes.append(shape) }

  /// The same with signs in ASCII, which may take more room.
  package var spelled: Wireframe {
    var copy = self
    copy.shapes = shapes.map { shape in
      func all(_ texts: [String]) -> [String] { texts.map(ASCIISigns.spelled) }
      return switch shape {
      case .text(let lines, let area): .text(lines.map(\.spelled), area)
      case .panel(let lines, let area): .panel(lines.map(\.spelled), area)
      case .bar(let left, let middle, let right, let title, let area):
        .bar(all(left), all(middle), all(right), title: title.map(ASCIISigns.spelled), area)
      default: shape
      }
    }
    return copy
  }

  /// The drawing with characters, at most `page` wide and `most` high; a larger page gets a larger drawing.
  ///
  /// A character is about twice as high as wide. On a low page, a screen is drawn wider than to scale, so that words have room.
  package func lines(width page: Int, height most: Int, drawsBoxes: Bool) -> [StyledText] {
    let wanted = Double(max(page * 21 / 80, 14)) * 2 * width / height
    let columns = Int(min(max(wanted, 40), Double(max(page - 2, 24))))
    let rows = Int(min(max(Double(columns) * height / width / 2, 10), Double(max(most - 1, 10))))
    var sketch = Sketch(wireframe: self, columns: columns, rows: rows)
    for shape in shapes { sketch.draw(shape, drawsBoxes: drawsBoxes) }
    // The frame is drawn last, so that lines that reach the edge are joined to it.
    sketch.canvas.box(Canvas.Frame(x: 0, y: 0, width: columns + 1, height: rows + 1))
    return sketch.canvas.lines(drawsBoxes: drawsBoxes)
  }
}

/// A wireframe while it is drawn with characters.
private struct Sketch {
  let wireframe: Wireframe
  let columns, rows: Int
  var canvas: Canvas
  /// The height of the bars at the top, in points and in rows: at least one row for each text, and one for the edge.
  private let top: (height: Double, rows: Double)

  init(wireframe: Wireframe, columns: Int, rows: Int) {
    (self.wireframe, self.columns, self.rows) = (wireframe, columns, rows)
    canvas = Canvas(width: columns + 1, height: rows + 1)
    var (top, places) = (0.0, Set<Double>())
    for case .bar(_, _, _, _, let area) in wireframe.shapes where area.y < wireframe.height / 4 {
      top = max(top, area.y + area.height)
      places.insert(area.y)
    }
    self.top = (top, max(top / wireframe.height * Double(rows), top > 0 ? 1 + Double(places.count) : 0))
  }

  mutating func draw(_ shape: Wireframe.Shape, drawsBoxes: Bool) {
    switch shape {
    case .box(let area, _):
      canvas.clear(frame(area))
      canvas.box(frame(area))
    case .dim(let area): canvas.dim(frame(area).inside)
    case .line(let area):
      var line = frame(area)
      line.height = 1
      canvas.line(line)
    case .grip(let area):
      let frame = frame(area)
      canvas.text(StyledText(drawsBoxes ? "═══" : "===", .dim), x: frame.x + frame.width / 2 - 1, y: frame.y)
    case .text(let lines, let area): write(lines, in: frame(area))
    case .panel(let lines, let area):
      var frame = frame(area)
      frame.grow(to: (min(lines.map(\.width).max() ?? 0, 24) + 4, 0), in: (columns + 1, rows + 1))
      let count = lines.flatMap { $0.wrapped(to: frame.room) }.count
      frame.grow(to: (0, count + 2), in: (columns + 1, rows + 1))
      canvas.clear(frame)
      canvas.box(frame)
      write(lines, in: frame)
    case .bar(let leading, let center, let trailing, let title, let area):
      draw([leading, center, trailing], title, in: frame(area))
    }
  }

  private mutating func write(_ lines: [StyledText], in frame: Canvas.Frame) {
    let fitted = lines.flatMap { $0.wrapped(to: frame.room) }
    let first = canvas.holdsText(frame, row: frame.y + 1) ? 2 : 1
    let room = max(frame.height - 1 - first, 1)
    var shown = Array(fitted.prefix(room))
    if fitted.count > room, room > 1 {
      shown[room - 1] = StyledText("+ \(fitted.count - room + 1) more lines", .dim)
    }
    for (row, line) in shown.enumerated() {
      canvas.text(line, x: frame.x + (frame.width > 20 ? 2 : 1), y: frame.y + first + row, width: frame.room)
    }
  }

  /// Draws a bar: its buttons at the left, in the middle (or the title) and at the right.
  private mutating func draw(_ groups: [[String]], _ title: String?, in frame: Canvas.Frame) {
    var y = frame.y + (frame.height - 1) / 2
    if canvas.isLine(x: frame.x + 1, y: y) { y += 1 }
    func texts(labels width: Int) -> [StyledText] {
      var texts = groups.map { labels in
        let shortened = labels.map { "[" + StyledText($0).truncated(to: width, mark: "").string + "]" }
        return StyledText(shortened.joined(separator: " "), .code)
      }
      if let title, groups[1].isEmpty {
        texts[1] = StyledText(title, .strong).truncated(to: width + 2, mark: "")
      }
      return texts
    }
    // Where there is little room, the longest labels are shortened first.
    func fits(_ width: Int) -> Bool { texts(labels: width).reduce(2) { $0 + $1.width } <= frame.width - 2 }
    let longest = (groups.joined() + [title ?? ""]).map { DisplayWidth.of($0) }.max() ?? 0
    let texts = texts(labels: (1...max(longest, 1)).last(where: fits) ?? 1)
    let widths = texts.map(\.width)
    let last = max(frame.width - 1 - widths[2], 1)
    // The text in the middle makes room for both sides.
    let middle = max(min((frame.width - widths[1]) / 2, last - widths[1] - 1), widths[0] + 2)
    for (text, place) in zip([texts[1], texts[0], texts[2]], [middle, 1, last]) where text.width > 0 {
      canvas.text(text, x: frame.x + place, y: y, width: frame.width - 1 - place)
    }
  }

  private func frame(_ area: Wireframe.Area) -> Canvas.Frame {
    func cell(_ place: Double, _ count: Int) -> Int { Int(min(max(place.rounded(), 0), Double(count))) }
    func column(_ x: Double) -> Int { cell(x / wireframe.width * Double(columns), columns) }
    func row(_ y: Double) -> Int {
      let share = (y - top.height) / (wireframe.height - top.height)
      return cell(
        y < top.height ? y / top.height * top.rows : top.rows + share * (Double(rows) - top.rows), rows)
    }
    let (left, right) = (column(area.x), column(area.x + area.width))
    let (first, last) = (row(area.y), row(area.y + area.height))
    return Canvas.Frame(x: left, y: first, width: right - left + 1, height: last - first + 1)
  }
}

extension Canvas.Frame {
  /// The width available for text inside the frame.
  fileprivate var room: Int { max(width - (width > 20 ? 4 : 2), 1) }

  /// Grows the frame to at least this size around the same center, within the page.
  fileprivate mutating func grow(to least: (width: Int, height: Int), in page: (width: Int, height: Int)) {
    let (wide, high) = (min(max(width, least.width), page.width), min(max(height, least.height), page.height))
    x = max(min(x - (wide - width) / 2, page.width - wide), 0)
    y = max(min(y - (high - height) / 2, page.height - high), 0)
    (width, height) = (wide, high)
  }
}
