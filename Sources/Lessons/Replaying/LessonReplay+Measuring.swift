import Syntax

extension LessonReplay {
  /// Why nobody may learn the lesson, or play it to others: the statements that lessons may not have, or else where it takes too much.
  ///
  /// What ``report()`` finds besides makes a lesson wrong, and does no harm.
  ///
  /// ```swift
  /// LessonReplay(lesson).refusals()[0].sentence     // `save` is refused in lessons
  /// ```
  /// - Complexity: that of the statements.
  public func refusals() -> [LessonFinding] {
    var names = NameTable()
    var found: [LessonFinding] = []
    for case .block(let block) in lesson.parts where block.kind.isExecutable {
      found += BlockRules(block, names: &names).wordFindings
    }
    // Nobody reads more.
    found.removeLast(max(found.count - LessonProblems.limit, 0))
    return found.isEmpty ? excess().map { [$0] } ?? [] : found
  }

  /// Where the lesson takes more than a lesson may, if it does: asked before somebody learns it, or plays it to others.
  ///
  /// Its own statements run once to the end, whatever else may be wrong with them; nothing is compared.
  ///
  /// ```swift
  /// LessonReplay(lesson).excess()?.sentence     // a lesson's statements take at most 1000000 steps together
  /// ```
  /// - Complexity: that of the statements.
  public func excess() -> LessonFinding? {
    var replay = self
    do throws(Stop) { for step in lesson.steps { try replay.measure(step) } } catch {}
    return replay.found.findings.first
  }

  private mutating func measure(_ step: Lesson.Step) throws(Stop) {
    if step.block.attributes.isFresh { session.reset() }
    let start = session.state
    let own = [step.block.kind.isExecutable ? step.block : nil, step.solution]
    for block in own.compactMap(\.self) {
      try checkBounds(block, session.run(block.code))
    }
    if let check = step.check {
      _ = session.verdicts(on: check.code)
      try checkBounds(check)
    }
    if step.block.kind == .predict { try restore(start, step.block) }
  }
}
