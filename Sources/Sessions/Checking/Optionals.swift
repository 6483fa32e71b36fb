import Syntax

// Expressions that test for nil or for a type: `?.`, `!`, `??`, `as?`, `is`.
extension Checker {
  mutating func coalesce(_ left: Expression, _ right: Expression, _ site: Site) throws(Problem) -> Checked {
    let alone = try checkUnfitted(left, expecting: site.expected.map { .optional($0.wrapped) })
    let isOpen = alone.type.wrapped.isParameter && alone.type != .nothing && site.expected == nil
    let first =
      try isOpen
      ? checkUnfitted(left, expecting: .optional(checkUnfitted(right).type.wrapped)) : alone
    if session.definitions.freeFunctions["??"] != nil, !first.type.isOptional,
      let own = try ownOperator(Name("??", site.range), [first, checkUnfitted(right)], site.range)
    {
      return own
    }
    // Of `Result<Int, Failure>` the left side may tell less than what is expected.
    var wanted = first.type.wrapped.isOpen ? site.expected : first.type.wrapped
    if let expected = site.wanted, let name = expected.name, name == wanted?.name { wanted = expected }
    // `?? nil` turns a nested optional into a plain one.
    if case .nothing = right.kind {
      let type = first.type.wrapped.isOptional ? first.type.wrapped : first.type
      return first.map(type, site.range) { _, value in value.unwrapped }
    }
    let second = try checkUnfitted(right, expecting: wanted)
    let type =
      try second.type.isOptional ? second.type : common(first.type.wrapped, second.type, at: second.range)
    let fallback = try fit(second, to: type).code
    var value = first.map(type, site.range) { session, value throws(Problem) in
      value == .nothing ? try fallback(&session) : type == first.type ? value : value.unwrapped
    }
    value.isForced = second.isForced
    return value
  }

  /// `a?` in a chain: if the value is nil, the rest is skipped and the whole chain is nil.
  mutating func check(chained base: Expression, _ range: SourceRange) throws(Problem) -> Checked {
    // `[Int]?.none`
    if case .array(let elements) = base.kind, elements.count == 1,
      case .metatype(let type) = try checkUnfitted(elements[0]).type
    {
      return Checked(naming: .optional(.list(type)), range)
    }
    let checked = try checkUnfitted(base, expecting: nil, in: implicitMemberType)
    // `Int?.none`, `Item.Color?.none`, `Set<Int>?.none`
    if case .metatype(let type) = checked.type { return Checked(naming: .optional(type), range) }
    var unwrapped = present(try optional(checked, range, "?"), or: .chainEnded)
    unwrapped.range = range
    unwrapped.isChained = true
    return unwrapped
  }

  mutating func check(forced base: Expression, _ site: Site) throws(Problem) -> Checked {
    // `let store: Store = resolve()!`
    let isCall = if case .call = base.kind { true } else { false }
    let wanted = isCall ? site.wanted.map { Type.optional($0) } : nil
    return forced(
      try optional(checkUnfitted(base, expecting: wanted, in: implicitMemberType), site.range, "!"))
  }

  /// Checks the operand of a `?` or `!`, which must be optional.
  private mutating func optional(_ checked: Checked, _ range: SourceRange, _ sign: String) throws(Problem)
    -> Checked
  {
    if checked.type.isOptional { return checked }
    // An expression that is kept without effect may have any type.
    if checked.type == .any { return try fit(checked, to: .optional(.any)) }
    throw problem(
      "\(named(checked.type)) is never nil here, so `\(sign)` says nothing", at: range,
      suggestion: "leave it out")
  }

  /// Unwraps an optional; it is an error if that is nil.
  func forced(
    _ checked: Checked, because problem: String = "this is nil, and `!` says that it never is"
  ) -> Checked {
    present(checked, or: Problem(problem, at: place(checked.range)))
  }

  /// Unwraps a value whose type ends in `!`, where a value is needed.
  func unwrapped(_ checked: Checked) -> Checked {
    guard checked.isForced else { return checked }
    let isInterface = session.isEnvironment(checked.type.wrapped)
    let made =
      "nothing has set it, and there is no storyboard here that would: write `= \(checked.type.wrapped)()` where it is declared"
    let unset = problem(
      "`\(text(checked.range))` is nil, and the `!` of its type says that it never is", at: checked.range,
      suggestion: isInterface ? made : nil)
    return present(checked, or: unset)
  }

  private func present(_ checked: Checked, or problem: Problem) -> Checked {
    guard case .optional(let type) = checked.type else { return checked }
    var value = checked.map(type, checked.range) { _, value throws(Problem) in
      if value == .nothing { throw problem }
      return value.unwrapped
    }
    (value.store, value.fixed, value.before) = (checked.store, checked.fixed, checked.before)
    return value
  }

  /// `delegate.didMove?(to: place)`, which is nil if the object has no such method; returns nil here if the method is not optional.
  mutating func call(optional given: Call, of base: Expression) throws(Problem) -> Checked? {
    let (receiver, name) = (unwrapped(try checkChain(base)), given.name.text)
    let members = session.callables(name, of: receiver.type) ?? []
    // The methods of Apple's delegates are in no table, so the object itself is asked.
    let isDelegate = ["Delegate", "DataSource"].contains { receiver.type.name?.hasSuffix($0) ?? false }
    let isUnknown = members.isEmpty && (receiver.type == .any || isDelegate)
    guard isUnknown || members.contains(where: \.isOptional) else { return nil }
    let matched = isUnknown ? nil : try choose(members, receiver, given)
    var checked = try dynamicCall(
      given, of: receiver, like: matched, as: matched?.member.signature.result ?? .any, otherwise: .chainEnded
    )
    checked.isChained = true
    return checked
  }

  /// `as`, `as?`, `as!`, `is`.
  mutating func check(cast value: Expression, _ sign: Name, _ syntax: TypeSyntax, _ range: SourceRange)
    throws(Problem) -> Checked
  {
    let type = try resolve(syntax)
    let open = try openType(syntax)
    if sign.text == "as" {
      guard type == .named("NSError") else { return try check(value, expecting: type) }
      let error = try checkUnfitted(value)
      return try fits(error.type, .named("Error")) ? error.bridged(to: type) : fit(error, to: type)
    }
    let (checked, place) = (try checkUnfitted(value), place(range))
    let (isTest, isForced) = (sign.text == "is", sign.text == "as!")
    return checked.map(isTest ? .bool : isForced ? type : .optional(type), range) {
      session, value throws(Problem) in
      let fits = session.isOf(value, try open(&session))
      if isTest { return .bool(fits) }
      if isForced, !fits { throw Problem("this is no \(type)", at: place) }
      return fits ? session.bridged(value, to: type) : .nothing
    }
  }

  /// Resolves a type in a cast, whose generic parameters become known at run time.
  private mutating func openType(_ syntax: TypeSyntax) throws(Problem)
    -> @Sendable (inout Session) throws(Problem) -> Type
  {
    let outer = openParameters
    openParameters.formUnion(contexts.flatMap { $0.blocks.flatMap(\.keys) })
    defer { openParameters = outer }
    let type = try resolve(syntax)
    let code = code(for: type)
    return { session throws(Problem) in
      if case .type(let found) = try code(&session) { found } else { type }
    }
  }
}
