import Sessions

extension AppleTypes {
  static let observation = TypeInfo.read(
    """
    struct Global
      func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T  // Runs something, and calls the other closure before what it has read changes.
    """,
    [
      "withObservationTracking": .init { session, _, given, _ throws(Problem) in
        let outer = session.views.observed.current
        session.views.observed.current = []
        let result = try session.apply(given[0])
        let reads = session.views.observed.current ?? []
        session.views.observed.current = outer?.union(reads)
        session.views.observed.waiting.append((reads, given[1]))
        return result
      }
    ])
}
