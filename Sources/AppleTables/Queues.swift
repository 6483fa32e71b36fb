import Sessions

extension AppleTypes {
  /// Work that is done in later turns of the run loop, in the order of its times.
  static let queues = TypeInfo.read(
    """
    class DispatchQueue  // Where work is done: here all of it on the main queue.
      static var main: DispatchQueue { get }  // The main queue.
      static func global(qos: Any = 0) -> DispatchQueue { .main }  // The main queue as well.
      init(label: String, qos: Any = 0, attributes: Any = 0)  // The main queue too.
      func sync<T>(execute work: () -> T) -> T { work() }  // Does something at once.
      each @escaping () -> Void, DispatchWorkItem | func async(group: Any? = nil, qos: Any = 0, flags: Any = 0, execute work: #)  // Does something in a later turn of the run loop.
      each deadline/@escaping () -> Void, wallDeadline/@escaping () -> Void, wallDeadline/DispatchWorkItem, deadline/DispatchWorkItem | func asyncAfter(#: Double, execute work: #1)  // Does something in a later turn of the run loop.
    class DispatchWorkItem  // Work that can be cancelled.
      var _block: (() -> Void)?
      var isCancelled: Bool
      init(block: @escaping () -> Void) { _block = block }  // Work that can be cancelled.
      func perform() { if !isCancelled { _block?() } }  // Does it now.
      func cancel() { isCancelled = true }  // It is not done any more.
    class Task<T>  // Work that waits for something: it begins in the next turn.
      var _block: (() -> Void)?
      var isCancelled: Bool
      var _outcome: CheckedContinuation<T>
      init(priority: Any? = nil, operation: @escaping () -> T) {
        let outcome = CheckedContinuation<T>()
        _outcome = outcome
        _block = { do { outcome.resume(returning: try await operation()) } catch { outcome.resume(throwing: error); throw error } }
        _begin()
      }  // Runs it from the next turn on.
      var value: T { try await _outcome._answer() }  // What it comes to, when it is done.
      var result: Result<T, Error> { do { return .success(try await value) } catch { return .failure(error) } }  // The same, or its error.
      func _begin()
      static func detached(priority: Any? = nil, operation: @escaping () -> T) -> Task<T> { Task<T>(operation: operation) }  // Runs it from the next turn on.
      static var _current: Task? { get }
      each for, nanoseconds | static func sleep(# duration: Double) throws  // Waits until `advance` brings the time.
      static func sleep(until duration: Double, tolerance: Any? = nil, clock: Any? = nil) throws  // The same, until then.
      static func _wait()
      static func yield() { if let _current { _current._begin(); await _wait() } }  // Goes on in the next turn.
      static var isCancelled: Bool { _current?.isCancelled ?? false }  // Whether nobody wants it any more.
      static func checkCancellation() throws { if isCancelled { throw CancellationError() } }  // Ends a task that nobody wants any more.
      var _parts: [Task] = []
      var _waits: (() -> Void)?
      var _handlers: [() -> Void] = []
      func cancel() {
        if !isCancelled { isCancelled = true; for handler in _handlers { handler() } }
        _wake()
        for part in _parts { part.cancel() }
        _waits?()
      }  // Nobody wants it any more: `Task.sleep` in it ends with an error.
      func _wake()
    class CheckedContinuation<T>  // What an answer is given to, for which a function waits.
      var _answers: [T] = []
      var _error: Error?
      var _tasks: [Task] = []
      var _part: Task?
      init() {}
      init(_ work: @escaping () -> T) {
        guard let whole = Task._current else { return _run(work) }
        let part = Task { await _run(work) }
        _part = part
        whole._parts.append(part)
        if whole.isCancelled { part.cancel() }
      }
      func _leave() { _part?.cancel() }
      func _run(_ work: () -> T) { do { resume(returning: try await work()) } catch { resume(throwing: error) } }
      func resume(returning value: T) { _resume(); _answers = [value] }  // Gives the answer.
      func resume(throwing error: Error) { _resume(); _error = error }  // Gives an error instead.
      func resume() { resume(returning: ()) }  // Says that it is done.
      func resume(with result: Result<T, Error>) { switch result { case .success(let value): resume(returning: value); case .failure(let error): resume(throwing: error) } }  // Gives the one or the other.
      func _resume() {
        if !_answers.isEmpty || _error != nil { _end("this continuation has its answer already", "resume it exactly once") }
        for task in _tasks { task._begin() }
      }
      func _answer() rethrows -> T {
        while _answers.isEmpty && _error == nil { if let task = Task._current { _tasks.append(task) }; await Task._wait() }
        if let _error { throw _error }
        return _answers[0]
      }
    struct Global
      func withTaskCancellationHandler<T>(operation: () -> T, onCancel handler: @escaping () -> Void) rethrows -> T {
        guard let task = Task._current else { return try await operation() }
        if task.isCancelled { handler() }
        task._handlers.append(handler)
        defer { task._handlers.removeLast() }
        return try await operation()
      }  // What a closure makes; another one is called at once if the task is cancelled meanwhile.
      each withCheckedContinuation/->, withCheckedThrowingContinuation/throws -> | func #<T>(_ body: (CheckedContinuation<T>) -> Void) #1 T { let continuation = CheckedContinuation<T>(); body(continuation); return try await continuation._answer() }  // What a closure answers, as the value of an `await`.
    class DispatchGroup  // Work of which one is told when all is done.
      var _open: Int
      var _waiting: [() -> Void] = []
      init() {}  // One without work.
      func enter() { _open += 1 }  // Something has begun.
      func leave() {
        _open -= 1
        if _open > 0 { return }
        let waiting = _waiting
        _waiting = []
        for work in waiting { DispatchQueue.main.async(execute: work) }
      }  // Something is done.
      func notify(qos: Any = 0, flags: Any = 0, queue: Any, execute work: @escaping () -> Void) { if _open == 0 { DispatchQueue.main.async(execute: work) } else { _waiting.append(work) } }  // Does something when all is done.
    class NSLock  // A lock, for which nobody waits here.
      init() {}  // One that is open.
      each lock/Locks, unlock/Opens | func #() { }  // #1 it.
      func withLock<R>(_ body: () -> R) -> R { body() }  // What a closure makes while it is locked.
    class NSRecursiveLock: NSLock  // One that may be locked again.
    class Thread  // Where code runs: here the main thread.
      static var isMainThread: Bool { true }  // Whether it is the main thread.
      static func sleep(forTimeInterval seconds: Double) { }  // Waits, which takes no time here.
    class OperationQueue  // Where work is done.
      kept name:String? maxConcurrentOperationCount:Int=-1
      static var main: OperationQueue { get }  // The main queue.
      func addOperation(_ work: @escaping () -> Void)  // Does something in a later turn of the run loop.
    struct Double
      static var now: Double { 0 }  // Seconds from now, as `sleep(until:)` takes them.
      static func now() -> Double { 0 }  // The same, as `asyncAfter(deadline:)` takes them.
      each seconds/1, milliseconds/1000 | static func #(_ count: Double) -> Double { count / #1 }  // Seconds from now.
    """,
    [
      "async": later, "asyncAfter": later, "addOperation": later, "sleep(for:)": sleep(1),
      "sleep(until:tolerance:clock:)": sleep(1),
      "sleep(nanoseconds:)": sleep(1e9), "_begin": .runs { session, task, _, _ in session.postpone(task) },
      "_current": AppleRow { session, _, _, _ in session.task ?? .nothing },
      "_wait": AppleRow { session, _, _, place throws(Problem) in
        if session.task != nil { throw session.waiting(always(.void)) }
        // Outside of tasks, the other work continues until there is an answer.
        if session.runtime.callbacks.isEmpty, try session.runNextWork(place) { return .void }
        throw Problem(
          "nobody has answered, and only a task waits", at: place, suggestion: "write `Task { … }`")
      },
      "_wake": .runs { session, task, _, _ in
        guard session.views.timers.contains(where: { $0.timer == task }) else { return }
        session.views.timers.removeAll { $0.timer == task }
        session.postpone(task)
      },
    ])

  /// `Task.sleep`, which throws an error if the task is cancelled; `unit` is the number of units in a second.
  private static func sleep(_ unit: Double) -> AppleRow {
    AppleRow { session, _, given, place throws(Problem) in
      guard let task = session.task else {
        session.note("`Task.sleep` takes time only in a task: `Task { … }`, `.task { … }`")
        return .void
      }
      let seconds = (given[0].number ?? 0) / unit
      if seconds > 0, !session.isCancelled(task) {
        session.wait(seconds, then: task, "Task.sleep")
      } else {
        session.postpone(task)
      }
      throw session.waiting { session throws(Problem) in
        guard session.isCancelled(task) else { return .void }
        throw session.thrown(.structure(.init("CancellationError", [])), at: place)
      }
    }
  }

  /// A call that does its last argument later: in the next turn, or after the seconds in its first argument.
  private static let later = AppleRow.runs { session, _, given, _ in
    let work = given[given.count - 1]
    guard given.count > 1, let seconds = given[0].number, seconds > 0 else {
      session.postpone(work)
      return
    }
    var item = work
    if case .object = work {} else { item = session.newObject("DispatchWorkItem", ["_block": work]) }
    session.wait(seconds, then: item, "asyncAfter")
  }
}

extension Session {
  /// Does postponed work, or advances the clock until something is due; returns false if there is neither.
  fileprivate mutating func runNextWork(_ place: Place) throws(Problem) -> Bool {
    if !runtime.later.isEmpty {
      try endTurn(place)
      return true
    }
    guard let seconds = nextTick(within: 86_400) else { return false }
    try advance(by: max(seconds, 0), place)
    return true
  }

  /// Performs an item after some seconds.
  fileprivate mutating func wait(_ seconds: Double, then item: Value, _ call: String) {
    // The note is shown only while the clock has never been advanced.
    if clock == 0 { note("`\(call)` waits for its time: `advance \(Session.short(seconds))s` brings it") }
    start(item, every: seconds, repeats: false, item)
  }
}
