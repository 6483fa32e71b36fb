import Syntax

extension Block {
  /// Whether its end is never reached.
  ///
  /// - Parameter isFunction: Whether the function is left too, not only a loop or a `switch`.
  func leaves(function isFunction: Bool) -> Bool {
    statements.contains { $0.leaves(function: isFunction) }
  }
}

extension Statement {
  fileprivate func leaves(function isFunction: Bool) -> Bool {
    switch kind {
    case .return, .throw: true
    case .break, .continue, .leave: !isFunction
    // The next case says it.
    case .fallthrough: true
    case .expression(let expression): expression.isFatal
    case .if(_, let block, let otherwise):
      block.leaves(function: isFunction) && otherwise?.leaves(function: isFunction) ?? false
    case .switch(_, let cases): cases.allSatisfy { $0.body.leaves(function: isFunction) }
    case .catching(let block, let cases):
      block.leaves(function: isFunction) && cases.allSatisfy { $0.body.leaves(function: isFunction) }
    case .block(let block): block.leaves(function: isFunction)
    case .labelled(_, let statement): statement.leaves(function: isFunction)
    case .while(let conditions, _): conditions.isAlwaysTrue
    default: false
    }
  }
}

extension [Condition] {
  fileprivate var isAlwaysTrue: Bool {
    guard count == 1, case .expression(let only) = self[0], case .boolean(true) = only.kind else {
      return false
    }
    return true
  }
}

extension Expression {
  /// `fatalError()` and its like, which do not come back.
  fileprivate var isFatal: Bool {
    guard case .call(let callee, _, _) = kind, case .name(let name) = callee.kind else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name.text)
  }
}
