public import Commands
public import Syntax

/// What became of a top-level statement.
public enum Outcome: Sendable {
  /// It succeeded.
  case done
  /// It failed, and the world is as before.
  indirect case failed(Problem)
  /// Only the owner of the session can do it: files, lessons, the end.
  indirect case request(SessionRequest)
}

extension Playground {
  /// Runs one top-level statement and the turn that it ends, as one transaction.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - window: The text that it was read from.
  public func run(_ statement: Statement, in window: SourceWindow) -> Outcome {
    run(statement, in: window, shape: nil)
  }

  /// Runs a statement; where it has a shape, what it means is kept for lines like it.
  func run(
    _ statement: Statement, in window: SourceWindow, shape: (StatementShape, PreparedStatements.Opening)?
  ) -> Outcome {
    let isFirst = begin(statement.range, in: window)
    do throws(Problem) {
      var resolver = Resolver(world: world)
      let command = try resolver.resolve(statement)
      if case .session(let request) = command.kind {
        epoch += 1
        let outcome = try perform(request, of: statement)
        postConfirmations()
        return outcome
      }
      if !command.leavesMeanings { epoch += 1 }
      if let shape {
        if shape.1 == .names ? command.isKeepableWithNames : command.isKeepable {
          try keep(statement, of: shape.0, shape.1, in: window)
        } else if shape.1 == .names {
          prepared.refuseNames(of: shape.0)
        }
      }
      try runTurn(command, locals: resolver.localCount)
      end(statement.range, in: window, changesSession: command.kind.changesSession)
      return .done
    } catch {
      abandon(isFirst ? nil : statementMark)
      return .failed(placed(error, statement.range, window))
    }
  }

  /// Does a session's word; a number that no state has is to blame itself.
  private func perform(_ request: SessionRequest, of statement: Statement) throws(Problem) -> Outcome {
    do { return try perform(request) } catch {
      guard error.range == nil else { throw error }
      var problem = error
      switch error.kind {
      case .unknownState(let number, _):
        let isSecond = statement.text(.second).flatMap { Int($0) } == number
        problem.range = statement.textRange(isSecond ? .second : .first)
      case .unknownWord, .engine: problem.range = statement.textRange(.topic)
      default: break
      }
      throw problem
    }
  }

  /// Resolves a statement once more, its literals left open, and keeps it for lines of the same shape.
  private func keep(
    _ statement: Statement, of shape: StatementShape, _ opening: PreparedStatements.Opening,
    in window: SourceWindow
  ) throws(Problem) {
    var resolver = Resolver(world: world)
    resolver.leaveOpen(shape.literals, namesToo: opening == .names)
    let command = try resolver.resolve(statement)
    if command.isKeepable,
      let statement = PreparedStatement(
        command, localCount: resolver.localCount, shape: shape, opened: resolver.opened, opening,
        in: window.bytes, world: world, epoch: epoch)
    {
      prepared.keep(statement)
    } else if opening == .names {
      prepared.refuseNames(of: shape)
    }
  }

  /// Begins a statement.
  ///
  /// - Returns: Whether nothing has changed since the last state, which is where to go back to if it fails;
  ///   else that is ``statementMark``.
  @inline(__always)
  func begin(_ range: SourceRange, in window: SourceWindow) -> Bool {
    beginSteps()
    setSource(range, in: window)
    blockShift = 0
    if hasUnnumberedChanges { statementMark = world.mark }
    return !hasUnnumberedChanges
  }

  /// Notes what is running.
  ///
  /// A window that is there already is not put there again: to let go of the one and hold the other would
  /// cost more than all else here.
  @inline(__always)
  private func setSource(_ range: SourceRange, in window: SourceWindow) {
    if self.window !== window { self.window = window }
    statementRange = range
    if case .origin = source { source = .statement }
  }

  /// Ends a statement that has succeeded: says what it did, and makes a state of what it changed; what a read
  /// counted waits for the next one.
  @inline(__always)
  func end(_ range: SourceRange, in window: SourceWindow, changesSession: Bool) {
    guard changesSession else {
      hasUnnumberedChanges = world.hasChanges
      return postConfirmations()
    }
    // What a read counted before it is no change of this statement's.
    if hasUnnumberedChanges, let mark = statementMark, !world.hasChanges(since: mark) {
      return postConfirmations(areNews: false)
    }
    let isNews = window.bytes.withUnsafeBufferPointer {
      addState(UnsafeBufferPointer(rebasing: $0[range.start..<range.end]))
    }
    postConfirmations(areNews: isNews)
  }

  /// Makes a state of what was changed, if anything was.
  ///
  /// - Returns: Whether anything was.
  @discardableResult
  private func addState(_ text: UnsafeBufferPointer<UInt8>, script: String? = nil) -> Bool {
    noteWork()
    let weight = weighsStates ? world.weightOfChanges().backward : 0
    let isChanged = world.seal(&history.seals)
    hasUnnumberedChanges = false
    if !isChanged { return false }
    let freed = history.add(text, script: script, weight: weight, room: historyRoom)
    if freed > 0 { world.dropOldest(freed, releasing: weighsStates, &history.seals) }
    return true
  }

  /// A problem with the place that it is about: what fails at the turn's end is blamed on the statement.
  func placed(_ problem: Problem, _ statement: SourceRange, _ window: SourceWindow) -> Problem {
    var problem = problem
    if problem.origin == nil {
      let range = blamed(problem.range ?? statement, for: problem, in: window)
      problem.range = range
      problem.origin = window.origin(range)
    }
    return problem
  }

  /// Runs a resolved statement and ends its turn.
  func runTurn(_ command: Command, locals: Int) throws(Problem) {
    if locals > 0 { stack.append(contentsOf: repeatElement(.nothing, count: locals)) }
    try execute(command)
    if locals > 0 { stack.removeAll(keepingCapacity: true) }
    try endTurnUnlessManual()
    try endReleased()
    if !placements.isEmpty { reviewPlacements() }
    if !pendingNotes.isEmpty { try confirmOverrides() }
    if !resized.isEmpty { confirmScreens() }
  }

  /// Takes back what a failed statement did.
  func abandon(_ mark: World.Mark?) {
    if let mark {
      world.revert(to: mark)
    } else {
      world.discardChanges()
    }
    stack.removeAll(keepingCapacity: true)
    base = 0
    loops = 0
    nodeDepth = 0
    calls.removeAll()
    handlers = 0
    colorTraits = .none
    currentTraits = .none
    pendingNotes.removeAll()
    resized.removeAll()
    if traced > 0 { endTrace() }
    dropConfirmations()
  }

  /// Runs statements of a text one after the other as one statement of the session: all or nothing.
  ///
  /// - Returns: What failed, if something did: then nothing has changed.
  public func load(_ text: [UInt8], as label: String, file: String?) -> Outcome {
    let mark = world.mark
    epoch += 1
    let window = SourceWindow(bytes: text, line: 1, file: file)
    let script = text.withUnsafeBufferPointer { Script($0, names: &world.names) }
    if let problem = script.problems.first {
      return .failed(Problem(.syntax(problem), problem.range, origin: window.origin(problem.range)))
    }
    let confirms = options.confirms
    options.confirms = false
    defer { options.confirms = confirms }
    for statement in script.statements {
      do { try runPart(statement, in: window) } catch {
        abandon(mark)
        return .failed(placed(forFile(error), statement.range, window))
      }
    }
    if traced > 0 { endTrace() }
    _ = Array(label.utf8).withUnsafeBufferPointer {
      addState($0, script: window.text(SourceRange(0, text.count)))
    }
    if confirms { post(.confirmed(.loaded(file ?? "", statements: script.statements.count))) }
    return .done
  }
}

extension Playground {
  /// What is there already when a file is loaded is in the way of the whole file, as a rule of a session that
  /// was saved.
  private func forFile(_ problem: Problem) -> Problem {
    guard case .alreadyDefined(let name, _) = problem.kind else { return problem }
    var problem = problem
    problem.kind = .engine(
      cause: "`\(name)` is there already", suggestion: "a saved session starts from nothing: `reset` first")
    return problem
  }

  /// Runs one statement of a loaded text, as a turn of its own.
  func runPart(_ statement: Statement, in window: SourceWindow) throws(Problem) {
    beginSteps()
    setSource(statement.range, in: window)
    var resolver = Resolver(world: world)
    let command = try resolver.resolve(statement)
    if case .session = command.kind {
      let word = statement.form.word
      throw Problem(
        .engine(
          cause: "a file that is loaded cannot contain `\(word)`",
          suggestion: "it moves the session as a whole; `mendel run FILE` allows it"), statement.range)
    }
    try runTurn(command, locals: resolver.localCount)
  }
}
