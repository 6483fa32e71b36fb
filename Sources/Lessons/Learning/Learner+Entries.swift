import Drawings
import Sessions
import Syntax

extension Learner {
  /// Handles what the learner typed: an empty line for the next step, a word of the lesson mode, or statements.
  ///
  /// - Returns: The text to replay when the lesson is resumed (``resume(_:)``); nil after ^C, `quit` or a request.
  @discardableResult
  package mutating func enter(_ text: String) -> String? {
    guard ending == nil else { return nil }
    wasInterrupted = false
    var text = text
    // If Enter has inserted the beginning, the learner may still type the whole line or a word of the lesson behind it.
    if task.hasBeginning, let beginning = step?.block.beginning, text.hasPrefix(beginning) {
      let rest = String(text.dropFirst(beginning.count))
      if rest.hasPrefix(beginning) || Self.isWord(rest.withoutBlanks) { text = rest }
    }
    take(text.withoutBlanks)
    return ending == nil && request == nil && !wasInterrupted ? text : nil
  }

  private mutating func take(_ entry: String) {
    let asked = question
    question = nil
    switch (asked, entry) {
    case (.restart, "yes"), (.restart, "y"), (.restart, "restart"): return restart()
    case (.restart, ""), (.restart, "no"), (.restart, "n"): return say("Nothing was restarted.")
    case (.step, ""): return showStep()
    case (.step, _):
      if let number = Int(entry), 1...max(place.count, 1) ~= number { return jump(to: number) }
      if Int(entry) != nil { return say("The lesson has \(place.count) steps.") }
    default: break
    }
    if entry.isEmpty { return next() }
    if Self.wordsOfExercises.contains(entry), watchingStep == nil { return sayUnused(entry) }
    if let row = Self.words.first(where: { $0.word == entry }) { return row.action(&self) }
    let words = entry.split(separator: " ").map(String.init)
    if words.first == "learn" { return request = .open(Array(words.dropFirst())) }
    guard let step, beforePlay == nil else { return tryOut(entry) }
    switch step.kind {
    case .example where typeExample(step, entry): return
    case .predict: takeGuess(step.block, entry)
    case .quiz: takeChoice(entry)
    case .yours where entry == step.block.beginning.withoutBlanks: showAnswer()
    case .yours, .exercise: attempt(step, entry)
    default: tryOut(entry)
    }
  }

  mutating func tryOut(_ entry: String) { _ = run(entry: entry) }

  private mutating func sayUnused(_ word: String) {
    let isAsking = beforePlay == nil && [.predict, .quiz].contains(step?.kind)
    say(
      "`\(word)` belongs to an exercise, and none is open"
        + (isAsking ? "; `skip` goes on without an answer." : "."))
  }

  /// Runs the entry in the learner's session; returns whether all of it succeeded.
  mutating func run(entry: String) -> Bool {
    let script = mainLine.script(entry, mode: .entered)
    for statement in script.statements {
      guard let head = statement.head, let (cause, suggestion) = Self.refusal(of: head) else { continue }
      let place = Place(statement.range, in: script.source)
      show(.problem(Problem(cause, at: place, suggestion: suggestion)))
      return false
    }
    let run = run(entry, mode: .entered)
    if interpreter.isFinished { ending = .quit }
    return run.problems.isEmpty
  }

  /// Why an entry is refused in a lesson, and what to do instead; entries are replayed when the lesson is resumed, and must have the same
  /// result then.
  private static func refusal(of head: String) -> (String, String)? {
    switch head {
    case "reset": ("`reset` would take the lesson away", "`restart` begins again")
    case "open", "challenge":
      ("`\(head)` would take the lesson away", "`quit` leaves it; `\(head)` works in the playground")
    case "save", "load", "record":
      ("a lesson touches no files", "`quit` leaves it; `\(head)` works in the playground")
    case "help": nil
    case _ where isWord(head): ("`\(head)` stands alone", "type it without anything else")
    default: nil
    }
  }

  /// The words of the lesson mode, each with its line for `help` and its action; they are commands only if typed alone.
  static let words: [(word: String, summary: String, action: @Sendable (inout Learner) -> Void)] = [
    ("next", "goes on, as Enter does", { $0.next() }),
    ("skip", "goes on without doing the step", { $0.skip() }),
    ("step", "shows the present step again, with its task", { $0.showStepAndWatches() }),
    ("more", "shows the footnotes of the step", { $0.showMore() }),
    ("hint", "shows the next hint", { $0.showHint() }),
    ("solution", "shows the author's way and does it", { $0.showAnswer() }),
    ("check", "says what holds already and what does not", { $0.showCheck() }),
    ("goal", "draws what there is beside what is wanted", { $0.showGoal() }),
    ("back", "takes back what you tried", { $0.goBack() }),
    ("restart", "begins the exercise or the lesson again", { $0.askForRestart() }),
    ("previous", "goes to the step before", { $0.goToPrevious() }),
    ("contents", "lists the steps of the lesson", { $0.showContents() }),
    ("play", "opens a sandbox, which `back` leaves", { $0.play() }),
    ("clues", "lists what is known of who eats the fruit", { $0.request = .clues }),
    ("review", "asks again what you missed", { $0.request = .review }),
    ("help", "lists these words; `help WORD` explains a statement", { $0.help() }),
    ("quit", "leaves the lesson; `learn` takes it up again", { $0.ending = .quit }),
    ("exit", "leaves the lesson; `learn` takes it up again", { $0.ending = .quit }),
  ]

  /// What to type instead of a word that leaves other programs, or that one would expect here.
  package static func suggestion(for word: String) -> String? {
    switch word {
    case "bye", "q", "logout", ":q", ":q!", ":quit", ":wq", "exit()", "quit()":
      "`quit` leaves, and so does ^D"
    case "lesson", "lessons", "course", "tutorial": "`learn` lists the lessons"
    default: nil
    }
  }

  static func isWord(_ text: String) -> Bool { words.contains { $0.word == text } }

  private static let wordsOfExercises: Set = ["hint", "solution", "check", "goal"]

  private mutating func help() {
    // Words that have no effect at the current step are left out.
    let idle = (watchingStep == nil ? Self.wordsOfExercises : []).union(
      step?.kind.row.asks == true ? ["exit"] : ["exit", "skip"])
    let rows = Self.words.filter { !idle.contains($0.word) }.map {
      [StyledText($0.word, .keyword), StyledText.prose($0.summary)]
    }
    draw { Table(rows).lines($0) }
    say("`help override` explains a statement of the language; `help traits` lists those on traits.")
  }

  /// `back`: leaves the sandbox, or else takes experiments back, to the main line or to the start of the exercise.
  private mutating func goBack() {
    let (target, wasPlaying) = (base, beforePlay != nil)
    guard wasPlaying || interpreter.history.current != target.history.current else {
      return say("There is nothing to take back; `previous` goes to the step before.")
    }
    show(target.session.redrawn(interpreter.session.watches))
    interpreter.go(to: target)
    beforePlay = nil
    if !wasPlaying { task.isSolved = false }
    showStep()
  }

  private mutating func play() {
    guard beforePlay == nil else { return next() }
    beforePlay = interpreter
    say("A sandbox: nothing you do here counts. `back` returns to the lesson.")
  }

  /// `restart`: asks before it leaves an exercise or discards more than one step.
  private mutating func askForRestart() {
    let isExercise = step?.kind == .exercise && !isSolved
    guard isExercise || place.step > 2 else { return restart() }
    question = .restart
    say(
      "This begins the \(isExercise ? "exercise" : "lesson") again. Type `yes` if that is meant; Enter goes on as you are."
    )
  }

  private mutating func restart() {
    if step?.kind == .exercise, !isSolved { return showStepAgain() }
    passages = [:]
    startAnew()
    arrive()
  }

  /// `contents`: lists the visible steps, each with its number, its mark and its title.
  mutating func showContents() {
    question = .step
    let rows = lesson.visibleSteps.enumerated().map { number, index in
      let passage = passages[index]
      let mark = passage == .done ? "✓" : passage == nil ? "" : passage == .skipped ? "-" : "·"
      return [
        StyledText(index == current ? "▸" : "", .strong), StyledText("\(number + 1)", .number),
        StyledText(mark, .success), lesson.title(of: index),
      ]
    }
    draw { Table(rows, alignments: [.leading, .trailing]).lines($0) }
    say("A number opens a step; Enter shows where you are.")
  }
}

extension Lesson {
  /// The title of a step in a list: its task, or the first line of its code.
  fileprivate func title(of index: Int) -> StyledText {
    let step = steps[index]
    let firstLine = { (text: String) in text.split(separator: "\n").first.map(String.init) ?? "" }
    if let question = step.quiz?.question { return .prose(Escaping.safe(firstLine(question))) }
    let parts = task(of: index).split(separator: "**", omittingEmptySubsequences: false)
    if step.kind.row.asks, parts.count > 1 {
      return .prose(Escaping.safe(parts[1].split { $0.isWhitespace }.joined(separator: " ")))
    }
    return StyledText(firstLine(step.block.code), .code)
  }
}
