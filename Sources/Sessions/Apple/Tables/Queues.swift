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
      var block: (() -> Void)?
      var isCancelled: Bool
      init(block: @escaping () -> Void) { self.block = block }  // Work that can be cancelled.
      func perform() { if !isCancelled { block?() } }  // Does it now.
      func cancel() { isCancelled = true }  // It is not done any more.
    class Thread  // Where code runs: here the main thread.
      static var isMainThread: Bool { true }  // Whether it is the main thread.
    class OperationQueue  // Where work is done.
      static var main: OperationQueue { get }  // The main queue.
      func addOperation(_ work: @escaping () -> Void)  // Does something in a later turn of the run loop.
    struct Double
      static func now() -> Double { 0 }  // Seconds from now, as `asyncAfter(deadline:)` takes them.
      static func seconds(_ count: Double) -> Double { count }  // Seconds from now.
      static func milliseconds(_ count: Double) -> Double { count / 1000 }  // Seconds from now.
    """, ["async": later, "asyncAfter": later, "addOperation": later])

  /// A call whose last argument is done later: in the next turn, or when the seconds before it have passed.
  private static let later = AppleRow.runs { session, _, given, _ in
    let work = given[given.count - 1]
    guard given.count > 1, let seconds = given[0].number, seconds > 0 else {
      session.putOff(work)
      return
    }
    session.note("`asyncAfter` waits for its time: `advance \(session.shown(.double(seconds)))s` brings it")
    var item = work
    if case .object = work {} else { item = session.newObject("DispatchWorkItem", ["block": work]) }
    session.start(item, every: seconds, repeats: false, item)
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
