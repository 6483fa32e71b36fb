import Syntax

/// Checks what asks whether a value is there, or of which type: `?.`, `!`, `??`, `as?`, `is`.
package enum Optionals {
  static func coalesce(
    _ left: Expression, _ right: Expression, _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    let first = try checker.checkOpen(left, expecting: expected.map { .optional($0.wrapped) })
    let second = try checker.checkOpen(
      right, expecting: first.type == .nothing ? expected : first.type.wrapped)
    let type =
      second.type.isOptional
      ? second.type : try checker.common(first.type.wrapped, second.type, at: second.range)
    let (a, b) = (first.code, try checker.fit(second, to: type).code)
    return Checked(type, range) { session throws(Problem) in
      let value = try a(&session)
      return value == .nothing ? try b(&session) : value
    }
  }

  /// `a?` in a chain: what follows is done where there is a value, else the whole chain is nil.
  static func check(chained base: Expression, _ range: SourceRange, in checker: inout Checker) throws(Problem)
    -> Checked
  {
    let checked = try checker.checkOpen(base)
    guard case .optional(let type) = checked.type else {
      throw checker.problem(
        "\(checker.named(checked.type)) is never nil here, so `?` says nothing", at: range)
    }
    let code = checked.code
    var unwrapped = Checked(type, range, store: checked.store, fixed: checked.fixed) {
      session throws(Problem) in
      let value = try code(&session)
      if value == .nothing { throw Problem.chainEnded }
      return value
    }
    unwrapped.isChained = true
    return unwrapped
  }

  static func check(forced base: Expression, _ range: SourceRange, in checker: inout Checker) throws(Problem)
    -> Checked
  {
    let checked = try checker.checkOpen(base)
    guard checked.type.isOptional else {
      throw checker.problem(
        "\(checker.named(checked.type)) is never nil here, so `!` says nothing", at: range)
    }
    return forced(checked, in: checker)
  }

  /// A value that may be nil, where it must not be.
  static func forced(
    _ checked: Checked, in checker: Checker,
    because problem: String = "this is nil, and `!` says that it never is"
  ) -> Checked {
    guard case .optional(let type) = checked.type else { return checked }
    let range = checked.range
    let (code, place) = (checked.code, checker.place(range))
    return Checked(type, range, store: checked.store, fixed: checked.fixed) { session throws(Problem) in
      let value = try code(&session)
      if value == .nothing { throw Problem(problem, at: place) }
      return value
    }
  }

  /// `as`, `as?`, `as!`, `is`.
  static func check(
    cast value: Expression, _ sign: Name, _ syntax: TypeSyntax, _ range: SourceRange,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    let type = try checker.resolve(syntax)
    if sign.text == "as" { return try checker.check(value, expecting: type) }
    let checked = try checker.checkOpen(value)
    let (code, place) = (checked.code, checker.place(range))
    switch sign.text {
    case "is":
      return Checked(.bool, range) { session throws(Problem) in
        let value = try code(&session)
        return .bool(session.isOf(value, type))
      }
    case "as?":
      return Checked(.optional(type), range) { session throws(Problem) in
        let value = try code(&session)
        return session.isOf(value, type) ? value : .nothing
      }
    default:
      return Checked(type, range) { session throws(Problem) in
        let value = try code(&session)
        guard session.isOf(value, type) else { throw Problem("this is no \(type)", at: place) }
        return value
      }
    }
  }
}
