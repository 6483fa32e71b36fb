import Syntax

// View builders: bodies that describe, statement by statement, the views on screen.
extension Checker {
  /// The result types whose bodies are builders.
  static let built: Set = [
    "View", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "Scene", "Commands", "Content",
  ]

  /// Whether a body with such a result is a builder; a body with a `return` is a function.
  func isBuilder(_ body: Block, _ result: Type?) -> Bool {
    guard let name = result?.wrapped.name, Self.built.contains(name) else { return false }
    return !body.statements.contains { $0.returns }
  }

  /// Checks a body whose expressions are views.
  mutating func check(builder body: Block) throws(Problem) -> Action {
    contexts[contexts.count - 1].roles.insert(.builder)
    if body.statements.count == 1, case .expression(let only) = body.statements[0].kind {
      let view = try check(view: only)
      return { session throws(Problem) in .returns(.view(try view(&session) ?? ViewValue("EmptyView"))) }
    }
    let action = try check(statements: body.statements)
    return { session throws(Problem) in
      session.runtime.building.append([])
      defer { session.runtime.building.removeLast() }
      _ = try action(&session)
      return .returns(.view(ViewValue("Group", arguments: session.runtime.building.last ?? [])))
    }
  }

  mutating func check(item expression: Expression) throws(Problem) -> Action {
    let view = try check(view: expression)
    return { session throws(Problem) in
      guard let view = try view(&session) else { return .next }
      let last = session.runtime.building.count - 1
      session.runtime.building[last].append(ViewArgument("content", .view(view)))
      return .next
    }
  }

  /// Checks an expression as a view with its source position; the code returns nil if the expression has no view.
  private mutating func check(
    view expression: Expression
  ) throws(Problem) -> @Sendable (inout Session) throws(Problem) -> ViewValue? {
    let checked = try checkUnfitted(expression, expecting: .named("View"))
    if fits(checked.type, .optional(.named("View"))) || checked.type.name.map(Self.built.contains) == true {
      let (code, position) = (checked.code, expression.range.start)
      return { session throws(Problem) in
        var view = session.viewValue(try code(&session))
        view?.position = position
        return view
      }
    }
    if checked.type == .void { throw doesSomething(expression.range) }
    throw problem("expected a view, found \(named(checked.type))", at: expression.range)
  }

  func refuseInBuilder(_ statement: Statement) throws(Problem) {
    guard contexts.last?.roles.contains(.builder) == true else { return }
    switch statement.kind {
    case .assignment, .verb: throw doesSomething(statement.range)
    case .for, .while, .repeatWhile, .guard:
      throw problem("a view builder has only `if`, `switch`, `let` and `ForEach`", at: statement.range)
    default: return
    }
  }

  private func doesSomething(_ range: SourceRange) -> Problem {
    problem(
      "a body only describes what is on screen, and this does something", at: range,
      suggestion: "put it into an action, such as a `Button`'s or `onAppear`'s; `let _ = …` runs it each time"
    )
  }
}

extension Statement {
  /// Whether the statement contains a `return` outside of closures.
  var returns: Bool {
    switch kind {
    case .return: true
    case .if(_, let block, let otherwise):
      block.statements.contains { $0.returns } || otherwise?.returns ?? false
    case .block(let block), .guard(_, let block), .for(_, _, _, let block), .while(_, let block),
      .repeatWhile(let block, _):
      block.statements.contains { $0.returns }
    case .catching(let block, let cases):
      ([block] + cases.map(\.body)).contains { $0.statements.contains { $0.returns } }
    case .labelled(_, let statement): statement.returns
    case .switch(_, let cases): cases.contains { $0.body.statements.contains { $0.returns } }
    default: false
    }
  }
}
