import Sessions

extension AppleTypes {
  /// Timers, and the run loop in which they run.
  static let timers = TypeInfo.read(
    """
    class Timer.TimerPublisher: Publisher, Cancellable  // Publishes at equal times.
      var interval: Double = 1
      var _isOver: Bool = false
      init(_ interval: Double) { self.interval = interval }
      var upstream: Timer.TimerPublisher { self }  // The same.
      each autoconnect, connect | func #() -> Timer.TimerPublisher { self }  // Begins at once.
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
      init(fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) { (_delay, _repeats, _action) = (repeats ? interval : date.timeIntervalSinceNow, repeats, block) }  // One that a run loop starts.
      init(timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        (_delay, _repeats, _action, self.userInfo) = (interval, repeats, { timer in _perform(target, selector, timer) }, userInfo)
      }  // One that a run loop starts.
      init() {}  // One that does nothing.
      var userInfo: Any?
      var tolerance: Double = 0  // How late it may be; here it is never late.
      func fire() { _action?(self) }  // Does now what it does at its times.
      var isValid: Bool = true  // Whether it goes on.
      func _end()
      func invalidate() { isValid = false; _end() }  // Ends it.
    kept RunLoop *main:RunLoop *current:RunLoop
      func run(until date: Date) { _wait(date.timeIntervalSinceNow) }  // Ends the turn and lets time pass.
      func run(mode: Any, before date: Date) -> Bool { run(until: date); return true }  // The same.
      func _wait(_ seconds: Double)
      func add(_ timer: Timer, forMode mode: Any) { if let action = timer._action { _start(timer, timer._delay, timer._repeats, action) } }  // Starts a timer.
      func _start(_ timer: Timer, _ delay: Double, _ repeats: Bool, _ action: (Timer) -> Void)
    """,
    [
      "_start": .runs { session, _, given, _ in
        // A run loop does not take a timer twice.
        if session.views.timers.contains(where: { $0.timer == given[0] }) { return }
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

  /// Ends a timer or a subscription.
  static let ending = AppleRow.runs { session, value, _, _ in
    let ended = value
    var tokens = [ended]
    if case .object(let id) = ended, session.className(of: ended) == "Timer.TimerPublisher" {
      session.heap.objects[id.row].fields["_isOver"] = .bool(true)
      tokens += session.views.sinks.filter { $0.publisher == ended }.map(\.token)
    }
    session.views.timers.removeAll { tokens.contains($0.timer) }
    session.views.sinks.removeAll { tokens.contains($0.token) }
  }
}
