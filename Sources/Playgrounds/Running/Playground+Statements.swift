public import Commands
public import Syntax

/// What became of a top-level statement.
public enum Outcome: Sendable {
  /// It succeeded.
  case done
  /// It failed, and the world is as before.
  case failed(Problem)
  /// Only the owner of the session can do it: files, lessons, the end.
  case request(SessionRequest)
}

extension Playground {
  /// Runs one top-level statement and the turn that it ends, as one transaction.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - window: The text that it was read from.
  public func run(_ statement: Statement, in window: SourceWindow) -> Outcome {
    let mark = hasUnnumberedChanges ? world.mark : nil
    beginSteps()
    source = .window(window, statement.range)
    do {
      var resolver = Resolver(world: world)
      let command = try resolver.resolve(statement)
      if case .session(let request) = command.kind {
        let outcome = try perform(request)
        postConfirmations()
        return outcome
      }
      try runTurn(command, locals: resolver.localCount)
      postConfirmations()
      number(command, window.text(statement.range))
      return .done
    } catch {
      abandon(mark)
      return .failed(placed(error, statement, window))
    }
  }

  /// Makes a state of what a statement changed; what a read counted waits for the next one.
  private func number(_ command: Command, _ text: @autoclosure () -> String) {
    if !command.kind.changesSession {
      hasUnnumberedChanges = world.hasChanges
    } else if let changes = world.takeChanges() {
      history.add(text(), changes)
      hasUnnumberedChanges = false
    }
  }

  /// A problem with the place that it is about: what fails at the turn's end is blamed on the statement.
  private func placed(_ problem: Problem, _ statement: Statement, _ window: SourceWindow) -> Problem {
    var problem = problem
    if problem.origin == nil {
      let range = problem.range ?? statement.range
      problem.range = range
      problem.origin = window.origin(range)
    }
    return problem
  }

  /// Runs a resolved statement and ends its turn.
  private func runTurn(_ command: Command, locals: Int) throws(Problem) {
    if locals > 0 { stack.append(contentsOf: repeatElement(.nothing, count: locals)) }
    try execute(command)
    if locals > 0 { stack.removeAll(keepingCapacity: true) }
    try endTurnUnlessManual()
    if !pendingNotes.isEmpty { confirmOverrides() }
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
    colorTraits = .none
    currentTraits = .none
    pendingNotes.removeAll()
    resized.removeAll()
    dropConfirmations()
  }

  /// Runs statements of a text one after the other as one statement of the session: all or nothing.
  ///
  /// - Returns: What failed, if something did: then nothing has changed.
  public func load(_ text: String, as label: String, file: String?) -> Outcome {
    let mark = world.mark
    let window = SourceWindow(text, file: file)
    let script = Script(text, names: &world.names)
    if let problem = script.problems.first {
      return .failed(Problem(.syntax(problem), problem.range, origin: window.origin(problem.range)))
    }
    let confirms = options.confirms
    options.confirms = false
    defer { options.confirms = confirms }
    for statement in script.statements {
      do { try runPart(statement, in: window) } catch {
        abandon(mark)
        return .failed(placed(error, statement, window))
      }
    }
    if let changes = world.takeChanges() { history.add(label, script: text, changes) }
    hasUnnumberedChanges = false
    if confirms { post(.confirmed(.loaded(file ?? "", statements: script.statements.count))) }
    return .done
  }
}

extension Playground {
  /// Runs one statement of a loaded text, as a turn of its own.
  func runPart(_ statement: Statement, in window: SourceWindow) throws(Problem) {
    beginSteps()
    source = .window(window, statement.range)
    var resolver = Resolver(world: world)
    let command = try resolver.resolve(statement)
    if case .session = command.kind {
      throw Problem(
        .onlyAtTopLevel(Statements[statement.form]?.head.first?.spelling ?? "this"), statement.range)
    }
    try runTurn(command, locals: resolver.localCount)
  }
}

extension Command.Kind {
  /// Whether a statement of this kind counts as a step of the session: reads do not, even where they are counted.
  var changesSession: Bool {
    switch self {
    case .evaluate, .print, .expect, .expectError, .why, .whyInspector, .whatIf, .show, .session: false
    default: true
    }
  }
}
