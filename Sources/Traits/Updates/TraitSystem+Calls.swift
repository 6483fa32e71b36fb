internal import Journals
internal import ViewTree

/// What most visits are, where many listen: the one registration of an environment at which nothing else is to be done.
///
/// It is what the stages of a visit would come to, without going through them. Where many such environments follow each other, the calls are
/// prepared together.
extension TraitSystem {
  /// The next call that was prepared; `nil` if there is none, or if something was written since that may have changed it.
  @inline(__always)
  mutating func takePreparedCall() -> Work? {
    guard !state.sweep.needsRefill, let call = state.sweep.prepared.take(callRevision) else { return nil }
    state.sweep.queue.removeFirst()
    return take(call.registration, at: call.environment)
  }

  /// The next call of such a registration; `nil` where something else comes first.
  mutating func takeCall() -> Work? {
    guard !state.sweep.active.isEmpty, !state.sweep.needsRefill, endsVisit() else { return nil }
    while let hint = nextHint() {
      let row = environments[Int(hint.environment)]
      let registration = onlyRegistration(at: hint, row)
      if registration < 0 { return nil }
      state.sweep.queue.removeFirst()
      guard hears(registration, at: hint.environment) else {
        noteVisit(of: hint.environment)
        continue
      }
      keepPreviousCollection(at: hint.environment)
      prepareCalls(like: registration, after: hint)
      return take(registration, at: hint.environment)
    }
    return nil
  }

  /// Prepares the calls of those who come next, share the scope, and listen to the same traits: they hear of what changed as well.
  ///
  /// - Complexity: O(*c*) in the calls, at most the portion.
  private mutating func prepareCalls(like registration: Int32, after hint: Listeners.Hint) {
    guard let next = state.sweep.queue.first, sharesScope(next, with: hint) else { return }
    var calls = state.sweep.prepared.begin()
    let ahead = state.sweep.queue.ahead(state.sweep.prepared.portion)
    let count = calls.withUnsafeMutableBufferPointer { room in
      fill(room, from: ahead, like: registration, after: hint)
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
    _ room: UnsafeMutableBufferPointer<PreparedCalls.Call>, from ahead: ArraySlice<Listeners.Hint>,
    like registration: Int32, after hint: Listeners.Hint
  ) -> Int {
    let scope = environments[Int(hint.environment)].scope
    let (firstTrait, traitCount) = list(of: registration)
    let isChecked = state.sweep.queue.checked == hierarchy.revision
    var (count, order) = (0, hint.order)
    for hint in ahead {
      let row = environments[Int(hint.environment)]
      guard row.scope == scope, hint.order > order, isChecked || hierarchy.isGood(hint),
        Hierarchy.isInHierarchy(hint.order)
      else { break }
      let registration = onlyRegistration(at: hint, row)
      guard registration >= 0, list(of: registration) == (firstTrait, traitCount) else { break }
      room[count] = PreparedCalls.Call(environment: hint.environment, registration: registration)
      (count, order) = (count + 1, hint.order)
    }
    return count
  }

  /// Grows with every write that may change who is called next.
  @inline(__always)
  private var callRevision: Int {
    hierarchy.revision &+ environments.revision &+ details.revision &+ state.sweep.queue.revision
  }

  /// Where a registration's list of traits stands.
  @inline(__always)
  private func list(of registration: Int32) -> (firstTrait: Int32, traitCount: Int32) {
    let row = registrations[Int(registration)]
    return (row.firstTrait, row.traitCount)
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
  ///
  /// Mostly the hint names it, so that the details are not looked at.
  @inline(__always)
  private func onlyRegistration(at hint: Listeners.Hint, _ row: EnvironmentRow) -> Int32 {
    guard row.interests == 0, row.needs.contains(.hasLoneRegistration), row.needs.isDisjoint(with: .sweep)
    else { return -1 }
    let named = Int(hint.registration)
    if named >= 0, named < registrations.count, registrations[named].observes(hint.environment) {
      return hint.registration
    }
    return details[Int(row.detail)].firstRegistration
  }

  /// Whether one of the registration's traits changed there: the same for all that share a scope and a list of traits, since what
  /// governs in a scope stands before all who share it.
  @inline(__always)
  private mutating func hears(_ registration: Int32, at environment: Int32) -> Bool {
    let (firstTrait, traitCount) = list(of: registration)
    let question = Sweep.Question(
      scope: environments[Int(environment)].scope, firstTrait: firstTrait, traitCount: traitCount,
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
    state.sweep.stage = .registrations
    state.sweep.tells = true
    registrations[Int(registration)].calls &+= 1
    state.tally.callbacks += 1
    return .registration(RegistrationID(index: registration), EnvironmentID(index: environment))
  }
}
