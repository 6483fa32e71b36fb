import Sessions
import Syntax

/// Writes statements as Swift code for Apple's frameworks.
///
/// ```
/// override form.theme = bold      →      form.traitOverrides.theme = .bold
/// ```
/// What is Swift already stays as it was typed; only what the playground shortens is put in place. What has no counterpart becomes a comment.
struct SwiftWriter {
  let source: Source
  var checker: Checker
  /// What stands before the name of a trait alone: `traits` in a dynamic colour.
  var implicitBase: String?
  var owner: String?
  /// The object in whose class the code stands, which is `self` there.
  var ownName: String?
  /// Whether a value in the statement has no counterpart.
  private var isForeign = false
  /// Pieces of the text with what takes their place, in any order.
  private var edits: [(range: SourceRange, text: String)] = []

  var session: Session { checker.session }

  static func code(_ script: String, _ session: Session) -> [String] {
    let read = SourceText(script, statements: session.language.table, mode: .file)
    let source = Source(script)
    var writer = SwiftWriter(source: source, checker: Checker(session: session, source: source))
    return read.statements.flatMap { writer.lines($0) }
  }

  mutating func lines(_ statement: Statement) -> [String] {
    switch statement.kind {
    case .verb(let verb): return lines(verb)
    case .import: return []
    default:
      isForeign = false
      let code = edited(statement.range) { $0.collect(statement) }
      return isForeign ? comment(statement.range) : code.lines
    }
  }

  mutating func body(_ block: Block) -> [String] { block.statements.flatMap { lines($0) }.indented }

  mutating func text(_ expression: Expression, expecting type: Type? = nil) -> String {
    edited(expression.range) { $0.collect(expression, type) }
  }

  func comment(_ range: SourceRange) -> [String] { source.text(range).lines.map { "// \($0)" } }

  mutating func with<Value, Result>(
    _ property: WritableKeyPath<SwiftWriter, Value>, _ value: Value,
    _ body: (inout SwiftWriter) -> Result
  ) -> Result {
    let outer = self[keyPath: property]
    self[keyPath: property] = value
    defer { self[keyPath: property] = outer }
    return body(&self)
  }

  private mutating func edited(_ range: SourceRange, _ collect: (inout SwiftWriter) -> Void) -> String {
    let edits = with(\.edits, []) { writer in
      collect(&writer)
      return writer.edits.sorted { $0.range.start < $1.range.start }
    }
    var (result, position) = ("", range.start)
    for edit in edits where edit.range.start >= position {
      result += source.text(SourceRange(position, edit.range.start)) + edit.text
      position = edit.range.end
    }
    return result + source.text(SourceRange(position, max(position, range.end)))
  }

  mutating func replace(_ range: SourceRange, _ text: String) { edits.append((range, text)) }

  /// Puts a verb's code in the place of its value; what is only a comment makes one of the whole statement.
  mutating func replace(value verb: VerbStatement, _ range: SourceRange) {
    let code = lines(verb)
    if code.allSatisfy({ $0.hasPrefix("//") }) { isForeign = true }
    replace(range, code.joined(separator: "\n"))
  }

  mutating func type(of expression: Expression) -> Type? {
    var copy = checker
    if let index = try? copy.traitPlace(expression).trait { return session.definitions.traits[index].type }
    return try? copy.checkOpen(expression).type
  }

  mutating func isEnvironment(_ expression: Expression) -> Bool {
    type(of: expression).map { session.isEnvironment($0) } ?? false
  }

  mutating func trait(_ expression: Expression) -> TraitInfo? {
    var index = checker.traitKey(expression)
    if case .name(let name) = expression.kind {
      index = session.definitions.traitProperties[name.text] ?? index
    }
    return index.map { session.definitions.traits[$0] }
  }

  private mutating func collect(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): collect(expression, nil)
    case .assignment(let target, _, let value):
      collect(target, nil)
      collect(value, type(of: target))
    case .variable(let declaration):
      for case (let initial?, let type) in declaration.bindings.map({ ($0.initial, $0.type) }) {
        collect(initial, type.flatMap { try? checker.resolve($0) })
      }
    case .if(let conditions, let block, let otherwise):
      collect(conditions, block)
      if let otherwise { collect(otherwise) }
    case .guard(let conditions, let block), .while(let conditions, let block): collect(conditions, block)
    case .for(_, let sequence, let condition, let block):
      collect(sequence, nil)
      collect(condition.map { [.expression($0)] } ?? [], block)
    case .block(let block): collect([], block)
    case .verb(let verb):
      let line = source.text(SourceRange(0, verb.range.start)).lines.last ?? ""
      let indentation = String(line.prefix { $0 == " " })
      replace(verb.range, lines(verb).joined(separator: "\n" + indentation))
    // Declarations are Swift's own.
    default: break
    }
  }

  private mutating func collect(_ conditions: [Condition], _ block: Block) {
    for case .expression(let expression) in conditions { collect(expression, .bool) }
    for statement in block.statements { collect(statement) }
  }
}

extension String {
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

extension [String] {
  var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } }
}
