import Syntax

/// What goes on around a call for which a task has waited, given what the call comes to.
typealias Resumption = @Sendable (inout Session, _ inner: @escaping Action) throws(Problem) -> Flow

/// A task that waits.
///
/// The call that waits throws, and the code around it is left as for an error. Each part of it that is left adds what it still has to
/// do: the rest of a block, the rest of a loop, the frame of a function. The whole is what the task runs when it is resumed.
struct Waiting: Sendable {
  /// What was left last.
  enum Part { case call, value, statement }

  var part: Part? = .call
  var rest: Action
}

extension Session {
  /// Lets the task wait in a native row; what it finds when it is resumed, or throws, is what the row gives.
  mutating func waiting(_ result: @escaping Code) -> Problem {
    runtime.waiting = Waiting { session throws(Problem) in .returns(try result(&session)) }
    return Problem("", kind: .waiting)
  }

  /// The error with which a part of the code is left, after the task has noted what that part still does.
  ///
  /// Where the part within was none from which it can go on, such as a closure that one of Apple's functions has called, the task
  /// cannot be resumed.
  mutating func left(
    _ error: Problem, _ part: Waiting.Part, from parts: Waiting.Part..., then resume: @escaping Resumption
  ) -> Problem {
    guard error.kind == .waiting, let waiting = runtime.waiting else { return error }
    guard let last = waiting.part, parts.contains(last) else {
      runtime.waiting?.part = nil
      return error
    }
    let inner = waiting.rest
    runtime.waiting = Waiting(part: part) { session throws(Problem) in try resume(&session, inner) }
    return error
  }

  /// The same for a statement around others; what it looks at before these, the block around looks at again.
  mutating func left(_ error: Problem, then resume: @escaping Resumption) -> Problem {
    runtime.waiting?.part == .value ? error : left(error, .statement, from: .statement, then: resume)
  }

  mutating func run(_ action: Action, in frame: [Value]) throws(Problem) -> Flow {
    let (base, outer) = (runtime.stack.count, runtime.base)
    runtime.stack += frame
    runtime.base = base
    runtime.budget.depth += 1
    defer {
      runtime.stack.removeSubrange(base...)
      runtime.base = outer
      runtime.budget.depth -= 1
    }
    do throws(Problem) { return try action(&self) } catch { throw leftFrame(error, at: base) }
  }

  /// A function is left while the task waits in it: its frame is made again when that goes on.
  mutating func leftFrame(_ error: Problem, at base: Int) -> Problem {
    // A function that only calls another one has nothing left to do.
    if runtime.waiting?.part == .call { return error }
    let frame = Array(runtime.stack[base...])
    return left(error, .call, from: .statement) { session, inner throws(Problem) in
      try session.run(inner, in: frame)
    }
  }
}

/// Statements in some of which a task may wait.
struct Steps: Sendable {
  var actions: [Action]
  /// Where each keeps what the calls have given that it awaits.
  var awaited: [[Int]]

  /// Runs them from one on, which something else may stand for that was left within it.
  func run(_ session: inout Session, from start: Int = 0, _ inner: Action? = nil) throws(Problem) -> Flow {
    for index in start..<actions.count {
      do throws(Problem) {
        var flow = Flow.again
        if index == start, let inner {
          flow = try inner(&session)
        } else {
          for slot in awaited[index] { session.begin(slot, .void) }
        }
        if case .again = flow { flow = try actions[index](&session) }
        guard case .next = flow else { return flow }
      } catch {
        throw session.left(error, .statement, from: .value, .statement) { session, inner throws(Problem) in
          try run(&session, from: index, inner)
        }
      }
    }
    return .next
  }
}

extension Checker {
  /// Refuses an `await` in what a loop asks at each turn.
  func requireNoAwait(since count: Int, _ range: SourceRange) throws(Problem) {
    guard contexts[last].awaited.count > count else { return }
    throw problem("`await` does not stand here", at: range, suggestion: "await it in the block of the loop")
  }

  mutating func sequence(_ actions: [Action], awaiting awaited: [[Int]]) -> Action {
    if awaited.contains(where: { !$0.isEmpty }) {
      let steps = Steps(actions: actions, awaited: awaited)
      return { session throws(Problem) in try steps.run(&session) }
    }
    if actions.count == 1 { return actions[0] }
    return { session throws(Problem) in
      for action in actions {
        let flow = try action(&session)
        if case .next = flow { continue }
        return flow
      }
      return .next
    }
  }

  /// An initialiser in which a task waits gives what it has made, for which the call of it waits.
  func givingSelf(_ action: @escaping Action) -> Action {
    around(
      action,
      then: { session, flow in
        switch flow {
        case .next, .returns(.void): .returns(session.local(0))
        default: flow
        }
      })
  }

  /// What is awaited is made once: when the task goes on, its statement runs again with what was made.
  ///
  /// - Parameters:
  ///   - ends: What it is where an error was thrown within, of `try?`.
  ///   - isChanging: Whether its arguments come back changed.
  mutating func once(_ code: @escaping Code, orThrown ends: Value? = nil, isChanging: Bool = false) -> Code {
    guard isInFunction, contexts[last].roles.contains(.awaiting) else { return code }
    let slot = contexts[last].slot()
    contexts[last].awaited.append(slot)
    let isTried = ends != nil
    @Sendable func left(_ session: inout Session, _ error: Problem) -> Problem {
      if isChanging { session.runtime.waiting?.part = nil }
      if !isTried, session.runtime.waiting?.part == .value { return error }
      return session.left(error, .value, from: isTried ? .value : .call) { session, inner throws(Problem) in
        do throws(Problem) {
          let flow = try inner(&session)
          if case .returns(let value) = flow { session.begin(slot, .list([value])) }
          if case .next = flow { session.begin(slot, .list([.void])) }
        } catch {
          guard let ends, error.kind == .thrown else { throw left(&session, error) }
          session.begin(slot, .list([ends]))
        }
        return .again
      }
    }
    return { session throws(Problem) in
      if case .list(let made) = session.local(slot) { return made[0] }
      do throws(Problem) {
        let value = try code(&session)
        session.begin(slot, .list([value]))
        return value
      } catch { throw left(&session, error) }
    }
  }
}
