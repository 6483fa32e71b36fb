import Commands
import Journals
import Traits
import ViewTree

/// What a change and the update behind it would bring.
extension Playground {
  /// Tries a change of the trait system and the update behind it; nothing of it stays.
  ///
  /// The change joins what is pending, as it does when it is typed; what is pending is not counted as the change's. Without a change it is
  /// what is tried.
  ///
  /// - Returns: What came of it; `nil` where the change is refused, as that of a trait newer than the
  ///   system's version is.
  func outcome(
    of question: Question, in extent: UpdateExtent? = nil,
    _ change: ((inout TraitSystem) throws(TraitProblem) -> Void)? = nil
  ) throws(Problem) -> Trialled? {
    let trial = try trial(extent ?? self.extent(question), change) { () throws(Problem) in
      let value = world.traits.value(of: question.trait, at: question.environment)
      return (value, try isEqual(question.trait, value, question.wanted))
    }
    return trial.map { Trialled(value: $0.answer.0, holds: $0.answer.1, reach: $0.reach) }
  }

  /// Tries a change of the trait system and the update behind it, and reads what came of it; nothing of it stays.
  ///
  /// A change joins what is pending: where it takes back what has not come to be, that never was. How far it reaches is what it does behind
  /// an update that brings what is pending.
  ///
  /// - Parameters:
  ///   - extent: What is updated.
  ///   - change: The change; without one what is due anyway is tried.
  ///   - see: Sees each piece of work, which is not done: no handler runs.
  ///   - read: Reads the state behind the update.
  /// - Returns: What was read, and how many environments had a new value; `nil` where the change is refused.
  func trial<Answer>(
    _ extent: UpdateExtent, _ change: ((inout TraitSystem) throws(TraitProblem) -> Void)? = nil,
    seeing see: (Work) throws(Problem) -> Void = { _ in }, _ read: () throws(Problem) -> Answer
  ) throws(Problem) -> (answer: Answer, reach: Int)? {
    try trial(extent, making: change.map { change in { self.isAllowed(change) } }, seeing: see, read)
  }

  /// Makes a change, unless the trait system refuses it.
  func isAllowed(_ change: (inout TraitSystem) throws(TraitProblem) -> Void) -> Bool {
    do throws(TraitProblem) { try change(&world.traits) } catch { return false }
    return true
  }

  /// As ``trial(_:_:seeing:_:)``, of a change of whatever can be undone.
  ///
  /// - Parameter make: Makes the change, and says whether it was allowed.
  func trial<Answer>(
    _ extent: UpdateExtent, making make: (() -> Bool)?, seeing see: (Work) throws(Problem) -> Void = { _ in },
    _ read: () throws(Problem) -> Answer
  ) throws(Problem) -> (answer: Answer, reach: Int)? {
    guard let found = try trial(extent, make, settlesFirst: false, seeing: see, read) else { return nil }
    if make == nil { return found }
    // What waits outside of every hierarchy is not listed anywhere.
    if case .everything = extent, !world.traits.hasPendingWork, !world.traits.isUpdating { return found }
    let reach = try trial(extent, make, settlesFirst: true, seeing: { _ in }, { () throws(Problem) in () })?
      .reach
    return (found.answer, reach ?? found.reach)
  }

  private func trial<Answer>(
    _ extent: UpdateExtent, _ make: (() -> Bool)?, settlesFirst: Bool,
    seeing see: (Work) throws(Problem) -> Void, _ read: () throws(Problem) -> Answer
  ) throws(Problem) -> (answer: Answer, reach: Int)? {
    let mark = world.mark
    let outer = world.traits.isMeasuring
    world.traits.beginMeasuring()
    defer {
      world.traits.endMeasuring(unless: outer)
      world.revert(to: mark)
    }
    var before = world.traits.tally.environments
    if let make {
      if settlesFirst, (try? world.traits.beginUpdate(extent)) != nil {
        while let work = try nextWork() { try see(work) }
      }
      before = world.traits.tally.environments
      if !make() { return nil }
    }
    do throws(TraitProblem) { try world.traits.beginUpdate(extent) } catch { return nil }
    while let work = try nextWork() { try see(work) }
    let answer = try read()
    return (answer, world.traits.tally.environments - before)
  }

  /// What a turn's end updates, or outside of every hierarchy what `update traits` does.
  private func extent(_ question: Question) -> UpdateExtent {
    world.traits.isFollowing(question.environment)
      ? .everything : .traits(of: question.environment)
  }

  /// A statement with the update that it needs where none comes by itself.
  func finished(_ statement: String, _ question: Question) -> String {
    let needsUpdate =
      world.settings[0].updatesManually || !world.traits.isFollowing(question.environment)
    return needsUpdate ? statement + "; " + updating(question) : statement
  }

  /// The statement that brings what is due.
  func updating(_ question: Question) -> String {
    world.traits.isFollowing(question.environment)
      ? "update" : "update traits \(world.reference(to: question.environment))"
  }

  /// Whether two values are the same to the trait system, without its comparison being counted.
  func isEqualUncounted(_ trait: TraitID, _ left: TraitValue, _ right: TraitValue) throws(Problem)
    -> Bool
  {
    let mark = world.mark
    defer { world.revert(to: mark) }
    return try isEqual(trait, left, right)
  }
}
