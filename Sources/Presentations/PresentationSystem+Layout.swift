package import ViewTree

/// The caller's description of a scene: its declarations, parents first, with the current values of their bindings.
package struct ScreenContents: Sendable {
  package var scene: EnvironmentID
  package var name: String
  package var sizeClasses: SizeClasses
  package var elements: [ScreenElement]

  package init(
    _ scene: EnvironmentID, _ name: String, _ sizeClasses: SizeClasses, _ elements: [ScreenElement]
  ) { (self.scene, self.name, self.sizeClasses, self.elements) = (scene, name, sizeClasses, elements) }
}

extension PresentationSystem {
  /// Computes the layout of a scene; nil if it is not on a device.
  package func layout(of contents: ScreenContents) -> ScreenLayout? {
    guard let placement = placement(of: contents.scene) else { return nil }
    var resolver = ScreenResolver(placement, contents, states)
    return resolver.resolve()
  }

  /// Records the present state of the screens and returns events; the caller carries them out, bindings first, and repeats until none come.
  package mutating func settle(_ scenes: [ScreenContents]) -> [PresentationEvent] {
    var events: [PresentationEvent] = []
    for contents in scenes {
      let layout = layout(of: contents)
      var gone: Set<ScreenID> = []
      for element in contents.elements {
        if element.presentation == nil, let parent = element.parent, gone.contains(parent) {
          gone.insert(element.id)
        }
        guard let placed = layout?.presentations[element.id] else { continue }
        let isOrphan = element.parent.map(gone.contains) ?? false
        events += settle(element, placed, isOrphan)
        if states[element.id]?.since == nil { gone.insert(element.id) }
      }
    }
    let known = Set(scenes.flatMap(\.elements).map(\.id))
    for id in states.keys.sorted(on: \.self) where states[id]?.since != nil && !known.contains(id) {
      events += end(id, by: .presenter)
    }
    // Dismissals come first, to make room.
    return events.filter { !$0.isArrival } + events.filter(\.isArrival)
  }

  private mutating func settle(
    _ element: ScreenElement, _ placed: PlacedPresentation, _ isOrphan: Bool
  ) -> [PresentationEvent] {
    guard let presentation = element.presentation else { return [] }
    let id = element.id
    var events: [PresentationEvent] = []
    var state = states[id] ?? PresentationState()
    if state.since != nil {
      if isOrphan { return end(id, by: .presenter) + [.wrote(id, isPresented: false)] }
      if !presentation.isPresented { return end(id, by: state.cause ?? .binding) }
      if state.item != presentation.item {
        events += end(id, by: .item)
        state = states[id] ?? PresentationState()
      }
    }
    let isThere = placed.form != .hidden
    guard isThere || placed.waitsFor != nil else { return events }
    state.item = presentation.item
    state.since = state.since ?? nextNumber()
    state.slotSince = placed.isModal ? state.slotSince ?? nextNumber() : nil
    if let other = placed.waitsFor, !state.isWaiting { events.append(.waits(id, for: other)) }
    state.isWaiting = placed.waitsFor != nil
    if let detent = placed.detent {
      if let last = state.detent, last != detent, state.form == placed.form {
        events.append(.moved(id, to: detent, isGone: !placed.detents.contains(last)))
      }
      state.detent = detent
    }
    if placed.form.isColumn { state.remembered = true }
    if isThere, state.form != placed.form {
      events.append(
        state.form == .hidden
          ? .presented(id, placed.form) : .adapted(id, from: state.form, to: placed.form))
      state.form = placed.form
    }
    states[id] = state
    return events
  }

  /// Notes the form that a presentation begins in, since its content has only now declared what it adapts to.
  package mutating func start(_ id: ScreenID, as form: PresentationForm) { states[id]?.form = form }

  /// Forgets the detent of a presentation, since its content has only now declared its detents.
  package mutating func forgetDetent(of id: ScreenID) { states[id]?.detent = nil }

  /// Forgets the state of a presentation that the caller has ended.
  package mutating func forget(_ id: ScreenID) { states[id] = nil }

  private mutating func nextNumber() -> Int {
    begun += 1
    return begun
  }

  /// Ends a presentation; its `onDismiss` has to be called if it was on the screen.
  private mutating func end(_ id: ScreenID, by cause: PresentationEvent.Cause) -> [PresentationEvent] {
    guard let state = states[id] else { return [] }
    states[id] = state.kept
    if cause == .binding || cause == .person { states[id]?.remembered = false }
    return state.form == .hidden ? [] : [.dismissed(id, by: cause)]
  }

  /// Starts the next launch, in which nothing is on the screen; returns for each former inspector column whether it is restored.
  package mutating func relaunch(isFresh: Bool) -> [ScreenID: Bool] {
    var restored: [ScreenID: Bool] = [:]
    for (id, state) in states {
      states[id] = isFresh ? PresentationState() : state.kept
      restored[id] = states[id]?.remembered
    }
    return restored
  }
}
