import Syntax

extension Resolver {
  /// `let c = cost { … }`: in its block, `c` is not yet in scope.
  mutating func declareCost(
    _ name: Identifier, _ type: ValueType?, _ inner: Statement, isConstant: Bool
  ) throws(Problem) -> Command.Kind {
    let own = ValueType.structure(world.costStruct)
    if let type, type != own {
      throw Problem(
        .mismatch(
          expected: world.describe(type), found: world.describe(own),
          hint: "write `\(isConstant ? "let" : "var") \(text(name)) = cost { … }`"), inner.range)
    }
    let body = try block(inner.block(.block))
    if isTopLevel {
      let command = Command(kind: .cost(body, to: nil), range: inner.range)
      return .declareVariable(name, own, isConstant: isConstant, command)
    }
    let place = frames[frames.count - 1].add(name.name, own, isConstant: isConstant)
    return .cost(body, to: .local(place))
  }

  /// `c = cost { … }`; a registration is named by a `let`, and no part of a value is given the counts.
  mutating func assign(_ inner: Statement, to place: Expression) throws(Problem) -> Command.Kind {
    guard inner.form == .cost, case .name(let name) = place.kind else { throw notGiven(inner, to: place) }
    let variable = try self.variable(name, toAssign: nil, place.range)
    let own = ValueType.structure(world.costStruct)
    guard variable.type == own else {
      throw Problem(
        .mismatch(
          expected: world.describe(variable.type), found: world.describe(own),
          hint: "`let \(world.names.unused("bill")) = cost { … }` keeps it"), word(of: inner))
    }
    if let problem = unchangeable(name, variable, place.range) { throw problem }
    let body = try block(inner.block(.block))
    switch variable {
    case .local(let local, _, _): return .cost(body, to: .local(local))
    case .session(let row, _, _): return .cost(body, to: .session(row))
    }
  }

  /// What names what a `register` or a `cost` answers, where it was given to something that cannot hold it.
  private mutating func notGiven(_ inner: Statement, to place: Expression) -> Problem {
    let isCost = inner.form == .cost
    let value = isCost ? "cost { … }" : "register …"
    let found = "\(source(place)) = \(isCost ? "cost" : "register") …"
    if case .name(let name) = place.kind, variable(name) == nil, environments(named: name).isEmpty {
      return Problem(.write("let \(text(name)) = \(value)", for: found), word(of: inner))
    }
    let free = world.names.unused(isCost ? "bill" : "token")
    let kept = "let \(free) = \(value)"
    return Problem(
      .write(isCost ? "\(kept); \(source(place)) = \(free)" : kept, for: found), word(of: inner))
  }

  /// Where the word stands that a statement begins with.
  private func word(of statement: Statement) -> SourceRange {
    SourceRange(statement.range.start, statement.range.start + statement.form.word.utf8.count)
  }
}
