import StateUpdates
import Syntax

extension AppleTypes {
  /// Combine's subjects, published properties as publishers, and timers.
  static let publishers = [
    subject("PassthroughSubject", [AppleRow("init()", "A subject.", initial: .void)]),
    subject(
      "CurrentValueSubject",
      [
        AppleRow("init(_ value: Output)", "A subject with a value.") {
          session, value, given, _ throws(Problem) in
          session.store("value", of: &value, given[0])
          return .void
        },
        .plain("var value: Output { get }", "What was sent last.") { _, _ in .nothing }.stored("value"),
      ]),
    AppleType("PublishedPublisher", .structure, "The values of a published property.", [sink]),
    AppleType(
      "TimerPublisher", .structure, "Publishes at equal times.", fields: [("interval", .double, .double(1))],
      [.plain("func autoconnect() -> TimerPublisher", "Begins at once.") { value, _ in value }]),
    AppleType(
      "Timer", .class, nil, conforms: [], "Does something at times.",
      [
        .plain(
          "static func publish(every interval: Double, on runLoop: Any, in mode: Any) -> TimerPublisher",
          "Publishes at equal times, while a view receives it."
        ) { _, given in .structure(.init("TimerPublisher", [given[0]])) },
        AppleRow(
          "static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer",
          "Runs a closure once or again and again, as time passes."
        ) { session, _, given, _ throws(Problem) in
          let timer = session.newObject("Timer", ["isValid": .bool(true)])
          session.views.timers.append(
            ScheduledTimer(
              timer: timer, interval: max(given[0].number ?? 0, 0.001),
              due: session.views.graph.clock + (given[0].number ?? 0),
              repeats: given[1].isTrue, action: given[2]))
          return timer
        },
        AppleRow("func invalidate()", "Ends it.") { session, value, _, _ throws(Problem) in
          let timer = value
          session.views.timers.removeAll { $0.timer == timer }
          session.store("isValid", of: &value, .bool(false))
          return .void
        },
        AppleRow("var isValid: Bool", "Whether it goes on.", initial: .bool(true)),
      ]),
    .kept("AnyCancellable", nil, "cancel() store()"),
    .kept("RunLoop", nil, "*main:RunLoop *current:RunLoop"),
    AppleType("Never", .enumeration, "What there is none of."),
  ]

  private static func subject(_ name: String, _ rows: [AppleRow]) -> AppleType {
    AppleType(
      name, .class, nil, conforms: [], "Sends values to those who receive them.",
      rows + [
        sink,
        AppleRow("func send(_ value: Output)", "Sends a value.") {
          session, value, given, place throws(Problem) in
          let subject = value
          session.store("value", of: &value, given[0])
          try session.publish(given[0], from: subject, place)
          return .void
        },
        AppleRow("func send()", "Sends that something happened.") {
          session, value, _, place throws(Problem) in
          try session.publish(.void, from: value, place)
          return .void
        },
      ])
  }

  private static let sink = AppleRow(
    "func sink(receiveValue receive: (Output) -> Void) -> AnyCancellable", "Runs a closure with each value."
  ) { session, value, given, place throws(Problem) in
    session.views.sinks[value, default: []].append(given[0])
    if let current = session.currentValue(of: value) { try session.apply(given[0], current) }
    return .kept("AnyCancellable")
  }
}

/// A timer that runs, and when it is due.
package struct ScheduledTimer: Sendable {
  var timer: Value
  var interval: Double
  var due: Double
  var repeats: Bool
  var action: Value
}

extension AppleRow {
  /// The same, read from where it is stored.
  fileprivate func stored(_ name: String) -> AppleRow {
    AppleRow(declaration, help) { session, value, _, _ throws(Problem) in
      session.stored(name, of: value) ?? .nothing
    }
  }
}

extension Session {
  fileprivate mutating func newObject(_ type: String, _ fields: [String: Value]) -> Value {
    heap.objects.append(Instance(type: type, fields: fields))
    return .object(ObjectID(row: heap.objects.count - 1))
  }

  /// What a publisher has sent last, where it keeps that.
  fileprivate func currentValue(of publisher: Value) -> Value? {
    if case .structure(let parts) = publisher, parts.type == "PublishedPublisher" {
      return stored(parts.fields[1].text, of: parts.fields[0])
    }
    return className(of: publisher) == "CurrentValueSubject" ? stored("value", of: publisher) : nil
  }

  /// Hands a value to all who receive a publisher's: closures, and views on screen.
  mutating func publish(_ value: Value, from publisher: Value, _ place: Place) throws(Problem) {
    for sink in views.sinks[publisher] ?? [] { try runAction(sink, [value]) }
    for action in receivers(of: publisher) { try runAction(action, [value]) }
  }

  /// A published property is about to be set: its subscribers see the new value while the object holds the old one.
  mutating func publish(_ name: String, _ value: Value, of id: ObjectID, _ place: Place) throws(Problem) {
    if views.sinks.isEmpty, views.roots.isEmpty { return }
    try publish(value, from: .structure(.init("PublishedPublisher", [.object(id), .string(name)])), place)
  }

  private func receivers(of publisher: Value) -> [Value] {
    onReceive { $0["publisher"] == publisher ? $0["action"] : nil }
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
        let interval = timer.fields[0].number, interval > 0
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
      try runAction(action, [.kept("Date")])
    }
    for timer in views.timers where timer.due <= clock + 1e-9 {
      guard let index = views.timers.firstIndex(where: { $0.timer == timer.timer }) else { continue }
      if timer.repeats { views.timers[index].due += timer.interval } else { views.timers.remove(at: index) }
      try runAction(timer.action, [timer.timer])
    }
  }
}

extension Checker {
  /// `.navigationDestination(for: User.self) { user in … }`: the closure is given a value of the type.
  mutating func destination(_ name: Name, of base: Checked, _ given: Given, _ range: SourceRange)
    throws(Problem)
    -> Checked?
  {
    guard name.text == "navigationDestination", isView(base.type), given.items.count == 2,
      given.items[0].label?.text == "for", case .metatype(let type) = try checkOpen(given.items[0].value).type
    else { return nil }
    let content = try check(given.items[1].value, expecting: .function([type], .named("View"))).code
    let view = base.code
    return Checked(base.type, range) { session throws(Problem) in
      let arguments = [ViewArgument("for", .type(type)), ViewArgument("destination", try content(&session))]
      return session.modified(try view(&session), ModifierValue(name.text, arguments))
    }
  }

  /// `.onReceive(publisher) { value in … }`: the closure is given what the publisher sends.
  mutating func receiving(_ name: Name, of base: Checked, _ given: Given, _ range: SourceRange)
    throws(Problem)
    -> Checked?
  {
    guard name.text == "onReceive", isView(base.type), given.items.count == 2 else { return nil }
    let publisher = try checkOpen(given.items[0].value)
    let output = session.placeholders(of: publisher.type)["Output"] ?? .any
    let action = try check(given.items[1].value, expecting: .function([output], .void))
    let (view, source, code) = (base.code, publisher.code, action.code)
    return Checked(base.type, range) { session throws(Problem) in
      let arguments = [
        ViewArgument("publisher", try source(&session)), ViewArgument("action", try code(&session)),
      ]
      return session.modified(try view(&session), ModifierValue("onReceive", arguments))
    }
  }
}
