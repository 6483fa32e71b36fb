import Commands
import Lessons
public import LineEditing
import Playgrounds

/// Plays a demo: tells, types, runs, and obeys the presenter's keys.
///
/// It knows no clock and no terminal: who waits for keys decides how long a moment is. Before a person it goes on behind a statement that fails, for they can
/// go back or take the prompt; where nobody can, it stops there.
///
/// | key | does |
/// |---|---|
/// | Space, Enter, Page Down | types the next statement and runs it; while it is typed, runs it at once |
/// | Right, Down | runs the next statement without typing it |
/// | Left, Up, Page Up | goes back a step, the session's state with it |
/// | a number and Enter | goes to that step |
/// | `!` | gives the prompt away until ^D |
/// | `q`, ^D, ^C | ends |
///
/// Where keys do the typing, all letters and digits type; Escape or ^C ends it, and `!` gives the prompt away before a statement.
public final class DemoPlayer {
  /// What makes the demo go on.
  public enum Tempo: Hashable, Sendable {
    /// Time: as long as it takes to read what is there.
    case reading
    /// Time, in milliseconds.
    case pause(Int)
    /// A key for each statement.
    case key
    /// A key for every few characters, and Enter for the statement.
    case typing
  }

  /// What the player is made of.
  public struct Parts {
    /// Shows the demo.
    public var streams: Streams
    /// Keeps the time.
    public var keys: any KeyWaiting
    /// Reads what the presenter types at the prompt; `nil` where nobody can.
    public var reader: (any LineReader)?
    /// How many rows there are.
    public var rows: () -> Int
    /// Whether the screen may be drawn anew; else what was written stays.
    public var repaints = false
    /// Whether ^C was pressed while a statement ran.
    public var isInterrupted: () -> Bool = { false }
    /// Forgets a ^C.
    public var clearInterrupt: () -> Void = {}

    /// Gathers the parts.
    public init(
      streams: Streams, keys: any KeyWaiting, reader: (any LineReader)? = nil, rows: @escaping () -> Int
    ) {
      (self.streams, self.keys, self.reader, self.rows) = (streams, keys, reader, rows)
    }
  }

  /// How many characters a key types where keys do the typing.
  static let charactersPerKey = 3

  let demo: Demo
  let parts: Parts
  let tempo: Tempo
  let screen: DemoScreen
  let playground: Playground
  /// What its statements wrote.
  let written = WrittenFiles()
  /// Told of each step that begins, by its name.
  var atStep: (String) -> Void = { _ in }

  /// The step that comes next.
  var current = 0
  /// How much of its statement is typed.
  var typed = 0
  /// Whether its captions and the prompt are on the screen.
  var isShown = false
  /// Whether the prompt is the last that is on it.
  var isAtPrompt: Bool { isShown && step?.statement != nil }
  /// Whether the presenter holds the demo: it waits for a key whatever the tempo is.
  var isHeld = false
  /// How the demo ended, once it has.
  var ending: Int32?
  /// What the session did in each step, for when it is drawn again.
  var performances: [Int: [LessonMessage]] = [:]
  /// The states before the steps since the session began anew.
  var starts: [Int: Int] = [:]
  /// How much there was to read since the last statement was typed.
  var unread = 0
  /// The rows that were written since time was given to read them.
  var rowsInUse = 0
  /// What failed and should not, by the step.
  var failures: [Int: [Problem]] = [:]

  /// Makes a player at the start of a demo.
  public init(_ demo: Demo, _ parts: Parts, tempo: Tempo = .reading, showsCaptions: Bool = true) {
    self.demo = showsCaptions ? demo : demo.withoutCaptions
    self.parts = parts
    self.tempo = tempo
    screen = DemoScreen(parts.streams)
    playground = Playground(options: .init(confirms: true)) { _ in }
    playground.isInterrupted = parts.isInterrupted
  }

  /// Plays to the end, or until the presenter ends it; answers the exit status.
  public func play() -> Int32 {
    parts.keys.begin()
    defer { parts.keys.end() }
    while ending == nil {
      if arrive() { obey(stand()) }
    }
    leave()
    return ending == 0 && !failures.isEmpty ? ScriptRunner.Status.failure.rawValue : ending ?? 0
  }

  private func leave() {
    if isAtPrompt { screen.leavePrompt(repaints: parts.repaints && typed == 0) }
    parts.streams.output.flush()
  }
}

extension Demo {
  /// The demo with its statements only.
  fileprivate var withoutCaptions: Demo {
    var demo = self
    demo.steps = steps.filter { $0.statement != nil }
    for index in demo.steps.indices { demo.steps[index].captions = [] }
    demo.closing = []
    return demo
  }
}
