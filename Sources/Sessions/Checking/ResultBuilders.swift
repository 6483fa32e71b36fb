import Syntax

// Result builders of one's own: what stands in a block is handed to the builder's functions, as Swift does it.
extension Checker {
  /// The builder that one of some attributes names.
  func builder(_ attributes: [String]) -> String? {
    attributes.first { session.info(.named($0))?.conformances.contains("resultBuilder") == true }
  }

  /// A block as its builder makes it, `return Builder.buildBlock(a, b)`; one that returns is a function.
  func built(_ block: Block, by name: String) throws(Problem) -> Block {
    if block.statements.contains(where: { $0.returns }) { return block }
    let builder = ResultBuilder(
      name: name, functions: session.info(.named(name))?.statics.keys.map { $0 } ?? [])
    do throws(ResultBuilder.Failure) { return try builder.body(block, isWhole: true) } catch {
      throw problem(
        "a result builder has only `if`, `switch`, `for … in` and `let`", at: error.range,
        suggestion: "a `where` belongs into `filter`")
    }
  }
}

/// What becomes of the statements of a block: expressions over the functions of a builder.
private struct ResultBuilder {
  /// A statement that has no place in a builder.
  struct Failure: Error { var range: SourceRange }

  var name: String
  var functions: [String]

  /// - Parameter isWhole: Whether it is all that the builder is given, and no branch of it.
  func body(_ block: Block, isWhole: Bool = false) throws(Failure) -> Block {
    var (statements, parts) = ([Statement](), [Expression]())
    for statement in block.statements {
      if let part = try component(statement) { parts.append(part) } else { statements.append(statement) }
    }
    var whole = joined(parts, block.range)
    if isWhole { whole = optional("buildFinalResult", whole) }
    statements.append(Statement(statements.isEmpty ? .expression(whole) : .return(whole), whole.range))
    return Block(statements: statements, range: block.range)
  }

  /// A block as a value: where it declares something, that of a closure that is called.
  private func value(_ block: Block) throws(Failure) -> Expression {
    let body = try body(block)
    if body.statements.count == 1, case .expression(let only) = body.statements[0].kind { return only }
    return Expression(.call(Expression(.closure(Closure(body)), block.range), [], trailing: []), block.range)
  }

  /// What a statement gives to the builder; nil where it only declares or does something.
  private func component(_ statement: Statement) throws(Failure) -> Expression? {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return try component(inner) }
      return optional("buildExpression", expression)
    case .block(let block): return try value(block)
    case .if(let conditions, let block, let otherwise):
      let rest = try otherwise.flatMap { otherwise throws(Failure) in try component(otherwise) }
      let first = rest == nil ? try value(block) : either("first", try value(block))
      let second = rest.map { either("second", $0) } ?? Expression(.nothing, range)
      let choice = Statement.Kind.if(
        conditions, Block(first), otherwise: Statement(.block(Block(second)), range))
      let chosen = Expression(.statement(Statement(choice, range)), range)
      return rest == nil ? call("buildOptional", [Argument(value: chosen)], range) : chosen
    case .switch(let subject, var cases):
      for index in cases.indices {
        let isLast = index == cases.count - 1 && index > 0
        cases[index].body = Block(either(isLast ? "second" : "first", try value(cases[index].body)))
      }
      return Expression(.statement(Statement(.switch(subject, cases), range)), range)
    case .for(let pattern, let sequence, where: nil, let block):
      guard case .binding(let name, _) = pattern.kind else { throw Failure(range: pattern.range) }
      let closure = Closure(Block(try value(block)), name)
      let map = Expression(.member(sequence, Name("map", sequence.range)), sequence.range)
      let all = Argument(value: Expression(.closure(closure), block.range))
      return call("buildArray", [Argument(value: Expression(.call(map, [all], trailing: []), range))], range)
    case .for, .while, .repeatWhile, .guard: throw Failure(range: range)
    default: return nil
    }
  }

  private func joined(_ parts: [Expression], _ range: SourceRange) -> Expression {
    guard !functions.contains("buildBlock"), let first = parts.first else {
      return call("buildBlock", parts.map { Argument(value: $0) }, range)
    }
    let begun = call("buildPartialBlock", [Argument(label: Name("first", range), value: first)], range)
    return parts.dropFirst().reduce(begun) { whole, part in
      let labels = ["accumulated", "next"].map { Name($0, range) }
      return call(
        "buildPartialBlock", zip(labels, [whole, part]).map { Argument(label: $0, value: $1) }, range)
    }
  }

  private func either(_ label: String, _ value: Expression) -> Expression {
    let argument = Argument(label: Name(label, value.range), value: value)
    return functions.contains("buildEither") ? call("buildEither", [argument], value.range) : value
  }

  /// What a function of the builder's makes of a value, where the builder has one.
  private func optional(_ function: String, _ value: Expression) -> Expression {
    functions.contains(function) ? call(function, [Argument(value: value)], value.range) : value
  }

  private func call(_ function: String, _ arguments: [Argument], _ range: SourceRange) -> Expression {
    let builder = Expression(.name(Name(name, range)), range)
    return Expression(
      .call(Expression(.member(builder, Name(function, range)), range), arguments, trailing: []), range)
  }
}
