import Syntax

// Declared result builders: the statements of a block become calls of the builder's functions, as in Swift.
extension Checker {
  func builder(_ attributes: [String]) -> String? {
    attributes.first { session.info(.named($0))?.conformances.contains("resultBuilder") == true }
  }

  /// The builder of a function or getter: its own, or that of the requirement that it meets.
  func builder(of definition: FunctionDefinition) -> String? {
    let (declaration, owner) = (definition.declaration, definition.owner.map(Type.named))
    let own = builder(declaration.modifiers.attributes.map(\.name.text))
    guard own == nil, let owner, definition.signature.result != .void else { return own }
    let required = session.lineage(owner).lazy.filter { $0.kind == .protocol && !$0.isApple }
    return required.flatMap { $0.members[declaration.name.text] ?? [] }.compactMap(\.signature.builder).first
  }

  /// Rewrites a block with its builder: `return Builder.buildBlock(a, b)`; a block that contains `return` stays as it is.
  func built(_ block: Block, by name: String) throws(Problem) -> Block {
    if block.statements.contains(where: { $0.returns }) { return block }
    let functions = session.info(.named(name))?.statics.keys
    let builder = ResultBuilder(name: name, functions: functions.map { Array($0) } ?? []) { range in
      problem("a result builder has only `if`, `switch`, `for … in` and `let`", at: range)
    }
    return try builder.body(block, isWhole: true)
  }
}

/// Rewrites the statements of a block as expressions that call the functions of a builder.
private struct ResultBuilder {
  var name: String
  var functions: [String]
  /// The problem with a statement that a builder does not allow.
  var refusal: (SourceRange) -> Problem

  /// - Parameter isWhole: Whether it is the whole body of the builder, not a branch.
  func body(_ block: Block, isWhole: Bool = false) throws(Problem) -> Block {
    var (statements, parts) = ([Statement](), [Expression]())
    for statement in block.statements {
      if let part = try component(statement) { parts.append(part) } else { statements.append(statement) }
    }
    var whole = joined(parts, block.range)
    if isWhole { whole = optional("buildFinalResult", whole) }
    statements.append(Statement(statements.isEmpty ? .expression(whole) : .return(whole), whole.range))
    return Block(statements: statements, range: block.range)
  }

  /// A block as a value; if it contains declarations, it becomes a closure that is called.
  private func value(_ block: Block) throws(Problem) -> Expression {
    let body = try body(block)
    if body.statements.count == 1, case .expression(let only) = body.statements[0].kind { return only }
    return Expression(.closure(Closure(body)), block.range).called()
  }

  /// The component that a statement gives to the builder; nil if it only declares or does something.
  private func component(_ statement: Statement) throws(Problem) -> Expression? {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return try component(inner) }
      return optional("buildExpression", expression)
    case .block(let block): return try value(block)
    case .if(let conditions, let block, let otherwise):
      let rest = try otherwise.flatMap { otherwise throws(Problem) in try component(otherwise) }
      let made = try value(block)
      let held = Expression.name("Optional", range).called([Argument(value: made)])
      let first = rest == nil ? held : optional("buildEither", made, as: "first")
      let second = rest.map { optional("buildEither", $0, as: "second") } ?? Expression(.nothing, range)
      let choice = Statement.Kind.if(
        conditions, Block(first), otherwise: Statement(.block(Block(second)), range))
      let chosen = Expression(.statement(Statement(choice, range)), range)
      return rest == nil ? call("buildOptional", [("", chosen)], range) : chosen
    case .switch(let subject, var cases):
      for index in cases.indices {
        let label = index == cases.count - 1 && index > 0 ? "second" : "first"
        cases[index].body = Block(optional("buildEither", try value(cases[index].body), as: label))
      }
      return Expression(.statement(Statement(.switch(subject, cases), range)), range)
    case .for(let pattern, let sequence, where: let condition, let block):
      func each(_ value: Expression) -> [Argument] {
        let name = Name("$each", pattern.range)
        let only = SwitchCase(pattern, Block(value))
        let choice = Statement(.switch(.name(name.text, name.range), [only]), value.range)
        let closure = Closure(Block(statements: [choice], range: value.range), name)
        return [Argument(value: Expression(.closure(closure), value.range))]
      }
      let chosen = condition.map { sequence.member("filter").called(each($0)) } ?? sequence
      return call("buildArray", [("", chosen.member("map").called(each(try value(block))))], range)
    case .while, .repeatWhile, .guard: throw refusal(range)
    default: return nil
    }
  }

  private func joined(_ parts: [Expression], _ range: SourceRange) -> Expression {
    guard !functions.contains("buildBlock"), let first = parts.first else {
      return call("buildBlock", parts.map { ("", $0) }, range)
    }
    let begun = call("buildPartialBlock", [("first", first)], range)
    return parts.dropFirst().reduce(begun) { whole, part in
      call("buildPartialBlock", [("accumulated", whole), ("next", part)], range)
    }
  }

  /// Passes a value to a function of the builder, if the builder has that function.
  private func optional(_ function: String, _ value: Expression, as label: String = "") -> Expression {
    functions.contains(function) ? call(function, [(label, value)], value.range) : value
  }

  private func call(
    _ function: String, _ given: [(label: String, value: Expression)], _ range: SourceRange
  ) -> Expression {
    let arguments = given.map { label, value in
      Argument(label: label.isEmpty ? nil : Name(label, range), value: value)
    }
    return .name(name, range).member(function).called(arguments)
  }
}
