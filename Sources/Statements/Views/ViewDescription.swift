import Sessions
import Syntax

/// Converts the short form of views to Swift: lines in lower case are modifiers of the view whose block they are in.
struct ViewDescription {
  let session: Session
  /// The names of the view's own properties.
  let fields: Set<String>

  /// The views of a block as one view with the block's modifiers: the result of a body.
  func block(_ statements: [Statement], _ range: SourceRange) -> Block {
    let (views, modifiers) = parts(statements)
    let block = Block(statements: views, range: range)
    if modifiers.isEmpty { return block }
    var whole = Expression.name("Group", range).called([], Closure(block))
    if views.count == 1, case .expression(let only) = views[0].kind { whole = only }
    var body = Block(apply(modifiers, to: whole))
    body.range = range
    return body
  }

  /// The views, and the modifiers of the enclosing view.
  private func parts(_ statements: [Statement]) -> (views: [Statement], modifiers: [Expression]) {
    var (views, modifiers): ([Statement], [Expression]) = ([], [])
    for var statement in statements {
      switch statement.kind {
      case .expression(let expression) where isModifier(expression):
        modifiers.append(expression)
        continue
      case .expression(let expression): statement.kind = .expression(view(expression))
      case .if(let conditions, let then, let otherwise):
        let branch = otherwise.flatMap { parts([$0]).views.first }
        statement.kind = .if(conditions, block(then.statements, then.range), otherwise: branch)
      case .block(let inner): statement.kind = .block(block(inner.statements, inner.range))
      case .for(let pattern, let sequence, let condition, let body):
        statement.kind = .expression(each(pattern, sequence, condition, body))
      default: break
      }
      views.append(statement)
    }
    return (views, modifiers)
  }

  /// `for e in xs where c { … }` becomes `ForEach(xs.filter { e in c }, id: \.self) { e in … }`.
  private func each(_ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: Block)
    -> Expression
  {
    let range = sequence.range
    var name = Name("_", pattern.range)
    if case .binding(let bound, _) = pattern.kind { name = bound }
    let all = condition.map { sequence.member("filter").called([], Closure(Block($0), name)) } ?? sequence
    let own = Expression(.keyPath(nil, .name("$0", range)), range)
    return Expression.name("ForEach", range).called(
      [Argument(value: all), Argument(label: Name("id", range), value: own)],
      Closure(block(body.statements, body.range), name))
  }

  private func isModifier(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
      name.text.first?.isLowercase == true, !fields.contains(name.text)
    else { return false }
    return name.text == "environment" || ModifierValue.decorations.contains(name.text)
      || session.language.appleTypes["View"]?.members[name.text] != nil || isUnknown(name.text)
  }

  /// Whether nothing that can be called has this name; then it is a misspelt or unknown modifier.
  private func isUnknown(_ name: String) -> Bool {
    name != "embed" && session.definitions.freeFunctions[name] == nil && session.variables[name] == nil
      && session.language.appleTypes["Global"]?.members[name] == nil
  }

  private func apply(_ modifiers: [Expression], to view: Expression) -> Expression {
    modifiers.reduce(view) { view, modifier in
      guard case .call(let callee, let arguments) = modifier.kind, case .name(let name) = callee.kind
      else { return view }
      return Expression(.call(Expression(.member(view, name), name.range), arguments), modifier.range)
    }
  }

  /// Converts a view and the views in its blocks; `as play` sets its identifier, and the block of a button holds statements.
  private func view(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .cast(let base, let sign, let type):
      guard sign.text == "as", case .named(let names, _) = type.kind, names.count == 1,
        names[0].text.first?.isLowercase == true
      else { return expression }
      let name = Expression(.string([.text(names[0].text)]), names[0].range)
      return view(base).member("accessibilityIdentifier").called([Argument(value: name)])
    case .call(var callee, let arguments):
      switch callee.kind {
      case .member(let base, let name): callee.kind = .member(view(base), name)
      case .name(let name) where name.text == "Button": return expression
      case .name(let name) where name.text == "embed" && arguments.count == 1:
        let page = Argument(label: Name("controller", name.range), value: arguments[0].value)
        return Expression.name("Embedded", name.range).called([page])
      default: break
      }
      var (kept, modifiers): ([Argument], [Expression]) = (arguments.filter { !$0.isTrailing }, [])
      for (index, var part) in arguments.filter(\.isTrailing).enumerated() {
        guard case .closure(var closure) = part.value.kind else { continue }
        let (views, own) = parts(closure.body.statements)
        closure.body.statements = views
        part.value.kind = .closure(closure)
        if index == 0 { modifiers = own }
        if index > 0 || !views.isEmpty || own.isEmpty { kept.append(part) }
      }
      return apply(modifiers, to: Expression(.call(callee, kept), expression.range))
    default: return expression
    }
  }
}
