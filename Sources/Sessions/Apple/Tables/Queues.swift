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
        AppleRow("init(block: @escaping () -> Void)", "Work that can be cancelled.") {
          session, value, given, _ throws(Problem) in
          session.store("block", of: &value, given[0])
          return .void
        },
        AppleRow("func perform()", "Does it now.") { session, value, _, _ throws(Problem) in
          try session.perform(value)
          return .void
        },
        AppleRow("func cancel()", "It is not done any more.") { session, value, _, _ throws(Problem) in
          session.store("isCancelled", of: &value, .bool(true))
          return .void
        },
      ]),
    AppleType(
      "OperationQueue", .class, "Where work is done.",
      [
        .constant("static var main: OperationQueue { get }", "The main queue.", .kept("OperationQueue.main")),
        later("func addOperation(_ work: @escaping () -> Void)"),
      ]),
    AppleType(
      "Timer", .class, "Work at a time.",
      [
        AppleRow(
          "static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer",
          "Does something later; a repeating one does it once, since time stands still."
        ) { session, _, given, _ throws(Problem) in
          session.putOff(given[2], by: given[0].number ?? 0)
          return .kept("Timer")
        }
      ] + AppleRow.kept("invalidate() isValid:Bool fire()")),
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

  /// A call whose last argument is done later, after the seconds before it.
  private static func later(_ declaration: String) -> AppleRow {
    AppleRow(declaration, "Does something in a later turn of the run loop.") {
      session, _, given, _ throws(Problem) in
      if given.count > 1 {
        session.note("`asyncAfter` runs in the next turn: time stands still between statements")
      }
      session.putOff(given[given.count - 1], by: given.count > 1 ? given[0].number ?? 0 : 0)
      return .void
    }
  }
}

extension Session {
  /// Puts work off to a later turn, behind what is due before it or together with it.
  mutating func putOff(_ work: Value, by seconds: Double = 0) {
    let place = runtime.later.firstIndex { $0.due > seconds } ?? runtime.later.count
    runtime.later.insert((seconds, work), at: place)
  }

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
