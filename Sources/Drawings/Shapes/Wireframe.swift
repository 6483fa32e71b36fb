/// A drawing of boxes, lines and texts to scale: a screen as one would sketch it.
///
/// It is kept in points, and drawn with letters on a ``Canvas`` or as SVG.
package struct Wireframe: Hashable, Sendable {
  package struct Area: Hashable, Sendable {
    package var x, y: Double
    package var width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  enum Shape: Hashable, Sendable {
    case box(Area, radius: Double), cover(Area), dim(Area), line(Area), grip(Area)
    case text([StyledText], Area)
    case panel([StyledText], Area)
    case bar([String], [String], [String], title: String?, Area)
  }

  /// The size of what is drawn, in points.
  package let width, height: Double
  var shapes: [Shape] = []

  /// Makes a drawing with a frame around all of it.
  package init(width: Double, height: Double) {
    (self.width, self.height) = (max(width, 1), max(height, 1))
  }

  /// A box that covers what is drawn already, with lines of text in it.
  package mutating func box(_ area: Area, _ text: [StyledText] = [], radius: Double = 0) {
    shapes += [.cover(area), .box(area, radius: radius)]
    label(text, in: area)
  }

  /// Lines of text in the upper corner of an area.
  package mutating func label(_ text: [StyledText], in area: Area) {
    if !text.isEmpty { shapes.append(.text(text, area)) }
  }

  /// A box that is at least as large as its text, such as an alert.
  package mutating func panel(_ text: [StyledText], in area: Area) { shapes.append(.panel(text, area)) }

  /// Buttons on one line: at the left, in the middle, where a title stands if there are none, and at the right.
  package mutating func bar(
    _ leading: [String], _ center: [String], _ trailing: [String], title: String? = nil, in area: Area
  ) {
    shapes.append(.bar(leading, center, trailing, title: center.isEmpty ? title : nil, area))
  }

  package mutating func separator(_ area: Area) { shapes.append(.line(area)) }

  package mutating func dim(_ area: Area) { shapes.append(.dim(area)) }

  /// A grabber at the upper edge of an area.
  package mutating func grip(in area: Area) { shapes.append(.grip(area)) }
}

extension Wireframe {
  /// The drawing with letters, at most so wide and so high; a larger page gets a larger drawing.
  ///
  /// A letter is about twice as high as wide. Where the page is low, a screen is drawn wider than it is, so that words have room.
  package func lines(width page: Int, height most: Int, drawsBoxes: Bool) -> [StyledText] {
    let wanted = Double(max(page * 21 / 80, 14)) * 2 * width / height
    let columns = Int(min(max(wanted, 40), Double(max(page - 2, 24))))
    let rows = Int(min(max(Double(columns) * height / width / 2, 10), Double(max(most - 1, 10))))
    var canvas = Canvas(width: columns + 1, height: rows + 1)
    for shape in shapes { draw(shape, on: &canvas, columns, rows, drawsBoxes) }
    // Last, so that what reaches to the edge is joined to it.
    canvas.box(Canvas.Frame(x: 0, y: 0, width: columns + 1, height: rows + 1))
    return canvas.lines(drawsBoxes: drawsBoxes)
  }

  private func draw(
    _ shape: Shape, on canvas: inout Canvas, _ columns: Int, _ rows: Int, _ drawsBoxes: Bool
  ) {
    switch shape {
    case .box(let area, _): canvas.box(frame(area, columns, rows))
    case .cover(let area): canvas.clear(frame(area, columns, rows))
    case .dim(let area): canvas.dim(frame(area, columns, rows).inside)
    case .line(let area):
      let frame = frame(area, columns, rows)
      canvas.horizontalLine(x: frame.x, y: frame.y, length: frame.width)
    case .grip(let area):
      let frame = frame(area, columns, rows)
      canvas.text(StyledText(drawsBoxes ? "═══" : "===", .dim), x: frame.x + frame.width / 2 - 1, y: frame.y)
    case .text(let lines, let area): write(lines, in: frame(area, columns, rows), on: &canvas)
    case .panel(let lines, let area):
      var frame = frame(area, columns, rows)
      frame.grow(to: (min(lines.map(\.width).max() ?? 0, 24) + 4, 0), in: (columns + 1, rows + 1))
      let count = lines.flatMap { $0.wrapped(to: frame.room) }.count
      frame.grow(to: (0, count + 2), in: (columns + 1, rows + 1))
      canvas.clear(frame)
      canvas.box(frame)
      write(lines, in: frame, on: &canvas)
    case .bar(let leading, let center, let trailing, let title, let area):
      drawBar([leading, center, trailing], title, frame(area, columns, rows), on: &canvas)
    }
  }

  private func write(_ lines: [StyledText], in frame: Canvas.Frame, on canvas: inout Canvas) {
    let fitted = lines.flatMap { $0.wrapped(to: frame.room) }
    let first = canvas.holdsText(frame, row: frame.y + 1) ? 2 : 1
    for (row, line) in fitted.prefix(max(frame.height - 1 - first, 1)).enumerated() {
      canvas.text(line, x: frame.x + (frame.width > 20 ? 2 : 1), y: frame.y + first + row, width: frame.room)
    }
  }

  private func drawBar(
    _ groups: [[String]], _ title: String?, _ frame: Canvas.Frame, on canvas: inout Canvas
  ) {
    var y = frame.y + (frame.height - 1) / 2
    if canvas.isLine(x: frame.x + 1, y: y) { y += 1 }
    var texts = groups.map { StyledText($0.map { "[\($0)]" }.joined(separator: " "), .code) }
    if let title { texts[1] = StyledText(title, .strong) }
    let widths = texts.map(\.width)
    let last = max(frame.width - 1 - widths[2], 1)
    // What stands in the middle gives way to both sides.
    let middle = max(min((frame.width - widths[1]) / 2, last - widths[1] - 1), widths[0] + 2)
    for (text, place) in zip([texts[1], texts[0], texts[2]], [middle, 1, last]) where text.width > 0 {
      canvas.text(text, x: frame.x + place, y: y, width: frame.width - 1 - place)
    }
  }

  /// The row of a height: as far as the bars at the top reach there are two rows at least, so that their texts have one.
  private func row(_ y: Double, _ rows: Int) -> Int {
    var top = 0.0
    for case .bar(_, _, _, _, let area) in shapes where area.y < height / 4 {
      top = max(top, area.y + area.height)
    }
    let above = max(top / height * Double(rows), top > 0 ? 2 : 0)
    let place = y < top ? y / top * above : above + (y - top) / (height - top) * (Double(rows) - above)
    return Int(min(max(place.rounded(), 0), Double(rows)))
  }

  private func frame(_ area: Area, _ columns: Int, _ rows: Int) -> Canvas.Frame {
    func cell(_ length: Double, _ whole: Double, _ count: Int) -> Int {
      Int(min(max((length / whole * Double(count)).rounded(), 0), Double(count)))
    }
    let (left, right) = (cell(area.x, width, columns), cell(area.x + area.width, width, columns))
    let (top, bottom) = (row(area.y, rows), row(area.y + area.height, rows))
    return Canvas.Frame(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Canvas.Frame {
  /// How wide the text in it may be.
  fileprivate var room: Int { max(width - (width > 20 ? 4 : 2), 1) }

  /// Makes it so large at least, around the same middle, as far as the page goes.
  fileprivate mutating func grow(to least: (width: Int, height: Int), in page: (width: Int, height: Int)) {
    let (wide, high) = (min(max(width, least.width), page.width), min(max(height, least.height), page.height))
    x = max(min(x - (wide - width) / 2, page.width - wide), 0)
    y = max(min(y - (high - height) / 2, page.height - high), 0)
    (width, height) = (wide, high)
  }
}
