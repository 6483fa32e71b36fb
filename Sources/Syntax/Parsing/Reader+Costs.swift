// `cost { … }` is a statement, whose counts a variable can keep; what is said where it stands in an expression.
extension Reader {
  /// Refuses a `cost` in an expression, whose `{` stands next, and says what keeps its counts.
  mutating func costInExpression(_ word: SourceRange) -> Interruption {
    let start = mark
    var depth = 0
    repeat {
      if check(.leftBrace) { depth += 1 }
      if check(.rightBrace) { depth -= 1 }
      advance()
    } while depth > 0 && !check(.end)
    let problem = reckoning(with: SourceRange(word.start, previousEnd), isClosed: depth == 0)
    goBack(to: start)
    problems.append(problem)
    return .problem
  }

  /// What is said of a `cost { … }` with which an expression goes on: a member of it may stand next.
  mutating func reckoning(with cost: SourceRange, isClosed: Bool = true) -> SyntaxProblem {
    let words = text(cost)
    let isShown = isClosed && words.utf8.count <= 60 && !words.unicodeScalars.contains(where: \.isControl)
    let name = lexer.names.pointee.unused("bill")
    let isMember = check(.dot) && !token.hasBlankBefore && peek().kind == .name
    return SyntaxProblem(
      .costInExpression(
        write: "let \(name) = \(isShown ? words : "cost { … }")",
        then: isMember ? "\(name).\(text(peek().range))" : name),
      SourceRange(cost.start, cost.start + Word.cost.spelling.utf8.count))
  }
}

extension Statement {
  /// Where the `cost { … }` stands that it is, or whose counts it keeps.
  var cost: SourceRange? {
    if form == .cost { return range }
    guard case .statement(let inner)? = self[form == .assign ? .values : .value], inner.form == .cost else {
      return nil
    }
    return inner.range
  }
}
