extension SourceText {
  /// The pieces of the text for colouring, in order; blanks belong to no piece.
  ///
  /// A statement's word is a verb only in that statement: `view` in `view.text` is a name.
  package var tokens: [Token] {
    let problemPlaces = Set(problems.map(\.range.start))
    let read = lexemes.filter { $0.start < $0.end }.map { lexeme in
      let isProblem = problemPlaces.contains(lexeme.start) && lexeme.kind != .stringStart
      return Token(kind: isProblem ? .problem : kind(of: lexeme), range: lexeme.range)
    }
    return (read + notes).sorted { $0.range.start < $1.range.start }
  }

  private func kind(of lexeme: Lexeme) -> Token.Kind {
    if let role = lexeme.role, role != .name && role != .type { return role }
    switch lexeme.kind {
    case .name: return kind(ofName: lexeme)
    case .integer, .decimal, .size, .duration: return .number
    case .color: return .color(Expression.Kind.color(spelling(lexeme).dropFirst()) ?? 0)
    case .stringStart, .stringText, .escape, .stringEnd: return .string
    case .interpolationStart, .interpolationEnd: return .interpolation
    case .hashWord: return .attribute
    case .raw: return .raw
    case .broken: return .problem
    case .sign, .end:
      let brackets: [Word] = [.leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace]
      return lexeme.word.map { brackets.contains($0) } == true
        ? .bracket : lexeme.word == .at ? .attribute : .sign
    }
  }

  private func kind(ofName lexeme: Lexeme) -> Token.Kind {
    switch lexeme.word {
    case .true, .false, .nil: return .number
    case let word? where word.isReserved && lexeme.role == nil: return word == .Self ? .type : .keyword
    default:
      let first = spelling(lexeme).unicodeScalars.first
      return first?.properties.isUppercase == true ? .type : .name
    }
  }

  private func spelling(_ lexeme: Lexeme) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lexeme.start)
    return text[start..<utf8.index(start, offsetBy: lexeme.end - lexeme.start)]
  }
}
