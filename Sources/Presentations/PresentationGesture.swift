package enum PresentationGesture: Hashable, Sendable {
  /// Drags a column's edge to a width, or a sheet to a height.
  case drag(to: Double)
  case dragToDetent(PresentationDetent)
  case swipeDown
  case tapOutside
  case doubleClick
  case scroll(by: Double)
}

extension PresentationSystem {
  /// Performs a gesture and returns its events; the caller writes the bindings of dismissals, and settles.
  package mutating func perform(
    _ gesture: PresentationGesture, on id: ScreenID, in contents: ScreenContents
  ) throws(PresentationProblem) -> [PresentationEvent] {
    guard let element = contents.elements.first(where: { $0.id == id }),
      let presentation = element.presentation,
      let layout = layout(of: contents), let placed = layout.presentations[id]
    else { throw PresentationProblem("this presentation is not on the screen") }
    var handling = Handling(
      element: element, modifiers: presentation.modifiers, placed: placed, placement: layout.placement,
      state: states[id] ?? PresentationState())
    if placed.form == .hidden { throw handling.isHidden(presentation) }
    let events: [PresentationEvent] =
      switch gesture {
      case .drag(let width) where placed.form.isColumn: try handling.dragEdge(to: width)
      case .drag(let height): try handling.drag(to: height)
      case .dragToDetent(let detent): try handling.drag(to: detent)
      case .swipeDown: try handling.swipeDown()
      case .tapOutside: handling.tapOutside()
      case .doubleClick: try handling.doubleClick()
      case .scroll(let distance): try handling.scroll(by: distance)
      }
    states[id] = handling.state
    return events
  }
}

private struct Handling {
  let element: ScreenElement
  let modifiers: PresentationModifiers
  let placed: PlacedPresentation
  let placement: ScenePlacement
  var state: PresentationState

  private var id: ScreenID { element.id }
  private var scale: DetentScale {
    placement.scale(isCompactHeight: element.sizeClasses.vertical == .compact)
  }

  func isHidden(_ presentation: Presentation) -> PresentationProblem {
    let words = "`\(element.name)` is not on the screen"
    if !presentation.isPresented {
      return PresentationProblem(words, "present it first: `set \(element.name).isPresented = true`")
    }
    let reason = placed.reasons.last
    return PresentationProblem(
      "\(words): \(reason.map { "\($0.subject) is \($0.fact)" } ?? "it is hidden")", reason?.change)
  }

  // MARK: Columns

  /// Keeps a column between its bounds; below them it collapses if it may (`inspectorColumnWidth`; WWDC23, session 10161).
  mutating func dragEdge(to width: Double) throws(PresentationProblem) -> [PresentationEvent] {
    guard case .flexible(let minimum, _, let maximum) = modifiers.columnWidth else {
      let half = modifiers.columnWidth.width(dragged: nil) / 2
      if placement.isOnMac, width >= 0, width < half, !modifiers.isDismissDisabled { return dismiss() }
      throw PresentationProblem(
        "the column cannot be dragged: its width is \(modifiers.columnWidth)",
        "bounds make it resizable: `columnWidth 200...300...400`, in Swift `.inspectorColumnWidth(min: 200, ideal: 300, max: 400)`"
      )
    }
    guard width.isFinite, width >= 0 else {
      throw PresentationProblem(
        "a column cannot be \(Size.text(width)) points wide", "drag it to a number of points, such as `350`")
    }
    let lowest = minimum ?? 1
    if width < lowest, !modifiers.isDismissDisabled { return dismiss() }
    let dragged = max(lowest, min(width, maximum ?? .infinity, placement.size.width))
    state.draggedWidth = dragged
    return [.resized(id, width: dragged)]
  }

  /// Resets the width to the ideal one: on a Mac, by a double click on the divider.
  mutating func doubleClick() throws(PresentationProblem) -> [PresentationEvent] {
    guard placement.isOnMac, placed.form.isColumn else {
      throw PresentationProblem(
        "only on a Mac a column has a divider that can be clicked", "`drag \(element.name) to 300` moves it")
    }
    state.draggedWidth = nil
    return [.resized(id, width: modifiers.columnWidth.width(dragged: nil))]
  }

  // MARK: Sheets

  mutating func drag(to height: Double) throws(PresentationProblem) -> [PresentationEvent] {
    try requireDetents()
    guard height.isFinite, height >= 0 else {
      throw PresentationProblem(
        "a sheet cannot be \(Size.text(height)) points high", "drag it to a height, such as `200`")
    }
    if height < placed.detents.first.flatMap({ scale.height(of: $0) }) ?? 0 { return dismiss() }
    return rest(at: scale.nearest(to: height, among: placed.detents))
  }

  mutating func drag(to detent: PresentationDetent) throws(PresentationProblem) -> [PresentationEvent] {
    try requireDetents()
    guard let detent = scale.same(as: detent, among: placed.detents) else {
      throw PresentationProblem(
        "\(detent) is none of the detents of `\(element.name)`", "it has \(placed.detents.words)")
    }
    return rest(at: detent)
  }

  private func requireDetents() throws(PresentationProblem) {
    if !placed.detents.isEmpty { return }
    if placed.form.isColumn {
      throw PresentationProblem(
        "`\(element.name)` is a column here, and a column has a width: it has no detents to be dragged to",
        "`drag \(element.name) to 300` drags its edge")
    }
    throw PresentationProblem(
      "`\(element.name)` is here \(placed.form == .alert ? "an" : "a") \(placed.form.words): it has no detents to be dragged to",
      "`dismiss \(element.name)` takes it away")
  }

  /// Moves the sheet to the next lower detent, or dismisses it from the lowest one.
  mutating func swipeDown() throws(PresentationProblem) -> [PresentationEvent] {
    try requireDetents()
    return detent(beside: -1).map { rest(at: $0) } ?? dismiss()
  }

  /// Dismisses popovers, dialogs, and sheets that dim and are not large: `Decision` outsideTaps.
  mutating func tapOutside() -> [PresentationEvent] {
    let closes: Bool =
      switch placed.form {
      case .popover: !placed.isBackgroundInteractive
      case .confirmationDialog: !placement.isOnMac
      case .sheet:
        placed.isDimmed && !placement.isOnMac && (placed.isCard || placed.height ?? 0 < scale.maximum)
      default: false
      }
    return closes ? dismiss() : []
  }

  /// Scrolls the content; a swipe up makes the sheet grow first, unless the content has to scroll first.
  mutating func scroll(by distance: Double) throws(PresentationProblem) -> [PresentationEvent] {
    guard distance.isFinite else { throw PresentationProblem("this is no distance") }
    let end = max(2 * scale.maximum - (placed.height ?? placed.frame?.height ?? 0), 0)
    let growsFirst = modifiers.contentInteraction != .scrolls || state.offset >= end
    if distance > 0, growsFirst, let next = detent(beside: 1) { return rest(at: next) }
    state.offset = min(max(state.offset + distance, 0), end)
    return [.scrolled(id, to: state.offset)]
  }

  // MARK: Results

  /// The detent that is one step higher or lower.
  private func detent(beside step: Int) -> PresentationDetent? {
    guard let index = placed.detent.flatMap({ placed.detents.firstIndex(of: $0) }),
      placed.detents.indices.contains(index + step)
    else { return nil }
    return placed.detents[index + step]
  }

  private mutating func rest(at detent: PresentationDetent?) -> [PresentationEvent] {
    guard let detent, detent != placed.detent else { return [.sprangBack(id)] }
    state.detent = detent
    return [.selected(id, detent)]
  }

  private mutating func dismiss() -> [PresentationEvent] {
    if modifiers.isDismissDisabled { return [.sprangBack(id)] }
    state.cause = .person
    return [.wrote(id, isPresented: false)]
  }
}
