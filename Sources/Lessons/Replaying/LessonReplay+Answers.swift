import Sessions
import Syntax

extension LessonReplay {
  /// Tries the answers to a step, each from its start, and continues the main line from the end of the author's answer.
  mutating func answers(_ step: Lesson.Step, _ index: Int) throws(Stop) {
    if step.kind == .exercise { mainLine = try run(step.block, from: mainLine).end }
    guard let answer = step.answer else { return }
    let (start, findingCount) = (mainLine, found.findings.count)
    let author = try run(answer, from: start)
    mainLine = author.end
    if step.kind == .yours { compare(author.run, step, index) }
    let goal = StepGoal(step, from: start, author: author)
    if goal.check == nil, answer.keepsCode {
      note(
        step.block, "yours-without-check", "code that is kept has no equality, so state cannot decide",
        "write a block `mendel check` below it")
    }
    if goal.isReached(by: start, printed: "") {
      note(
        step[.check] ?? step.block, "holds-at-start", "this is so before anything is typed",
        "ask for something that only the answer brings about")
    }
    if !goal.isReached(by: author.end, printed: author.run.printed) { noteUnsolved(answer, goal, author.end) }
    var ends = [author.end]
    // A check does not depend on what watches draw, so the copies need none.
    var bare = start
    if goal.check != nil { bare.session.watches = [] }
    for other in step.all(.accept) + step.all(.wrong) {
      let (end, run) = try run(other, from: bare)
      if other.kind == .accept {
        ends.append(end)
        if !goal.isReached(by: end, printed: run.printed) { noteUnsolved(other, goal, end) }
        continue
      }
      let missing = goal.check?.missing(in: end)
      if missing?.isEmpty ?? goal.isReached(by: end, printed: run.printed) {
        note(other, "wrong-passes", "this wrong answer passes", "expect what this answer gets wrong")
      } else if let check = goal.check, let missing, step.kind == .exercise {
        noteSpeechless(other, check, missing)
      }
    }
    // If the check already fails for the author's own answers, mutants would prove nothing more.
    if step.kind == .exercise, proves, found.findings.count == findingCount {
      try prove(step, goal, from: start, to: ends)
    }
  }

  private mutating func noteUnsolved(_ answer: Block, _ goal: StepGoal, _ end: Interpreter) {
    let missing = goal.check?.missing(in: end) ?? []
    note(
      answer, "unsolved",
      "this `\(answer.kind.words)` does not \(answer.kind == .yours ? "do what is asked" : "solve the exercise")",
      "mend the answer, or what is expected of it"
    ) { layout in missing.flatMap { $0.lines(layout) } }
  }

  /// Notes a wrong answer for which no failing expectation has a sentence for the learner.
  private mutating func noteSpeechless(_ answer: Block, _ check: Check, _ missing: [Verdict]) {
    // `expect error` takes no sentence, so another expectation that fails with it may have one.
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
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}

extension Block {
  /// Whether its statements store functions or closures, which cannot be compared.
  fileprivate var keepsCode: Bool { script.statements.contains(where: keepsCode) }

  private func keepsCode(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .function: true
    case .type(let type): type.members.contains(where: keepsCode)
    case .variable(let variable)
    where variable.bindings.contains { $0.accessors != nil || $0.initial?.isClosure ?? false }:
      true
    case .verb(let verb): ["register", "on"].contains(verb.head)
    case .assignment(_, _, let value) where value.isClosure: true
    case .expression, .assignment, .variable: code.contains("{") && code.contains(" in ")
    default: false
    }
  }
}
