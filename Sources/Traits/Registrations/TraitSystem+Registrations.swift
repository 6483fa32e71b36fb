internal import Journals
public import ViewTree

extension TraitSystem {
  /// Asks to be told when one of the traits changes at an environment.
  ///
  /// Mirrors `registerForTraitChanges`.
  ///
  /// One call comes in an update in which several of them change; none for the value that is there now. The registration lives as long as
  /// its environment, whoever keeps the token.
  ///
  /// ```swift
  /// let registration = try system.register([theme], on: window)
  /// try system.setOverride(.integer(1), of: theme, on: scene)
  /// try system.update()
  /// system.calls(of: registration)      // 1
  /// try system.update()
  /// system.calls(of: registration)      // 1: nothing has changed since
  /// ```
  /// Source: Apple's documentation of `UITraitChangeObservable`, and WWDC23 session 10057.
  ///
  /// - Throws: ``TraitProblem/noTraits`` for an empty list, ``TraitProblem/newerFeature(_:version:)`` before iOS 17, and
  ///   ``TraitProblem/newerTrait(_:since:version:)``.
  /// - Complexity: O(*k* log *n*), amortised, in the traits that are named and those who listen to one of them.
  public mutating func register(
    _ traits: [TraitID], on environment: EnvironmentID
  ) throws(TraitProblem) -> RegistrationID {
    if traits.isEmpty { throw .noTraits }
    try checkAvailability(of: .registrations)
    for trait in traits { try checkAvailability(of: trait) }
    let row = Registration(environment: environment.index, traits: listTraits(traits))
    let index = Int32(registrations.append(row))
    let detail = ensureDetail(of: environment.index)
    let last = details[detail].lastRegistration
    if last >= 0 { registrations[Int(last)].next = index } else { details[detail].firstRegistration = index }
    details[detail].lastRegistration = index
    noteListening(at: environment.index)
    noteRegistrations(of: environment.index)
    for trait in traits {
      listeners.add(environment, to: Listeners.named(trait.index), hierarchy, for: index)
    }
    return RegistrationID(index: index)
  }

  /// Where a list of traits stands in the table of registered traits: one that was asked for twice in a row stands there once.
  private mutating func listTraits(_ traits: [TraitID]) -> Int32 {
    let first = registeredTraits.count - traits.count - 1
    if first >= 0, traits.indices.allSatisfy({ registeredTraits[first + $0] == traits[$0] }) {
      return Int32(first)
    }
    for trait in traits { registeredTraits.append(trait) }
    registeredTraits.append(.end)
    return Int32(registeredTraits.count - traits.count - 1)
  }

  /// Ends a registration; ending it twice is fine.
  ///
  /// Mirrors `unregisterForTraitChanges(_:)`.
  ///
  /// - Complexity: O(*r*) in the older registrations of its environment that have not ended.
  public mutating func unregister(_ registration: RegistrationID) {
    if isEnded(registration) { return }
    takeFromList(registration.index)
    registrations[Int(registration.index)].next = Registration.ended
  }

  /// Takes a registration out of the list of its environment, so that nobody passes it any more.
  private mutating func takeFromList(_ registration: Int32) {
    let row = registrations[Int(registration)]
    let detail = Int(environments[Int(row.environment)].detail)
    var previous: Int32 = -1
    var current = details[detail].firstRegistration
    while current != registration {
      previous = current
      current = registrations[Int(current)].next
    }
    if previous >= 0 {
      registrations[Int(previous)].next = row.next
    } else {
      details[detail].firstRegistration = row.next
    }
    if details[detail].lastRegistration == registration { details[detail].lastRegistration = previous }
    noteRegistrations(of: row.environment)
  }

  /// Notes whether an environment with details has one registration and nothing else that listens.
  mutating func noteRegistrations(of environment: Int32) {
    let row = environments[Int(environment)]
    let isLone = details[Int(row.detail)].hasLoneRegistration
    if row.needs.contains(.hasLoneRegistration) == isLone { return }
    if isLone {
      environments[Int(environment)].needs.insert(.hasLoneRegistration)
    } else {
      environments[Int(environment)].needs.remove(.hasLoneRegistration)
    }
  }

  /// How often the registration was called.
  ///
  /// - Complexity: O(1)
  public func calls(of registration: RegistrationID) -> Int {
    Int(UInt32(bitPattern: registrations[Int(registration.index)].calls))
  }

  /// Whether the registration was ended.
  ///
  /// - Complexity: O(1)
  public func isEnded(_ registration: RegistrationID) -> Bool {
    registrations[Int(registration.index)].isEnded
  }

  /// The traits it was made for, in the order in which they were named.
  ///
  /// - Complexity: O(*k*) in the traits.
  public func traits(of registration: RegistrationID) -> [TraitID] {
    var (traits, place) = ([TraitID](), Int(registrations[Int(registration.index)].traits))
    while registeredTraits[place] != .end {
      traits.append(registeredTraits[place])
      place += 1
    }
    return traits
  }

  /// The environment that it observes.
  ///
  /// - Complexity: O(1)
  public func environment(of registration: RegistrationID) -> EnvironmentID {
    EnvironmentID(index: registrations[Int(registration.index)].environment)
  }

  /// The registrations that observe the environment and have not ended, oldest first.
  ///
  /// - Complexity: O(*r*) in those registrations.
  public func registrations(of environment: EnvironmentID) -> [RegistrationID] {
    var found: [RegistrationID] = []
    var registration = firstRegistration(of: environment.index)
    while registration >= 0 {
      found.append(RegistrationID(index: registration))
      registration = registrations[Int(registration)].next
    }
    return found
  }

  /// Every registration that has not ended, oldest first.
  ///
  /// - Complexity: O(*r*) in all registrations there ever were.
  public var allRegistrations: [RegistrationID] {
    registrations.indices.filter { !registrations[$0].isEnded }.map { RegistrationID(index: Int32($0)) }
  }

  /// The environment's first registration that has not ended, or −1.
  @inline(__always)
  func firstRegistration(of environment: Int32) -> Int32 {
    let detail = environments[Int(environment)].detail
    return detail >= 0 ? details[Int(detail)].firstRegistration : -1
  }

  // MARK: - Callbacks that an environment overrides

  /// Says whether the environment overrides a method, so that updates yield it.
  ///
  /// A method that its kind does not have is not yielded.
  ///
  /// ```swift
  /// system.setInterest(true, in: .layoutSubviews, at: window)
  /// try system.setNeedsLayout(window)
  /// try system.beginUpdate(.everything)
  /// try system.next()      // .callback(.layoutSubviews, window)
  /// ```
  /// - Complexity: O(*k* log *n*), amortised, in the traits that the environment's registrations name and its methods have read, and those who
  ///   listen to one of them; O(1) where it was so before.
  public mutating func setInterest(_ isInterested: Bool, in callback: Callback, at environment: EnvironmentID)
  {
    setInterest(isInterested, bit: callback.bit, at: environment)
  }

  /// Whether the environment overrides a method.
  ///
  /// - Complexity: O(1)
  public func isInterested(in callback: Callback, at environment: EnvironmentID) -> Bool {
    environments[Int(environment.index)].interests & callback.bit != 0
  }

  /// Says whether the environment shows a dynamic colour, so that it is drawn again when a trait that affects colours changes there.
  ///
  /// Its `draw` is yielded then, whether it overrides that or not: the owner resolves the colour.
  ///
  /// Source: WWDC19 session 214, and WWDC23 session 10057 on `affectsColorAppearance`.
  ///
  /// - Complexity: That of ``setInterest(_:in:at:)``.
  public mutating func setUsesDynamicColour(_ usesDynamicColour: Bool, at environment: EnvironmentID) {
    setInterest(usesDynamicColour, bit: EnvironmentRow.dynamicColour, at: environment)
  }

  /// Says whether the environment shows an image, so that it is drawn again when a trait that affects image lookup changes there.
  ///
  /// Its `draw` is yielded then, whether it overrides that or not: the owner looks the image up.
  ///
  /// Source: WWDC19 session 214, and Apple's documentation of `systemTraitsAffectingImageLookup`.
  ///
  /// - Complexity: That of ``setInterest(_:in:at:)``.
  public mutating func setLooksUpImages(_ looksUpImages: Bool, at environment: EnvironmentID) {
    setInterest(looksUpImages, bit: EnvironmentRow.image, at: environment)
  }

  private mutating func setInterest(_ isInterested: Bool, bit: UInt16, at environment: EnvironmentID) {
    let index = Int(environment.index)
    let old = environments[index].interests
    let new = isInterested ? old | bit : old & ~bit
    if new == old { return }
    environments[index].interests = new
    if isInterested { indexListeners(at: environment.index) } else { forgetReads(of: environment) }
  }

  // MARK: - The index

  /// Notes that the index has the environment; an update in progress that has not come by yet will do so.
  mutating func noteListening(at environment: Int32) {
    enqueueListener(environment)
    if !environments[Int(environment)].needs.contains(.listens) {
      environments[Int(environment)].needs.insert(.listens)
    }
  }

  /// Puts everything that the environment listens to into the index; what is there already does no harm.
  mutating func indexListeners(at environment: Int32) {
    let id = EnvironmentID(index: environment)
    let row = environments[Int(environment)]
    if row.interests & Callback.traitCollectionDidChange.bit != 0 {
      listeners.add(id, to: Listeners.all, hierarchy)
    }
    if row.drawsDynamically { listeners.add(id, to: Listeners.colour, hierarchy) }
    if row.looksUpImages { listeners.add(id, to: Listeners.images, hierarchy) }
    for registration in registrations(of: id) {
      for trait in traits(of: registration) {
        listeners.add(id, to: Listeners.named(trait.index), hierarchy, for: registration.index)
      }
    }
    for tracking in trackings(of: id) {
      for trait in trackings[tracking].traits { listeners.add(id, to: Listeners.named(trait), hierarchy) }
    }
    if row.interests != 0 { noteListening(at: environment) }
  }
}
