import Commands
import Playgrounds

extension LessonReplay {
  /// Tries the check of an exercise with mutants of its solution, each from the exercise's start: it must refuse all that come out wrong.
  ///
  /// - Parameters:
  ///   - start: the state in which the exercise begins.
  ///   - end: the states that the solution and the other right answers reach.
  mutating func prove(_ step: Lesson.Step, from start: Int, to ends: [Int]) throws(Stop) {
    guard let check = step.check, let solution = step.solution else { return }
    let before = try snapshot(of: start, solution)
    var right: [Snapshot] = []
    for end in ends { right.append(try snapshot(of: end, solution)) }
    let subject = ExerciseSubject(step, start: before, right: right)
    session.refill()
    defer { session.refill() }
    let mutator = try mutator(for: [ends[0], start], solution)
    var seen: Set<[String]> = []
    for mutant in mutator.mutants(of: solution.code) {
      try restore(start, solution)
      // What fails is as if it were not there: mutants that leave the same are one.
      guard seen.insert(session.runEach(mutant.code)).inserted else { continue }
      try tryMutant(mutant, check, solution, subject)
    }
  }

  /// Holds the state that a mutant has led to against the check.
  private mutating func tryMutant(
    _ mutant: Mutant, _ check: Lesson.Block, _ solution: Lesson.Block, _ subject: ExerciseSubject
  ) throws(Stop) {
    found.proof.tried += 1
    let differences = subject.differences(of: try snapshot(solution))
    if differences.isEmpty { return }
    found.proof.wrong += 1
    let isAccepted = session.verdicts(on: check.code).allSatisfy(\.holds)
    try checkBounds(solution)
    if isAccepted {
      note(solution, .mutantPasses(mutant, of: solution, differences))
    } else {
      found.proof.refused += 1
    }
  }

  private mutating func snapshot(of state: Int, _ block: Lesson.Block) throws(Stop) -> Snapshot {
    try restore(state, block)
    return try snapshot(block)
  }

  /// What can be read of the present state; of one that is too large, what it is too large for.
  private mutating func snapshot(_ block: Lesson.Block) throws(Stop) -> Snapshot {
    do throws(Problem) { return try session.snapshot() } catch {
      try checkBounds(block)
      note(error, block)
      throw Stop()
    }
  }

  /// A mutator that knows the words of some states.
  private mutating func mutator(for states: [Int], _ block: Lesson.Block) throws(Stop) -> Mutator {
    var tables: [[String: [String]]] = []
    for state in states {
      try restore(state, block)
      tables.append(session.alternatives(toNamesIn: block.code))
    }
    return Mutator { word in
      var seen: Set<String> = []
      return tables.flatMap { $0[word] ?? [] }.filter { seen.insert($0).inserted }
    }
  }
}
