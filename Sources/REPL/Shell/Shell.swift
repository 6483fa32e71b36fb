import Drawings
import LibEdit
import LineEditing
import Sessions

/// The loop: read an entry, run its statements, show what they did, until the end.
///
/// It decides nothing about terminals: the reader edits, the streams show. An entry may hold several statements, as a paste does. What a
/// lesson does otherwise, it says by ``prompt``, ``takes`` and ``emptyEnter``.
package final class Shell {
  let runner: Runner
  let reader: any LineReader
  var prompt: (Interpreter) -> Prompt = Shell.prompt
  /// Does something else with an entry than to run it; true where it did.
  var takes: (String) -> Bool = { _ in false }
  /// What Enter puts into an empty entry.
  var emptyEnter: () -> String? = { nil }
  var recording = LineRequest.Recording.kept
  /// Whether an entry ends with its line, as an answer does.
  var takesLines: () -> Bool = { false }
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
        // Whoever presses it again wants to leave.
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
    if takes(asked) { return }
    let result = runner.run(read, Source(read.text))
    let word = text.filter { !$0.isWhitespace }
    for (index, var problem) in result.problems.enumerated() {
      if index == 0, Self.farewells.contains(word) { problem.suggestion = "`quit` leaves, and so does ^D" }
      // The terminal shows `^C` already.
      if problem.kind == .interruption, streams.errors.isTerminal { streams.errors.write("\r") }
      streams.show(problem)
    }
    let left = read.statements.count - result.count - 1
    if !result.problems.isEmpty, read.problems.isEmpty, left > 0 {
      streams.note(count(left, "statement") + " beside it did not run")
    }
    // Here `clear` is a colour, unless it was made something else.
    if ["clear", "cls"].contains(word), runner.interpreter.session.variables[word] == nil {
      streams.note("^L clears the screen")
    }
    if runner.interpreter.isFinished { isFinished = true }
  }

  /// What leaves other programs.
  private static let farewells: Set = ["bye", "q", "logout", ":q", ":q!", ":quit", ":wq", "exit()", "quit()"]

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
