/// Computes the layout of a scene in one walk from the scene to its leaves; each element takes its part of the remaining region.
///
/// The element to which a modifier is attached decides its place. An inspector takes the trailing part of that element's region. The region
/// of a stack reaches to the top; inside the stack, there is a bar above. A toolbar item goes into the nearest bar around it. A
/// presentation that is not a column waits until its context is laid out, and then lies above it.
struct ScreenResolver {
  let scene: String
  let placement: ScenePlacement
  let elements: [ScreenID: ScreenElement]
  let states: [ScreenID: PresentationState]
  var layout: ScreenLayout
  /// The modal presentations by the context that presents them, with the region of the element that each is attached to.
  var modals: [ScreenID?: [(id: ScreenID, region: Rect)]] = [:]
  private let roots: [ScreenID]
  private let children: [ScreenID: [ScreenElement]]

  struct Surroundings {
    var region: Rect
    /// The modal presentation that contains the element; nil for the scene itself.
    var context: ScreenID?
    /// The bar that receives items, as an index into the layout's bars.
    var bar: Int?
    /// Whether a bar lies above the region.
    var isUnderBar = false
    /// The host of a bar that a stack inside gets.
    var host = ToolbarHost.navigation
    var column: SplitColumn?
    /// Whether the element is in a column that is not visible.
    var isCovered = false
  }

  init(_ placement: ScenePlacement, _ contents: ScreenContents, _ states: [ScreenID: PresentationState]) {
    (scene, self.placement, self.states) = (contents.name, placement, states)
    let known = Dictionary(contents.elements.map { ($0.id, $0) }) { first, _ in first }
    elements = known
    let hasParent = { (element: ScreenElement) in element.parent.flatMap { known[$0] } != nil }
    roots = contents.elements.filter { !hasParent($0) }.map(\.id)
    children = Dictionary(grouping: contents.elements.filter(hasParent)) { $0.parent ?? $0.id }
    layout = ScreenLayout(placement: placement, sizeClasses: contents.sizeClasses, content: placement.bounds)
  }

  mutating func resolve() -> ScreenLayout {
    var around = Surroundings(region: layout.content)
    let navigates = elements.values.contains {
      switch $0.kind {
      case .stack, .split: true
      default: false
      }
    }
    if placement.isOnMac, !navigates { around.bar = addBar(.content, nil, around) }
    let rest = place(roots, around)
    if around.bar != nil {
      (layout.bars[0].frame.x, layout.bars[0].frame.width) = (rest.x, rest.width)
    }
    present(in: nil)
    let bars = layout.bars.filter { $0.context == nil && $0.host != .inspector && $0.frame.height > 0 }
    // A stack inside another one has a bar of its own, below the other bar.
    let top = bars.map(\.frame.maxY).max() ?? 0
    if !bars.isEmpty {
      let (left, right) = (bars.map(\.frame.x).min() ?? 0, bars.map(\.frame.maxX).max() ?? 0)
      layout.titleSeparator = Rect(x: left, y: top, width: right - left, height: 0)
    }
    for (id, element) in elements where element.presentation != nil && layout.presentations[id] == nil {
      hideWithContainer(id)
    }
    layout.content = Rect(x: rest.x, y: top, width: rest.width, height: placement.size.height - top)
    arrangeItems()
    return layout
  }

  func children(of id: ScreenID) -> [ScreenElement] { children[id] ?? [] }

  // MARK: Elements

  /// Places elements one after the other: the columns of one reduce the region of the next ones.
  @discardableResult
  mutating func place(_ ids: [ScreenID], _ around: Surroundings) -> Rect {
    var around = around
    for id in ids {
      let left = place(id, around)
      (around.region.x, around.region.width) = (left.x, left.width)
    }
    return around.region
  }

  /// Places an element with its modifiers and contents; returns the region that its columns leave.
  private mutating func place(_ id: ScreenID, _ around: Surroundings) -> Rect {
    guard let element = elements[id] else { return around.region }
    switch element.kind {
    case .item(let item): place(item, element, around)
    case .presentation(let presentation): return place(presentation, element, around)
    case .button: break
    case .content, .stack, .split, .column: return place(container: element, around)
    }
    return around.region
  }

  private mutating func place(container element: ScreenElement, _ around: Surroundings) -> Rect {
    var inside = around
    if case .column(let column) = element.kind { inside.column = column }
    let children = children(of: element.id)
    warn(aboutInspectors: children.filter { $0.presentation?.kind == .inspector }, on: element)
    // The modifier that was written last is outermost.
    for child in children.reversed() {
      if let presentation = child.presentation { inside.region = place(presentation, child, inside) }
    }
    let outer = inside.region
    switch element.kind {
    case .stack where isInColumn(inside): break
    case .stack: addNavigationBar(of: element.id, &inside)
    case .column where !around.isCovered:
      layout.columns[element.id] = outer
      addNavigationBar(of: element.id, &inside)
    default: break
    }
    place(children.filter { $0.item != nil }.map(\.id), inside)
    let others = children.filter { $0.presentation == nil && $0.item == nil }
    if case .split(let view) = element.kind {
      place(view, element, others, inside)
      return outer
    }
    let inner = place(others.map(\.id), inside)
    return Rect(x: inner.x, y: outer.y, width: inner.width, height: outer.height)
  }

  /// Whether the bar around belongs to a split view's column: a stack in the column uses the same bar.
  private func isInColumn(_ around: Surroundings) -> Bool {
    guard around.column != nil, let owner = around.bar.flatMap({ layout.bars[$0].owner }),
      case .column? = elements[owner]?.kind
    else { return false }
    return true
  }

  // MARK: Bars

  /// Adds the bar of a stack or a column, and moves the region below it.
  mutating func addNavigationBar(of id: ScreenID, _ inside: inout Surroundings) {
    if inside.isCovered { return }
    let bar = addBar(inside.host, id, inside)
    (inside.bar, inside.isUnderBar) = (bar, elements[id]?.hidesBar == false)
    inside.region = inside.region.below(layout.bars[bar].frame.maxY - inside.region.y)
  }

  mutating func addBar(_ host: ToolbarHost, _ owner: ScreenID?, _ around: Surroundings) -> Int {
    var frame = around.region
    if around.context == nil { frame.y = max(frame.y, placement.safeArea.top) }
    frame.height = owner.flatMap { elements[$0] }?.hidesBar == true ? 0 : placement.device.barHeight
    let bottom = min(around.region.maxY, placement.size.height - placement.safeArea.bottom)
    layout.bars.append(
      Toolbar(host: host, owner: owner, context: around.context, frame: frame, bottom: bottom))
    return layout.bars.count - 1
  }

  // MARK: Split views

  /// Places the visible columns of a split view; the others count as covered.
  private mutating func place(
    _ view: SplitView, _ split: ScreenElement, _ children: [ScreenElement], _ inside: Surroundings
  ) {
    let columns: [(kind: SplitColumn, id: ScreenID)] = SplitColumn.allCases.compactMap { kind in
      children.first { $0.kind == .column(kind) }.map { (kind, $0.id) }
    }
    let isCompact = !placement.isOnMac && split.sizeClasses.horizontal == .compact
    let shown = seen(of: columns.map(\.kind), view, isCompact, inside.region.width)
    // On an iPad in portrait the other columns lie above the detail, unless the style is `.balanced`: `Decision` splitColumns.
    let isAbove = placement.device.idiom == .pad && !isWide && !view.isBalanced
    var rest = inside
    for (kind, id) in columns {
      var part = rest
      if !shown.contains(kind) {
        part.isCovered = true
      } else if kind != .detail, shown.count > 1 {
        (part.region, rest.region) = rest.region.divided(
          width(of: kind, in: view), atLeft: !split.isRightToLeft)
      } else if isAbove {
        part = inside
      }
      _ = place(id, part)
    }
    let others = children.map(\.id).filter { id in !columns.contains { $0.id == id } }
    place(others, isAbove ? inside : rest)
  }

  private var isWide: Bool { placement.size.width >= placement.size.height }

  /// The columns that are visible: `Decision` splitColumns.
  private func seen(
    of columns: [SplitColumn], _ view: SplitView, _ isCompact: Bool, _ width: Double
  ) -> Set<SplitColumn> {
    if isCompact {
      return [columns.contains(view.compactColumn) ? view.compactColumn : columns.last ?? .detail]
    }
    let isMac = placement.isOnMac
    let taken = columns.filter { $0 != .detail }.reduce(0) { $0 + self.width(of: $1, in: view) }
    // On a Mac, the sidebar leaves when the detail would get less than 200 points.
    if isMac, width - taken < 200, view.visibility != .detailOnly {
      return Set(columns.filter { $0 != .sidebar })
    }
    switch view.visibility {
    case .all: return Set(columns)
    case .detailOnly: return [.detail]
    case .doubleColumn: return Set(columns.suffix(2))
    case .automatic: return isMac ? Set(columns) : isWide ? Set(columns.suffix(2)) : [.detail]
    }
  }

  private func width(of column: SplitColumn, in view: SplitView) -> Double {
    let own: Double = placement.isOnMac ? (column == .sidebar ? 220 : 280) : 320
    return view.widths[column]?.width(dragged: nil) ?? own
  }
}
