extension ScreenResolver {
  /// Puts an item into the nearest bar around it.
  mutating func place(_ item: ToolbarItem, _ id: ScreenID, _ around: Surroundings) {
    if around.isCovered { return }
    let host: ToolbarHost = around.bar.map { layout.bars[$0].host } ?? .content
    let isMacSheet = host == .sheet
    var position = item.placement.position(on: layout.standing.device.idiom, isInSheet: isMacSheet)
    let isWide = elements[id]?.sizeClasses.horizontal != .compact
    if position == .overflow, item.isInEditor, isWide, layout.standing.device.idiom == .pad {
      position = .center
    }
    layout.items[id] = PlacedItem(host: host, position: around.bar == nil ? nil : position)
    guard let name = elements[id]?.name, !item.isSpacer else {
      if let bar = around.bar { layout.bars[bar].items.append(id) }
      return
    }
    if position == nil {
      warn(
        id,
        "a \(layout.standing.device.title) has no `\(item.placement.rawValue)`, so that `\(name)` is not seen"
      )
    } else if around.bar == nil {
      warn(id, "there is no toolbar that could show `\(name)`: a NavigationStack around it has one")
    }
    if let bar = around.bar { layout.bars[bar].items.append(id) }
  }

  /// Gives the items of each bar their places; what has no room goes into the menu.
  mutating func arrangeItems() {
    for bar in layout.bars {
      var groups: [ToolbarPosition: [ScreenID]] = [:]
      var isPushed = false
      for id in bar.items {
        guard let item = elements[id]?.item, let position = layout.items[id]?.position else { continue }
        if item.isSpacer {
          isPushed = true
          layout.items[id] = nil
          continue
        }
        let isMoved = isPushed && item.placement == .automatic && position == .leading
        if isMoved { layout.items[id]?.position = .trailing }
        groups[isMoved ? .trailing : position, default: []].append(id)
      }
      arrange(&groups, in: bar.frame)
      arrangeBottom(groups[.bottom] ?? [])
    }
  }

  private static let gap = 8.0

  private func width(_ id: ScreenID) -> Double {
    max(Double(elements[id]?.item?.label.count ?? 0) * 8 + 16, 44)
  }

  private func width(_ ids: [ScreenID]) -> Double { ids.reduce(0) { $0 + width($1) + Self.gap } }

  private mutating func arrange(_ groups: inout [ToolbarPosition: [ScreenID]], in bar: Rect) {
    let rank = { [elements] (id: ScreenID) in elements[id]?.item?.placement.rank ?? 0 }
    var trailing = (groups[.trailing] ?? []).enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
    var (leading, center) = (groups[.leading] ?? [], groups[.center] ?? [])
    while width(leading) + width(center) + width(trailing) + Self.gap > bar.width {
      guard let last = trailing.count > 1 ? trailing.removeFirst() : leading.popLast() ?? center.popLast()
      else { break }
      layout.items[last]?.position = .overflow
    }
    line(leading, from: bar.x + Self.gap, in: bar)
    line(center, from: bar.x + (bar.width - width(center) + Self.gap) / 2, in: bar)
    line(trailing, from: bar.maxX - width(trailing), in: bar)
  }

  private mutating func line(_ ids: [ScreenID], from start: Double, in bar: Rect) {
    var x = start
    for id in ids {
      let frame = Rect(x: x, y: bar.y + 4, width: width(id), height: bar.height - 8)
      layout.items[id]?.frame = frame
      x = frame.maxX + Self.gap
    }
  }

  /// The bar at the bottom edge, with its items in the middle.
  private mutating func arrangeBottom(_ ids: [ScreenID]) {
    guard !ids.isEmpty else { return }
    let (size, device) = (layout.standing.size, layout.standing.device)
    let bottom = size.height - device.safeArea(layout.standing.orientation).bottom - device.barHeight
    let bar = Rect(x: 0, y: bottom, width: size.width, height: device.barHeight)
    line(ids, from: (bar.width - width(ids) + Self.gap) / 2, in: bar)
  }

  // MARK: Warnings

  mutating func warn(_ id: ScreenID, _ text: String) {
    layout.warnings.append(ScreenWarning(id: id, text: text))
  }

  mutating func warn(aboutInspectors inspectors: [ScreenElement], on element: ScreenElement) {
    guard inspectors.count > 1, let last = inspectors.last else { return }
    warn(
      last.id,
      "`\(element.name)` has \(inspectors.count) inspectors, which stand side by side; one whose content changes is what people know"
    )
  }

  /// What a colleague would say of a presentation where it stands.
  mutating func warn(
    about element: ScreenElement, _ presentation: Presentation, _ form: PresentationForm,
    in around: Surroundings
  ) {
    let name = element.name
    if presentation.kind == .inspector, let column = around.column, column != .detail {
      warn(
        element.id,
        "`\(name)` is an inspector in the \(column.rawValue) column, where SwiftUI does not say what it does: put it in the detail column, or on the split view itself"
      )
    }
    let detents = presentation.detents
    let listed = detents.map(\.description).joined(separator: ", ")
    if case .upThrough(let detent) = presentation.modifiers.backgroundInteraction, !detents.contains(detent) {
      warn(
        element.id,
        "`enabled up through \(detent)` has no effect on `\(name)`: \(detent) is none of its detents, \(listed)"
      )
    }
    if let selection = presentation.modifiers.selection, !detents.contains(selection) {
      warn(element.id, "`\(name)` selects \(selection), which is none of its detents, \(listed)")
    }
  }
}
