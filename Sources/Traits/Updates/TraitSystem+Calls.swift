internal import Journals
internal import ViewTree

/// What most visits are, where many listen: the one registration of an environment at which nothing else is to be done.
///
/// It is what the stages of a visit would come to, without going through them. Where many such environments follow each other, the calls are
/// prepared together.
extension TraitSystem {
  /// The next call that was prepared; `nil` if there is none, or if something was written since that may have changed it.
  ///
  /// The stage is still that of the call before, and the queue follows in ``takeCall()``.
  @inline(__always)
  mutating func takePreparedCall() -> Work? {
    guard !state.sweep.needsRefill, let call = state.sweep.prepared.take(callRevision) else { return nil }
    return take(call.registration, at: call.environment)
  }

  /// The next call of such a registration; `nil` where something else comes first.
  mutating func takeCall() -> Work? {
    state.sweep.queue.removeFirst(state.sweep.prepared.reportTaken())
    guard !state.sweep.active.isEmpty, !state.sweep.needsRefill, endsVisit() else { return nil }
    while let hint = nextHint() {
      let row = environments[Int(hint.environment)]
      guard hasOneRegistration(row) else { return nil }
      let registration = details[Int(row.detail)].firstRegistration
      state.sweep.queue.removeFirst()
      guard hears(registration, at: hint.environment) else {
        noteVisit(of: hint.environment)
        continue
      }
      keepPreviousCollection(at: hint.environment)
      (state.sweep.stage, state.sweep.tells) = (.registrations, true)
      prepareCalls(like: registration, after: hint)
      return take(registration, at: hint.environment)
    }
    return nil
  }

  /// Prepares the calls of those who come next, share the scope, and listen to the same traits: they hear of what changed as well.
  ///
  /// - Complexity: O(*c*) in the calls, at most the portion.
  private mutating func prepareCalls(like registration: Int32, after hint: Listeners.Hint) {
    guard let next = state.sweep.queue.first, next.order > hint.order, sharesScope(next, with: hint) else {
      return
    }
    var calls = state.sweep.prepared.begin()
    let ahead = state.sweep.queue.ahead(state.sweep.prepared.portion)
    let count = calls.withUnsafeMutableBufferPointer { room in
      ahead.withUnsafeBufferPointer { fill(room, from: $0, like: registration, after: hint) }
    }
    state.sweep.prepared.end(calls, count: count, callRevision)
  }

  @inline(__always)
  private func sharesScope(_ left: Listeners.Hint, with right: Listeners.Hint) -> Bool {
    environments[Int(left.environment)].scope == environments[Int(right.environment)].scope
  }

  /// Writes down the calls of those hints that are like the one before, up to the first that is not; how many there are.
  ///
  /// It changes nothing, but one that could not would be handed a copy of the system by the closure.
  @inline(__always)
  private mutating func fill(
    _ room: UnsafeMutableBufferPointer<PreparedCalls.Call>,
    from ahead: UnsafeBufferPointer<Listeners.Hint>, like registration: Int32, after hint: Listeners.Hint
  ) -> Int {
    // Their labels ascend: if the last one stands in a hierarchy, they all do.
    guard let last = ahead.last, Hierarchy.isInHierarchy(last.order) else { return 0 }
    let scope = environments[Int(hint.environment)].scope
    let traits = registrations[Int(registration)].traits
    let isChecked = state.sweep.queue.checked == hierarchy.revision
    var count = 0
    for hint in ahead {
      let row = environments[Int(hint.environment)]
      guard row.scope == scope, hasOneRegistration(row), isChecked || hierarchy.isGood(hint) else { break }
      var registration = hint.registration
      if !isRegistration(registration, at: hint.environment, for: traits) {
        registration = details[Int(row.detail)].firstRegistration
        guard registrations[Int(registration)].traits == traits else { break }
      }
      room[count] = PreparedCalls.Call(environment: hint.environment, registration: registration)
      count &+= 1
    }
    return count
  }

  /// Whether a registration is one of an environment's, and for that list of traits.
  @inline(__always)
  private func isRegistration(_ registration: Int32, at environment: Int32, for traits: Int32) -> Bool {
    guard registrations.indices.contains(Int(registration)) else { return false }
    let row = registrations[Int(registration)]
    return row.environment == environment && row.traits == traits && !row.isEnded
  }

  /// Grows with every write that may change who is called next.
  @inline(__always)
  private var callRevision: Int {
    hierarchy.revision &+ environments.revision &+ details.revision &+ state.sweep.queue.revision
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

  /// Whether an environment has one registration, and nothing else that a sweep might do there.
  @inline(__always)
  private func hasOneRegistration(_ row: EnvironmentRow) -> Bool {
    row.interests == 0 && row.needs.contains(.hasLoneRegistration) && row.needs.isDisjoint(with: .sweep)
  }

  /// Whether one of the registration's traits changed there: the same for all that share a scope and a list of traits, since what
  /// governs in a scope stands before all who share it.
  @inline(__always)
  private mutating func hears(_ registration: Int32, at environment: Int32) -> Bool {
    let question = Sweep.Question(
      scope: environments[Int(environment)].scope, traits: registrations[Int(registration)].traits,
      number: state.sweep.number)
    if state.sweep.question != question {
      (state.sweep.question, state.sweep.answer) = (question, isCalled(registration, at: environment))
    }
    return state.sweep.answer
  }

  /// Comes to an environment.
  @inline(__always)
  private mutating func noteVisit(of environment: Int32) {
    state.sweep.goBack(to: environment)
    state.tally.visits += 1
    if state.sweep.visited.count < 8 { state.sweep.visited.append(environment) }
  }

  @inline(__always)
  private mutating func take(_ registration: Int32, at environment: Int32) -> Work {
    noteVisit(of: environment)
    state.sweep.current = environment
    registrations[Int(registration)].calls &+= 1
    state.tally.callbacks += 1
    return .registration(RegistrationID(index: registration), EnvironmentID(index: environment))
  }
}
