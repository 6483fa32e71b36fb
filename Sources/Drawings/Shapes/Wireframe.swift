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
    case bar([String], [String], [String], Area)
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

  /// Buttons on one line: at the left, in the middle, and at the right.
  package mutating func bar(_ leading: [String], _ center: [String], _ trailing: [String], in area: Area) {
    shapes.append(.bar(leading, center, trailing, area))
  }

  package mutating func separator(_ area: Area) { shapes.append(.line(area)) }

  package mutating func dim(_ area: Area) { shapes.append(.dim(area)) }

  /// A grabber at the upper edge of an area.
  package mutating func grip(in area: Area) { shapes.append(.grip(area)) }
}

extension Wireframe {
  /// The drawing with letters, at most so wide; a wider page gets a larger drawing.
  ///
  /// A letter is about twice as high as wide. On a page of 80 columns the drawing has at most 21 rows; a narrow screen is drawn wider
  /// than it is, so that words have room.
  package func lines(width page: Int, drawsBoxes: Bool) -> [StyledText] {
    let most = max(page * 21 / 80, 14)
    let wanted = Double(most) * 2 * width / height
    let columns = Int(min(max(wanted, 40), Double(max(page - 2, 24))))
    let rows = Int(min(max(Double(columns) * height / width / 2, 10), Double(most)))
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
    case .text(let lines, let area):
      let frame = frame(area, columns, rows)
      let inside = max(frame.width - (frame.width > 20 ? 4 : 2), 1)
      let fitted = lines.flatMap { $0.wrapped(to: inside) }
      for (row, line) in fitted.prefix(max(frame.height - 2, 1)).enumerated() {
        canvas.text(line, x: frame.x + (frame.width > 20 ? 2 : 1), y: frame.y + 1 + row, width: inside)
      }
    case .bar(let leading, let center, let trailing, let area):
      drawBar([leading, center, trailing], frame(area, columns, rows), on: &canvas)
    }
  }

  private func drawBar(_ groups: [[String]], _ frame: Canvas.Frame, on canvas: inout Canvas) {
    let y = frame.y + max(frame.height / 2, frame.height > 1 ? 1 : 0)
    let texts = groups.map { $0.map { "[\($0)]" }.joined(separator: " ") }
    let room = max(frame.width - 2, 1)
    let widths = texts.map { DisplayWidth.of($0) }
    let places = [1, (frame.width - widths[1]) / 2, max(frame.width - 1 - widths[2], 1)]
    for (text, place) in zip(texts, places) where !text.isEmpty {
      canvas.text(
        StyledText(text, .code), x: frame.x + place, y: y, width: min(room, frame.width - 1 - place))
    }
  }

  private func frame(_ area: Area, _ columns: Int, _ rows: Int) -> Canvas.Frame {
    func cell(_ length: Double, _ whole: Double, _ count: Int) -> Int {
      Int(min(max((length / whole * Double(count)).rounded(), 0), Double(count)))
    }
    let (left, right) = (cell(area.x, width, columns), cell(area.x + area.width, width, columns))
    let (top, bottom) = (cell(area.y, height, rows), cell(area.y + area.height, height, rows))
    return Canvas.Frame(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
