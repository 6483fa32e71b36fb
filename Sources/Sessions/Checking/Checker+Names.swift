import Syntax
import Traits
import ViewTree

extension Checker {
  /// A word alone.
  ///
  /// What is nearest wins: a local, a member of `self`, a variable, an environment, a type; then, by what is expected, a case, a colour
  /// or a trait.
  mutating func check(name: Name, expecting expected: Type?) throws(Problem) -> Checked {
    guard let found = try find(name, expecting: expected) else {
      throw unknown(name, expecting: expected)
    }
    return contexts.contains { $0.weakNames.contains(name.text) } ? weak(found) : found
  }

  /// What a closure captured weakly and that is no local: nil once it is destroyed.
  private func weak(_ checked: Checked) -> Checked {
    let code = checked.code
    return Checked(.optional(checked.type.wrapped), checked.range) { session throws(Problem) in
      session.present(try code(&session))
    }
  }

  /// The same; nil where nothing has that name.
  mutating func find(_ name: Name, expecting expected: Type? = nil) throws(Problem) -> Checked? {
    if name.text.hasPrefix("$"), Int(name.text.dropFirst()) != nil, let checked = try dollar(name) {
      return checked
    }
    if let checked = try operatorInHand(name, expecting: expected) { return checked }
    if let value = try projectedParameter(name) { return value }
    if let local = local(name.text) {
      if let other = try caseInstead(of: name, local.type, expected) { return other }
      return read(local, name.range)
    }
    if name.text == "super" { return try superclass(name) }
    if name.text == "Self", let type = selfType {
      return Checked(constant: .type(type), .metatype(type), name.range).with(.type(type))
    }
    if let member = try implicitMember(name) { return member }
    if let projection = try projection(name) { return projection }
    let isCase = expected.map { session.hasCase(name.text, in: $0.wrapped) } ?? false
    if let variable = session.variables[name.text] {
      if let other = try caseInstead(of: name, variable.type, expected) { return other }
      return read(variable, name)
    }
    if let node = rootNode(name) { return node }
    if let checked = try environment(name) { return checked }
    if let id = session.screens.names[name.text] {
      let isButton = session.screens.rows[id].map { $0.presentation == nil } ?? false
      return Checked(constant: .screen(id), .named(isButton ? "ScreenButton" : "Presentation"), name.range)
    }
    if expected?.wrapped == .named("UIColor"), session.definitions.colors[name.text] == nil,
      let value = ColorNames.value(of: name.text)
    {
      return Checked(constant: .color(.fixed(value)), .named("UIColor"), name.range)
    }
    if let expected, isCase || expected.wrapped == .named("UIColor") {
      if let checked = try implicitStatic(name, in: expected.wrapped) { return checked }
    }
    if let checked = named(name) { return checked }
    if name.text.hasPrefix("systemTraitsAffecting") {
      return try staticValue(name, in: .named("UITraitCollection"), name.range)
    }
    if expected?.wrapped == .named("UITrait"), let index = session.definitions.traitProperties[name.text] {
      return trait(index, name.range)
    }
    return nil
  }

  /// The case of that name, where a variable that has it does not fit.
  ///
  /// Where both fit, a playground's statement must say which is meant; in Swift a bare name is never a case.
  private mutating func caseInstead(of name: Name, _ type: Type, _ expected: Type?) throws(Problem)
    -> Checked?
  {
    guard let expected, session.hasCase(name.text, in: expected.wrapped) else { return nil }
    if !fits(type, expected) { return try implicitStatic(name, in: expected.wrapped) }
    if contexts.count > 1 { return nil }
    throw problem(
      "`\(name.text)` is both a name and a value of \(expected.wrapped)", at: name.range,
      suggestion: "write `.\(name.text)` for the value")
  }

  /// A variable of the session, which is read by its name when the code runs.
  private func read(_ variable: Variable, _ name: Name) -> Checked {
    let text = name.text
    let place = place(name.range)
    var checked = Checked(variable.type, name.range, role: .variable(text)) { session throws(Problem) in
      try session.variable(text, place)
    }
    if variable.isConstant || (variable.get != nil && variable.set == nil) {
      checked.fixed = "`\(text)` is a constant"
    } else {
      checked.store = { session, value throws(Problem) in try session.setVariable(text, value, place) }
    }
    return checked
  }

  /// A type, a free function, an action, a colour, an image or a trait's definition.
  private func named(_ name: Name) -> Checked? {
    let text = name.text
    let range = name.range
    if let index = session.definitions.traitNames[text] { return trait(index, range) }
    if let type = type(called: text) {
      return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
    }
    if session.definitions.colors[text] != nil {
      return Checked(constant: .color(.named(text)), .named("UIColor"), range)
    }
    if session.definitions.images[text] != nil {
      return Checked(constant: .image(text), .named("UIImage"), range)
    }
    if let function = session.definitions.functionNames[text]?.last {
      let signature = session.definitions.functions[function].signature
      let type = Type.function(signature.parameters.map(\.type), signature.result)
      return Checked(type, range) { session throws(Problem) in
        .closure(try session.function(function, captured: nil))
      }
    }
    if let action = session.definitions.actions[text] {
      return Checked(
        constant: .closure(action.function), .function(action.function.code.parameters, .void), range)
    }
    if let value = ColorNames.value(of: text) {
      return Checked(constant: .color(.fixed(value)), .named("UIColor"), range)
    }
    return nil
  }

  /// A trait as a value: `Theme`, `Theme.self`.
  func trait(_ index: Int, _ range: SourceRange) -> Checked {
    let info = session.definitions.traits[index]
    return Checked(constant: .trait(info.id), .metatype(.named(info.name)), range)
  }

  /// `+` where a function is expected, as in `reduce(0, +)`.
  private mutating func operatorInHand(_ name: Name, expecting expected: Type?) throws(Problem) -> Checked? {
    guard case .function(let types, _)? = expected?.wrapped, types.count == 2,
      ["+", "-", "*", "/", "<", ">", "<=", ">=", "=="].contains(name.text)
    else { return nil }
    let sides = ["$0", "$1"].map { Expression(.name(Name($0, name.range)), name.range) }
    let body = Statement(.expression(Expression(.binary(sides[0], name, sides[1]), name.range)), name.range)
    let block = Block(statements: [body], range: name.range)
    let closure = Closure(captures: [], parameters: nil, result: nil, body: block)
    return try check(closure: closure, name.range, expecting: expected)
  }

  /// `$0`, and `$isOn` of a binding.
  private mutating func dollar(_ name: Name) throws(Problem) -> Checked? {
    guard let index = Int(name.text.dropFirst()) else { return nil }
    if let local = local(name.text) { return read(local, name.range) }
    let count = contexts[contexts.count - 1].shorthand.count
    throw problem(
      count == 0
        ? "`\(name.text)` stands in no closure that is given a value" : "there is no `$\(index)` here",
      at: name.range)
  }

  private mutating func superclass(_ name: Name) throws(Problem) -> Checked {
    guard let type = selfType, let info = session.info(type), let parent = info.superclass,
      let local = local("self")
    else { throw problem("`super` stands only in the methods of a class with a superclass", at: name.range) }
    var checked = read(local, name.range)
    checked.type = .named(parent)
    checked.role = .type(.named("super"))
    return checked
  }

  /// A member of `self`, or of the environment whose handler this is.
  private mutating func implicitMember(_ name: Name) throws(Problem) -> Checked? {
    for depth in contexts.indices.reversed() {
      if let type = contexts[depth].selfType {
        if contexts[depth].isMethod, let local = local("self"), session.member(name.text, of: type) != nil {
          return try member(name, of: read(local, name.range), name.range)
        }
        if session.staticMember(name.text, of: type) != nil {
          let base = Checked(constant: .type(type), .metatype(type), name.range).with(.type(type))
          return try member(name, of: base, name.range)
        }
      }
      for implicit in contexts[depth].implicit.reversed() {
        if session.variables[name.text] != nil || !session.environments(named: name.text).isEmpty { continue }
        guard session.member(name.text, of: implicit.type) != nil, let local = local(implicit.name) else {
          continue
        }
        return try member(name, of: read(local, name.range), name.range)
      }
    }
    return nil
  }

  /// The type of `self` here.
  var selfType: Type? { contexts.last { $0.selfType != nil }?.selfType }

  /// A type by the name that it has here: the types inside the one around, its superclasses and those around it come first.
  func type(called text: String) -> Type? {
    var around = selfType.map { "\($0)" } ?? ""
    while !around.isEmpty {
      for info in session.lineage(.named(around)) {
        if let nested = session.type(named: "\(info.name).\(text)") { return nested }
      }
      if let nested = session.type(named: "\(around).\(text)") { return nested }
      around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
    }
    return session.type(named: text)
  }

  /// An environment by its name: the one of the surrounding block, or the only one that is called so.
  mutating func environment(_ name: Name) throws(Problem) -> Checked? {
    let text = name.text
    let found = session.environments(named: text)
    let place = place(name.range)
    if session.runtime.announced[text] != nil {
      let known = found.first.map { session.className(of: $0) }
      let type = session.runtime.announced[text] ?? known ?? "UIView"
      return Checked(.named(type), name.range, role: .environment) { session throws(Problem) in
        .environment(try session.environment(named: text, place))
      }
    }
    guard let first = found.first else { return nil }
    guard found.count == 1 else {
      let paths = found.prefix(4).map { "`\(session.path(of: $0))`" }.joined(separator: ", ")
      throw problem("`\(text)` could be \(paths)", at: name.range, suggestion: "write more of the path")
    }
    return environment(first, name.range)
  }

  /// An environment that is known now.
  func environment(_ id: EnvironmentID, _ range: SourceRange) -> Checked {
    let place = place(range)
    return Checked(.named(session.className(of: id)), range, role: .environment) { session throws(Problem) in
      try session.requireAlive(id, place)
      return .environment(id)
    }
  }

  /// `settings/cell`: ancestors in order, with gaps.
  mutating func check(path steps: [PathStep], _ range: SourceRange) throws(Problem) -> Checked {
    if let first = steps.first, !first.isQuoted, let base = try findValue(first.name), base.type.isNumber {
      return try divide(steps, from: base, range)
    }
    if let presentation = presentation(path: steps, range) { return presentation }
    if let node = try node(path: steps, range) { return node }
    let names = steps.map(\.name.text)
    let place = place(range)
    let found = session.environments(path: names)
    if found.count == 1, let only = found.first { return environment(only, range) }
    if found.isEmpty, steps.contains(where: { session.runtime.announced[$0.name.text] != nil }) {
      let type = session.runtime.announced[names.last ?? ""] ?? "UIView"
      return Checked(.named(type), range, role: .environment) { session throws(Problem) in
        let found = session.environments(path: names)
        guard let only = found.first, found.count == 1 else { throw session.unknownPath(names, place) }
        return .environment(only)
      }
    }
    if found.isEmpty { throw session.unknownPath(names, place) }
    let paths = found.prefix(4).map { "`\(session.path(of: $0))`" }.joined(separator: ", ")
    throw Problem(
      "`\(names.joined(separator: "/"))` could be \(paths)", at: place, suggestion: "write more of the path")
  }

  /// A variable or local, but no environment.
  private mutating func findValue(_ name: Name) throws(Problem) -> Checked? {
    if let local = local(name.text) { return read(local, name.range) }
    guard let variable = session.variables[name.text] else { return nil }
    return read(variable, name)
  }

  /// `a/b` of numbers.
  private mutating func divide(_ steps: [PathStep], from base: Checked, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    var left = base
    for step in steps.dropFirst() {
      let right = try check(name: step.name, expecting: nil)
      left = try arithmetic(left, Name("/", range), right, left.range.union(right.range))
    }
    return left
  }
}

extension Checked {
  func with(_ role: Role) -> Checked {
    var copy = self
    copy.role = role
    return copy
  }
}
