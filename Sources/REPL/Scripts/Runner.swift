import Drawings
import LibEdit
import Sessions
import Statements
import Syntax

/// A session that is run, with its files and streams: what the shell, scripts, lessons and demos have in common.
package final class Runner {
  package var interpreter: Interpreter
  package let streams: Streams
  /// Whether `▸` lines are shown.
  package let confirms: Bool
  /// Whether each statement is shown before what it said.
  package let echoes: Bool
  /// The process's variables.
  let environment: (String) -> String?
  /// Shows what a statement said; a shell waits there where the window is full.
  package var present: ([Output]) -> Void
  /// Lists the course, or opens one of its lessons and returns once the learner leaves it.
  package var learn: ([Name]) throws(Problem) -> Void = { _ throws(Problem) in
    throw Problem("there are no lessons here")
  }
  /// Does what a word of lessons asks for, such as `next`.
  package var lesson: (Name, [Name], inout Interpreter) throws(Problem) -> Void = {
    word, _, interpreter throws(Problem) in
    throw interpreter.problem(
      "`\(word.text)` belongs to a lesson, and none is open", at: word.range,
      suggestion: "`learn` lists the lessons")
  }
  /// What was asked, for `record`.
  private(set) var log = SessionLog()
  var written = WrittenFiles()

  package init(
    streams: Streams, confirms: Bool, echoes: Bool = false,
    environment: @escaping (String) -> String? = { _ in nil }, language: Language = .standard
  ) {
    interpreter = Interpreter(language: language)
    (self.environment, self.streams, self.confirms, self.echoes) = (environment, streams, confirms, echoes)
    present = { streams.show($0, confirms: confirms) }
    // What a terminal that is gone would show need not be worked out to its end.
    interpreter.isInterrupted = { Interrupts.isRequested || streams.output.failure != 0 }
    if !echoes { interpreter.emit = { streams.show($0, confirms: confirms) } }
  }

  /// What became of a text.
  package struct Result {
    /// What failed, first what stopped the run; it was not shown yet.
    package var problems: [Problem] = []
    /// How many statements ran.
    package var count = 0
  }

  /// Runs a text that was read already, up to the first failure, and shows what it says.
  package func run(_ read: SourceText, file: String? = nil) -> Result {
    var result = Result()
    let owner: Interpreter.Owner = { [self] request, interpreter throws(Problem) in
      try fulfil(request, &interpreter)
    }
    result.problems = interpreter.run(read, Source(read.text, file: file), owner: owner) { [self] outcome in
      if echoes { echo(outcome) }
      present(outcome.output)
      if outcome.problem == nil { result.count += 1 }
      log.note(outcome)
    }
    return result
  }

  @discardableResult
  package func run(_ text: String, file: String? = nil) -> Result {
    run(SourceText(text, statements: interpreter.session.language.table, mode: .file), file: file)
  }

  /// Shows a statement as if it had been typed.
  private func echo(_ outcome: Interpreter.Outcome) {
    let lines = outcome.source.text(outcome.statement.range).split(
      separator: "\n", omittingEmptySubsequences: false)
    let further = streams.output.appearance.speaksASCII ? "    ... " : "      … "
    streams.output.write(
      lines.enumerated().map { index, line in
        StyledText(index == 0 ? "mendel> " : further, .dim) + StyledText(line).onOneLine
      })
  }

  /// What only the owner of the session can do.
  private func fulfil(_ request: Interpreter.Request, _ interpreter: inout Interpreter) throws(Problem) {
    switch request {
    case .save(let path): try save(path, &interpreter)
    case .load(let path): try load(path, &interpreter)
    case .record(let path): try record(path, &interpreter)
    case .write(let path, let text, let what): try write(text, of: what, to: path, &interpreter)
    case .learn(let words): try learn(words)
    case .lesson(let word, let words): try lesson(word, words, &interpreter)
    }
  }
}
