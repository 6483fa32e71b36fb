import Drawings
import Sessions
import Syntax

extension Learner {
  /// Takes what the learner typed: nothing for the next step, a word of the lesson mode, or statements.
  ///
  /// - Returns: What of it is to be typed again when the lesson is taken up (``resume(_:)``): all, unless ^C came in between or the learner left.
  @discardableResult
  package mutating func enter(_ text: String) -> String? {
    guard ending == nil else { return nil }
    wasInterrupted = false
    var text = text
    // Who has the beginning in the line may type the whole line behind it.
    if task.hasBeginning, let beginning = step?.block.beginning, text.hasPrefix(beginning + beginning) {
      text.removeFirst(beginning.count)
    }
    take(text.withoutBlanks)
    return ending == nil && request == nil && !wasInterrupted ? text : nil
  }

  private mutating func take(_ entry: String) {
    if isRestarting {
      isRestarting = false
      if ["yes", "y", "restart"].contains(entry) { return restart() }
      if entry.isEmpty || entry == "no" { return show(.remark("Nothing was restarted.")) }
    }
    let isChoosing = isChoosing
    self.isChoosing = false
    if isChoosing, let number = Int(entry) { return open(at: number) }
    if isChoosing, entry.isEmpty { return showStep() }
    if entry.isEmpty { return next() }
    if let word = Word(rawValue: entry) { return word.row.action(&self) }
    let words = entry.split(separator: " ").map(String.init)
    if words.first == "learn" { return self.request = .open(Array(words.dropFirst())) }
    guard beforePlay == nil else { return tryOut(entry) }
    switch step?.kind {
    case .example? where typeExample(entry): return
    case .predict?: takeGuess(entry)
    case .quiz?: takeChoice(entry)
    case .yours? where entry == step?.block.beginning.withoutBlanks: showAnswer()
    case .yours?, .exercise?: attempt(entry)
    default: tryOut(entry)
    }
  }

  /// Runs an entry as an experiment.
  mutating func tryOut(_ entry: String) { _ = run(entry: entry) }

  /// Runs what was typed in the learner's session.
  ///
  /// - Returns: Whether something of it failed.
  mutating func run(entry: String) -> Bool {
    let source = Source(entry)
    let read = SourceText(entry, statements: LessonLimits.table, mode: .entered)
    for statement in read.statements {
      guard let head = statement.head, let (cause, suggestion) = Self.refusal(of: head) else { continue }
      show(.problem(Problem(cause, at: Place(statement.range, in: source), suggestion: suggestion)))
      return true
    }
    var outputs: [Output] = []
    let problems = interpreter.run(read, source, owner: Interpreter.nobody) { outputs += $0.output }
    for output in outputs { show(.output(output)) }
    for problem in problems { show(.problem(problem)) }
    wasInterrupted = problems.contains { $0.kind == .interruption }
    if interpreter.isFinished { ending = .quit }
    return !problems.isEmpty
  }

  /// Why a learner cannot say something, and what to do instead: what is typed is typed again when the lesson is taken up, and must come out
  /// the same.
  private static func refusal(of head: String) -> (String, String)? {
    switch head {
    case "reset": ("`reset` would take the lesson away", "`restart` begins again")
    case "save", "load", "record":
      ("a lesson touches no files", "`quit` leaves it; `\(head)` works in the playground")
    case "help": nil
    case _ where Word(rawValue: head) != nil: ("`\(head)` stands alone", "type it without anything else")
    default: nil
    }
  }

  // MARK: - Words

  /// The words of the lesson mode: commands only where they stand alone.
  package enum Word: String, CaseIterable, Sendable {
    case next, skip, step, more, hint, solution, check, goal, back, restart, previous, contents, play, clues,
      review
    case help, quit, exit

    /// What it does, in a line for `help`.
    package var summary: String { row.summary }

    fileprivate var row: (summary: String, action: (inout Learner) -> Void) {
      switch self {
      case .next: ("goes on, as Enter does", { $0.next() })
      case .skip: ("goes on without doing the step", { $0.skip() })
      case .step: ("shows the present step again, with its task", { $0.showStepAndWatches() })
      case .more: ("shows the footnotes of the step", { $0.showMore() })
      case .hint: ("shows the next hint", { $0.showHint() })
      case .solution: ("shows the author's way and does it", { $0.showAnswer() })
      case .check: ("says what holds already and what does not", { $0.showCheck() })
      case .goal: ("draws what there is beside what is wanted", { $0.showGoal() })
      case .back: ("takes back what you tried", { $0.goBack() })
      case .restart: ("begins the exercise or the lesson again", { $0.askForRestart() })
      case .previous: ("goes to the step before", { $0.goToPrevious() })
      case .contents: ("lists the steps of the lesson", { $0.showContents() })
      case .play: ("opens a sandbox, which `back` leaves", { $0.play() })
      case .clues: ("lists what is known of who eats the fruit", { $0.request = .clues })
      case .review: ("asks again what you missed", { $0.request = .review })
      case .help: ("lists these words; `help WORD` explains a statement", { $0.help() })
      case .quit, .exit: ("leaves the lesson; `learn` takes it up again", { $0.ending = .quit })
      }
    }
  }

  /// The words that say nothing where the learner stands: those of exercises, if none is open.
  package var idleWords: Set<Word> {
    switch step?.kind {
    case .exercise: []
    case .yours: [.check]
    case .predict, .quiz: [.hint, .check, .solution, .goal]
    default: [.hint, .check, .solution, .goal, .skip]
    }
  }

  private mutating func help() {
    let rows = Word.allCases.filter { $0 != .exit && !idleWords.contains($0) }.map {
      [StyledText($0.rawValue, .keyword), StyledText.prose($0.summary)]
    }
    show(.output(.report { layout in Table(rows).lines(layout) }))
    show(
      .remark("`help override` explains a statement of the language; `help traits` lists those on traits."))
  }

  /// `back`: from the sandbox to where it was opened, else from experiments to the lesson's own line, or to the exercise's start.
  private mutating func goBack() {
    let (target, watches) = (base, interpreter.session.watches)
    let wasPlaying = beforePlay != nil
    guard wasPlaying || interpreter.history.current != target.history.current else {
      return show(.remark("There is nothing to take back; `previous` goes to the step before."))
    }
    interpreter.go(to: target)
    interpreter.session.keep(watches)
    for output in interpreter.session.takeOutput() { show(.output(output)) }
    interpreter.session.watches = target.session.watches
    beforePlay = nil
    if !wasPlaying { task.isSolved = false }
    showStep()
  }

  private mutating func play() {
    guard beforePlay == nil else { return next() }
    beforePlay = interpreter
    show(.remark("A sandbox: nothing you do here counts. `back` returns to the lesson."))
  }

  /// `restart` asks before it leaves an exercise or throws away more than one step.
  private mutating func askForRestart() {
    let isExercise = step?.kind == .exercise && !task.isSolved
    guard isExercise || place.step > 2 else { return restart() }
    isRestarting = true
    show(
      .remark(
        (isExercise ? "This begins the exercise again." : "This begins the lesson again.")
          + " Type `yes` if that is meant; Enter goes on as you are."))
  }

  private mutating func restart() {
    if step?.kind == .exercise, !task.isSolved { return showStepAgain() }
    startAnew()
    arrive()
  }

  /// The steps at which the lesson waits, each with its number, how it was left behind, and its first line.
  mutating func showContents() {
    isChoosing = true
    let rows = lesson.visibleSteps.enumerated().map { number, index in
      let passage = passages[index] ?? (index < current ? .done : nil)
      let mark = passage == .done ? "✓" : passage == nil ? "" : passage == .skipped ? "-" : "·"
      return [
        StyledText(index == current ? "▸" : "", .strong), StyledText("\(number + 1)", .number),
        StyledText(mark, .success), lesson.title(of: index),
      ]
    }
    show(
      .output(
        .report { layout in
          Table(rows, alignments: [.leading, .trailing]).lines(layout)
        }))
    show(.remark("A number opens a step; Enter shows where you are."))
  }
}

extension Lesson {
  /// What a list of steps calls one: its task, or the first line of its code.
  fileprivate func title(of index: Int) -> StyledText {
    let step = steps[index]
    if let question = step.quiz?.question { return .prose(Escaping.safe(question.firstLine)) }
    let prose = parts(before: index).compactMap {
      if case .prose(let prose) = $0 { prose.markdown } else { nil }
    }
    let paragraph = MarkdownNode.lastParagraph(prose.joined(separator: "\n"))
    let parts = paragraph.split(separator: "**", omittingEmptySubsequences: false)
    if step.kind.row.asks, parts.count > 1 {
      return .prose(Escaping.safe(parts[1].split { $0.isWhitespace }.joined(separator: " ")))
    }
    return StyledText(step.block.code.firstLine, .code)
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
