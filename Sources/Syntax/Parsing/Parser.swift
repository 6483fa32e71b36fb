/// Reads statements from text, one at a time, following the table ``Statements/rows``.
///
/// ```swift
/// var parser = Parser()
/// var names = NameTable()
/// var offset = 0
/// var text = "override cell.theme = bold\nprint cell.theme"
/// text.withUTF8 { source in
///   let first = parser.next(in: source, from: &offset, isWhole: true, names: &names)    // .statement, form .override
///   let second = parser.next(in: source, from: &offset, isWhole: true, names: &names)   // .statement, form .print
///   let third = parser.next(in: source, from: &offset, isWhole: true, names: &names)    // .end
/// }
/// ```
/// It holds nothing of the text between two calls: a long text can be given in pieces, each call being told
/// whether more follows.
public struct Parser: Sendable {
  private let grammar = Grammar.shared

  /// Makes a parser.
  public init() {}

  /// Reads the statement that starts at or after an offset.
  ///
  /// - Parameters:
  ///   - source: Text in UTF-8. Bytes that are not UTF-8 are a problem with its place.
  ///   - offset: Where to start. Behind a statement or problems it stands at, or before, the next statement;
  ///     where the text is incomplete, at the start of the statement that needs more. What lies before it
  ///     need not be given again.
  ///   - isWhole: Whether the text ends where `source` ends. If not, a statement that touches the end is
  ///     incomplete, because what follows could change it.
  ///   - names: Where the names in the statement are kept.
  /// - Complexity: O(*n*) for a statement of *n* bytes.
  public mutating func next(
    in source: UnsafeBufferPointer<UInt8>, from offset: inout Int, isWhole: Bool, names: inout NameTable
  ) -> Parse {
    precondition(0...source.count ~= offset, "an offset lies inside the source")
    return withUnsafeMutablePointer(to: &names) { names in
      var reader = Reader(source, at: offset, names: names, grammar: grammar)
      return reader.next(from: &offset, isWhole: isWhole)
    }
  }
}

extension Reader {
  /// One statement at top level, and the offset behind it.
  mutating func next(from offset: inout Int, isWhole: Bool) -> Parse {
    skipSeparators()
    let start = mark
    if check(.end) {
      // A comment may go on in the text to come.
      offset = isWhole ? lexer.source.count : max(offset, previousEnd)
      return .end
    }
    do throws(Interruption) {
      let statement = try statement()
      if lexer.touchedEnd && !isWhole { return incomplete(from: start, &offset) }
      offset = check(.newline) || check(.semicolon) ? token.end : previousEnd
      return problems.isEmpty ? .statement(statement) : .problems(problems)
    } catch {
      if error == .problem {
        let open = recover(from: start, openings: 0)
        if lexer.touchedEnd && !isWhole { return incomplete(from: start, &offset) }
        // What is said of Swift's first line goes for the lines of its block as well.
        if let first = problems.first, first.kind.isAboutSwift, !open.isEmpty {
          offset = start.token.start
          return .incomplete(Incompleteness(openings: open, problem: first))
        }
        offset = token.end
        return .problems(problems)
      }
      if problems.isEmpty || !isWhole { return incomplete(from: start, &offset) }
      if !problems.contains(where: \.kind.hidesClosings) { problems.append(openEnd) }
      offset = lexer.source.count
      return .problems(problems)
    }
  }

  private func incomplete(from start: Mark, _ offset: inout Int) -> Parse {
    offset = start.token.start
    return .incomplete(Incompleteness(openings: openings, problem: openEnd))
  }
}

extension SyntaxProblem.Kind {
  /// Whether closing brackets behind it may have gone unseen.
  var hidesClosings: Bool {
    switch self {
    case .unterminatedString, .nestedTooDeeply: true
    default: false
    }
  }
}
