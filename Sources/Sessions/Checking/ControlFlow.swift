import Syntax

/// Whether something holds, asked when the code runs.
typealias Test = @Sendable (inout Session) throws(Problem) -> Bool

/// A `case` of a `switch`: one of the tests must hold; none stands for `default`.
private struct SwitchBranch: Sendable {
  var tests: [Test]
  var body: Action
}

/// Checks conditions, branches and loops.
package enum ControlFlow {
  /// Conditions of `if`, `guard` and `while`: all must hold, and what they bind is declared in the present block.
  package static func check(conditions: [Condition], in checker: inout Checker) throws(Problem)
    -> @Sendable (inout Session) throws(Problem) -> Bool
  {
    var tests: [@Sendable (inout Session) throws(Problem) -> Bool] = []
    for condition in conditions { tests.append(try check(condition: condition, in: &checker)) }
    let all = tests
    return { session throws(Problem) in
      for test in all { guard try test(&session) else { return false } }
      return true
    }
  }

  private static func check(
    condition: Condition, in checker: inout Checker
  ) throws(Problem) -> @Sendable (inout Session) throws(Problem) -> Bool {
    switch condition {
    case .expression(let expression):
      let code = try checker.check(expression, expecting: .bool).code
      return { session throws(Problem) in try code(&session) == .bool(true) }
    case .available(let versions, let negated, _):
      let wanted = versions.first { $0.platform.text == "iOS" }?.version ?? 0
      return { session throws(Problem) in (Double(session.systemVersion) >= wanted) != negated }
    case .pattern(let pattern, let value):
      let checked = try checker.checkOpen(value)
      return try Patterns.match(checked, pattern, in: &checker)
    case .binding(let name, let isConstant, let syntax, let value):
      let source = value ?? Expression(.name(name), name.range)
      let expected = try syntax.map { type throws(Problem) in Type.optional(try checker.resolve(type)) }
      let checked = try checker.checkOpen(source, expecting: expected)
      guard case .optional(let type) = checked.type else {
        throw checker.problem(
          "\(checker.named(checked.type)) is never nil here, so there is nothing to ask", at: source.range)
      }
      let local = checker.contexts[checker.contexts.count - 1].declare(
        name.text, type, isConstant: isConstant)
      let (code, slot) = (checked.code, local.slot)
      return { session throws(Problem) in
        let value = try code(&session)
        session.runtime.stack[session.runtime.base + slot] = value
        return value != .nothing
      }
    }
  }

  static func check(
    if conditions: [Condition], _ block: Block, _ otherwise: Statement?, in checker: inout Checker
  ) throws(Problem) -> Action {
    let (test, yes) = try checker.inBlock { checker throws(Problem) in
      (try ControlFlow.check(conditions: conditions, in: &checker), try checker.check(block: block))
    }
    let no = try otherwise.map { statement throws(Problem) in
      try checker.inBlock { checker throws(Problem) in try checker.check(statement: statement) }
    }
    return { session throws(Problem) in
      if try test(&session) { return try yes(&session) }
      return try no?(&session) ?? .next
    }
  }

  static func check(guard conditions: [Condition], _ block: Block, in checker: inout Checker) throws(Problem)
    -> Action
  {
    let otherwise = try checker.check(block: block)
    let test = try check(conditions: conditions, in: &checker)
    let place = checker.place(block.range)
    let bound = checker.standsInNoBlock ? try globals(boundBy: conditions, in: &checker) : []
    return { session throws(Problem) in
      if try test(&session) {
        for (name, variable, slot) in bound {
          session.counters.variables += 1
          var variable = variable
          variable.value = session.runtime.stack[session.runtime.base + slot]
          variable.order = session.counters.variables
          session.variables[name] = variable
        }
        return .next
      }
      let flow = try otherwise(&session)
      if case .next = flow { throw Problem("the `else` of a `guard` must leave the block", at: place) }
      return flow
    }
  }

  /// At top level, what a `guard` binds is a variable of the session.
  private static func globals(
    boundBy conditions: [Condition], in checker: inout Checker
  ) throws(Problem) -> [(name: String, variable: Variable, slot: Int)] {
    var bound: [(name: String, variable: Variable, slot: Int)] = []
    let names = conditions.flatMap { condition -> [(Name, Bool)] in
      switch condition {
      case .binding(let name, let isConstant, _, _): [(name, isConstant)]
      case .pattern(let pattern, _): pattern.names.map { ($0, true) }
      default: []
      }
    }
    for (name, isConstant) in names {
      guard let local = checker.contexts[0].blocks[0].removeValue(forKey: name.text) else { continue }
      try Variables.requireFree(name, in: checker)
      let variable = Variable(type: local.type, isConstant: isConstant, value: .void, order: -1)
      checker.session.variables[name.text] = variable
      bound.append((name.text, variable, local.slot))
    }
    return bound
  }

  static func check(
    while conditions: [Condition], _ block: Block, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Action
  {
    let (test, body) = try checker.inBlock { checker throws(Problem) in
      (try ControlFlow.check(conditions: conditions, in: &checker), try checker.check(block: block))
    }
    let place = checker.place(range)
    return { session throws(Problem) in
      while try test(&session) {
        try session.step(place)
        switch try body(&session) {
        case .next, .continues, .falls: continue
        case .breaks: return .next
        case .returns(let value): return .returns(value)
        }
      }
      return .next
    }
  }

  static func check(
    repeat block: Block, _ condition: Expression, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Action
  {
    let body = try checker.check(block: block)
    let test = try checker.check(condition, expecting: .bool).code
    let place = checker.place(range)
    return { session throws(Problem) in
      repeat {
        try session.step(place)
        switch try body(&session) {
        case .next, .continues, .falls: break
        case .breaks: return .next
        case .returns(let value): return .returns(value)
        }
      } while try test(&session) == .bool(true)
      return .next
    }
  }

  static func check(
    for pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ block: Block,
    _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Action {
    let list = try checker.checkOpen(sequence)
    guard let element = checker.session.element(of: list.type), list.type != .named("Range<Double>") else {
      throw checker.problem("expected a list, found \(checker.named(list.type))", at: list.range)
    }
    let (bind, test, body) = try checker.inBlock { checker throws(Problem) in
      let slot = checker.contexts[checker.contexts.count - 1].declare("for", element).slot
      let item = Checked(element, pattern.range) { session throws(Problem) in session.local(slot) }
      let match = try Patterns.match(item, pattern, in: &checker)
      let test = try condition.map { condition throws(Problem) in
        try checker.check(condition, expecting: .bool).code
      }
      let body = try checker.check(block: block)
      let bind: @Sendable (inout Session, Value) throws(Problem) -> Bool = { session, value throws(Problem) in
        session.runtime.stack[session.runtime.base + slot] = value
        return try match(&session)
      }
      return (bind, test, body)
    }
    let (code, place) = (list.code, checker.place(range))
    return { session throws(Problem) in
      let subject = try code(&session)
      let numbers = session.numbers(subject)
      let values = numbers == nil ? try session.elements(subject) : []
      for index in numbers ?? 0..<values.count {
        try session.step(place)
        guard try bind(&session, numbers == nil ? values[index] : .int(index)) else { continue }
        if let test, try test(&session) != .bool(true) { continue }
        switch try body(&session) {
        case .next, .continues, .falls: continue
        case .breaks: return .next
        case .returns(let value): return .returns(value)
        }
      }
      return .next
    }
  }

  static func check(
    switch subject: Expression, _ cases: [SwitchCase], _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Action
  {
    let value = try checker.checkOpen(subject)
    let slot = checker.contexts[checker.contexts.count - 1].slot()
    let item = Checked(value.type, value.range) { session throws(Problem) in session.local(slot) }
    var branches: [SwitchBranch] = []
    for one in cases {
      branches.append(
        try checker.inBlock { checker throws(Problem) in
          try ControlFlow.check(switchCase: one, item, in: &checker)
        })
    }
    try requireExhaustive(value.type, cases, range, in: checker)
    let (code, all) = (value.code, branches)
    return { session throws(Problem) in
      session.runtime.stack[session.runtime.base + slot] = try code(&session)
      var falls = false
      for branch in all {
        var holds = falls || branch.tests.isEmpty
        for test in branch.tests where !holds { holds = try test(&session) }
        guard holds else { continue }
        let flow = try branch.body(&session)
        switch flow {
        case .falls: falls = true
        case .breaks: return .next
        default: return flow
        }
      }
      return .next
    }
  }

  private static func check(switchCase one: SwitchCase, _ item: Checked, in checker: inout Checker)
    throws(Problem) -> SwitchBranch
  {
    var tests: [Test] = []
    for (pattern, condition) in one.patterns {
      let match = try Patterns.match(item, pattern, in: &checker)
      guard let condition else {
        tests.append(match)
        continue
      }
      let code = try checker.check(condition, expecting: .bool).code
      let both: Test = { session throws(Problem) in
        guard try match(&session) else { return false }
        return try code(&session) == .bool(true)
      }
      tests.append(both)
    }
    return SwitchBranch(tests: tests, body: try checker.check(block: one.body))
  }

  /// Refuses a `switch` over an enum that leaves out a case.
  private static func requireExhaustive(
    _ type: Type, _ cases: [SwitchCase], _ range: SourceRange, in checker: Checker
  ) throws(Problem) {
    guard !cases.contains(where: { $0.patterns.isEmpty }), let info = checker.session.info(type),
      !info.cases.isEmpty,
      !info.isApple
    else { return }
    var covered: Set<String> = []
    for one in cases {
      for (pattern, condition) in one.patterns where condition == nil {
        switch pattern.kind {
        case .anything, .binding: return
        case .enumCase(let name, _), .expression(let name):
          if case .implicitMember(let word) = name.kind { covered.insert(word.text) }
          if case .member(_, let word) = name.kind { covered.insert(word.text) }
          if case .name(let word) = name.kind { covered.insert(word.text) }
        default: return
        }
      }
    }
    let missing = info.cases.map(\.name).filter { !covered.contains($0) }
    guard let first = missing.first else { return }
    throw checker.problem(
      "the `switch` leaves out `.\(first)`", at: range, suggestion: "add `case .\(first):`, or `default:`")
  }
}
