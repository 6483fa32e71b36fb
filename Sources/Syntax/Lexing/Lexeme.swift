/// A token of a text for the parser; blanks and comments are not lexemes.
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
    /// A word taken literally, after a head such as `load`.
    case raw
    /// Text that cannot be read; the lexer has reported it.
    case broken
    case end
  }

  var kind: Kind
  var word: Word?
  /// Whether the word may name something.
  var isName: Bool
  /// The role that the parser found, for colouring.
  var role: Token.Kind?
  var startsLine: Bool
  /// Whether a blank, a line end or a comment stands before it.
  var blankBefore: Bool
  var range: SourceRange
  /// For a bracket and the start of a string, the index of its other end; -1 if there is none.
  var match = -1

  var start: Int { range.start }
  var end: Int { range.end }
  /// Whether it is a kind of word, so that a cursor at its end is inside it.
  var isWord: Bool { kind == .name || kind == .hashWord || kind == .raw }
}

struct Lexemes {
  /// The lexemes in order, with an `.end` after the last.
  var all: [Lexeme] = []
  /// Pieces that are not lexemes: comments, the code in branches of `#if` that are not taken, and the lines of `#if`.
  var notes: [Token] = []
  /// The pieces that cannot be read, at most one problem per line.
  var problems: [SyntaxProblem] = []
  /// The problem with braces that do not match; problems after it only follow from it.
  private(set) var braceProblem: SyntaxProblem?
  /// Whether the text ends in a comment or a string's text, where nothing can be completed.
  var endsInText = false

  /// The index of the lexeme at the cursor, which is at the end of the text: the word it touches, or the end; -1 in a comment or a string.
  var watched: Int {
    guard !endsInText, let end = all.last?.end else { return -1 }
    var place = all.count - 1
    // A string without a closing quote has an end of length 0.
    while place > 0, all[place - 1].start == all[place - 1].end { place -= 1 }
    guard place > 0 else { return place }
    let last = all[place - 1]
    return last.isWord && last.end == end ? place - 1 : place
  }

  /// Removes a `?` at the end of the text if it follows a blank and is outside of brackets, and returns whether it did.
  mutating func takeHelp() -> Bool {
    guard all.count > 2, let last = all.dropLast().last, last.word == .question, last.blankBefore,
      !last.startsLine
    else { return false }
    let isInBrackets = all.dropLast(2).contains { $0.word?.closing != nil && $0.match < 0 }
    guard !isInBrackets else { return false }
    all.remove(at: all.count - 2)
    return true
  }

  /// Finds the other end of each bracket; if braces do not match, finds the brace that is probably wrong.
  ///
  /// A `}` whose line is indented less or more than the line of its `{` was probably meant for another `{`.
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
      } else if let place = Self.opening(of: all[index], in: open, of: all) {
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

  /// The index, among the open brackets and strings, of the one that a lexeme closes; nil if it closes none.
  ///
  /// A `)` or `]` closes a bracket in its own block, a `}` a brace in its own string. Brackets inside stay unclosed.
  private static func opening(of closing: Lexeme, in open: [Int], of all: [Lexeme]) -> Int? {
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
