import Commands
import Playgrounds
import Syntax

extension LessonSession {
  /// Takes what the learner typed: nothing for the next step, a word of the lesson mode, or statements.
  ///
  /// - Returns: What of it is to be typed again when the lesson is taken up (``resume(_:)``): all, unless ^C came in between or the learner left.
  @discardableResult public func enter(_ text: String) -> String? {
    guard ending == nil else { return nil }
    wasInterrupted = false
    let entry = text.withoutBlanks
    if !entry.isEmpty { lines.append(text) }
    switch mode {
    case _ where entry.isEmpty: return step(text) { next() }
    case .predicting where playStart == nil && Prediction.isAnswer(entry, in: playground):
      return step(text) { predict(String(entry)) }
    case .choosing(let quiz) where playStart == nil:
      guard let answer = answer(entry, to: quiz) else { return run(text) }
      return step(text) { take(answer, entry, quiz) }
    default: return run(text)
    }
  }

  /// Does what an entry without statements says, and returns the entry, if it came to its end.
  private func step(_ text: String, _ body: () -> Void) -> String? {
    body()
    return ending == nil && !wasInterrupted ? text : nil
  }

  /// Runs the statements of an entry to the end or the first that fails, and returns what is to be kept of it.
  private func run(_ text: String) -> String? {
    let window = SourceWindow(text)
    let script = Script(text, names: &playground.world.names)
    for problem in script.problems {
      show(.problem(Problem(.syntax(problem), problem.range, origin: window.origin(problem.range))))
    }
    guard script.problems.isEmpty else { return nil }
    let start = playground.history.current
    for (index, statement) in script.statements.enumerated() {
      let problem = run(statement, in: window)
      if let problem { show(.problem(problem.placed(at: statement.range, in: window))) }
      if case .interrupted? = problem?.kind { wasInterrupted = true }
      if ending != nil || wasInterrupted { return text.prefix(bytes: statement.range.start) }
      if problem != nil { break }
      if statement.form.isLearned { continue }
      let isLast = index == script.statements.count - 1
      watch(tellsProgress: isLast && playground.history.current != start)
    }
    return text
  }

  private func run(_ statement: Statement, in window: SourceWindow) -> Problem? {
    if let refusal = statement.form.learnerRefusal { return refusal }
    switch playground.run(statement, in: window) {
    case .done: return nil
    case .failed(let problem): return problem
    case .request(.quit):
      ending = .quit
      return nil
    case .request(.lesson(let form, _)) where form != .learn:
      perform(form)
      return nil
    case .request(let request): return handle(request)
    }
  }
}

extension StatementForm {
  /// Whether it is a word of the lesson mode.
  var isLearned: Bool {
    switch self {
    case .learn, .next, .previous, .hint, .check, .solution, .skip, .restart, .back, .play, .contents: true
    default: false
    }
  }
}

extension StatementForm {
  /// Why a learner cannot say it, and what to do instead; `nil` if they can.
  ///
  /// What is typed is typed again when the lesson is taken up, and must come out the same.
  fileprivate var learnerRefusal: Problem? {
    switch self {
    case .reset:
      Problem(
        .refused(cause: "`reset` would take the lesson away", suggestion: "`restart` begins again"), nil)
    case .save, .load, .record:
      Problem(
        .refused(
          cause: "a lesson touches no files",
          suggestion: "`quit` leaves it; `\(spelling)` works in the playground"), nil)
    default: nil
    }
  }
}

extension Problem {
  /// The problem with its place in what was typed, if it has none.
  func placed(at range: SourceRange, in window: SourceWindow) -> Problem {
    var problem = self
    if problem.origin == nil {
      let blamed = problem.range ?? range
      (problem.range, problem.origin) = (blamed, window.origin(blamed))
    }
    return problem
  }
}

extension String {
  /// So many bytes of the text; `nil` if they are blank.
  fileprivate func prefix(bytes: Int) -> String? {
    let part = String(decoding: utf8.prefix(bytes), as: UTF8.self)
    return part.withoutBlanks.isEmpty ? nil : part
  }
}
