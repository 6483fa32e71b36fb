import Sessions

extension AppleTypes {
  /// Asynchronous streams of values, and task groups, whose results arrive the same way.
  static let streams = TypeInfo.read(
    """
    enum AsyncStream.Continuation.Termination finished cancelled
    enum AsyncStream.Continuation.BufferingPolicy: Hashable
      case unbounded bufferingOldest(Int) bufferingNewest(Int)
    class AsyncStream.Continuation  // What yields into a stream: here the stream itself.
      var _results: [Any] = []
      var _isFinished: Bool
      var _isGroup: Bool
      var _policy: AsyncStream.Continuation.BufferingPolicy?
      var _promised: Int
      var _tasks: [Task] = []
      var onTermination: ((AsyncStream.Continuation.Termination) -> Void)?
      func yield(_ value: Any) {
        if _isFinished { return }
        if !_tasks.isEmpty { _promised += 1 }
        _results.append(Result.success(value))
        switch _policy {
        case .bufferingOldest(let count): if _results.count > _promised + count { _results.removeLast() }
        case .bufferingNewest(let count): if _results.count > _promised + count { _results.remove(at: _promised) }
        default: break
        }
        _wake()
      }  // Gives a value to who waits for one.
      func yield() { yield(()) }  // The same, where only the time counts.
      func finish(throwing error: Error? = nil) { _end(.finished, error) }  // There are no more.
      func _end(_ how: AsyncStream.Continuation.Termination, _ error: Error?) {
        if _isFinished { return }
        if let error { _results.append(Result.failure(error)) }
        _isFinished = true
        onTermination?(how)
        _wake()
      }
      func _wake() { let waiting = _tasks; _tasks = []; for task in waiting { task._begin() } }
      func _wait() { if let task = Task._current { _tasks.append(task); task._waits = _wake }; await Task._wait() }
    class AsyncStream<T>: AsyncStream.Continuation  // Values that come with time: `for await value in stream { … }`.
      init(unfolding produce: @escaping () -> T?) { _produce = produce }  // Those that a closure gives, one whenever it is asked.
      init(_ type: T.Type? = nil, bufferingPolicy: AsyncStream.Continuation.BufferingPolicy? = nil, _ build: (AsyncStream<T>) -> Void) { _policy = bufferingPolicy; build(self) }  // Those that a closure yields, now or later.
      var _produce: (() -> T?)?
      static func makeStream(of type: T.Type = T.self, bufferingPolicy: AsyncStream.Continuation.BufferingPolicy? = nil) -> (stream: AsyncStream<T>, continuation: AsyncStream<T>) { let stream = AsyncStream<T>(bufferingPolicy: bufferingPolicy) { _ in }; return (stream: stream, continuation: stream) }  // A stream, and what yields into it.
      func makeAsyncIterator() -> AsyncStream<T> { self }  // What `for await` asks.
      func nextResult() -> Result<T, Error>? {
        if let produce = _produce {
          do {
            if let value = try await produce() { return .success(value) }
          } catch { _produce = nil; _isFinished = true; return .failure(error) }
          (_produce, _isFinished) = (nil, true)
        }
        while _results.isEmpty && !_isFinished {
          if !_isGroup && Task.isCancelled { _end(.cancelled, nil) } else { await _wait() }
        }
        _promised = max(0, _promised - 1)
        return _results.isEmpty ? nil : _results.removeFirst() as! Result<T, Error>
      }  // What comes next, or the error with which it ends; nil at the end.
      func next() rethrows -> T? { if let result = await nextResult() { return try result.get() }; return nil }  // The next value, when it is there; nil at the end.
      func map<R>(_ transform: @escaping (T) -> R) -> AsyncStream<R> { AsyncStream<R>(unfolding: { if let value = try await next() { return try await transform(value) }; return nil }) }  // What each value becomes.
      func compactMap<R>(_ transform: @escaping (T) -> R?) -> AsyncStream<R> { AsyncStream<R>(unfolding: { while let result = await nextResult() { if let new = try await transform(try result.get()) { return new } }; return nil }) }  // What each value becomes, without nil.
      func filter(_ test: @escaping (T) -> Bool) -> AsyncStream<T> { AsyncStream<T>(unfolding: { while let value = try await next() { if test(value) { return value } }; return nil }) }  // Those that pass.
      func prefix(_ count: Int) -> AsyncStream<T> { var left = count; return AsyncStream<T>(unfolding: { if left <= 0 { return nil }; left -= 1; return try await next() }) }  // So many at the beginning.
      func prefix(while test: @escaping (T) -> Bool) -> AsyncStream<T> { AsyncStream<T>(unfolding: { if let value = try await next() { return test(value) ? value : nil }; return nil }) }  // Those before the first that does not pass.
      func dropFirst(_ count: Int = 1) -> AsyncStream<T> { var left = count; return AsyncStream<T>(unfolding: { while left > 0 { left -= 1; _ = try await next() }; return try await next() }) }  // Those behind so many.
      func first(where test: @escaping (T) -> Bool) rethrows -> T? { while let value = try await next() { if test(value) { return value } }; return nil }  // The first that passes.
      func contains(where test: @escaping (T) -> Bool) rethrows -> Bool { while let value = try await next() { if test(value) { return true } }; return false }  // Whether one passes.
      func allSatisfy(_ test: @escaping (T) -> Bool) rethrows -> Bool { while let value = try await next() { if !test(value) { return false } }; return true }  // Whether all pass.
      func contains(_ wanted: T) rethrows -> Bool { while let value = try await next() { if value == wanted { return true } }; return false }  // Whether it comes.
      func reduce<R>(_ start: R, _ combine: @escaping (R, T) -> R) rethrows -> R { var all = start; while let result = await nextResult() { all = combine(all, try result.get()) }; return all }  // One value of all, when there are no more.
      func reduce<R>(into start: R, _ update: @escaping (inout R, T) -> Void) rethrows -> R { var all = start; while let result = await nextResult() { update(&all, try result.get()) }; return all }  // The same, with a value that changes.
    class Observations<T>: AsyncStream<T>  // What a closure reads of observable objects, whenever it has changed.
      var _emit: () -> T
      init(_ emit: @escaping () -> T) { _emit = emit; _observe() }  // What the closure gives: now, and in the turn after each change.
      func _observe() { yield(withObservationTracking { _emit() } onChange: { DispatchQueue.main.async { self._observe() } }) }
    class AsyncThrowingStream<T>: AsyncStream<T>  // One that may end with an error.
    class TaskGroup<T>: AsyncStream<T>  // Tasks that a task waits for.
      var _parts: [Task] = []
      var _open: Int
      var isCancelled: Bool
      func addTask(priority: Any? = nil, operation: @escaping () -> T) {
        _open += 1
        _isFinished = false
        let part = Task { do { let value = try await operation(); _done(.success(value)) } catch { _done(.failure(error)) } }
        _parts.append(part)
        Task._current?._parts.append(part)
        if isCancelled { part.cancel() }
      }  // Begins a task.
      func addTaskUnlessCancelled(priority: Any? = nil, operation: @escaping () -> T) -> Bool { if isCancelled { return false }; addTask(operation: operation); return true }  // Begins a task, unless they are cancelled.
      func _done(_ result: Result<T, Error>) { _open -= 1; _isFinished = _open == 0; _results.append(result); _wake() }
      var isEmpty: Bool { _open == 0 && _results.isEmpty }  // Whether all have been asked for.
      func waitForAll() throws {
        var first: [Error] = []
        while let result = await nextResult() { if case .failure(let error) = result { first.append(error) } }
        if let error = first.first { throw error }
      }  // Waits until all are done.
      func cancelAll() { isCancelled = true; for part in _parts { part.cancel() } }  // Cancels them.
      func _ask<R>(_ body: (TaskGroup<T>) -> R) throws -> R {
        var made: [Result<R, Error>] = []
        (_isGroup, _isFinished) = (true, true)
        do { let value = try await body(self); made = [.success(value)] } catch { made = [.failure(error)]; cancelAll() }
        while _open > 0 { await _wait() }
        return try made[0].get()
      }
    struct Global
      each withTaskGroup/->, withThrowingTaskGroup/throws -> | func #<T,R>(of type: T.Type, returning result: R.Type? = nil, body: (TaskGroup<T>) -> R) #1 R { return try await TaskGroup<T> { _ in }._ask(body) }  // What a closure makes of several tasks.
    """)
}
