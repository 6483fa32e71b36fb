/// A text that has been read: its statements, its problems, and the data for colouring and completion.
///
/// The text is read once for all of these.
/// ```swift
/// let source = SourceText("override form.theme = bold", statements: table, mode: .entered)
/// source.statements.count   // 1
/// source.isComplete         // true
/// ```
package struct SourceText: Sendable {
  /// The kind of text, which decides when a statement continues on the next line.
  package enum Mode: Hashable, Sendable {
    /// Typed at the prompt: a complete line ends its statement.
    case entered
    /// A file or pasted text: a next line continues the statement if it begins with `.`, `else`, an infix
    /// operator or the `{` that is still missing.
    case file
  }

  package let text: String
  /// The statements that were read, in order.
  ///
  /// A statement with a problem in a block is here without the part that could not be read. Run only ``wholeStatements``.
  package let statements: [Statement]
  /// Up to ten problems, in the order of the text.
  package let problems: [SyntaxProblem]
  /// Whether the text needs no more lines, or more could not solve its problem: false for `scene main {`, `x = `, `"""`.
  package let isComplete: Bool
  /// Whether a line entered at the prompt ends with a `?` after a blank, which asks what may stand there.
  package let asksForHelp: Bool

  package let mode: Mode
  private let table: StatementTable
  let lexemes: [Lexeme]
  /// Comments, and other pieces that are not lexemes.
  let notes: [Token]
  private let siteAtEnd: CompletionSite

  package init(_ text: String, statements table: StatementTable, mode: Mode) {
    (self.text, self.table, self.mode) = (text, table, mode)
    let source = Array(text.utf8)
    var cut = Lexer.lex(source, table: table)
    asksForHelp = mode == .entered && cut.takeHelp()
    let parser = Parser(source, cut, table: table, isFile: mode == .file)
    statements = parser.text()
    let all = (cut.problems + parser.problems).sorted { $0.range.start < $1.range.start }
    let brace = mode == .file && cut.problems.isEmpty ? cut.braceProblem : nil
    let told = brace.map { brace in all.filter { !$0.isOpen && $0.range.start < brace.range.start } + [brace]
    }
    problems = Array((told ?? all).prefix(Parser.problemLimit))
    isComplete = all.isEmpty || !all.allSatisfy(\.isOpen)
    lexemes = parser.lexemes
    notes = cut.notes
    siteAtEnd = parser.site
  }

  /// The statements before the first problem: those that may run.
  package var wholeStatements: ArraySlice<Statement> {
    guard let first = problems.first else { return statements[...] }
    return statements.prefix { $0.range.end <= first.range.start }
  }

  /// What may stand at a UTF-8 offset, judged by the text before it; at the end of the text the answer is already known.
  package func site(at offset: Int) -> CompletionSite {
    guard offset < text.utf8.count else { return siteAtEnd }
    let before = String(decoding: text.utf8.prefix(max(0, offset)), as: UTF8.self)
    return SourceText(before, statements: table, mode: mode).siteAtEnd
  }
}
