import Syntax

/// A view that a builder was given, and where.
package struct BuilderItem: Sendable {
  var position: Int
  var value: Value
}

// View builders: a body that describes, statement by statement, what is on screen.
extension Checker {
  /// Results whose bodies are builders.
  static let built: Set<String> = ["View", "ToolbarContent", "Scene", "Commands", "Content"]

  /// Whether a body that gives such a result is a builder: one that returns is a function.
  func isBuilder(_ body: Block, _ result: Type?) -> Bool {
    guard let name = result?.wrapped.name, Self.built.contains(name) else { return false }
    return !body.statements.contains { $0.returns }
  }

  /// A body whose expressions are the views.
  mutating func check(builder body: Block) throws(Problem) -> Action {
    contexts[contexts.count - 1].roles.insert(.builder)
    if body.statements.count == 1, case .expression(let only) = body.statements[0].kind {
      let (code, position) = (try check(view: only), only.range.start)
      return { session throws(Problem) in
        let value = try code(&session)
        guard var view = session.viewValue(value) else { return .returns(.view(ViewValue("EmptyView"))) }
        view.position = position
        return .returns(.view(view))
      }
    }
    let action = try check(statements: body.statements)
    return { session throws(Problem) in
      session.runtime.building.append([])
      defer { session.runtime.building.removeLast() }
      _ = try action(&session)
      return .returns(.view(ViewValue(session.runtime.building.last ?? [], in: session)))
    }
  }

  mutating func check(item expression: Expression) throws(Problem) -> Action {
    let (code, position) = (try check(view: expression), expression.range.start)
    return { session throws(Problem) in
      let value = try code(&session)
      let last = session.runtime.building.count - 1
      session.runtime.building[last].append(BuilderItem(position: position, value: value))
      return .next
    }
  }

  private mutating func check(view expression: Expression) throws(Problem) -> Code {
    let checked = try checkOpen(expression, expecting: .named("View"))
    if fits(checked.type, .optional(.named("View"))) { return checked.code }
    if let name = checked.type.name, Self.built.contains(name) { return checked.code }
    guard checked.type == .void else {
      throw problem("expected a view, found \(named(checked.type))", at: expression.range)
    }
    throw problem(
      "a body only describes what is on screen, and this does something", at: expression.range,
      suggestion: "put it into an action, such as a `Button`'s or `onAppear`'s; `let _ = …` runs it each time"
    )
  }

  /// Refuses what has no place in a builder.
  func refuseInBuilder(_ statement: Statement) throws(Problem) {
    guard contexts.last?.roles.contains(.builder) == true else { return }
    switch statement.kind {
    case .assignment(let target, _, _):
      throw problem(
        "a body only describes what is on screen, and cannot write `\(text(target.range))`",
        at: statement.range,
        suggestion: "write it in an action, such as a `Button`'s or `onAppear`'s")
    case .for:
      throw problem(
        "a view builder has no `for`", at: statement.range, suggestion: "write `ForEach(…) { … in … }`")
    case .while, .repeatWhile, .guard:
      throw problem("a view builder has only `if`, `switch` and `let`", at: statement.range)
    case .verb(let verb):
      throw problem(
        "a body only describes what is on screen, and `\(verb.head)` does something", at: statement.range,
        suggestion: "put it into an action; `let _ = \(verb.head)(…)` runs it each time")
    default: return
    }
  }
}

extension Statement {
  /// Whether a `return` stands in it, but for closures.
  var returns: Bool {
    switch kind {
    case .return: true
    case .if(_, let block, let otherwise):
      block.statements.contains { $0.returns } || otherwise?.returns ?? false
    case .block(let block), .guard(_, let block): block.statements.contains { $0.returns }
    case .switch(_, let cases): cases.contains { $0.body.statements.contains { $0.returns } }
    default: false
    }
  }
}

extension ViewValue {
  fileprivate init(_ items: [BuilderItem], in session: Session) {
    self.init("Group")
    for item in items {
      guard var view = session.viewValue(item.value) else { continue }
      view.position = item.position
      arguments.append(ViewArgument("content", .view(view)))
    }
  }
}
