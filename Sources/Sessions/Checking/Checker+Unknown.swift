import Syntax

extension Checker {
  /// What is said of a name that nothing has: the nearest that would have worked.
  func unknown(_ name: Name, expecting expected: Type?) -> Problem {
    let text = name.text
    if session.definitions.traitProperties[text] != nil {
      return problem(
        "`\(text)` is a trait's property, and stands behind what has traits", at: name.range,
        suggestion: "write `NAME.\(text)`")
    }
    if let kind = session.language.kind(text), kind.syntax.isCommand, !standsInNoBlock {
      return problem(
        "`\(text)` stands only at top level", at: name.range, suggestion: "write it as a statement of its own"
      )
    }
    if let unmodelled = unmodelled(text) { return problem(unmodelled, at: name.range) }
    var candidates = names
    if let expected { candidates += session.staticNames(of: expected.wrapped) }
    let nearest = Spelling.nearest(to: text, among: candidates)
    if let expected, let info = session.info(expected.wrapped), info.kind == .enumeration, nearest == nil {
      return problem(
        "`\(text)` is neither a name nor a value of \(expected.wrapped)", at: name.range,
        suggestion: listed(info.cases.map(\.name)))
    }
    let isVariable = text.first?.isLetter == true && text.first?.isUppercase == false
    return problem(
      "nothing here is called `\(text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\($0)`?" }
        ?? (isVariable ? "`let \(text) = …` would make it" : nil))
  }

  /// What Swift code may name and Mendel does not have.
  private func unmodelled(_ text: String) -> String? {
    guard text.hasPrefix("UI") || text.hasPrefix("NS") || text.hasPrefix("CA"), text.count > 3,
      Spelling.nearest(to: text, among: session.typeNames) == nil
    else { return nil }
    return "\(text) is not part of Mendel"
  }

  /// The names that may stand here.
  package var names: [String] {
    let locals = contexts.flatMap { $0.blocks.flatMap { $0.keys } }
    let own = selfType.map { type in session.lineage(type).flatMap { $0.members.keys } } ?? []
    return locals + own + session.variables.keys + session.environmentNames
      + session.definitions.functionNames.keys
      + session.definitions.types.keys + session.definitions.traitNames.keys + session.definitions.colors.keys
      + session.definitions.images.keys + session.definitions.actions.keys
      + (session.language.appleTypes["Global"]?.members.keys ?? [:].keys)
  }

  /// A member that a value does not have.
  func unknownMember(_ name: Name, of base: Checked) -> Problem {
    let text = name.text
    if session.isEnvironment(base.type)
      || ["UITraitCollection", "UITraitOverrides", "UIMutableTraits"].contains(base.type.name)
    {
      let traits = Array(session.definitions.traitProperties.keys)
      let members = session.lineage(base.type).flatMap { $0.members.keys }
      let nearest = Spelling.nearest(to: text, among: traits) ?? Spelling.nearest(to: text, among: members)
      return problem(
        "no trait has the property `\(text)`", at: name.range,
        suggestion: nearest.map { "did you mean `\($0)`?" }
          ?? "Apple's are spelled as in UIKit; `define trait` makes others")
    }
    let members = session.lineage(base.type).flatMap { $0.members.keys.sorted() }
    let nearest = Spelling.nearest(to: text, among: members)
    return problem(
      "\(named(base.type)) has no `\(text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\($0)`?" } ?? listed(members))
  }

  /// `\.theme`, `\Type.a.b`: a function from the root to the value.
  mutating func check(
    keyPath root: Name?, _ names: [Name], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    var type: Type?
    if let root { type = session.type(named: root.text) }
    if type == nil, case .function(let parameters, _)? = expected?.wrapped { type = parameters.first }
    guard let type else {
      throw problem(
        "the type of this key path is not known here", at: range,
        suggestion: "write `\\Type.\(names.first?.text ?? "")`")
    }
    var context = FunctionContext()
    let local = context.declare("$0", type)
    contexts.append(context)
    defer { contexts.removeLast() }
    var value = read(local, range)
    for name in names where name.text != "self" { value = try member(name, of: value, range) }
    let code = value.code
    let function = FunctionCode(
      parameters: [type], result: value.type, frameSize: contexts[contexts.count - 1].size, captureSlots: [],
      body: { session throws(Problem) in .returns(try code(&session)) }, place: place(range))
    return Checked(.function([type], value.type), range) { session throws(Problem) in
      .closure(session.makeFunction(function))
    }
  }

  /// `#selector(changed(_:))`: the method as a function in hand.
  mutating func check(macro name: Name, _ arguments: [Argument], _ range: SourceRange) throws(Problem)
    -> Checked
  {
    if name.text == "function" {
      return Checked(constant: .string(contexts.last { !$0.name.isEmpty }?.name ?? "main"), .string, range)
    }
    if name.text == "colorLiteral" {
      let color = Expression(.name(Name("UIColor", name.range)), name.range)
      return try check(call: color, arguments, [], range, expecting: .named("UIColor"))
    }
    guard name.text == "selector", let argument = arguments.first else {
      throw problem("`#\(name.text)` is not part of Mendel", at: name.range)
    }
    var callee = argument.value
    var labels: [Value] = []
    if case .call(let inner, let arguments, _) = callee.kind {
      (callee, labels) = (inner, [.int(arguments.count)])
    }
    let method: Name
    switch callee.kind {
    case .name(let name): method = name
    case .member(_, let name): method = name
    default: throw problem("expected a method", at: argument.value.range)
    }
    try requireMethod(method, callee)
    return Checked(constant: .enumCase("Selector", method.text, labels), .named("Selector"), range)
  }

  /// Refuses the selector of a method that its type does not have.
  private func requireMethod(_ method: Name, _ callee: Expression) throws(Problem) {
    var owner = selfType
    if case .member(let base, _) = callee.kind, case .name(let name) = base.kind, name.text != "self" {
      owner = session.type(named: name.text)
    }
    guard let owner, session.info(owner) != nil, session.member(method.text, of: owner) == nil else { return }
    let names = session.lineage(owner).flatMap { $0.members.keys }
    throw problem(
      "\(owner) has no method `\(method.text)`", at: method.range,
      suggestion: Spelling.nearest(to: method.text, among: names).map { "did you mean `\($0)`?" })
  }

  /// `phone modifying { … }`.
  mutating func check(modifying base: Expression, _ block: Block, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    let closure = Closure(captures: [], parameters: nil, result: nil, body: block)
    let name = Name("modifyingTraits", range)
    let member = Expression(.member(base, name), base.range)
    return try checkOpen(
      Expression(.call(member, [], trailing: [TrailingClosure(closure: closure)]), range))
  }

  /// `Binding<Bool>`: a type with what stands in its brackets.
  mutating func check(generic base: Expression, _ types: [TypeSyntax], _ range: SourceRange) throws(Problem)
    -> Checked
  {
    guard case .name(let name) = base.kind else { throw problem("expected a type", at: base.range) }
    let type = try resolve(TypeSyntax(.named([name], types), range))
    return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
  }
}
