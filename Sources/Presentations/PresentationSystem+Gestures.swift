/// What a person does with a presentation.
package enum PresentationGesture: Hashable, Sendable {
  /// Drags a column's edge until it would be so wide, or a sheet until it would be so high.
  case drag(to: Double)
  case dragToDetent(PresentationDetent)
  case swipeDown
  case tapOutside
  case doubleClick
  case scroll(by: Double)
}

extension PresentationSystem {
  /// Does what a person does, and tells what came of it.
  ///
  /// A dismissal writes false to the binding; the caller writes it, and settles.
  package mutating func perform(
    _ gesture: PresentationGesture, on id: ScreenID, in contents: ScreenContents
  ) throws(PresentationProblem) -> [PresentationEvent] {
    guard let element = contents.element(id), let presentation = element.presentation,
      let layout = layout(of: contents), let placed = layout.presentations[id]
    else { throw PresentationProblem("this presentation is not on the screen") }
    try requireVisible(placed, element, presentation, contents)
    let events: [PresentationEvent] =
      switch gesture {
      case .drag(let length) where placed.form.isColumn:
        try drag(element, presentation, to: length, within: layout)
      case .drag(let length): try drag(element, presentation, placed, layout, to: length)
      case .dragToDetent(let detent): try drag(element, presentation, placed, layout, to: detent)
      case .swipeDown: try swipeDown(element, presentation, placed)
      case .tapOutside: tapOutside(element, presentation, placed, layout)
      case .doubleClick: try doubleClick(element, presentation, placed, layout)
      case .scroll(let distance): try scroll(element, presentation, placed, layout, by: distance)
      }
    revision += 1
    return events
  }

  private func requireVisible(
    _ placed: PlacedPresentation, _ element: ScreenElement, _ presentation: Presentation,
    _ contents: ScreenContents
  ) throws(PresentationProblem) {
    guard placed.form == .hidden else { return }
    if !presentation.isPresented {
      throw PresentationProblem(
        "`\(element.name)` is not on the screen",
        "present it first: `set \(element.name).isPresented = true`")
    }
    let reason = placed.reasons.last
    throw PresentationProblem(
      "`\(element.name)` is not on the screen: \(reason.map { "\($0.subject) is \($0.fact)" } ?? "it is hidden")",
      reason?.change)
  }

  // MARK: Columns

  /// A column stays between its bounds and in the window; below the minimum it collapses, unless that is refused.
  ///
  /// Source: SwiftUI, `inspectorColumnWidth(min:ideal:max:)`; WWDC23, session 10161.
  private mutating func drag(
    _ element: ScreenElement, _ presentation: Presentation, to width: Double, within layout: ScreenLayout
  ) throws(PresentationProblem) -> [PresentationEvent] {
    guard case .flexible(let minimum, _, let maximum) = presentation.modifiers.columnWidth else {
      throw PresentationProblem(
        "the column cannot be dragged: its width is \(presentation.modifiers.columnWidth)",
        "bounds make it resizable: `columnWidth 200...300...400`, in Swift `.inspectorColumnWidth(min: 200, ideal: 300, max: 400)`"
      )
    }
    guard width.isFinite, width >= 0 else {
      throw PresentationProblem(
        "a column cannot be \(Size.text(width)) points wide", "drag it to a number of points, such as `350`")
    }
    let lowest = minimum ?? 1
    if width < lowest, !presentation.modifiers.isDismissDisabled { return dismissByHand(element.id) }
    let dragged = max(lowest, min(width, maximum ?? .infinity, layout.standing.size.width))
    states[element.id, default: PresentationState()].draggedWidth = dragged
    return [.resized(element.id, width: dragged)]
  }

  /// On a Mac a double click on the divider takes the ideal width again.
  private mutating func doubleClick(
    _ element: ScreenElement, _ presentation: Presentation, _ placed: PlacedPresentation,
    _ layout: ScreenLayout
  ) throws(PresentationProblem) -> [PresentationEvent] {
    guard layout.standing.device.idiom == .mac, placed.form.isColumn else {
      throw PresentationProblem(
        "only on a Mac a column has a divider that can be clicked", "`drag \(element.name) to 300` moves it")
    }
    states[element.id]?.draggedWidth = nil
    return [.resized(element.id, width: presentation.modifiers.columnWidth.width(dragged: nil))]
  }

  // MARK: Sheets

  private mutating func drag(
    _ element: ScreenElement, _ presentation: Presentation, _ placed: PlacedPresentation,
    _ layout: ScreenLayout, to height: Double
  ) throws(PresentationProblem) -> [PresentationEvent] {
    try requireDetents(placed, element)
    guard height.isFinite, height >= 0 else {
      throw PresentationProblem(
        "a sheet cannot be \(Size.text(height)) points high", "drag it to a height, such as `200`")
    }
    let scale = scale(of: element, layout)
    let lowest = placed.detents.first.flatMap { scale.height(of: $0) } ?? 0
    if height < lowest {
      return presentation.modifiers.isDismissDisabled ? [.sprangBack(element.id)] : dismissByHand(element.id)
    }
    guard let detent = scale.nearest(to: height, among: placed.detents), detent != placed.detent else {
      return [.sprangBack(element.id)]
    }
    return rest(element.id, at: detent)
  }

  private mutating func drag(
    _ element: ScreenElement, _ presentation: Presentation, _ placed: PlacedPresentation,
    _ layout: ScreenLayout, to detent: PresentationDetent
  ) throws(PresentationProblem) -> [PresentationEvent] {
    try requireDetents(placed, element)
    guard let detent = scale(of: element, layout).same(as: detent, among: placed.detents) else {
      throw PresentationProblem(
        "\(detent) is none of the detents of `\(element.name)`",
        "it has \(placed.detents.map(\.description).joined(separator: ", "))")
    }
    return detent == placed.detent ? [.sprangBack(element.id)] : rest(element.id, at: detent)
  }

  private func requireDetents(_ placed: PlacedPresentation, _ element: ScreenElement)
    throws(PresentationProblem)
  {
    if !placed.detents.isEmpty { return }
    let what =
      placed.form.isColumn
      ? "a column here, and a column has a width"
      : "here \(placed.form == .alert ? "an" : "a") \(placed.form.words)"
    throw PresentationProblem(
      "`\(element.name)` is \(what): it has no detents to be dragged to",
      placed.form.isColumn
        ? "`drag \(element.name) to 300` drags its edge" : "`dismiss \(element.name)` takes it away")
  }

  /// To the next detent below, and from the lowest one away.
  private mutating func swipeDown(
    _ element: ScreenElement, _ presentation: Presentation, _ placed: PlacedPresentation
  ) throws(PresentationProblem) -> [PresentationEvent] {
    try requireDetents(placed, element)
    if let index = placed.detent.flatMap({ placed.detents.firstIndex(of: $0) }), index > 0 {
      return rest(element.id, at: placed.detents[index - 1])
    }
    return presentation.modifiers.isDismissDisabled ? [.sprangBack(element.id)] : dismissByHand(element.id)
  }

  /// What dims and is not large closes; the decision is called outsideTaps.
  private mutating func tapOutside(
    _ element: ScreenElement, _ presentation: Presentation, _ placed: PlacedPresentation,
    _ layout: ScreenLayout
  ) -> [PresentationEvent] {
    let closes: Bool =
      switch placed.form {
      case .popover: !placed.isBackgroundInteractive
      case .confirmationDialog: true
      case .sheet:
        placed.isDimmed && layout.standing.device.idiom != .mac
          && (placed.detent != .large || (placed.frame?.x ?? 0) > 0)
      default: false
      }
    if !closes { return [] }
    return presentation.modifiers.isDismissDisabled ? [.sprangBack(element.id)] : dismissByHand(element.id)
  }

  /// A swipe up in a sheet's content first makes the sheet grow, unless the content is to scroll first.
  private mutating func scroll(
    _ element: ScreenElement, _ presentation: Presentation, _ placed: PlacedPresentation,
    _ layout: ScreenLayout, by distance: Double
  ) throws(PresentationProblem) -> [PresentationEvent] {
    guard distance.isFinite else { throw PresentationProblem("this is no distance") }
    let before = states[element.id]?.offset ?? 0
    let end = max(2 * scale(of: element, layout).maximum - (placed.height ?? placed.frame?.height ?? 0), 0)
    if let index = placed.detent.flatMap({ placed.detents.firstIndex(of: $0) }), distance > 0,
      index + 1 < placed.detents.count,
      presentation.modifiers.contentInteraction != .scrolls || before >= end
    {
      return rest(element.id, at: placed.detents[index + 1])
    }
    let offset = min(max(before + distance, 0), end)
    states[element.id, default: PresentationState()].offset = offset
    return [.scrolled(element.id, to: offset)]
  }

  private mutating func rest(_ id: ScreenID, at detent: PresentationDetent) -> [PresentationEvent] {
    states[id, default: PresentationState()].detent = detent
    return [.selected(id, detent)]
  }

  private mutating func dismissByHand(_ id: ScreenID) -> [PresentationEvent] {
    states[id, default: PresentationState()].hand = .person
    return [.wrote(id, isPresented: false)]
  }

  /// The heights of a presentation's detents where its scene stands.
  package func scale(of element: ScreenElement, _ layout: ScreenLayout) -> DetentScale {
    let safe = layout.standing.device.safeArea(layout.standing.orientation)
    return DetentScale(
      scene: layout.standing.size, top: safe.top, bottom: safe.bottom,
      pixels: layout.standing.device.displayScale,
      isCompactHeight: element.sizeClasses.vertical == .compact)
  }
}

extension PresentationForm {
  /// What a message calls it.
  package var words: String {
    switch self {
    case .fullScreenCover: "full-screen cover"
    case .confirmationDialog: "confirmation dialog"
    default: rawValue
    }
  }
}
