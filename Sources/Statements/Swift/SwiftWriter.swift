import Sessions
import Syntax

/// Writes statements as Swift code for Apple's frameworks.
///
/// ```
/// override form.theme = bold      →      form.traitOverrides.theme = .bold
/// ```
/// What is Swift already stays as it was typed; only what the playground shortens is put in place. What has no counterpart becomes a comment.
struct SwiftWriter {
  /// The session in which names mean something.
  var session: Session { checker.session }
  let source: Source
  var checker: Checker
  /// What stands before the name of a trait alone: `traits` in a dynamic colour.
  var implicitBase: String?
  /// The object in whose class the code stands, which is `self` there.
  var ownName: String?
  /// Whether a value in the statement has no counterpart.
  private var isForeign = false
  /// Pieces of the text with what takes their place, in any order.
  private var edits: [(range: SourceRange, text: String)] = []

  init(_ session: Session, _ source: Source) {
    checker = Checker(session: session, source: source)
    self.source = source
  }

  /// The code of a script in a session that has run it.
  static func code(_ script: String, _ session: Session) -> [String] {
    let read = SourceText(script, statements: session.language.table, mode: .file)
    var writer = SwiftWriter(session, Source(script))
    return read.statements.flatMap { writer.lines($0) }
  }

  mutating func lines(_ statement: Statement) -> [String] {
    switch statement.kind {
    case .verb(let verb): return lines(verb)
    case .import: return []
    default:
      isForeign = false
      let code = text(statement)
      let shown = isForeign ? source.text(statement.range) : code
      let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { isForeign ? "// \($0)" : String($0) }
    }
  }

  /// Puts a verb's code in the place of its value; what is only a comment makes one of the whole statement.
  mutating func replace(value verb: VerbStatement, _ range: SourceRange) {
    let code = lines(verb)
    if code.allSatisfy({ $0.hasPrefix("//") }) { isForeign = true }
    replace(range, code.joined(separator: "\n"))
  }

  /// The lines of a block's statements, indented.
  mutating func body(_ block: Block?) -> [String] {
    (block?.statements ?? []).flatMap { lines($0) }.map { $0.isEmpty ? "" : "    " + $0 }
  }

  /// A statement of Swift's, in which what is shortened is written out.
  private mutating func text(_ statement: Statement) -> String {
    let outer = edits
    edits = []
    defer { edits = outer }
    collect(statement)
    return edited(statement.range)
  }

  mutating func text(_ expression: Expression, expecting type: Type? = nil) -> String {
    let outer = edits
    edits = []
    defer { edits = outer }
    collect(expression, type)
    return edited(expression.range)
  }

  private func edited(_ range: SourceRange) -> String {
    var result = ""
    var position = range.start
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) where edit.range.start >= position {
      result += source.text(SourceRange(position, edit.range.start)) + edit.text
      position = edit.range.end
    }
    return result + source.text(SourceRange(position, max(position, range.end)))
  }

  mutating func replace(_ range: SourceRange, _ text: String) { edits.append((range, text)) }

  /// The type of an expression, where it can be told.
  mutating func type(of expression: Expression) -> Type? {
    var copy = checker
    if let index = try? copy.traitPlace(expression).trait { return session.definitions.traits[index].type }
    return try? copy.checkOpen(expression).type
  }

  mutating func isEnvironment(_ expression: Expression) -> Bool {
    type(of: expression).map { session.isEnvironment($0) } ?? false
  }

  // MARK: Statements of Swift's

  private mutating func collect(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): collect(expression, nil)
    case .assignment(let target, _, let value):
      let expected = type(of: target)
      collect(target, nil)
      collect(value, expected)
    case .variable(let declaration):
      for binding in declaration.bindings {
        if let initial = binding.initial {
          collect(initial, binding.type.flatMap { try? checker.resolve($0) })
        }
      }
    case .if(let conditions, let block, let otherwise):
      collect(conditions)
      collect(block)
      if let otherwise { collect(otherwise) }
    case .guard(let conditions, let block), .while(let conditions, let block):
      collect(conditions)
      collect(block)
    case .for(_, let sequence, let condition, let block):
      collect(sequence, nil)
      if let condition { collect(condition, .bool) }
      collect(block)
    case .block(let block): collect(block)
    case .verb(let verb):
      replace(verb.range, lines(verb).joined(separator: "\n" + indentation(at: verb.range.start)))
    // Declarations are Swift's own.
    default: break
    }
  }

  private mutating func collect(_ block: Block) { for statement in block.statements { collect(statement) } }

  private mutating func collect(_ conditions: [Condition]) {
    for condition in conditions {
      if case .expression(let expression) = condition { collect(expression, .bool) }
    }
  }

  /// The blanks before the line of a place.
  private func indentation(at offset: Int) -> String {
    let line = source.text(SourceRange(0, offset)).split(separator: "\n", omittingEmptySubsequences: false)
      .last
    return String((line ?? "").prefix { $0 == " " })
  }
}
