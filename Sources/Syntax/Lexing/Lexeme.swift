/// A piece of a text as the parser reads it, without blanks and comments.
struct Lexeme: Sendable {
  enum Kind: UInt8, Sendable {
    /// A word, reserved or not.
    case name
    case integer, decimal, size, duration, color
    /// A string is a start, texts, escapes and interpolations in any order, and an end.
    case stringStart, stringText, escape, interpolationStart, interpolationEnd, stringEnd
    case sign
    /// `#if`, `#available`, `#selector`
    case hashWord
    /// A word that is taken as it is, behind a head such as `load`.
    case raw
    /// What cannot be read; the lexer has told of it.
    case broken
    case end
  }

  var kind: Kind
  var word: Word?
  /// Whether it is a word that may name something.
  var isName: Bool
  /// What the parser found it to be, for colouring.
  var role: Token.Kind?
  var startsLine: Bool
  /// Whether a blank, a line end or a comment stands before it.
  var blankBefore: Bool
  var range: SourceRange
  /// Of a bracket and of a string's start, the index of its other end; -1 where there is none.
  var match = -1

  var start: Int { range.start }
  var end: Int { range.end }
  /// Whether it is read letter by letter, so that a cursor at its end is in it.
  var isWord: Bool { kind == .name || kind == .hashWord || kind == .raw }
}

struct Lexemes {
  /// The pieces in order, an `.end` behind them.
  var all: [Lexeme] = []
  /// What no lexeme is: comments, what stands in branches of `#if` that are not taken, and the pieces of `#if`.
  var notes: [Token] = []
  /// What cannot be read, at most one problem a line.
  var problems: [SyntaxProblem] = []
  /// Whether the text ends in a comment or a string's text, where nothing can be completed.
  var endsInText = false

  /// The index of what the cursor at the end of the text is at: the word that it touches, or the end.
  ///
  /// -1 in a comment and in a string's text.
  var watched: Int {
    guard !endsInText, let end = all.last?.end else { return -1 }
    var place = all.count - 1
    // A string that is not ended has an end of no length.
    while place > 0, all[place - 1].start == all[place - 1].end { place -= 1 }
    guard place > 0 else { return place }
    let last = all[place - 1]
    return last.isWord && last.end == end ? place - 1 : place
  }

  /// Takes off a `?` behind a blank that ends the text outside of brackets.
  mutating func takeHelp() -> Bool {
    guard all.count > 2, let last = all.dropLast().last, last.word == .question, last.blankBefore,
      !last.startsLine
    else { return false }
    let isInBrackets = all.dropLast(2).contains { $0.word?.closing != nil && $0.match < 0 }
    guard !isInBrackets else { return false }
    all.remove(at: all.count - 2)
    return true
  }

  mutating func matchBrackets() {
    var open: [Int] = []
    for index in all.indices {
      if all[index].kind == .stringStart || all[index].word?.closing != nil {
        open.append(index)
      } else if let place = opening(of: all[index], in: open) {
        all[open[place]].match = index
        all[index].match = open[place]
        open.removeSubrange(place...)
      }
    }
  }

  /// Where the bracket or the string stands among the open ones that a lexeme closes, if it closes any.
  ///
  /// A `)` or `]` closes one in its block, a `}` one in its string; what is open in it is never closed.
  private func opening(of closing: Lexeme, in open: [Int]) -> Int? {
    let ends: (Lexeme) -> Bool
    switch (closing.kind, closing.word) {
    case (.stringEnd, _): ends = { $0.kind == .stringStart }
    case (_, .rightBrace): ends = { $0.word == .leftBrace || $0.kind == .stringStart }
    case (_, .rightParen), (_, .rightBracket):
      ends = { $0.word?.closing == closing.word || $0.word == .leftBrace || $0.kind == .stringStart }
    default: return nil
    }
    let place = open.suffix(Parser.depthLimit).lastIndex { ends(all[$0]) }
    return place.flatMap { all[open[$0]].word?.closing == closing.word ? $0 : nil }
  }
}
