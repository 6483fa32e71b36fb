internal import Journals
internal import ViewTree

/// The traits of an environment that an update has come to, and who is told of them.
///
/// Where the comparison throws, a step stands as if it had not been begun, but for values that were compared before, so that the owner may
/// find out and go on.
extension TraitSystem {
  /// Brings an environment's values up to date.
  @inline(__always)
  mutating func takeTraits(at environment: Int32, _ areEqual: Comparison) throws {
    state.sweep.includesAnchor = true
    do { try updateTraits(of: environment, areEqual) } catch {
      throw putOffTraits(error, at: environment)
    }
    state.sweep.stage = .registrations
  }

  /// The next registration to be called at an environment.
  mutating func takeRegistration(at environment: Int32, _ areEqual: Comparison) throws -> Work? {
    while let registration = state.sweep.calls.last {
      let index = Int(registration)
      var isCalled = !registrations[index].isEnded
      if isCalled, isSettledSince { isCalled = try isStillCalled(registration, at: environment, areEqual) }
      state.sweep.calls.removeLast()
      if !isCalled { continue }
      registrations[index].calls &+= 1
      return .registration(RegistrationID(index: registration), EnvironmentID(index: environment))
    }
    state.sweep.stage = .didChange
    return nil
  }

  // MARK: - Updates inside

  /// Whether something was settled since the calls at the environment were noted, so that they may be about nothing any more.
  @inline(__always)
  var isSettledSince: Bool { state.sweep.previousScope.number != state.sweep.number }

  /// Whether one of a registration's traits is still another than before, although callbacks may have updated the environment meanwhile.
  @inline(never)
  private mutating func isStillCalled(
    _ registration: Int32, at environment: Int32, _ areEqual: Comparison
  ) throws -> Bool {
    var place = Int(registrations[Int(registration)].traits)
    while registeredTraits[place] != .end {
      if try isOther(registeredTraits[place], at: environment, areEqual) { return true }
      place += 1
    }
    return false
  }

  /// Leaves `traitCollectionDidChange` out where no trait is another than before any more.
  @inline(never)
  mutating func tellNobodyOfThePast(at environment: Int32, _ areEqual: Comparison) throws {
    for trait in declarations.indices
    where try isOther(TraitID(index: Int32(trait)), at: environment, areEqual) {
      return
    }
    state.sweep.tells = false
  }

  private mutating func isOther(
    _ trait: TraitID, at environment: Int32, _ areEqual: Comparison
  ) throws -> Bool {
    guard let previous = state.sweep.previous?[trait] else { return true }
    let present = value(of: trait, at: EnvironmentID(index: environment))
    do { return try !areEqual(trait, previous, present) } catch { throw putOff(error, at: environment) }
  }

  // MARK: - Comparisons that throw

  /// Goes back to before a comparison that threw.
  @inline(never)
  private mutating func putOffTraits(_ error: any Error, at environment: Int32) -> any Error {
    state.sweep.includesAnchor = false
    environments[Int(environment)].needs.insert(.traits)
    state.tally.comparisons -= 1
    return putOff(error, at: environment)
  }

  /// What is to be thrown: the error, unless comparisons at an environment are put off again and again.
  private mutating func putOff(_ error: any Error, at environment: Int32) -> any Error {
    if state.sweep.interruptions.environment != environment { state.sweep.interruptions = (environment, 0) }
    state.sweep.interruptions.count += 1
    if state.sweep.interruptions.count <= Sweep.limit + 2 * declarations.count { return error }
    let id = EnvironmentID(index: environment)
    return TraitProblem.tooManyPasses(
      limit: Sweep.limit, environments: [id], traits: pendingTraits(of: id))
  }
}
