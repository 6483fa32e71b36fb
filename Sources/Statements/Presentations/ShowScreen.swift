import Drawings
import Presentations
import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let showScreen = StatementKind(
    StatementSyntax(["show", "screen"], [.optional([.place("subject")])]), .presentations,
    "Draws what is on the screen of a scene, to scale",
    details: "Without a scene, that of the only one on a device.", example: "show screen main"
  ) { verb, checker throws(Problem) in
    var code: Code?
    if let place = verb.expression("subject") { code = try checker.environment(place).code }
    let (scene, place) = (code, checker.place(verb.range))
    return Checked(action: verb.range) { session throws(Problem) in
      let id = try scene?(&session).environment ?? session.screens.system.standings.first?.scene
      guard let id, let scene = session.traits.tree.scene(of: id),
        let layout = session.screens.system.layout(of: scene, traits: session.traits)
      else {
        throw Problem(
          id.map { "`\(session.traits.tree.name(of: $0))` stands on no device, so it has no screen" }
            ?? "no scene stands on a device",
          at: place, suggestion: "write `scene main on iPadPro13 { … }`")
      }
      let names = layout.panels.map { session.shown(.inspector($0.inspector)) }
      let drawing = Wireframe(
        name: session.traits.tree.name(of: scene), layout: layout, panels: names,
        content: session.outline(of: scene))
      session.report { drawing.lines($0) }
    }
  }
}

extension Session {
  /// The views of a scene that have a name, as an outline; more than a screen of them is not asked for.
  fileprivate func outline(of scene: EnvironmentID) -> [String] {
    var outline: [String] = []
    var waiting = [(id: scene, depth: 0)]
    while outline.count < 100, let (id, depth) = waiting.popLast() {
      let isShown = traits.tree.kind(of: id) == .view && !traits.tree.isRootView(id)
      if isShown { outline.append(String(repeating: "  ", count: depth) + traits.tree.name(of: id)) }
      for child in traits.tree.children(of: id).reversed() {
        waiting.append((child, isShown ? depth + 1 : depth))
      }
    }
    return outline
  }
}

/// A scene as a box, to scale: two columns of a terminal are about as wide as a row is high.
private struct Wireframe: Sendable {
  let name: String
  let layout: ScreenLayout
  let panels: [String]
  let content: [String]

  func lines(_ page: Layout) -> [StyledText] {
    let standing = layout.standing
    let classes = layout.sizeClasses
    let title =
      [standing.device.title] + [standing.orientation?.rawValue].compactMap { $0 }
      + ["\(standing.size)", "\(classes.horizontal) width, \(classes.vertical) height"]
    let head =
      StyledText(Escaping.safe(name), .name)
      + StyledText("  " + title.joined(separator: page.isASCII ? ", " : " · "), .dim)
    return head.wrapped(to: page.width, hanging: 2) + wireframe(page).map(\.trimmed)
  }

  private func wireframe(_ page: Layout) -> [StyledText] {
    let size = layout.standing.size
    let most = max(min(page.width - 2, 64), 24)
    let columns = Self.whole(size.width / 16, in: 0...Double(most - 12)) + 12
    let rows = Self.whole(size.height * Double(columns) / size.width / 2, in: 7...22)
    var canvas = Canvas(width: columns + 1, height: rows + 1)
    canvas.box(Canvas.Frame(x: 0, y: 0, width: columns + 1, height: rows + 1))
    outline(in: frame(layout.content, columns, rows), of: &canvas)
    for (panel, name) in zip(layout.panels, panels) {
      let frame = frame(panel.frame, columns, rows)
      if panel.form != .column { canvas.clear(frame) }
      canvas.box(frame)
      label(name, panel, in: frame, of: &canvas)
    }
    return canvas.lines(drawsBoxes: page.drawsBoxes)
  }

  /// A length in whole cells, within bounds: a scene or a column may be longer than any integer.
  private static func whole(_ length: Double, in bounds: ClosedRange<Double>) -> Int {
    Int(min(max(length, bounds.lowerBound), bounds.upperBound))
  }

  private func frame(_ rect: Rect, _ columns: Int, _ rows: Int) -> Canvas.Frame {
    let (width, height, size) = (Double(columns), Double(rows), layout.standing.size)
    let left = Self.whole((rect.x / size.width * width).rounded(), in: 0...width)
    let right = Self.whole(((rect.x + rect.width) / size.width * width).rounded(), in: 0...width)
    let top = Self.whole((rect.y / size.height * height).rounded(), in: 0...height)
    let bottom = Self.whole(((rect.y + rect.height) / size.height * height).rounded(), in: 0...height)
    return Canvas.Frame(x: left, y: top, width: max(right - left, 4) + 1, height: max(bottom - top, 2) + 1)
  }

  private func outline(in frame: Canvas.Frame, of canvas: inout Canvas) {
    let rows = max(frame.height - 2, 1)
    for (row, name) in content.prefix(rows).enumerated() {
      let isCut = row == rows - 1 && content.count > rows
      canvas.text(
        StyledText(isCut ? "…" : Escaping.safe(name), .name), x: frame.x + 2, y: frame.y + 1 + row,
        width: max(frame.width - 4, 1))
    }
  }

  /// What a panel is called, then what it is and how wide, on as many rows as that takes in a narrow column.
  private func label(
    _ name: String, _ panel: ScreenLayout.Panel, in frame: Canvas.Frame, of canvas: inout Canvas
  ) {
    let form = panel.form.rawValue
    let name = Escaping.safe(name)
    let margin = max(DisplayWidth.of(name), DisplayWidth.of(form)) > frame.width - 4 ? 1 : 2
    let inside = max(frame.width - 2 * margin, 1)
    let isCutOff = panel.frame.width < panel.width
    let words = "\(form) \(Session.short(panel.width))" + (isCutOff ? ", cut" : "")
    let detail = StyledText(DisplayWidth.of(form) <= inside ? words : Session.short(panel.width), .dim)
      .wrapped(to: inside)
    let rows = max(frame.height - 2, 1)
    let title = StyledText(name, .name).wrapped(to: inside).prefix(max(rows - detail.count, 1))
    for (row, line) in (title + detail).prefix(rows).enumerated() {
      canvas.text(line, x: frame.x + margin, y: frame.y + 1 + row, width: inside)
    }
  }
}
