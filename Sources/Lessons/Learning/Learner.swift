import Sessions
import Syntax

/// A learner in a lesson: shows its prose, stops at each step, runs what is typed in the same session, and checks the exercises.
///
/// The main line of the lesson is the session that its steps alone lead to. Anything else that the learner does happens in a copy. The next
/// step continues from the main line, after an exercise from the end of the author's solution. So everybody sees the same outputs, and
/// going back is an assignment.
///
/// It does not know the terminal: it takes entries and returns messages.
package struct Learner: Sendable {
  package enum Ending: Hashable, Sendable { case finished, quit }

  /// Requests to the owner: open a lesson, list the clues of other lessons, ask missed questions again.
  package enum Request: Hashable, Sendable { case open([String]), clues, review }

  enum Question { case restart, step }

  /// How a learner left a step.
  package enum Passage: String, Codable, Sendable {
    /// The step ran, its question was answered, or its exercise was solved.
    case done
    /// The author gave the answer: `·` in the contents.
    case shown
    case missed
    /// It was skipped, as if it had been done.
    case skipped
  }

  /// The learner's progress at the current step.
  struct StepTask: Sendable {
    /// The session at the start of the step, after the step's own statements.
    var start: Interpreter
    /// How many statements of an example were typed by hand, and the session after them.
    var typed = 0
    var progress: Interpreter
    var heldAtStart: [Bool] = []
    var hints = 0
    /// Whether the step is solved or its answer was shown, and the passage to record when it is left.
    var isSolved = false
    var passage = Passage.done
    var hasBeginning = false

    init(start: Interpreter) { (self.start, progress) = (start, start) }
  }

  package let lesson: Lesson
  let marks: [StepMark]
  package internal(set) var interpreter: Interpreter
  /// The session at the current step of the lesson's main line.
  var mainLine: Interpreter
  /// The index of the current step; the number of steps after the last one.
  package internal(set) var current = 0
  var task: StepTask
  /// The session to which `back` returns from the sandbox.
  var beforePlay: Interpreter?
  /// How the learner left each step that they have passed.
  package internal(set) var passages: [Int: Passage] = [:]
  /// The question that the next entry may answer: whether to restart, or which of the listed steps to open.
  var question: Question?
  /// Whether a single step is reviewed: the lesson does not continue after it.
  package var isReview = false
  /// Whether ^C interrupted the current entry.
  var wasInterrupted = false
  package internal(set) var ending: Ending?
  /// Whether the last message was the task of the current step.
  package internal(set) var endsWithTask = false
  package var request: Request?
  private(set) var messages: [LessonMessage] = []

  package init(_ lesson: Lesson, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    self.lesson = lesson
    marks = lesson.marks
    mainLine = lesson.start(isInterrupted)
    interpreter = mainLine
    task = StepTask(start: mainLine)
  }

  // MARK: - Saying

  mutating func show(_ message: LessonMessage) {
    messages.append(message)
    endsWithTask = false
  }
  mutating func show(_ outputs: [Output]) { for output in outputs { show(.output(output)) } }
  mutating func say(_ sentence: String) { show(.remark(sentence)) }
  mutating func draw(_ drawing: @escaping Watch.Drawing) { show(.output(.report(drawing))) }

  /// Returns the messages since the last call.
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

  /// The current step, if it judges the learner's state.
  var watchingStep: Lesson.Step? { step.flatMap { $0.answer == nil ? nil : $0 } }

  /// The number of the current step among the visible ones, and their count, for the prompt: the third of twelve.
  package var place: (step: Int, count: Int) { lesson.place(before: current) }

  package var mark: StepMark { marks[current] }

  package var isSolved: Bool { task.isSolved }

  package var awaitsChoice: Bool { beforePlay == nil && step?.kind == .quiz }

  package var hasReachedEnd: Bool { step == nil }

  /// Returns the text that Enter inserts into an empty line: the beginning of the answer, once.
  package mutating func takeBeginning() -> String? {
    guard beforePlay == nil, question == nil, let step, step.kind == .yours, !isSolved, !task.hasBeginning,
      !step.block.beginning.isEmpty
    else { return nil }
    task.hasBeginning = true
    return step.block.beginning
  }

  /// The session to which `back` returns.
  var base: Interpreter { beforePlay ?? (watchingStep == nil ? mainLine : task.start) }
}

extension Block {
  /// The text of its first statement up to the first name or bracket: `override `; else its first word, unless that is all its code.
  var beginning: String {
    let script = script
    let tokens = script.read.tokens
    let end = tokens.first { [.name, .type, .bracket].contains($0.kind) && $0.range.start > 0 }?.range.start
    let text = script.text(SourceRange(0, end ?? tokens.first?.range.end ?? 0))
    return text == code.withoutBlanks ? "" : text
  }
}

extension Interpreter {
  /// Goes to an earlier state of this session; what was done since then stays a branch of the history.
  mutating func go(to other: Interpreter) {
    let number = other.history.current
    if history[number]?.text != other.history[number]?.text || history.go(to: number) == nil {
      history = other.history
    }
    session = other.session
  }
}

extension Session {
  /// The outputs of watches whose drawing in this session differs from their last one.
  func redrawn(_ watches: [Watch]) -> [Output] {
    var copy = self
    copy.keep(watches)
    return copy.takeOutput()
  }

  /// The same for watches that are still active: the changes that a setup made.
  package func changes(of watches: [Watch]) -> [Output] {
    let titles = self.watches.map(\.title)
    return redrawn(watches.filter { titles.contains($0.title) })
  }
}
