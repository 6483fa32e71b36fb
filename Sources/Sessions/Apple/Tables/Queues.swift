import Syntax

extension AppleTypes {
  /// Work that is done later: in the turns of the run loop that follow, in the order of its times.
  static let queues = TypeInfo.read(
    """
    class DispatchQueue  // Where work is done: here all of it on the main queue.
      static var main: DispatchQueue { get }  // The main queue.
      static func global(qos: Any = 0) -> DispatchQueue { .main }  // The main queue as well.
      init(label: String, qos: Any = 0, attributes: Any = 0)  // The main queue too.
      func sync<T>(execute work: () -> T) -> T { work() }  // Does something at once.
      func async(group: Any? = nil, qos: Any = 0, flags: Any = 0, execute work: @escaping () -> Void)  // Does something in a later turn of the run loop.
      func async(group: Any? = nil, qos: Any = 0, flags: Any = 0, execute work: DispatchWorkItem)  // Does something in a later turn of the run loop.
      func asyncAfter(deadline: Double, execute work: @escaping () -> Void)  // Does something in a later turn of the run loop.
      func asyncAfter(deadline: Double, execute work: DispatchWorkItem)  // Does something in a later turn of the run loop.
    class DispatchWorkItem  // Work that can be cancelled.
      var _block: (() -> Void)?
      var isCancelled: Bool
      init(block: @escaping () -> Void) { _block = block }  // Work that can be cancelled.
      func perform() { if !isCancelled { _block?() } }  // Does it now.
      func cancel() { isCancelled = true }  // It is not done any more.
    class Task  // Work that waits for something: it begins in the next turn.
      var _block: (() -> Void)?
      var isCancelled: Bool
      init(priority: Any? = nil, operation: @escaping () -> Void) { _block = operation; _begin() }  // Runs it from the next turn on.
      func _begin()
      static func detached(priority: Any? = nil, operation: @escaping () -> Void) -> Task { Task(operation: operation) }  // Runs it from the next turn on.
      static func sleep(for duration: Double, _ rest: (() -> Void)? = nil)  // Waits until `advance` brings the time.
      static func sleep(nanoseconds duration: Double, _ rest: (() -> Void)? = nil)  // Waits until `advance` brings the time.
      static var isCancelled: Bool { false }  // Whether nobody wants it any more.
      func cancel() { isCancelled = true }  // What it waits for does not come any more.
    class CheckedContinuation<T>  // What an answer is given to, for which a function waits.
      var _answers: [T] = []
      var _error: Error?
      init() {}
      func resume(returning value: T) { _answers = [value] }  // Gives the answer.
      func resume(throwing error: Error) { _error = error }  // Gives an error instead.
      func resume() { resume(returning: ()) }  // Says that it is done.
      func resume(with result: Result<T, Error>) { switch result { case .success(let value): resume(returning: value); case .failure(let error): resume(throwing: error) } }  // Gives the one or the other.
      func _take() throws -> T {
        if let _error { throw _error }
        return _answer()
      }
      func _answer() -> T {
        if _answers.isEmpty { _end("nobody has answered while the closure ran", "a function does not wait longer here") }
        return _answers[0]
      }
    struct Global
      func withCheckedContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) -> T { let continuation = CheckedContinuation<T>(); body(continuation); return continuation._answer() }  // What a closure answers, as the value of an `await`.
      func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) throws -> T { let continuation = CheckedContinuation<T>(); body(continuation); return try continuation._take() }  // The same, where it may throw.
    class Thread  // Where code runs: here the main thread.
      static var isMainThread: Bool { true }  // Whether it is the main thread.
    class OperationQueue  // Where work is done.
      static var main: OperationQueue { get }  // The main queue.
      func addOperation(_ work: @escaping () -> Void)  // Does something in a later turn of the run loop.
    struct Double
      static func now() -> Double { 0 }  // Seconds from now, as `asyncAfter(deadline:)` takes them.
      static func seconds(_ count: Double) -> Double { count }  // Seconds from now.
      static func milliseconds(_ count: Double) -> Double { count / 1000 }  // Seconds from now.
    """,
    [
      "async": later, "asyncAfter": later, "addOperation": later, "sleep(for:_:)": sleep(1),
      "sleep(nanoseconds:_:)": sleep(1e9), "_begin": .runs { session, task, _, _ in session.putOff(task) },
    ])

  /// `Task.sleep`, and what the task does behind it; the unit is so much of a second.
  private static func sleep(_ unit: Double) -> AppleRow {
    .runs { session, _, given, _ in
      guard given[1] != .nothing else {
        return session.note(
          "`Task.sleep` takes time only where it stands by itself in a task's closure, with something behind it"
        )
      }
      let task = session.runtime.telling.task ?? session.newObject("Task", [:])
      var known = task
      session.store("_block", of: &known, given[1])
      session.wait((given[0].number ?? 0) / unit, then: task, "Task.sleep")
    }
  }

  /// A call whose last argument is done later: in the next turn, or when the seconds before it have passed.
  private static let later = AppleRow.runs { session, _, given, _ in
    let work = given[given.count - 1]
    guard given.count > 1, let seconds = given[0].number, seconds > 0 else {
      session.putOff(work)
      return
    }
    var item = work
    if case .object = work {} else { item = session.newObject("DispatchWorkItem", ["_block": work]) }
    session.wait(seconds, then: item, "asyncAfter")
  }
}

extension Session {
  /// Puts work off to a later turn.
  mutating func putOff(_ work: Value) { runtime.later.append(work) }

  mutating func putOff(
    _ place: Place, _ body: @escaping @Sendable (inout Session) throws(Problem) -> Void
  ) {
    let code = FunctionCode(
      body: { session throws(Problem) in
        try body(&session)
        return .next
      }, place: place)
    putOff(.closure(makeFunction(code)))
  }

  /// Lets an item be performed when the time has passed.
  fileprivate mutating func wait(_ seconds: Double, then item: Value, _ call: String) {
    note("`\(call)` waits for its time: `advance \(shown(.double(seconds)))s` brings it")
    start(item, every: seconds, repeats: false, item)
  }

  /// Does what was put off: a closure, or an item that nobody has cancelled.
  mutating func perform(_ work: Value) throws(Problem) {
    guard case .object = work else {
      try apply(work)
      return
    }
    let outer = runtime.telling.task
    defer { runtime.telling.task = outer }
    runtime.telling.task = work
    guard stored("isCancelled", of: work) != .bool(true), let block = stored("_block", of: work) else {
      return
    }
    do throws(Problem) { try apply(block) } catch {
      // An error ends a task, and only who asks for its value sees it.
      guard error.kind == .thrown, className(of: work) == "Task" else { throw error }
      note("a task ended with an error that nobody sees: \(shown(runtime.thrown))")
    }
  }
}
