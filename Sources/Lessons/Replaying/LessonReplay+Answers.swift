import Sessions

extension LessonReplay {
  /// Tries an exercise's answers, each from its start, and goes on from where the solution leads.
  mutating func exercise(_ step: Lesson.Step) throws(Stop) {
    try advance(step.block)
    guard let block = step[.check], let solution = step[.solution] else { return }
    let (check, start) = (Check(block), line)
    let findingCount = found.findings.count
    if check.holds(in: start) { noteHolding(block) }
    line = try solve(solution, check, from: start)
    var ends = [line]
    for answer in step.all(.accept) { ends.append(try solve(answer, check, from: start)) }
    for answer in step.all(.wrong) { try fail(answer, check, from: start) }
    // A check that is wrong about the author's own answers needs no further proof.
    if proves, found.findings.count == findingCount {
      try prove(step, solution, from: start, to: ends) { check.holds(in: $0) }
    }
  }

  /// Runs what the learner is to type, and tries the other answers: by the check, or by the state that the author's reaches.
  mutating func yours(_ index: Int, _ step: Lesson.Step) throws(Stop) {
    let start = line
    let run = try advance(step.block)
    compare(run, index, step)
    let goal = YoursGoal(step, start: start, end: line, printed: run.printed)
    if step[.check] == nil, step.block.keepsCode {
      note(
        step.block, "yours-without-check", "code that is kept has no equality, so state cannot decide",
        "write a block `mendel check` below it")
    }
    if goal.isReached(by: start, printed: "") {
      note(
        step.block, "holds-at-start", "this is so before anything is typed",
        "ask for something that is not so yet")
    }
    if let check = step[.check].map(Check.init) { _ = try solve(step.block, check, from: start) }
    for answer in step.all(.accept) + step.all(.wrong) {
      var branch = start
      let run = try self.run(answer, in: &branch)
      guard goal.isReached(by: branch, printed: run.printed) != (answer.kind == .accept) else { continue }
      if answer.kind == .accept { noteUnsolved(answer, []) } else { noteWrongPasses(answer) }
    }
  }

  /// Tries an answer that must hold, and returns the session that it leads to.
  private mutating func solve(_ answer: Block, _ check: Check, from start: Interpreter) throws(Stop)
    -> Interpreter
  {
    var branch = start
    try run(answer, in: &branch)
    let missing = check.verdicts(in: branch).filter { !$0.holds }
    if !missing.isEmpty { noteUnsolved(answer, missing) }
    return branch
  }

  /// Tries an answer that must not hold, with something to say to whoever gives it.
  private mutating func fail(_ answer: Block, _ check: Check, from start: Interpreter) throws(Stop) {
    var branch = start
    try run(answer, in: &branch)
    let missing = check.verdicts(in: branch).filter { !$0.holds }
    if missing.isEmpty { return noteWrongPasses(answer) }
    // `expect error` takes no sentence: another expectation that fails with it may say what is wrong.
    let isTold = missing.contains(where: \.speaks)
    guard let mute = missing.first(where: { !$0.speaks && ($0.maySpeak || !isTold) }) else { return }
    note(
      answer, "speechless",
      "this wrong answer fails on line \(check.block.line + mute.line), which has no `else`",
      mute.maySpeak
        ? "write `else \"what to tell the learner\"` behind it"
        : "`expect error` takes none: expect something else as well that this answer gets wrong, with an `else \"…\"`"
    )
  }

  private mutating func noteHolding(_ check: Block) {
    note(
      check, "holds-at-start", "the check already holds at the exercise's start",
      "expect something that only the answer brings about")
  }

  private mutating func noteUnsolved(_ answer: Block, _ missing: [Verdict]) {
    var finding = Finding(
      answer.line, "unsolved", "this `\(answer.kind.words)` does not solve the exercise",
      "mend the answer, or what is expected of it")
    finding.details = { layout in missing.flatMap { $0.lines(layout) } }
    found.findings.append(finding)
  }

  private mutating func noteWrongPasses(_ answer: Block) {
    note(answer, "wrong-passes", "this wrong answer passes", "expect what this answer gets wrong")
  }
}

extension Block {
  /// Whether its statements keep code, whose equality nobody can tell.
  var keepsCode: Bool {
    read.statements.contains { statement in
      switch statement.kind {
      case .function: true
      case .verb(let verb): ["register", "on"].contains(verb.head)
      case .expression, .assignment, .variable: code.contains("{") && code.contains(" in ")
      default: false
      }
    }
  }
}
