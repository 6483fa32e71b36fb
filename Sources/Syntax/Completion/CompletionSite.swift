/// What may stand at a place in a text, finished or not.
///
/// Nothing of a session is known here: a site says that a trait or the environments below `settings` may
/// stand there, and who knows the session turns that into candidates.
/// ```swift
/// let site = CompletionSite.find(in: "override form.th", at: 16, names: &names)
/// site.replacement   // 14..<16, the `th`
/// site.expected      // [.member(of: form)], in a statement of the form .override
/// ```
public struct CompletionSite: Sendable {
  /// The part of the word under the cursor that stands before it; what is chosen takes its place.
  public var replacement: SourceRange
  /// What may stand there, the likeliest first; nothing in a comment, in a string's text, and where only a
  /// sign may stand.
  public var expected: [Expected] = []
  /// The statement being written, as far as it is, where the cursor is not at the start of one.
  public var statement: Unfinished?
  /// The statements whose blocks enclose the cursor, outermost first: in the block of a `register`, `sender`
  /// and `previous` are known.
  public var enclosing: [Unfinished] = []
  /// The statements before the cursor in its own block, or in the text where it stands in none.
  public var before: [Statement] = []
  /// In a struct's `equal { … }`, the fields before it.
  public var comparedFields: [Field]?
  /// Where the expression starts that is the whole statement so far, if it is one: `cell.` and not
  /// `print cell.`.
  public var wholeStart: Int?

  /// A statement that has not ended at the cursor.
  public struct Unfinished: Sendable {
    /// Its form.
    public var form: StatementForm
    /// Its operands up to the cursor.
    public var operands: [Operand]
    /// The statements before it in its own block.
    public var before: [Statement] = []

    /// What stands in a slot, if anything does.
    public subscript(slot: Slot) -> Operand.Content? { operands.first { $0.slot == slot }?.content }
  }

  /// One kind of thing that may stand at a place.
  public enum Expected: Sendable {
    /// A statement's first word.
    case statement(StatementForm)
    /// A word of the language.
    case word(Word)
    /// What fills a slot of the statement being written.
    case slot(Slot, SlotKind)
    /// Any value: a variable, an environment, `true`.
    case value
    /// A value like this one: behind `=` or a comparison, the cases of an enum.
    case operandValue(of: Expression)
    /// A value of the type that was written in front of it: `let look: AppTheme = `.
    case annotatedValue(TypeReference)
    /// A case behind its point, of such a type.
    case annotatedCase(TypeReference)
    /// A case behind its point, of the type that this value has, if the text says so.
    case implicitCase(of: Expression?)
    /// A member of this.
    case member(of: Expression)
    /// A step below this environment.
    case step(of: Expression)
    /// A value between the parentheses of a call of this: with a label or without, behind these arguments.
    case argument(of: Expression, label: Identifier?, after: [Argument])
    /// A value between the brackets behind this.
    case element(of: Expression)
    /// A trait in a block of traits, which modifies this, if anything.
    case traitKey(of: Expression?)
    /// `modifying` behind this, if it is a trait collection.
    case modifying(Expression)
    /// How a device is held.
    case orientation(of: Identifier)
  }

  /// Finds what may stand at an offset in UTF-8.
  ///
  /// What follows the cursor does not matter.
  /// - Complexity: O(*n*) for *n* bytes before the cursor.
  public static func find(in text: String, at utf8Offset: Int, names: inout NameTable) -> CompletionSite {
    precondition(0...text.utf8.count ~= utf8Offset, "a cursor stands inside its text")
    let bytes = Array(text.utf8.prefix(utf8Offset))
    return bytes.withUnsafeBufferPointer { source in
      let start = wordStart(in: source)
      return withUnsafeMutablePointer(to: &names) { names in
        find(in: UnsafeBufferPointer(rebasing: source[..<start]), cursor: source.count, names: names)
      }
    }
  }

  /// Where the word that ends the text starts.
  private static func wordStart(in source: UnsafeBufferPointer<UInt8>) -> Int {
    var start = source.count
    while start > 0, Lexer.isNameByte(source[start - 1]) || source[start - 1] >= 0x80 { start -= 1 }
    return start
  }

  /// Reads the text before the word under the cursor, and notes what could have followed.
  private static func find(
    in source: UnsafeBufferPointer<UInt8>, cursor: Int, names: UnsafeMutablePointer<NameTable>
  ) -> CompletionSite {
    let notes = ReadingNotes(for: .completion)
    var site = CompletionSite(replacement: SourceRange(source.count, cursor))
    switch OpenEnd.find(in: source, names: names) {
    case .none: Reader(source, at: 0, names: names, notes: notes).noteStatements()
    case .comment, .text: return site
    case .value(let start, let outer):
      let before = UnsafeBufferPointer(rebasing: source[..<outer])
      Reader(before, at: 0, names: names, notes: notes).noteStatements()
      notes.expected = []
      notes.wantsMore = false
      notes.wholeStart = nil
      (notes.counterpart, notes.annotation) = (nil, nil)
      Reader(source, at: start, names: names, notes: notes).noteExpression()
    }
    site.expected = notes.expected
    site.statement = notes.statement
    site.enclosing = notes.enclosing
    site.before = notes.levels.last ?? []
    site.comparedFields = notes.isComparing ? notes.fields : nil
    site.wholeStart = notes.wholeStart
    if let start = notes.replacementStart { site.replacement.start = start }
    return site
  }
}

extension Reader {
  /// A reader that writes down what it sees.
  init(
    _ source: UnsafeBufferPointer<UInt8>, at offset: Int, names: UnsafeMutablePointer<NameTable>,
    notes: ReadingNotes
  ) {
    self.init(source, at: offset, names: names, grammar: .shared)
    self.notes = notes
  }

  /// Reads statements up to the end of the text for what is noted on the way; returns the mistakes.
  @discardableResult
  consuming func noteStatements() -> [SyntaxProblem] {
    while true {
      skipSeparators()
      if check(.end) {
        noteStatementStart()
        return problems
      }
      let start = mark
      do throws(Interruption) {
        let statement = try statement()
        notes?.passed(statement)
        if check(.end) {
          // Behind the brace that closes a statement another may follow at once.
          if previous == .rightBrace { noteStatementStart() }
          return problems
        }
      } catch {
        if error == .incomplete || notes?.wantsMore == true { return problems }
        recover(from: start, openings: 0)
      }
    }
  }

  /// Reads an expression for what is noted on the way.
  fileprivate consuming func noteExpression() {
    openings.append(Opening(.parenthesis, SourceRange(token.start, token.start)))
    _ = try? expression()
  }
}
