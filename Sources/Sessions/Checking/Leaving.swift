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

  /// Refuses an initialiser that leaves a property without a value.
  func requireInitialized(at range: SourceRange) throws(Problem) {
    let roles = contexts[last].roles
    guard !roles.contains(.assigned("self")), let own = selfType, let info = session.info(own), !info.isApple,
      let field = info.fields.first(where: { field in
        field.isUnset && !roles.contains(.assigned(String(field.name.drop { $0 == "_" })))
      })
    else { return }
    throw problem(
      "`\(field.name)` of \(info.name) has no value at the end of its initialiser", at: range,
      suggestion: "write `self.\(field.name) = …` before it")
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
  func leaves(breaks: Bool, continues: Bool) -> Bool { statements.contains { $0.leaves(breaks, continues) } }

  fileprivate var breaks: Bool { statements.contains(where: \.breaks) }
}

extension Statement {
  fileprivate func leaves(_ breaks: Bool, _ continues: Bool) -> Bool {
    switch kind {
    case .return, .throw: return true
    case .break: return breaks
    case .continue, .leave: return continues
    case .expression(let expression): return expression.isFatal
    case .if(_, let block, let otherwise):
      return block.leaves(breaks: breaks, continues: continues)
        && otherwise?.leaves(breaks, continues) ?? false
    case .switch(_, let cases):
      return cases.allSatisfy { one in
        // After `fallthrough`, the next case decides.
        if case .fallthrough? = one.body.statements.last?.kind { return true }
        return one.body.leaves(breaks: false, continues: continues)
      }
    case .catching(let block, let cases):
      return ([block] + cases.map(\.body)).allSatisfy { $0.leaves(breaks: breaks, continues: continues) }
    case .block(let block): return block.leaves(breaks: breaks, continues: continues)
    case .labelled(_, let statement): return statement.leaves(breaks, continues)
    case .repeatWhile(let block, _): return block.leaves(breaks: false, continues: false)
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
  fileprivate var isFatal: Bool {
    guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name.text)
  }

  /// The properties of `self` that an assignment to this expression sets.
  var ownProperties: Set<String> {
    if case .tuple(let parts) = kind { return Set(parts.flatMap(\.value.ownProperties)) }
    return ownName.map { [String($0.drop { $0 == "_" })] } ?? []
  }
}
