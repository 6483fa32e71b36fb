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
    /// Whether ^C was pressed while a statement ran.
    public var isInterrupted: () -> Bool
    /// Forgets a ^C.
    public var clearInterrupt: () -> Void

    /// Gathers the parts.
    public init(
      reader: any LineReader, streams: Streams, course: CourseLocation,
      isInterrupted: @escaping () -> Bool = { false }, clearInterrupt: @escaping () -> Void = {}
    ) {
      self.reader = reader
      self.streams = streams
      self.course = course
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
  private let screen: LessonScreen
  /// The lesson to open next, named in the call or in the lesson before.
  private var next: Lesson?

  /// Makes a shell.
  public init(_ parts: Parts) {
    self.parts = parts
    screen = LessonScreen(parts.streams)
  }

  /// Opens a lesson by its id, its path in the course, its number or its file, and returns once the learner leaves; with no name, or that of a
  /// folder, lists the lessons.
  public func run(_ name: String?) throws(Problem) -> Ending {
    try choose(name)
    var ending = Ending.listed
    while let lesson = next {
      next = nil
      ending = learn(lesson)
    }
    return ending
  }

  /// Does the same for a program: shows what is wrong, and answers the exit status.
  public func start(_ name: String?) -> Int32 {
    do throws(Problem) {
      if case .terminated(let signal) = try run(name) { return 128 + signal }
      return 0
    } catch {
      parts.streams.show(error)
      return ScriptRunner.Status.misuse.rawValue
    }
  }

  // MARK: - Choosing

  /// Finds the lesson that is meant, or lists what there is.
  private func choose(_ name: String?) throws(Problem) {
    guard let name else { return list(try Course(at: parts.course)) }
    let course = Result { () throws(Problem) in try Course(at: parts.course) }
    if case .success(let course) = course, let entry = course.entry(named: name) {
      next = try read(entry)
    } else if Files().isFolder(name) {
      list(try Course(folder: name))
    } else if name.hasSuffix(".md") {
      next = try read(Course.Entry(path: name))
    } else {
      throw try course.get().problem(with: name)
    }
  }

  private func list(_ course: Course) {
    let rows = course.entries.enumerated().map { number, entry in
      let lesson = try? Course.read(entry)
      let title = lesson?.frontMatter.title ?? "cannot be read; `mendel verify` says why"
      return [
        StyledText("\(number + 1)", .number), StyledText(Escaping.safe(entry.id), .name),
        StyledText(Escaping.safe(title)),
        StyledText(lesson?.frontMatter.minutes.map { "\($0) min" } ?? "", .dim),
      ]
    }
    let streams = parts.streams
    streams.output.write(
      Table(rows, alignments: [.trailing]).lines(
        width: streams.width(), drawsBoxes: streams.output.appearance.drawsBoxes
      ).map(\.trimmed))
    streams.output.flush()
  }

  // MARK: - Learning

  private func learn(_ lesson: Lesson) -> Ending {
    let session = LessonSession(lesson, isInterrupted: parts.isInterrupted) { [screen] in screen.show($0) }
    session.handle = { [unowned self, unowned session] in handle($0, in: session) }
    session.begin()
    while session.ending == nil {
      parts.streams.output.flush()
      switch parts.reader.readEntry(request(session)) {
      case .entry(let text):
        parts.clearInterrupt()
        screen.noteEntry()
        session.enter(text)
      case .interrupted: continue
      case .end: return .end
      case .terminated(let signal): return .terminated(signal: signal)
      }
    }
    parts.streams.output.flush()
    return session.ending == .finished ? .finished : .quit
  }

  private func read(_ entry: Course.Entry) throws(Problem) -> Lesson {
    do { return try Course.read(entry) } catch let problem as FileProblem {
      throw problem.asProblem
    } catch let found as LessonProblems {
      let transcript = parts.streams.transcript(parts.streams.errors)
      for problem in found.problems {
        parts.streams.errors.write(problem.lines(file: entry.path, transcript: transcript))
      }
      throw Problem(.refused(cause: "`\(entry.id)` cannot be read as a lesson", suggestion: nil), nil)
    } catch { throw Problem(.refused(cause: "\(error)", suggestion: nil), nil) }
  }

  /// What a lesson asks of its owner.
  private func handle(_ request: SessionRequest, in session: LessonSession) -> Problem? {
    switch request {
    case .save(let path): return SessionFiles(playground: session.playground).save(path)
    case .load(let path): return SessionFiles(playground: session.playground).load(path)
    case .lesson(_, let name):
      do throws(Problem) { try choose(name) } catch { return error }
      if next != nil { session.leave(.opened) }
      return nil
    default: return nil
    }
  }
}
