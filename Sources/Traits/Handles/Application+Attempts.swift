internal import Journals

/// Doing something wholly, or not at all.
extension Application {
  /// Where everything stands that an application knows.
  private struct Mark {
    let traits: TraitSystem.Mark
    let registrations, overrides, looks: Int
  }

  /// Lets the engine begin something and does the work that comes of it; if either fails, everything is as it was before.
  ///
  /// One attempt may stand inside another, in a callback; then it goes back to where that callback was.
  ///
  /// - Complexity: O(*c*) in what changes, where it fails.
  func attempt(_ begin: (inout TraitSystem) throws(TraitProblem) -> Void) throws(TraitProblem) {
    if hasFailed, let failure { throw failure }
    let isOutermost = !ask { $0.isRecording }
    if !isOutermost { try checkNesting() }
    if isOutermost { setRecording(true) }
    defer { if isOutermost { forgetChanges() } }
    let mark = mark()
    do throws(TraitProblem) {
      try begin(&traits)
      try work()
    } catch {
      let gone = revert(to: mark)
      failure = nil
      release(gone)
      throw error
    }
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
