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
  /// What is wrong with braces that do not match; what is found behind it follows from it.
  private(set) var braceProblem: SyntaxProblem?
  /// Whether the text ends in a comment or a string's text, where nothing can be completed.
  var endsInText = false

  /// The index of what the cursor at the end of the text is at: the word that it touches, or the end; -1 in a comment or a string.
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

  /// Finds the other end of each bracket, and of braces that do not match the one that is probably at fault.
  ///
  /// A `}` whose line stands further out than that of its `{` was meant for another one, and so was one further in.
  mutating func matchBrackets(in source: [UInt8]) {
    var (open, lines) = ([Int](), [(number: Int, indent: Int)]())
    var line = (number: 0, indent: 0)
    var (isSurplus, surplus, unclosed): (Bool, Int?, Int?) = (false, nil, nil)
    for index in all.indices {
      if all[index].startsLine {
        let blanks = source[..<all[index].start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
        line = (line.number + 1, blanks.count)
      }
      if all[index].kind == .stringStart || all[index].word?.closing != nil {
        open.append(index)
        lines.append(line)
      } else if let place = opening(of: all[index], in: open) {
        all[open[place]].match = index
        all[index].match = open[place]
        if all[index].word == .rightBrace, lines[place].number != line.number {
          if line.indent < lines[place].indent { unclosed = unclosed ?? open[place] }
          if line.indent > lines[place].indent { surplus = index }
        }
        open.removeSubrange(place...)
        lines.removeSubrange(place...)
      } else if all[index].word == .rightBrace {
        isSurplus = true
      }
    }
    if isSurplus, let surplus {
      braceProblem = SyntaxProblem(
        "this `}` is probably one too many", all[surplus].range,
        suggestion: "leave it out, or write a `{` before it")
    } else if !isSurplus, let last = open.last(where: { all[$0].word == .leftBrace }) {
      braceProblem = SyntaxProblem(
        "this `{` is never closed", all[unclosed ?? last].range, suggestion: "add a `}`")
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
