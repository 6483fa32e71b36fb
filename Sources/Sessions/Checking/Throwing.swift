import Syntax

// `throw`, `try?`, and `do { } catch { }`.
extension Checker {
  mutating func check(throw error: Expression, _ range: SourceRange) throws(Problem) -> Action {
    let wanted = contexts[last].roles.lazy.compactMap { role in
      if case .throwing(let type) = role { type } else { nil }
    }.first
    let (error, place) = (try checkUnfitted(error, expecting: wanted), place(range))
    let info = session.info(error.type)
    let isDeclared = info.map { !$0.isApple && !$0.isShort } ?? false
    let isPlain = [.string, .int, .double, .bool].contains(error.type)
    if isPlain || isDeclared, !session.isKind("\(error.type)", of: "Error"), info?.parameters.isEmpty ?? true
    {
      throw problem(
        "what is thrown is an Error, and \(named(error.type)) is none", at: error.range,
        suggestion: isDeclared ? "declare `\(error.type): Error`" : "such as a case of an `enum …: Error`")
    }
    return { session throws(Problem) in throw session.thrown(try error.code(&session), at: place) }
  }

  /// Checks `try? f()`, which is nil if an error is thrown, or `try!` if `isForced`.
  mutating func check(tried value: Checked, _ range: SourceRange, isForced: Bool) -> Checked {
    let type: Type = isForced || value.type == .void ? value.type : .optional(value.type.wrapped)
    let (place, ends) = (place(range), type == .void ? Value.void : .nothing)
    let code: Code = { session throws(Problem) in
      do throws(Problem) { return try value.code(&session) } catch {
        guard error.kind == .thrown else { throw error }
        if isForced { throw Problem(error.message, at: place) }
        return ends
      }
    }
    return Checked(type, range, isForced ? code : once(code, orThrown: ends))
  }

  /// Refuses a call of a throwing function without `try`, and of an async function without `await`.
  ///
  /// Apple's functions of sequences and optionals throw what their closures throw.
  func requireMarks(_ given: Call, of member: Member, on base: Type? = nil) throws(Problem) {
    let called = session.definition(of: member)?.declaration
    let passesOn =
      given.items.contains(where: \.isThrowing)
      && called?.isRethrowing
        ?? (member.isRow && base.map { $0.isOptional || session.element(of: $0) != nil } ?? false)
    if given.missingMarks.contains(.try), called?.isThrowing ?? member.signature.isThrowing || passesOn {
      throw problem(
        "this call can throw, but it is not marked with `try`", at: given.range,
        suggestion: "write `try` before it, in a `do` or in a function that throws")
    }
    let isActors = base.map { $0 != selfType && session.info($0)?.conformances.contains("Actor") == true }
    let isIsolated = isActors == true && called?.modifiers.has("nonisolated") == false
    if called?.isAsync == true || isIsolated, given.missingMarks.contains(.await) {
      throw problem(
        "this call is \(isIsolated ? "one of an actor's" : "`async`"), but it is not marked with `await`",
        at: given.range, suggestion: "write `await` before it, in a `Task` or in a function that is async")
    }
  }

  /// Checks `do` and its `catch` clauses: the patterns are those of a `switch` over the error; without one, the error is `error`.
  mutating func check(do block: Block, _ catches: [SwitchCase], _ range: SourceRange) throws(Problem)
    -> Action
  {
    let outer = contexts[last].roles
    let body = try check(block: block)
    let passed = contexts[last].roles.subtracting(outer).compactMap { role in
      if case .passing(let type) = role { type } else { nil }
    }
    let thrown = passed.count == 1 ? passed[0] : .named("Error")
    contexts[last].roles.subtract(passed.map { .passing($0) })
    let (slot, handler) = try inBlock { checker throws(Problem) -> (Int, Action) in
      if catches.count == 1, catches[0].patterns.isEmpty {
        let slot = checker.contexts[checker.last].declare("error", thrown).slot
        return (slot, try checker.check(block: catches[0].body))
      }
      // Only a `catch` without a pattern names the error.
      let slot = checker.contexts[checker.last].declare("what was thrown", thrown).slot
      let named = Pattern(.binding(Name("error", range)), range)
      var cases = catches
      for index in cases.indices where cases[index].patterns.isEmpty {
        cases[index].patterns = [(named, nil)]
      }
      return (slot, try checker.check(switch: .name("what was thrown", range), cases, range))
    }
    return around(
      body,
      failed: { session, error throws(Problem) in
        guard error.kind == .thrown else { return nil }
        session.setLocal(slot, session.runtime.thrown)
        return try handler(&session)
      })
  }
}

extension Session {
  package mutating func thrown(_ error: Value, at place: Place) -> Problem {
    runtime.thrown = error
    return Problem("an error was thrown, and nobody catches it: \(shown(error))", at: place, kind: .thrown)
  }
}

extension Argument {
  fileprivate var isThrowing: Bool {
    if case .closure(let closure) = value.kind { closure.isThrowing } else { false }
  }
}
