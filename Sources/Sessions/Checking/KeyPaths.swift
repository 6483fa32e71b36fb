import Syntax

/// Checks key paths, and macros such as `#selector`.
package enum KeyPaths {
  /// `\.theme`, `\Type.a.b`: a function from the root to the value.
  static func check(
    keyPath root: Name?, _ names: [Name], _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    var type: Type?
    if let root { type = checker.session.type(named: root.text) }
    if type == nil, case .function(let parameters, _)? = expected?.wrapped { type = parameters.first }
    guard let type else {
      throw checker.problem(
        "the type of this key path is not known here", at: range,
        suggestion: "write `\\Type.\(names.first?.text ?? "")`")
    }
    var context = FunctionContext()
    let local = context.declare("$0", type)
    checker.contexts.append(context)
    defer { checker.contexts.removeLast() }
    var value = checker.read(local, range)
    for name in names where name.text != "self" {
      value = try Members.member(name, of: value, range, in: &checker)
    }
    let code = value.code
    let function = FunctionCode(
      parameters: [type], result: value.type, frameSize: checker.contexts[checker.contexts.count - 1].size,
      captureSlots: [],
      body: { session throws(Problem) in .returns(try code(&session)) }, place: checker.place(range))
    return Checked(.function([type], value.type), range) { session throws(Problem) in
      .closure(session.makeFunction(function))
    }
  }

  /// `#selector(changed(_:))`: the method as a function in hand.
  static func check(
    macro name: Name, _ arguments: [Argument], _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Checked
  {
    if name.text == "function" {
      return Checked(
        constant: .string(checker.contexts.last { !$0.name.isEmpty }?.name ?? "main"), .string, range)
    }
    if name.text == "line" {
      return Checked(constant: .int(checker.place(range).line), .int, range)
    }
    if name.text.hasPrefix("file") {
      return Checked(constant: .string(checker.source.file ?? "main.swift"), .string, range)
    }
    if name.text == "colorLiteral" {
      let color = Expression(.name(Name("UIColor", name.range)), name.range)
      return try Calls.check(call: color, arguments, [], range, expecting: .named("UIColor"), in: &checker)
    }
    guard name.text == "selector", let argument = arguments.first else {
      throw checker.problem("`#\(name.text)` is not part of Mendel", at: name.range)
    }
    var callee = argument.value
    var labels: [Value] = []
    if case .call(let inner, let arguments, _) = callee.kind {
      (callee, labels) = (inner, arguments.map { $0.label.map { .string($0.text) } ?? .nothing })
      if labels.isEmpty { labels = [.void] }
    }
    let method: Name
    switch callee.kind {
    case .name(let name): method = name
    case .member(_, let name): method = name
    default: throw checker.problem("expected a method", at: argument.value.range)
    }
    try requireMethod(method, callee, in: checker)
    return Checked(constant: .enumCase("Selector", method.text, labels), .named("Selector"), range)
  }

  /// Refuses the selector of a method that its type does not have.
  private static func requireMethod(_ method: Name, _ callee: Expression, in checker: Checker) throws(Problem)
  {
    var owner = checker.selfType
    if case .member(let base, _) = callee.kind, case .name(let name) = base.kind, name.text != "self" {
      owner = checker.session.type(named: name.text)
    }
    guard let owner, checker.session.info(owner) != nil, checker.session.member(method.text, of: owner) == nil
    else { return }
    let names = checker.session.lineage(owner).flatMap { $0.members.keys }
    throw checker.problem(
      "\(owner) has no method `\(method.text)`", at: method.range,
      suggestion: Spelling.nearest(to: method.text, among: names).map { "did you mean `\($0)`?" })
  }
}
