import Syntax

/// Continues the code around a call at which a task waited; `inner` is the part inside, which gives the result of the call.
typealias Resumption = @Sendable (inout Session, _ inner: @escaping Action) throws(Problem) -> Flow

/// A suspended task.
///
/// The waiting call throws, and unwinds the code around it like an error. Each part that is left adds its remaining work: the rest of a
/// block, the rest of a loop, the frame of a function. The task runs all of that when it is resumed.
struct Waiting: Sendable {
  /// The kind of code that was left last.
  enum Part { case call, value, statement }

  var part: Part? = .call
  var rest: Action
}

extension Session {
  /// Suspends the task in a native row; when it is resumed, `result` gives the value of the row, or throws.
  package mutating func waiting(_ result: @escaping Code) -> Problem {
    runtime.waiting = Waiting { session throws(Problem) in .returns(try result(&session)) }
    return Problem("", kind: .waiting)
  }

  /// The error to throw on when a part of the code is left; if the task waits, adds the remaining work of that part.
  ///
  /// If the inner part cannot be continued, the task cannot be resumed. An example is a closure that one of Apple's functions called.
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

  /// The same for a statement that contains others; if its own expressions wait, the block around it runs it again.
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

  /// Unwinds a function in which the task waits, whose frame is made again when the task is resumed.
  mutating func leftFrame(_ error: Problem, at base: Int) -> Problem {
    // A function that only calls another one has no remaining work.
    if runtime.waiting?.part == .call { return error }
    let frame = Array(runtime.stack[base...])
    return left(error, .call, from: .statement) { session, inner throws(Problem) in
      try session.run(inner, in: frame)
    }
  }
}

/// A sequence of statements, some of which may suspend the task.
struct Steps: Sendable {
  var actions: [Action]
  /// For each statement, the slots that keep the results of its awaited calls.
  var awaited: [[Int]]

  /// Runs the statements from an index on; `inner` is the rest of the first statement, if the task waited inside it.
  func run(_ session: inout Session, from start: Int = 0, _ inner: Action? = nil) throws(Problem) -> Flow {
    for index in start..<actions.count {
      do throws(Problem) {
        var flow = Flow.again
        if index == start, let inner {
          flow = try inner(&session)
        } else {
          for slot in awaited[index] { session.initializeLocal(slot, .void) }
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
  /// Refuses an `await` in the condition of a loop, which is evaluated for each iteration.
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

  /// Makes an initialiser in which a task waits return `self`, for the call that waits for it.
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

  /// Evaluates an awaited expression once: when the task resumes, the statement runs again and uses the kept value.
  ///
  /// - Parameters:
  ///   - ends: The value of the expression if an error is thrown inside, for `try?`.
  ///   - isChanging: Whether the call changes its receiver or arguments; the task cannot be resumed in it.
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
          if case .returns(let value) = flow { session.initializeLocal(slot, .list([value])) }
          if case .next = flow { session.initializeLocal(slot, .list([.void])) }
        } catch {
          guard let ends, error.kind == .thrown else { throw left(&session, error) }
          session.initializeLocal(slot, .list([ends]))
        }
        return .again
      }
    }
    return { session throws(Problem) in
      if case .list(let made) = session.local(slot) { return made[0] }
      do throws(Problem) {
        let value = try code(&session)
        session.initializeLocal(slot, .list([value]))
        return value
      } catch { throw left(&session, error) }
    }
  }
}

extension Session {
  package var task: Value? { runtime.task.flatMap { className(of: $0) == "Task" ? $0 : nil } }

  package func isCancelled(_ work: Value) -> Bool { stored("isCancelled", of: work) == .bool(true) }

  package mutating func postpone(_ work: Value) { runtime.later.append(work) }

  package mutating func postpone(
    _ place: Place, _ run: @escaping @Sendable (inout Session) throws(Problem) -> Void
  ) {
    let code = FunctionCode(
      body: { session throws(Problem) in
        try run(&session)
        return .next
      }, place: place)
    postpone(.closure(makeFunction(code)))
  }

  /// Does postponed work: calls a closure, or performs an item that is not cancelled.
  mutating func perform(_ work: Value) throws(Problem) {
    guard case .object = work else {
      try apply(work)
      return
    }
    let outer = runtime.task
    defer { runtime.task = outer }
    runtime.task = work
    let isCancelled = isCancelled(work)
    // A cancelled task still runs: its code sees that it is cancelled.
    guard task != nil || !isCancelled, let block = stored("_block", of: work) else { return }
    do throws(Problem) { try apply(block) } catch {
      if error.kind == .waiting { return try suspend(work, error) }
      // An error ends a task. Only code that reads its `value` gets the error.
      guard error.kind == .thrown, task != nil else { throw error }
      if !isCancelled {
        note("a task ended with an error, which only its `value` tells: \(shown(runtime.thrown))")
      }
    }
  }

  /// Suspends a task that waits: the rest of its code becomes the block that runs when it is resumed.
  private mutating func suspend(_ task: Value, _ error: Problem) throws(Problem) {
    guard let waiting = runtime.waiting, waiting.part == .call else {
      throw Problem(
        "the task cannot go on from here when it has waited", at: error.place,
        suggestion: "each call around it has an `await`, and none is `mutating` or has an `inout` argument")
    }
    runtime.waiting = nil
    var task = task
    let code = FunctionCode(body: waiting.rest, place: error.place ?? .unknown)
    store("_block", of: &task, .closure(makeFunction(code)))
  }
}
