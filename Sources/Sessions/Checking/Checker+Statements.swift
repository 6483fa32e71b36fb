import Syntax

extension Checker {
  package mutating func check(statements: [Statement]) throws(Problem) -> Action {
    try requireDistinct(statements)
    let statements = isInFunction ? statements.flatMap(\.cancelling) : statements
    var (actions, awaited): ([Action], [[Int]]) = ([], [])
    for (index, statement) in statements.enumerated() {
      let before = contexts[last].awaited.count
      if case .defer(let block) = statement.kind {
        actions.append(try check(defer: block, behind: Array(statements[(index + 1)...])))
      } else {
        actions.append(try check(statement: statement))
      }
      awaited.append(Array(contexts[last].awaited[before...]))
      if case .defer = statement.kind { break }
      if case .guard(let conditions, _) = statement.kind, conditions.requiresUnknownVersion { break }
    }
    return sequence(actions, awaiting: awaited)
  }

  /// `defer { … }`: runs the rest of the block, then the deferred block, even if the rest leaves early or fails.
  private mutating func check(defer block: Block, behind rest: [Statement]) throws(Problem) -> Action {
    let silent = contexts[last].silent
    // A `defer` in an initialiser does call observers.
    if contexts[last].isInitializer { contexts[last].silent = [] }
    let later = try check(block: block)
    contexts[last].silent = silent
    let action = try check(statements: rest)
    return around(
      action,
      failed: { session, error throws(Problem) in
        if error.kind != .waiting { _ = try later(&session) }
        return nil
      },
      then: { session, flow throws(Problem) in
        _ = try later(&session)
        return flow
      })
  }

  /// Checks `{ … }`, which has its own scope.
  package mutating func check(block: Block) throws(Problem) -> Action {
    try inBlock { checker throws(Problem) in
      if let expected = checker.contexts.last?.branchResults.last, block.givesValue {
        return try checker.branch(block.statements[0], expected)
      }
      return try checker.check(statements: block.statements)
    }
  }

  /// Checks a branch of an `if` or `switch` whose value is used.
  private mutating func branch(_ statement: Statement, _ expected: Type?) throws(Problem) -> Action {
    guard case .expression(let expression) = statement.kind else { return try check(statement: statement) }
    let value = try check(expression, expecting: expected)
    if expected == nil { contexts[last].branchResults[contexts[last].branchResults.count - 1] = value.type }
    return { session throws(Problem) in .returns(try value.code(&session)) }
  }

  package mutating func check(statement: Statement) throws(Problem) -> Action {
    try refuseInBuilder(statement)
    let (range, exits) = (statement.range, contexts[last].labels)
    contexts[last].labels += statement.exits
    contexts[last].roles.remove(.awaiting)
    defer { contexts[last].labels = exits }
    switch statement.kind {
    case .expression(let expression):
      return contexts[last].roles.contains(.builder)
        ? try check(item: expression) : try check(alone: expression)
    case .assignment(let target, let sign, let value): return try check(assign: target, sign, value, range)
    case .variable(let declaration): return try check(variable: declaration)
    case .function, .type, .typealias: return try check(declaration: statement)
    case .cases(let cases): throw problem("a `case` stands in an enum or a switch", at: cases[0].name.range)
    case .import: return { _ in .next }
    case .if(let conditions, let block, let otherwise): return try check(if: conditions, block, otherwise)
    case .guard(let conditions, let block): return try check(guard: conditions, block)
    case .switch(let subject, let cases):
      if let empty = cases.first(where: \.body.statements.isEmpty) {
        throw problem(
          "a `case` does something", at: empty.patterns.last?.pattern.range ?? empty.body.range,
          suggestion: "write `break` where there is nothing to do")
      }
      return try check(switch: subject, cases, range)
    case .while(let conditions, let block): return try check(while: conditions, block, range)
    case .repeatWhile(let block, let condition): return try check(repeat: block, condition, range)
    case .for(let pattern, let sequence, let condition, let block):
      return try check(for: pattern, sequence, condition, block, range)
    case .return(let value): return try check(return: value, range)
    case .break:
      guard exits.contains("break") else {
        throw problem("`break` stands in a loop or a `switch`", at: range)
      }
      return { _ in .breaks }
    case .continue:
      guard exits.contains("continue") else { throw problem("`continue` stands in a loop", at: range) }
      return { _ in .continues }
    case .fallthrough: return { _ in .falls }
    case .labelled(let label, let inner): return try check(inner, labelled: label)
    case .leave(let label):
      guard contexts[last].labels.contains(label) else {
        throw problem("there is no such label around this", at: range)
      }
      return { _ in .leaves(label) }
    case .defer(let block), .block(let block): return try check(block: block)
    case .throw(let error): return try check(throw: error, range)
    case .catching(let block, let catches): return try check(do: block, catches, range)
    // A name in scope wins over a command of one word.
    case .verb(let verb) where verb.isAlone && isVariable(verb.head):
      return try check(alone: .name(verb.head, verb.headRange))
    case .verb(let verb): return try check(verb: verb).asStatement
    }
  }

  /// `outer: for …`: a statement that `break outer` leaves.
  private mutating func check(_ inner: Statement, labelled label: String) throws(Problem) -> Action {
    contexts[last].labels.append(label)
    defer { contexts[last].labels.removeLast() }
    return around(
      try check(statement: inner),
      then: { _, flow in if case .leaves(label) = flow { .next } else { flow } })
  }

  package mutating func check(verb: VerbStatement) throws(Problem) -> Checked {
    guard let kind = session.language.kind(verb.head) else {
      throw problem("`\(verb.head)` is no statement here", at: verb.headRange)
    }
    if kind.context == .topLevel, !isTopLevel { throw notAtTopLevel(verb) }
    if kind.context == .outsideTurn, isInFunction || isInTurn {
      throw problem("`\(verb.head)` comes from outside the app, and is a turn of its own", at: verb.headRange)
    }
    verbs.append(verb)
    let (checked, place) = (try kind.check(verb, &self), place(verb.range))
    var counted = checked
    counted.code = { session throws(Problem) in
      try session.step(place)
      return try checked.code(&session)
    }
    if let action = checked.action {
      counted.action = { session throws(Problem) in
        try session.step(place)
        return try action(&session)
      }
    }
    return counted
  }

  func notAtTopLevel(_ verb: VerbStatement) -> Problem {
    problem("`\(verb.head)` stands only at top level", at: verb.headRange)
  }

  /// An expression as a statement: outside functions its value is printed.
  private mutating func check(alone expression: Expression) throws(Problem) -> Action {
    if case .name(let name) = expression.kind, try find(name) == nil {
      // Inside a block, the parser reads `relaunch` as a name.
      let kind = session.language.kind(name.text)
      guard let kind, kind.context == .outsideTurn, kind.syntax.isCommand else {
        throw unknown(name, expecting: nil, isAlone: true)
      }
      return try check(verb: VerbStatement(word: name)).asStatement
    }
    let checked = try checkUnfitted(expression)
    if case .function = checked.type, case .member(_, let name) = expression.kind {
      throw problem(
        "`\(name.text)` is a function, and is not called", at: name.range,
        suggestion: "write `\(name.text)()`")
    }
    if checked.type == .optional(.void), contexts[last].isInitializer {
      // If `self.init(text)` fails, the initialiser that calls it fails too.
      return { session throws(Problem) in
        try checked.code(&session) == .nothing ? .returns(.nothing) : .next
      }
    }
    let isCall = isCall(expression, checked)
    let isQuiet = isInFunction || checked.type == .void || isCall
    return { session throws(Problem) in
      let value = try checked.code(&session)
      if !isQuiet, value != .void, value != .kept(""), session.runtime.budget.depth == 0 {
        session.show(value)
      }
      return .next
    }
  }

  /// Whether it is a call whose result is usually ignored, such as a registration.
  private func isCall(_ expression: Expression, _ checked: Checked) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    if ["UITraitChangeRegistration", "Task"].contains(checked.type.name) { return true }
    // Methods that change a list or text have results that are usually ignored.
    if case .member(let base, let name) = callee.kind, name.text != "init",
      case var trial = self, let owner = (try? trial.checkUnfitted(base))?.type.wrapped,
      let members = session.callables(name.text, of: owner),
      members.contains(where: { $0.isRow && $0.resolved.signature.isMutating })
    {
      return true
    }
    guard let name = callee.lastName?.text else { return false }
    return session.definitions.functions.contains {
      $0.declaration.name.text == name
        && $0.declaration.modifiers.attributes.contains { $0.name.text == "discardableResult" }
    }
  }

  /// Checks `a = b` and `a += b`.
  package mutating func check(
    assign target: Expression, _ sign: Name, _ value: Expression, _ range: SourceRange
  ) throws(Problem) -> Action {
    if target.isNamed("_") { return try checkUnfitted(value).asStatement }
    if let (storage, made) = firstWrapped(target, value) {
      return try check(assign: storage, sign, made, range)
    }
    let place = try check(assigned: target)
    guard let store = place.store else { throw unassignable(place) }
    if contexts[last].isInitializer {
      contexts[last].roles.formUnion(target.ownProperties.map { .assigned($0) })
    }
    var new: Checked
    if sign.text == "=" {
      new = try check(value, expecting: place.type)
      if place.type.isUntold { refine(target, as: new.type.wrapped) }
    } else {
      new = try checkUnfitted(value, expecting: place.type)
      if var own = try ownOperator(sign, [place, new], range) {
        own.before = place.before
        return own.opened.asStatement
      }
      let plain = Name(String(sign.text.dropLast()), sign.range)
      let (added, slot) = (new, contexts[last].slot())
      if new.literal == nil { new = Checked(new.type, new.range) { session in session.local(slot) } }
      new = try fit(try calculation(unwrapped(place), plain, new, range), to: place.type)
      if added.literal == nil {
        // The place is read after the added value is computed, because that may change the place.
        let sum = new.code
        new.code = { session throws(Problem) in
          session.initializeLocal(slot, try added.code(&session))
          return try sum(&session)
        }
      }
    }
    let (code, mark, written) = (new.code, self.place(range), text(target.range))
    let isTold = !isInFunction
    return { session throws(Problem) in
      try session.step(mark)
      let notes = session.runtime.overrideNotes.count
      var value = Value.nothing
      do throws(Problem) {
        try place.before?(&session)
        value = try code(&session)
        try store(&session, value)
      } catch {
        guard place.isChained, error.kind == .chainEnd else { throw error }
      }
      if isTold, session.runtime.budget.depth == 0, session.runtime.overrideNotes.count == notes {
        session.confirm("\(written) = ", value)
      }
      return .next
    }
  }

  /// Checks the left side of an assignment; `_` may stand in a tuple, as in `(a, _) = pair`.
  private mutating func check(assigned target: Expression) throws(Problem) -> Checked {
    if let draft = try draftPlace(target) { return draft }
    guard case .tuple = target.kind else { return try check(place: target) }
    return try inBlock { checker throws(Problem) in
      checker.contexts[checker.last].declare("_", .any, isConstant: false)
      return try checker.check(place: target)
    }
  }

  /// `theme = bold` and `[Theme] = bold` in a block of traits, where the trait wins over a variable of the same name.
  private mutating func draftPlace(_ target: Expression) throws(Problem) -> Checked? {
    guard let draft = contexts[last].implicit.last(where: { $0.type == .named("UIMutableTraits") }) else {
      return nil
    }
    switch target.kind {
    case .array(let keys) where keys.count == 1:
      return traitKey(keys[0]).flatMap { traitSubscript($0, of: read(draft, target.range), target.range) }
    case .name(let name)
    where contexts[last].blocks.find(name.text) == nil && session.member(name.text, of: draft.type) != nil:
      shortForms[name.range] = "\(draft.name).\(name.text)"
      return try member(name, of: read(draft, name.range), name.range)
    default: return nil
    }
  }

  package func unassignable(_ checked: Checked) -> Problem {
    let written = text(checked.range)
    if case .trait = checked.role {
      let input = written.replacing("traitCollection.", with: "traitOverrides.")
      return problem(
        "`\(written)` is what all overrides come to, and cannot be set; setting it is spelled otherwise",
        at: checked.range, suggestion: "write `\(input == written ? "override " : "")\(input) = …`")
    }
    return problem(
      checked.fixed?.why ?? "`\(written)` cannot be assigned", at: checked.range,
      suggestion: checked.type == .named("Presentation")
        ? "`\(written).isPresented = …` presents or dismisses it" : checked.fixed?.instead)
  }
}
