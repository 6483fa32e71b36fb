public import ViewTree

/// Who hears of changes, and what is asked for.
extension TraitSystem {
  /// Registers for changes of traits at an environment: `registerForTraitChanges`.
  ///
  /// - Parameters:
  ///   - tag: The caller's; it comes back with each call.
  ///   - target: An environment with which the registration ends as well.
  /// - Throws: Where no trait is named, as UIKit raises; before iOS 17; for a trait that is too new.
  public mutating func register(
    on id: EnvironmentID, traits: [TraitID], tag: Int, target: EnvironmentID? = nil
  ) throws(TraitProblem) -> RegistrationID {
    try check(id)
    if let target { try check(target) }
    try checkVersion(.iOS17, has: "registerForTraitChanges")
    if traits.isEmpty { throw TraitProblem("A registration must pass one or more traits.") }
    for trait in traits { try requireAvailable(trait) }
    let registration = RegistrationID(index: Int32(updates.registrations.count))
    updates.registrations.append(Registration(environment: id, traits: traits, tag: tag, target: target))
    inheritance.details[inheritance.detailsRow(of: id)].registrations.append(registration)
    inheritance.noteListening(at: id)
    if let target { inheritance.details[inheritance.detailsRow(of: target)].targetOf.append(registration) }
    return registration
  }

  /// Ends a registration; one that has ended is left as it is (measured: kern0x1b/charon).
  public mutating func unregister(_ id: RegistrationID) {
    guard let row = registration(id), !row.isEnded else { return }
    updates.registrations[Int(id.index)].isEnded = true
    inheritance.details[inheritance.detailsRow(of: row.environment)].registrations.removeAll { $0 == id }
    inheritance.noteListening(at: row.environment)
  }

  /// A registration as it stands, ended ones included.
  public func registration(_ id: RegistrationID) -> Registration? {
    updates.registrations.indices.contains(Int(id.index)) ? updates.registrations[Int(id.index)] : nil
  }

  /// The registrations at an environment, in the order in which they were made.
  public func registrations(at id: EnvironmentID) -> [RegistrationID] {
    inheritance.registrations(at: id)
  }

  /// All registrations that have not ended, oldest first.
  public var registrations: [RegistrationID] {
    updates.registrations.indices.filter { !updates.registrations[$0].isEnded }.map {
      RegistrationID(index: Int32($0))
    }
  }

  // MARK: - Methods

  /// Says that an environment overrides one of UIKit's methods; only these are handed out.
  ///
  /// A second handler replaces the first.
  public mutating func observe(_ event: TraitEvent, at id: EnvironmentID, tag: Int) throws(TraitProblem) {
    try check(id)
    if !event.kinds.contains(tree.kind(of: id)) {
      let kinds = event.kinds.map { "\($0.words)s" }.joined(separator: ", ")
      throw TraitProblem(
        "\(tree.name(of: id)) is a \(tree.kind(of: id).words), which has no \(event.rawValue): \(kinds) have."
      )
    }
    let row = inheritance.detailsRow(of: id)
    inheritance.details[row].handlers.removeAll { $0.event == event }
    inheritance.details[row].handlers.append((event, tag))
    inheritance.noteListening(at: id)
  }

  /// Takes a handler away.
  public mutating func stopObserving(_ event: TraitEvent, at id: EnvironmentID) {
    guard handler(of: event, at: id) != nil else { return }
    let row = inheritance.detailsRow(of: id)
    inheritance.details[row].handlers.removeAll { $0.event == event }
    inheritance.details[row].reads.removeAll { $0.event == event }
    inheritance.noteListening(at: id)
    if let view = tree.rootView(of: id) { inheritance.noteListening(at: view) }
  }

  /// The caller's tag where a method has a handler.
  public func handler(of event: TraitEvent, at id: EnvironmentID) -> Int? {
    inheritance.handler(of: event, at: id)
  }

  /// Says whether an environment shows a dynamic colour: then it is drawn again when a trait that affects colours changes.
  public mutating func setUsesColors(_ uses: Bool, at id: EnvironmentID) {
    inheritance.details[inheritance.detailsRow(of: id)].usesColors = uses
    inheritance.noteListening(at: id)
  }

  /// Says whether an environment shows an image that is looked up by traits.
  public mutating func setShowsImage(_ shows: Bool, at id: EnvironmentID) {
    inheritance.details[inheritance.detailsRow(of: id)].showsImage = shows
    inheritance.noteListening(at: id)
  }

  // MARK: - What is asked for

  /// Asks for a layout; of a controller, of its view.
  public mutating func setNeedsLayout(at id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    let holder = tree.contentHolder(of: id)
    try require(
      inheritance.isLaidOut(holder),
      "\(tree.name(of: id)) lays nothing out: views, and the controllers of all kinds, do.")
    inheritance.mark(holder, .layout)
  }

  /// Asks for a draw; of a controller, of its view.
  public mutating func setNeedsDisplay(at id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    let holder = tree.contentHolder(of: id)
    try require(
      inheritance.isDrawn(holder), "\(tree.name(of: id)) draws nothing: views do.")
    inheritance.mark(holder, .display)
  }

  /// Asks for `updateProperties()`, since iOS 26.
  public mutating func setNeedsUpdateProperties(at id: EnvironmentID) throws(TraitProblem) {
    try checkProperties(id)
    inheritance.mark(
      tree.contentHolder(of: id), tree.kind(of: id) == .controller ? .controllerProperties : .properties)
  }

  /// Asks for `updateConstraints()`; of a controller, of its view.
  public mutating func setNeedsUpdateConstraints(at id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    let holder = tree.contentHolder(of: id)
    try require(
      inheritance.isDrawn(holder),
      "\(tree.name(of: id)) has no updateConstraints(): views and view controllers have.")
    inheritance.mark(holder, .constraints)
  }

  func checkProperties(_ id: EnvironmentID) throws(TraitProblem) {
    try check(id)
    let kind = tree.kind(of: id)
    try require(
      kind != .scene && kind != .presentation,
      "\(tree.name(of: id)) has no updateProperties(): views and view controllers have.")
    try checkVersion(.iOS26, has: "updateProperties()")
  }

  // MARK: - Tracking

  /// Tells what the method that runs has read of a collection; since iOS 18 it runs again when that changes.
  ///
  /// Reads of other environments than the method's own (and a controller's view) do not count (Apple's documentation, "Automatic trait
  /// tracking").
  public mutating func noteRead(of trait: TraitID, at id: EnvironmentID) {
    updates.noteRead(of: trait, at: id)
  }

  /// Whether the method that runs is tracked, so that its reads are worth telling.
  public var isTracking: Bool { updates.pass.reader != nil }
}
