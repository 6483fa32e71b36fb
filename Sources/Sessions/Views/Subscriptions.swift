import StateUpdates

extension Value {
  /// The value of the property that a publisher publishes.
  package func published(in session: Session) -> Value {
    session.stored(self[1].text, of: self[0]) ?? .nothing
  }

  /// The publisher that stands for the assignments of a property.
  package static func observed(_ name: String, of object: Value) -> Value {
    .structure(.init("NSKeyValueObservedChange", [object, .string(name)]))
  }

  /// The closure that starts a publisher made from others.
  var beginning: Value? {
    if case .structure(let made) = self, made.type == "AnyPublisher" { made[0] } else { nil }
  }
}

extension Session {
  /// The values that a new receiver gets at once.
  private mutating func first(of publisher: Value, _ place: Place) throws(Problem) -> [Value] {
    if className(of: publisher) == "Published.Publisher" { return [publisher.published(in: self)] }
    var publisher = publisher
    return try invoke("_first", of: &publisher, [], place)?.elements ?? []
  }

  package mutating func subscribe(_ receiver: Value, to publisher: Value, _ place: Place) throws(Problem)
    -> Value
  {
    let token = newObject("AnyCancellable", ["_parts": .list([])])
    if let begin = publisher.beginning {
      try runAction(begin, [receiver, token])
      return token
    }
    views.sinks.append((token, publisher, receiver))
    if let interval = interval(of: publisher) {
      start(token, every: interval, repeats: true, receiver)
    } else {
      for value in try first(of: publisher, place) { try runAction(receiver, [value]) }
    }
    return token
  }

  /// Subscribes a view to the publishers of its `onReceive` modifiers, or of one of them.
  ///
  /// For each value, it runs the action from the latest body.
  mutating func beginReceiving(_ id: ViewID, modifier only: Int? = nil, _ place: Place) throws(Problem) {
    for (index, modifier) in (views[id]?.modifiers ?? []).enumerated() where only ?? index == index {
      guard modifier.name == "onReceive", let publisher = modifier["publisher"],
        !views.sinks.contains(where: { $0.publisher == .node(id) && $0.receiver == .int(index) })
      else { continue }
      let body: Action = { session throws(Problem) in
        let (value, own) = (session.local(0), session.views[id]?.modifiers.dropFirst(index).first)
        if session.className(of: value) != "Subscribers.Completion" {
          try session.runAction(own?["action"], [value])
        }
        return .next
      }
      let receiver = makeFunction(FunctionCode(parameters: [.any], body: body))
      let token = try subscribe(.closure(receiver), to: publisher, place)
      views.sinks.append((token, .node(id), .int(index)))
    }
  }

  mutating func endReceiving(_ id: ViewID, modifier only: Int? = nil, _ place: Place) throws(Problem) {
    for sink in views.sinks where sink.publisher == .node(id) {
      if let only, sink.receiver != .int(only) { continue }
      var token = sink.token
      try invoke("cancel", of: &token, [], place)
    }
  }

  /// Sends a value to all receivers of a publisher.
  package mutating func publish(_ value: Value, from publisher: Value, _ place: Place) throws(Problem) {
    if case .object(let id) = publisher { try changed(.object(id.row), place) }
    for sink in views.sinks where sink.publisher == publisher { try runAction(sink.receiver, [value]) }
  }

  /// Called before a published property is set: its subscribers get the new value while the object still holds the old one.
  mutating func publish(_ name: String, _ value: Value, of object: Value, _ place: Place) throws(Problem) {
    if views.sinks.isEmpty, views.roots.isEmpty { return }
    try publish(.void, from: object, place)
    try publish(value, from: .structure(.init("Published.Publisher", [object, .string(name)])), place)
  }
}
