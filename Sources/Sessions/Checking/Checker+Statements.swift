import Syntax

extension Checker {
  /// Statements, one after the other.
  package mutating func check(statements: [Statement]) throws(Problem) -> Action {
    var actions: [Action] = []
    for (index, statement) in statements.enumerated() {
      if case .defer(let block) = statement.kind {
        actions.append(try check(defer: block, behind: Array(statements[(index + 1)...])))
        break
      }
      actions.append(try check(statement: statement))
    }
    let all = actions
    if all.count == 1 { return all[0] }
    return { session throws(Problem) in
      for action in all {
        let flow = try action(&session)
        if case .next = flow { continue }
        return flow
      }
      return .next
    }
  }

  /// `defer { … }`: the rest of the block, then what was put off, also where the rest is left early or fails.
  private mutating func check(defer block: Block, behind rest: [Statement]) throws(Problem) -> Action {
    let later = try check(block: block)
    let action = try check(statements: rest)
    return { session throws(Problem) in
      let flow: Flow
      do throws(Problem) { flow = try action(&session) } catch {
        _ = try later(&session)
        throw error
      }
      _ = try later(&session)
      return flow
    }
  }

  /// `{ … }`, with names of its own.
  package mutating func check(block: Block) throws(Problem) -> Action {
    try inBlock { checker throws(Problem) in
      if let expected = checker.contexts.last?.branchResults.last, block.givesValue {
        return try checker.branch(block.statements[0], expected)
      }
      return try checker.check(statements: block.statements)
    }
  }

  /// The value of a branch of `if` or `switch` where a value is expected.
  private mutating func branch(_ statement: Statement, _ expected: Type?) throws(Problem) -> Action {
    guard case .expression(let expression) = statement.kind else { return try check(statement: statement) }
    let checked = try checkOpen(expression, expecting: expected)
    let fitted = try expected.map { type throws(Problem) in try fit(checked, to: type) } ?? checked
    let last = contexts.count - 1
    if expected == nil { contexts[last].branchResults[contexts[last].branchResults.count - 1] = fitted.type }
    let code = fitted.code
    return { session throws(Problem) in .returns(try code(&session)) }
  }

  /// One statement.
  package mutating func check(statement: Statement) throws(Problem) -> Action {
    try refuseInBuilder(statement)
    switch statement.kind {
    case .expression(let expression):
      return contexts.last?.isBuilder == true ? try check(item: expression) : try check(alone: expression)
    case .assignment(let target, let sign, let value):
      return try check(assign: target, sign, value, statement.range)
    case .variable(let declaration):
      return try Variables.check(variable: declaration, statement.range, in: &self)
    case .function, .type, .typealias: return try TypeDeclarations.check(declaration: statement, in: &self)
    case .cases(let cases): throw problem("a `case` stands in an enum or a switch", at: cases[0].name.range)
    case .import: return { _ throws(Problem) in .next }
    case .if(let conditions, let block, let otherwise):
      return try ControlFlow.check(if: conditions, block, otherwise, in: &self)
    case .guard(let conditions, let block): return try ControlFlow.check(guard: conditions, block, in: &self)
    case .switch(let subject, let cases):
      return try ControlFlow.check(switch: subject, cases, statement.range, in: &self)
    case .while(let conditions, let block):
      return try ControlFlow.check(while: conditions, block, statement.range, in: &self)
    case .repeatWhile(let block, let condition):
      return try ControlFlow.check(repeat: block, condition, statement.range, in: &self)
    case .for(let pattern, let sequence, let condition, let block):
      return try ControlFlow.check(for: pattern, sequence, condition, block, statement.range, in: &self)
    case .return(let value): return try check(return: value, statement.range)
    case .break: return { _ throws(Problem) in .breaks }
    case .continue: return { _ throws(Problem) in .continues }
    case .fallthrough: return { _ throws(Problem) in .falls }
    case .defer(let block): return try check(block: block)
    case .block(let block): return try check(block: block)
    case .throw(let error): return try ErrorHandling.check(throw: error, statement.range, in: &self)
    case .catching(let block, let catches):
      return try ErrorHandling.check(block, catches, statement.range, in: &self)
    case .verb(let verb):
      let checked = try check(verb: verb)
      if let action = checked.action { return action }
      let code = checked.code
      return { session throws(Problem) in
        _ = try code(&session)
        return .next
      }
    }
  }

  /// A statement of the playground.
  package mutating func check(verb: VerbStatement) throws(Problem) -> Checked {
    guard let kind = session.language.kind(verb.head) else {
      throw problem("`\(verb.head)` is no statement here", at: verb.headRange)
    }
    if kind.standing == .topLevel, !isTopLevel {
      throw problem("`\(kind.title)` stands only at top level", at: verb.headRange)
    }
    switch kind.run {
    case .check(let check):
      let checked = try check(verb, &self)
      let (code, place) = (checked.code, place(verb.range))
      var counted = checked
      counted.code = { session throws(Problem) in
        try session.step(place)
        return try code(&session)
      }
      if let action = checked.action {
        counted.action = { session throws(Problem) in
          try session.step(place)
          return try action(&session)
        }
      }
      return counted
    case .command: throw problem("`\(kind.title)` stands only at top level", at: verb.headRange)
    }
  }

  /// An expression alone: its value is printed.
  ///
  /// In a function, only the effect counts.
  private mutating func check(alone expression: Expression) throws(Problem) -> Action {
    let checked = try checkOpen(expression)
    let code = checked.code
    let isQuiet = contexts.count > 1 || checked.type == .void || isCall(expression, checked)
    return { session throws(Problem) in
      let value = try code(&session)
      if !isQuiet, value != .void, session.runtime.budget.depth == 0 { session.show(value) }
      return .next
    }
  }

  /// Whether it is a call whose result nobody asked for, such as a registration.
  private func isCall(_ expression: Expression, _ checked: Checked) -> Bool {
    guard case .call(let callee, _, _) = expression.kind else { return false }
    if checked.type == .named("UITraitChangeRegistration") { return true }
    switch callee.kind {
    case .name(let name), .member(_, let name):
      return session.definitions.functions.contains {
        $0.declaration.name.text == name.text
          && $0.declaration.modifiers.attributes.contains { $0.name.text == "discardableResult" }
      }
    default: return false
    }
  }

  /// `a = b`, `a += b`.
  package mutating func check(
    assign target: Expression, _ sign: Name, _ value: Expression, _ range: SourceRange
  ) throws(Problem) -> Action {
    if case .name(let name) = target.kind, name.text == "_" {
      let code = try checkOpen(value).code
      return { session throws(Problem) in
        _ = try code(&session)
        return .next
      }
    }
    let place: Checked
    if let draft = try draftPlace(target) { place = draft } else { place = try checkChain(target) }
    guard let store = place.store else { throw unassignable(place) }
    let new: Checked
    if sign.text == "=" {
      new = try check(value, expecting: place.type)
    } else {
      let right = try checkOpen(value, expecting: place.type)
      if let code = OwnOperators.check(sign, [place, right], range, in: self)?.code {
        return { session throws(Problem) in
          _ = try code(&session)
          return .next
        }
      }
      let plain = Name(String(sign.text.dropLast()), sign.range)
      if let own = OwnOperators.check(plain, [place, right], range, in: self) {
        new = try fit(own, to: place.type)
      } else {
        new = try fit(try Operators.arithmetic(place, plain, right, range, in: self), to: place.type)
      }
    }
    let (code, isChained) = (new.code, place.isChained)
    let mark = self.place(range)
    let (isTold, written) = (contexts.count == 1, text(target.range))
    return { session throws(Problem) in
      try session.step(mark)
      let value = try code(&session)
      let notes = session.runtime.overrideNotes.count
      do throws(Problem) { try store(&session, value) } catch {
        guard isChained, error.kind == .chainEnd else { throw error }
      }
      if isTold, session.runtime.budget.depth == 0, session.runtime.overrideNotes.count == notes {
        session.confirm("\(written) = ", value)
      }
      return .next
    }
  }

  /// `theme = bold` and `[Theme] = bold` in a block of traits: the trait comes before a variable of that name.
  private mutating func draftPlace(_ target: Expression) throws(Problem) -> Checked? {
    if case .array(let keys) = target.kind, keys.count == 1,
      let index = try NameLookup.traitKey(keys[0], in: &self),
      let draft = contexts[contexts.count - 1].implicit.last(where: { $0.type == .named("UIMutableTraits") })
    {
      return Subscripts.traitSubscript(index, of: read(draft, target.range), target.range, in: &self)
    }
    guard case .name(let name) = target.kind, contexts[contexts.count - 1].find(name.text) == nil else {
      return nil
    }
    for implicit in contexts[contexts.count - 1].implicit.reversed()
    where implicit.type == .named("UIMutableTraits") {
      guard session.member(name.text, of: implicit.type) != nil else { continue }
      return try Members.member(name, of: read(implicit, name.range), name.range, in: &self)
    }
    return nil
  }

  package func unassignable(_ checked: Checked) -> Problem {
    if case .trait(_, _) = checked.role {
      let written = text(checked.range)
      return problem(
        "`\(written)` is what all overrides come to, and cannot be set; setting it is spelled otherwise",
        at: checked.range, suggestion: "write `override \(written) = …`")
    }
    return problem(checked.fixed ?? "this cannot be assigned", at: checked.range)
  }

  /// The text of a range.
  package func text(_ range: SourceRange) -> String { source.text(range) }

  private mutating func check(return value: Expression?, _ range: SourceRange) throws(Problem) -> Action {
    let last = contexts.count - 1
    guard last > 0 || contexts[last].result != nil else {
      throw problem("`return` stands in a function", at: range)
    }
    guard let value else { return { _ throws(Problem) in .returns(.void) } }
    let wanted = contexts[last].result ?? contexts[last].returned
    let checked = try check(value, expecting: wanted == .void ? nil : wanted)
    if contexts[last].result == nil { contexts[last].returned = checked.type }
    let code = checked.code
    return { session throws(Problem) in .returns(try code(&session)) }
  }
}
