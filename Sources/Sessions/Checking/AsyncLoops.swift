import Syntax

extension Checker {
  /// `for await x in stream { … }`, as Swift means it: an iterator is asked, again and again, and may let the task wait.
  func asking(
    _ sequence: Expression, for pattern: Pattern, _ condition: Expression?, _ block: Block,
    _ range: SourceRange
  ) -> Block {
    let at = sequence.range
    let iterator = Name("_iterator\(at.start)", at)
    let next = Expression(.name(iterator), at).member("next").called()
    let declared = Statement.property(iterator, nil, sequence.member("makeAsyncIterator").called())
    func leaving(_ kind: Statement.Kind, unless test: Condition) -> Statement {
      Statement(.guard([test], Block(statements: [Statement(kind, at)], range: at)), range)
    }
    let asked = Expression(.prefix(Name("await", at), next), at)
    var body = block
    body.statements.insert(
      contentsOf: [leaving(.break, unless: .pattern(Pattern(.optional(pattern), pattern.range), asked))]
        + (condition.map { [leaving(.continue, unless: .expression($0))] } ?? []), at: 0)
    let loop = Statement.Kind.while([.expression(Expression(.boolean(true), at))], body)
    return Block(statements: [declared, Statement(loop, range)], range: range)
  }
}
