import Syntax

/// Checks a word alone, and finds what it names.
package enum NameLookup {
  static func local(exists name: String, in checker: Checker) -> Bool {
    checker.contexts.contains { $0.find(name) != nil } || checker.session.variables[name] != nil
  }

  /// The trait that an expression names: `theme`, `Theme`, `Theme.self`, `UITraitHorizontalSizeClass`; nil where it names none.
  package static func traitKey(_ expression: Expression, in checker: inout Checker) throws(Problem) -> Int? {
    switch expression.kind {
    case .name(let name):
      if local(exists: name.text, in: checker) { return nil }
      return checker.session.definitions.traitNames[name.text]
        ?? checker.session.definitions.traitProperties[name.text]
    case .member(let base, let name):
      if name.text == "self" { return try traitKey(base, in: &checker) }
      if case .name(let outer) = base.kind {
        return checker.session.definitions.traitNames["\(outer.text).\(name.text)"]
      }
      return nil
    default: return nil
    }
  }

  /// A word alone.
  ///
  /// What is nearest wins: a local, a member of `self`, a variable, an environment, a type; then, by what is expected, a case, a colour
  /// or a trait.
  static func check(name: Name, expecting expected: Type?, in checker: inout Checker) throws(Problem)
    -> Checked
  {
    guard let found = try find(name, expecting: expected, in: &checker) else {
      throw Unknown.unknown(name, expecting: expected, in: checker)
    }
    return checker.contexts.contains { $0.weakNames.contains(name.text) } ? weak(found) : found
  }

  /// What a closure captured weakly and that is no local: nil once it is destroyed.
  private static func weak(_ checked: Checked) -> Checked {
    let code = checked.code
    return Checked(.optional(checked.type.wrapped), checked.range) { session throws(Problem) in
      session.present(try code(&session))
    }
  }

  /// The same; nil where nothing has that name.
  static func find(_ name: Name, expecting expected: Type? = nil, in checker: inout Checker) throws(Problem)
    -> Checked?
  {
    if name.text.hasPrefix("$"), Int(name.text.dropFirst()) != nil,
      let checked = try dollar(name, in: &checker)
    {
      return checked
    }
    if let checked = try operatorInHand(name, expecting: expected, in: &checker) { return checked }
    if let value = try checker.projectedParameter(name) { return value }
    if let local = checker.local(name.text) {
      if let other = try caseInstead(of: name, local.type, expected, in: &checker) { return other }
      return checker.read(local, name.range)
    }
    if name.text == "super" { return try superclass(name, in: &checker) }
    if name.text == "Self", let type = checker.selfType {
      guard let receiver = checker.local("self") else {
        return Checked(constant: .type(type), .metatype(type), name.range).with(.type(type))
      }
      // In a protocol's extension, or a superclass, it is the type of the object.
      let slot = receiver.slot
      return Checked(.metatype(type), name.range, role: .type(type)) { session throws(Problem) in
        let value = session.local(slot)
        if case .type = value { return value }
        return .type(.named(session.className(of: value)))
      }
    }
    if let member = try implicitMember(name, in: &checker) { return member }
    if let projection = try checker.projection(name) { return projection }
    let isCase = expected.map { checker.session.hasCase(name.text, in: $0.wrapped) } ?? false
    if let variable = checker.session.variables[name.text] {
      if let other = try caseInstead(of: name, variable.type, expected, in: &checker) { return other }
      return read(variable: variable, name, in: checker)
    }
    if let node = checker.rootNode(name) { return node }
    if let checked = try Paths.environment(called: name, in: &checker) { return checked }
    if let id = checker.session.screens.names[name.text] {
      let isButton = checker.session.screens.rows[id].map { $0.presentation == nil } ?? false
      return Checked(constant: .screen(id), .named(isButton ? "ScreenButton" : "Presentation"), name.range)
    }
    if expected?.wrapped == .named("UIColor"), checker.session.definitions.colors[name.text] == nil,
      let value = ColorNames.value(of: name.text)
    {
      return Checked(constant: .color(.fixed(value)), .named("UIColor"), name.range)
    }
    if let expected, isCase || expected.wrapped == .named("UIColor") {
      if let checked = try StaticMembers.implicitStatic(name, in: expected.wrapped, in: &checker) {
        return checked
      }
    }
    if let checked = definition(called: name, in: checker) { return checked }
    if name.text.hasPrefix("systemTraitsAffecting") {
      return try StaticMembers.staticValue(name, in: .named("UITraitCollection"), name.range, in: &checker)
    }
    if expected?.wrapped == .named("UITrait"),
      let index = checker.session.definitions.traitProperties[name.text]
    {
      return trait(index, name.range, in: checker)
    }
    return nil
  }

  /// The case of that name, where a variable that has it does not fit.
  ///
  /// Where both fit, a playground's statement must say which is meant; in Swift a bare name is never a case.
  private static func caseInstead(of name: Name, _ type: Type, _ expected: Type?, in checker: inout Checker)
    throws(Problem)
    -> Checked?
  {
    guard let expected, checker.session.hasCase(name.text, in: expected.wrapped) else { return nil }
    if !checker.fits(type, expected) {
      return try StaticMembers.implicitStatic(name, in: expected.wrapped, in: &checker)
    }
    if checker.contexts.count > 1 { return nil }
    throw checker.problem(
      "`\(name.text)` is both a name and a value of \(expected.wrapped)", at: name.range,
      suggestion: "write `.\(name.text)` for the value")
  }

  /// A variable of the session, which is read by its name when the code runs.
  static func read(variable: Variable, _ name: Name, in checker: Checker) -> Checked {
    let text = name.text
    let place = checker.place(name.range)
    let isFollowed = checker.contexts.contains { $0.followsVariables }
    var checked = Checked(variable.type, name.range, role: .variable(text)) { session throws(Problem) in
      if isFollowed { session.views.graph.noteRead(.variable(text)) }
      return try session.variable(text, place)
    }
    if variable.isConstant || (variable.get != nil && variable.set == nil) {
      checked.fixed = "`\(text)` is a constant"
    } else {
      checked.store = { session, value throws(Problem) in try session.setVariable(text, value, place) }
    }
    return checked
  }

  /// A type, a free function, an action, a colour, an image or a trait's definition.
  private static func definition(called name: Name, in checker: Checker) -> Checked? {
    let text = name.text
    let range = name.range
    if let index = checker.session.definitions.traitNames[text] { return trait(index, range, in: checker) }
    if let type = type(called: text, in: checker) {
      return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
    }
    if checker.session.definitions.colors[text] != nil {
      return Checked(constant: .color(.named(text)), .named("UIColor"), range)
    }
    if checker.session.definitions.images[text] != nil {
      return Checked(constant: .image(text), .named("UIImage"), range)
    }
    if let function = checker.session.definitions.functionNames[text]?.last {
      let signature = checker.session.definitions.functions[function].signature
      let type = Type.function(signature.parameters.map(\.type), signature.result)
      return Checked(type, range) { session throws(Problem) in
        .closure(try session.functionCode(function))
      }
    }
    if let action = checker.session.definitions.actions[text] {
      return Checked(
        constant: .closure(action), .function(action.code.parameters, .void), range)
    }
    if let value = ColorNames.value(of: text) {
      return Checked(constant: .color(.fixed(value)), .named("UIColor"), range)
    }
    return nil
  }

  /// A trait as a value: `Theme`, `Theme.self`.
  static func trait(_ index: Int, _ range: SourceRange, in checker: Checker) -> Checked {
    let info = checker.session.definitions.traits[index]
    return Checked(constant: .trait(info.id), .metatype(.named(info.name)), range)
  }

  /// `+` where a function is expected, as in `reduce(0, +)`.
  private static func operatorInHand(_ name: Name, expecting expected: Type?, in checker: inout Checker)
    throws(Problem) -> Checked?
  {
    guard case .function(let types, _)? = expected?.wrapped,
      ["+", "-", "*", "/", "<", ">", "<=", ">=", "=="].contains(name.text)
    else { return nil }
    var isPair = false
    if case .tuple(let parts)? = types.first { isPair = types.count == 1 && parts.count == 2 }
    guard types.count == 2 || isPair else { return nil }
    let first = Expression(.name(Name("$0", name.range)), name.range)
    let sides =
      isPair
      ? ["0", "1"].map { Expression(.member(first, Name($0, name.range)), name.range) }
      : [first, Expression(.name(Name("$1", name.range)), name.range)]
    return try closure(around: .binary(sides[0], name, sides[1]), name, expecting: expected, in: &checker)
  }

  /// `String.init` where a function is expected; nil elsewhere.
  static func initializer(
    of type: Expression, _ name: Name, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked? {
    guard case .function(let types, _)? = expected?.wrapped else { return nil }
    let arguments = types.indices.map { index in
      Argument(label: nil, value: Expression(.name(Name("$\(index)", name.range)), name.range))
    }
    return try closure(around: .call(type, arguments, trailing: []), name, expecting: expected, in: &checker)
  }

  private static func closure(
    around body: Expression.Kind, _ name: Name, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    let statement = Statement(.expression(Expression(body, name.range)), name.range)
    let block = Block(statements: [statement], range: name.range)
    let closure = Closure(captures: [], parameters: nil, result: nil, body: block)
    return try Closures.check(closure: closure, name.range, expecting: expected, in: &checker)
  }

  /// `$0`, and `$isOn` of a binding.
  private static func dollar(_ name: Name, in checker: inout Checker) throws(Problem) -> Checked? {
    guard let index = Int(name.text.dropFirst()) else { return nil }
    if let local = checker.local(name.text) { return checker.read(local, name.range) }
    let count = checker.contexts[checker.contexts.count - 1].shorthand.count
    throw checker.problem(
      count == 0
        ? "`\(name.text)` stands in no closure that is given a value" : "there is no `$\(index)` here",
      at: name.range)
  }

  private static func superclass(_ name: Name, in checker: inout Checker) throws(Problem) -> Checked {
    guard let type = checker.selfType, let info = checker.session.info(type), let parent = info.superclass,
      let local = checker.local("self")
    else {
      throw checker.problem("`super` stands only in the methods of a class with a superclass", at: name.range)
    }
    var checked = checker.read(local, name.range)
    checked.type = .named(parent)
    checked.role = .type(.named("super"))
    return checked
  }

  /// A member of `self`, or of the environment whose handler this is.
  private static func implicitMember(_ name: Name, in checker: inout Checker) throws(Problem) -> Checked? {
    for depth in checker.contexts.indices.reversed() {
      if let type = checker.contexts[depth].selfType {
        if checker.contexts[depth].isMethod, let local = checker.local("self"),
          checker.session.member(name.text, of: type) != nil
        {
          return try Members.member(name, of: checker.read(local, name.range), name.range, in: &checker)
        }
        if checker.session.staticMember(name.text, of: type) != nil {
          let base = Checked(constant: .type(type), .metatype(type), name.range).with(.type(type))
          return try Members.member(name, of: base, name.range, in: &checker)
        }
      }
      for implicit in checker.contexts[depth].implicit.reversed() {
        if checker.session.variables[name.text] != nil
          || !checker.session.environments(named: name.text).isEmpty
        {
          continue
        }
        guard checker.session.member(name.text, of: implicit.type) != nil,
          let local = checker.local(implicit.name)
        else {
          continue
        }
        return try Members.member(name, of: checker.read(local, name.range), name.range, in: &checker)
      }
    }
    return nil
  }

  /// A type by the name that it has here: the types inside the one around, its superclasses and those around it come first.
  static func type(called text: String, in checker: Checker) -> Type? {
    var around = checker.selfType.map { "\($0)" } ?? ""
    while !around.isEmpty {
      for info in checker.session.lineage(.named(around)) {
        if let nested = checker.session.type(named: "\(info.name).\(text)") { return nested }
      }
      if let nested = checker.session.type(named: "\(around).\(text)") { return nested }
      around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
    }
    return checker.session.type(named: text)
  }

  /// `Binding<Bool>`: a type with what stands in its brackets.
  static func check(
    generic base: Expression, _ types: [TypeSyntax], _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Checked
  {
    var names: [Name] = []
    var whole = base
    while case .member(let outer, let name) = whole.kind { (whole, names) = (outer, [name] + names) }
    guard case .name(let name) = whole.kind else { throw checker.problem("expected a type", at: base.range) }
    let type = try checker.resolve(TypeSyntax(.named([name] + names, types), range))
    return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
  }
}
