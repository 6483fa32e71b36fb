package import Syntax
import Traits
import ViewTree

extension Resolver {
  /// What a statement does.
  mutating func kind(of statement: Statement) throws(Problem) -> Command.Kind {
    switch statement.form {
    case let form where form.isFirstDefinition || form.isRedefinition || form == .extendTraits:
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
    case .destroy: return .destroy(try environment(statement, .place))
    case .use: return .use(try version(statement))
    case .removeOverride: return try removeOverride(statement)
    case .override: return try override(statement)
    case .assign: return try assign(statement)
    case .letVariable, .varVariable: return try declare(statement)
    case .toggle: return try toggle(statement)
    case .expression: return try expression(statement)
    case .print:
      let typed = printable(try resolve(statement.expression(.value)))
      return .print(typed.code, typed.type)
    default: return try laterKind(of: statement)
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
      return .removeHandler(try environment(statement, .place), try event(statement.identifier(.event)))
    case .register: return .register(try registration(statement, local: nil))
    case .unregister: return .unregister(try require(statement.expression(.place), .registration))
    case .whyNot: return try whyNot(statement.expression(.value))
    case .why: return try why(statement.expression(.value))
    case .whatIf: return .whatIf(trial(statement.block(.block)), statement.statement(.tail))
    case .cost: return .cost(try block(statement.block(.block)), local: nil)
    case .show: return try show(statement)
    case .expect, .expectError, .if, .repeat, .for: return try control(statement)
    case .presentInspector, .dismiss, .drag, .resize, .rotate: return try presentation(statement)
    default: return .session(try session(statement))
    }
  }

  private mutating func turn(_ statement: Statement) throws(Problem) -> Command.Kind {
    let outer = isInTurn
    isInTurn = true
    defer { isInTurn = outer }
    return .turn(try block(statement.block(.block)))
  }

  /// A block that is resolved when it runs; what it takes from the frames around is captured now.
  mutating func trial(_ block: Block) -> Trial {
    if frames.count > 1 { _ = try? self.block(block) }
    return Trial(block: block, frames: frames, parents: parents, isInTurn: isInTurn)
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
    guard case .name = expression.kind, case .unknownName(let spelling, nearest: nil, _) = problem.kind else {
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

  /// Statements of the language that this version does not have: alone on a line they are unknown statements, not unknown names.
  private static let laterStatements: Set = ["challenge", "open", "share", "swift"]

  private mutating func invalidate(_ statement: Statement) throws(Problem) -> Command.Kind {
    let environment = try environment(statement, .place)
    guard statement.has(.event) else { return .invalidate(environment, .layout) }
    let what = statement.identifier(.event)
    switch text(what) {
    case "display": return .invalidate(environment, .display)
    case "layout": return .invalidate(environment, .layout)
    case "properties": return .invalidate(environment, .properties)
    case "constraints": return .invalidate(environment, .constraints)
    default:
      let known = ["layout", "display", "properties", "constraints"]
      throw Problem(
        .unknownWord(text(what), role: .event, nearest: nearest(what, known), choices: known), what.range)
    }
  }

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

  /// Methods of Apple's that are tracked, and have no place in the model.
  private static let configurationMethods: Set = [
    "updateConfiguration", "configurationUpdateHandler", "updateContentUnavailableConfiguration",
  ]

  /// The event that a name means.
  func event(_ identifier: Identifier) throws(Problem) -> Callback {
    if let event = Callback(spelling: text(identifier)) { return event }
    if Resolver.configurationMethods.contains(text(identifier)) {
      throw Problem(
        .engine(
          cause: "nothing here has a configuration: `\(text(identifier))` never runs",
          suggestion: "`updateProperties` is tracked as well; see `show decision configurations`"),
        identifier.range)
    }
    let known = Callback.allCases.map(\.spelling)
    throw Problem(
      .unknownWord(text(identifier), role: .event, nearest: nearest(identifier, known), choices: known),
      identifier.range)
  }

  private mutating func on(_ statement: Statement) throws(Problem) -> Command.Kind {
    let (environment, event) = try eventPlace(statement)
    var parameters = [(name: world.names.name(for: "sender"), type: ValueType.environment)]
    if event == .traitCollectionDidChange {
      parameters.append((world.names.name(for: "previous"), .collection))
    }
    return .on(
      environment, event, try handler(statement.block(.block), .handler, parameters: parameters, sender: 0))
  }

  /// The environment and the event of an `on`; in a node's block the event may stand alone, and the environment is the block's.
  private mutating func eventPlace(_ statement: Statement) throws(Problem) -> (Code, Callback) {
    let event = statement.identifier(.event)
    if statement.has(.place) { return (try environment(statement, .place), try self.event(event)) }
    guard let own = parents.last else { throw Problem(.needsUse("on"), event.range) }
    return (own.code, try self.event(event))
  }

  private mutating func why(_ expression: Expression) throws(Problem) -> Command.Kind {
    var code = try resolve(expression).code
    if case .shown(let stored, from: _, to: _) = code { code = stored }
    switch code {
    case .trait(let trait, of: let environment),
      .traitInCollection(let trait, .collection(of: let environment), _):
      return .why(view(of: trait, in: expression), of: environment)
    case .inspectorProperty(_, of: let inspector): return .whyInspector(inspector)
    case .stored(let key, of: let environment, _) where text(key.name) == "image":
      return .whyImage(of: environment)
    default: throw Problem(.needsUse("why"), expression.range)
    }
  }

  private mutating func show(_ statement: Statement) throws(Problem) -> Command.Kind {
    let name = statement.identifier(.topic)
    let isWhole = statement.has(.first)
    guard let topic = Topic(rawValue: text(name)) else {
      let known = Topic.allCases.map(\.rawValue)
      throw Problem(
        .unknownWord(text(name), role: .topic, nearest: nearest(name, known), choices: known), name.range)
    }
    guard statement.has(.place) else {
      if topic == .trait || topic == .decision {
        throw Problem(.needsUse("show \(topic.rawValue)"), name.range)
      }
      return .show(topic, nil, isWhole: isWhole)
    }
    let subject = statement.expression(.place)
    if topic == .decision { return .show(topic, .decision(try decision(subject)), isWhole: isWhole) }
    if topic == .trait || (topic == .tree && isTrait(subject)) {
      return .show(topic, .trait(try requireTrait(key: subject)), isWhole: isWhole)
    }
    return .show(topic, .environment(try requireEnvironment(subject)), isWhole: isWhole)
  }

  /// The open point that a name means.
  private func decision(_ expression: Expression) throws(Problem) -> OpenPoint {
    guard case .name(let name) = expression.kind else {
      throw Problem(.needsUse("show decision"), expression.range)
    }
    if let point = OpenPoint.named(text(name)) { return point }
    let nearest = Spelling.nearest(to: text(name), among: OpenPoint.all.map(\.name))
    throw Problem(.unknownWord(text(name), role: .decision, nearest: nearest, choices: []), expression.range)
  }

  private func isTrait(_ expression: Expression) -> Bool {
    guard case .name(let name) = expression.kind else { return false }
    return trait(property: name) != nil || trait(key: name) != nil || world.environments(named: name).isEmpty
  }
}

extension Statement {
  /// Whether anything stands in a slot.
  func has(_ slot: Slot) -> Bool { self[slot] != nil }

  /// What the pattern guarantees to be an expression.
  func expression(_ slot: Slot) -> Expression {
    guard case .expression(let expression)? = self[slot] else {
      preconditionFailure("The pattern of \(form) puts an expression into \(slot).")
    }
    return expression
  }

  /// What the pattern guarantees to be a name.
  func identifier(_ slot: Slot) -> Identifier {
    guard case .identifier(let identifier)? = self[slot] else {
      preconditionFailure("The pattern of \(form) puts a name into \(slot).")
    }
    return identifier
  }

  /// What the pattern guarantees to be a block.
  func block(_ slot: Slot) -> Block {
    guard case .block(let block)? = self[slot] else {
      preconditionFailure("The pattern of \(form) puts a block into \(slot).")
    }
    return block
  }

  /// The statement in a slot that may be empty.
  func statement(_ slot: Slot) -> Statement? {
    guard case .statement(let statement)? = self[slot] else { return nil }
    return statement
  }

  /// The text in a slot that may be empty.
  package func text(_ slot: Slot) -> String? {
    guard case .text(let text, _)? = self[slot] else { return nil }
    return text
  }

  /// Where the text of a slot stands.
  package func textRange(_ slot: Slot) -> SourceRange {
    guard case .text(_, let range)? = self[slot] else { return self.range }
    return range
  }
}
