extension AppleTypes {
  /// Combine's subjects, published properties as publishers, and timers.
  static let publishers = TypeInfo.read(
    """
    protocol Publisher<Output>  // Sends values to those who receive them.
      func _attach(_ receive: (Output) -> Void) -> AnyCancellable
      func _publish(_ value: Any)
      func _linked(_ link: ((Any) -> Void, Bool) -> (Any) -> Void) -> AnyPublisher<Any>
      func sink(receiveValue receive: (Output) -> Void) -> AnyCancellable { _attach(receive) }  // Hands each value to a closure.
      func sink(receiveCompletion: (Any) -> Void, receiveValue receive: (Output) -> Void) -> AnyCancellable { _attach(receive) }  // The same: nothing ends here.
      func assign(to published: inout Published.Publisher) { let target = published; _ = _attach { target._value = $0 } }  // Hands each value to a published property.
      func assign<R,V>(to path: (R) -> V, on object: R) -> AnyCancellable { sink { object[keyPath: path] = $0 } }  // Hands each value to a property.
      func map<T>(_ transform: (Output) -> T) -> AnyPublisher<T> { _linked { send, _ in { send(transform($0)) } } }  // What becomes of each value.
      func tryMap<T>(_ transform: (Output) throws -> T) -> AnyPublisher<T> { _linked { send, _ in { if let made = try? transform($0) { send(made) } } } }  // The same, without what throws.
      func decode<T>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T> { _linked { send, _ in { if let made = try? decoder.decode(type, from: $0) { send(made) } } } }  // The values that data are.
      func `catch`(_ handler: (Error) -> Any) -> AnyPublisher<Output> { _linked { send, _ in send } }  // The same values: nothing fails here.
      each replaceError(with output: Output), mapError(_ transform: (Error) -> Error) | func # -> AnyPublisher<Output> { _linked { send, _ in send } }  // The same values: nothing fails here.
      func compactMap<T>(_ transform: (Output) -> T?) -> AnyPublisher<T> { _linked { send, _ in { if let made = transform($0) { send(made) } } } }  // The same, without nil.
      func filter(_ test: (Output) -> Bool) -> AnyPublisher<Output> { _linked { send, _ in { if test($0) { send($0) } } } }  // The values that pass.
      func removeDuplicates() -> AnyPublisher<Output> { _linked { send, _ in var last: [Any] = []; return { if last != [$0] { last = [$0]; send($0) } } } }  // The values that differ from the one before.
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output> { _linked { send, isShown in var left = isShown ? 0 : count; return { if left > 0 { left -= 1 } else { send($0) } } } }  // Without the first ones.
      each receive(on scheduler: Any), eraseToAnyPublisher(), setFailureType(to type: Any) | func # -> AnyPublisher<Output> { _linked { send, _ in send } }  // The same values.
      func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output> { _linked { send, _ in send } }  // The same values; nothing is printed.
      func handleEvents(receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Any) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> AnyPublisher<Output> { _linked { send, _ in { receiveOutput?($0); send($0) } } }  // The same values, and a closure sees them.
      func debounce(for time: Double, scheduler: Any, options: Any? = nil) -> AnyPublisher<Output> {
        _linked { send, _ in var count = 0; return { value in count += 1; let own = count; DispatchQueue.main.asyncAfter(deadline: .now() + time) { if own == count { send(value) } } } }
      }  // What is followed by nothing for a time.
      func throttle(for time: Any, scheduler: Any, latest: Bool) -> AnyPublisher<Output> { _linked { send, _ in send } }  // The same values.
    class PassthroughSubject<Output>: Publisher  // Sends values to those who receive them.
      init()  // A subject.
      func send(_ value: Output) { _publish(value) }  // Sends a value.
      func send() { _publish(()) }  // Sends that something happened.
    class Future<Output,Failure>: Publisher  // Sends one value as soon as its closure gives it.
      var _value: Output?
      init(_ attempt: @escaping ((Result<Output, Failure>) -> Void) -> Void) { attempt { if case .success(let value) = $0 { self._value = value; self._publish(value) } } }  // Of a closure.
    class Fail<Output,Failure>: Publisher  // Sends nothing: what fails ends.
      init(error: Any) {}
      init(outputType: Any, failure: Any) {}
    class Just<Output>: Publisher  // Sends one value.
      var _value: Output
      init(_ value: Output) { _value = value }  // Of a value.
    protocol Cancellable  // What can be ended.
      func cancel()  // Ends it.
    class CurrentValueSubject<Output>: Publisher  // Sends values to those who receive them, and keeps the last one.
      var _value: Output
      init(_ value: Output) { _value = value }  // A subject with a value.
      var value: Output { get { _value } set { send(newValue) } }  // What was sent last; setting it sends.
      func send(_ value: Output) { _value = value; _publish(value) }  // Sends a value.
    struct Published.Publisher: Publisher  // The values of a published property.
      nonmutating var _value: Output
    struct AnyPublisher: Publisher  // The values of another, changed or chosen.
    class Timer.TimerPublisher: Publisher, Cancellable  // Publishes at equal times.
      var interval: Double = 1
      var _isOver: Bool = false
      init(_ interval: Double) { self.interval = interval }
      var upstream: Timer.TimerPublisher { self }  // The same.
      func autoconnect() -> Timer.TimerPublisher { self }  // Begins at once.
      func connect() -> Timer.TimerPublisher { self }  // Begins.
      func cancel()  // Ends it.
    class Timer  // Does something at times.
      static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer { let timer = Timer(timeInterval: interval, repeats: repeats, block: block); RunLoop.main.add(timer, forMode: 0); return timer }  // Runs a closure once or again and again, as time passes.
      static func scheduledTimer(timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer {
        let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in _perform(target, selector, timer) }
        timer.userInfo = userInfo
        return timer
      }  // Calls a method once or again and again, as time passes.
      static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: Any, in mode: Any) -> Timer.TimerPublisher { Timer.TimerPublisher(interval) }  // Publishes at equal times, while a view receives it.
      var _delay: Double = 0
      var _repeats: Bool = false
      var _action: ((Timer) -> Void)?
      init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) { (_delay, _repeats, _action) = (interval, repeats, block) }  // One that a run loop starts.
      init(timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        (_delay, _repeats, _action, self.userInfo) = (interval, repeats, { timer in _perform(target, selector, timer) }, userInfo)
      }  // One that a run loop starts.
      init() {}  // One that does nothing.
      var userInfo: Any?
      func fire() { _action?(self) }  // Does now what it does at its times.
      var isValid: Bool = true  // Whether it goes on.
      func _end()
      func invalidate() { isValid = false; _end() }  // Ends it.
    class AnyCancellable: Hashable, Cancellable  // Ends a subscription.
      func cancel()  // Ends it.
      kept store()
    enum Never  // What there is none of.
    kept RunLoop *main:RunLoop *current:RunLoop
    class RunLoop
      func run(until date: Date) { _wait(date.timeIntervalSinceNow) }  // Ends the turn and lets time pass.
      func run(mode: Any, before date: Date) -> Bool { run(until: date); return true }  // The same.
      func _wait(_ seconds: Double)
      func add(_ timer: Timer, forMode mode: Any) { if let action = timer._action { _start(timer, timer._delay, timer._repeats, action) } }  // Starts a timer.
      func _start(_ timer: Timer, _ delay: Double, _ repeats: Bool, _ action: (Timer) -> Void)
    """,
    [
      "_attach": .init { session, value, given, place throws(Problem) in
        try session.subscribe(given[0], to: value, place)
      },
      "_publish": .runs { session, value, given, place throws(Problem) in
        try session.publish(given[0], from: value, place)
      },
      "_linked": .plain { value, given in .structure(.init("AnyPublisher", [value, given[0]])) },
      "Published.Publisher._value": .init { session, value, _, _ in
        session.currentValue(of: value) ?? .nothing
      } set: { session, value, given, place throws(Problem) in
        guard case .structure(let published) = value else { return .void }
        var object = published[0]
        let (name, type) = (published[1].text, Type.named(session.className(of: object)))
        guard let member = session.property(name, of: type) else { return .void }
        try session.write(name, member, of: &object, given[0], place, as: nil)
        return .void
      },
      "_start": .runs { session, _, given, _ in
        session.start(given[0], every: given[1].number ?? 0, repeats: given[2].isTrue, given[3])
      },
      "cancel": ending, "_end": ending,
      "_wait": .runs { session, _, given, place throws(Problem) in
        guard session.runtime.callbacks.isEmpty else {
          throw Problem("the run loop does not run inside of a callback", at: place)
        }
        try session.endTurn(place)
        try session.advance(by: max(0, given[0].number ?? 0), place)
      },
    ])

  private static let ending = AppleRow.runs { session, value, _, _ in
    let ended = value
    if case .object(let id) = ended, session.className(of: ended) == "Timer.TimerPublisher" {
      session.heap.objects[id.row].fields["_isOver"] = .bool(true)
    }
    session.views.timers.removeAll { $0.timer == ended }
    session.views.sinks.removeAll { $0.token == ended }
  }
}

/// Who receives what a publisher sends, which is no link of a chain.
package struct Sink: Sendable {
  var token: Value
  var publisher: Value
  var receiver: Value
}

/// A timer that runs, and when it is due.
package struct ScheduledTimer: Sendable {
  var timer: Value
  var interval: Double
  var due: Double
  var repeats: Bool
  var action: Value
}

extension Session {
  mutating func newObject(_ type: String, _ fields: [String: Value]) -> Value {
    heap.objects.append(Instance(type: type, fields: fields))
    return .object(ObjectID(row: heap.objects.count - 1))
  }

  mutating func start(_ timer: Value, every seconds: Double, repeats: Bool, _ action: Value) {
    views.timers.append(
      ScheduledTimer(
        timer: timer, interval: max(seconds, 0.001), due: clock + seconds, repeats: repeats,
        action: action))
  }

  /// What a publisher has sent last, where it keeps that.
  fileprivate func currentValue(of publisher: Value) -> Value? {
    if case .structure(let parts) = publisher, parts.type == "Published.Publisher" {
      return stored(parts[1].text, of: parts[0])
    }
    guard ["CurrentValueSubject", "Just", "Future"].contains(className(of: publisher)) else { return nil }
    return stored("_value", of: publisher).flatMap { $0 == .nothing ? nil : $0 }
  }

  /// Lets a closure receive what a publisher sends.
  fileprivate mutating func subscribe(_ receiver: Value, to publisher: Value, _ place: Place) throws(Problem)
    -> Value
  {
    let token = newObject("AnyCancellable", [:])
    let sink = try sink(token, publisher, receiver)
    if let interval = interval(of: sink.publisher) {
      start(token, every: interval, repeats: true, sink.receiver)
      return token
    }
    views.sinks.append(sink)
    try handCurrentValue(to: sink)
    return token
  }

  /// Who begins to receive has the value that a publisher keeps at once.
  private mutating func handCurrentValue(to sink: Sink) throws(Problem) {
    if let current = currentValue(of: sink.publisher) { try runAction(sink.receiver, [current]) }
  }

  /// A view that appears begins to receive what its `onReceive` modifiers name.
  mutating func beginReceiving(_ view: ViewValue?) throws(Problem) {
    for modifier in view?.modifiers ?? [] where modifier.name == "onReceive" {
      guard let publisher = modifier["publisher"], let action = modifier["action"] else { continue }
      try handCurrentValue(to: sink(.bool(true), publisher, action))
    }
  }

  /// Who receives from the publisher at the beginning of a chain: each link makes it of who receives from the link.
  ///
  /// A view on screen has no token, and has had the first value when it appeared.
  private mutating func sink(_ token: Value, _ publisher: Value, _ receiver: Value) throws(Problem) -> Sink {
    var sink = Sink(token: token, publisher: publisher, receiver: receiver)
    while case .structure(let chain) = sink.publisher, chain.type == "AnyPublisher" {
      sink.publisher = chain[0]
      sink.receiver = try apply(chain[1], sink.receiver, .bool(token == .nothing))
    }
    return sink
  }

  /// Hands a value to all who receive a publisher's: closures, and views on screen.
  mutating func publish(_ value: Value, from publisher: Value, _ place: Place) throws(Problem) {
    if case .object(let id) = publisher { try changed(.object(id.row), place) }
    var sinks = views.sinks
    for modifier in onReceive {
      if let publisher = modifier["publisher"], let action = modifier["action"] {
        sinks.append(try sink(.nothing, publisher, action))
      }
    }
    for sink in sinks where sink.publisher == publisher { try runAction(sink.receiver, [value]) }
  }

  /// A published property is about to be set: its subscribers see the new value while the object holds the old one.
  mutating func publish(_ name: String, _ value: Value, of object: Value, _ place: Place) throws(Problem) {
    if views.sinks.isEmpty, views.roots.isEmpty { return }
    try publish(.void, from: object, place)
    try publish(value, from: .structure(.init("Published.Publisher", [object, .string(name)])), place)
  }

  /// The `onReceive` modifiers of all views on screen.
  private var onReceive: [ModifierValue] {
    views.graph.views.flatMap { id in
      (views.graph[id]?.element.details.view?.modifiers ?? []).filter { $0.name == "onReceive" }
    }
  }

  // MARK: Timers

  private var publishedTimers: [(interval: Double, action: Value?)] {
    onReceive.compactMap { modifier in
      modifier["publisher"].flatMap(interval).map { ($0, modifier["action"]) }
    }
  }

  /// How often a timer's publisher sends; nil for others, and for one that is over.
  private func interval(of publisher: Value) -> Double? {
    guard className(of: publisher) == "Timer.TimerPublisher", stored("_isOver", of: publisher) != .bool(true)
    else { return nil }
    return stored("interval", of: publisher)?.number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// How long it is until the next timer is due, within a time.
  func nextTick(within seconds: Double) -> Double? {
    let published = publishedTimers.map {
      ((clock / $0.interval + 1e-9).rounded(.down) + 1) * $0.interval - clock
    }
    return (published + views.timers.map { $0.due - clock }).filter { $0 <= seconds + 1e-9 }.min()
  }

  /// Runs the timers that are due now.
  mutating func tick(_ place: Place) throws(Problem) {
    let clock = clock
    for (interval, action) in publishedTimers
    where abs((clock / interval).rounded() * interval - clock) < 1e-6 {
      try runAction(action, [.date(now)])
    }
    for timer in views.timers where timer.due <= clock + 1e-9 {
      guard let index = views.timers.firstIndex(where: { $0.timer == timer.timer }) else { continue }
      if timer.repeats { views.timers[index].due += timer.interval } else { views.timers.remove(at: index) }
      if timer.action == timer.timer {
        try perform(timer.action)
        continue
      }
      try runAction(timer.action, [className(of: timer.timer) == "Timer" ? timer.timer : .date(now)])
      if case .node(let view) = timer.timer { try view.endPress(in: &self) }
    }
  }
}
