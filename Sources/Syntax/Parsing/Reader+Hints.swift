// What is said of a line that another statement, or Swift, would go on with.
extension Reader {
  /// What was meant by what a statement goes on with, where that can be told from the two.
  mutating func surplusHint(_ statement: Statement) -> SyntaxProblem? {
    let rest = text(token.range)
    switch statement.form {
    case .undo where check(.integer), .redo where check(.integer):
      return surplus(statement, "goto \(rest)")
    case .update where check(.name): return surplus(statement, "update traits \(gluedText())")
    case .cost, .letVariable, .varVariable, .assign: return statement.cost.map { reckoning(with: $0) }
    case .scene where check(.name):
      guard case .device? = statement[.device] else { return nil }
      return nearest(to: rest, among: ["portrait", "landscape"]).flatMap { surplus(statement, $0) }
    case .scene where token.isWord(.in), .window where token.isWord(.in),
      .presentation where token.isWord(.in),
      .controller where token.isWord(.in), .view where token.isWord(.in):
      let isPlace = peek().kind == .name
      return surplus(
        statement, "create \(text(statement.range)) in \(isPlace ? text(peek().range) : "PLACE")")
    case .controller where check(.dot), .view where check(.dot), .presentation where check(.dot):
      return rootView(statement)
    case .create:
      guard case .identifier(let kind)? = statement[.subject],
        !["scene", "window", "presentation", "controller", "view"].contains(text(kind.range))
      else { return nil }
      return SyntaxProblem(
        .expected([.slot(.subject, .name)], found: .text(text(kind.range)), in: .create), kind.range)
    default: return nil
    }
  }

  /// `view settings.view { … }`: what stands in a controller's block goes into its view.
  private mutating func rootView(_ statement: Statement) -> SyntaxProblem? {
    guard case .identifier(let name)? = statement[.name], peek().isWord(.view) else { return nil }
    return surplus(statement, "controller \(text(name.range)) { … }")
  }

  /// `if CONDITION { … } else { … }` where a value stands, whose condition stands next.
  mutating func conditionalValue(_ word: SourceRange) -> SyntaxProblem {
    let start = mark
    defer { goBack(to: start) }
    while !check(.leftBrace), !token.kind.isSeparator { advance() }
    let range = SourceRange(word.start, previousEnd)
    let condition = text(SourceRange(start.token.start, previousEnd))
    let shown = condition.utf8.count <= 40 ? condition : "CONDITION"
    return SyntaxProblem(.swiftSpelling("if … { … } else { … }", write: "\(shown) ? … : …"), range)
  }

  /// What stands next, up to a blank or the end of the statement: `root.view`.
  mutating func gluedText() -> String {
    let start = mark
    defer { goBack(to: start) }
    repeat { advance() } while !token.kind.isSeparator && !token.hasBlankBefore
    return text(SourceRange(start.token.start, previousEnd))
  }

  private func surplus(_ statement: Statement, _ ours: String) -> SyntaxProblem {
    SyntaxProblem(.surplusOf(found, after: statement.form, write: ours), token.range)
  }

  /// Where the first statement of a block could not be read because it is the head of a Swift closure, says
  /// that instead.
  mutating func noteClosureParameters(at place: Mark, isFirst: Bool, before known: Int) {
    guard isFirst, problems.count > known, notes == nil else { return }
    let stop = mark
    goBack(to: place)
    let header = closureParameters()
    goBack(to: stop)
    guard let header else { return }
    problems.removeSubrange(known...)
    problems.append(SyntaxProblem(.closureParameters(text(header)), header))
  }

  /// `(sender, previous) in`, `[weak self] in`, `sender in`: where it stands, if it stands next.
  private mutating func closureParameters() -> SourceRange? {
    let (start, isBare) = (token.start, check(.name))
    if isBare, let word = token.word, !grammar.heads[Int(word.rawValue)].isEmpty { return nil }
    var mayEnd = false
    for _ in 0..<24 {
      if mayEnd, token.isWord(.in) { return SourceRange(start, token.end) }
      switch token.kind {
      case .name where !(isBare && mayEnd), .rightParen, .rightBracket: mayEnd = true
      case .comma: mayEnd = false
      case .leftParen, .leftBracket, .colon, .dot, .question: if isBare { return nil }
      default: return nil
      }
      advance()
    }
    return nil
  }
}
