internal import Journals
internal import ViewTree

/// Updates that a call asks for at once, which may stand inside one another.
extension Application {
  /// Goes through an update for a caller that cannot throw, as UIKit's cannot.
  ///
  /// One that does not come to rest is left. The update around it throws the problem, and everything is as it was before that; where there is
  /// none, this one is undone, and the next ``update()`` throws it: of several the first.
  func force(_ extent: UpdateExtent) {
    let isInside = ask { $0.isUpdating }
    if hasFailed, isInside { return }
    do throws(TraitProblem) {
      if isInside {
        try checkNesting()
        try traits.beginUpdate(extent)
        try work()
      } else {
        try attempt { (traits) throws(TraitProblem) in try traits.beginUpdate(extent) }
      }
    } catch {
      guard case .tooManyPasses = error else { misuse(sentence(of: error)) }
      if !hasFailed { failure = error }
    }
  }

  /// Does the work of what the engine has begun, until nothing is left, or until an update inside it has failed.
  func work() throws(TraitProblem) {
    while let work = try next() {
      perform(work)
      if hasFailed, let failure { throw failure }
    }
  }

  /// Refuses one more update inside the others: each takes room on the stack, of which there is an end, so that their number has the bound of
  /// the passes.
  func checkNesting() throws(TraitProblem) {
    if let problem = ask({ $0.nestedLoop }) { throw problem }
  }
}
