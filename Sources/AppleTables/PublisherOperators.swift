import Sessions

extension AppleTypes {
  /// Combine's operators on publishers.
  ///
  /// Each link of a chain gets the receiver that follows it, and returns a receiver for the publisher before it.
  static let publisherOperators = TypeInfo.read(
    """
    protocol Publisher<Output,Failure>
      func _linked(_ link: ((Any) -> Void) -> (Any) -> Void) -> AnyPublisher<Any> {
        _chained { send in
          var isOver = false
          let receive = link { if $0 is Subscribers.Completion { isOver = true }; send($0) }
          return { value in if isOver { return }; if value is Subscribers.Completion { send(value) } else { receive(value) } }
        }
      }
      func _collected(_ send: @escaping ([Any], (Any) -> Void) -> Void) -> AnyPublisher<Any> {
        _chained { done in
          var all: [Any] = []
          return { value in if value is Subscribers.Completion { if value == Subscribers.Completion.finished { send(all, done) }; done(value) } else { all.append(value) } }
        }
      }
      func _together(_ others: [Any], _ make: @escaping () -> (Int, Any, (Any) -> Void) -> Void) -> AnyPublisher<Any> {
        _made { send, own in
          let handle = make()
          var open = others.count + 1
          for (index, one) in ([self as Any] + others).enumerated() {
            own._parts.append(one._attach { value in
              if value is Subscribers.Completion { open -= 1; if open == 0 || value != Subscribers.Completion.finished { send(value) } } else { handle(index, value, send) }
            })
          }
        }
      }
      func _latest(_ others: [Any]) -> AnyPublisher<Any> {
        _together(others) {
          var last: [[Any]] = Array(repeating: [], count: others.count + 1)
          return { index, value, send in last[index] = [value]; if last.allSatisfy({ !$0.isEmpty }) { send(_tuple(last.map { $0[0] })) } }
        }
      }
      func _zipped(_ others: [Any]) -> AnyPublisher<Any> {
        _together(others) {
          var waiting: [[Any]] = Array(repeating: [], count: others.count + 1)
          return { index, value, send in waiting[index].append(value); if waiting.allSatisfy({ !$0.isEmpty }) { let all = _tuple(waiting.map { $0[0] }); waiting = waiting.map { Array($0.dropFirst()) }; send(all) } }
        }
      }
      func map<T>(_ transform: (Output) -> T) -> AnyPublisher<T> { _linked { send in { send(transform($0)) } } }  // What becomes of each value.
      func tryMap<T>(_ transform: (Output) throws -> T) -> AnyPublisher<T> { _linked { send in { do { send(try transform($0)) } catch { send(Subscribers.Completion.failure(error)) } } } }  // The same; what is thrown ends it.
      func decode<T>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T> { tryMap { try decoder.decode(type, from: $0) } }  // The values that data are.
      func encode(encoder: JSONEncoder) -> AnyPublisher<Data> { tryMap { try encoder.encode($0) } }  // Each value as data.
      func flatMap<T>(maxPublishers: Any? = nil, _ transform: (Output) -> Publisher<T>) -> AnyPublisher<T> {
        _made { send, own in
          var open = 1
          func end(_ how: Any) { open -= 1; if open == 0 || how != Subscribers.Completion.finished { send(how) } }
          own._parts.append(_attach { value in
            if value is Subscribers.Completion { return end(value) }
            open += 1
            own._parts.append(transform(value)._attach { if $0 is Subscribers.Completion { end($0) } else { send($0) } })
          })
        }
      }  // What the publishers send that are made of its values.
      func switchToLatest() -> AnyPublisher<Any> {
        _made { send, own in
          var last: [AnyCancellable] = []
          own._parts.append(_attach { value in
            if value is Subscribers.Completion { return }
            for one in last { one.cancel() }
            last = [value._attach { if !($0 is Subscribers.Completion) { send($0) } }]
          })
        }
      }  // What the last publisher sends that it has sent.
      func `catch`<T>(_ handler: @escaping (Any) -> Publisher<T>) -> AnyPublisher<Output> {
        _made { send, own in own._parts.append(_attach { if case .failure(let error)? = $0 as? Subscribers.Completion { own._parts.append(handler(error)._attach(send)) } else { send($0) } }) }
      }  // Goes on with another one where it fails.
      func tryCatch<T>(_ handler: @escaping (Any) throws -> Publisher<T>) -> AnyPublisher<Output> { `catch`(handler) }  // The same.
      func retry(_ count: Int) -> AnyPublisher<Output> {
        _made { send, own in
          var left = count
          func begin() { own._parts.append(_attach { value in if value is Subscribers.Completion && value != Subscribers.Completion.finished && left > 0 { left -= 1; begin() } else { send(value) } }) }
          begin()
        }
      }  // Begins again where it fails, so often.
      func replaceError(with output: Output) -> AnyPublisher<Output> { `catch` { _ in Just(output) } }  // A value where it fails.
      func mapError(_ transform: @escaping (Any) -> Error) -> AnyPublisher<Output> { _chained { send in { if case .failure(let error)? = $0 as? Subscribers.Completion { send(Subscribers.Completion.failure(transform(error))) } else { send($0) } } } }  // Another error where it fails.
      func compactMap<T>(_ transform: (Output) -> T?) -> AnyPublisher<T> { _linked { send in { if let made = transform($0) { send(made) } } } }  // The same, without nil.
      func filter(_ test: (Output) -> Bool) -> AnyPublisher<Output> { _linked { send in { if test($0) { send($0) } } } }  // The values that pass.
      func replaceNil<T>(with other: T) -> AnyPublisher<T> { map { $0 ?? other } }  // Another value for nil.
      func replaceEmpty(with other: Output) -> AnyPublisher<Output> { _chained { send in var isEmpty = true; return { if $0 is Subscribers.Completion { if isEmpty { send(other) } } else { isEmpty = false }; send($0) } } }  // A value where there is none.
      func scan<R>(_ start: R, _ next: @escaping (R, Output) -> R) -> AnyPublisher<R> { _linked { send in var all: R = start; return { all = next(all, $0); send(all) } } }  // What has come of the values up to each.
      func reduce<R>(_ start: R, _ next: @escaping (R, Output) -> R) -> AnyPublisher<R> { _collected { all, send in send(all.reduce(start) { next($0, $1) }) } }  // What comes of all values, at the end.
      func collect() -> AnyPublisher<[Output]> { _collected { all, send in send(all) } }  // All values, at the end.
      func count() -> AnyPublisher<Int> { _collected { all, send in send(all.count) } }  // How many there were, at the end.
      func collect(_ count: Int) -> AnyPublisher<[Output]> { _linked { send in var part: [Any] = []; return { part.append($0); if part.count == count { send(part); part = [] } } } }  // So many values at a time.
      func last() -> AnyPublisher<Output> { _collected { all, send in if let last = all.last { send(last) } } }  // The last value, at the end.
      func ignoreOutput() -> AnyPublisher<Output> { _linked { send in { _ in } } }  // Only the end.
      func first() -> AnyPublisher<Output> { _linked { send in { send($0); send(Subscribers.Completion.finished) } } }  // The first value.
      func first(where test: @escaping (Output) -> Bool) -> AnyPublisher<Output> { filter(test).first() }  // The first value that passes.
      func prefix(_ count: Int) -> AnyPublisher<Output> { _linked { send in var left = count; return { left -= 1; send($0); if left == 0 { send(Subscribers.Completion.finished) } } } }  // The first values.
      func buffer(size: Int, prefetch: Any, whenFull: Any) -> AnyPublisher<Output> { eraseToAnyPublisher() }  // The same values: nobody is late here.
      var values: AsyncStream<Output> { AsyncStream<Output> { all in _ = sink(receiveCompletion: { _ in all.finish() }, receiveValue: { all.yield($0) }) } }  // The values, one after another.
      func prepend(_ values: Output...) -> AnyPublisher<Output> { _made { send, own in for value in values { send(value) }; own._parts.append(_attach(send)) } }  // With values before it.
      func append(_ values: Output...) -> AnyPublisher<Output> { _chained { send in { if $0 is Subscribers.Completion { for value in values { send(value) } }; send($0) } } }  // With values behind it.
      func merge(with others: Publisher<Output>...) -> AnyPublisher<Output> { _together(others) { return { _, value, send in send(value) } } }  // The values of all.
      each combineLatest/latest/The last values of both whenever one sends, zip/zipped/The values of both in pairs | func #<T>(_ other: Publisher<T>) -> AnyPublisher<(Output, T)> { _#1([other]) }  // #2.
      each combineLatest/latest/The last values of all, zip/zipped/The values of all together | func #<T,U>(_ second: Publisher<T>, _ third: Publisher<U>) -> AnyPublisher<(Output, T, U)> { _#1([second, third]) }  // #2.
      func combineLatest<T,U,V>(_ second: Publisher<T>, _ third: Publisher<U>, _ fourth: Publisher<V>) -> AnyPublisher<(Output, T, U, V)> { _latest([second, third, fourth]) }  // The last values of all.
      func combineLatest<T,R>(_ other: Publisher<T>, _ transform: @escaping (Output, T) -> R) -> AnyPublisher<R> { _latest([other]).map { transform($0.0, $0.1) } }  // What becomes of both.
      func share() -> AnyPublisher<Output> {
        let subject = PassthroughSubject<Any>()
        var isBegun = false
        return _made { send, own in own._parts.append(subject._attach(send)); if !isBegun { isBegun = true; _ = _attach { subject._publish($0) } } }
      }  // One subscription for all who receive it.
      func removeDuplicates() -> AnyPublisher<Output> { _linked { send in var last: [Any] = []; return { if last != [$0] { last = [$0]; send($0) } } } }  // The values that differ from the one before.
      func removeDuplicates(by areSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output> { _linked { send in var last: [Any] = []; return { value in if let before = last.first { if areSame(before, value) { return } }; last = [value]; send(value) } } }  // The same, by a closure.
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output> { _linked { send in var left = count; return { if left > 0 { left -= 1 } else { send($0) } } } }  // Without the first ones.
      each receive(on scheduler: Any), subscribe(on scheduler: Any), eraseToAnyPublisher(), setFailureType(to type: Any) | func # -> AnyPublisher<Output> { _linked { send in send } }  // The same values.
      func subscribe(_ subject: Any) -> AnyCancellable { _attach { if $0 is Subscribers.Completion { subject.send(completion: $0) } else { subject.send($0) } } }  // Hands each value to a subject.
      func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return _chained { send in
          _say(start + "receive subscription: (\\(type(of: self)))")
          _say(start + "request unlimited")
          return { value in
            if case .failure(let error)? = value as? Subscribers.Completion { _say(start + "receive error: (\\(error))") } else if value is Subscribers.Completion { _say(start + "receive finished") } else { _say(start + "receive value: (\\(value))") }
            send(value)
          }
        }
      }  // The same values, which are printed.
      func handleEvents(receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Any) -> Void)? = nil) -> AnyPublisher<Output> {
        _chained { send in receiveSubscription?(0); return { value in if value is Subscribers.Completion { receiveCompletion?(value) } else { receiveOutput?(value) }; send(value) } }
      }  // The same values, and closures see them.
      func debounce(for time: Double, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output> {
        _linked { send in var count = 0; return { value in count += 1; let own = count; DispatchQueue.main.asyncAfter(deadline: .now() + time) { if own == count { send(value) } } } }
      }  // What is followed by nothing for a time.
      func delay(for time: Double, scheduler: Any) -> AnyPublisher<Output> { _chained { send in { value in DispatchQueue.main.asyncAfter(deadline: .now() + time) { send(value) } } } }  // The same values, later.
      func throttle(for time: Double, scheduler: Any, latest: Bool) -> AnyPublisher<Output> {
        _linked { send in
          var isOpen = true
          var waiting: [Any] = []
          func wait() { isOpen = false; DispatchQueue.main.asyncAfter(deadline: .now() + time) { if let value = waiting.first { waiting = []; send(value); wait() } else { isOpen = true } } }
          return { value in if isOpen { send(value); wait() } else if latest || waiting.isEmpty { waiting = [value] } }
        }
      }  // The first value, and then one at most in each time.
    struct Publishers
      each CombineLatest/latest/The last values of both, Zip/zipped/The values of both in pairs | static func #<A,B>(_ a: Publisher<A>, _ b: Publisher<B>) -> AnyPublisher<(A, B)> { a._#1([b]) }  // #2.
      static func CombineLatest3<A,B,C>(_ a: Publisher<A>, _ b: Publisher<B>, _ c: Publisher<C>) -> AnyPublisher<(A, B, C)> { a._latest([b, c]) }  // The last values of all.
      static func CombineLatest4<A,B,C,D>(_ a: Publisher<A>, _ b: Publisher<B>, _ c: Publisher<C>, _ d: Publisher<D>) -> AnyPublisher<(A, B, C, D)> { a._latest([b, c, d]) }  // The last values of all.
      static func Merge<A>(_ a: Publisher<A>, _ b: Publisher<A>) -> AnyPublisher<A> { a.merge(with: b) }  // The values of both.
      each [Publisher<A>], Publisher<A>... | static func MergeMany<A>(_ all: #) -> AnyPublisher<A> { Publishers.SequencePublisher<A>(all).flatMap { $0 } }  // The values of all.
    """)
}
