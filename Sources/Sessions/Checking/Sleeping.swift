import Syntax

extension Closure {
  /// A closure in which what stands behind `Task.sleep` is a closure behind that call: it runs when the time has passed.
  var resuming: Closure {
    let statements = body.statements
    for (index, statement) in statements.enumerated().dropLast() {
      let rest = Array(statements[(index + 1)...])
      let range = SourceRange(rest[0].range.start, body.range.end)
      guard case .expression(let expression) = statement.kind,
        let call = expression.sleep(then: Closure(Block(statements: rest, range: range)))
      else { continue }
      var result = self
      result.body.statements = statements[..<index] + [Statement(call)]
      return result
    }
    return self
  }
}

extension Expression {
  /// `Task.sleep(…)` with a closure behind it; nil for other expressions.
  fileprivate func sleep(then rest: Closure) -> Expression? {
    switch kind {
    case .prefix(let sign, let value) where sign.text == "try?": value.sleep(then: rest)
    case .call(let callee, let arguments, let closures) where closures.isEmpty:
      if case .member(let base, let name) = callee.kind, name.text == "sleep",
        case .name(let type) = base.kind,
        type.text == "Task"
      {
        Expression(callee.called(arguments, rest).kind, range)
      } else {
        nil
      }
    default: nil
    }
  }
}
