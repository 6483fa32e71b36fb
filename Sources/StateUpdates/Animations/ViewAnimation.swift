/// An animation, as SwiftUI's `Animation`.
public indirect enum ViewAnimation: Hashable, Sendable {
  case curve(UnitCurve, duration: Double)
  case spring(Spring)
  /// A spring that runs on beside those before it: it takes over nothing of theirs.
  case interpolatingSpring(Spring, initialVelocity: Double)
  /// The one that comes from above, in what `transaction` makes of it.
  case inherited
  /// One's own, by the share of the way at each frame, 120 of them a second, until it has ended.
  case frames([Double])
  /// Over in name after a duration of its own.
  case logicallyComplete(ViewAnimation, after: Double)
  case speed(ViewAnimation, Double)
  case delay(ViewAnimation, Double)
  /// Without a count for ever.
  case repeated(ViewAnimation, count: Int?, autoreverses: Bool)

  /// How long a curve takes whose duration nobody gives.
  public static let usualDuration = 0.35
  /// How often a person's own animation is asked.
  public static let framesPerSecond = 120.0
  /// What `withAnimation` takes where none is named: see `Decision` defaultAnimation.
  public static let standard = ViewAnimation.spring(Spring(duration: 0.5, bounce: 0))
  /// A spring without bounce.
  public static let smooth = standard
  /// A spring with a small bounce.
  public static let snappy = ViewAnimation.spring(Spring(duration: 0.5, bounce: 0.15))
  /// A spring with a larger bounce.
  public static let bouncy = ViewAnimation.spring(Spring(duration: 0.5, bounce: 0.3))

  /// The share of the way at a time, and what an initial velocity of 1 adds; nil when it is over.
  func progress(at elapsed: Double) -> (fraction: Double, drift: Double)? {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, elapsed <= duration else { return nil }
      return (curve.value(at: elapsed / duration), 0)
    case .spring(let spring):
      // A spring never quite arrives; what is left of it is dropped once it has settled.
      let motion = spring.motion(at: elapsed)
      return (motion.fraction, motion.drift)
    case .interpolatingSpring(let spring, let velocity):
      let motion = spring.motion(at: elapsed)
      return (motion.fraction + velocity * motion.drift, 0)
    case .frames(let shares):
      let frame = max(elapsed, 0) * Self.framesPerSecond
      guard frame < Double(shares.count - 1) else { return nil }
      let (first, next) = (shares[Int(frame)], shares[Int(frame) + 1])
      return (first + (next - first) * (frame - frame.rounded(.down)), 0)
    case .logicallyComplete(let base, _): return base.progress(at: elapsed)
    case .inherited: return nil
    case .speed(let base, let factor): return base.progress(at: elapsed * factor)
    case .delay(let base, let time): return base.progress(at: max(elapsed - time, 0))
    case .repeated(let base, let count, let autoreverses):
      let length = base.duration
      guard length > 0 else { return nil }
      if let count, elapsed > length * Double(count) { return nil }
      var pass = Int(elapsed / length)
      if let count, pass >= count { pass = max(count - 1, 0) }
      guard let inner = base.progress(at: elapsed - Double(pass) * length) else { return (1, 0) }
      return autoreverses && !pass.isMultiple(of: 2) ? (1 - inner.fraction, 0) : inner
    }
  }

  /// The same, of the one that comes from above; nil where it is made of that, and none comes.
  func resolved(with above: ViewAnimation?) -> ViewAnimation? {
    switch self {
    case .inherited: above
    case .speed(let base, let factor): base.resolved(with: above).map { .speed($0, factor) }
    case .delay(let base, let time): base.resolved(with: above).map { .delay($0, time) }
    case .repeated(let base, let count, let autoreverses):
      base.resolved(with: above).map { .repeated($0, count: count, autoreverses: autoreverses) }
    case .logicallyComplete(let base, let after):
      base.resolved(with: above).map { .logicallyComplete($0, after: after) }
    case .curve, .spring, .interpolatingSpring, .frames: self
    }
  }

  /// When it is over in name: a spring's tail does not count.
  public var duration: Double { duration(withTail: false) }

  /// When it is gone.
  public var wholeDuration: Double { duration(withTail: true) }

  private func duration(withTail: Bool) -> Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring), .interpolatingSpring(let spring, _):
      withTail ? spring.settlingDuration : spring.duration
    case .frames(let shares): max(Double(shares.count - 1), 0) / Self.framesPerSecond
    case .inherited: 0
    case .logicallyComplete(let base, let after): withTail ? base.wholeDuration : after
    case .speed(let base, let factor): factor > 0 ? base.duration(withTail: withTail) / factor : .infinity
    case .delay(let base, let time): base.duration(withTail: withTail) + time
    case .repeated(let base, let count, _): count.map { base.duration * Double($0) } ?? .infinity
    }
  }
}
