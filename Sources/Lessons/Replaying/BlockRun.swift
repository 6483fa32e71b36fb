import Drawings
import Sessions
import Syntax

package struct BlockRun: Sendable {
  package var outcomes: [Interpreter.Outcome] = []
  /// What failed, first what stopped it.
  package var problems: [Problem] = []

  /// The lines that it printed as `mendel run` would write them into a file, those of its errors behind them.
  package var printed: String {
    (outputs.flatMap(\.plainLines) + problems.flatMap { $0.lines(Layout()) }.map(\.string))
      .map { $0 + "\n" }.joined()
  }
  package var isInterrupted: Bool { problems.contains { $0.kind == .interruption } }
  var outputs: [Output] { outcomes.flatMap(\.output) }
}

extension Interpreter {
  /// Runs a block of a lesson to its end or its first error; statements in front of one that cannot be read run too.
  package mutating func run(block code: String, mode: SourceText.Mode = .file) -> BlockRun {
    var run = BlockRun()
    run.problems = self.run(code, mode: mode) { run.outcomes.append($0) }
    return run
  }

  /// The same session for what is tried and thrown away: its history begins here, and it watches nothing.
  var trial: Interpreter {
    var copy = self
    copy.session.watches = []
    copy.history = History(copy.session)
    return copy
  }

  /// Runs a text on a copy, which may take back what was done before, and draws what is watched.
  func tried(_ text: String) -> (end: Interpreter, run: BlockRun) {
    var copy = self
    let run = copy.run(block: text)
    return (copy, run)
  }

  /// What an expression prints, on one line, or the error that it gives.
  func shown(_ expression: String) -> String {
    let run = trial.tried(expression).run
    if let problem = run.problems.first { return "an error: " + problem.message }
    return run.printed.split(separator: "\n").joined(separator: "; ")
  }

  func drawing(of text: String) -> Watch.Drawing? {
    let run = trial.tried(text).run
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

  /// What statements are in Swift for Apple's frameworks, as `swift` writes them.
  func swiftCode(of statements: String) -> String {
    var end = trial.tried(statements).end
    return end.run(block: "swift").printed
  }

  package init(_ language: Language, isInterrupted: @escaping @Sendable () -> Bool) {
    self.init(language: language)
    self.isInterrupted = isInterrupted
  }
}

extension Lesson {
  /// What brings a new session to the system that it assumes: the rules of iOS 17 hold anyway.
  package var preparation: String? { frontMatter.ios == 17 ? nil : "use iOS \(frontMatter.ios)" }

  /// The session in which it begins, by the rules of the system that it assumes.
  package func start(_ isInterrupted: @escaping @Sendable () -> Bool) -> Interpreter {
    let fresh = Interpreter(language, isInterrupted: isInterrupted)
    return preparation.map { fresh.tried($0).end.trial } ?? fresh
  }
}
