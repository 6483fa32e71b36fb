import Sessions

extension LessonReplay {
  /// Runs mutants of an exercise's solution from the exercise's start: its check must refuse every mutant that ends in a wrong state.
  ///
  /// Among all readable values, the exercise is about those that its solution changes. A mutant's end is right if these values are equal to
  /// the end of the solution or of an `accept`; for an `accept`, the values that the `accept` itself changes are compared too.
  ///
  /// - Parameter ends: the sessions after the solution and after each other right answer.
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
      if mainLine.isInterrupted() { throw Stop() }
      var branch = start.copyWithoutHistory
      // Statements that fail have no effect, so mutants whose remaining statements are equal count once.
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
