import Drawings
import Lessons
import LineEditing
import Sessions
import Statements

/// Plays a demo: tells, types, runs, and obeys the presenter's keys.
///
/// It knows no clock and no terminal: who waits for keys decides how long a moment is. Before a person it goes on behind a statement that
/// fails, for they can go back or take the prompt; where nobody can, it stops there. Going back is an assignment of the session.
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
package final class DemoPlayer {
  /// What makes the demo go on.
  package enum Tempo: Hashable, Sendable {
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
  package struct Parts {
    /// How lines look; who writes them is ``write``.
    package var streams: Streams
    package var write: (String) -> Void
    /// Waits so many milliseconds, or with nil until it comes, for a key.
    package var wait: (Int?) -> KeyEvent
    /// Reads what the presenter types at the prompt; nil where nobody can.
    package var reader: (any LineReader)?
    package var rows: () -> Int
    /// Whether the screen may be drawn anew; else what was written stays.
    package var repaints = false
    package var isInterrupted: @Sendable () -> Bool = { false }

    package init(
      streams: Streams, write: @escaping (String) -> Void, wait: @escaping (Int?) -> KeyEvent,
      rows: @escaping () -> Int
    ) {
      (self.streams, self.write, self.wait, self.rows) = (streams, write, wait, rows)
    }
  }

  let demo: Demo
  let parts: Parts
  let tempo: Tempo
  /// Told of each step that begins, by its name.
  var atStep: (String) -> Void = { _ in }
  private(set) var interpreter: Interpreter
  /// The step that comes next, and how much of its statement is typed.
  private(set) var current = 0
  var typed = 0
  /// Whether its captions and the prompt are on the screen.
  var isShown = false
  /// Whether the presenter holds the demo: it waits for a key whatever the tempo is.
  var isHeld = false
  /// How the demo ended, once it has.
  var ending: Int32?
  /// How much there was to read since the last statement was typed.
  private(set) var unread = 0
  private var screen: LessonScreen
  /// The sessions before the steps, and what each step has written.
  private var starts: [Int: Interpreter] = [:]
  private var texts: [Int: String] = [:]
  /// What failed and should not.
  private(set) var failures: [Problem] = []

  /// Makes a player at the start of a demo.
  package init(_ demo: Demo, _ parts: Parts, tempo: Tempo = .reading, showsCaptions: Bool = true) {
    self.demo = showsCaptions ? demo : demo.withoutCaptions
    (self.parts, self.tempo) = (parts, tempo)
    screen = LessonScreen(parts.streams)
    interpreter = Interpreter(language: .standard)
    interpreter.isInterrupted = parts.isInterrupted
  }

  /// Plays to the end, or until the presenter ends it; answers the exit status.
  package func play() -> Int32 {
    while ending == nil { if arrive() { obey(stand()) } }
    if isAtPrompt { leavePrompt() }
    return ending == 0 && !failures.isEmpty ? 1 : ending ?? 0
  }

  /// The step that comes next; nil behind the last one.
  var step: Demo.Step? { current < demo.steps.count ? demo.steps[current] : nil }
  /// Whether the prompt is the last that is on the screen.
  var isAtPrompt: Bool { isShown && step?.statement != nil }

  // MARK: - Showing

  /// Writes text, and remembers it as the present step's.
  func put(_ text: String) {
    texts[current, default: ""] += text
    parts.write(text)
  }

  func put(_ text: StyledText) { put(Theme.render(text, colors: parts.streams.output.appearance.colors)) }

  /// Writes text that is no part of the demo.
  func note(_ text: StyledText) {
    parts.write(Theme.render(text, colors: parts.streams.output.appearance.colors))
  }

  private func show(_ messages: [LessonMessage]) {
    let lines = screen.lines(of: messages)
    unread += lines.reduce(0) { $0 + $1.string.count { !$0.isWhitespace } }
    for line in lines { put(line + "\n") }
  }

  /// Prepares the next step and shows it as far as it is there to be seen: its captions and the prompt.
  ///
  /// - Returns: Whether it is; if not, the presenter wanted something else meanwhile.
  private func arrive() -> Bool {
    if isShown { return true }
    prepareIfNew()
    guard ending == nil else { return false }
    let goal = step?.goal?.goal(from: interpreter, now: interpreter).map { LessonMessage.output(.report($0)) }
    guard tell((step?.captions ?? demo.closing) + (goal.map { [$0] } ?? [])) else { return false }
    if step?.statement != nil { put(Self.prompt) }
    isShown = true
    return true
  }

  static let prompt = StyledText("mendel> ", .strong)

  /// Tells something; what does not fit into the window waits: for a key where keys make the demo go on, else as long as it takes to read.
  private func tell(_ captions: [LessonMessage]) -> Bool {
    let lines = screen.lines(of: captions)
    let width = max(parts.streams.width(), 1)
    var room = max(parts.rows() - 2, 1)
    for line in lines {
      let height = max(1, (line.width + width - 1) / width)
      if height > room, parts.reader != nil {
        if let wish = turnPage() {
          obey(wish)
          return false
        }
        room = max(parts.rows() - 2, 1)
      }
      room -= height
      unread += line.string.count { !$0.isWhitespace }
      put(line + "\n")
    }
    return true
  }

  /// Ends a row that holds nothing but the prompt, or a note behind it.
  func leavePrompt() { parts.write(parts.repaints ? "\r\u{1B}[K" : "\n") }

  /// Shows what was played before the next step, which is then to be shown.
  func drawPast() {
    if parts.repaints {
      let past = (0..<current).map { texts[$0] ?? "" }.joined()
      let lines = past.split(separator: "\n", omittingEmptySubsequences: false)
      parts.write("\u{1B}[H\u{1B}[2J" + lines.suffix(max(parts.rows() - 1, 1)).joined(separator: "\n"))
    } else {
      if isAtPrompt { parts.write("\n") }
      note(StyledText("step \(demo.number(at: current)) of \(demo.count)\n", .dim))
    }
    (isShown, typed) = (false, 0)
    texts[current] = nil
  }

  // MARK: - Performing

  /// Prepares the next step, unless that is done: notes the session in which it begins.
  private func prepareIfNew() {
    guard let step, starts[current] == nil else { return }
    // The statements of a lesson's block are one step.
    if current == 0 || demo.number(at: current - 1) != step.number { atStep(step.label) }
    for preparation in step.preparations {
      if let code = preparation {
        let run = interpreter.run(block: code)
        fail(run.problems)
      } else {
        interpreter = Interpreter(language: .standard)
        interpreter.isInterrupted = parts.isInterrupted
      }
    }
    starts[current] = interpreter
  }

  /// Runs the statement of the next step, and stands behind it.
  func perform() {
    guard let step else { return }
    unread = 0
    if let statement = step.statement {
      let run = interpreter.run(block: statement)
      screen.noteEntry()
      show(run.outcomes.flatMap(\.output).map { .output($0) } + run.problems.map { .problem($0) })
      if !step.mayFail { fail(run.problems.map { placed($0, step) }) }
      if run.isInterrupted { ending = 130 }
    }
    show(step.answer)
    if let place = step.returnsTo, let start = starts[place] { interpreter = start }
    current += 1
    (typed, isShown) = (0, false)
  }

  private func fail(_ problems: [Problem]) {
    failures += problems
    if !problems.isEmpty, parts.reader == nil { ending = ending ?? 1 }
  }

  /// A problem with its place in the file.
  private func placed(_ problem: Problem, _ step: Demo.Step) -> Problem {
    var problem = problem
    problem.notes.append("in \(demo.file), line \(step.line)")
    return problem
  }

  /// Goes to a step, which then waits for a key: forward by doing what lies between, back by taking its session.
  func go(to index: Int) {
    let index = max(0, min(index, demo.steps.count))
    while current < index, ending == nil {
      prepareIfNew()
      if typed == 0 || !isShown { put(Self.prompt) }
      put(LessonScreen.colored(step?.statement ?? "") + "\n")
      perform()
    }
    if index < current, let start = starts[index] {
      interpreter = start
      (starts, texts) = (starts.filter { $0.key <= index }, texts.filter { $0.key < index })
      current = index
    }
    isHeld = true
    drawPast()
  }

  /// Gives the prompt to the presenter until ^D or `quit`; then the demo stands where it stood, in the state that it had.
  func lendPrompt() {
    guard let reader = parts.reader else { return }
    if isAtPrompt { leavePrompt() }
    note(StyledText("The prompt is yours: ^D goes on with the demo.\n", .dim))
    reader.endKeys()
    let runner = Runner(streams: parts.streams, confirms: true)
    runner.interpreter = interpreter
    let status = Shell(runner, reader: reader, rows: parts.rows).loop()
    reader.beginKeys()
    if status > 128 { return ending = status }
    note(StyledText("The demo goes on: step \(demo.number(at: current)) of \(demo.count).\n", .dim))
    (isHeld, typed, isShown) = (true, 0, step?.statement != nil)
    if isShown { put(Self.prompt) }
  }
}
