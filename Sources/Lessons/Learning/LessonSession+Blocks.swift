import Commands
import Playgrounds
import Syntax

extension LessonSession {
  /// Does what a step does to the lesson's own line, without a word, and stands behind it.
  func passSilently(_ step: Lesson.Step) {
    let post = playground.post
    playground.post = { _ in }
    defer { playground.post = post }
    // What reads counted since then is no part of the line.
    _ = try? playground.restore(line)
    starts[current] = line
    if step.block.attributes.isFresh {
      playground.reset()
      starts = [:]
    }
    switch step.block.kind {
    case .setup, .example: runQuietly(step.block)
    case .exercise:
      runQuietly(step.block)
      if let solution = step.solution { runQuietly(solution) }
    default: break
    }
    line = playground.history.current
    current += 1
    if wasInterrupted {
      show(.remark(.setupInterrupted))
      ending = .quit
    }
  }

  private func runQuietly(_ block: Lesson.Block) { _ = failures(of: block) }

  /// How a block of the lesson ended.
  enum BlockEnd { case done, failed, interrupted }

  /// Runs a block of the lesson for the learner to see.
  @discardableResult func run(_ block: Lesson.Block) -> BlockEnd {
    let failures = failures(of: block)
    lines += block.statements
    for problem in failures { show(.problem(problem)) }
    if wasInterrupted { return .interrupted }
    return failures.isEmpty ? .done : .failed
  }

  private func failures(of block: Lesson.Block) -> [Problem] {
    var run = ScriptRun(playground, file: nil)
    run.feed(Array(block.code.utf8))
    run.finish()
    if run.failures.contains(where: { if case .interrupted = $0.kind { true } else { false } }) {
      wasInterrupted = true
    }
    return run.failures
  }
}

extension Lesson.Block {
  /// The statements as they stand in the block, as they would be typed one by one; where it cannot be read, the whole.
  fileprivate var statements: [String] {
    var names = NameTable()
    let script = Script(code, names: &names)
    guard script.problems.isEmpty else { return [String(code.withoutBlanks)] }
    let bytes = Array(code.utf8)
    return script.statements.map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
  }
}
