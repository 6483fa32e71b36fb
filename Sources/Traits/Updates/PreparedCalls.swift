/// The calls that come next in a sweep, found together: they hold unless somebody writes something in between.
///
/// What a handler changes is told by the revisions of the rows from which the calls were found. Then what is left is forgotten, and found
/// again in smaller portions: who prepares for handlers that write must not do so in vain.
struct PreparedCalls: Sendable {
  /// The only registration of an environment.
  struct Call: Sendable {
    let environment, registration: Int32
  }

  /// The calls, and room behind them.
  private var calls: [Call] = []
  /// How many there are, and which is next.
  private var count = 0
  private var next = 0
  /// How many of those that were taken the queue has heard of.
  private var reported = 0
  /// What they were found from.
  private var revision = 0
  /// How many are looked for.
  private(set) var portion = 1

  /// The next call, while everything from which it was found is the same.
  @inline(__always)
  mutating func take(_ revision: Int) -> Call? {
    if next == count || revision != self.revision { return nil }
    defer { next &+= 1 }
    return calls[next]
  }

  /// How many were taken since this was asked last.
  ///
  /// The queue follows when there is more to be done than to take the next.
  mutating func reportTaken() -> Int {
    defer { reported = next }
    return next - reported
  }

  /// Forgets what is left, and hands out room for a portion of others: for twice as many where none was left.
  mutating func begin() -> [Call] {
    portion = next == count ? min(2 * portion, 256) : 1
    (count, next, reported) = (0, 0, 0)
    while calls.count < portion { calls.append(Call(environment: -1, registration: -1)) }
    var room: [Call] = []
    swap(&room, &calls)
    return room
  }

  /// Takes the room back, with `count` calls in it.
  mutating func end(_ calls: [Call], count: Int, _ revision: Int) {
    (self.calls, self.count, self.revision) = (calls, count, revision)
  }

  /// Forgets everything and keeps the room.
  mutating func clear() { (count, next, reported, portion) = (0, 0, 0, 1) }
}
