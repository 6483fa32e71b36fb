import Sessions
import Syntax
import ViewTree

/// The contents of slots that a statement must have; the parser has already refused statements without them.
extension VerbStatement {
  func value(_ slot: String) -> Expression { expression(slot) ?? Expression(.name(Name("", range)), range) }
  func word(_ slot: String) -> Name { name(slot) ?? Name("", range) }
  var body: Block { block("block") ?? Block(statements: [], range: range) }
  var defined: Name { word("name") }
  /// The expressions in the slot `values`, or the one in the slot `value`.
  var values: [Expression] { expressions("values") + (expression("value").map { [$0] } ?? []) }

  /// `name: Type = value` as a property.
  func field(_ attributes: [Attribute] = [], words: [Name] = []) -> Statement {
    .property(word("field"), type("type"), expression("value"), attributes: attributes, words: words)
  }
}

extension Checker {
  /// The word of an expression that is only a word, or whose text is used as written.
  func word(_ slot: String, _ verb: VerbStatement) -> Name {
    let range = verb.value(slot).range
    return Name(text(range), range)
  }

  mutating func environment(in slot: String, of verb: VerbStatement) throws(Problem) -> Code {
    try environment(verb.value(slot)).code
  }

  mutating func environment(ifIn slot: String, of verb: VerbStatement) throws(Problem) -> Code? {
    verb.has(slot) ? try environment(in: slot, of: verb) : nil
  }

  func unknown(
    _ what: String, _ name: Name, among known: some Sequence<String>, otherwise hint: String? = nil
  ) -> Problem {
    problem(
      "there is no \(what) `\(name.text)`", at: name.range,
      suggestion: Spelling.suggestion(for: name.text, among: known) ?? hint)
  }

  /// Compiles a block as a function; a bare name in it may be a member of the parameter `implicit`, or a node in the parameter `owner`.
  mutating func compiled(
    _ body: Block, _ parameters: [(name: String, type: Type)] = [], implicit: Int? = nil,
    gives result: Type = .void, roles: Set<FunctionContext.Role> = [], standsIn owner: Int? = nil
  ) throws(Problem) -> (FunctionCode, [Local]) {
    var context = FunctionContext()
    (context.result, context.roles) = (result, roles)
    var locals: [Local] = []
    for (name, type) in parameters {
      locals.append(context.declare(name, type, isConstant: type != .named("UIMutableTraits")))
    }
    context.implicit = implicit.map { [locals[$0]] } ?? []
    return try compile(
      body, parameters.map(\.type), context, implicitReturn: result != .void, range: body.range,
      around: owner.map { locals[$0] })
  }

  /// Compiles a block as a handler with the parameters `sender` and `previous`; a bare name may be a member of `sender`.
  mutating func handler(_ block: Block, sender: Type) throws(Problem) -> (FunctionCode, [Local]) {
    try compiled(block, [("sender", sender), ("previous", .named("UITraitCollection"))], implicit: 0)
  }

  func action(
    _ verb: VerbStatement, _ body: @escaping @Sendable (inout Session, Place) throws(Problem) -> Void
  ) -> Checked {
    let place = place(verb.range)
    return Checked(action: verb.range) { session throws(Problem) in try body(&session, place) }
  }

  typealias EnvironmentAction = @Sendable (inout Session, EnvironmentID, Place) throws(Problem) -> Void

  func action(
    at environment: @escaping Code, _ range: SourceRange, _ body: @escaping EnvironmentAction
  ) -> Checked {
    let place = place(range)
    return Checked(action: range) { session throws(Problem) in
      guard let id = try environment(&session).environment else { return }
      try session.requireAlive(id, place)
      try body(&session, id, place)
    }
  }

  mutating func action(
    on slot: String, of verb: VerbStatement, _ body: @escaping EnvironmentAction
  ) throws(Problem) -> Checked {
    action(at: try environment(in: slot, of: verb), verb.range, body)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
