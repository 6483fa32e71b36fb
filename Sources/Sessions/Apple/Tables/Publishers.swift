import StateUpdates
import Syntax

extension AppleTypes {
  /// Combine's subjects, published properties as publishers, and timers.
  static let publishers = AppleType.read(
    """
    class PassthroughSubject  // Sends values to those who receive them.
      init()  // A subject.
      \(sending)
      \(receiving)
    class CurrentValueSubject  // Sends values to those who receive them.
      init(_ value: Output)  // A subject with a value.
      var value: Output  // What was sent last; setting it sends.
      \(sending)
      \(receiving)
    struct Published.Publisher  // The values of a published property.
      \(receiving)
    struct AnyPublisher  // The values of another, changed or chosen.
      \(receiving)
    struct TimerPublisher  // Publishes at equal times.
      var interval: Double = 1
      func autoconnect() -> TimerPublisher { self }  // Begins at once.
      \(receiving)
    class Timer  // Does something at times.
      static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer  // Runs a closure once or again and again, as time passes.
      static func publish(every interval: Double, on runLoop: Any, in mode: Any) -> TimerPublisher { TimerPublisher(interval: interval) }  // Publishes at equal times, while a view receives it.
      var isValid: Bool = true  // Whether it goes on.
      func invalidate()  // Ends it.
    class AnyCancellable: Hashable  // Ends a subscription.
      func cancel()  // Ends it.
      kept store()
    enum Never  // What there is none of.
    kept RunLoop *main:RunLoop *current:RunLoop
    class RunLoop
      func run(until date: Date) { _wait(date.timeIntervalSinceNow) }  // Ends the turn and lets time pass.
      func run(mode: Any, before date: Date) -> Bool { run(until: date); return true }  // The same.
      func _wait(_ seconds: Double)
    """, publishing, chaining,
    [
      "_wait": .runs { session, _, given, place throws(Problem) in
        guard session.runtime.callbacks.isEmpty else {
          throw Problem("the run loop does not run inside of a callback", at: place)
        }
        try session.endTurn(place)
        try session.advance(by: max(0, given[0].number ?? 0), place)
      }
    ])

  private static let sending = [
    "func send(_ value: Output)  // Sends a value.",
    "func send()  // Sends that something happened.",
  ].joined(separator: "\n  ")

  /// What is done with the values of a publisher: they are received, or others are made of them.
  private static let receiving =
    ([
      "func sink(receiveValue receive: (Output) -> Void) -> AnyCancellable",
      "func sink(receiveCompletion: (Any) -> Void, receiveValue receive: (Output) -> Void) -> AnyCancellable",
      "func assign(to published: Any)",
      "func assign<R,V>(to path: (R) -> V, on object: R) -> AnyCancellable { sink { object[keyPath: path] = $0 } }",
    ].map { $0 + "  // Hands each value to a closure, or to a published property." }
    + [
      "map(_ transform: (Output) -> T) -> AnyPublisher<T>",
      "compactMap(_ transform: (Output) -> T?) -> AnyPublisher<T>",
      "filter(_ test: (Output) -> Bool) -> AnyPublisher<Output>",
      "removeDuplicates() -> AnyPublisher<Output>",
      "dropFirst(_ count: Int = 1) -> AnyPublisher<Output>",
      "receive(on scheduler: Any) -> AnyPublisher<Output>",
      "eraseToAnyPublisher() -> AnyPublisher<Output>",
      "debounce(for time: Any, scheduler: Any) -> AnyPublisher<Output>",
      "throttle(for time: Any, scheduler: Any, latest: Bool) -> AnyPublisher<Output>",
    ].map { "func \($0)  // What is published, changed or chosen." }).joined(separator: "\n  ")

  private static let publishing: [String: AppleRow] = [
    "init(_:)": .runs { session, value, given, _ in session.store("value", of: &value, given[0]) },
    "send(_:)": .runs { session, value, given, place throws(Problem) in
      let subject = value
      session.store("value", of: &value, given[0])
      try session.publish(given[0], from: subject, place)
    },
    "value": .native { session, value, _, _ in
      session.stored("value", of: value) ?? .nothing
    } set: { session, value, given, place throws(Problem) in
      try session.invoke("send", of: &value, given, place) ?? .void
    },
    "send()": .runs { session, value, _, place throws(Problem) in
      try session.publish(.void, from: value, place)
    },
    "sink": receive, "assign": receive,
    "scheduledTimer": .native { session, _, given, _ in
      let timer = session.newObject("Timer", ["isValid": .bool(true)])
      session.views.timers.append(
        ScheduledTimer(
          timer: timer, interval: max(given[0].number ?? 0, 0.001),
          due: session.views.graph.clock + (given[0].number ?? 0),
          repeats: given[1].isTrue, action: given[2]))
      return timer
    },
    "invalidate": .runs { session, value, _, _ in
      let timer = value
      session.views.timers.removeAll { $0.timer == timer }
      session.store("isValid", of: &value, .bool(false))
    },
    "cancel": .runs { session, value, _, _ in
      let ended = value
      session.views.timers.removeAll { $0.timer == ended }
      session.views.sinks.removeAll { $0.token == ended }
    },
  ]

  private static let receive = AppleRow.native { session, value, given, place throws(Problem) in
    try session.subscribe(given.last ?? .nothing, to: value, place)
  }

  /// The links of a chain: the publisher before, the name, and the closure.
  private static let chaining: [String: AppleRow] = [
    "map": chained("map"), "compactMap": chained("compactMap"), "filter": chained("filter"),
    "removeDuplicates": chained("removeDuplicates"), "dropFirst": chained("dropFirst"), "receive": chained(),
    "eraseToAnyPublisher": chained(), "debounce": chained(), "throttle": chained(),
  ]

  private static func chained(_ name: String = "") -> AppleRow {
    .plain { value, given in
      .structure(.init("AnyPublisher", [value, .string(name), given.first ?? .nothing]))
    }
  }
}

/// Who receives what a publisher sends: a closure, or a published property.
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

  /// What a publisher has sent last, where it keeps that.
  fileprivate func currentValue(of publisher: Value) -> Value? {
    if case .structure(let parts) = publisher, parts.type == "Published.Publisher" {
      return stored(parts[1].text, of: parts[0])
    }
    return className(of: publisher) == "CurrentValueSubject" ? stored("value", of: publisher) : nil
  }

  /// Lets a closure, or a published property, receive what a publisher sends.
  fileprivate mutating func subscribe(_ receiver: Value, to publisher: Value, _ place: Place) throws(Problem)
    -> Value
  {
    let token = newObject("AnyCancellable", [:])
    if case .structure(let timer) = source(of: publisher), timer.type == "TimerPublisher" {
      let interval = max(timer[0].number ?? 0, 0.001)
      views.timers.append(
        ScheduledTimer(
          timer: token, interval: interval, due: views.graph.clock + interval, repeats: true, action: receiver
        ))
      return token
    }
    views.sinks.append(Sink(token: token, publisher: publisher, receiver: receiver))
    if let current = currentValue(of: source(of: publisher)) {
      try hand(current, to: views.sinks[views.sinks.count - 1], place)
    }
    return token
  }

  /// The publisher at the beginning of a chain.
  private func source(of publisher: Value) -> Value {
    guard case .structure(let chain) = publisher, chain.type == "AnyPublisher" else { return publisher }
    return source(of: chain[0])
  }

  /// Hands a value on, as the links of a chain make it; some are left out.
  private mutating func hand(_ value: Value, to sink: Sink, _ place: Place) throws(Problem) {
    guard let value = try passed(value, through: sink.publisher, to: sink.token) else { return }
    if case .structure(let published) = sink.receiver, published.type == "Published.Publisher" {
      var object = published[0]
      let type = Type.named(className(of: object))
      guard let member = property(published[1].text, of: type) else { return }
      return try write(published[1].text, member, of: &object, value, place, as: nil)
    }
    try runAction(sink.receiver, [value])
  }

  /// What comes of a value behind the links of a chain; what a link has seen before, the subscription keeps.
  private mutating func passed(_ value: Value, through publisher: Value, to token: Value, _ link: Int = 0)
    throws(Problem) -> Value?
  {
    guard case .structure(let chain) = publisher, chain.type == "AnyPublisher" else { return value }
    guard let value = try passed(value, through: chain[0], to: token, link + 1) else { return nil }
    var (token, name) = (token, "link \(link)")
    let before = stored(name, of: token)
    switch chain[1].text {
    case "removeDuplicates" where token != .nothing:
      store(name, of: &token, value)
      if let before, try areEqual(before, value) { return nil }
      return value
    case "dropFirst" where token != .nothing:
      let count = before?.whole ?? 0
      store(name, of: &token, .int(count + 1))
      return count < (chain[2] == .nothing ? 1 : chain[2].whole) ? nil : value
    case "map": return try apply(chain[2], value)
    case "compactMap":
      let made = try apply(chain[2], value)
      return made == .nothing ? nil : made
    case "filter": return try holds(chain[2], value) ? value : nil
    default: return value
    }
  }

  /// Hands a value to all who receive a publisher's: closures, and views on screen.
  mutating func publish(_ value: Value, from publisher: Value, _ place: Place) throws(Problem) {
    for sink in views.sinks + shownSinks where source(of: sink.publisher) == publisher {
      try hand(value, to: sink, place)
    }
  }

  /// A published property is about to be set: its subscribers see the new value while the object holds the old one.
  mutating func publish(_ name: String, _ value: Value, of id: ObjectID, _ place: Place) throws(Problem) {
    if views.sinks.isEmpty, views.roots.isEmpty { return }
    try publish(value, from: .structure(.init("Published.Publisher", [.object(id), .string(name)])), place)
  }

  private var shownSinks: [Sink] {
    onReceive { modifier in
      guard let publisher = modifier["publisher"], let action = modifier["action"] else { return nil }
      return Sink(token: .nothing, publisher: publisher, receiver: action)
    }
  }

  /// The `onReceive` modifiers of all views on screen.
  private func onReceive<Result>(_ pick: (ModifierValue) -> Result?) -> [Result] {
    views.graph.views.flatMap { id in
      (views.graph[id]?.element.details.view?.modifiers ?? []).compactMap {
        $0.name == "onReceive" ? pick($0) : nil
      }
    }
  }

  // MARK: Timers

  private var publishedTimers: [(interval: Double, action: Value?)] {
    onReceive { modifier in
      guard case .structure(let timer)? = modifier["publisher"], timer.type == "TimerPublisher",
        let interval = timer[0].number, interval > 0
      else { return nil }
      return (interval, modifier["action"])
    }
  }

  /// How long it is until the next timer is due, within a time.
  func nextTick(within seconds: Double) -> Double? {
    let clock = views.graph.clock
    let published = publishedTimers.map {
      ((clock / $0.interval + 1e-9).rounded(.down) + 1) * $0.interval - clock
    }
    return (published + views.timers.map { $0.due - clock }).filter { $0 <= seconds + 1e-9 }.min()
  }

  /// Runs the timers that are due now.
  mutating func tick(_ place: Place) throws(Problem) {
    let clock = views.graph.clock
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
