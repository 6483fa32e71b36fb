extension SourceText {
  /// The pieces of the text for colouring it, in order; blanks belong to none.
  ///
  /// A word of a statement is one only where the statement is: `view` in `view.text` is a name.
  package var tokens: [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(lexemes.count + notes.count)
    var problemPlaces = problems.map(\.range.start)[...]
    var notes = notes[...]
    for lexeme in lexemes where lexeme.start < lexeme.end {
      while let note = notes.first, note.range.start < lexeme.start {
        tokens.append(note)
        notes = notes.dropFirst()
      }
      while let first = problemPlaces.first, first < lexeme.start {
        problemPlaces = problemPlaces.dropFirst()
      }
      let isProblem = problemPlaces.first == lexeme.start && lexeme.kind != .stringStart
      tokens.append(Token(kind: isProblem ? .problem : kind(of: lexeme), range: lexeme.range))
    }
    return tokens + notes
  }

  private func kind(of lexeme: Lexeme) -> Token.Kind {
    if let role = lexeme.role, role != .name && role != .type { return role }
    switch lexeme.kind {
    case .name: return kind(ofName: lexeme)
    case .integer, .decimal, .size, .duration: return .number
    case .color: return .color(Parser.color(spelling(lexeme).dropFirst()) ?? 0)
    case .stringStart, .stringText, .stringEnd: return .string
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
