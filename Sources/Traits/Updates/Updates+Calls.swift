internal import ViewTree

/// Who is called, and how controllers hear of appearing and disappearing.
extension Updates {
  mutating func callRegistration(at id: EnvironmentID) -> Progress {
    if pass.visit.nextCall > 0, !isCurrent(id), !compareAgain(id) { return ask() }
    while pass.visit.nextCall < pass.visit.calls.count {
      let registration = pass.visit.calls[pass.visit.nextCall]
      pass.visit.nextCall += 1
      let row = Int(registration.index)
      if registrations[row].isEnded { continue }
      if !registrations[row].traits.contains(where: pass.visit.changed.contains) { continue }
      registrations[row].calls += 1
      noteCall(id)
      return .step(
        .call(
          Callback(
            target: .registration(registration), tag: registrations[row].tag, environment: id,
            previous: pass.visit.previous, changed: pass.visit.changed)))
    }
    setStage(.didChange)
    return callDidChange(at: id)
  }

  mutating func callDidChange(at id: EnvironmentID) -> Progress {
    if !isCurrent(id), !compareAgain(id) { return ask() }
    setStage(pass.visit.resume)
    if pass.isAssignment { _ = end() }
    if pass.visit.changed.isEmpty { return .proceed }
    return call(
      .traitCollectionDidChange, id, previous: pass.visit.previous, changed: pass.visit.changed)
  }

  /// Whether no pass inside a callback has brought other values.
  private mutating func isCurrent(_ id: EnvironmentID) -> Bool {
    pass.visit.compared == inheritance.valuesRevision
  }

  /// Finds out what is still different from before; `false` where a question comes first.
  private mutating func compareAgain(_ id: EnvironmentID) -> Bool {
    let current = inheritance.values(at: id)
    guard let changed = changedTraits(current, pass.visit.previous) else { return false }
    pass.visit.compared = inheritance.valuesRevision
    pass.visit.changed = changed
    return true
  }

  /// Calls a method of the controller whose view this is.
  mutating func callOwner(_ event: TraitEvent, of view: EnvironmentID) -> Progress {
    guard inheritance.tree.isRootView(view), let owner = inheritance.tree.parent(of: view) else {
      return .proceed
    }
    return call(event, owner)
  }

  mutating func call(
    _ event: TraitEvent, _ id: EnvironmentID, previous: TraitCollection? = nil, changed: [TraitID] = []
  ) -> Progress {
    guard let tag = inheritance.handler(of: event, at: id) else { return .proceed }
    if event == .updateProperties, let version, version < .iOS26 { return .proceed }
    if event.isTracked, let version, version >= .iOS18 { pass.reader = (id, event) }
    noteCall(id)
    // Of a controller's method, its view's; outside of a visit nothing has changed.
    let before = previous ?? (pass.visit.isUnderWay ? pass.visit.previous : nil)
    return .step(
      .call(Callback(target: .method(event), tag: tag, environment: id, previous: before, changed: changed)))
  }

  private mutating func noteCall(_ id: EnvironmentID) {
    cost.callbacks += 1
    if pass.rounds >= TraitSystem.passLimit - 1 { pass.callers.append(id) }
  }

  // MARK: - Tracking

  mutating func noteRead(of trait: TraitID, at id: EnvironmentID) {
    guard let reader = pass.reader else { return }
    if id != reader.id, id != inheritance.tree.rootView(of: reader.id) { return }
    if let known = pass.reads.firstIndex(where: { $0.environment == id.index }) {
      if !pass.reads[known].traits.contains(trait) { pass.reads[known].traits.append(trait) }
    } else {
      pass.reads.append(TrackedRead(event: reader.event, environment: id.index, traits: [trait]))
    }
  }

  /// What the method that has ended has read replaces what it had read before.
  mutating func noteReads() {
    guard let reader = pass.reader else { return }
    let reads = pass.reads
    (pass.reader, pass.reads) = (nil, [])
    guard inheritance.handler(of: reader.event, at: reader.id) != nil else { return }
    let row = inheritance.detailsRow(of: reader.id)
    inheritance.details[row].reads.removeAll { $0.event == reader.event }
    inheritance.details[row].reads += reads
    inheritance.noteListening(at: reader.id)
    if let view = inheritance.tree.rootView(of: reader.id) { inheritance.noteListening(at: view) }
  }

  // MARK: - Appearing and disappearing

  func hasAppeared(_ id: EnvironmentID) -> Bool {
    inheritance.tree.kind(of: id) == .controller && inheritance.tree.isInHierarchy(id)
      && !inheritance.rows[id].needs.contains(.willAppear)
  }

  mutating func announceAppearing(_ id: EnvironmentID) {
    announceLoading(id)
    pass.announcements.append((.viewWillAppear, id))
  }

  mutating func announceLoading(_ id: EnvironmentID) {
    if inheritance.rows[id].marks.contains(.isViewLoaded) { return }
    inheritance.rows[id].marks.insert(.isViewLoaded)
    inheritance.predictView(of: id)
    pass.announcements += [(.loadView, id), (.viewDidLoad, id)]
  }

  mutating func announce(_ announcement: (event: TraitEvent, id: EnvironmentID)) -> Progress {
    let (event, id) = announcement
    if inheritance.tree.isDestroyed(id) { return .proceed }
    switch (pass.kind, event) {
    case (.appearance(let target, in: _), .viewWillAppear):
      if !inheritance.tree.contains(target, id) { return .proceed }
      pass.announced.append(id)
    case (.disappearance(let target, to: _), .viewWillDisappear):
      if !inheritance.tree.isInHierarchy(id) || !inheritance.tree.contains(target, id) { return .proceed }
      pass.announced.append(id)
    default: break
    }
    return call(event, id)
  }

  /// Puts what appears into its place, now that everybody has heard of it; `false` where that is not possible any more.
  mutating func join(_ target: EnvironmentID, _ parent: EnvironmentID) -> Bool {
    if inheritance.tree.isDestroyed(target) || inheritance.tree.isDestroyed(parent) { return false }
    do throws(TreeProblem) { try move(target, to: parent) } catch { return false }
    for id in pass.announced where inheritance.tree.contains(target, id) {
      inheritance.rows[id].needs.remove(.willAppear)
    }
    return true
  }

  /// Takes what disappears out, and lets those hear of it who have heard before.
  mutating func leave(_ target: EnvironmentID, _ parent: EnvironmentID?) -> Bool {
    if inheritance.tree.isInHierarchy(target) {
      do throws(TreeProblem) {
        guard let parent else { throw TreeProblem("") }
        try move(target, to: parent)
      } catch {
        try? relocate(target) { tree throws(TreeProblem) in try tree.remove(target) }
      }
    }
    pass.announcements = pass.announced.map { (.viewDidDisappear, $0) }
    return !pass.announcements.isEmpty
  }
}
