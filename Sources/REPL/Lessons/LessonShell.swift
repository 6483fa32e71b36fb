public import Commands
import Drawings
public import FileStores
import Lessons
public import LineEditing
import Playgrounds

/// The prompt inside a lesson: reads entries, hands them to the lesson, and shows what it says.
///
/// ```swift
/// let shell = LessonShell(.init(reader: reader, streams: streams, course: location))
/// try shell.run("traits/flow")         // .finished, once the learner is through
/// try shell.run(nil)                   // .listed: number, id, title and minutes of each lesson
/// ```
public final class LessonShell {
  /// What the shell is made of.
  public struct Parts {
    /// Reads entries.
    public var reader: any LineReader
    /// Shows results and errors.
    public var streams: Streams
    /// Where the course is.
    public var course: CourseLocation
    /// The language in which lessons are read, where they are translated.
    public var language: String
    /// What opens a lesson where the learner is once they have left one.
    public var command = "learn"
    /// How far the learner came.
    public var progress: LearnerProgress
    /// Whether ^C was pressed while a statement ran.
    public var isInterrupted: () -> Bool
    /// Forgets a ^C.
    public var clearInterrupt: () -> Void
    /// How many rows there are, where a person reads along and long text waits for them; `nil` where it does not.
    public var rows: () -> Int? = { nil }

    /// Gathers the parts.
    public init(
      reader: any LineReader, streams: Streams, course: CourseLocation,
      language: String = Course.firstLanguage, progress: LearnerProgress = LearnerProgress(path: nil),
      isInterrupted: @escaping () -> Bool = { false }, clearInterrupt: @escaping () -> Void = {}
    ) {
      self.reader = reader
      self.streams = streams
      self.course = course
      self.language = language
      self.progress = progress
      self.isInterrupted = isInterrupted
      self.clearInterrupt = clearInterrupt
    }
  }

  /// How a learner left.
  public enum Ending: Hashable, Sendable {
    /// There was nothing to leave: the lessons were listed.
    case listed
    /// Behind the last step.
    case finished
    /// With `quit`.
    case quit
    /// With ^D, or at the end of the input.
    case end
    /// The process was asked to end.
    case terminated(signal: Int32)
  }

  let parts: Parts
  let screen: LessonScreen
  /// The lesson to open next, named in the call or in the lesson before.
  var next: Opening?

  /// A lesson to open.
  struct Opening {
    var lesson: Lesson
    /// What its progress is noted under.
    var key: String
    /// What opens it again.
    var name: String
    /// The lessons of its course that should come before it and are not done, by names that open them.
    var missing: [String] = []
    /// What opens the lesson that comes after it in its course.
    var following: String?
  }

  /// Makes a shell.
  public init(_ parts: Parts) {
    self.parts = parts
    screen = LessonScreen(
      parts.streams, pause: ReadingPause(reader: parts.reader, streams: parts.streams, rows: parts.rows))
    parts.progress.warn = { [streams = parts.streams] problem in
      streams.note("the progress is not kept: " + problem.sentence)
    }
  }

  /// Opens a lesson and returns once the learner leaves; with no name, or that of a folder, lists the lessons.
  ///
  /// A lesson is an id, a path in the course, a number in its list, or a file; one of another course stands behind its folder: `my-course/2`.
  public func run(_ name: String?) throws(Problem) -> Ending {
    try choose(name)
    // What is typed in a lesson is of no use outside, nor the other way round; its progress keeps it.
    let outside = parts.reader.history
    defer { parts.reader.history = outside }
    var ending = Ending.listed
    while let opening = next {
      next = nil
      ending = learn(opening)
    }
    return ending
  }

  /// Does the same for a program: shows what is wrong, and answers the exit status.
  public func start(_ name: String?) -> Int32 {
    do throws(Problem) {
      if case .terminated(let signal) = try run(name) { return 128 + signal }
      return parts.streams.status(0)
    } catch {
      parts.streams.show(error)
      return ScriptRunner.Status.misuse.rawValue
    }
  }

  // MARK: - Learning

  private func learn(_ opening: Opening) -> Ending {
    // What comes behind a step is shown once it is noted that the learner is there.
    var (place, later): (StepMark?, [LessonMessage]) = (nil, [])
    let session = LessonSession(opening.lesson, isInterrupted: parts.isInterrupted) { _ in }
    session.present = { [screen, unowned session] message in
      if let place, place != session.mark { later.append(message) } else { screen.show(message) }
    }
    parts.clearInterrupt()
    begin(opening, session)
    session.handle = { [unowned self, unowned session] in handle($0, in: session) }
    while session.ending == nil {
      parts.streams.output.flush()
      switch parts.reader.readEntry(request(session)) {
      case .entry(let text):
        parts.clearInterrupt()
        screen.note(entry: text)
        place = session.mark
        let known = session.lines.count
        if let kept = session.enter(text) { parts.progress.note(kept, session) }
        place = nil
        for message in later { screen.show(message) }
        later = []
        for line in session.lines.dropFirst(known) { parts.reader.history.add(line) }
      case .interrupted: continue
      case .end:
        tellLeft(opening, session)
        return .end
      case .terminated(let signal): return .terminated(signal: signal)
      }
    }
    defer { parts.streams.output.flush() }
    guard session.ending == .finished else {
      if session.ending == .quit { tellLeft(opening, session) }
      return .quit
    }
    if let next = opening.following { screen.tellNext("\(parts.command) \(next)") }
    return .finished
  }

  /// Says that the lesson is left, where, and what opens it again.
  private func tellLeft(_ opening: Opening, _ session: LessonSession) {
    guard parts.streams.output.isTerminal else { return }
    let (step, count) = session.place
    let place = session.hasReachedEnd || count == 0 ? "" : " at step \(step) of \(count)"
    screen.tell("You left the lesson\(place); `\(parts.command) \(opening.name)` opens it again.")
  }

  /// Shows a lesson from its beginning, or takes it up where the learner left it.
  private func begin(_ opening: Opening, _ session: LessonSession) {
    let progress = parts.progress
    var entries: [LearnerEntry] = []
    switch progress.trace(of: opening.key) {
    case .entries(let typed)?: entries = session.resume(typed).entries
    case .place(let mark)?: entries = session.resume(at: mark).entries
    case nil:
      if !opening.missing.isEmpty { screen.tellMissing(opening.missing) }
      session.begin()
    }
    parts.reader.history = History(session.lines)
    progress.open(opening.key, session, entries)
  }

  /// What a lesson asks of its owner.
  private func handle(_ request: SessionRequest, in session: LessonSession) -> Problem? {
    guard case .lesson(_, let name) = request else { return nil }
    do throws(Problem) { try choose(name) } catch { return error }
    if next != nil { session.leave(.opened) }
    return nil
  }
}
