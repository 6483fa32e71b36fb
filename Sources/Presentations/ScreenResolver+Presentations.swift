extension ScreenResolver {
  /// Places a presentation at once if it is a column, otherwise queues it for its context; returns the region that it leaves.
  mutating func place(_ presentation: Presentation, _ element: ScreenElement, _ around: Surroundings) -> Rect
  {
    if !presentation.isPresented {
      let reason = Reason(
        element.name, "isPresented is false", "The binding presents.",
        change: "set \(element.name).isPresented = true")
      layout.presentations[element.id] = PlacedPresentation(form: .hidden, reasons: [reason])
      return around.region
    }
    let presenter = element.parent.flatMap { elements[$0]?.name } ?? scene
    let rule = FormRule(
      kind: presentation.kind, placement: placement, scene: scene, presenter: presenter,
      classes: element.sizeClasses, adaptation: presentation.modifiers.adaptation)
    var (form, reasons) = rule.result
    if presentation.kind == .fullScreenCover, form != .hidden, presentation.modifiers.frame != nil {
      form = .custom
      let rule = "A presentation controller of one's own says where it stands."
      reasons = [
        Reason(element.name, "modalPresentationStyle is custom", rule, "UIKit's documentation")
      ]
    }
    warn(about: element, presentation, in: around)
    if form.isColumn, around.isCovered {
      form = .hidden
      reasons.append(
        Reason(
          presenter, "in a column that is not seen", "A column stands beside what it is on.", "INFER",
          change: "show that column of the split view"))
    }
    layout.presentations[element.id] = PlacedPresentation(
      form: form, reasons: reasons, context: form == .hidden ? nil : around.context)
    if form.isColumn { return place(column: element, presentation, form, around) }
    if form != .hidden { modals[around.context, default: []].append((element.id, around.region)) }
    return around.region
  }

  /// Places a column in the trailing part of the region; an overlay lies above the region.
  private mutating func place(
    column element: ScreenElement, _ presentation: Presentation, _ form: PresentationForm,
    _ around: Surroundings
  ) -> Rect {
    let width = presentation.modifiers.columnWidth.width(dragged: states[element.id]?.draggedWidth)
    let (column, rest) = around.region.divided(width, atLeft: element.isRightToLeft)
    if var placed = layout.presentations[element.id] {
      (placed.frame, placed.width) = (column, width)
      placed.placement = around.isUnderBar ? .underToolbar : .fullHeight
      placed.sizeClasses = classes(in: column)
      layout.presentations[element.id] = placed
    }
    layout.visible.append(element.id)
    var inside = around
    (inside.region, inside.host, inside.column) = (column, .inspector, nil)
    if hasItems(element.id), !around.isUnderBar {
      // Its own section of the toolbar above the column, without a separator.
      inside.bar = addBar(.inspector, element.id, inside)
    }
    place(children(of: element.id).map(\.id), inside)
    return form == .column ? rest : around.region
  }

  /// Whether it contains toolbar items that are not inside a bar of their own.
  private func hasItems(_ id: ScreenID) -> Bool {
    children(of: id).contains { $0.item != nil || $0.kind == .content && hasItems($0.id) }
  }

  mutating func hideWithContainer(_ id: ScreenID) {
    let around = sequence(first: id) { [elements] in elements[$0]?.parent }.dropFirst()
    let owner = around.lazy.compactMap { [elements] in elements[$0] }.first { $0.presentation != nil }
    let reason = Reason(
      owner?.name ?? scene, "hidden", "What stands in a presentation goes with it.",
      "UIKit's documentation")
    layout.presentations[id] = PlacedPresentation(form: .hidden, reasons: [reason])
  }

  // MARK: Modal presentations

  /// Presents what waits in a context: one presentation, and one alert above it.
  mutating func present(in context: ScreenID?) {
    let waiting = modals.removeValue(forKey: context) ?? []
    for areAlerts in [false, true] {
      let group = waiting.filter { layout.presentations[$0.id]?.form.isAlert == areAlerts }
      guard let first = group.min(by: { waitingOrder(of: $0.id) < waitingOrder(of: $1.id) }) else { continue }
      for other in group where other.id != first.id { wait(other.id, for: first.id) }
      show(first.id, over: first.region)
      present(in: first.id)
    }
  }

  /// The sort key of a waiting presentation: the one that has the slot comes first, then the one that asked first.
  private func waitingOrder(of id: ScreenID) -> (Int, Int, ScreenID) {
    (states[id]?.slotSince ?? .max, states[id]?.since ?? .max, id)
  }

  private mutating func wait(_ id: ScreenID, for other: ScreenID) {
    guard let first = elements[other]?.name else { return }
    let reason = Reason(
      first, "presented first", "A presenter presents one at a time; the next one waits.", "observed",
      change: "dismiss \(first)", decision: "oneSheet")
    layout.presentations[id]?.reasons.append(reason)
    layout.presentations[id]?.form = .hidden
    layout.presentations[id]?.waitsFor = other
  }

  /// Places a modal presentation and its contents.
  private mutating func show(_ id: ScreenID, over region: Rect) {
    guard let element = elements[id], let presentation = element.presentation,
      var placed = layout.presentations[id]
    else { return }
    let (screen, safe) = (placement.bounds, placement.safeArea)
    let isCompact = element.sizeClasses.horizontal == .compact && !placement.isOnMac
    var frame = screen
    switch placed.form {
    case .sheet:
      frame = screen.centred(presentation.cardSize(in: placement.size))
      if !placement.isOnMac { placeAtDetent(element, presentation, &placed, &frame) }
    case .popover:
      frame = screen.panel(presentation.idealSize ?? Presentation.popoverSize, over: region)
    case .alert,
      .confirmationDialog where placement.isOnMac:
      frame = screen.centred(Size(width: 270, height: 200))
    case .confirmationDialog where isCompact:
      frame = Rect(x: 8, y: screen.height - safe.bottom - 208, width: screen.width - 16, height: 200)
    case .confirmationDialog: frame = screen.panel(Size(width: 270, height: 160), over: region)
    case .custom: frame = presentation.modifiers.frame ?? screen
    default: break
    }
    placed.frame = frame
    placed.height = placed.height ?? frame.height
    placed.sizeClasses = placed.form == .custom ? placement.sizeClasses : classes(in: frame)
    if placed.detents.isEmpty { dimOthers(&placed, presentation, isActionSheet: isCompact) }
    if let below = placed.context, placed.form == .sheet { layout.presentations[below]?.hasGrabber = false }
    layout.presentations[id] = placed
    layout.visible.append(id)
    var inside = Surroundings(region: frame, context: id, host: .sheet)
    if placed.form == .fullScreenCover || placed.form == .custom {
      inside.region = inside.region.below(max(safe.top - frame.y, 0))
    }
    // An inspector as a sheet, and every presentation on a Mac, can have its own bar; elsewhere a stack inside has one.
    let mayHaveBar = presentation.kind == .inspector || placement.isOnMac
    if mayHaveBar, element.isTitled || hasItems(id) { addNavigationBar(of: id, &inside) }
    place(children(of: id).map(\.id), inside)
  }

  /// Places a sheet at its detent: at the bottom edge, or as a card, which written detents make lower.
  private func placeAtDetent(
    _ element: ScreenElement, _ presentation: Presentation, _ placed: inout PlacedPresentation,
    _ frame: inout Rect
  ) {
    let scale = placement.scale(isCompactHeight: element.sizeClasses.vertical == .compact)
    placed.detents = scale.active(presentation.detents)
    placed.detent = restingDetent(of: element.id, presentation, placed.detents, scale)
    let height = placed.detent.flatMap { scale.height(of: $0) } ?? scale.maximum
    if placement.device.idiom == .pad, element.sizeClasses.horizontal != .compact {
      if !presentation.modifiers.detents.isEmpty {
        frame = placement.bounds.centred(Size(width: frame.width, height: min(frame.height, height)))
      }
    } else {
      frame = placement.bounds.below(placement.size.height - placement.safeArea.bottom - height)
      placed.height = height
    }
    let indicator = presentation.modifiers.dragIndicator
    placed.hasGrabber = indicator == .visible || indicator == .automatic && placed.detents.count > 1
    dim(&placed, presentation, scale)
  }

  /// The detent of a sheet: the one in the binding, else the last one, else the lowest.
  private func restingDetent(
    of id: ScreenID, _ presentation: Presentation, _ active: [PresentationDetent], _ scale: DetentScale
  ) -> PresentationDetent? {
    // A custom detent knows its height only if it is in the active list.
    if let wanted = presentation.modifiers.selection.flatMap({ scale.same(as: $0, among: active) }) {
      return wanted
    }
    guard let last = states[id]?.detent else { return active.first }
    if let same = active.first(where: { $0 == last }) { return same }
    return scale.nearest(to: scale.height(of: last) ?? scale.maximum, among: active)
  }

  /// The size classes of a presentation's content: `Decision` contentSizeClasses.
  private func classes(in frame: Rect) -> SizeClasses {
    var classes = placement.sizeClasses
    if !placement.isOnMac, frame.width < placement.size.width {
      classes.horizontal = DeviceModel.widthClass(of: frame.width)
    }
    return classes
  }
}
