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
    /// Opens the course or one of its lessons.
    public var learn: (String?) -> Problem?

    /// Gathers the parts.
    public init(
      reader: any LineReader, streams: Streams, isInterrupted: @escaping () -> Bool,
      clearInterrupt: @escaping () -> Void, learn: @escaping (String?) -> Problem?
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
  var highlighter = Highlighter()

  /// Makes a shell with an empty session.
  public init(_ parts: Parts) {
    self.parts = parts
    let streams = parts.streams
    playground = Playground(options: .init(confirms: true)) { streams.show($0) }
    playground.isInterrupted = parts.isInterrupted
  }

  /// Runs until the person leaves; answers the exit status.
  public func run() -> Int32 {
    greet()
    while true {
      switch parts.reader.readEntry(request) {
      case .entry(let text):
        parts.clearInterrupt()
        if run(text) == .quit { return 0 }
      case .interrupted: continue
      case .end: return 0
      case .terminated(let signal): return 128 + signal
      }
    }
  }

  private enum Continuation { case more, quit }

  /// Runs the statements of an entry.
  private func run(_ text: String) -> Continuation {
    var run = ScriptRun(playground, file: nil) { [self] in handle($0) }
    run.feed(Array(text.utf8))
    run.finish()
    for problem in run.failures { parts.streams.show(problem) }
    parts.streams.output.flush()
    return run.hasQuit ? .quit : .more
  }

  private func handle(_ request: SessionRequest) -> Problem? {
    switch request {
    case .save(let path): return SessionFiles(playground: playground).save(path)
    case .load(let path): return SessionFiles(playground: playground).load(path)
    case .lesson(.learn, let lesson): return parts.learn(lesson)
    case .lesson(let form, _):
      let word = Statements[form]?.head.first?.spelling ?? "this"
      return Problem(
        .refused(
          cause: "`\(word)` belongs to a lesson, and none is open", suggestion: "`learn` lists the lessons"),
        nil)
    default: return nil
    }
  }

  private func greet() {
    let streams = parts.streams
    guard streams.output.isTerminal else { return }
    streams.output.write([
      StyledText("Mendel", .strong) + StyledText(" · traits and presentations to try · ", .dim)
        + StyledText("help", .keyword) + StyledText(", ", .dim) + StyledText("learn", .keyword)
        + StyledText(", ^D leaves", .dim)
    ])
  }
}
