import Sessions
import Syntax

/// What `define` and `redefine` have in common.
extension StatementKind {
  typealias Check = @Sendable (VerbStatement, inout Checker) throws(Problem) -> Checked

  /// `define WORDS NAME …`.
  init(
    define words: String..., describesViews: Bool = false, parts: [StatementSyntax.Part], _ summary: String,
    details: String,
    example: String, decisions: [String] = [], check: @escaping Check
  ) {
    self.init(
      StatementSyntax(["define"] + words, [.name("name")] + parts, describesViews: describesViews),
      .definitions, summary, details: details,
      example: example, decisions: decisions, standing: .topLevel, check: check)
  }

  /// `redefine WORDS NAME …` beside a `define`: what is there is replaced.
  static func redefinitions(of other: StatementKind) -> [StatementKind] {
    guard other.syntax.head.first == "define" else { return [] }
    var kind = other
    kind.syntax.head[0] = "redefine"
    kind.summary = "Replaces " + (other.summary.drop { $0 != " " }.dropFirst())
    kind.details =
      "The same as `\(other.title)`, for a name that is there. What uses it keeps its meaning, or the change is refused."
    kind.example = "re" + other.example
    return [kind]
  }
}

extension VerbStatement {
  var isReplacing: Bool { head.hasPrefix("re") }

  var defined: Name { name("name") ?? Name("", range) }
}

extension Checker {
  /// Refuses to define a name twice, and to replace what is not there.
  ///
  /// - Parameters:
  ///   - kind: What it is: `trait`, `environment key`.
  ///   - names: The names of what there is of that kind.
  func requireDefinable(_ verb: VerbStatement, _ kind: String, among names: [String]) throws(Problem) {
    let name = verb.defined
    let isThere = names.contains(name.text)
    if isThere, !verb.isReplacing {
      throw problem(
        "`\(name.text)` is there already", at: name.range,
        suggestion: "`re\(verb.head) \(name.text)` replaces it")
    }
    if !isThere, verb.isReplacing {
      throw problem(
        "there is no \(kind) `\(name.text)`", at: name.range,
        suggestion: Spelling.suggestion(for: name.text, among: names)
          ?? "`\(verb.head.dropFirst(2)) \(name.text)` makes it")
    }
  }

  /// What stands behind the `=` of a trait or a key: a value that is always the same, and its type.
  mutating func constantDefault(_ verb: VerbStatement, as fixed: Type? = nil) throws(Problem) -> (
    type: Type, value: Value
  ) {
    let expression = try required(verb.expression("value"), "a value", verb)
    var declared = fixed
    if fixed == nil, let syntax = verb.type("type") { declared = try resolve(syntax) }
    let checked = try check(expression, expecting: declared)
    guard isConstant(expression), !session.isEnvironment(checked.type) else {
      throw problem("a default is a constant", at: expression.range, suggestion: "write a literal or a case")
    }
    let type = declared ?? checked.type
    if type.isOpen {
      throw problem(
        "the type of `\(verb.defined.text)` cannot be told from its value", at: expression.range,
        suggestion: "write `\(verb.defined.text): Type = …`")
    }
    return (type, try checked.code(&session))
  }

  /// Whether an expression gives the same value whenever it is evaluated.
  func isConstant(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .double, .boolean, .nothing, .color, .duration, .size, .implicitMember: true
    case .string(let parts):
      parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .name(let name):
      session.variables[name.text] == nil && session.environments(named: name.text).isEmpty
    case .array(let elements): elements.allSatisfy(isConstant)
    case .dictionary(let pairs): pairs.allSatisfy { isConstant($0.key) && isConstant($0.value) }
    case .tuple(let arguments): arguments.allSatisfy { isConstant($0.value) }
    case .parenthesized(let inner), .prefix(_, let inner), .member(let inner, _): isConstant(inner)
    case .binary(let left, _, let right): isConstant(left) && isConstant(right)
    case .call(let callee, let arguments, _):
      isConstant(callee) && arguments.allSatisfy { isConstant($0.value) }
    default: false
    }
  }

  /// A definition that was made while it was checked: running it tells of it.
  func made(_ kind: String, _ verb: VerbStatement, _ confirmation: String) -> Checked {
    let (name, text) = (verb.defined.text, text(verb.range))
    return Checked(action: verb.range) { session throws(Problem) in
      session.noteDefinition(kind, name, text)
      session.confirm(confirmation)
    }
  }
}

extension Session {
  /// Keeps the text of a definition, in the place of the one that it replaces.
  mutating func noteDefinition(_ kind: String, _ name: String, _ text: String) {
    revision += 1
    let definition = Definition(kind: kind, name: name, text: text)
    if let index = definitions.order.firstIndex(where: { $0.kind == kind && $0.name == name }) {
      definitions.order[index] = definition
    } else {
      definitions.order.append(definition)
    }
  }

  /// What would be left with values of a type that is replaced: a trait, a variable, a property, a key or a type.
  func user(ofType name: String) -> String? {
    if let trait = definitions.traits.first(where: { $0.type.involves(name) }) {
      return trait.property ?? trait.name
    }
    let holding = variables.filter { $0.value.type.involves(name) }.min { $0.value.order < $1.value.order }
    if let holding { return holding.key }
    if let property = definitions.plainProperties.first(where: { $0.value.involves(name) }) {
      return property.key
    }
    if let key = definitions.keys.values.first(where: { $0.type.involves(name) }) { return key.name }
    return definitions.types.values.filter { type in
      type.name != name && type.fields.contains { $0.type.involves(name) }
    }.map(\.name).min()
  }

  /// What names a word in a definition, a registration or a handler, as a phrase.
  func user(ofWord word: String, except name: String) -> String? {
    for definition in definitions.order where definition.name != name && definition.kind != "trait" {
      if definition.text.hasWord(word) {
        return "the \(definition.kind == "color" ? "colour" : definition.kind) `\(definition.name)` names it"
      }
    }
    for handler in handlers {
      if let handler, handler.place.source.text(handler.place.range).hasWord(word) {
        return "a block that runs later names it"
      }
    }
    return nil
  }
}

extension Type {
  /// Whether a value of it may hold one of a type of that name.
  func involves(_ name: String) -> Bool {
    switch self {
    case .named(let own): own == name
    case .optional(let type), .list(let type): type.involves(name)
    case .dictionary(let key, let value): key.involves(name) || value.involves(name)
    case .tuple(let elements): elements.contains { $0.type.involves(name) }
    default: false
    }
  }
}

extension String {
  /// Whether a word stands in it as a whole.
  func hasWord(_ word: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
  }
}
