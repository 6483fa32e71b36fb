import Syntax

// Key paths, and macros such as `#selector`.
extension Checker {
  /// `\.theme`, `\Type.a.b`: a function from the root to the value.
  mutating func check(keyPath root: Name?, _ value: Expression, _ site: Site) throws(Problem) -> Checked {
    var type = root.flatMap { self.type(called: $0.text) }
    if type == nil, case .function(let parameters, _)? = site.wanted { type = parameters.first }
    // `assign(to: \.isEnabled, on: button)`, where `button` is a `UIButton!`.
    if let optional = type, let first = value.memberNames.first?.text, optional.isOptional,
      session.member(first, of: optional) == nil, session.member(first, of: optional.wrapped) != nil
    {
      type = optional.wrapped
    }
    guard let type else {
      throw problem(
        "the type of this key path is not known here", at: site.range,
        suggestion: "write `\\Type.\(value.memberNames.first?.text ?? "")`")
    }
    contexts.append(FunctionContext())
    let (root, new) = (contexts[last].declare("$0", type, isConstant: false).slot, contexts[last].slot())
    defer { contexts.removeLast() }
    let part = try checkUnfitted(value)
    var code = FunctionCode(
      parameters: [type], result: part.type, frameSize: contexts[last].size,
      body: { session throws(Problem) in .returns(try part.code(&session)) }, place: place(site.range))
    if let store = part.store {
      code.setter = { session throws(Problem) in
        try store(&session, session.local(new))
        return .returns(session.local(root))
      }
    }
    code.path = value.memberNames.map(\.text)
    let made = code
    return Checked(.function([type], part.type), site.range) { session in
      .closure(session.makeFunction(made))
    }
  }

  /// The value that a key path leads to: `base[keyPath: path]`.
  mutating func check(_ base: Checked, behind path: Expression, _ site: Site) throws(Problem) -> Checked {
    let wanted = Type.function([base.type], site.expected ?? .unknown("Value"))
    let path = try check(path, expecting: wanted)
    guard case .function(_, let type) = path.type else {
      throw problem("expected a key path", at: path.range)
    }
    let (code, isShared) = (path.code, session.isReference(base.type) || base.type.isErased)
    var part = base.map(type, site.range) { session, root throws(Problem) in
      guard case .closure(let path) = try code(&session) else { return .void }
      return try session.call(path, with: [root])
    }
    guard isShared || base.store != nil else { return part }
    part.store = { session, value throws(Problem) in
      guard case .closure(var path) = try code(&session), let setter = path.code.setter else { return }
      (path.code.body, path.code.parameters) = (setter, path.code.parameters + [.any])
      let root = try session.call(path, with: [try base.code(&session), value])
      if !root.isShared { try base.store?(&session, root) }
    }
    return part
  }

  mutating func closure(around value: Expression.Kind, _ site: Site) throws(Problem) -> Checked {
    try check(closure: Closure(Block(Expression(value, site.range))), site)
  }

  /// `#selector(changed(_:))`, `#function`, `#colorLiteral(…)`.
  mutating func check(
    macro name: Name, _ arguments: [Argument], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    let place = place(range).inFile
    switch name.text {
    case "function":
      let function = contexts.last { !$0.name.isEmpty }?.name
      return Checked(constant: .string(function ?? "main"), .string, range)
    case "column": return Checked(constant: .int(place.column), .int, range)
    case "line": return Checked(constant: .int(place.line), .int, range)
    case "file", "fileID", "filePath":
      return Checked(constant: .string(place.source.file ?? "main.swift"), .string, range)
    case "colorLiteral":
      let color = Expression.name("UIColor", name.range)
      let made = try check(call: color, arguments, Site(range, expecting: .named("UIColor")))
      let isLayers = expected?.wrapped == .named("CGColor")
      return isLayers ? try member(Name("cgColor", name.range), of: made, range) : made
    case "imageLiteral" where arguments.count == 1:
      let named = Argument(label: Name("named", name.range), value: arguments[0].value)
      return forced(try check(call: .name("UIImage", name.range), [named], Site(range)))
    case "expect", "require":
      // These macros come from Swift Testing.
      let function = name.text == "expect" ? "_expect" : "XCTUnwrap"
      return try check(call: .name(function, name.range), Array(arguments.prefix(1)), Site(range))
    case "selector" where !arguments.isEmpty: return try check(selector: arguments[0].value, range)
    default: throw problem("`#\(name.text)` is not part of Mendel", at: name.range)
    }
  }

  /// The method that a selector names, by its name and labels.
  private func check(selector method: Expression, _ range: SourceRange) throws(Problem) -> Checked {
    var callee = method
    var labels: [Value] = []
    if case .call(let inner, let arguments) = callee.kind {
      (callee, labels) = (inner, arguments.map { $0.label.map { .string($0.text) } ?? .nothing })
      if labels.isEmpty { labels = [.void] }
    }
    guard let name = callee.lastName else { throw problem("expected a method", at: method.range) }
    var owner = selfType
    if case .member(let base, _) = callee.kind, let type = base.dotted, type != "self" {
      owner = self.type(called: type)
    }
    if let owner, session.info(owner) != nil, session.member(name.text, of: owner) == nil {
      throw problem(
        "\(owner) has no method `\(name.text)`", at: name.range,
        suggestion: Spelling.suggestion(for: name.text, among: session.memberNames(of: owner)))
    }
    return Checked(constant: .enumCase("Selector", name.text, labels), .named("Selector"), range)
  }
}
