import Sessions

extension LessonReplay {
  /// Tries the check of an exercise with mutants of its solution, each from the exercise's start: it must refuse all that come out wrong.
  ///
  /// - Parameter ends: the sessions that the solution and the other right answers lead to.
  mutating func prove(
    _ step: Lesson.Step, _ solution: Block, from start: Interpreter, to ends: [Interpreter],
    accepts: (Interpreter) -> Bool
  ) throws(Stop) {
    let subject = ExerciseSubject(step, start: start, right: ends)
    let states = [ends[0].session, start.session]
    let mutator = Mutator { word in
      var seen: Set<String> = []
      return states.flatMap { $0.alternatives(to: word) }.filter { seen.insert($0).inserted }
    }
    var seen: Set<[String]> = []
    refill()
    for mutant in mutator.mutants(of: solution.code) {
      if isInterrupted() { throw Stop() }
      var branch = start.trial
      branch.allowance = Self.mostSteps / 10
      // What fails is as if it were not there: mutants that leave the same are one.
      guard seen.insert(branch.runEach(mutant)).inserted else { continue }
      found.proof.tried += 1
      let differences = subject.differences(of: branch)
      if differences.isEmpty { continue }
      found.proof.wrong += 1
      guard accepts(branch) else {
        found.proof.refused += 1
        continue
      }
      noteAccepted(mutant, of: solution, differences)
    }
  }

  private mutating func noteAccepted(_ mutant: String, of solution: Block, _ differences: [Difference]) {
    var finding = Finding(
      solution.line, "mutant-passes", "the check also accepts an answer that comes out otherwise",
      "expect what it gets wrong, or write it down as `mendel accept`")
    let lines = UnifiedDiff.lines(of: lesson.id, to: "accepted", solution, mutant)
    let shown = Array(differences.prefix(4))
    finding.details = { layout in lines + Difference.table(shown, layout) }
    found.findings.append(finding)
  }
}

/// What an exercise is about, and which states solve it.
///
/// An exercise is about what its solution changes among everything that can be read. A state is right if it equals there the one that the
/// solution reaches, or that an `accept` reaches; of the latter also in what the `accept` itself changes.
private struct ExerciseSubject {
  /// A state that a right answer reaches, and what makes it one.
  private struct Goal {
    var end: Interpreter
    var subjects: Set<String>
  }

  private let comparison: StateComparison
  private let goals: [Goal]

  /// Compares where right answers lead, the solution first, with where the exercise starts.
  init(_ step: Lesson.Step, start: Interpreter, right: [Interpreter]) {
    let comparison = StateComparison(step)
    let changes = right.map { Set(comparison.differences(start, $0).map(\.subject)) }
    self.comparison = comparison
    goals = zip(right, changes).map { Goal(end: $0, subjects: $1.union(changes[0])) }
  }

  /// What a state differs in from the solution's in what the exercise is about; empty if it is right.
  func differences(of state: Interpreter) -> [Difference] {
    let differences = goals.lazy.map { goal in
      comparison.differences(goal.end, state).filter { goal.subjects.contains($0.subject) }
    }
    return differences.contains(where: \.isEmpty) ? [] : differences.first ?? []
  }
}
