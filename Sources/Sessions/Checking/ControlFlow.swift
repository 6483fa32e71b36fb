import Syntax
import Traits

/// A condition that is evaluated when the code runs.
package typealias Test = @Sendable (inout Session) throws(Problem) -> Bool

func all(_ tests: [Test]) -> Test {
  { session throws(Problem) in
    for test in tests { guard try test(&session) else { return false } }
    return true
  }
}

extension Flow {
  /// The flow after a loop whose body ended this way; nil if the loop continues.
  package var endOfLoop: Flow? {
    switch self {
    case .next, .continues, .falls, .again: nil
    case .breaks: .next
    case .returns, .leaves: self
    }
  }
}

extension [Condition] {
  /// Whether they require a version that is newer than all known ones, so that their code is left out as with `#if`.
  var requiresUnknownVersion: Bool {
    contains { condition in
      guard case .available(let versions, negated: false, _) = condition else { return false }
      return versions.contains { $0.platform.text == "iOS" && Int($0.version) > SystemVersion.iOS26.rawValue }
    }
  }
}

// Conditions, branches and loops.
extension Checker {
  /// Checks conditions of `if`, `guard` or `while`, which must all hold, and declares their bindings in the current block.
  package mutating func check(conditions: [Condition]) throws(Problem) -> Test {
    all(try conditions.map { condition throws(Problem) in try check(condition: condition) })
  }

  mutating func check(test: Expression) throws(Problem) -> Test {
    let code = try check(test, expecting: .bool).code
    return { session throws(Problem) in try code(&session) == .bool(true) }
  }

  private mutating func check(condition: Condition) throws(Problem) -> Test {
    switch condition {
    case .expression(let expression): return try check(test: expression)
    case .available(let versions, let negated, _):
      let wanted = versions.first { $0.platform.text == "iOS" }?.version ?? 0
      return { session in (Double(session.systemVersion) >= wanted) != negated }
    case .pattern(let pattern, let value):
      // The value is evaluated once, even if the pattern uses it several times.
      let (value, slot) = (try checkUnfitted(value), contexts[last].slot())
      let test = try match(Checked(value.type, value.range) { session in session.local(slot) }, pattern)
      return { session throws(Problem) in
        session.initializeLocal(slot, try value.code(&session))
        return try test(&session)
      }
    case .binding(let name, let isConstant, let syntax, let value):
      let source = value ?? .name(name)
      let expected = try syntax.map { type throws(Problem) in Type.optional(try resolve(type)) }
      let checked = try checkUnfitted(source, expecting: expected)
      // An expression that is kept without effect may have any type.
      guard checked.type.isOptional || checked.type == .any else {
        throw problem(
          "\(named(checked.type)) is never nil here, so there is nothing to ask", at: source.range,
          suggestion: value == nil ? "leave it out" : "`let \(name.text) = …` before it is enough")
      }
      let slot = contexts[last].declare(name.text, checked.type.wrapped, isConstant: isConstant).slot
      return { session throws(Problem) in
        let value = try checked.code(&session)
        session.initializeLocal(slot, value.unwrapped)
        return value != .nothing
      }
    }
  }

  /// Checks conditions and their block, which sees their bindings.
  private mutating func check(_ conditions: [Condition], _ block: Block) throws(Problem) -> (Test, Action) {
    try inBlock { checker throws(Problem) in
      (try checker.check(conditions: conditions), try checker.check(block: block))
    }
  }

  mutating func check(if conditions: [Condition], _ block: Block, _ otherwise: Statement?) throws(Problem)
    -> Action
  {
    let requiresUnknownVersion = conditions.requiresUnknownVersion
    let (test, yes) = try requiresUnknownVersion ? ({ _ in false }, { _ in .next }) : check(conditions, block)
    let no = try otherwise.map { statement throws(Problem) in
      try inBlock { checker throws(Problem) in try checker.check(statement: statement) }
    }
    return { session throws(Problem) in
      if try test(&session) { return try yes(&session) }
      return try no?(&session) ?? .next
    }
  }

  mutating func check(guard conditions: [Condition], _ block: Block) throws(Problem) -> Action {
    guard block.leaves(breaks: true, continues: true) || neverReturns(block, breaks: true) else {
      throw problem(
        "the `else` of a `guard` must leave the block", at: block.range, suggestion: "end it with `return`")
    }
    let otherwise = try check(block: block)
    if conditions.requiresUnknownVersion { return otherwise }
    let test = try check(conditions: conditions)
    let bound = declaresGlobals ? try globalsOfGuard(block.range) : []
    return { session throws(Problem) in
      if try test(&session) {
        for (local, var variable) in bound {
          variable.value = session.local(local.slot)
          session.add(variable, local.name)
        }
        return .next
      }
      return try otherwise(&session)
    }
  }

  /// Makes the bindings of a `guard` at top level variables of the session.
  private mutating func globalsOfGuard(_ range: SourceRange) throws(Problem) -> [(Local, Variable)] {
    let locals = contexts[0].blocks[0].values.sorted(on: \.slot)
    contexts[0].blocks[0] = [:]
    return try locals.map { local throws(Problem) in
      try session.requireFreeName(local.name, place(range))
      let variable = Variable(type: local.type, isConstant: local.isConstant, value: .void, order: -1)
      session.variables[local.name] = variable
      return (local, variable)
    }
  }

  mutating func check(while conditions: [Condition], _ block: Block, _ range: SourceRange) throws(Problem)
    -> Action
  {
    let before = contexts[last].awaited.count
    let (test, body) = try check(conditions, block)
    return loop(test, body, from: nil, Array(contexts[last].awaited[before...]), range)
  }

  mutating func check(repeat block: Block, _ condition: Expression, _ range: SourceRange) throws(Problem)
    -> Action
  {
    let body = try check(block: block)
    let before = contexts[last].awaited.count
    let test = try check(test: condition)
    try requireNoAwait(since: before, condition.range)
    return loop(test, body, from: body, [], range)
  }

  /// Runs a body as long as a test holds; the action `first` of a `repeat` runs before the first test.
  private func loop(
    _ test: @escaping Test, _ body: @escaping Action, from first: Action?, _ awaited: [Int],
    _ range: SourceRange
  ) -> Action {
    let place = place(range)
    @Sendable func run(_ session: inout Session, _ inner: Action?) throws(Problem) -> Flow {
      var inner = inner
      while true {
        if inner == nil {
          guard try test(&session) else { return .next }
          for slot in awaited { session.initializeLocal(slot, .void) }
        }
        try session.step(place)
        do throws(Problem) {
          if let end = try (inner ?? body)(&session).endOfLoop { return end }
        } catch { throw session.left(error, then: run) }
        inner = nil
      }
    }
    return { session throws(Problem) in try run(&session, first) }
  }

  mutating func check(
    for pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ block: Block,
    _ range: SourceRange
  ) throws(Problem) -> Action {
    let list = unwrapped(try checkUnfitted(sequence))
    let isOwn = list.type.name.map { session.isKind($0, of: "Sequence") } ?? false
    if isOwn && session.isIterated(list.type) || session.member("makeAsyncIterator", of: list.type) != nil {
      return try check(block: iteratorLoop(sequence, of: list.type, for: pattern, condition, block, range))
    }
    guard let element = session.element(of: list.type), list.type != .range(of: .double) else {
      throw problem("expected a list, found \(named(list.type))", at: list.range)
    }
    let (slot, test, body) = try inBlock { checker throws(Problem) in
      let slot = checker.contexts[checker.last].declare("for", element).slot
      let item = Checked(element, pattern.range) { session in session.local(slot) }
      var tests = [try checker.match(item, pattern)]
      let before = checker.contexts[checker.last].awaited.count
      if let condition {
        tests.append(try checker.check(test: condition))
        try checker.requireNoAwait(since: before, condition.range)
      }
      return (slot, all(tests), try checker.check(block: block))
    }
    let place = place(range)
    /// `numbers` are the indices of the values or, without values, the integers of a range.
    @Sendable func run(
      _ session: inout Session, _ numbers: Range<Int>, of values: [Value]?, _ inner: Action?
    ) throws(Problem) -> Flow? {
      for index in numbers {
        var action = body
        if let inner, index == numbers.lowerBound {
          action = inner
        } else {
          try session.step(place)
          session.initializeLocal(slot, values?[index] ?? .int(index))
          guard try test(&session) else { continue }
        }
        do throws(Problem) {
          if let end = try action(&session).endOfLoop { return end }
        } catch {
          throw session.left(error) { session, inner throws(Problem) in
            try run(&session, index..<numbers.upperBound, of: values, inner) ?? .next
          }
        }
      }
      return nil
    }
    return { session throws(Problem) in
      let subject = try list.code(&session)
      if let numbers = session.numbers(subject) { return try run(&session, numbers, of: nil, nil) ?? .next }
      if var iterator = try session.iterator(of: subject) {
        while let next = try session.next(&iterator) {
          if let end = try run(&session, 0..<1, of: [next], nil) { return end }
        }
        return .next
      }
      let values = try session.elements(subject)
      return try run(&session, 0..<values.count, of: values, nil) ?? .next
    }
  }

  mutating func check(switch subject: Expression, _ cases: [SwitchCase], _ range: SourceRange)
    throws(Problem) -> Action
  {
    let value = try checkUnfitted(subject)
    let slot = contexts[last].slot()
    let item = Checked(value.type, value.range) { session in session.local(slot) }
    let branches = try cases.map { one throws(Problem) in
      try inBlock { checker throws(Problem) in
        let tests = try one.patterns.map { pattern, condition throws(Problem) in
          let match = try checker.match(item, pattern)
          let condition = try condition.map { test throws(Problem) in try checker.check(test: test) }
          return condition.map { all([match, $0]) } ?? match
        }
        return (tests, try checker.check(block: one.body))
      }
    }
    try requireExhaustive(value.type, cases, range)
    // A case that falls through runs the next one.
    var runs: [Action] = []
    var next: Action = { _ in .next }
    for (_, body) in branches.reversed() {
      next = around(
        body,
        then: { [next] session, flow throws(Problem) in
          if case .falls = flow { return try next(&session) }
          return if case .breaks = flow { .next } else { flow }
        })
      runs.append(next)
    }
    let choices = Array(zip(branches, runs.reversed()))
    return { session throws(Problem) in
      session.initializeLocal(slot, try value.code(&session))
      for ((tests, _), run) in choices {
        // `default` has no tests.
        var holds = tests.isEmpty
        for test in tests where !holds { holds = try test(&session) }
        if holds { return try run(&session) }
      }
      return .next
    }
  }
}
