import Syntax

extension AppleTypes {
  /// Work that is done later: in the turns of the run loop that follow, in the order of its times.
  static let queues = [
    AppleType(
      "DispatchQueue", .class, "Where work is done: here all of it on the main queue.",
      [
        .constant("static var main: DispatchQueue { get }", "The main queue.", .kept("DispatchQueue.main")),
        .constant(
          "static func global(qos: Any = 0) -> DispatchQueue", "The main queue as well.",
          .kept("DispatchQueue.main")),
        AppleRow(
          "init(label: String, qos: Any = 0, attributes: Any = 0)", "The main queue too.", initial: .void),
        later("func async(execute work: @escaping () -> Void)"),
        later("func async(execute work: DispatchWorkItem)"),
        later("func asyncAfter(deadline: Double, execute work: @escaping () -> Void)"),
        later("func asyncAfter(deadline: Double, execute work: DispatchWorkItem)"),
        AppleRow("func sync(execute work: () -> T) -> T", "Does something at once.") {
          session, _, given, _ throws(Problem) in try session.apply(given[0])
        },
      ]),
    AppleType(
      "DispatchWorkItem", .class, "Work that can be cancelled.",
      fields: [("block", .function([], .void), .nothing), ("isCancelled", .bool, .bool(false))],
      [
        .runs("init(block: @escaping () -> Void)", "Work that can be cancelled.") {
          session, value, given, _ throws(Problem) in
          session.store("block", of: &value, given[0])
        },
        .runs("func perform()", "Does it now.") { session, value, _, _ throws(Problem) in
          try session.perform(value)
        },
        .runs("func cancel()", "It is not done any more.") { session, value, _, _ throws(Problem) in
          session.store("isCancelled", of: &value, .bool(true))
        },
      ]),
    AppleType(
      "OperationQueue", .class, "Where work is done.",
      [
        .constant("static var main: OperationQueue { get }", "The main queue.", .kept("OperationQueue.main")),
        later("func addOperation(_ work: @escaping () -> Void)"),
      ]),
    AppleType(
      "Double", .structure, "Times: seconds from now.",
      [
        now("static func now() -> Double", 0), now("static func seconds(_ count: Double) -> Double", 1),
        now("static func milliseconds(_ count: Double) -> Double", 0.001),
      ]),
  ]

  private static func now(_ declaration: String, _ unit: Double) -> AppleRow {
    .plain(declaration, "Seconds from now, as `asyncAfter(deadline:)` takes them.") { _, given in
      .double((given.first?.number ?? 0) * unit)
    }
  }

  /// A call whose last argument is done later: in the next turn, or when the seconds before it have passed.
  private static func later(_ declaration: String) -> AppleRow {
    AppleRow(declaration, "Does something in a later turn of the run loop.") {
      session, _, given, _ throws(Problem) in
      let work = given[given.count - 1]
      guard given.count > 1, let seconds = given[0].number, seconds > 0 else {
        session.putOff(work)
        return .void
      }
      session.note("`asyncAfter` waits for its time: `advance \(session.shown(.double(seconds)))s` brings it")
      var item = work
      if case .object = work {} else { item = session.newObject("DispatchWorkItem", ["block": work]) }
      let due = session.views.graph.clock + seconds
      session.views.timers.append(
        ScheduledTimer(timer: item, interval: seconds, due: due, repeats: false, action: item))
      return .void
    }
  }
}

extension Session {
  /// Puts work off to a later turn.
  mutating func putOff(_ work: Value) { runtime.later.append(work) }

  /// Does what was put off: a closure, or an item that nobody has cancelled.
  mutating func perform(_ work: Value) throws(Problem) {
    guard case .object = work else {
      try apply(work)
      return
    }
    if stored("isCancelled", of: work) != .bool(true), let block = stored("block", of: work) {
      try apply(block)
    }
  }
}
