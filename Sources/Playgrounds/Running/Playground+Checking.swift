import Commands
import Journals
import Syntax

/// `expect` and `expect error`, and blocks that are tried.
extension Playground {
  func expect(_ expectation: Expectation) throws(Problem) {
    if try holds(expectation) {
      confirm(.expectationHolds)
      return
    }
    var failure = Problem.Failure(sentence: expectation.sentence)
    if let sides = expectation.sides {
      failure.sides = (world.literal(try evaluate(sides.left)), world.literal(try evaluate(sides.right)))
    }
    throw Problem(.expectationFailed(failure), nil)
  }

  private func holds(_ expectation: Expectation) throws(Problem) -> Bool {
    guard let tolerance = expectation.tolerance, let sides = expectation.sides else {
      return try bool(expectation.condition)
    }
    return abs(try double(sides.left) - (try double(sides.right))) <= (try double(tolerance))
  }

  /// Passes where the block fails; what it did is taken back.
  func expectError(_ message: String?, _ trial: Trial) throws(Problem) {
    let mark = world.mark
    let outer = (calls: calls.count, confirms: options.confirms, resized: resized)
    let top = stack.count
    defer { stack.removeSubrange(top...) }
    var failure: Problem? = nil
    options.confirms = false
    do { try attempt(trial) } catch { failure = error }
    options.confirms = outer.confirms
    resized = outer.resized
    calls.removeLast(calls.count - outer.calls)
    world.revert(to: mark)
    guard let failure else { throw Problem(.expectedError, nil) }
    if case .interrupted = failure.kind { throw failure }
    let sentence = failure.sentence.cause
    if let message, !sentence.contains(message) {
      throw Problem(.otherError(expected: message, found: sentence), nil)
    }
    confirm(.failedAsExpected(sentence))
  }

  /// Runs a block, resolving it statement by statement where that was not done before, and ends the turn; then what stands behind it runs,
  /// which knows what the block has made known.
  ///
  /// - Returns: Whether what stands behind it has answered something itself, or only asks; of any other the
  ///   differences tell. Locals of a block that is resolved now stay on the stack until the caller takes them
  ///   off.
  @discardableResult
  func attempt(_ trial: Trial, behind tail: Statement? = nil) throws(Problem) -> Bool {
    if let bound = trial.bound {
      try execute(bound.commands)
      if let failure = bound.failure { throw failure }
      try endTrial()
      return try bound.tail.map { (tail) throws(Problem) in try answers(tail) } ?? false
    }
    var resolver = Resolver(world: world, trial: trial)
    for statement in trial.block.statements { try execute(try resolve(statement, with: &resolver)) }
    try endTrial()
    guard let tail else { return false }
    return try answers(try resolve(tail, with: &resolver))
  }

  /// Runs the statement behind a block; one that changes the session ends its turn, as any does.
  ///
  /// - Returns: Whether it has answered something itself, or only asks.
  private func answers(_ tail: Command) throws(Problem) -> Bool {
    let outer = post
    var isSilent = true
    post = { event in
      isSilent = false
      outer(event)
    }
    defer { post = outer }
    try execute(tail)
    if !tail.kind.changesSession { return true }
    let hasAnswered = !isSilent
    try endTrial()
    return hasAnswered
  }

  /// Ends the turn, and where nothing else is running what was destroyed and nothing holds, as the end of a statement does.
  private func endTrial() throws(Problem) {
    try endTurnUnlessManual()
    if calls.isEmpty { try endReleased() }
  }

  /// Resolves one statement where a trial stands.
  private func resolve(_ statement: Statement, with resolver: inout Resolver) throws(Problem) -> Command {
    let command = try resolver.resolve(statement)
    if case .session = command.kind {
      throw Problem(.onlyAtTopLevel(statement.form.word), statement.range)
    }
    let missing = base + resolver.localCount - stack.count
    if missing > 0 { stack.append(contentsOf: repeatElement(.nothing, count: missing)) }
    return command
  }
}
