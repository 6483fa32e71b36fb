import Sessions

extension StatementKind {
  static let watch = StatementKind(
    "watch", [.statement("what")], .asking, "Draws something again after each statement that changes it",
    "Any `show` or `why`, or an expression. Changed rows end in what they were; `unwatch` ends it.",
    example: "watch show tree theme", context: .topLevel
  ) { verb, checker throws(Problem) in
    let what = verb.statement("what")
    switch what?.kind {
    case .expression: break
    case .verb(let inner) where inner.head.hasPrefix("show") || inner.head.hasPrefix("why"): break
    default:
      throw checker.problem(
        "only a `show`, a `why` or an expression can be watched", at: what?.range ?? verb.range,
        suggestion: "write `watch show tree`")
    }
    let source = checker.source
    return Checked(action: verb.range) { session throws(Problem) in
      if let what { try session.watch(what, in: source) }
    }
  }

  static let unwatch = StatementKind("unwatch", [], .asking, "Ends every `watch`", context: .topLevel) {
    verb, checker throws(Problem) in
    Checked(action: verb.range) { session throws(Problem) in
      session.confirm(session.watches.isEmpty ? "nothing is watched" : "no longer watched")
      session.watches = []
    }
  }
}
