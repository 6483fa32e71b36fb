/// What a piece of source text is, for colouring it.
public enum TokenClass: Hashable, Sendable {
  /// A word of the language, where it is not a name.
  case word
  /// A name with a small first letter: a variable, an environment, a trait, a case.
  case name
  /// A name with a capital first letter: a definition.
  case type
  /// A number, a size, a duration, `true`, `false`, `nil`.
  case number
  /// A string's text and its quotes.
  case string
  /// What sets a value in a string apart: `\(` and `)`.
  case interpolation
  /// A comment.
  case comment
  /// A colour, as 0xRRGGBBAA.
  case color(UInt32)
  /// An operator, a bracket, a comma.
  case sign
  /// What cannot be read.
  case problem
}

/// Says what each piece of a text is, so that it can be coloured while it is typed.
///
/// ```swift
/// var highlighter = Highlighter()
/// highlighter.spans(in: source)   // for `print 42`: 0..<5 .word, 6..<8 .number
/// ```
/// A word is one only where the parser takes it for one: `view` in `view.text` is a name. What is unfinished
/// at the end of the text is not marked as a problem.
public struct Highlighter: Sendable {
  /// A piece of text and what it is.
  public struct Span: Hashable, Sendable {
    /// Where it is.
    public var range: SourceRange
    /// What it is.
    public var tokenClass: TokenClass

    /// Makes a span.
    public init(_ range: SourceRange, _ tokenClass: TokenClass) {
      self.range = range
      self.tokenClass = tokenClass
    }
  }

  /// Names are interned while reading; those of half typed words are not worth keeping with the session's.
  private var names = NameTable()

  /// Makes a highlighter.
  public init() {}

  /// The pieces of a text in order, none overlapping; blanks belong to none.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func spans(in source: UnsafeBufferPointer<UInt8>) -> [Span] {
    if names.count > 10_000 { names = NameTable() }
    return withUnsafeMutablePointer(to: &names) { names in
      let notes = ReadingNotes(for: .coloring)
      let problems = Reader(source, at: 0, names: names, notes: notes).noteStatements()
      var painter = Painter(
        source: source, words: notes.words.map(\.start).sorted(),
        problems: problems.filter { $0.range.end < source.count }.map(\.range.start).sorted())
      painter.paint(from: 0, to: source.count, names: names)
      return painter.spans
    }
  }
}

/// Goes through the tokens of a text and gives each its class.
private struct Painter {
  let source: UnsafeBufferPointer<UInt8>
  /// Where words of the language start that are not names there.
  var words: Starts
  /// Where problems start.
  var problems: Starts
  var spans: [Highlighter.Span] = []

  init(source: UnsafeBufferPointer<UInt8>, words: [Int], problems: [Int]) {
    self.source = source
    self.words = Starts(sorted: words)
    self.problems = Starts(sorted: problems)
  }

  /// Offsets that are asked for in the order of the text.
  struct Starts {
    let sorted: [Int]
    private var next = 0

    init(sorted: [Int]) {
      self.sorted = sorted
    }

    /// Whether an offset, not before the last one asked for, is one of them.
    mutating func contains(_ offset: Int) -> Bool {
      while next < sorted.count, sorted[next] < offset { next += 1 }
      return next < sorted.count && sorted[next] == offset
    }
  }

  /// Paints the tokens that start between two offsets.
  mutating func paint(from start: Int, to end: Int, names: UnsafeMutablePointer<NameTable>) {
    let stretch = UnsafeBufferPointer(rebasing: source[..<end])
    var lexer = Lexer(stretch, at: start, names: names)
    while true {
      let before = lexer.position
      let token = lexer.next(linesMatter: false)
      gap(from: before, to: token.start)
      if token.kind == .end { return }
      if token.kind == .string || token.kind == .text {
        string(token, names: names)
      } else {
        add(token.start, token.end, tokenClass(of: token))
      }
    }
  }

  private mutating func add(_ start: Int, _ end: Int, _ tokenClass: TokenClass) {
    guard start < end else { return }
    spans.append(Highlighter.Span(SourceRange(start, end), tokenClass))
  }

  private mutating func tokenClass(of token: Token) -> TokenClass {
    if problems.contains(token.start) { return .problem }
    switch token.kind {
    case .name:
      if words.contains(token.start) { return .word }
      if [.true, .false, .nil].contains(token.word) { return .number }
      return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[token.start] ? .type : .name
    case .integer, .decimal, .size, .duration: return .number
    case .color: return .color(UInt32(truncatingIfNeeded: token.payload))
    case .broken:
      // A string that has not ended is, most likely, being typed.
      let fault = LexicalFault(rawValue: token.payload)
      return fault == .unterminatedString || fault == .unterminatedText ? .string : .problem
    default: return .sign
    }
  }

  /// Between two tokens there are blanks and comments only, and before a byte that cannot be read the string
  /// that it stands in.
  private mutating func gap(from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      if source[offset] == UInt8(ascii: "/") {
        let line = source[offset..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
        add(offset, line, .comment)
        offset = line
      } else if source[offset] > UInt8(ascii: " ") {
        return add(offset, end, .string)
      }
      offset += 1
    }
  }

  /// A string's text and, as tokens of their own, the values in it.
  private mutating func string(_ token: Token, names: UnsafeMutablePointer<NameTable>) {
    guard !problems.contains(token.start) else { return add(token.start, token.end, .problem) }
    var start = token.start
    var offset = token.start + 1
    while StringContent(rawValue: token.payload).contains(.interpolation), offset < token.end - 1 {
      guard source[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      guard source[offset + 1] == UInt8(ascii: "("), let end = valueEnd(from: offset + 2, names) else {
        offset += 2
        continue
      }
      add(start, offset, .string)
      add(offset, offset + 2, .interpolation)
      paint(from: offset + 2, to: end, names: names)
      add(end, end + 1, .interpolation)
      start = end + 1
      offset = start
    }
    add(start, token.end, .string)
  }

  /// The offset of the parenthesis that ends a value in a string.
  private func valueEnd(from start: Int, _ names: UnsafeMutablePointer<NameTable>) -> Int? {
    var lexer = Lexer(source, at: start, names: names)
    var parentheses = 1
    while true {
      let token = lexer.next(linesMatter: false)
      switch token.kind {
      case .leftParen: parentheses += 1
      case .rightParen:
        parentheses -= 1
        if parentheses == 0 { return token.start }
      case .end: return nil
      default: break
      }
    }
  }
}
