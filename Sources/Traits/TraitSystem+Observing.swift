public import ViewTree

extension TraitSystem {
  /// Registers for changes of traits at an environment, like `registerForTraitChanges`.
  ///
  /// - Parameters:
  /// - tag: A number of the caller's, which each call of the registration carries.
  /// - target: An environment whose end also ends the registration.
  /// - Throws: If no trait is named, where UIKit raises an exception; before iOS 17; for a trait that is too new.
  public mutating func register(
    on id: EnvironmentID, traits: [TraitID], tag: Int, target: EnvironmentID? = nil
  ) throws(TraitProblem) -> RegistrationID {
    for place in [id, target ?? id] { try check(place) }
    try checkVersion(17, has: "registerForTraitChanges")
    if traits.isEmpty { throw TraitProblem("A registration must pass one or more traits.") }
    for trait in traits { try requireAvailable(trait) }
    let registration = RegistrationID(index: Int32(registrationRows.count))
    // Successive registrations often have the same traits, and share the array.
    let others = registrationRows.last?.traits ?? []
    registrationRows.append(
      Registration(environment: id, traits: others == traits ? others : traits, tag: tag, target: target))
    append(registration, at: id)
    noteListening(at: id)
    if let target { changeDetails(of: target) { $0.targetOf.append(registration) } }
    return registration
  }

  /// Ends a registration; does nothing if it has ended already (measured: kern0x1b/charon).
  public mutating func unregister(_ id: RegistrationID) {
    guard let row = registration(id), !row.isEnded else { return }
    let others = registrations(at: row.environment).filter { $0 != id }
    registrationRows[Int(id.index)].isEnded = true
    rows[row.environment].registration = -1
    for other in others { append(other, at: row.environment) }
    noteListening(at: row.environment)
  }

  /// Makes a registration the last one at an environment; ended ones keep their `next`, for a visit that has stopped at them.
  private mutating func append(_ registration: RegistrationID, at id: EnvironmentID) {
    registrationRows[Int(registration.index)].next = -1
    let first = rows[id].registration
    if first < 0 {
      rows[id].registration = registration.index
    } else {
      registrationRows[Int(registrationRows[Int(first)].last)].next = registration.index
    }
    registrationRows[Int(rows[id].registration)].last = registration.index
  }

  /// The row of a registration, which may have ended.
  public func registration(_ id: RegistrationID) -> Registration? {
    registrationRows.indices.contains(Int(id.index)) ? registrationRows[Int(id.index)] : nil
  }

  /// The registrations at an environment, in the order in which they were made.
  public func registrations(at id: EnvironmentID) -> [RegistrationID] {
    sequence(state: rows[id].registration) { index -> RegistrationID? in
      guard index >= 0 else { return nil }
      defer { index = registrationRows[Int(index)].next }
      return RegistrationID(index: index)
    }.map { $0 }
  }

  /// The registrations that have not ended, oldest first.
  public var registrations: [RegistrationID] {
    registrationRows.indices.lazy.map { RegistrationID(index: Int32($0)) }
      .filter { !registrationRows[Int($0.index)].isEnded }
  }

  // MARK: - Methods

  /// Notes that an environment overrides a method of UIKit, as only these are handed out; a second handler replaces the first.
  public mutating func observe(_ event: TraitEvent, at id: EnvironmentID, tag: Int) throws(TraitProblem) {
    try check(id)
    if !event.kinds.contains(tree.kind(of: id)) {
      let kinds = event.kinds.map { "\($0.words)s" }.joined(separator: ", ")
      throw TraitProblem(
        "\(tree.name(of: id)) is a \(tree.kind(of: id).words), which has no \(event.rawValue)",
        "\(kinds) have.")
    }
    changeDetails(of: id) {
      $0.handlers.removeAll { $0.event == event }
      $0.handlers.append((event, tag))
    }
    noteListening(at: id)
  }

  /// Removes the handler of a method.
  public mutating func stopObserving(_ event: TraitEvent, at id: EnvironmentID) {
    guard handler(of: event, at: id) != nil else { return }
    changeDetails(of: id) { $0.handlers.removeAll { $0.event == event } }
    setReads([], of: event, at: id)
  }

  /// The methods of an environment that are observed, with the caller's tags.
  public func observed(at id: EnvironmentID) -> [(event: TraitEvent, tag: Int)] { self[id].handlers }

  /// The caller's tag of a method's handler; nil if it has none.
  public func handler(of event: TraitEvent, at id: EnvironmentID) -> Int? {
    self[id].handlers.first { $0.event == event }?.tag
  }

  /// Sets whether an environment shows a dynamic colour; if so, it is drawn again when a trait that affects colours changes.
  public mutating func setUsesColors(_ uses: Bool, at id: EnvironmentID) {
    changeDetails(of: id) { $0.usesColors = uses }
    noteListening(at: id)
  }

  /// Sets whether an environment shows an image that is looked up by traits.
  public mutating func setShowsImage(_ shows: Bool, at id: EnvironmentID) {
    changeDetails(of: id) { $0.showsImage = shows }
    noteListening(at: id)
  }

  // MARK: - Requests

  /// Asks for a run of a tracked method, like `setNeedsLayout()`; a controller's request goes mostly to its view.
  public mutating func setNeeds(_ event: TraitEvent, at id: EnvironmentID) throws(TraitProblem) {
    try checkHas(event, at: id)
    mark(event, of: id)
  }

  /// Throws if the environment, or for a controller its view, does not have the method.
  func checkHas(_ event: TraitEvent, at id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    let (kind, name) = (tree.kind(of: tree.contentHolder(of: id)), tree.name(of: id))
    switch event {
    case .layoutSubviews where !kind.isLaidOut:
      throw TraitProblem("\(name) lays nothing out", "views, and the controllers of all kinds, do.")
    case .draw where !kind.isDrawn: throw TraitProblem("\(name) draws nothing", "views do.")
    case .updateProperties, .updateConstraints: try checkIsDrawn(id, has: "\(event)()")
    default: break
    }
    if event == .updateProperties { try checkVersion(26, has: "updateProperties()") }
  }

  /// Throws if the environment is neither a view nor a view controller.
  func checkIsDrawn(_ id: EnvironmentID, has call: String) throws(TraitProblem) {
    if tree.kind(of: tree.contentHolder(of: id)).isDrawn { return }
    throw TraitProblem("\(tree.name(of: id)) has no \(call)", "views and view controllers have.")
  }

  /// Notes that a tracked method has to run; for a controller, at its view.
  private mutating func mark(_ event: TraitEvent, of id: EnvironmentID) {
    let needs: Needs =
      switch event {
      case .draw: .display
      case .updateProperties: tree.kind(of: id) == .controller ? .controllerProperties : .properties
      case .updateConstraints, .updateViewConstraints: .constraints
      default: .layout
      }
    mark(tree.contentHolder(of: id), needs)
  }

  // MARK: - Tracking

  /// Whether the running method is tracked, so that its reads have to be noted.
  public var isTracking: Bool { pass.reader != nil }

  /// Notes that the running method has read a trait; since iOS 18 it runs again when the trait changes.
  ///
  /// Only reads of its own environment and its root view count (Apple's documentation, "Automatic trait tracking").
  public mutating func noteRead(of trait: TraitID, at id: EnvironmentID) {
    guard let reader = pass.reader, id == reader.id || id == tree.rootView(of: reader.id),
      !reader.reads.contains(where: { $0.environment == id && $0.trait == trait })
    else { return }
    pass.reader?.reads.append(TrackedRead(event: reader.event, environment: id, trait: trait))
  }

  /// Replaces the earlier reads of the method that has ended by those of this run.
  mutating func noteReads() {
    guard let reader = pass.reader else { return }
    pass.reader = nil
    if handler(of: reader.event, at: reader.id) != nil {
      setReads(reader.reads, of: reader.event, at: reader.id)
    }
  }

  private mutating func setReads(_ reads: [TrackedRead], of event: TraitEvent, at id: EnvironmentID) {
    changeDetails(of: id) {
      $0.reads.removeAll { $0.event == event }
      $0.reads += reads
    }
    noteListening(at: id)
    if let view = tree.rootView(of: id) { noteListening(at: view) }
  }

  /// Asks for the methods that have read a changed trait to run again (since iOS 18), and for draws of what may look different.
  mutating func invalidate(_ id: EnvironmentID) {
    guard let changed = pass.visit.change?.changed else { return }
    if let version, version >= .iOS18 {
      invalidateReaders(id, of: id, changed)
      if tree.isRootView(id), let owner = tree.parent(of: id) { invalidateReaders(owner, of: id, changed) }
    }
    if changed.contains(where: { definitions[$0].affectsColorAppearance }) {
      for (event, _) in self[id].handlers where event.followsAppearance { mark(event, of: id) }
    }
    if looksDifferent(id, changed), tree.kind(of: tree.contentHolder(of: id)).isDrawn {
      mark(tree.contentHolder(of: id), [.layout, .display])
    }
  }

  private func looksDifferent(_ id: EnvironmentID, _ changed: [TraitID]) -> Bool {
    let hasColors = self[id].usesColors || handler(of: .draw, at: id) != nil
    let showsImage = self[id].showsImage
    return changed.contains { trait in
      hasColors && definitions[trait].affectsColorAppearance
        || showsImage && definitions[trait].affectsImageLookup
    }
  }

  private mutating func invalidateReaders(_ owner: EnvironmentID, of id: EnvironmentID, _ changed: [TraitID])
  {
    for read in self[owner].reads where read.environment == id && changed.contains(read.trait) {
      mark(read.event, of: owner)
    }
  }
}
