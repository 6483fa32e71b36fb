import Commands
import Playgrounds

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
