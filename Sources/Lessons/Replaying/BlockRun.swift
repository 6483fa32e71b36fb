import Drawings
import Sessions
import Syntax

package struct BlockRun: Sendable {
  package var outcomes: [Interpreter.Outcome] = []
  /// The problems; first the one that stopped the run.
  package var problems: [Problem] = []

  /// The printed lines as `mendel run` would write them to a file, followed by the lines of the errors.
  package var printed: String {
    (outputs.flatMap(\.plainLines) + problems.flatMap { $0.lines(Layout()) }.map(\.string))
      .map { $0 + "\n" }.joined()
  }
  package var isInterrupted: Bool { problems.contains { $0.kind == .interruption } }
  var outputs: [Output] { outcomes.flatMap(\.output) }
}

extension Interpreter {
  /// Runs a block of a lesson up to its end or its first error; statements before one that cannot be parsed run too.
  package mutating func run(block code: String, mode: SourceText.Mode = .file) -> BlockRun {
    var run = BlockRun()
    run.problems = self.run(code, mode: mode) { run.outcomes.append($0) }
    return run
  }

  /// A copy for trial runs: its history starts here, and it has no watches.
  var copyWithoutHistory: Interpreter {
    var copy = self
    copy.session.watches = []
    copy.history = History(copy.session)
    return copy
  }

  /// Runs a text on a copy that keeps its history and its watches.
  func running(_ text: String) -> (end: Interpreter, run: BlockRun) {
    var copy = self
    let run = copy.run(block: text)
    return (copy, run)
  }

  /// The output of an expression on one line, or its error.
  func shown(_ expression: String) -> String {
    let run = copyWithoutHistory.running(expression).run
    if let problem = run.problems.first { return "an error: " + problem.message }
    return run.printed.split(separator: "\n").joined(separator: "; ")
  }

  func drawing(of text: String) -> Watch.Drawing? {
    let run = copyWithoutHistory.running(text).run
    guard run.problems.isEmpty else { return nil }
    return { layout in
      run.outputs.flatMap { output in
        if case .report(let lines) = output {
          lines(layout)
        } else {
          output.plainLines.map { StyledText($0) }
        }
      }
    }
  }

  /// Statements as Swift for Apple's frameworks, as the statement `swift` writes them.
  func swiftCode(of statements: String) -> String {
    var end = copyWithoutHistory.running(statements).end
    return end.run(block: "swift").printed
  }

  package init(_ language: Language, isInterrupted: @escaping @Sendable () -> Bool) {
    self.init(language: language)
    self.isInterrupted = isInterrupted
  }
}

extension Lesson {
  /// The statement that sets the system version of the lesson in a new session; nil for iOS 17, the default.
  package var preparation: String? { frontMatter.ios == 17 ? nil : "use iOS \(frontMatter.ios)" }

  /// A new session with the system version of the lesson.
  package func start(_ isInterrupted: @escaping @Sendable () -> Bool) -> Interpreter {
    let fresh = Interpreter(language, isInterrupted: isInterrupted)
    return preparation.map { fresh.running($0).end.copyWithoutHistory } ?? fresh
  }
}
