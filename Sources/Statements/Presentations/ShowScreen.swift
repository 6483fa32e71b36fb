import Drawings
import Presentations
import Sessions
import StateUpdates
import ViewTree

extension StatementKind {
  static let showScreen = StatementKind(
    "show screen", [[.place("subject")]], .presentations, "Draws what is on the screen of a scene, to scale",
    "Toolbars with their items, columns with their widths, what is presented and what it dims. Without a scene, that of the first one on a device. A larger terminal gets a larger drawing.",
    example: "show screen main"
  ) { verb, checker throws(Problem) in
    let scene = try checker.environment(ifIn: "subject", of: verb)
    return checker.action(verb) { session, place throws(Problem) in
      let drawing = try ScreenDrawing(of: try scene?(&session).environment, in: &session, place)
      session.report { layout in
        let head = drawing.head(layout)
        // The drawing fits the page together with the prompt and a few lines around it.
        let rows = layout.height - 8 - head.count
        let wireframe = layout.isASCII ? drawing.wireframe.spelled : drawing.wireframe
        return head
          + wireframe.lines(width: layout.width, height: rows, drawsBoxes: layout.drawsBoxes).map(\.trimmed)
      }
    }
  }

  static let saveScreen = StatementKind(
    command: "save screen", [.raw("file")], .presentations,
    "Saves the drawing of the first scene's screen as SVG",
    "The same drawing as that of `show screen`, for a browser or a document.", example: "save screen main.svg"
  ) { verb, interpreter throws(Problem) in
    var session = interpreter.session
    let drawing = try ScreenDrawing(of: nil, in: &session, Place(verb.range, in: interpreter.source))
    interpreter.request = .write(
      verb.word("file"), drawing.wireframe.svg, of: "the screen of \(drawing.name)")
  }
}

private struct ScreenDrawing: Sendable {
  let name: String
  private let session: Session
  private let layout: ScreenLayout
  private(set) var wireframe: Wireframe
  /// How far tabs raise the items at the bottom edge.
  private var raised = 0.0

  init(of id: EnvironmentID?, in session: inout Session, _ place: Place) throws(Problem) {
    let wanted = id ?? session.screens.system.placements.first?.scene
    guard let wanted, let scene = session.traits.tree.scene(of: wanted),
      let layout = try session.screenLayout(of: scene)
    else {
      let tree = session.traits.tree
      let scene = wanted.map { tree.scene(of: $0) } ?? tree.scenes.first { _ in true }
      throw Problem(
        wanted.map { "`\(session.name(of: $0))` stands on no device, so it has no screen" }
          ?? "no scene stands on a device", at: place,
        suggestion: scene.map { "put it on one: `scene \(session.name(of: $0)) on iPhone16`" }
          ?? "write `scene main on iPhone16 { \(session.outermostTypes.first.map { "\($0)()" } ?? "…") }`")
    }
    name = session.name(of: scene)
    (self.session, self.layout) = (session, layout)
    wireframe = Wireframe(width: layout.placement.size.width, height: layout.placement.size.height)
    paint(scene)
  }

  func head(_ layout: Layout) -> [StyledText] {
    let classes = self.layout.sizeClasses
    let facts = self.layout.placement.facts + ["\(classes.horizontal) width, \(classes.vertical) height"]
    let text =
      StyledText(Escaping.safe(name), .name)
      + StyledText("  " + facts.joined(separator: layout.isASCII ? ", " : " · "), .dim)
    return text.wrapped(to: layout.width, hanging: 2)
  }

  private mutating func paint(_ scene: EnvironmentID) {
    paintContent(of: scene)
    func isBeside(_ id: ScreenID) -> Bool {
      layout.presentations[id].map { $0.form.isColumn && $0.context == nil } ?? false
    }
    for id in layout.visible where isBeside(id) { paint(id) }
    for bar in layout.bars where bar.context == nil { paint(bar) }
    if let line = layout.titleSeparator { wireframe.draw(.line(area(line))) }
    for id in layout.visible where !isBeside(id) { paint(id) }
  }

  /// Paints the names of the views; those of a split view's columns go in their columns.
  private mutating func paintContent(of scene: EnvironmentID) {
    // The widest column is painted first, since others may overlap it.
    let columns = layout.columns.sorted { ($1.value.width, $0.key) < ($0.value.width, $1.key) }
    let root = session.windows(in: scene).last.flatMap {
      session.traits.tree.children(of: $0).first { _ in true }
    }
    let bars = session.bars(around: root, session.roots(below: scene).map(\.root))
    if columns.isEmpty {
      let content = outline(of: scene, without: bars.owners)
      wireframe.draw(.text(content, paint(bars, in: layout.content)))
    } else {
      _ = paint(bars, in: layout.content)
    }
    for (id, region) in columns {
      wireframe.draw(.box(area(region)))
      let top = layout.bars.first { $0.owner == id }?.frame.maxY ?? region.y
      wireframe.draw(.text(content(ofColumn: id), area(region, from: top)))
    }
  }

  /// Paints the bars of UIKit's containers and of tabs; returns the area that they leave.
  private mutating func paint(_ bars: ScreenBars, in frame: Rect) -> Wireframe.Area {
    let (device, safe) = (layout.placement.device, layout.placement.safeArea)
    var (top, bottom) = (frame.y, frame.maxY)
    func bar(_ y: Double) -> Rect { Rect(x: frame.x, y: y, width: frame.width, height: device.barHeight) }
    if let title = bars.title {
      let place = bar(max(top, frame.y == 0 ? safe.top : 0))
      let (leading, trailing) = (
        bars.leading.map { Escaping.safe($0) }, bars.trailing.map { Escaping.safe($0) }
      )
      wireframe.draw(.bar(leading, [], trailing, title: Escaping.safe(title), area(place)))
      top = place.maxY
      wireframe.draw(.line((x: frame.x, y: top, width: frame.width, height: 0)))
    }
    if let tabs = bars.tabs {
      // An iPhone has them at the bottom edge, below other bars.
      var place = bar(top)
      if device.idiom == .phone {
        place.y = bottom - safe.bottom - device.barHeight
        place.height = bottom - place.y
        raised = device.barHeight
      }
      wireframe.draw(.bar([], [], [], title: Escaping.safe(tabs), area(place)))
      (top, bottom) = device.idiom == .phone ? (top, place.y) : (place.maxY, bottom)
    }
    return (x: frame.x, y: top, width: frame.width, height: bottom - top)
  }

  private func content(ofColumn id: ScreenID) -> [StyledText] {
    let (tree, rows) = (session.traits.tree, session.screens.rows)
    if let place = rows[id]?.view {
      let pushed =
        place.part == "detail" ? session.views.destinations(of: place.view).last.map { [$0.id] } : nil
      let content = session.views.graph[place.view]?.children.filter { session.views[$0]?.slot == place.part }
      return (pushed ?? content ?? []).flatMap { labels(below: $0) }
    }
    for row in rows.values {
      guard let column = row.columns.first(where: { $0.value == id })?.key else { continue }
      let views = tree.children(of: tree.contentHolder(of: row.environment))
      return views.first { tree.label(of: $0) == column.rawValue }.map { outline(of: $0) } ?? []
    }
    return []
  }

  private func labels(below view: ViewID) -> [StyledText] {
    session.outline(below: view).map { StyledText(Escaping.safe($0)) }
  }

  /// The named views below an environment, and the labels of SwiftUI views, without presented ones.
  private func outline(of top: EnvironmentID, without bars: Set<EnvironmentID> = []) -> [StyledText] {
    session.outline(ofUIKit: top, without: bars).map { depth, name, text in
      let indent = String(repeating: "  ", count: depth)
      guard let name else { return StyledText(indent + Escaping.safe(text)) }
      let quoted = text.isEmpty || name.isEmpty ? text : " \"\(text)\""
      return StyledText(indent + Escaping.safe(name), .name) + StyledText(Escaping.safe(quoted), .dim)
    }
  }

  private mutating func paint(_ bar: Toolbar) {
    func labels(_ position: ToolbarPosition) -> [String] {
      let found = bar.items.filter { layout.items[$0]?.position == position }.sorted {
        layout.items[$0]?.frame?.x ?? 0 < layout.items[$1]?.frame?.x ?? 0
      }
      return found.compactMap { session.screens.rows[$0]?.item?.label }.map { Escaping.safe($0) }
    }
    let hasMenu = bar.items.contains { layout.items[$0]?.position == .overflow }
    // An inspector's column has no title of its own.
    let title =
      bar.host == .inspector
      ? nil : bar.owner.flatMap { session.navigationTitle(of: $0) }
    if bar.frame.height > 0 {
      wireframe.draw(
        .bar(
          labels(.leading), labels(.center), labels(.trailing) + (hasMenu ? ["…"] : []),
          title: title.map { Escaping.safe($0) }, area(bar.frame)))
    }
    let below = labels(.bottom)
    if let first = bar.items.first(where: { layout.items[$0]?.position == .bottom }),
      let frame = layout.items[first]?.frame
    {
      let size = layout.placement.size
      wireframe.draw(
        .bar([], below, [], (x: 0, y: frame.y - raised, width: size.width, height: frame.height)))
    }
  }

  private mutating func paint(_ id: ScreenID) {
    guard let placed = layout.presentations[id], let frame = placed.frame, let row = session.screens.rows[id]
    else { return }
    let size = layout.placement.size
    if placed.isDimmed { wireframe.draw(.dim((x: 0, y: 0, width: size.width, height: size.height))) }
    let bars = layout.bars.filter { $0.owner == id || $0.context == id }
    let content = row.view.flatMap { session.views.graph.attached($0.part, to: $0.view) }
    let hosted = row.content.views.flatMap { _ in session.views.roots[row.name]?.root }
    let shown = row.controller.flatMap { session.field("presentedViewController", of: $0)?.environment }
    let inner = session.bars(around: shown, [hosted, content].compactMap { $0 })
    let text =
      label(id, row, placed) + (hosted.map { labels(below: $0) } ?? [])
      + (shown.map { outline(of: $0, without: inner.owners) } ?? []) + buttons(of: id, frame)
    if [.alert, .confirmationDialog, .popover].contains(placed.form), bars.isEmpty {
      return wireframe.draw(.panel(text, area(frame)))
    }
    let isFlat = placed.form.isColumn || [.fullScreenCover, .custom].contains(placed.form)
    wireframe.draw(.box(area(frame), radius: isFlat ? 0 : row.presentation?.modifiers.cornerRadius ?? 24))
    if placed.hasGrabber { wireframe.draw(.grip(area(frame))) }
    for bar in bars where bar.context == id { paint(bar) }
    // A column's text begins beside the line under the other bars, since no line separates it from its own bar.
    let top = bars.first { $0.owner == id }.map { bar in
      placed.form.isColumn ? bar.frame.y + bar.frame.height * 0.4 : bar.frame.maxY - 4
    }
    var place = area(frame, from: top)
    place = paint(inner, in: Rect(x: place.x, y: place.y, width: place.width, height: place.height))
    wireframe.draw(.text(text, place))
  }

  /// The buttons declared in a presentation; one below the other if they do not fit side by side.
  private func buttons(of id: ScreenID, _ frame: Rect) -> [StyledText] {
    let labels = session.screens.rows.filter { $0.value.parent == id }.sorted(on: { $0.key })
      .compactMap { _, row in
        if case .button(let label) = row.kind { "[\(Escaping.safe(label))]" } else { nil }
      }
    let line = labels.joined(separator: " ")
    let fits = labels.count < 3 && Double(line.count) * 10 <= frame.width
    return (fits ? [line] : labels).filter { !$0.isEmpty }.map { StyledText($0, .code) }
  }

  private func label(_ id: ScreenID, _ row: ScreenRow, _ placed: PlacedPresentation) -> [StyledText] {
    var text = placed.form.rawValue
    if let width = placed.width {
      text += " \(Session.short(width))" + ((placed.frame?.width ?? width) < width ? ", cut" : "")
    }
    if let detent = placed.detent { text += " at \(detent)" }
    if let height = placed.height, placed.detent != nil {
      text += ", \(Session.short((height * 10).rounded() / 10)) high"
    }
    if let background = row.presentation?.modifiers.background, placed.isModal { text += ", \(background)" }
    let content = row.outline.map { StyledText(Escaping.safe($0)) }
    return [StyledText(Escaping.safe(session.name(of: id)), .name), StyledText(text, .dim)] + content
  }

  /// A rectangle, or its part below a height.
  private func area(_ rect: Rect, from top: Double? = nil) -> Wireframe.Area {
    let top = top ?? rect.y
    return (x: rect.x, y: top, width: rect.width, height: rect.maxY - top)
  }
}
