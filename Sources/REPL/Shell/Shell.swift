public import Commands
import Drawings
import FileStores
public import LineEditing
import Playgrounds
import Syntax

/// The playground's loop: read an entry, run its statements, show what they did, until the end.
///
/// It decides nothing about terminals: the reader edits, the streams show. An entry may hold several statements, as a paste does; they run until the
/// first that fails.
public final class Shell {
  /// What the shell is made of.
  public struct Parts {
    /// Reads entries.
    public var reader: any LineReader
    /// Shows results and errors.
    public var streams: Streams
    /// Whether ^C was pressed while a statement ran.
    public var isInterrupted: () -> Bool
    /// Forgets a ^C.
    public var clearInterrupt: () -> Void
    /// How many rows there are, where a person reads along and long text waits for them; `nil` where it does not.
    public var rows: () -> Int? = { nil }
    /// The lessons that `learn` finds, for completion.
    public var lessons: () -> [Completions.Candidate] = { [] }
    /// Lists the course, or opens one of its lessons and returns once the learner leaves it.
    public var learn: (String?) throws(Problem) -> LessonShell.Ending

    /// Gathers the parts.
    public init(
      reader: any LineReader, streams: Streams, isInterrupted: @escaping () -> Bool,
      clearInterrupt: @escaping () -> Void,
      learn: @escaping (String?) throws(Problem) -> LessonShell.Ending
    ) {
      self.reader = reader
      self.streams = streams
      self.isInterrupted = isInterrupted
      self.clearInterrupt = clearInterrupt
      self.learn = learn
    }
  }

  let parts: Parts
  let playground: Playground
  /// How the session helps while an entry is typed.
  private(set) lazy var help = EntryHelp(
    playground, hidden: StatementForm.wordsOfLessons, lessons: parts.lessons)
  /// What was asked of the session, for `record`.
  let log = SessionLog()
  /// What the session has written.
  let written = WrittenFiles()
  /// The exit status, once the shell is to end.
  var status: Int32?

  /// Makes a shell with an empty session.
  public convenience init(_ parts: Parts) {
    self.init(parts, on: Playground(options: .init(confirms: true)) { _ in })
  }

  /// Makes a shell that goes on with a session; what the session posts is the shell's from now on.
  init(_ parts: Parts, on playground: Playground) {
    self.parts = parts
    self.playground = playground
    let streams = parts.streams
    let pause = ReadingPause(reader: parts.reader, streams: streams, rows: parts.rows)
    playground.post = { streams.show($0, pausing: pause) }
    // What a terminal that is gone would show need not be worked out to its end.
    playground.isInterrupted = {
      parts.isInterrupted() || streams.output.isTerminal && streams.output.failure != nil
    }
  }

  /// Runs until the person leaves; answers the exit status.
  ///
  /// That is 0, or 128 and the signal's number where a signal ended the program.
  public func run() -> Int32 {
    greet()
    return runEntries()
  }

  /// Does the same without a greeting.
  func runEntries() -> Int32 {
    var interruptions = 0
    while true {
      if let status { return status }
      switch parts.reader.readEntry(request) {
      case .entry(let text):
        interruptions = 0
        parts.clearInterrupt()
        run(text)
      case .interrupted:
        interruptions += 1
        // Whoever presses it again wants to leave.
        if interruptions == 2 { parts.streams.note("`quit` leaves, and so does ^D on an empty line") }
      case .end: return 0
      case .terminated(let signal): return 128 + signal
      }
    }
  }

  private func greet() {
    let output = parts.streams.output
    guard output.isTerminal else { return }
    let dot = output.appearance.speaksASCII ? " - " : " · "
    let name = StyledText("Mendel", .strong)
    let claim = StyledText(dot + "traits and presentations to try", .dim)
    let words =
      StyledText(dot, .dim) + StyledText("help", .code) + StyledText(", ", .dim) + StyledText("learn", .code)
      + StyledText(", ^D leaves", .dim)
    let whole = name + claim + words
    output.write([whole.width < parts.streams.width() ? whole : name + words])
  }
}
