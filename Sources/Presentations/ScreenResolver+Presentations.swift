extension ScreenResolver {
  /// Places a presentation if it is a column; what lies above the rest waits for its turn.
  ///
  /// - Returns: What it leaves of the region.
  mutating func place(presentation element: ScreenElement, _ around: Surroundings) -> Rect {
    guard let presentation = element.presentation else { return around.region }
    if !presentation.isPresented {
      let reason = Reason(
        element.name, "isPresented is false", "The binding presents.", "SwiftUI's documentation",
        change: "set \(element.name).isPresented = true")
      hide(element, [reason])
      return around.region
    }
    let presenter = element.parent.flatMap { elements[$0]?.name } ?? scene
    let rule = FormRule(
      kind: presentation.kind, standing: layout.standing, scene: scene, presenter: presenter,
      classes: element.sizeClasses, adaptation: presentation.modifiers.adaptation)
    let (form, reasons) = rule.result
    warn(about: element, presentation, form, in: around)
    if form == .hidden {
      hide(element, reasons)
      return around.region
    }
    layout.presentations[element.id] = PlacedPresentation(
      form: form, reasons: reasons, context: around.context)
    guard form.isColumn else {
      modals[around.context, default: []].append((element.id, around.region))
      return around.region
    }
    guard !around.isCovered else {
      let reason = Reason(
        presenter, "in a column that is not seen", "A column stands beside what it is on.", "INFER",
        change: "show that column of the split view")
      hide(element, reasons + [reason])
      return around.region
    }
    return place(column: element, presentation, form, around)
  }

  /// A column takes the trailing part of the region; an overlay lies above it.
  private mutating func place(
    column element: ScreenElement, _ presentation: Presentation, _ form: PresentationForm,
    _ around: Surroundings
  ) -> Rect {
    let width = presentation.modifiers.columnWidth.width(dragged: states[element.id]?.draggedWidth)
    let (column, rest) = around.region.divided(width, atLeft: element.isRightToLeft)
    var placed = layout.presentations[element.id] ?? PlacedPresentation(form: form, reasons: [])
    (placed.frame, placed.width) = (column, width)
    placed.placement = around.isUnderBar ? .underToolbar : .fullHeight
    placed.sizeClasses = classes(in: column, of: element)
    layout.presentations[element.id] = placed
    layout.visible.append(element.id)
    var inside = around
    (inside.region, inside.inspector) = (column, element.id)
    if hasItems(element.id), !around.isUnderBar {
      // A section of its own above the column, which nothing separates from it.
      inside.bar = addBar(.inspector, element.id, inside)
    }
    placeContent(of: element.id, inside)
    return form == .column ? rest : around.region
  }

  /// Places what stands in a presentation.
  private mutating func placeContent(of id: ScreenID, _ inside: Surroundings) {
    var inside = inside
    inside.column = nil
    place(children(of: id).map(\.id), inside)
  }

  /// Whether something in it asks for a bar and has none of its own.
  private func hasItems(_ id: ScreenID) -> Bool {
    children(of: id).contains { $0.item != nil || $0.kind == .content && hasItems($0.id) }
  }

  /// Says of a presentation and all in it that they are not on the screen.
  mutating func hide(_ element: ScreenElement, _ reasons: [Reason]) {
    layout.presentations[element.id] = PlacedPresentation(form: .hidden, reasons: reasons)
    let reason = Reason(
      element.name, "hidden", "What stands in a presentation goes with it.", "UIKit's documentation")
    hideContent(of: element.id, reason)
  }

  private mutating func hideContent(of id: ScreenID, _ reason: Reason) {
    for child in children(of: id) {
      if child.presentation != nil { hide(child, [reason]) } else { hideContent(of: child.id, reason) }
    }
  }

  // MARK: Above the rest

  /// Presents what waits in a context: one presentation at a time, and one alert above it.
  mutating func present(in context: ScreenID?) {
    let waiting = modals.removeValue(forKey: context) ?? []
    for areAlerts in [false, true] {
      let group = waiting.filter { layout.presentations[$0.id]?.form.isAlert == areAlerts }
      guard let first = group.min(by: { turn($0.id) < turn($1.id) }) else { continue }
      for other in group where other.id != first.id { wait(other.id, for: first.id) }
      show(first.id, over: first.region)
      present(in: first.id)
    }
  }

  /// Whose turn it is: who has the place, then who asked first.
  private func turn(_ id: ScreenID) -> (Int, Int, ScreenID) {
    (states[id]?.slotSince ?? .max, states[id]?.since ?? .max, id)
  }

  private mutating func wait(_ id: ScreenID, for other: ScreenID) {
    guard let element = elements[id], let first = elements[other]?.name else { return }
    let context = layout.presentations[id]?.context
    let reasons = layout.presentations[id]?.reasons ?? []
    let reason = Reason(
      first, "presented first", "A presenter presents one at a time; the next one waits.", "observed",
      change: "dismiss \(first)", decision: "oneSheet")
    hide(element, reasons + [reason])
    layout.presentations[id]?.context = context
    layout.presentations[id]?.waitsFor = other
  }

  /// Places a presentation above the rest, and what stands in it.
  private mutating func show(_ id: ScreenID, over region: Rect) {
    guard let element = elements[id], let presentation = element.presentation,
      var placed = layout.presentations[id]
    else { return }
    let isLow = element.sizeClasses.vertical == .compact
    let device = layout.standing.device
    let safe = device.safeArea(layout.standing.orientation)
    let size = layout.standing.size
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    switch placed.form {
    case .sheet where device.idiom == .mac:
      placed.frame = screen.centred(presentation.cardSize(in: size))
    case .sheet:
      let scale = DetentScale(
        scene: size, top: safe.top, bottom: safe.bottom, pixels: device.displayScale, isCompactHeight: isLow)
      placed.detents = scale.active(presentation.detents)
      placed.detent = restingDetent(of: element.id, presentation, placed.detents, scale)
      let height = placed.detent.flatMap { scale.height(of: $0) } ?? scale.maximum
      if device.idiom == .pad, element.sizeClasses.horizontal != .compact {
        var card = presentation.cardSize(in: size)
        if !presentation.modifiers.detents.isEmpty { card.height = min(card.height, height) }
        placed.frame = screen.centred(card)
        placed.height = placed.frame?.height
      } else {
        let top = size.height - safe.bottom - height
        placed.frame = Rect(x: 0, y: top, width: size.width, height: size.height - top)
        placed.height = height
      }
      placed.hasGrabber =
        presentation.modifiers.dragIndicator == .visible
        || presentation.modifiers.dragIndicator == .automatic && placed.detents.count > 1
      dim(&placed, presentation, scale)
    case .popover: placed.frame = panel(Size(width: 320, height: 400), over: region, screen)
    case .alert: placed.frame = screen.centred(Size(width: 270, height: 200))
    case .confirmationDialog where element.sizeClasses.horizontal == .compact && device.idiom != .mac:
      let bottom = Rect(x: 8, y: size.height - safe.bottom - 208, width: size.width - 16, height: 200)
      placed.frame = bottom
    case .confirmationDialog: placed.frame = panel(Size(width: 270, height: 160), over: region, screen)
    default: placed.frame = screen
    }
    dimOthers(&placed, presentation)
    placed.height = placed.height ?? placed.frame?.height
    placed.sizeClasses = classes(in: placed.frame ?? screen, of: element)
    if let below = placed.context, placed.form == .sheet { layout.presentations[below]?.hasGrabber = false }
    layout.presentations[id] = placed
    layout.visible.append(id)
    var inside = Surroundings(region: placed.frame ?? screen, context: id)
    if placed.form == .fullScreenCover { inside.region = inside.region.below(safe.top) }
    if hasItems(id) { addNavigationBar(of: id, &inside) }
    placeContent(of: id, inside)
  }

  /// A panel under the middle of what it belongs to.
  private func panel(_ size: Size, over region: Rect, _ screen: Rect) -> Rect {
    let (width, height) = (min(size.width, screen.width - 16), min(size.height, screen.height - 16))
    let x = min(max(region.x + (region.width - width) / 2, 8), screen.width - width - 8)
    let y = min(max(region.y + region.height / 4, 8), screen.height - height - 8)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Where a sheet rests: what the binding says, else where it was, else the lowest.
  private func restingDetent(
    of id: ScreenID, _ presentation: Presentation, _ active: [PresentationDetent], _ scale: DetentScale
  ) -> PresentationDetent? {
    // Of somebody's own detents only the active ones know their heights.
    if let wanted = presentation.modifiers.selection.flatMap({ scale.same(as: $0, among: active) }) {
      return wanted
    }
    guard let last = states[id]?.detent else { return active.first }
    if let same = active.first(where: { $0 == last }) { return same }
    return scale.nearest(to: scale.height(of: last) ?? scale.maximum, among: active)
  }

  /// The size classes in a presentation: `Decision` contentSizeClasses.
  private func classes(in frame: Rect, of element: ScreenElement) -> SizeClasses {
    let standing = layout.standing
    let own = standing.sizeClasses
    if standing.device.idiom == .mac || frame.width >= standing.size.width { return own }
    let isNarrow = frame.width < DeviceModel.narrowestRegularWidth
    return SizeClasses(horizontal: isNarrow ? .compact : .regular, vertical: own.vertical)
  }
}

extension PresentationForm {
  /// Whether it may lie above another presentation of the same presenter.
  fileprivate var isAlert: Bool { self == .alert || self == .confirmationDialog }
}

extension Presentation {
  /// The detents that were asked for: without a modifier large alone, and for an inspector medium too.
  var detents: [PresentationDetent] {
    modifiers.detents.isEmpty ? kind == .inspector ? [.medium, .large] : [.large] : modifiers.detents
  }
}

extension Presentation {
  /// The size of a card in a scene: `Decision` cardSizes.
  func cardSize(in scene: Size) -> Size {
    var wanted = modifiers.sizing == .page ? Size(width: 712, height: 960) : Size(width: 540, height: 620)
    if let idealSize, modifiers.fitted.contains(.horizontal) { wanted.width = idealSize.width }
    if let idealSize, modifiers.fitted.contains(.vertical) { wanted.height = idealSize.height }
    return Size(width: min(wanted.width, scene.width - 48), height: min(wanted.height, scene.height - 48))
  }
}
