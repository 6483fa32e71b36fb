import Playgrounds

extension LessonReplay {
  /// Tries an exercise's answers, each from its start, and goes on from where the solution leads.
  mutating func exercise(_ index: Int, _ step: Lesson.Step) throws(Stop) {
    let run = try run(step.block)
    found.steps.append(LessonReport.Step(index: index, printed: run.printed))
    guard let check = step.check, let solution = step.solution else { return }
    let start = session.state
    let findingCount = found.findings.count
    if try verdicts(check).allSatisfy(\.holds) { note(check, .holdsAtStart) }
    var ends = [try solve(solution, check, from: start)]
    for answer in step.accepted { ends.append(try solve(answer, check, from: start)) }
    for answer in step.wrong { try fail(answer, check, from: start) }
    // A check that is wrong about the author's own answers needs no further proof.
    if proves, found.findings.count == findingCount { try prove(step, from: start, to: ends) }
    try restore(ends[0], solution)
  }

  /// Tries an answer that must hold, and returns the state that it reaches.
  private mutating func solve(_ answer: Lesson.Block, _ check: Lesson.Block, from start: Int) throws(Stop)
    -> Int
  {
    try restore(start, answer)
    try run(answer)
    let missing = try verdicts(check).filter { !$0.holds }
    if !missing.isEmpty { note(answer, .unsolved(answer.kind, missing)) }
    return session.state
  }

  /// Tries an answer that must not hold, with something to say to whoever gives it.
  private mutating func fail(_ answer: Lesson.Block, _ check: Lesson.Block, from start: Int) throws(Stop) {
    try restore(start, answer)
    try run(answer)
    let missing = try verdicts(check).filter { !$0.holds }
    if missing.isEmpty { return note(answer, .wrongPasses) }
    // `expect error` takes no sentence: another expectation that fails with it may say what is wrong.
    let isTold = missing.contains { $0.sentence != nil }
    let speechless = missing.first { $0.sentence == nil && ($0.mayHaveSentence || !isTold) }
    if let speechless { note(answer, .speechless(speechless)) }
  }

  /// What the check says now, its lines counted in the lesson's file.
  private mutating func verdicts(_ check: Lesson.Block) throws(Stop) -> [Verdict] {
    let verdicts = session.verdicts(on: check.code)
    try checkBounds(check)
    return verdicts.map { verdict in
      var verdict = verdict
      verdict.line += check.line
      return verdict
    }
  }
}
