/// Gives each block to the step that it belongs to, by the rules of lessons.
struct StepReader {
  private var steps: [Lesson.Step] = []
  private var problems: [LessonProblem] = []
  private var ids: [String: Int] = [:]
  /// Whether nothing but prose stands between the last step and here.
  private var isDirectlyBelowStep = false

  /// The steps of a lesson, and what is wrong with them.
  static func steps(of parts: [Lesson.Part]) -> (steps: [Lesson.Step], problems: [LessonProblem]) {
    var reader = StepReader()
    for (index, part) in parts.enumerated() {
      if case .block(let block) = part { reader.read(block, part: index) }
    }
    reader.endStep()
    return (reader.steps, reader.problems)
  }

  private mutating func read(_ block: Lesson.Block, part: Int) {
    if let id = block.attributes.id, let line = ids.updateValue(block.line, forKey: id) {
      note(block, .repeatedID(id, line: line))
    }
    if block.kind.isStep {
      endStep()
      steps.append(Lesson.Step(block: block, part: part))
      isDirectlyBelowStep = true
    } else if block.kind != .text {
      belong(block)
      isDirectlyBelowStep = false
    }
  }

  /// Adds the block to the last step.
  private mutating func belong(_ block: Lesson.Block) {
    guard let last = steps.indices.last, mayBelong(block, to: steps[last]) else {
      return note(block, .orphan(block.kind))
    }
    switch block.kind {
    case .output:
      if ExpectedOutput(block.code).isTooLong { note(block, .longOutput) }
      set(\.output, of: last, to: block)
    case .counter:
      if steps[last].block.attributes.claims.isEmpty { note(block, .counterWithoutClaim) }
      set(\.counter, of: last, to: block)
    case .swift: set(\.swift, of: last, to: block)
    case .check: set(\.check, of: last, to: block)
    case .solution: set(\.solution, of: last, to: block)
    case .accept: steps[last].accepted.append(block)
    case .wrong:
      if !block.code.drop(while: \.isWhitespace).hasPrefix("//") { note(block, .unnamedMisconception) }
      steps[last].wrong.append(block)
    default: steps[last].hints.append(block)
    }
  }

  private func mayBelong(_ block: Lesson.Block, to step: Lesson.Step) -> Bool {
    switch block.kind {
    case .output: isDirectlyBelowStep && [.example, .predict].contains(step.block.kind) || step.output != nil
    case .check, .solution, .accept, .wrong, .hint: step.block.kind == .exercise
    default: true
    }
  }

  private mutating func set(
    _ place: WritableKeyPath<Lesson.Step, Lesson.Block?>, of step: Int, to block: Lesson.Block
  ) {
    if let first = steps[step][keyPath: place] { return note(block, .second(block.kind, line: first.line)) }
    steps[step][keyPath: place] = block
  }

  /// Looks at the last step, now that all its blocks are known.
  private mutating func endStep() {
    guard let step = steps.last else { return }
    switch step.block.kind {
    case .exercise:
      if step.check == nil { note(step.block, .exerciseWithout(.check)) }
      if step.solution == nil { note(step.block, .exerciseWithout(.solution)) }
      if step.hints.isEmpty { note(step.block, .exerciseWithout(.hint)) }
    case .predict:
      if let output = step.output, output.code.count(where: \.isNewline) != 1 {
        note(output, .longPrediction)
      }
    case .quiz:
      do throws(LessonProblem) { _ = try Quiz(step.block) } catch { problems.append(error) }
    default: break
    }
  }

  private mutating func note(_ block: Lesson.Block, _ kind: LessonProblem.Kind) {
    problems.append(LessonProblem(line: block.line, kind))
  }
}
