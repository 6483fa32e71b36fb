/// What a ``Reader`` writes down on its way, for those who want to know more than the statements: completion
/// and colouring.
///
/// What may stand where the text ends is noted where the reader looks for it and finds the end: so it is what
/// the parser would take.
final class ReadingNotes {
  /// Who wants to know.
  enum Purpose {
    /// What may stand at the end, and in which statements it is.
    case completion
    /// Where the language's words stand; asked at each key, so nothing else is noted.
    case coloring
  }

  let purpose: Purpose
  /// What may stand at the end of the text.
  var expected: [CompletionSite.Expected] = []
  /// Whether the reader came to the end of the text and wanted more.
  var wantsMore = false
  /// Whether a statement may start there.
  var expectsStatement = false
  /// The statement that the end of the text is in.
  var statement: CompletionSite.Unfinished?
  /// The statements whose blocks the end of the text is in.
  var enclosing: [CompletionSite.Unfinished] = []
  /// The statements that were read: those at top level, then those in each of the blocks that the end of the
  /// text is in.
  var levels: [[Statement]] = [[]]
  /// The fields read of the struct or the class that is being read.
  var fields: [Field] = []
  /// Whether its `equal { … }` is being read.
  var isComparing = false
  /// Where the expression starts that is the whole statement so far.
  var wholeStart: Int?
  /// Where the word that ends the text starts, if not where a name would.
  var replacementStart: Int?
  /// What the value that is being read is compared with or assigned to.
  var counterpart: Expression?
  /// The type that was written for it.
  var annotation: TypeReference?
  /// Where words of the language stand that are not names there.
  var words: [SourceRange] = []

  init(for purpose: Purpose) {
    self.purpose = purpose
  }

  /// Notes something that may stand at the end of the text.
  func expect(_ expected: @autoclosure () -> CompletionSite.Expected) {
    wantsMore = true
    if purpose == .completion { self.expected.append(expected()) }
  }

  /// Notes that a statement has been read.
  func passed(_ statement: Statement) {
    if purpose == .completion { levels[levels.count - 1].append(statement) }
  }

  /// Notes that something in braces starts, which belongs to a statement; answers what ``leave(to:)`` is to
  /// be given behind it.
  func enter(_ form: StatementForm, _ operands: [Operand]) -> Int {
    enclosing.append(
      CompletionSite.Unfinished(form: form, operands: operands, before: levels[levels.count - 1]))
    levels.append([])
    return enclosing.count - 1
  }

  /// Notes that it has ended.
  func leave(to depth: Int) {
    enclosing.removeLast(enclosing.count - depth)
    levels.removeLast(levels.count - depth - 1)
  }

  /// What a value may be that the text ends before.
  func expectValue() {
    if let annotation {
      expect(.annotatedValue(annotation))
    } else {
      expect(counterpart.map { .operandValue(of: $0) } ?? .value)
    }
  }
}

extension Reader {
  /// Notes what may stand next, if the text ends here and somebody wants to know.
  @inline(__always)
  func note(_ expected: @autoclosure () -> CompletionSite.Expected) {
    if token.kind == .end, let notes { notes.expect(expected()) }
  }

  /// Notes that the next token is a word of the language and no name.
  @inline(__always)
  func noteWord() {
    if let notes { notes.words.append(token.range) }
  }

  /// Notes that a statement may start here.
  func noteStatementStart() {
    guard check(.end), let notes, !notes.expectsStatement else { return }
    notes.statement = nil
    notes.wholeStart = nil
    notes.expectsStatement = true
    notes.wantsMore = true
    guard notes.purpose == .completion else { return }
    notes.expected += openings.isEmpty ? CompletionSite.startsAtTopLevel : CompletionSite.startsInBlocks
  }

  /// Notes that a statement may start here that is tried behind `what if { … }`: none of those that move the
  /// session.
  private func noteTailStart() {
    guard let notes, !notes.expectsStatement else { return }
    notes.expectsStatement = true
    notes.wantsMore = true
    notes.expected += CompletionSite.startsOfTails
  }

  /// Notes what may follow a statement's first word.
  func noteSecondWords(of rows: Range<Int>) {
    guard check(.end), let notes else { return }
    notes.statement = CompletionSite.Unfinished(form: grammar.rows[rows.upperBound - 1].form, operands: [])
    for row in grammar.rows[rows] {
      if let second = row.second { notes.expect(.word(second)) }
      if let qualifier = row.qualifier { notes.expect(.word(qualifier.word)) }
    }
  }

  /// Notes what the pattern of a statement lets stand at a step.
  func noteStep(at index: Int, in steps: Range<Int>, _ operands: [Operand]) {
    guard let notes, let form else { return }
    guard notes.purpose == .completion else {
      if check(.end) { notes.wantsMore = true }
      return
    }
    notes.statement = CompletionSite.Unfinished(form: form, operands: operands)
    guard check(.end) else { return }
    let step = grammar.steps[index]
    let isChoice = step.kind == .optional || step.kind == .alternative
    for expectation in expectations(at: isChoice ? index + 1 : index) {
      switch expectation {
      case .word(let word): notes.expect(.word(word))
      case .slot(.otherwise, _): notes.expect(.word(.if))
      case .slot(_, .sets), .slot(_, .block): break
      case .slot(_, .newName) where !form.namesWhatIs: break
      case .slot(_, .statement): noteTailStart()
      case .slot(.value, .value) where form == .letVariable || form == .varVariable:
        notes.expectValue()
        if notes.annotation == nil {
          notes.expect(.word(.register))
          notes.expect(.word(.cost))
        }
      case .slot(_, .value) where notes.counterpart != nil || notes.annotation != nil: notes.expectValue()
      case .slot(_, .condition) where notes.annotation != nil: notes.expectValue()
      case .slot(_, .values): notes.expectValue()
      case .slot(let slot, let kind): notes.expect(.slot(slot, kind))
      default: break
      }
    }
  }

  /// What fills a slot, while the statement around it is noted.
  mutating func notedContent(
    of step: Grammar.Step, _ operands: [Operand], _ notes: ReadingNotes
  ) throws(Interruption) -> Operand.Content {
    guard let form, step.slotKind.isBraced, notes.purpose == .completion else {
      return try content(of: step)
    }
    let depth = notes.enter(form, operands)
    do throws(Interruption) {
      let content = try content(of: step)
      notes.leave(to: depth)
      return content
    } catch {
      if error == .problem { notes.leave(to: depth) }
      throw error
    }
  }
}

extension CompletionSite {
  /// What a statement may start with at top level, and in a block.
  fileprivate static let startsAtTopLevel = starts { _ in true }
  fileprivate static let startsInBlocks = starts(\.standsInBlocks)
  fileprivate static let startsOfTails = starts { $0 != .session && $0 != .lessons }

  private static func starts(_ stands: (Statements.Section) -> Bool) -> [Expected] {
    Statements.rows.filter { !$0.head.isEmpty && stands($0.section) }.map { .statement($0.form) } + [.value]
  }
}

extension StatementForm {
  /// Whether the name behind its head may be that of something there is: what is replaced, or added to.
  fileprivate var namesWhatIs: Bool {
    switch self {
    case .scene, .window, .presentation, .controller, .view: true
    default: isRedefinition
    }
  }
}

extension SlotKind {
  /// Whether statements or their like stand in it.
  var isBraced: Bool {
    switch self {
    case .block, .inspectorItems, .traitItems, .imageItems, .fields: true
    default: false
    }
  }
}

extension Statements.Section {
  /// Whether its statements may stand in blocks; the others stand only at top level.
  var standsInBlocks: Bool { self != .definitions && self != .session && self != .lessons }
}
