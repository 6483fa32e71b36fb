internal import ViewTree

/// Automatic trait tracking for methods that are played with ``TraitChangeObservable/override(_:with:)``.
///
/// A tracked method is handed collections that note what is read of them, trait by trait, so that a change of one that it did not read does
/// not invalidate it. Source: WWDC24 session 10118, and "Automatic trait tracking" in Apple's documentation.
extension Application {
  /// What an environment answers, as a collection that notes what is read of it for the method that is running.
  func notedCollection(at environment: EnvironmentID) -> TraitCollection {
    let collection = collection(at: environment)
    if let noted = reads.first(where: { $0.environment == environment }) {
      return collection.noting(in: noted.reads)
    }
    let noted = TraitReads()
    reads.append((environment, noted))
    return collection.noting(in: noted)
  }

  /// Runs a method; if the engine tracks it, tells the engine what it has read.
  func noteReads(of method: () -> Void) {
    guard ask({ $0.isTrackingReads }) else { return method() }
    let outer = reads
    reads = []
    method()
    for (environment, reads) in reads { note(reads.found, at: environment) }
    reads = outer
  }

  private func note(_ found: TraitReads.Found, at environment: EnvironmentID) {
    let defined = found.definitions.map { traits.trait(for: $0) }
    let all = found.isWhole ? Array(traits.traits) : []
    for trait in found.traits + defined + all { traits.noteRead(of: trait, at: environment) }
  }
}
