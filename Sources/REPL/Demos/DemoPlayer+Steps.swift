import Commands
import Drawings
import Lessons
import Playgrounds
import Transcripts

extension DemoPlayer {
  /// The step that comes next; `nil` behind the last one.
  var step: Demo.Step? { current < demo.steps.count ? demo.steps[current] : nil }

  /// Prepares the next step and shows it as far as it is there to be seen: its captions and the prompt.
  ///
  /// - Returns: Whether it is; if not, the presenter wanted something else meanwhile, or the demo is at its end.
  func arrive() -> Bool {
    guard !isShown else { return true }
    prepareIfNew()
    guard ending == nil, tellCaptions() else { return false }
    if step?.statement != nil { screen.prompt() }
    isShown = true
    parts.streams.output.flush()
    return true
  }

  /// Prepares the next step, unless that is done.
  private func prepareIfNew() {
    guard let step, starts[current] == nil else { return }
    // The statements of a lesson's block are one step.
    if current == 0 || demo.number(at: current - 1) != step.number { atStep(step.label) }
    prepare(current)
  }

  /// Does what a step needs before it begins, and notes the state in which it does.
  private func prepare(_ index: Int) {
    let step = demo.steps[index]
    for preparation in step.preparations {
      if preparation.isFresh {
        playground.reset()
        starts = [:]
      }
      run(preparation.code, at: index) { [screen] in if case .problem = $0 { screen.show($0) } }
    }
    if step.beginsBlock { try? playground.restore(playground.history.current) }
    starts[index] = playground.history.current
  }

  // MARK: - Performing

  /// Runs the statement of the next step, before the audience or without a word, and stands behind it.
  func perform(isSilent: Bool = false) {
    guard let step else { return }
    var messages: [LessonMessage] = []
    (unread, rowsInUse) = (0, 0)
    if let statement = step.statement {
      run(statement, at: current) { [self] message in
        messages.append(message)
        if isSilent { return }
        screen.show(message)
        unread += message.length(parts.streams)
      }
    }
    guard ending == nil else { return isShown = false }
    performances[current] = messages
    if !isSilent {
      for caption in step.answer {
        screen.tell(caption)
        unread += caption.length
      }
      countRows(of: current)
    }
    if step.isBranch, let start = starts[current] { restoreOrRebuild(to: start, before: current) }
    current += 1
    (typed, isShown) = (0, false)
  }

  /// Runs statements; notes a failure that the lesson does not speak of.
  ///
  /// A ^C from before it begins, when its text already stands there, is meant for it.
  private func run(_ code: String, at index: Int, show: @escaping (LessonMessage) -> Void) {
    playground.post = { show(.event($0)) }
    var run = ScriptRun(playground, file: nil) { [self] in handle($0) }
    run.feed(Array(code.utf8))
    run.finish()
    playground.post = { _ in }
    if run.hasQuit { ending = 0 }
    let isFault = !run.failures.isEmpty && !demo.steps[index].mayFail
    for problem in run.failures {
      if case .interrupted = problem.kind { ending = ScriptRunner.Status.interrupted.rawValue }
      show(.problem(isFault ? placed(problem, of: index, code) : problem))
    }
    if isFault { fail(index, run.failures.map { placed($0, of: index, code) }) }
  }

  /// A problem with its place in the file, where nobody watches; an audience sees what a session would say.
  private func placed(_ problem: Problem, of index: Int, _ code: String) -> Problem {
    let step = demo.steps[index]
    guard parts.reader == nil, step.statement == code, let place = step.place else { return problem }
    return place.placing(problem)
  }

  private func fail(_ index: Int, _ problems: [Problem]) {
    failures[index] = problems
    if parts.reader == nil, ending == nil { ending = ScriptRunner.Status.failure.rawValue }
  }

  /// What only the owner of the session can do.
  private func handle(_ request: SessionRequest) -> Problem? {
    switch request {
    case .save(let path) where demo.mayTouchFiles:
      SessionFiles(playground: playground, written: written).save(path)
    case .load(let path) where demo.mayTouchFiles: SessionFiles(playground: playground).load(path)
    case .record where demo.mayTouchFiles:
      Problem(.refused(cause: "a demo records no session", suggestion: "`mendel run` does"), nil)
    case .save, .load, .record: Problem(.refused(cause: "a lesson touches no files", suggestion: nil), nil)
    default: Problem(.refused(cause: "a demo opens no lessons", suggestion: nil), nil)
    }
  }

  // MARK: - Going elsewhere

  /// Goes to a step, which then waits for a key: forward by doing what lies between, back by restoring its state.
  func go(to index: Int) {
    while current < index, ending == nil {
      prepareIfNew()
      if ending == nil { perform(isSilent: true) }
    }
    if ending == nil { prepareIfNew() }
    guard ending == nil else { return }
    if index < current {
      restore(to: index)
      // What comes behind is prepared anew, since it may come out another way.
      starts = starts.filter { $0.key <= index }
      current = index
    }
    isHeld = true
    drawPast()
  }

  /// Brings the session to the state in which a step begins.
  func restore(to index: Int) {
    if let start = starts[index] { restoreOrRebuild(to: start, before: index) } else { rebuild(to: index) }
  }

  private func restoreOrRebuild(to state: Int, before index: Int) {
    if (try? playground.restore(state)) == nil { rebuild(to: index) }
  }

  /// Does again what leads to a step, where its state cannot be reached any more: behind a fresh session, or after very many statements.
  func rebuild(to index: Int) {
    let first = demo.steps[...index].lastIndex { $0.preparations.contains(where: \.isFresh) } ?? 0
    playground.reset()
    starts = [:]
    for index in first..<index { repeatQuietly(index) }
    prepare(index)
  }

  private func repeatQuietly(_ index: Int) {
    prepare(index)
    if let statement = demo.steps[index].statement { run(statement, at: index) { _ in } }
    if demo.steps[index].isBranch, let start = starts[index] { try? playground.restore(start) }
  }
}

extension Demo.Caption {
  /// How many characters there are to read.
  var length: Int {
    switch self {
    case .message(.prose(let text)), .message(.code(let text, _)), .comment(let text): text.count
    case .message: 0
    }
  }
}

extension LessonMessage {
  /// How many characters there are to read, blanks not counted: most of a drawing are blanks.
  func length(_ streams: Streams) -> Int {
    let transcript = streams.transcript(streams.output)
    let lines: [StyledText] =
      switch self {
      case .event(let event): transcript.lines(event)
      case .problem(let problem): transcript.lines(problem)
      default: []
      }
    return lines.reduce(0) { $0 + $1.string.count { !$0.isWhitespace } }
  }
}
