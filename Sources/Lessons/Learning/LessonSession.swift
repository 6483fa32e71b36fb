public import Commands
public import Playgrounds
import Syntax

/// A learner in a lesson: shows its prose, waits at each step, runs what is typed in the same session, and watches exercises.
///
/// The lesson's own line is the state that its steps alone lead to. Whatever the learner does besides is a branch of it: the next step goes on from the
/// line, and behind an exercise from where the author's solution leads. So everybody sees the same outputs.
///
/// It knows no terminal: entries come in, messages go out.
///
/// ```swift
/// let session = LessonSession(lesson) { messages.append($0) }
/// session.begin()                              // prose, and the code of the first step
/// session.enter("")                            // runs it
/// session.enter("override form.theme = bold")  // an experiment; in an exercise, an attempt
/// session.enter("back")
/// ```
public final class LessonSession {
  /// How a learner leaves.
  public enum Ending: Hashable, Sendable {
    /// Behind the last step.
    case finished
    /// With `quit`.
    case quit
    /// For another lesson.
    case opened
  }

  /// What the learner is doing.
  enum Mode {
    /// Standing before an example.
    case reading
    /// Saying what a statement will print.
    case predicting
    case exercising(Exercise)
    case choosing(Quiz)
    /// Behind the last step.
    case finished
  }

  /// An exercise on its way.
  struct Exercise {
    /// The state in which it began.
    var start: Int
    /// How many hints were shown.
    var hints = 0
    /// Whether it is solved, or its solution shown.
    var isSolved = false
  }

  /// The lesson.
  public let lesson: Lesson
  /// The session, for completion and colours.
  public let playground: Playground
  /// How the learner left; `nil` while they are there.
  public internal(set) var ending: Ending?
  /// Does what only the owner can do: saves and loads files, lists and opens lessons.
  public var handle: (SessionRequest) -> Problem? = { _ in nil }

  let show: (LessonMessage) -> Void
  /// The step that the learner stands before, behind the last one their number.
  var current = 0
  /// The number of the state that the lesson's own line is in.
  var line = 0
  /// The states before the steps seen since the session began anew.
  var starts: [Int: Int] = [:]
  var mode = Mode.reading
  /// Where `back` returns to from the sandbox.
  var playStart: Int?

  /// Makes a session at the start of a lesson.
  public init(
    _ lesson: Lesson, isInterrupted: @escaping () -> Bool = { false }, show: @escaping (LessonMessage) -> Void
  ) {
    self.lesson = lesson
    self.show = show
    playground = Playground(options: .init(confirms: true)) { show(.event($0)) }
    playground.isInterrupted = isInterrupted
  }

  /// Where the learner is among the steps that they see, for the prompt: the third of twelve.
  public var place: (step: Int, count: Int) {
    let visible = visibleSteps
    return (min(visible.count { $0 < current } + 1, visible.count), visible.count)
  }

  /// Shows the lesson up to its first step.
  public func begin() {
    arrive(from: 0)
    show(.remark(.welcome))
  }

  /// Ends the lesson.
  public func leave(_ ending: Ending) { self.ending = ending }

  /// Whether an answer is asked for, which need not be a statement.
  public var isAsking: Bool {
    switch mode {
    case .predicting, .choosing: playStart == nil
    default: false
    }
  }

  /// Takes what the learner typed: nothing for the next step, a word of the lesson mode, or statements.
  public func enter(_ text: String) {
    guard ending == nil else { return }
    let entry = text.withoutBlanks
    if entry.isEmpty { return next() }
    switch mode {
    case .predicting where playStart == nil && !LessonSession.isWord(entry): predict(String(entry))
    case .choosing(let quiz) where playStart == nil && entry.first?.isNumber == true: choose(entry, quiz)
    default: run(text)
    }
  }

  /// Runs the statements of an entry to the end or the first that fails.
  private func run(_ text: String) {
    let window = SourceWindow(text)
    let script = Script(text, names: &playground.world.names)
    for problem in script.problems {
      show(.problem(Problem(.syntax(problem), problem.range, origin: window.origin(problem.range))))
    }
    guard script.problems.isEmpty else { return }
    let start = playground.history.current
    for (index, statement) in script.statements.enumerated() {
      if let problem = run(statement, in: window) {
        show(.problem(problem.placed(at: statement.range, in: window)))
        return
      }
      if ending != nil { return }
      if statement.form.isLearned { continue }
      let isLast = index == script.statements.count - 1
      watch(tellsProgress: isLast && playground.history.current != start)
    }
  }

  private func run(_ statement: Statement, in window: SourceWindow) -> Problem? {
    if statement.form == .reset {
      return Problem(
        .refused(cause: "`reset` would take the lesson away", suggestion: "`restart` begins again"), nil)
    }
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

  /// Whether an entry is a word of the lesson mode or of the session, and not an answer.
  private static func isWord(_ entry: Substring) -> Bool {
    var names = NameTable()
    guard let statement = Script(String(entry), names: &names).statements.first else { return false }
    return statement.form.isLearned || statement.form == .quit
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
  /// The text without blanks at its ends.
  var withoutBlanks: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return self[start..<max(start, end)]
  }
}
