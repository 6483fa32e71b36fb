extension TraitBenchmark {
  /// A change at the root with ten observers, in a program of handles: with closures, and with everything undone should a turn fail.
  static func handles(_ count: Int) throws -> Comparison {
    let tree = HandleTree(.wide, count: count)
    return Comparison(work: "\(count) views, wide", ours: try perTurn(10_000) { try tree.change(to: $0 & 1) })
  }
}
