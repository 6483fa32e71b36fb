import Testing
import Traits
import ViewTree

@Suite("Random histories")
struct HistoryTests {
  /// Runs one history, each step from its own seed; returns what went wrong, with what was done.
  private func failure(of seeds: [UInt64], undoes: Bool) -> String? {
    guard var twins = try? Twins() else { return "no twins" }
    do {
      var past: [(TraitSystem.Changes, Model)] = []
      for seed in seeds { try step(seed, &twins, &past, undoes: undoes) }
      return nil
    } catch {
      return "\(error)\n" + twins.trace.joined(separator: "\n")
    }
  }

  private func step(
    _ seed: UInt64, _ twins: inout Twins, _ past: inout [(TraitSystem.Changes, Model)], undoes: Bool
  ) throws {
    twins.random = SplitMix(state: seed)
    twins.budget = 12
    let before = twins.model
    let digest = twins.system.digest()
    if twins.random.chance(25) { try twins.update() } else { try twins.mutate() }
    try twins.compareAll()
    past.append((twins.system.takeChanges(), before))
    guard undoes, twins.random.chance(30) else { return }
    try undo(&twins, &past, digest)
  }

  private func undo(_ twins: inout Twins, _ past: inout [(TraitSystem.Changes, Model)], _ digest: Int) throws
  {
    var (after, afterDigest) = (twins.model, twins.system.digest())
    var isLast = true
    while let last = past.popLast() {
      var changes = last.0
      let before = last.1
      twins.trace.append("undo")
      twins.system.exchange(&changes)
      twins.model = before
      try twins.compareAll()
      if isLast, twins.system.digest() != digest {
        throw Twins.Difference(description: "undoing leaves another digest")
      }
      if twins.random.chance(50) {
        twins.trace.append("redo")
        twins.system.exchange(&changes)
        twins.model = after
        try twins.compareAll()
        if twins.system.digest() != afterDigest {
          throw Twins.Difference(description: "redoing leaves another digest")
        }
        past.append((changes, before))
        return
      }
      (after, afterDigest, isLast) = (before, twins.system.digest(), false)
    }
  }

  /// Leaves out what the failure does not need.
  private func shrunk(_ seeds: [UInt64], undoes: Bool) -> [UInt64] {
    var seeds = seeds
    var size = seeds.count / 2
    while size > 0 {
      var start = 0
      while start < seeds.count {
        var fewer = seeds
        fewer.removeSubrange(start..<min(start + size, seeds.count))
        if failure(of: fewer, undoes: undoes) != nil { seeds = fewer } else { start += size }
      }
      size /= 2
    }
    return seeds
  }

  @Test("the engine equals the model that recomputes everything", arguments: 0..<8, [false, true])
  func equalsModel(part: Int, undoes: Bool) {
    var random = SplitMix(state: UInt64(part) * 7919 + (undoes ? 1 : 0))
    for _ in 0..<12 {
      let seeds = (0..<110).map { _ in random.next() }
      if failure(of: seeds, undoes: undoes) != nil {
        Issue.record("\(failure(of: shrunk(seeds, undoes: undoes), undoes: undoes) ?? "")")
        return
      }
    }
  }
}
