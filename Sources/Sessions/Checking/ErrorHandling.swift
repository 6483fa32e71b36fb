import Syntax

/// `throw`, and `do { } catch { }`.
enum ErrorHandling {
  static func check(throw error: Expression, _ range: SourceRange, in checker: inout Checker) throws(Problem)
    -> Action
  {
    let (code, place) = (try checker.checkOpen(error).code, checker.place(range))
    return { session throws(Problem) in
      let error = try code(&session)
      throw session.thrown(error, at: place)
    }
  }

  /// `try? f()`: nil where an error is thrown.
  static func check(tried value: Checked, _ range: SourceRange) -> Checked {
    let code = value.code
    let type: Type = value.type == .void ? .void : .optional(value.type.wrapped)
    return Checked(type, range) { session throws(Problem) in
      do throws(Problem) { return try code(&session) } catch {
        guard error.kind == .thrown else { throw error }
        return type == .void ? .void : .nothing
      }
    }
  }

  /// The error is `error` in each `catch`; the patterns are those of a `switch` over it.
  static func check(
    _ block: Block, _ catches: [SwitchCase], _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Action {
    let body = try checker.check(block: block)
    let name = Name("error", range)
    let (slot, handler) = try checker.inBlock { checker throws(Problem) -> (Int, Action) in
      let local = checker.contexts[checker.contexts.count - 1].declare("error", .named("Error"))
      if catches.count == 1, catches[0].patterns.isEmpty {
        return (local.slot, try checker.check(block: catches[0].body))
      }
      let subject = Expression(.name(name), range)
      return (local.slot, try ControlFlow.check(switch: subject, catches, range, in: &checker))
    }
    return { session throws(Problem) in
      do throws(Problem) { return try body(&session) } catch {
        guard error.kind == .thrown else { throw error }
        session.setLocal(slot, session.runtime.thrown)
        return try handler(&session)
      }
    }
  }
}

extension Session {
  /// What `throw` does with an error.
  mutating func thrown(_ error: Value, at place: Place) -> Problem {
    runtime.thrown = error
    return Problem(
      "an error was thrown, and nobody catches it: \(shown(error))", at: place, kind: .thrown)
  }
}
