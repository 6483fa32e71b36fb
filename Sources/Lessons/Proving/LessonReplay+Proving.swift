import Sessions

extension LessonReplay {
  /// Tries the check of an exercise with mutants of its solution, each from the exercise's start: it must refuse all that come out wrong.
  ///
  /// An exercise is about what its solution changes among everything that can be read. A state is right if it equals there the one that
  /// the solution reaches, or that an `accept` reaches; of the latter also in what the `accept` itself changes.
  ///
  /// - Parameter ends: the sessions that the solution and the other right answers lead to.
  mutating func prove(
    _ step: Lesson.Step, _ goal: StepGoal, from start: Interpreter, to ends: [Interpreter]
  ) throws(Stop) {
    guard let solution = step[.solution] else { return }
    let comparison = StateComparison(step)
    let changes = ends.map { Set(comparison.differences(start, $0).map(\.subject)) }
    let rights = zip(ends, changes).map { (end: $0, subjects: $1.union(changes[0])) }
    let mutator = Mutator(solution.table) { word in
      [ends[0].session, start.session].flatMap { $0.alternatives(to: word) }
    }
    var seen: Set<[String]> = []
    for mutant in mutator.mutants(of: solution.code) {
      if line.isInterrupted() { throw Stop() }
      var branch = start.trial
      // What fails is as if it were not there: mutants that leave the same are one.
      let script = Script(mutant, solution.table)
      let done = script.statements.filter { branch.run($0, script.source).problem == nil }
      guard seen.insert(done.map(script.text)).inserted else { continue }
      found.proof.tried += 1
      let end = branch
      let differences = rights.lazy.map { right in
        comparison.differences(right.end, end).filter { right.subjects.contains($0.subject) }
      }
      if differences.contains(where: \.isEmpty) { continue }
      found.proof.wrong += 1
      guard goal.isReached(by: end, printed: "") else {
        found.proof.refused += 1
        continue
      }
      let lines = solution.difference(to: mutant, called: "accepted", in: lesson.id)
      let shown = Array(differences[0].prefix(4))
      note(
        solution, "mutant-passes", "the check also accepts an answer that comes out otherwise",
        "expect what it gets wrong, or write it down as `mendel accept`"
      ) { layout in lines + Difference.table(shown, layout) }
    }
  }
}
