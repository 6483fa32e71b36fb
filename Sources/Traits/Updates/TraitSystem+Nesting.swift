internal import Journals
internal import ViewTree

extension TraitSystem {
  /// What to say where updates inside one another come to no end, if they do not: who was visited in them, and which traits still wait there.
  var nestedLoop: TraitProblem? {
    if state.outer.count + 1 < Sweep.limit { return nil }
    var environments: [EnvironmentID] = []
    for sweep in state.outer.suffix(8) + [state.sweep] {
      for environment in sweep.visited + [sweep.current] where environment >= 0 {
        let id = EnvironmentID(index: environment)
        if !environments.contains(id) { environments.append(id) }
      }
    }
    let waiting = environments.flatMap { ownCells(of: $0.index) }.filter { cells[$0].isPending }
    let traits = Set(waiting.map { TraitID(index: cells[$0].trait) }).sorted()
    return .tooManyPasses(limit: Sweep.limit, environments: environments, traits: traits)
  }
}
