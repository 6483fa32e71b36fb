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
    /// Which expectations of the check held in it.
    var heldAtStart: [Bool]
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
  /// Does what only the owner can do: lists and opens lessons.
  public var handle: (SessionRequest) -> Problem? = { _ in nil }

  private let present: (LessonMessage) -> Void
  /// Whether nothing is shown: while a lesson is taken up.
  var isSilent = false
  /// The marks of the lesson's steps, and of its end.
  let marks: [StepMark]
  /// The step that the learner stands before, behind the last one their number.
  var current = 0
  /// The number of the state that the lesson's own line is in.
  var line = 0
  /// The states before the steps seen since the session began anew.
  var starts: [Int: Int] = [:]
  var mode = Mode.reading
  /// Whether ^C ended what ran for the present entry.
  var wasInterrupted = false
  /// Where `back` returns to from the sandbox.
  var playStart: Int?

  /// Makes a session at the start of a lesson.
  public init(
    _ lesson: Lesson, isInterrupted: @escaping () -> Bool = { false }, show: @escaping (LessonMessage) -> Void
  ) {
    self.lesson = lesson
    present = show
    marks = lesson.marks
    playground = Playground(options: .init(confirms: true)) { _ in }
    playground.post = { [unowned self] in self.show(.event($0)) }
    playground.isInterrupted = isInterrupted
  }

  func show(_ message: LessonMessage) { if !isSilent { present(message) } }

  /// Where the learner is among the steps that they see, for the prompt: the third of twelve.
  public var place: (step: Int, count: Int) { lesson.place(before: current) }

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
  ///
  /// - Returns: What of it is to be typed again when the lesson is taken up (``resume(_:)``): all, unless ^C came in between or the learner left.
  @discardableResult public func enter(_ text: String) -> String? {
    guard ending == nil else { return nil }
    wasInterrupted = false
    let entry = text.withoutBlanks
    switch mode {
    case _ where entry.isEmpty: return step(text) { next() }
    case .predicting where playStart == nil && Prediction.isAnswer(entry, in: playground):
      return step(text) { predict(String(entry)) }
    case .choosing(let quiz) where playStart == nil && entry.first?.isNumber == true:
      return step(text) { choose(entry, quiz) }
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

  /// The text without blanks at its ends.
  var withoutBlanks: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return self[start..<max(start, end)]
  }
}
