extension LessonReplay {
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
