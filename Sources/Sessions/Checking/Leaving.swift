import Syntax

/// Adds code around an action; that code also runs if the task waits in the action and continues it later.
///
/// - Parameters:
///   - failed: Runs if the action throws; if it returns nil, the error is thrown on.
///   - then: Computes the flow from the flow of the action.
func around(
  _ action: @escaping Action,
  failed: @escaping @Sendable (inout Session, Problem) throws(Problem) -> Flow? = { _, _ in nil },
  then: @escaping @Sendable (inout Session, Flow) throws(Problem) -> Flow = { _, flow in flow }
) -> Action {
  @Sendable func run(_ session: inout Session, _ action: @escaping Action) throws(Problem) -> Flow {
    let flow: Flow
    do throws(Problem) { flow = try action(&session) } catch {
      if let flow = try failed(&session, error) { return flow }
      throw session.left(error, then: run)
    }
    return try then(&session, flow)
  }
  return { session throws(Problem) in try run(&session, action) }
}

extension Checker {
  mutating func check(return value: Expression?, _ range: SourceRange) throws(Problem) -> Action {
    guard last > 0 || contexts[last].result != nil else {
      throw problem("`return` stands in a function", at: range)
    }
    let wanted = contexts[last].result ?? contexts[last].returned
    guard let value else {
      if let wanted, wanted != .void, !wanted.isOpen, wanted != .any, !contexts[last].isInitializer {
        throw problem(
          "\(named(wanted)) is to be given, and this gives nothing", at: range, suggestion: "write `return …`"
        )
      }
      return { _ in .returns(.void) }
    }
    if contexts[last].result == nil, let before = contexts[last].returned {
      return try check(return: value, after: before)
    }
    let checked = try check(value, expecting: wanted == .void ? nil : wanted)
    let isNothing = checked.type == .void || checked.type.isErased || checked.type == .named("Never")
    if wanted == .void, !isNothing, !contexts[last].name.isEmpty, !contexts[last].isInitializer {
      throw problem(
        "nothing is to be given here, and this gives \(named(checked.type))", at: checked.range,
        suggestion: "write `-> \(named(checked.type))` behind the parameters")
    }
    if contexts[last].result == nil { contexts[last].returned = checked.type }
    return { session throws(Problem) in .returns(try checked.code(&session)) }
  }

  /// Checks a further `return` in a closure whose result type is not written; the type is optional if one of them returns `nil`.
  private mutating func check(return value: Expression, after before: Type) throws(Problem) -> Action {
    var checked = try checkUnfitted(value, expecting: before == .nothing ? nil : before)
    if before == .nothing || checked.type == .nothing || checked.type == .optional(before) {
      let known = before == .nothing ? checked.type : before
      contexts[last].returned = known == .nothing ? known : .optional(known.wrapped)
    } else {
      checked = try fit(checked, to: before)
    }
    return { [code = checked.code] session throws(Problem) in .returns(try code(&session)) }
  }

  /// Whether the end of a block is never reached because of functions of the learner's whose result is `Never`.
  func neverReturns(_ block: Block, breaks: Bool) -> Bool {
    let never = session.definitions.functions.filter { $0.signature.result == .named("Never") }
    return block.leaves(breaks: breaks, continues: breaks, Set(never.map(\.declaration.name.text)))
  }

  /// Refuses an initialiser that leaves a property without a value, at its end or where it calls `super.init`.
  func requireInitialized(at range: SourceRange, _ moment: String = "at the end of its initialiser")
    throws(Problem)
  {
    let roles = contexts[last].roles
    guard !roles.contains(.assigned("self")), let own = selfType, let info = session.info(own), !info.isApple,
      let field = info.fields.first(where: { field in
        field.isUnset && !roles.contains(.assigned(String(field.name.drop { $0 == "_" })))
      })
    else { return }
    throw problem(
      "`\(field.name)` of \(info.name) has no value \(moment)", at: range,
      suggestion: "write `self.\(field.name) = …` before it")
  }

  /// Rewrites `for await x in stream { … }` as Swift defines it: a loop that calls `next()` of an iterator, which may suspend the task.
  func iteratorLoop(
    _ sequence: Expression, of type: Type, for pattern: Pattern, _ condition: Expression?, _ block: Block,
    _ range: SourceRange
  ) -> Block {
    let at = sequence.range
    let maker = ["makeAsyncIterator", "makeIterator"].first { session.member($0, of: type) != nil }
    let isStream = type.name.map { session.isKind($0, of: "AsyncStream") } ?? false
    let iterator = Name("_iterator\(at.start)", at)
    let next = Expression.name(iterator).member(isStream ? "nextResult" : "next").called()
    let declared = Statement.property(iterator, nil, maker.map { sequence.member($0).called() } ?? sequence)
    func leaving(_ kind: Statement.Kind, unless test: Condition) -> Statement {
      Statement(.guard([test], Block(statements: [Statement(kind, at)], range: at)), range)
    }
    let awaitedNext = maker == "makeAsyncIterator" ? Expression(.prefix(Name("await", at), next), at) : next
    // The loop ends with the iterator, and not at an element that is nil or does not match the pattern.
    let result = Name("_result\(at.start)", at)
    let some = Pattern(.optional(Pattern(.binding(result), at)), pattern.range)
    let value = isStream ? Expression.name(result).member("get").called() : .name(result)
    let tests = [
      leaving(.break, unless: .pattern(some, awaitedNext)),
      leaving(.continue, unless: .pattern(pattern, value)),
    ]
    let skip = condition.map { [leaving(.continue, unless: .expression($0))] } ?? []
    let body = Block(statements: tests + skip + block.statements, range: block.range)
    let loop = Statement.Kind.while([.expression(Expression(.boolean(true), at))], body)
    return Block(statements: [declared, Statement(loop, range)], range: range)
  }

  /// An initialiser of a class with the `super.init()` that Swift adds at its end; refuses what should call another one.
  mutating func callingSuper(after action: @escaping Action, at range: SourceRange) throws(Problem) -> Action
  {
    let roles = contexts[last].roles
    guard roles.contains(.designated), !roles.contains(.assigned("super")),
      let parent = selfType.flatMap({ session.info($0)?.parent }), session.info(parent)?.isApple == false
    else { return action }
    let call = Expression.name("super", range).member("init").called()
    guard let code = try? checkUnfitted(call).code else {
      throw problem(
        "this initialiser calls no `super.init`, and \(parent) has none without values", at: range,
        suggestion: "write `super.init(…)` before it")
    }
    return around(
      action,
      then: { session, flow throws(Problem) in
        if case .next = flow { _ = try code(&session) }
        return flow
      })
  }
}

extension TypeInfo.Field {
  /// Whether an initialiser must give it a value.
  var isUnset: Bool { initial == nil && lazy == nil && wrapper == nil }
}

extension Block {
  /// Whether its end can never be reached.
  ///
  /// - Parameters:
  ///   - breaks: Whether a `break` leaves it; inside a `switch` it does not.
  ///   - continues: Whether a `continue` leaves it.
  ///   - never: The learner's functions that never return.
  func leaves(breaks: Bool, continues: Bool, _ never: Set<String> = []) -> Bool {
    statements.contains { $0.leaves(breaks, continues, never) }
  }

  fileprivate var breaks: Bool { statements.contains(where: \.breaks) }
}

extension Statement {
  fileprivate func leaves(_ breaks: Bool, _ continues: Bool, _ never: Set<String>) -> Bool {
    switch kind {
    case .return, .throw: return true
    case .break: return breaks
    case .continue, .leave: return continues
    case .expression(let expression): return expression.isFatal(never)
    case .if(_, let block, let otherwise):
      return block.leaves(breaks: breaks, continues: continues, never)
        && otherwise?.leaves(breaks, continues, never) ?? false
    case .switch(_, let cases):
      return cases.allSatisfy { one in
        // After `fallthrough`, the next case decides.
        if case .fallthrough? = one.body.statements.last?.kind { return true }
        return one.body.leaves(breaks: false, continues: continues, never)
      }
    case .catching(let block, let cases):
      return ([block] + cases.map(\.body)).allSatisfy {
        $0.leaves(breaks: breaks, continues: continues, never)
      }
    case .block(let block): return block.leaves(breaks: breaks, continues: continues, never)
    case .labelled(_, let statement): return statement.leaves(breaks, continues, never)
    case .repeatWhile(let block, _): return block.leaves(breaks: false, continues: false, never)
    case .while(let conditions, let block):
      let isEndless = conditions.allSatisfy { condition in
        guard case .expression(let only) = condition, case .boolean(true) = only.kind else { return false }
        return true
      }
      return isEndless && !block.breaks
    default: return false
    }
  }

  /// Whether a `break` in it leaves the surrounding loop.
  fileprivate var breaks: Bool {
    switch kind {
    case .break, .leave: true
    case .if(_, let block, let otherwise): block.breaks || otherwise?.breaks ?? false
    case .guard(_, let block), .block(let block): block.breaks
    case .catching(let block, let cases): block.breaks || cases.contains(where: \.body.breaks)
    default: false
    }
  }

  /// The exits that are allowed inside it.
  var exits: [String] {
    switch kind {
    case .for, .while, .repeatWhile, .verb: ["break", "continue"]
    case .switch: ["break"]
    default: []
    }
  }
}

extension Expression {
  /// Whether it is a call that never returns, such as `fatalError()`.
  fileprivate func isFatal(_ never: Set<String>) -> Bool {
    guard case .call(let callee, _) = kind, let name = callee.lastName?.text else { return false }
    let ending = ["fatalError", "preconditionFailure", "exit", "abort"]
    return never.contains(name) || callee.isNamed(name) && ending.contains(name)
  }

  /// The properties of `self` that an assignment to this expression sets.
  var ownProperties: Set<String> {
    if case .tuple(let parts) = kind { return Set(parts.flatMap(\.value.ownProperties)) }
    return ownName.map { [String($0.drop { $0 == "_" })] } ?? []
  }
}
