import Sessions
import Syntax

/// Statements that run on a copy of the session: the block of `what if`, `expect error` and `expect warning`.
///
/// Each is checked just before it runs, as at top level. So it sees the definitions before it, and checking or running may fail.
struct Trial: Sendable {
  private let statements: [Statement]
  private let tail: Statement?
  private let contexts: [FunctionContext]
  private let surrounding: Code?
  private let place: Place

  init(_ block: Block, tail: Statement? = nil, in checker: inout Checker) {
    (statements, self.tail, place) = (block.statements, tail, checker.place(block.range))
    if checker.contexts.count > 1 { Self.capture(block.statements + (tail.map { [$0] } ?? []), in: &checker) }
    contexts = checker.contexts
    surrounding = checker.surrounding
  }

  /// Captures the locals of the enclosing functions that the statements name, since captures must be known before the functions run.
  private static func capture(_ statements: [Statement], in checker: inout Checker) {
    var trial = checker
    trial.isTopLevel = true
    trial.contexts[trial.contexts.count - 1].blocks.append([:])
    for statement in statements { _ = try? trial.check(statement: statement) }
    for index in checker.contexts.indices {
      let found = trial.contexts[index]
      for (outer, _) in found.captures.dropFirst(checker.contexts[index].captures.count) {
        checker.contexts[index].blocks[0][outer.name] = found.blocks[0][outer.name]
      }
      checker.contexts[index].captures = found.captures
      checker.contexts[index].size = found.size
    }
  }

  struct Outcome {
    var session: Session
    /// Whether the statement after the block printed something, or changed nothing.
    var isAnswered = false
    var failure: Problem?

    var warnings: [String] {
      session.runtime.delivery.output.compactMap { if case .warning(let text, _) = $0 { text } else { nil } }
    }
  }

  /// Runs the block and its turn on a copy of a session, then the statement after it, with a turn too if it changes something.
  ///
  /// Only the output and the steps used are copied back.
  func run(on session: inout Session, keepingWarnings keepsWarnings: Bool = true) -> Outcome {
    var outcome = Outcome(session: session.copyForTrial)
    do throws(Problem) {
      outcome.isAnswered = try run(in: &outcome.session)
    } catch { outcome.failure = error }
    session.runtime.budget.steps = outcome.session.runtime.budget.steps
    session.runtime.delivery.output += outcome.session.runtime.delivery.output.filter { output in
      switch output {
      case .confirmation: false
      case .warning: keepsWarnings
      default: true
      }
    }
    return outcome
  }

  private func run(in session: inout Session) throws(Problem) -> Bool {
    var checker = Checker(session: session, source: place.source)
    checker.contexts = contexts
    checker.contexts[contexts.count - 1].blocks.append([:])
    checker.surrounding = surrounding
    try checker.declare(statements)
    session = checker.session
    for statement in statements { try run(statement, &checker, &session) }
    try session.endTurn(place)
    guard let tail else { return false }
    let (before, said) = (session, session.runtime.delivery.output.count)
    try run(tail, &checker, &session)
    if !session.isChanged(since: before) { return true }
    let isAnswered = session.runtime.delivery.output.dropFirst(said).contains {
      if case .confirmation = $0 { false } else { true }
    }
    try session.endTurn(place)
    return isAnswered
  }

  private func run(_ statement: Statement, _ checker: inout Checker, _ session: inout Session) throws(Problem)
  {
    checker.session = session
    let action = try checker.check(statement: statement)
    session = checker.session
    let size = session.runtime.base + checker.contexts[contexts.count - 1].size
    while session.runtime.stack.count < size { session.runtime.stack.append(.void) }
    _ = try action(&session)
  }
}

extension Session {
  var copyForTrial: Session {
    var copy = self
    copy.runtime.delivery.isTrial = true
    copy.runtime.delivery.output = []
    return copy
  }
}
