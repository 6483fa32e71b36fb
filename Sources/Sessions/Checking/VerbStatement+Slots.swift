import Syntax
import ViewTree

extension VerbStatement {
  /// The expression in a slot; nil if the slot was left out.
  package func expression(_ slot: String) -> Expression? { slots[slot]?.expression }

  package func block(_ slot: String) -> Block? {
    if case .block(let block)? = slots[slot] { block } else { nil }
  }

  package func name(_ slot: String) -> Name? { slots[slot]?.name }

  package func type(_ slot: String) -> TypeSyntax? {
    if case .type(let type)? = slots[slot] { type } else { nil }
  }

  package func list(_ slot: String) -> [Slot] {
    if case .list(let slots)? = slots[slot] { slots } else { [] }
  }

  package func expressions(_ slot: String) -> [Expression] { list(slot).compactMap(\.expression) }
  package func names(_ slot: String) -> [Name] { list(slot).compactMap(\.name) }

  package func statement(_ slot: String) -> Statement? {
    if case .statement(let statement)? = slots[slot] { statement } else { nil }
  }

  package func items(_ slot: String) -> [VerbStatement] {
    if case .items(let items, _, _)? = slots[slot] { items } else { [] }
  }

  package func has(_ slot: String) -> Bool { slots[slot] != nil }
}

extension VerbStatement.Slot {
  package var expression: Expression? { if case .expression(let value) = self { value } else { nil } }
  package var name: Name? { if case .name(let name) = self { name } else { nil } }
}

extension Checker {
  /// Checks an expression that names an environment, and unwraps an optional.
  package mutating func environment(_ expression: Expression) throws(Problem) -> Checked {
    try requirePlace(expression)
    let checked = forced(try checkUnfitted(expression), because: "expected an environment, found nil")
    guard session.isEnvironment(checked.type) else {
      let host = session.views.roots[text(checked.range)]?.host
      throw problem(
        "expected an environment, found \(named(checked.type))", at: checked.range,
        suggestion: host.map { "in UIKit it is `\(session.path(of: $0))`" })
    }
    return checked
  }

  /// Refuses an unknown name where a place is expected, and suggests names that exist; what is touched may be meant by its label.
  package mutating func requirePlace(_ expression: Expression, isTouched: Bool = false) throws(Problem) {
    guard case .name(let name) = expression.kind else { return }
    let found = try find(name)
    if isTouched, let found, found.type.isMetatype {
      throw problem(
        "`\(name.text)` is a type, and stands behind the name of a tree", at: name.range,
        suggestion: session.views.roots.keys.sorted(on: \.self).first.map { "write `\($0)/\(name.text)`" })
    }
    if found != nil { return }
    let names =
      session.environmentNames + session.variables.map(\.key) + session.screens.names.keys
      + session.views.roots.keys
    throw problem(
      "nothing here is called `\(name.text)`", at: name.range,
      suggestion: Spelling.suggestion(for: name.text, among: names)
        ?? (isTouched ? "a label stands in quotes: `\"\(name.text)\"`" : nil))
  }

  /// A trait of an environment: `form.theme`, `form[Theme]`, or a trait alone in the environment's block.
  package mutating func traitPlace(_ expression: Expression) throws(Problem) -> (
    environment: Code, trait: Int
  ) {
    switch expression.kind {
    case .member(let base, let name):
      let environment = try environment(base)
      guard let index = session.settableTrait(name.text) else { throw unknownTrait(name) }
      return (environment.code, index)
    case .subscript(let base, let arguments):
      let environment = try environment(base)
      guard let index = arguments.first.flatMap({ traitKey($0.value) }) else {
        throw problem("expected a trait", at: expression.range)
      }
      return (environment.code, index)
    case .path(let steps):
      throw problem(
        "expected a trait behind `\(steps.last?.name.text ?? "")`", at: expression.range,
        suggestion: "write `\(text(expression.range)).TRAIT`")
    case .name(let name):
      guard let surrounding else {
        if !session.environments(named: name.text).isEmpty {
          throw problem(
            "expected a trait behind `\(name.text)`", at: name.range,
            suggestion: "write `\(name.text).TRAIT`, or `\(name.text) { … }`")
        }
        throw problem("expected a place, such as `NAME.\(name.text)`", at: name.range)
      }
      guard let index = session.settableTrait(name.text) else { throw unknownTrait(name) }
      return (surrounding, index)
    default: throw problem("expected a trait of an environment", at: expression.range)
    }
  }
}

extension Value {
  package var environment: EnvironmentID? {
    switch self {
    case .environment(let id), .overrides(let id), .layer(let id): id
    default: nil
    }
  }
}
