/// Finds where everything in a scene stands: one walk from the scene to its leaves, each element taking its part of what is left.
///
/// What a modifier is written on decides all of it. An inspector takes the trailing part of the region of the element that it is on: on
/// a stack that region reaches to the top, inside of it there is a bar above. A toolbar item goes into the nearest bar around it. A
/// presentation that is no column waits until its context is laid out, and then lies above.
struct ScreenResolver {
  let scene: String
  let elements: [ScreenID: ScreenElement]
  let states: [ScreenID: PresentationState]
  var layout: ScreenLayout
  /// Presentations above the rest, by the context that presents them, with the region of what they are on.
  var modals: [ScreenID?: [(id: ScreenID, region: Rect)]] = [:]
  private let roots: [ScreenID]
  private let children: [ScreenID: [ScreenID]]

  /// What is around an element.
  struct Surroundings {
    var region: Rect
    /// The presentation above the rest in which it stands.
    var context: ScreenID?
    /// The bar into which items go, by its place in the layout.
    var bar: Int?
    /// Whether a bar lies above the region.
    var isUnderBar = false
    /// The inspector's column in which it stands.
    var inspector: ScreenID?
    var column: SplitColumn?
    /// Whether it stands in a column that is not seen.
    var isCovered = false
  }

  init(
    _ standing: PresentationSystem.Standing, named scene: String, _ classes: SizeClasses,
    _ elements: [ScreenElement],
    _ states: [ScreenID: PresentationState]
  ) {
    (self.scene, self.states) = (scene, states)
    self.elements = Dictionary(elements.map { ($0.id, $0) }) { first, _ in first }
    let known = self.elements
    let hasParent = { (element: ScreenElement) in element.parent.flatMap { known[$0] } != nil }
    roots = elements.filter { !hasParent($0) }.map(\.id)
    children = Dictionary(grouping: elements.filter(hasParent)) { $0.parent ?? $0.id }.mapValues {
      $0.map(\.id)
    }
    let window = Rect(x: 0, y: 0, width: standing.size.width, height: standing.size.height)
    layout = ScreenLayout(standing: standing, sizeClasses: classes, content: window)
  }

  /// The whole layout.
  mutating func resolve() -> ScreenLayout {
    var around = Surroundings(region: layout.content)
    if layout.standing.device.idiom == .mac, !elements.values.contains(where: \.navigates) {
      around.bar = addBar(.content, nil, around)
    }
    let rest = place(roots, around)
    if around.bar != nil {
      (layout.bars[0].frame.x, layout.bars[0].frame.width) = (rest.x, rest.width)
    }
    present(in: nil)
    let bars = layout.bars.filter { $0.context == nil && $0.host != .inspector }
    if let first = bars.first {
      let (left, right) = (bars.map(\.frame.x).min() ?? 0, bars.map(\.frame.maxX).max() ?? 0)
      layout.titleSeparator = Rect(x: left, y: first.frame.maxY, width: right - left, height: 0)
    }
    let top = bars.map(\.frame.maxY).max() ?? 0
    layout.content = Rect(x: rest.x, y: top, width: rest.width, height: layout.standing.size.height - top)
    arrangeItems()
    return layout
  }

  func children(of id: ScreenID) -> [ScreenElement] { (children[id] ?? []).compactMap { elements[$0] } }

  // MARK: Elements

  /// Places elements beside each other: what columns take from one is taken from those that follow.
  @discardableResult
  mutating func place(_ ids: [ScreenID], _ around: Surroundings) -> Rect {
    var around = around
    for id in ids {
      let left = place(id, around)
      (around.region.x, around.region.width) = (left.x, left.width)
    }
    return around.region
  }

  /// Places an element with all that is on it and in it.
  ///
  /// - Returns: What columns leave of the region.
  private mutating func place(_ id: ScreenID, _ around: Surroundings) -> Rect {
    guard let element = elements[id] else { return around.region }
    switch element.kind {
    case .item(let item):
      place(item, id, around)
      return around.region
    case .presentation: return place(presentation: element, around)
    case .button: return around.region
    case .content, .stack, .split, .column: break
    }
    var inside = around
    if case .column(let column) = element.kind { inside.column = column }
    let modifiers = children(of: id)
    warn(aboutInspectors: modifiers.filter { $0.presentation?.kind == .inspector }, on: element)
    // The modifier that was written last is the outermost.
    for modifier in modifiers.reversed() where modifier.presentation != nil {
      inside.region = place(presentation: modifier, inside)
    }
    layout.regions[id] = around.isCovered ? nil : inside.region
    let outer = inside.region
    switch element.kind {
    case .stack where isInColumn(element, inside): break
    case .stack, .column: addNavigationBar(of: id, &inside)
    case .split(let view):
      for modifier in modifiers where modifier.item != nil { place(modifier, inside) }
      place(view, element, inside)
      return outer
    default:
      if around.bar != nil, around.context == nil, !around.isUnderBar, around.inspector == nil {
        layout.regions[id] = inside.region.below(layout.standing.device.barHeight)
      }
    }
    for modifier in modifiers where modifier.item != nil { place(modifier, inside) }
    let inner = place(modifiers.filter { $0.presentation == nil && $0.item == nil }.map(\.id), inside)
    return Rect(x: inner.x, y: outer.y, width: inner.width, height: outer.height)
  }

  /// Whether a stack stands in a column of a split view, whose bar is its own then.
  private func isInColumn(_ stack: ScreenElement, _ around: Surroundings) -> Bool {
    guard around.column != nil, let bar = around.bar, let owner = layout.bars[bar].owner,
      case .column? = elements[owner]?.kind
    else { return false }
    return true
  }

  private mutating func place(_ element: ScreenElement, _ around: Surroundings) {
    if case .item(let item) = element.kind { place(item, element.id, around) }
  }

  /// Gives a stack or a column its bar, and moves what is in it below.
  mutating func addNavigationBar(of id: ScreenID, _ inside: inout Surroundings) {
    if inside.isCovered { return }
    let isSheet = inside.context != nil
    let index = addBar(
      inside.inspector != nil ? .inspector : isSheet ? .sheet : .navigation, id, inside)
    inside.bar = index
    let frame = layout.bars[index].frame
    inside.region = inside.region.below(frame.maxY - inside.region.y)
    inside.isUnderBar = true
  }

  mutating func addBar(_ host: ToolbarHost, _ owner: ScreenID?, _ around: Surroundings) -> Int {
    let (device, region) = (layout.standing.device, around.region)
    let top =
      around.context == nil ? max(region.y, device.safeArea(layout.standing.orientation).top) : region.y
    let frame = Rect(x: region.x, y: top, width: region.width, height: device.barHeight)
    layout.bars.append(Toolbar(host: host, owner: owner, context: around.context, frame: frame))
    return layout.bars.count - 1
  }

  /// Places the columns of a split view that are seen; the others stand behind them.
  private mutating func place(_ view: SplitView, _ split: ScreenElement, _ inside: Surroundings) {
    let columns = SplitColumn.allCases.compactMap { wanted in
      children(of: split.id).first { $0.kind == .column(wanted) }
    }
    let shown = seen(of: columns, view, split, inside.region.width)
    // On an iPad in portrait the others lie above the detail: `Decision` splitColumns.
    let size = layout.standing.size
    let isAbove = layout.standing.device.idiom == .pad && size.width < size.height
    var rest = inside
    let whole = inside
    for column in columns {
      guard case .column(let kind) = column.kind else { continue }
      var part = rest
      if !shown.contains(kind) {
        part.isCovered = true
      } else if kind != .detail, shown.count > 1 {
        let width = width(of: kind, in: view)
        (part.region, rest.region) = rest.region.divided(width, atLeft: !split.isRightToLeft)
      } else if isAbove {
        part = whole
      }
      _ = place(column.id, part)
    }
    let others = children(of: split.id).filter {
      if case .column = $0.kind { false } else { $0.presentation == nil && $0.item == nil }
    }
    place(others.map(\.id), isAbove ? whole : rest)
  }

  /// Which columns are on the screen: `Decision` splitColumns.
  private func seen(
    of columns: [ScreenElement], _ view: SplitView, _ split: ScreenElement, _ width: Double
  ) -> Set<SplitColumn> {
    let all = columns.compactMap { if case .column(let kind) = $0.kind { kind } else { nil } }
    let isMac = layout.standing.device.idiom == .mac
    if !isMac, split.sizeClasses.horizontal == .compact {
      return [all.contains(view.compactColumn) ? view.compactColumn : all.last ?? .detail]
    }
    let isWide = layout.standing.size.width > layout.standing.size.height
    let taken = all.filter { $0 != .detail }.reduce(0) { $0 + self.width(of: $1, in: view) }
    if isMac, width - taken < Self.narrowestDetail, view.visibility != .detailOnly {
      return Set(all.filter { $0 != .sidebar })
    }
    switch view.visibility {
    case .all: return Set(all)
    case .detailOnly: return [.detail]
    case .doubleColumn: return Set(all.suffix(2))
    case .automatic: return isMac ? Set(all) : isWide ? Set(all.suffix(2)) : [.detail]
    }
  }

  /// What the detail keeps at least of a Mac's window beside the sidebar: `Decision` splitColumns.
  private static let narrowestDetail = 200.0

  private func width(of column: SplitColumn, in view: SplitView) -> Double {
    let own: Double = layout.standing.device.idiom == .mac ? (column == .sidebar ? 220 : 280) : 320
    return view.widths[column]?.width(dragged: nil) ?? own
  }
}

extension ScreenElement {
  /// Whether it is a navigation structure.
  fileprivate var navigates: Bool {
    switch kind {
    case .stack, .split: true
    default: false
    }
  }
}
