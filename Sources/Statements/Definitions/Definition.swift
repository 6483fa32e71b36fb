import Sessions
import Syntax

extension StatementKind {
  /// `name: Type = value`; only the name is required.
  static let field: [StatementSyntax.Part] = [.name("field"), [":", .type("type")], ["=", .value("value")]]

  /// Makes a kind for `define WORDS NAME …`.
  init(
    define words: String, describesViews: Bool = false, parts: [StatementSyntax.Part], _ summary: String,
    _ details: String, example: String, decisions: [String] = [], check: @escaping Check
  ) {
    self.init(
      "define \(words)", [.name("name")] + parts, .definitions, summary, details, example: example,
      decisions: decisions, context: .topLevel, describesViews: describesViews, check: check)
  }

  /// The kind `redefine WORDS NAME …` for a `define`: it replaces an existing definition.
  package static func redefinitions(of other: StatementKind) -> [StatementKind] {
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
}

extension Checker {
  /// Refuses a second definition of a name, and a `redefine` of a missing one; `kind` is a word such as `trait`, `environment key`.
  func requireDefinable(_ verb: VerbStatement, _ kind: String, among names: some Sequence<String>)
    throws(Problem)
  {
    let name = verb.defined
    switch (names.contains(name.text), verb.isReplacing) {
    case (true, false):
      throw problem(
        "`\(name.text)` is there already", at: name.range,
        suggestion: "`re\(verb.head) \(name.text)` replaces it")
    case (false, true):
      throw unknown(kind, name, among: names, otherwise: "`\(verb.head.dropFirst(2)) \(name.text)` makes it")
    default: return
    }
  }

  /// Declares a type as a Swift declaration would; `define` makes the same types in fewer words.
  mutating func declareShort(
    _ kind: TypeDeclaration.Kind, _ verb: VerbStatement, attributes: [Attribute] = [],
    inherits: [String] = [], _ members: [Statement]
  ) throws(Problem) {
    let name = verb.defined
    if session.language.appleTypes[name.text] != nil || Type.builtIn(name.text) != nil {
      throw problem("`\(name.text)` is the name of a type", at: name.range, suggestion: "choose another name")
    }
    try requireDefinable(verb, "type", among: session.definitions.types.keys)
    let old = session.definitions.types[name.text]
    var type = Statement.type(
      kind, name, inherits.map { .named($0, name.range) }, members, attributes: attributes)
    type.range = verb.range
    try declare([type])
    session.definitions.types[name.text]?.origin = .defined
    if isTopLevel { _ = try check(statement: type) }
    guard let old, let new = session.definitions.types[name.text] else { return }
    if new.kind != old.kind {
      throw problem("`\(name.text)` is there already, as another kind of type", at: name.range)
    }
    if let user = session.user(ofType: name.text), !new.extends(old) {
      throw meaningless(user, name, old, new)
    }
  }

  /// The value after the `=` of a trait or a key, which must be constant, and its type.
  mutating func constantDefault(_ verb: VerbStatement, as fixed: Type? = nil) throws(Problem) -> (
    type: Type, value: Value
  ) {
    let expression = verb.value("value")
    var declared = fixed
    if fixed == nil, let syntax = verb.type("type") { declared = try resolve(syntax) }
    let checked = try check(expression, expecting: declared)
    // A constant has the same meaning without the session's variables and environments.
    var bare = self
    (bare.session.variables, bare.contexts) = (SplitDictionary(), [FunctionContext()])
    for name in session.environmentNames { bare.session.names.environments[name] = nil }
    if session.isEnvironment(checked.type) || (try? bare.check(expression, expecting: declared)) == nil {
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

  /// The function of a definition; a bare name in it may be a member of the parameter `implicit`.
  mutating func function(
    _ body: Block, _ parameters: [(name: String, type: Type)], implicit: Int? = nil, gives result: Type
  ) throws(Problem) -> Function {
    session.makeFunction(try compiled(body, parameters, implicit: implicit, gives: result).0)
  }

  /// A definition that already took effect when it was checked; running it records and confirms it, and runs `follow`.
  func made(
    _ kind: String, _ verb: VerbStatement, _ confirmation: String,
    then follow: (@Sendable (inout Session, Place) throws(Problem) -> Void)? = nil
  ) -> Checked {
    let (name, text, place) = (verb.defined.text, text(verb.range), place(verb.range))
    return Checked(action: verb.range) { session throws(Problem) in
      session.noteDefinition(kind, name, text)
      session.confirm(confirmation)
      try follow?(&session, place)
    }
  }
}

extension Session {
  /// Stores the text of a definition; a redefinition replaces the old text in place.
  mutating func noteDefinition(_ kind: String, _ name: String, _ text: String) {
    revision += 1
    let definition = (kind: kind, name: name, text: text)
    if let index = definitions.order.firstIndex(where: { $0.kind == kind && $0.name == name }) {
      definitions.order[index] = definition
    } else {
      definitions.order.append(definition)
    }
  }

  /// The first user of a type other than a variable: a trait, a property, a key or a type that would keep values of the old type.
  func user(ofType name: String) -> String? {
    let traits = definitions.traits.map { ($0.word, $0.type) }
    let properties = definitions.plainProperties.map { ($0.key, $0.value) }
    let keys = definitions.keys.values.map { ($0.name, $0.type) }
    let fields = definitions.types.values.sorted(on: \.name).filter { $0.name != name }.flatMap {
      type in type.fields.map { (type.name, $0.type) }
    }
    return (traits + properties + keys + fields).first { $0.1.involves(name) }?.0
  }

  /// Whether a definition other than a trait, or a registration or handler, contains a word.
  func isNamed(_ word: String, outside name: String) -> Bool {
    let others = definitions.order.filter { $0.name != name && $0.kind != "trait" }.map(\.text)
    let blocks = handlers.compactMap { $0.map { $0.place.source.text($0.place.range) } }
    return (others + blocks).contains { text in
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
    }
  }
}
