import Sessions
import Syntax

/// A learner in a lesson: its prose, a wait at each step, what is typed in the same session, and exercises that watch the state.
///
/// The lesson's own line is the session that its steps alone lead to. Whatever the learner does besides is a copy of it: the next step goes on
/// from the line, and behind an exercise from where the author's solution leads. So everybody sees the same outputs, and going back
/// is an assignment.
///
/// It knows no terminal: entries come in, messages go out.
package struct Learner: Sendable {
  package enum Ending: Hashable, Sendable { case finished, quit }

  /// What only the owner can do: open a lesson, list what other lessons have uncovered, ask again what was missed.
  package enum Request: Hashable, Sendable { case open([String]), clues, review }

  enum Question { case restart, step }

  /// How a learner left a step behind.
  package enum Passage: String, Codable, Sendable {
    /// It ran, or its question was answered; the exercise was solved.
    case done
    /// The answer was the author's: `·` in the contents.
    case shown
    case missed
    /// It was passed by, as if it had been done.
    case skipped
  }

  /// How far a learner is with the step that they stand before.
  struct StepTask: Sendable {
    /// The session in which it began, its own statements run.
    var start: Interpreter
    /// How many of an example's statements were typed by hand, and the line behind them.
    var typed = 0
    var progress: Interpreter
    var heldAtStart: [Bool] = []
    var hints = 0
    /// Whether it is solved, or the author's answer was shown, and how it is left then.
    var isSolved = false
    var passage = Passage.done
    var hasBeginning = false

    init(start: Interpreter) { (self.start, progress) = (start, start) }
  }

  package let lesson: Lesson
  let marks: [StepMark]
  package internal(set) var interpreter: Interpreter
  /// The session that the lesson's own line has reached.
  var line: Interpreter
  /// The step that the learner stands before, behind the last one their number.
  package internal(set) var current = 0
  var task: StepTask
  /// What `back` returns to from the sandbox.
  var beforePlay: Interpreter?
  /// How the steps were left that the learner has left behind.
  package internal(set) var passages: [Int: Passage] = [:]
  /// What the next entry may answer: whether `restart` is meant, or which of the steps that were listed.
  var question: Question?
  /// Whether it is only asked again: nothing follows behind the step.
  package var isReview = false
  /// Whether ^C ended what ran for the present entry.
  var wasInterrupted = false
  package internal(set) var ending: Ending?
  /// Whether the last that was said is the present step's task.
  package internal(set) var endsWithTask = false
  package var request: Request?
  private(set) var messages: [LessonMessage] = []

  package init(_ lesson: Lesson, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    self.lesson = lesson
    marks = lesson.marks
    line = lesson.start(isInterrupted)
    interpreter = line
    task = StepTask(start: line)
  }

  // MARK: - Saying

  mutating func show(_ message: LessonMessage) {
    messages.append(message)
    endsWithTask = false
  }
  mutating func show(_ outputs: [Output]) { for output in outputs { show(.output(output)) } }
  mutating func say(_ sentence: String) { show(.remark(sentence)) }
  mutating func draw(_ drawing: @escaping Watch.Drawing) { show(.output(.report(drawing))) }

  /// What there is to be shown since the last time.
  package mutating func takeMessages() -> [LessonMessage] {
    defer { messages = [] }
    return messages
  }

  mutating func silently(_ body: (inout Learner) -> Void) {
    let count = messages.count
    body(&self)
    messages.removeLast(messages.count - count)
  }

  // MARK: - Where the learner stands

  var step: Lesson.Step? { current < lesson.steps.count ? lesson.steps[current] : nil }

  /// The present step, if it watches the learner's state.
  var watchingStep: Lesson.Step? { step.flatMap { $0.answer == nil ? nil : $0 } }

  /// Where the learner is among the steps that they see, for the prompt: the third of twelve.
  package var place: (step: Int, count: Int) { lesson.place(before: current) }

  package var mark: StepMark { marks[current] }

  package var isSolved: Bool { task.isSolved }

  package var awaitsChoice: Bool { beforePlay == nil && step?.kind == .quiz }

  package var hasReachedEnd: Bool { step == nil }

  /// What Enter on an empty line puts there: the beginning of what is to be typed, once.
  package mutating func takeBeginning() -> String? {
    guard beforePlay == nil, question == nil, let step, step.kind == .yours, !isSolved, !task.hasBeginning,
      !step.block.beginning.isEmpty
    else { return nil }
    task.hasBeginning = true
    return step.block.beginning
  }

  /// The state that `back` returns to.
  var base: Interpreter { beforePlay ?? (watchingStep == nil ? line : task.start) }
}

extension Block {
  /// The beginning of its first statement up to the first name or bracket: `override `; else its first word, unless that is all.
  var beginning: String {
    let script = script
    let tokens = script.read.tokens
    let end = tokens.first { [.name, .type, .bracket].contains($0.kind) && $0.range.start > 0 }?.range.start
    let text = script.text(SourceRange(0, end ?? tokens.first?.range.end ?? 0))
    return text == code.withoutBlanks ? "" : text
  }
}

extension Interpreter {
  /// Goes to a session that the present one came from: what was done since stays a branch of the history.
  mutating func go(to other: Interpreter) {
    let number = other.history.current
    if history[number]?.text != other.history[number]?.text || history.go(to: number) == nil {
      history = other.history
    }
    session = other.session
  }
}

extension Session {
  /// What some watches draw here, where that is not what they drew last.
  func redrawn(_ watches: [Watch]) -> [Output] {
    var copy = self
    copy.keep(watches)
    return copy.takeOutput()
  }

  /// The same of those that are still watched: what a setup has changed.
  package func changes(of watches: [Watch]) -> [Output] {
    let titles = self.watches.map(\.title)
    return redrawn(watches.filter { titles.contains($0.title) })
  }
}
