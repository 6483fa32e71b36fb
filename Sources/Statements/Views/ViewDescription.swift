import Sessions
import Syntax

/// Views in short, as Swift's: lower-case lines are modifiers of the view in whose block they stand.
struct ViewDescription {
  let session: Session
  /// What the view itself names; other words of colours are the colours.
  let fields: Set<String>

  /// The views of a block as one, with the block's modifiers: what a body returns.
  func block(_ statements: [Statement], _ range: SourceRange) -> Block {
    let (views, modifiers) = parts(statements)
    if modifiers.isEmpty { return Block(statements: views, range: range) }
    var whole = Expression(
      .call(
        .name("Group", range), [],
        trailing: [.init(closure: .plain(Block(statements: views, range: range)))]),
      range)
    if views.count == 1, case .expression(let only) = views[0].kind { whole = only }
    return Block(statements: [Statement(.expression(apply(modifiers, to: whole)), range)], range: range)
  }

  /// The views, and the modifiers of the view around.
  private func parts(_ statements: [Statement]) -> (views: [Statement], modifiers: [Expression]) {
    var (views, modifiers): ([Statement], [Expression]) = ([], [])
    for statement in statements {
      switch statement.kind {
      case .expression(let expression) where isModifier(expression): modifiers.append(expression)
      case .expression(let expression):
        views.append(Statement(.expression(view(expression)), statement.range))
      case .if(let conditions, let then, let otherwise):
        let branch = otherwise.flatMap { parts([$0]).views.first }
        let kind = Statement.Kind.if(conditions, block(then.statements, then.range), otherwise: branch)
        views.append(Statement(kind, statement.range))
      case .block(let inner):
        views.append(Statement(.block(block(inner.statements, inner.range)), statement.range))
      case .for(let pattern, let sequence, let condition, let body):
        views.append(Statement(.expression(each(pattern, sequence, condition, body)), statement.range))
      default: views.append(statement)
      }
    }
    return (views, modifiers)
  }

  /// `for e in xs where c { … }` as `ForEach(xs.filter { e in c }, id: \.self) { e in … }`.
  private func each(_ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: Block)
    -> Expression
  {
    let range = sequence.range
    var name = Name("_", pattern.range)
    if case .binding(let bound) = pattern.kind { name = bound }
    func closure(_ block: Block) -> TrailingClosure {
      let parameter = Closure.Parameter(name: name, type: nil)
      return .init(closure: Closure(captures: [], parameters: [parameter], result: nil, body: block))
    }
    var all = sequence
    if let condition {
      let test = Block(
        statements: [Statement(.expression(condition), condition.range)], range: condition.range)
      let filter = Expression(.member(sequence, Name("filter", range)), range)
      all = Expression(.call(filter, [], trailing: [closure(test)]), range)
    }
    let own = Expression(.keyPath(nil, [Name("self", range)]), range)
    let arguments = [Argument(value: all), Argument(label: Name("id", range), value: own)]
    return Expression(
      .call(.name("ForEach", range), arguments, trailing: [closure(block(body.statements, body.range))]),
      range)
  }

  private func isModifier(_ expression: Expression) -> Bool {
    guard case .call(let callee, _, _) = expression.kind, case .name(let name) = callee.kind,
      name.text.first?.isLowercase == true, !fields.contains(name.text)
    else { return false }
    return name.text == "environment" || Session.decorations.contains(name.text)
      || session.language.appleTypes["View"]?.members[name.text] != nil
  }

  private func apply(_ modifiers: [Expression], to view: Expression) -> Expression {
    modifiers.reduce(view) { view, modifier in
      guard case .call(let callee, let arguments, let trailing) = modifier.kind,
        case .name(let name) = callee.kind
      else { return view }
      let values = arguments.map { Argument(label: $0.label, value: styled($0.value)) }
      return Expression(
        .call(Expression(.member(view, name), name.range), values, trailing: trailing), modifier.range)
    }
  }

  /// `green` as `.green`, in both branches of a condition too.
  private func styled(_ value: Expression) -> Expression {
    switch value.kind {
    case .name(let name) where !fields.contains(name.text):
      let isColor = session.language.appleTypes["Color"]?.members[name.text] != nil
      return isColor ? Expression(.implicitMember(name), value.range) : value
    case .ternary(let test, let first, let second):
      return Expression(.ternary(test, styled(first), styled(second)), value.range)
    default: return value
    }
  }

  /// A view with the views in its blocks.
  ///
  /// `as play` is its identifier; the block of a button holds statements.
  private func view(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .cast(let base, let sign, let type):
      guard sign.text == "as", case .named(let names, _) = type.kind, names.count == 1,
        names[0].text.first?.isLowercase == true
      else { return expression }
      let name = Expression(.string([.text(names[0].text)]), names[0].range)
      let callee = Expression(.member(view(base), Name("accessibilityIdentifier", sign.range)), sign.range)
      return Expression(.call(callee, [Argument(value: name)], trailing: []), expression.range)
    case .call(let callee, let arguments, let trailing):
      var callee = callee
      if case .member(let base, let name) = callee.kind {
        callee = Expression(.member(view(base), name), callee.range)
      }
      if case .name(let name) = callee.kind {
        if name.text == "Button" { return expression }
        if name.text == "embed", arguments.count == 1 {
          let page = Argument(label: Name("controller", name.range), value: arguments[0].value)
          return Expression(.call(.name("Embedded", name.range), [page]), expression.range)
        }
      }
      var (kept, modifiers): ([TrailingClosure], [Expression]) = ([], [])
      for (index, part) in trailing.enumerated() {
        var part = part
        let inner = part.closure.body
        let (views, own) = parts(inner.statements)
        part.closure.body = Block(statements: views, range: inner.range)
        if index == 0 { modifiers = own }
        if index > 0 || !views.isEmpty || own.isEmpty { kept.append(part) }
      }
      let call = Expression(.call(callee, arguments, trailing: kept), expression.range)
      return apply(modifiers, to: call)
    default: return expression
    }
  }
}

extension Expression {
  static func name(_ text: String, _ range: SourceRange) -> Expression {
    Expression(.name(Name(text, range)), range)
  }
}

extension Expression.Kind {
  static func call(_ name: Expression, _ arguments: [Argument]) -> Expression.Kind {
    .call(name, arguments, trailing: [])
  }
}

extension Closure {
  static func plain(_ body: Block) -> Closure {
    Closure(captures: [], parameters: nil, result: nil, body: body)
  }
}
