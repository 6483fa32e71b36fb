extension ScreenResolver {
  mutating func place(_ item: ToolbarItem, _ element: ScreenElement, _ around: Surroundings) {
    if around.isCovered { return }
    let (id, device) = (element.id, placement.device)
    let host: ToolbarHost = around.bar.map { layout.bars[$0].host } ?? .content
    var position = item.placement.position(on: device.idiom, isInSheet: host == .sheet)
    let isWide = element.sizeClasses.horizontal != .compact
    if position == .overflow, item.isInEditor, isWide, device.idiom == .pad { position = .center }
    let owner = around.bar.flatMap { layout.bars[$0].owner }.flatMap { elements[$0] }
    if let owner, position == .bottom ? owner.hidesBottomBar : owner.hidesBar, position != .keyboard {
      layout.items[id] = PlacedItem(host: host, isHidden: true)
      return
    }
    layout.items[id] = PlacedItem(host: host, position: around.bar == nil ? nil : position)
    if let bar = around.bar { layout.bars[bar].items.append(id) }
    if item.isSpacer { return }
    if position == nil {
      warn(id, "a \(device.title) has no `\(item.placement.rawValue)`, so that `\(element.name)` is not seen")
    } else if around.bar == nil, position != .keyboard {
      warn(id, "there is no toolbar that could show `\(element.name)`: a NavigationStack around it has one")
    }
  }

  /// Places the items of each bar; those that do not fit go into the overflow menu.
  mutating func arrangeItems() {
    for bar in layout.bars {
      var groups: [ToolbarPosition: [ScreenID]] = [:]
      var isPushed = false
      for id in bar.items {
        guard let item = elements[id]?.item, var position = layout.items[id]?.position else { continue }
        if item.isSpacer {
          isPushed = true
          layout.items[id] = nil
          continue
        }
        // In a compact width there is no room for it beside a back button.
        let isCompact = elements[id]?.sizeClasses.horizontal == .compact && placement.device.idiom != .mac
        if item.placement == .navigation, !item.leadsBack, isCompact,
          bar.items.contains(where: { elements[$0]?.item?.leadsBack == true })
        {
          position = .trailing
        }
        if isPushed, item.placement == .automatic, position == .leading { position = .trailing }
        layout.items[id]?.position = position
        groups[position, default: []].append(id)
      }
      arrange(&groups, in: bar.frame)
      // Items of the bar at the bottom edge are centred.
      let height = placement.device.barHeight
      line(
        groups[.bottom] ?? [],
        inTheMiddleOf: Rect(x: bar.frame.x, y: bar.bottom - height, width: bar.frame.width, height: height))
    }
  }

  private static let gap = 8.0

  private func width(_ id: ScreenID) -> Double {
    guard let item = elements[id]?.item, !item.isSymbol else { return 44 }
    return max(Double(item.label.count) * 8 + 16, 44)
  }

  private func width(_ ids: [ScreenID]) -> Double { ids.reduce(0) { $0 + width($1) + Self.gap } }

  private mutating func arrange(_ groups: inout [ToolbarPosition: [ScreenID]], in bar: Rect) {
    var trailing = (groups[.trailing] ?? []).sorted(on: { elements[$0]?.item?.placement.rank ?? 0 })
    // What navigates comes ahead of the rest.
    let isFirst = { [elements] (id: ScreenID) in elements[id]?.item?.placement == .navigation }
    var leading = (groups[.leading] ?? []).sorted { isFirst($0) && !isFirst($1) }
    var center = groups[.center] ?? []
    while width(leading) + width(center) + width(trailing) + Self.gap > bar.width {
      guard let last = trailing.count > 1 ? trailing.removeFirst() : leading.popLast() ?? center.popLast()
      else { break }
      layout.items[last]?.position = .overflow
    }
    line(leading, from: bar.x + Self.gap, in: bar)
    line(center, inTheMiddleOf: bar)
    line(trailing, from: bar.maxX - width(trailing), in: bar)
  }

  private mutating func line(_ ids: [ScreenID], inTheMiddleOf bar: Rect) {
    line(ids, from: bar.x + (bar.width - width(ids) + Self.gap) / 2, in: bar)
  }

  private mutating func line(_ ids: [ScreenID], from start: Double, in bar: Rect) {
    var x = start
    for id in ids {
      let frame = Rect(x: x, y: bar.y + 4, width: width(id), height: bar.height - 8)
      layout.items[id]?.frame = frame
      x = frame.maxX + Self.gap
    }
  }

  private mutating func warn(_ id: ScreenID, _ text: String) {
    layout.warnings.append(ScreenWarning(id: id, text: text))
  }

  mutating func warn(aboutInspectors inspectors: [ScreenElement], on element: ScreenElement) {
    guard inspectors.count > 1, let last = inspectors.last else { return }
    warn(
      last.id,
      "`\(element.name)` has \(inspectors.count) inspectors, which stand side by side; one whose content changes is what people know"
    )
  }

  mutating func warn(about element: ScreenElement, _ presentation: Presentation, in around: Surroundings) {
    let (id, name, detents) = (element.id, element.name, presentation.detents)
    if presentation.kind == .inspector, let column = around.column, column != .detail {
      warn(
        id,
        "`\(name)` is an inspector in the \(column.rawValue) column, where SwiftUI does not say what it does: put it in the detail column, or on the split view itself"
      )
    }
    let modifiers = presentation.modifiers
    if case .upThrough(let detent) = modifiers.backgroundInteraction, !detents.contains(detent) {
      let asked = modifiers.isFromUIKit ? modifiers.undimming.name : modifiers.undimming.value
      warn(
        id,
        "`\(asked)` has no effect on `\(name)`: \(modifiers.name(of: detent)) is none of its detents, \(detents.words)"
      )
    }
    if let selection = modifiers.selection, !detents.contains(selection) {
      let asked = modifiers.isFromUIKit ? "`selectedDetentIdentifier` of `\(name)` is" : "`\(name)` selects"
      warn(id, "\(asked) \(modifiers.name(of: selection)), which is none of its detents, \(detents.words)")
    }
  }
}
