internal import Journals

/// Doing something wholly, or not at all.
extension Application {
  /// How many attempts that do not come to rest may be caught in one update.
  private static let loopLimit = 4

  /// Where everything stands that an application knows.
  private struct Mark {
    let traits: TraitSystem.Mark
    let registrations, overrides, looks: Int
  }

  /// Lets the engine begin something and does the work that comes of it; if either fails, everything is as it was before.
  ///
  /// One attempt may stand inside another, in a callback; then it goes back to where that callback was. Whoever catches that it did not come to
  /// rest may begin another, in each pass of each update around it: after the first few, all of these fail as well.
  ///
  /// What an update outside has failed with, whose caller could not throw it, waits for ``update()``.
  ///
  /// - Complexity: O(*c*) in what changes, where it fails.
  func attempt(_ begin: (inout TraitSystem) throws(TraitProblem) -> Void) throws(TraitProblem) {
    if hasFailed { return try attemptAfterFailure(begin) }
    let isOutermost = !ask { $0.isRecording }
    if isOutermost {
      setRecording(true)
      loops = 0
    } else {
      do throws(TraitProblem) { try checkNesting() } catch {
        keep(error, isInside: true)
        throw error
      }
    }
    defer { if isOutermost { forgetChanges() } }
    let mark = mark()
    do throws(TraitProblem) {
      try begin(&traits)
      try work()
    } catch {
      let gone = revert(to: mark)
      failure = nil
      keep(error, isInside: ask { $0.isUpdating })
      release(gone)
      throw error
    }
  }

  /// The same while there is a problem still to be thrown: by the update that is in progress; where there is none it is left to the next.
  private func attemptAfterFailure(
    _ begin: (inout TraitSystem) throws(TraitProblem) -> Void
  ) throws(TraitProblem) {
    guard let first = failure else { return }
    if ask({ $0.isUpdating }) { throw first }
    failure = nil
    defer { failure = first }
    try attempt(begin)
  }

  /// Lets the updates around an attempt that did not come to rest fail with it, if that has happened too often in them.
  private func keep(_ problem: TraitProblem, isInside: Bool) {
    guard isInside, case .tooManyPasses = problem else { return }
    loops += 1
    if loops > Self.loopLimit { failure = problem }
  }

  private func mark() -> Mark {
    Mark(
      traits: traits.mark, registrations: registrations.mark, overrides: overrides.mark, looks: looks.mark)
  }

  /// Goes back, and hands out what was made since then; handles on environments among that mean destroyed ones from now on.
  private func revert(to mark: Mark) -> (closures: [Handler], looks: [Look]) {
    traits.revertKeepingRows(to: mark.traits)
    let closures = registrations.revert(to: mark.registrations) + overrides.revert(to: mark.overrides)
    return (closures, looks.revert(to: mark.looks))
  }

  /// Ends the recording, and then lets go of what it has kept.
  private func forgetChanges() {
    traits.forgetChanges()
    setRecording(false)
    let closures = registrations.forgetChanges() + overrides.forgetChanges()
    let shown = looks.forgetChanges()
    release((closures, shown))
  }

  private func setRecording(_ isRecording: Bool) {
    traits.isRecording = isRecording
    registrations.isRecording = isRecording
    overrides.isRecording = isRecording
    looks.isRecording = isRecording
  }
}
