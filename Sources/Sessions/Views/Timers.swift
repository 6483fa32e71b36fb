/// A running timer, and the time when it is due.
package struct ScheduledTimer: Sendable {
  package var timer: Value
  var interval: Double
  var due: Double
  var repeats: Bool
  var action: Value
}

extension Session {
  package mutating func start(_ timer: Value, every seconds: Double, repeats: Bool, _ action: Value) {
    views.timers.append(
      ScheduledTimer(
        timer: timer, interval: max(seconds, 0.001), due: clock + seconds, repeats: repeats, action: action))
  }

  /// The interval of a timer publisher; nil for other publishers, and for one that has ended.
  func interval(of publisher: Value) -> Double? {
    guard className(of: publisher) == "Timer.TimerPublisher", stored("_isOver", of: publisher) != .bool(true)
    else { return nil }
    return stored("interval", of: publisher)?.number.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The seconds until the next timer is due, within a given time.
  package func nextTick(within seconds: Double) -> Double? {
    views.timers.map { [clock] in $0.due - clock }.filter { $0 <= seconds + 1e-9 }.min()
  }

  /// Runs the timers that are due now.
  mutating func tick(_ place: Place) throws(Problem) {
    for timer in views.timers where timer.due <= clock + 1e-9 {
      guard let index = views.timers.firstIndex(where: { $0.timer == timer.timer }) else { continue }
      if timer.repeats { views.timers[index].due += timer.interval } else { views.timers.remove(at: index) }
      if timer.action == timer.timer {
        try perform(timer.action)
        continue
      }
      try runAction(timer.action, [className(of: timer.timer) == "Timer" ? timer.timer : .date(now)])
      if case .node(let view) = timer.timer { try endPress(of: view) }
    }
  }
}
