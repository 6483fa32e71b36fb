internal import ViewTree

/// Who is called, and how controllers hear of appearing and disappearing.
extension Updates {
  mutating func callRegistration(at id: EnvironmentID) -> Progress {
    if passes[top].visit.nextCall > 0, !isCurrent(id), !compareAgain(id) { return ask() }
    while passes[top].visit.nextCall < passes[top].visit.calls.count {
      let registration = passes[top].visit.calls[passes[top].visit.nextCall]
      passes[top].visit.nextCall += 1
      let row = Int(registration.index)
      if registrations[row].isEnded { continue }
      if !registrations[row].traits.contains(where: passes[top].visit.changed.contains) { continue }
      registrations[row].calls += 1
      noteCall(id)
      return .step(
        .call(
          Callback(
            target: .registration(registration), tag: registrations[row].tag, environment: id,
            previous: passes[top].visit.previous, changed: passes[top].visit.changed)))
    }
    setStage(.didChange)
    return .proceed
  }

  mutating func callDidChange(at id: EnvironmentID) -> Progress {
    if !isCurrent(id), !compareAgain(id) { return ask() }
    setStage(passes[top].visit.resume)
    if passes[top].isAssignment { _ = end() }
    if passes[top].visit.changed.isEmpty { return .proceed }
    return call(
      .traitCollectionDidChange, id, previous: passes[top].visit.previous, changed: passes[top].visit.changed)
  }

  /// Whether no pass inside a callback has brought other values.
  private func isCurrent(_ id: EnvironmentID) -> Bool {
    passes[top].visit.current.isIdentical(to: inheritance.values(at: id))
  }

  /// Finds out what is still different from before; `false` where a question comes first.
  private mutating func compareAgain(_ id: EnvironmentID) -> Bool {
    let current = inheritance.values(at: id)
    guard let changed = changedTraits(current, passes[top].visit.previous) else { return false }
    passes[top].visit.current = current
    passes[top].visit.changed = changed
    return true
  }

  /// Calls a method of the controller whose view this is.
  mutating func callOwner(_ event: TraitEvent, of view: EnvironmentID) -> Progress {
    guard tree.isRootView(view), let owner = tree.parent(of: view) else { return .proceed }
    return call(event, owner)
  }

  mutating func call(
    _ event: TraitEvent, _ id: EnvironmentID, previous: TraitCollection? = nil, changed: [TraitID] = []
  ) -> Progress {
    guard let tag = inheritance.handler(of: event, at: id) else { return .proceed }
    if event == .updateProperties, let version, version < .iOS26 { return .proceed }
    if event.isTracked, let version, version >= .iOS18 { passes[top].reader = (id, event) }
    noteCall(id)
    // Of a controller's method, its view's; outside of a visit nothing has changed.
    let before = previous ?? (passes[top].visit.isUnderWay ? passes[top].visit.previous : nil)
    return .step(
      .call(Callback(target: .method(event), tag: tag, environment: id, previous: before, changed: changed)))
  }

  private mutating func noteCall(_ id: EnvironmentID) {
    cost.callbacks += 1
    if passes[top].rounds >= TraitSystem.passLimit - 1 { passes[top].callers.append(id) }
  }

  // MARK: - Tracking

  mutating func noteRead(of trait: TraitID, at id: EnvironmentID) {
    guard let reader = passes.last?.reader else { return }
    if id != reader.id, id != tree.rootView(of: reader.id) { return }
    if let known = passes[top].reads.firstIndex(where: { $0.environment == id.index }) {
      if !passes[top].reads[known].traits.contains(trait) { passes[top].reads[known].traits.append(trait) }
    } else {
      passes[top].reads.append(TrackedRead(event: reader.event, environment: id.index, traits: [trait]))
    }
  }

  /// What the method that has ended has read replaces what it had read before.
  mutating func noteReads() {
    guard let reader = passes.last?.reader else { return }
    let reads = passes[top].reads
    (passes[top].reader, passes[top].reads) = (nil, [])
    guard inheritance.handler(of: reader.event, at: reader.id) != nil else { return }
    let row = inheritance.detailsRow(of: reader.id)
    inheritance.details[row].reads.removeAll { $0.event == reader.event }
    inheritance.details[row].reads += reads
    for read in reads { inheritance.listen(at: EnvironmentID(index: read.environment)) }
  }

  // MARK: - Appearing and disappearing

  func hasAppeared(_ id: EnvironmentID) -> Bool {
    tree.kind(of: id) == .controller && tree.isInHierarchy(id)
      && !inheritance.rows[id].needs.contains(.willAppear)
  }

  mutating func announceAppearing(_ id: EnvironmentID) {
    announceLoading(id)
    passes[top].announcements.append((.viewWillAppear, id))
  }

  mutating func announceLoading(_ id: EnvironmentID) {
    if inheritance.rows[id].marks.contains(.isViewLoaded) { return }
    inheritance.rows[id].marks.insert(.isViewLoaded)
    passes[top].announcements += [(.loadView, id), (.viewDidLoad, id)]
  }

  mutating func announce(_ announcement: (event: TraitEvent, id: EnvironmentID)) -> Progress {
    let (event, id) = announcement
    if tree.isDestroyed(id) { return .proceed }
    switch (passes[top].kind, event) {
    case (.appearance(let target, in: _), .viewWillAppear):
      if !tree.contains(target, id) { return .proceed }
      passes[top].announced.append(id)
    case (.disappearance(let target, to: _), .viewWillDisappear):
      if !tree.isInHierarchy(id) || !tree.contains(target, id) { return .proceed }
      passes[top].announced.append(id)
    default: break
    }
    return call(event, id)
  }

  /// Puts what appears into its place, now that everybody has heard of it; `false` where that is not possible any more.
  mutating func join(_ target: EnvironmentID, _ parent: EnvironmentID) -> Bool {
    if tree.isDestroyed(target) || tree.isDestroyed(parent) { return false }
    do throws(TreeProblem) { try move(target, to: parent) } catch { return false }
    for id in passes[top].announced where tree.contains(target, id) {
      inheritance.rows[id].needs.remove(.willAppear)
    }
    return true
  }

  /// Takes what disappears out, and lets those hear of it who have heard before.
  mutating func leave(_ target: EnvironmentID, _ parent: EnvironmentID?) -> Bool {
    if tree.isInHierarchy(target) {
      do throws(TreeProblem) {
        guard let parent else { throw TreeProblem("") }
        try move(target, to: parent)
      } catch {
        try? relocate(target) { tree throws(TreeProblem) in try tree.remove(target) }
      }
    }
    passes[top].announcements = passes[top].announced.map { (.viewDidDisappear, $0) }
    return !passes[top].announcements.isEmpty
  }
}
