import Drawings
import LibEdit
import Sessions
import Syntax

/// A demo played without waiting, on a simulated terminal.
struct Recording {
  private(set) var cast: Asciicast
  /// All text of the demo, with its styles.
  private(set) var page = StyledText()
  let status: Int32
  let failures: [Problem]
  private let interpreter: Interpreter

  init(_ demo: Demo, _ tempo: DemoStage.Tempo, columns: Int, rows: Int, appearance: Appearance) {
    var (cast, page) = (Asciicast(title: demo.title, columns: columns, rows: rows), StyledText())
    // Time passes only while the demo waits.
    var time = 0
    let look = TextStream(appearance: appearance, isTerminal: true) { _ in 0 }
    let player = DemoPlayer(
      demo, Streams(output: look, errors: look, height: { rows }) { columns }, tempo: tempo,
      write: { cast.add("o", $0, at: time) },
      wait: { milliseconds in
        time += milliseconds ?? 0
        return Interrupts.isRequested ? .interrupted : .silence
      })
    player.atStep = { cast.add("m", $0, at: time) }
    player.shows = { page += $0 }
    status = player.play()
    (failures, interpreter) = (player.failures, player.interpreter)
    // The last picture stays as long as in the demo.
    cast.add("o", "", at: time)
    (self.cast, self.page) = (cast, page)
  }

  /// The output of a statement at the end of the demo, or the text that it would write to a file.
  func answer(to statement: String) throws(Problem) -> String {
    var (interpreter, lines) = (interpreter, [String]())
    let read = SourceText(statement, statements: interpreter.session.language.table, mode: .file)
    let owner: Interpreter.Owner = { request, _ throws(Problem) in
      if case .write(_, let text, _) = request { lines.append(text) }
    }
    let problems = interpreter.run(read, Source(statement), owner: owner) { outcome in
      lines += outcome.output.flatMap(\.plainLines)
    }
    if let problem = problems.first { throw Problem(problem.message, suggestion: problem.suggestion) }
    return lines.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }
}
