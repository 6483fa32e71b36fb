public import Commands
public import Playgrounds

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
    /// Whether the author's solution was shown.
    var hasShownSolution = false
  }

  /// The lesson.
  public let lesson: Lesson
  /// The session, for completion and colours.
  public let playground: Playground
  /// How the learner left; `nil` while they are there.
  public internal(set) var ending: Ending?
  /// Does what only the owner can do: lists and opens lessons.
  public var handle: (SessionRequest) -> Problem? = { _ in nil }

  /// Shows what there is to be read.
  public var present: (LessonMessage) -> Void
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
  /// How the steps were left that the learner has left behind.
  var passages: [Int: Passage] = [:]
  /// Whether ^C ended what ran for the present entry.
  var wasInterrupted = false
  /// Where `back` returns to from the sandbox.
  var playStart: Int?

  /// What Up brings back: what was typed since the lesson was opened, and the statements of the steps that were run.
  public internal(set) var lines: [String] = []

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
}

extension String {
  /// The text without blanks at its ends.
  var withoutBlanks: Substring {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
    return self[start..<max(start, end)]
  }
}
