import Sessions
import Statements
import Syntax

/// What running a block came to.
package struct BlockRun: Sendable {
  /// The lines that it printed as `mendel run` would write them into a file, those of its errors behind them.
  package var printed = ""
  /// What became of each statement that ran.
  package var outcomes: [Interpreter.Outcome] = []
  /// What failed, first what stopped it.
  package var problems: [Problem] = []

  package var isInterrupted: Bool { problems.contains { $0.kind == .interruption } }

  /// How much of what a block prints is kept: a lesson from a stranger must not fill the memory.
  static let mostPrinted = 1 << 20

  var printsTooMuch: Bool { printed.utf8.count > Self.mostPrinted }
}

extension Interpreter {
  /// Runs a block of a lesson to its end or its first error; statements in front of one that cannot be read run too.
  package mutating func run(block code: String) -> BlockRun {
    var run = BlockRun()
    run.problems = self.run(code) { outcome in
      run.outcomes.append(outcome)
      guard !run.printsTooMuch else { return }
      for line in outcome.output.flatMap(\.plainLines) { run.printed += line + "\n" }
    }
    for line in run.problems.flatMap({ $0.lines(Layout()) }) { run.printed += line.string + "\n" }
    return run
  }

  /// Runs each statement of a text by itself, and returns those that succeeded: one that fails is as if it were not there.
  mutating func runEach(_ text: String) -> [String] {
    let source = Source(text)
    return SourceText(text, statements: session.language.table, mode: .file).statements.compactMap {
      statement in
      run(statement, source).problem == nil ? source.text(statement.range) : nil
    }
  }

  /// What statements are in Swift for Apple's frameworks, as `swift` writes them; they run on a copy.
  func swiftCode(of statements: String) -> String {
    var copy = trial
    copy.session.watches = []
    copy.run(statements)
    return copy.run(block: "swift").printed
  }

  /// The same session with a history that begins here: for what is tried and thrown away.
  var trial: Interpreter {
    var copy = self
    copy.history = History(session)
    return copy
  }

  /// A session at the start of a lesson.
  package static func fresh(for lesson: Lesson, isInterrupted: @escaping @Sendable () -> Bool = { false })
    -> Interpreter
  {
    var interpreter = Interpreter(language: .standard)
    interpreter.isInterrupted = isInterrupted
    return interpreter
  }
}

extension Statement {
  /// What it says by its form: the head of a statement of the playground.
  var head: String? { if case .verb(let verb) = kind { verb.head } else { nil } }

  var blocks: [[Statement]] {
    switch kind {
    case .if(_, let block, let otherwise): [block.statements] + (otherwise?.blocks ?? [])
    case .guard(_, let block), .while(_, let block), .repeatWhile(let block, _), .for(_, _, _, let block),
      .defer(let block), .block(let block):
      [block.statements]
    case .switch(_, let cases): cases.map(\.body.statements)
    case .verb(let verb):
      verb.slots.sorted { $0.key < $1.key }.flatMap { slot -> [[Statement]] in
        switch slot.value {
        case .block(let block): [block.statements]
        case .items(_, let other, _): [other]
        case .statement(let statement): statement.blocks
        default: []
        }
      }
    default: []
    }
  }
}
