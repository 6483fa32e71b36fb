import Syntax
import Traits
import ViewTree

extension Resolver {
  /// What a statement does.
  mutating func kind(of statement: Statement) throws(Problem) -> Command.Kind {
    switch statement.form {
    case .defineEnum, .defineStruct, .defineClass, .defineTrait, .defineKey, .defineColor, .defineImage,
      .defineAction, .redefineEnum, .redefineStruct, .redefineClass, .redefineTrait, .redefineKey,
      .redefineColor, .redefineImage, .redefineAction, .extendTraits:
      return .define(try definition(statement))
    case .scene, .window, .presentation, .controller, .view: return try node(statement)
    case .create: return try create(statement)
    case .move: return .move(try environment(statement, .place), to: try environment(statement, .destination))
    case .remove: return try remove(statement)
    case .appear:
      return .appear(
        try environment(statement, .place),
        in: statement.has(.destination) ? try environment(statement, .destination) : nil)
    case .disappear: return .disappear(try environment(statement, .place))
    case .destroy: return .destroy(try leaving(statement))
    case .use: return .use(try version(statement))
    case .removeOverride: return try removeOverride(statement)
    case .override: return try override(statement)
    case .assign: return try assign(statement)
    case .letVariable, .varVariable: return try declare(statement)
    case .toggle: return try toggle(statement)
    case .expression: return try expression(statement)
    case .print: return .print(printable(try resolve(statement.expression(.value))).code)
    case .turn, .performAsCurrent, .trace, .setUpdates, .update, .updateTraits, .invalidate, .on,
      .removeHandler, .register, .unregister, .whyNot, .why, .whatIf, .cost, .show, .expect, .expectError,
      .if, .repeat, .for, .presentInspector, .dismiss, .drag, .resize, .rotate:
      return try laterKind(of: statement)
    case .help, .undo, .redo, .history, .goto, .diff, .save, .load, .record, .reset, .quit, .learn, .next,
      .previous, .hint, .check, .solution, .skip, .restart, .back, .play, .contents:
      return .session(try session(statement))
    }
  }

  private mutating func laterKind(of statement: Statement) throws(Problem) -> Command.Kind {
    switch statement.form {
    case .turn: return try turn(statement)
    case .performAsCurrent:
      return .performAsCurrent(
        try require(statement.expression(.value), .collection), try block(statement.block(.block)))
    case .trace: return .setTracing(statement.has(.first))
    case .setUpdates: return .setUpdates(isManual: statement.has(.first))
    case .update: return .update
    case .updateTraits: return .updateTraits(try environment(statement, .place))
    case .invalidate: return try invalidate(statement)
    case .on: return try on(statement)
    case .removeHandler:
      let place = try environment(statement, .place)
      return .removeHandler(place, try event(statement.identifier(.event), of: kind(at: place)))
    case .register: return .register(try registration(statement, local: nil))
    case .unregister: return try unregister(statement.expression(.place))
    case .whyNot: return try whyNot(statement.expression(.value))
    case .why: return try why(statement.expression(.value))
    case .whatIf:
      let tail = statement.statement(.tail)
      return .whatIf(try trial(statement.block(.block), tail), tail)
    case .cost: return .cost(try block(statement.block(.block)), to: nil)
    case .show: return try show(statement)
    case .expect, .expectError, .if, .repeat, .for: return try control(statement)
    case .presentInspector, .dismiss, .drag, .resize, .rotate: return try presentation(statement)
    default: preconditionFailure("`kind(of:)` resolves other forms.")
    }
  }

  private mutating func turn(_ statement: Statement) throws(Problem) -> Command.Kind {
    let outer = isInTurn
    isInTurn = true
    defer { isInTurn = outer }
    return .turn(try block(statement.block(.block)))
  }

  /// A block that is resolved when it runs, and the statement behind it; in a handler both are resolved now.
  ///
  /// - Parameter mayFail: Whether it is no error that the block cannot be resolved.
  mutating func trial(_ block: Block, _ tail: Statement? = nil, mayFail: Bool = false) throws(Problem)
    -> Trial
  {
    var trial = Trial(block: block, frames: [], parents: [], isInTurn: isInTurn)
    if frames.count > 1 {
      trial.bound = try bound(block, tail, mayFail: mayFail)
    } else {
      (trial.frames, trial.parents) = (frames, parents)
    }
    return trial
  }

  /// A trial's statements, one after another: what stands behind a block sees what the block has made known.
  private mutating func bound(_ block: Block, _ tail: Statement?, mayFail: Bool) throws(Problem)
    -> Trial.Bound
  {
    let top = frames.count - 1
    let (outer, start) = (frames[top].locals.count, frames[top].blockStart)
    frames[top].blockStart = outer
    defer {
      frames[top].blockStart = start
      frames[top].locals.removeSubrange(outer...)
    }
    var bound = Trial.Bound()
    do throws(Problem) {
      for statement in block.statements { bound.commands.append(try resolve(statement)) }
    } catch {
      guard mayFail else { throw error }
      bound.failure = error
    }
    bound.tail = try tail.map { (tail) throws(Problem) in try resolve(tail) }
    return bound
  }

  /// The environment in a slot.
  mutating func environment(_ statement: Statement, _ slot: Slot) throws(Problem) -> Code {
    try requireEnvironment(statement.expression(slot))
  }

  private mutating func expression(_ statement: Statement) throws(Problem) -> Command.Kind {
    let expression = statement.expression(.value)
    if let command = try methodStatement(expression) { return command }
    do throws(Problem) {
      let typed = printable(try resolve(expression))
      return .evaluate(typed.code, typed.type)
    } catch { throw statementMeant(by: expression, error) }
  }

  /// What is printed of a value: overrides are no value, but can be listed.
  func printable(_ typed: Typed) -> Typed {
    typed.type == .overrides ? Typed(code: .overridesText(of: typed.code), type: .overrides) : typed
  }

  /// A name on its own that nothing has may be a misspelled statement.
  private func statementMeant(by expression: Expression, _ problem: Problem) -> Problem {
    guard case .name = expression.kind,
      case .unknownName(let spelling, nearest: nil, instead: nil, _) = problem.kind
    else {
      return problem
    }
    if Resolver.laterStatements.contains(spelling) {
      return Problem(
        .syntax(SyntaxProblem(.unknownStatement(spelling, nearest: nil), expression.range)), problem.range)
    }
    let heads = Statements.rows.filter { $0.head.count == 1 }.map { $0.head[0].spelling }
    let nearest = Spelling.nearest(to: spelling, among: heads)
    return Problem(.unknownName(spelling, nearest: nearest), problem.range)
  }

  /// Statements of the language that this version does not have: alone on a line they are unknown statements,
  /// not unknown names.
  private static let laterStatements: Set = ["challenge", "open", "share", "swift"]

  /// `use iOS 17`: the number of a version whose rules are known.
  private func version(_ statement: Statement) throws(Problem) -> SystemVersion {
    guard isTopLevel else { throw Problem(.onlyAtTopLevel("use"), statement.range) }
    let word = statement.text(.first) ?? ""
    if let version = Int(word).flatMap(SystemVersion.init(rawValue:)) { return version }
    throw Problem(
      .unknownWord(
        word, role: .version, nearest: nil, choices: SystemVersion.allCases.map { String($0.rawValue) }),
      statement.textRange(.first))
  }

  private mutating func why(_ expression: Expression) throws(Problem) -> Command.Kind {
    var code = try resolve(expression).code
    if case .shown(let stored, from: _, to: _) = code { code = stored }
    switch code {
    case .trait(let trait, of: let environment),
      .traitInCollection(let trait, .collection(of: let environment)):
      return .why(view(of: trait, in: expression), of: environment)
    case .inspectorProperty(let property, of: let inspector): return .whyInspector(property, of: inspector)
    case .stored(let key, as: _, of: let environment, _) where text(key.name) == "image":
      return .whyImage(of: environment)
    case .stored(let key, as: _, of: let environment, _)
    where World.builtInProperties[text(key.name)] == .optional(.color):
      return .whyColor(key, of: environment)
    default: throw Problem(.needsUse(.why, world.examples), expression.range)
    }
  }
}
