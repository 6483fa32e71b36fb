import Testing
import TraitTesting

@Suite struct HistoryTests {
  /// 260 histories of 400 operations: more than 100,000 steps, with all that handlers do besides.
  @Test(arguments: 0..<20) func theEngineDoesWhatTheModelDoes(block: Int) throws {
    var calls = 0
    for seed in 0..<13 {
      var maker = OperationMaker(seed: UInt64(block * 13 + seed))
      var twins = try Twins()
      var done: [Operation] = []
      for _ in 0..<400 {
        let operation = maker.operation(for: twins)
        done.append(operation)
        twins.run(operation)
        if twins.difference != nil {
          Issue.record("seed \(block * 13 + seed), step \(done.count): \(try shortest(done))")
          return
        }
      }
      calls += twins.calls
    }
    #expect(calls > 300)
  }

  /// The operations without those that the difference does not need, and the difference.
  private func shortest(_ operations: [Operation]) throws -> String {
    var kept = operations
    var difference = try self.difference(after: kept)
    var step = kept.count / 2
    while step > 0 {
      var start = kept.count - step
      while start >= 0 {
        var shorter = kept
        shorter.removeSubrange(start..<min(start + step, kept.count))
        if let found = try self.difference(after: shorter) { (kept, difference) = (shorter, found) }
        start -= step
      }
      step /= 2
    }
    return (["\(difference ?? "none")"] + kept.map { "\($0)" }).joined(separator: "\n")
  }

  private func difference(after operations: [Operation]) throws -> String? {
    var twins = try Twins()
    for operation in operations where twins.difference == nil { twins.run(operation) }
    return twins.difference
  }
}
