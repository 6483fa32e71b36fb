internal import ViewTree

/// How values come to environments.
extension Updates {
  /// Finds out what an environment answers from now on, and what of it has changed.
  mutating func updateValues(at id: EnvironmentID) -> Progress {
    let scope = inheritance.scope(of: id)
    var previous = pass.visit.previous
    let changed: [TraitID]
    if pass.isAssignment {
      let current = inheritance.values(at: id)
      guard let found = changedTraits(current, previous) else { return ask() }
      changed = found
      reportChanges(at: id, changed, from: previous, to: current)
    } else if inheritance.scopes[scope].top == id.index {
      let current = inheritance.derivedValues(at: id)
      previous = inheritance.scopes[scope].told ?? previous
      guard let found = changedTraits(current, previous),
        deliver(current, to: scope, changed: found, since: previous)
      else { return ask() }
      changed = found
      if inheritance.rows[id].needs.contains(.traits) { countedRoots.append(id) }
      reportChanges(at: id, changed, from: previous, to: current)
    } else if let delivery = soleDelivery(in: scope), delivery.previous.isIdentical(to: previous) {
      changed = delivery.changed
    } else {
      guard let found = changedTraits(inheritance.values(at: id), previous) else { return ask() }
      changed = found
    }
    if !pass.isAssignment { inheritance.rows[id].needs.subtract(.values) }
    if depth > 1 || version == .iOS16 { postponeIfAwaiting(id) }
    pass.visit.revision = inheritance.valuesRevision
    pass.visit.compared = inheritance.valuesRevision
    setStage(.registrations)
    if changed.isEmpty {
      setStage(pass.visit.resume)
      return pass.isAssignment ? end() : .proceed
    }
    note(changed, since: previous)
    invalidate(id, because: changed)
    return callRegistration(at: id)
  }

  var version: SystemVersion? { inheritance.version }

  private mutating func note(_ changed: [TraitID], since previous: TraitCollection) {
    let id = pass.visit.environment
    let calls = version == .iOS16 ? [] : inheritance.registrations(at: id)
    (pass.visit.previous, pass.visit.changed) = (previous, changed)
    (pass.visit.calls, pass.visit.nextCall) = (calls, 0)
  }

  /// What is on its way in a scope, if that is one thing, and this walk's.
  private mutating func soleDelivery(in scope: Int) -> Scope.Delivery? {
    let deliveries = inheritance.scopes[scope].deliveries
    return deliveries.count == 1 && deliveries[0].pass == Int32(top) ? deliveries[0] : nil
  }

  func ask() -> Progress {
    guard let question else { return .proceed }
    return .step(.compare(question.trait, question.old, question.new))
  }

  /// Asks for another visit where values are on their way that have not come to an environment or its source: by this walk, or by
  /// that of an outer pass.
  private mutating func postponeIfAwaiting(_ id: EnvironmentID) {
    guard let place = inheritance.isTop(id) ? inheritance.source(of: id) : id else { return }
    let order = inheritance.tree.order(of: place)
    for delivery in inheritance.scopes[inheritance.scope(of: place)].deliveries
    where !inheritance.isReached(order, by: delivery.pass) {
      if delivery.pass == Int32(top) {
        inheritance.mark(id, .visit)
      } else {
        pass.postponed.append(id)
      }
    }
  }

  /// Gives a top its values, and sends them on their way to the members of its scope; `false` where a question comes first.
  private mutating func deliver(
    _ values: TraitCollection, to scope: Int, changed: [TraitID], since previous: TraitCollection
  ) -> Bool {
    let rest = inheritance.scopes[scope].rest
    guard let restChanged = rest.isIdentical(to: previous) ? changed : changedTraits(values, rest) else {
      return false
    }
    // Equal values may be others all the same: one that is set and one that is the default.
    let isSame = rest.hasSameEntries(as: values) && inheritance.scopes[scope].own.hasSameEntries(as: values)
    inheritance.scopes[scope].own = values
    inheritance.scopes[scope].told = nil
    inheritance.valuesRevision += 1
    if let id = inheritance.topID(of: scope) { inheritance.noteApplied(at: id) }
    inheritance.progress[top].touched.append(Int32(scope))
    if restChanged.isEmpty, inheritance.scopes[scope].deliveries.isEmpty {
      inheritance.scopes[scope].rest = values
    } else {
      inheritance.scopes[scope].deliveries.append(
        Scope.Delivery(pass: Int32(top), values: values, previous: rest, changed: restChanged))
      inheritance.wakeListeners(in: scope)
    }
    if !isSame { inheritance.wakeTops(in: scope) }
    return true
  }

  /// Ends a walk: what was on its way has arrived everywhere, and scopes that nothing keeps apart are joined.
  mutating func settle() {
    let touched = inheritance.progress[top].touched
    inheritance.progress[top].touched = []
    if countsEnvironments { countChanges(touched) }
    countedRoots = []
    for scope in touched.map(Int.init) {
      guard let last = inheritance.scopes[scope].deliveries.last(where: { $0.pass == Int32(top) }) else {
        continue
      }
      inheritance.scopes[scope].rest = last.values
      inheritance.scopes[scope].deliveries = []
    }
    for scope in touched.map(Int.init) { inheritance.joinIfPossible(scope) }
  }

  // MARK: - What a change asks for

  /// Methods that have read a trait run again (since iOS 18), and what may look different is drawn again.
  private mutating func invalidate(_ id: EnvironmentID, because changed: [TraitID]) {
    if let version, version >= .iOS18 {
      invalidateReaders(id, of: id, changed)
      if inheritance.tree.isRootView(id), let owner = inheritance.tree.parent(of: id) {
        invalidateReaders(owner, of: id, changed)
      }
    }
    let row = Int(inheritance.rows[id].details)
    if row < 0 { return }
    if !looksDifferent(id, row, changed) { return }
    let holder = inheritance.tree.contentHolder(of: id)
    if inheritance.isDrawn(holder) { inheritance.mark(holder, [.layout, .display]) }
  }

  private mutating func looksDifferent(_ id: EnvironmentID, _ row: Int, _ changed: [TraitID]) -> Bool {
    let hasColors =
      inheritance.details[row].usesColors || inheritance.handler(of: .draw, at: id) != nil
    let showsImage = inheritance.details[row].showsImage
    if !hasColors, !showsImage { return false }
    return changed.contains { trait in
      let definition = inheritance.definitions[trait]
      return hasColors && definition.affectsColorAppearance || showsImage && definition.affectsImageLookup
    }
  }

  private mutating func invalidateReaders(_ owner: EnvironmentID, of id: EnvironmentID, _ changed: [TraitID])
  {
    guard let details = inheritance.details(of: owner) else { return }
    for read in details.reads where read.environment == id.index {
      guard let trait = read.traits.first(where: changed.contains) else { continue }
      report(.invalidated(owner, read.event, because: trait))
      let holder = inheritance.tree.contentHolder(of: owner)
      switch read.event {
      case .draw: inheritance.mark(owner, .display)
      case .updateProperties:
        inheritance.mark(
          holder, inheritance.tree.kind(of: owner) == .controller ? .controllerProperties : .properties)
      case .updateConstraints, .updateViewConstraints: inheritance.mark(holder, .constraints)
      default: inheritance.mark(holder, .layout)
      }
    }
  }

  // MARK: - Telling and counting

  /// Tells of changed values where they begin: below, they are the same change.
  private mutating func reportChanges(
    at id: EnvironmentID, _ changed: [TraitID], from old: TraitCollection, to new: TraitCollection
  ) {
    if !reportsEvents || changed.isEmpty { return }
    let (inputs, isWoken) = (inheritance.inputs(at: id), inheritance.rows[id].needs.contains(.visit))
    let definitions = inheritance.definitions
    for trait in changed where !isWoken || inputs[trait] != nil {
      let (from, to) = (definitions.value(of: trait, in: old), definitions.value(of: trait, in: new))
      events.append(.changed(trait, at: id, from: from, to: to))
    }
  }

  private mutating func countChanges(_ touched: [Int32]) {
    let scopes = Set(
      touched.filter { inheritance.scopes[Int($0)].deliveries.contains { !$0.changed.isEmpty } })
    for scope in scopes {
      guard let top = inheritance.topID(of: Int(scope)) else { continue }
      cost.environments += inheritance.tree.preorder(from: top).count { id in
        guard inheritance.rows[id].scope == scope else { return false }
        guard inheritance.tree.isRootView(id), let owner = inheritance.tree.parent(of: id) else {
          return true
        }
        return !scopes.contains(inheritance.rows[owner].scope)
      }
    }
    var end: UInt64 = 0
    for root in countedRoots.sorted(by: { inheritance.tree.precedes($0, $1) })
    where inheritance.tree.order(of: root) >= end {
      end = inheritance.tree.order(after: root)
      cost.updated += inheritance.tree.preorder(from: root).count {
        !inheritance.tree.isRootView($0) || $0 == root
      }
    }
  }
}
