import Drawings
import Syntax

/// Runs texts in a session, and remembers the sessions before.
///
/// ```swift
/// var interpreter = Interpreter(language: .standard)
/// interpreter.run("let a = 1; a + 1") { outcome in … }      // .value("2")
/// interpreter.history.undo()
/// ```
package struct Interpreter: Sendable {
  /// How a statement ended.
  package struct Outcome: Sendable {
    package var statement: Statement
    package var source: Source
    /// What it said, in the order in which it happened; also of one that failed.
    package var output: [Output]
    package var problem: Problem?
    /// The number that it got, if it changed something.
    package var number: Int?
  }

  package var session: Session
  package var history: History
  /// Whether a program or a person wants it to stop.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// What a command said.
  package var output: [Output] = []
  /// Whether the shell should end: `quit`.
  package var isFinished = false
  /// What a command asks of the shell: `learn`, `save`, `load` … with its words.
  package var request: Request?
  /// The state that `reset` left, which `undo` brings back.
  package var beforeReset: [History] = []

  package enum Request: Sendable {
    case save(String), load(String), record(String), open(String), learn(String?), lesson(String, [String])
  }

  package init(language: Language) {
    session = Session(language: language)
    history = History(session)
  }

  /// Reads and runs a text, statement by statement, up to the first failure.
  ///
  /// - Returns: The problems, syntax errors first; none where all is well.
  @discardableResult
  package mutating func run(
    _ text: String, file: String? = nil, mode: SourceText.Mode = .file, _ each: (Outcome) -> Void = { _ in }
  ) -> [Problem] {
    let source = Source(text, file: file)
    let read = SourceText(text, statements: session.language.table, mode: mode)
    return run(read, source, each)
  }

  /// Runs a text that was read already.
  @discardableResult
  package mutating func run(_ read: SourceText, _ source: Source, _ each: (Outcome) -> Void) -> [Problem] {
    let problems = read.problems.map { Problem($0, in: source) }
    let statements = Array(problems.isEmpty ? read.statements[...] : read.wholeStatements)
    if !problems.isEmpty, statements.isEmpty || !source.isFile { return problems }
    let before = session.definitions
    do throws(Problem) { try declare(statements, source) } catch { return [error] + problems }
    for (index, statement) in statements.enumerated() {
      let outcome = run(statement, source)
      each(outcome)
      guard let problem = outcome.problem else {
        if isFinished || request != nil { return [] }
        continue
      }
      session.definitions.forget(statements[index...], before)
      return [problem] + problems
    }
    return problems
  }

  /// The types and functions of a text are known by signature first.
  private mutating func declare(_ statements: [Statement], _ source: Source) throws(Problem) {
    guard statements.contains(where: \.isDeclaration) else { return }
    var checker = Checker(session: session, source: source)
    try checker.declare(statements)
    session = checker.session
  }

  /// Runs one statement and its turn: all of it, or nothing.
  package mutating func run(_ statement: Statement, _ source: Source) -> Outcome {
    var outcome = Outcome(statement: statement, source: source, output: [], problem: nil, number: nil)
    if case .verb(let verb) = statement.kind,
      case .command(let command)? = session.language.kind(verb.head)?.run
    {
      output = []
      do throws(Problem) { try command(verb, &self) } catch {
        outcome.problem = error.placed(at: Place(statement.range, in: source))
      }
      outcome.output = output
      return outcome
    }
    var next = session
    next.runtime = Runtime()
    next.runtime.isInterrupted = isInterrupted
    next.runtime.members = session.runtime.members
    do throws(Problem) {
      let revision = next.revision
      try next.perform(statement, source)
      outcome.output = next.takeOutput()
      let changed =
        statement.isDeclaration || next.revision != revision
        || next.traits.revision != session.traits.revision
      session = next
      if changed {
        outcome.number = history.append(session, source.text(statement.range), bytes: next.runtime.bytes)
      }
    } catch {
      outcome.output = next.takeOutput()
      outcome.problem = error.placed(at: Place(statement.range, in: source))
      session.runtime.members = next.runtime.members
    }
    return outcome
  }
}

extension Session {
  /// Checks and runs a statement, and ends its turn.
  package mutating func perform(_ statement: Statement, _ source: Source) throws(Problem) {
    let place = Place(statement.range, in: source)
    var checker = Checker(session: self, source: source)
    let action = try checker.check(statement: statement)
    self = checker.session
    let size = checker.frameSize
    _ = try run(action, frameSize: size)
    try endTurn(place)
    confirmRest()
    try redrawWatches()
    sweep()
  }

  /// What was said since the last time.
  package mutating func takeOutput() -> [Output] {
    defer { runtime.output = [] }
    return runtime.output
  }
}

extension Problem {
  init(_ problem: SyntaxProblem, in source: Source) {
    self.init(problem.message, at: Place(problem.range, in: source), suggestion: problem.suggestion)
  }
}

extension Source {
  /// Whether it is a file or a paste, whose statements before a mistake run.
  var isFile: Bool { file != nil }
}

extension Definitions {
  /// Takes back the signatures of declarations that were not reached.
  mutating func forget(_ statements: ArraySlice<Statement>, _ before: Definitions) {
    for statement in statements {
      switch statement.kind {
      case .type(let type): types[type.name.text] = before.types[type.name.text]
      case .function(let function):
        functionNames[function.name.text] = before.functionNames[function.name.text]
      default: continue
      }
    }
  }
}

extension Statement {
  /// Whether it makes a type or a function known.
  var isDeclaration: Bool {
    switch kind {
    case .type, .function, .typealias: true
    default: false
    }
  }
}
