import Drawings
import Lessons
import LibEdit
import LineEditing
import Sessions

/// Plays a demo: tells, types, runs, and obeys the presenter's keys.
///
/// It knows no clock and no terminal: who waits for keys decides how long a moment is. Before a person it goes on behind a statement that
/// fails, for they can go back or take the prompt; where nobody can, it stops there. Going back is an assignment of the session.
/// `mendel help demo` lists the keys.
final class DemoPlayer {
  let demo: Demo
  let tempo: DemoStage.Tempo
  /// Reads the presenter's keys, and what they type at the prompt; nil where nobody is there.
  let reader: (any LineReader)?
  let write: (String) -> Void
  /// Waits so many milliseconds, or with nil until it comes, for a key.
  let wait: (Int?) -> KeyEvent
  /// Told of each step that begins, by its name.
  var atStep: (String) -> Void = { _ in }
  /// Told of all that the demo writes, with its styles.
  var shows: (StyledText) -> Void = { _ in }
  private(set) var interpreter: Interpreter
  /// The step that comes next, and how much of its statement is typed: nil before its captions and the prompt are on the screen.
  private(set) var current = 0
  var typed: Int?
  /// Whether the presenter holds the demo: it waits for a key whatever the tempo is.
  var isHeld = false
  var ending: Int32?
  /// How much there was to read since the last statement was typed.
  private(set) var unread = 0
  let screen: LessonScreen
  /// The session before each step, once that is prepared, and what the step has written.
  private var steps: [Int: (start: Interpreter?, text: String)] = [:]
  /// What failed and should not.
  private(set) var failures: [Problem] = []

  init(
    _ demo: Demo, _ streams: Streams, tempo: DemoStage.Tempo, reader: (any LineReader)? = nil,
    write: @escaping (String) -> Void, wait: @escaping (Int?) -> KeyEvent
  ) {
    (self.demo, self.tempo, self.reader) = (demo, tempo, reader)
    (self.write, self.wait) = (write, wait)
    screen = LessonScreen(streams, demo.language.table)
    interpreter = Interpreter(demo.language) { Interrupts.isRequested }
  }

  /// Plays to the end, or until the presenter ends it; answers the exit status.
  func play() -> Int32 {
    while ending == nil {
      do throws(Wish) { try playStep() } catch { obey(error) }
    }
    if isAtPrompt { leavePrompt() }
    return ending == 0 && !failures.isEmpty ? 1 : ending ?? 0
  }

  var streams: Streams { screen.streams }
  var step: Demo.Step? { current < demo.steps.count ? demo.steps[current] : nil }
  /// Whether the prompt is the last that is on the screen.
  var isAtPrompt: Bool { typed != nil && step?.statement != nil }

  private func playStep() throws(Wish) {
    prepareIfNew()
    if ending == nil, typed == nil { try show() }
    guard ending == nil else { return }
    let pace = try stand()
    if pace != .leap { isHeld = false }
    try type(atOnce: pace == .leap)
    perform()
  }

  // MARK: - Showing

  /// Writes text, and remembers it as the present step's.
  func put(_ text: StyledText) {
    shows(text)
    let rendered = Theme.render(text, colors: streams.output.appearance.colors)
    steps[current, default: (nil, "")].text += rendered
    write(rendered)
  }

  /// Writes text that is no part of the demo.
  func note(_ text: StyledText) { write(Theme.render(text, colors: streams.output.appearance.colors)) }

  private func put(lines: some Sequence<StyledText>) {
    for line in lines {
      unread += line.string.count { !$0.isWhitespace }
      put(line + "\n")
    }
  }

  /// Shows the next step as far as it is there to be seen: its captions and the prompt.
  ///
  /// What does not fit into the window waits: for a key where keys make the demo go on, else as long as it takes to read.
  private func show() throws(Wish) {
    var messages = step?.captions ?? demo.closing
    if let goal = step?.goal?.goal(from: interpreter, now: interpreter) {
      messages.append(.output(.report(goal)))
    }
    var rest = screen.lines(of: messages)[...]
    while !rest.isEmpty {
      let page = reader == nil ? rest : rest.prefix(streams.countOnPage(rest))
      put(lines: page)
      rest = rest.dropFirst(page.count)
      if !rest.isEmpty { try pause("Enter goes on") }
    }
    if step?.statement != nil { put(Self.prompt) }
    typed = 0
  }

  static let prompt = StyledText("mendel> ", .strong)

  /// Ends a row that holds nothing but the prompt, or a note behind it.
  func leavePrompt() { write(streams.waits ? "\r\u{1B}[K" : "\n") }

  /// Shows what was played before the next step, which is then to be shown.
  private func drawPast() {
    if streams.waits {
      let past = (0..<current).map { steps[$0]?.text ?? "" }.joined()
      let lines = past.split(separator: "\n", omittingEmptySubsequences: false)
      write("\u{1B}[H\u{1B}[2J" + lines.suffix(max(streams.height() - 1, 1)).joined(separator: "\n"))
    } else {
      if isAtPrompt { write("\n") }
      note(StyledText("step \(demo.number(at: current)) of \(demo.count)\n", .dim))
    }
    typed = nil
    steps[current]?.text = ""
  }

  // MARK: - Performing

  /// Prepares the next step, unless that is done: notes the session in which it begins.
  private func prepareIfNew() {
    guard let step, steps[current]?.start == nil else { return }
    // The statements of a lesson's block are one step.
    if current == 0 || demo.number(at: current - 1) != step.number { atStep(step.label) }
    for preparation in step.preparations {
      if let code = preparation {
        let watches = interpreter.session.watches
        fail(interpreter.run(block: code).problems)
        put(lines: screen.lines(of: interpreter.session.changes(of: watches).map { .output($0) }))
      } else {
        interpreter = Interpreter(demo.language) { Interrupts.isRequested }
      }
    }
    steps[current, default: (nil, "")].start = interpreter
  }

  /// Runs the statement of the next step, and stands behind it.
  private func perform() {
    guard let step else { return }
    unread = 0
    if let statement = step.statement {
      let run = interpreter.run(block: statement)
      screen.noteEntry()
      let said: [LessonMessage] = run.outcomes.flatMap(\.output).map { .output($0) }
      put(lines: screen.lines(of: said + run.problems.map { .problem($0) }))
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
    put(lines: screen.lines(of: step.answer))
    if let place = step.returnsTo, let start = steps[place]?.start { interpreter = start }
    current += 1
    typed = nil
  }

  private func fail(_ problems: [Problem]) {
    failures += problems
    if !problems.isEmpty, reader == nil { ending = ending ?? 1 }
  }

  /// Goes to a step, which then waits for a key: forward by doing what lies between, back by taking its session.
  func go(to index: Int) {
    let index = max(0, min(index, demo.steps.count))
    while current < index, ending == nil {
      prepareIfNew()
      if typed == nil {
        put(lines: screen.lines(of: step?.captions ?? []))
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

  /// Gives the prompt to the presenter until ^D or `quit`; then the demo stands where it stood, in the state that it had.
  func lendPrompt() {
    guard let reader else { return }
    if isAtPrompt { leavePrompt() }
    note(StyledText("The prompt is yours: ^D goes on with the demo.\n", .dim))
    reader.endKeys()
    let runner = Runner(demo.language, streams: streams)
    runner.interpreter = interpreter
    Shell(runner, reader: reader).loop()
    reader.beginKeys()
    note(StyledText("The demo goes on: step \(demo.number(at: current)) of \(demo.count).\n", .dim))
    (isHeld, typed) = (true, step?.statement == nil ? nil : 0)
    if typed != nil { put(Self.prompt) }
  }
}
