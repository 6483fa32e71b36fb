import Drawings
import Lessons
import LibEdit
import LineEditing
import Sessions

/// The read-eval-print loop: reads an entry, runs its statements and shows their effects, until the end.
///
/// It does not depend on the terminal: the reader edits, and the streams show. A pasted entry may hold several statements. A lesson
/// changes its behaviour through ``prompt``, ``handlesEntry`` and ``textForEmptyEnter``.
package final class Shell {
  let runner: Runner
  let reader: any LineReader
  var prompt: (Interpreter) -> Prompt = Shell.prompt
  /// Handles an entry instead of running it; returns whether it did.
  var handlesEntry: (String) -> Bool = { _ in false }
  /// The text that Enter inserts into an empty entry.
  var textForEmptyEnter: () -> String? = { nil }
  var recording = LineRequest.Recording.kept
  /// Whether an entry is a single line, as an answer to a quiz is.
  var isSingleLine: () -> Bool = { false }
  var isFinished = false
  let help: EntryHelp

  package init(_ runner: Runner, reader: any LineReader) {
    (self.runner, self.reader) = (runner, reader)
    help = EntryHelp(runner.interpreter.session.language.table)
    runner.present = Pager(reader: reader, streams: runner.streams).show
  }

  package func run() {
    greet()
    loop()
  }

  func loop() {
    var interruptions = 0
    while !isFinished {
      switch reader.readLine(request) {
      case .entry(let text):
        interruptions = 0
        Interrupts.clear()
        enter(text)
      case .interrupted:
        interruptions += 1
        // A second ^C in a row probably means that the user wants to leave.
        if interruptions == 2 { runner.streams.note("`quit` leaves, and so does ^D on an empty line") }
      case .end: return
      }
    }
  }

  func enter(_ text: String) {
    let (streams, words) = (runner.streams, text.drop { $0.isWhitespace })
    let isQuestion = words.hasPrefix("?")
    let asked = isQuestion ? "help " + words.dropFirst() : text
    let read = help.read(asked)
    if read.asksForHelp, !isQuestion { return offer(read) }
    if handlesEntry(asked) { return }
    let result = runner.run(read, Source(read.text))
    let word = text.filter { !$0.isWhitespace }
    for (index, var problem) in result.problems.enumerated() {
      if index == 0, let known = Learner.suggestion(for: word) { problem.suggestion = known }
      // The terminal has already shown `^C`.
      if problem.kind == .interruption, streams.errors.isTerminal { streams.errors.write("\r") }
      streams.show(problem)
    }
    let left = read.statements.count - result.count - 1
    if !result.problems.isEmpty, read.problems.isEmpty, left > 0 {
      streams.note(count(left, "statement") + " beside it did not run")
    }
    // `clear` is a colour here, unless the session defines a variable of that name.
    if ["clear", "cls"].contains(word), runner.interpreter.session.variables[word] == nil {
      streams.note("^L clears the screen")
    }
    if runner.interpreter.isFinished { isFinished = true }
  }

  private func greet() {
    let output = runner.streams.output
    guard output.isTerminal else { return }
    let dot = output.appearance.speaksASCII ? " - " : " · "
    let name = StyledText("Mendel", .strong)
    let claim = StyledText(dot + "traits and presentations to try", .dim)
    let words =
      StyledText(dot, .dim) + StyledText("help", .code) + StyledText(", ", .dim) + StyledText("learn", .code)
      + StyledText(", ^D leaves", .dim)
    let whole = name + claim + words
    output.write([whole.width < runner.streams.width() ? whole : name + words])
  }
}
