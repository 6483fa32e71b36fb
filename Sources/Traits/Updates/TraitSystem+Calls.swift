internal import Journals
internal import ViewTree

/// What most visits are, where many listen: the one registration of an environment at which nothing else is to be done.
///
/// It is what the stages of a visit would come to, without going through them.
extension TraitSystem {
  /// The next call of such a registration; `nil` where something else comes first.
  mutating func takeCall() -> Work? {
    guard !state.sweep.active.isEmpty, !state.sweep.needsRefill, endsVisit() else { return nil }
    while let hint = state.sweep.queue.first {
      let id = EnvironmentID(index: hint.environment)
      guard hierarchy.isGood(hint), !isBehind(hint.order), isFollowing(id) else {
        state.sweep.queue.removeFirst()
        continue
      }
      let registration = onlyRegistration(of: hint.environment)
      if registration < 0 { return nil }
      state.sweep.queue.removeFirst()
      state.sweep.goBack(to: hint.environment)
      state.tally.visits += 1
      if state.sweep.visited.count < 8 { state.sweep.visited.append(hint.environment) }
      if hears(registration, at: hint.environment) { return take(registration, at: hint.environment) }
    }
    return nil
  }

  /// Ends the visit in progress, if there is one, and nothing is left to do there; whether none is in progress any more.
  @inline(__always)
  private mutating func endsVisit() -> Bool {
    if state.sweep.current < 0 { return true }
    let row = environments[Int(state.sweep.current)]
    guard state.sweep.stage == .registrations, state.sweep.calls.isEmpty, row.needs.isDisjoint(with: .sweep),
      row.interests & Callback.traitCollectionDidChange.bit == 0
    else { return false }
    state.sweep.current = -1
    state.sweep.tells = false
    return true
  }

  /// The registration of an environment that has one and nothing else that a sweep might do there, or −1.
  @inline(__always)
  private func onlyRegistration(of environment: Int32) -> Int32 {
    let row = environments[Int(environment)]
    guard row.interests == 0, row.detail >= 0, row.needs.isDisjoint(with: .sweep) else { return -1 }
    let detail = details[Int(row.detail)]
    let registration = detail.firstRegistration
    return detail.firstTracking < 0 && registration == detail.lastRegistration ? registration : -1
  }

  /// Whether one of the registration's traits changed there: the same for all that share a scope and a list of traits, since what
  /// governs in a scope stands before all who share it.
  @inline(__always)
  private mutating func hears(_ registration: Int32, at environment: Int32) -> Bool {
    let question = Sweep.Question(
      scope: environments[Int(environment)].scope,
      firstTrait: registrations[Int(registration)].firstTrait,
      traitCount: registrations[Int(registration)].traitCount, number: state.sweep.number)
    if state.sweep.question != question {
      (state.sweep.question, state.sweep.answer) = (question, isCalled(registration, at: environment))
    }
    return state.sweep.answer
  }

  @inline(__always)
  private mutating func take(_ registration: Int32, at environment: Int32) -> Work? {
    state.sweep.current = environment
    state.sweep.stage = .registrations
    state.sweep.tells = true
    keepPreviousCollection(at: environment)
    guard let previous = state.sweep.previous else { return nil }
    registrations[Int(registration)].calls += 1
    state.tally.callbacks += 1
    return .registration(
      RegistrationID(index: registration), EnvironmentID(index: environment), previous: previous)
  }
}
