import Drawings
import Lessons
import LibEdit
import LineEditing
import Sessions

/// Plays a demo: shows captions, types and runs statements, and obeys the presenter's keys.
///
/// It does not know the clock or the terminal: `wait` decides how long a moment is. With a presenter it goes on after a statement that
/// fails, since they can go back or take the prompt. Without one it stops there. Going back is an assignment of the session.
/// `mendel help demo` lists the keys.
final class DemoPlayer {
  let demo: Demo
  let tempo: DemoStage.Tempo
  /// Reads the presenter's keys, and the entries at the prompt; nil without a presenter.
  let reader: (any LineReader)?
  let write: (String) -> Void
  /// Waits for a key at most this many milliseconds; nil waits without a limit.
  let wait: (Int?) -> KeyEvent
  /// Called with the label of each step that begins.
  var atStep: (String) -> Void = { _ in }
  /// Called with all text of the demo, with its styles.
  var shows: (StyledText) -> Void = { _ in }
  private(set) var interpreter: Interpreter
  /// The index of the next step, and how much of its statement is typed; nil before its captions and the prompt are shown.
  private(set) var current = 0
  var typed: Int?
  /// Whether the presenter holds the demo, so that it waits for a key whatever the tempo is.
  var isHeld = false
  var ending: Int32?
  /// The number of characters to read since the last statement was typed.
  private(set) var unread = 0
  let screen: LessonScreen
  /// The session before each prepared step, and what the step has shown.
  private var steps: [Int: (start: Interpreter?, shown: [Shown])] = [:]
  private(set) var failures: [Problem] = []

  /// Typed text, or messages, which are laid out for the window as it is.
  private enum Shown { case text(StyledText), messages([LessonMessage]) }

  init(
    _ demo: Demo, _ streams: Streams, tempo: DemoStage.Tempo, reader: (any LineReader)? = nil,
    write: @escaping (String) -> Void, wait: @escaping (Int?) -> KeyEvent
  ) {
    (self.demo, self.tempo, self.reader) = (demo, tempo, reader)
    (self.write, self.wait) = (write, wait)
    screen = LessonScreen(streams, demo.language.table)
    interpreter = Interpreter(demo.language) { Interrupts.isRequested }
  }

  /// Plays to the end, or until the presenter ends it; returns the exit status.
  func play() -> Int32 {
    while ending == nil {
      do throws(Request) { try playStep() } catch { handle(error) }
    }
    if isAtPrompt { leavePrompt() }
    return ending == 0 && !failures.isEmpty ? 1 : ending ?? 0
  }

  var streams: Streams { screen.streams }
  var step: Demo.Step? { current < demo.steps.count ? demo.steps[current] : nil }
  /// Whether the prompt with the statement is the last thing on the screen.
  var isAtPrompt: Bool { typed != nil && step?.statement != nil }

  private func playStep() throws(Request) {
    prepareIfNew()
    if ending == nil, typed == nil { try show() }
    guard ending == nil else { return }
    let pace = try waitForStep()
    if pace != .leap { isHeld = false }
    try type(atOnce: pace == .leap)
    perform()
  }

  // MARK: - Showing

  /// Writes text that is typed, and records it for the current step.
  func put(_ text: StyledText) {
    steps[current, default: (nil, [])].shown.append(.text(text))
    screen.noteEntry()
    show(text)
  }

  private func show(_ text: StyledText) {
    shows(text)
    note(text)
  }

  /// Writes text that does not belong to the demo.
  func note(_ text: StyledText) { write(Theme.render(text, colors: streams.output.appearance.colors)) }

  private func show(lines: some Sequence<StyledText>) {
    for line in lines {
      unread += line.string.count { !$0.isWhitespace }
      show(line + "\n")
    }
  }

  /// Records messages for the current step, and returns their lines.
  private func lines(of messages: [LessonMessage]) -> [StyledText] {
    steps[current, default: (nil, [])].shown.append(.messages(messages))
    return screen.lines(of: messages)
  }

  /// Shows the next step's captions, and the prompt.
  ///
  /// Text that does not fit in the window pauses: until a key if keys drive the demo, else for its reading time.
  private func show() throws(Request) {
    var messages = step?.captions ?? demo.closing
    if let goal = step?.goal?.goal(from: interpreter, now: interpreter) {
      messages.append(.output(.report(goal)))
    }
    var rest = lines(of: messages)[...]
    while !rest.isEmpty {
      let page = reader == nil ? rest : rest.prefix(streams.countOnPage(rest))
      show(lines: page)
      rest = rest.dropFirst(page.count)
      if !rest.isEmpty { try pause("Enter goes on") }
    }
    if step?.statement != nil { put(Self.prompt) }
    typed = 0
  }

  static let prompt = StyledText("mendel> ", .strong)

  /// Ends a row that holds only the prompt or a note.
  func leavePrompt() { write(streams.isInteractive ? "\r\u{1B}[K" : "\n") }

  /// Redraws what was played before the next step, which is then shown again.
  private func drawPast() {
    if streams.isInteractive {
      screen.clear()
      let past = (0..<current).flatMap { steps[$0]?.shown ?? [] }.reduce(into: StyledText()) { past, shown in
        switch shown {
        case .text(let text):
          past += text
          screen.noteEntry()
        case .messages(let messages): for line in screen.lines(of: messages) { past += line + "\n" }
        }
      }
      write("\u{1B}[H\u{1B}[2J")
      for line in past.lines.suffix(max(streams.height() - 1, 1)) { note(line + "\n") }
    } else {
      if isAtPrompt { write("\n") }
      note(StyledText("step \(demo.number(at: current)) of \(demo.count)\n", .dim))
    }
    typed = nil
    steps[current]?.shown = []
  }

  // MARK: - Performing

  /// Prepares the next step once, and records the session in which it begins.
  private func prepareIfNew() {
    guard let step, steps[current]?.start == nil else { return }
    // All statements of a lesson's block belong to one step.
    if current == 0 || demo.number(at: current - 1) != step.number { atStep(step.label) }
    for preparation in step.preparations {
      if let code = preparation {
        let watches = interpreter.session.watches
        fail(interpreter.run(block: code).problems)
        show(lines: lines(of: interpreter.session.changes(of: watches).map { .output($0) }))
      } else {
        interpreter = Interpreter(demo.language) { Interrupts.isRequested }
      }
    }
    steps[current, default: (nil, [])].start = interpreter
  }

  /// Runs the statement of the next step, and moves past it.
  private func perform() {
    guard let step else { return }
    unread = 0
    if let statement = step.statement {
      let run = interpreter.run(block: statement)
      let said: [LessonMessage] = run.outcomes.flatMap(\.output).map { .output($0) }
      show(lines: lines(of: said + run.problems.map { .problem($0) }))
      if !step.mayFail {
        fail(
          run.problems.map { problem in
            var placed = problem
            placed.notes.append("in \(demo.file), line \(step.line)")
            return placed
          })
      }
      if run.isInterrupted { ending = 130 }
    }
    show(lines: lines(of: step.answer))
    if let place = step.returnsTo, let start = steps[place]?.start { interpreter = start }
    current += 1
    typed = nil
  }

  private func fail(_ problems: [Problem]) {
    failures += problems
    if !problems.isEmpty, reader == nil { ending = ending ?? 1 }
  }

  /// Goes to a step, which then waits for a key: forward by running the steps between, back by restoring its session.
  func go(to index: Int) {
    let index = max(0, min(index, demo.steps.count))
    while current < index, ending == nil {
      prepareIfNew()
      if typed == nil {
        show(lines: lines(of: step?.captions ?? []))
        if step?.statement != nil { put(Self.prompt) }
        typed = 0
      }
      typeAtOnce()
      perform()
    }
    if index < current, let start = steps[index]?.start {
      interpreter = start
      steps = steps.filter { $0.key <= index }
      current = index
    }
    isHeld = true
    drawPast()
  }

  /// Gives the prompt to the presenter until ^D or `quit`; then the demo shows the same step again, in its own state.
  func lendPrompt() {
    guard let reader else { return }
    if isAtPrompt { leavePrompt() }
    note(StyledText("The prompt is yours: ^D goes on with the demo.\n", .dim))
    reader.endKeys()
    let runner = Runner(demo.language, streams: streams)
    runner.interpreter = interpreter
    Shell(runner, reader: reader).loop()
    reader.beginKeys()
    isHeld = true
    drawPast()
  }
}
