import Commands
import Drawings
import Playgrounds
import Presentations

extension Transcript {
  /// `show screen`: what the scene is, then a wireframe to scale.
  func lines(_ report: ScreenReport) -> [StyledText] {
    let layout = report.layout
    let classes = layout.sizeClasses
    let title =
      [layout.device.title] + [layout.orientation?.rawValue].compactMap { $0 }
      + ["\(layout.size)", "\(classes.horizontal) width, \(classes.vertical) height"]
    let head =
      StyledText(safe(report.scene), .name) + StyledText("  " + title.joined(separator: " · "), .dim)
    let mark = !speaksASCII ? head : StyledText(head.string.replacing(" · ", with: ", "))
    return mark.wrapped(to: width, hanging: 2) + wireframe(report).map(\.trimmed)
  }

  /// The scene as a box, to scale: two columns of a terminal are about as wide as a row is high.
  private func wireframe(_ report: ScreenReport) -> [StyledText] {
    let layout = report.layout
    let most = max(min(width - 2, 64), 24)
    let columns = Self.whole(layout.size.width / 16, in: 0...Double(most - 12)) + 12
    let scale = Double(columns) / layout.size.width
    let rows = Self.whole(layout.size.height * scale / 2, in: 7...22)
    var canvas = Canvas(width: columns + 1, height: rows + 1)
    let whole = Canvas.Frame(x: 0, y: 0, width: columns + 1, height: rows + 1)
    canvas.box(whole)
    let place = { (rect: Rect) in self.frame(rect, in: layout.size, columns: columns, rows: rows) }
    outline(report.content, in: place(layout.content), of: &canvas)
    for (panel, name) in zip(layout.panels, report.inspectorNames) {
      let frame = place(panel.frame)
      if panel.form != .column { canvas.clear(frame) }
      canvas.box(frame)
      label(name, in: frame, of: &canvas, panel)
    }
    return canvas.lines(drawsBoxes: drawsBoxes)
  }

  /// What a panel is, and how wide: also where not all of it has room.
  private func words(for panel: ScreenLayout.Panel) -> String {
    "\(panel.form.rawValue) \(World.short(panel.width))" + (panel.isCutOff ? ", cut" : "")
  }

  /// A length in whole cells, within bounds: a scene or a column may be longer than any integer.
  private static func whole(_ length: Double, in bounds: ClosedRange<Double>) -> Int {
    Int(min(max(length, bounds.lowerBound), bounds.upperBound))
  }

  private func frame(_ rect: Rect, in size: Size, columns: Int, rows: Int) -> Canvas.Frame {
    let (width, height) = (Double(columns), Double(rows))
    let left = Self.whole((rect.x / size.width * width).rounded(), in: 0...width)
    let right = Self.whole(((rect.x + rect.width) / size.width * width).rounded(), in: 0...width)
    let top = Self.whole((rect.y / size.height * height).rounded(), in: 0...height)
    let bottom = Self.whole(((rect.y + rect.height) / size.height * height).rounded(), in: 0...height)
    return Canvas.Frame(x: left, y: top, width: max(right - left, 4) + 1, height: max(bottom - top, 2) + 1)
  }

  /// The names of the views, as far as there are rows.
  private func outline(_ names: [String], in frame: Canvas.Frame, of canvas: inout Canvas) {
    let inside = max(frame.width - 4, 1)
    let rows = max(frame.height - 2, 1)
    for (row, name) in names.prefix(rows).enumerated() {
      let isCut = row == rows - 1 && names.count > rows
      canvas.text(
        StyledText(isCut ? "…" : safe(name), .name), x: frame.x + 2, y: frame.y + 1 + row,
        width: inside)
    }
  }

  /// What a panel is called, then what it is and how wide, on as many rows as that takes in a narrow column.
  ///
  /// Where not even the word `column` has room, the figure is left.
  private func label(
    _ name: String, in frame: Canvas.Frame, of canvas: inout Canvas, _ panel: ScreenLayout.Panel
  ) {
    let longest = max(DisplayWidth.of(safe(name)), DisplayWidth.of(panel.form.rawValue))
    let margin = longest > frame.width - 4 ? 1 : 2
    let inside = max(frame.width - 2 * margin, 1)
    let hasRoom = DisplayWidth.of(panel.form.rawValue) <= inside
    let detail = StyledText(hasRoom ? words(for: panel) : World.short(panel.width), .dim).wrapped(to: inside)
    let rows = max(frame.height - 2, 1)
    let title = StyledText(safe(name), .name).wrapped(to: inside).prefix(max(rows - detail.count, 1))
    for (row, line) in (title + detail).prefix(rows).enumerated() {
      canvas.text(line, x: frame.x + margin, y: frame.y + 1 + row, width: inside)
    }
  }
}
