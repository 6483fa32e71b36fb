/// An animation, like SwiftUI's `Animation`.
public indirect enum ViewAnimation: Hashable, Sendable {
  case curve(UnitCurve, duration: Double)
  case spring(Spring)
  /// A spring that adds to the running ones instead of taking over their place and velocity.
  case interpolatingSpring(Spring, initialVelocity: Double)
  /// The animation that comes from above, as `transaction` may use it.
  case inherited
  /// A custom animation, as the fraction of the way at each frame (120 per second) until its end.
  case frames([Double])
  /// An animation that counts as complete after a duration of its own.
  case logicallyComplete(ViewAnimation, after: Double)
  case speed(ViewAnimation, Double)
  case delay(ViewAnimation, Double)
  /// A repeated animation; without a count it repeats forever.
  case repeated(ViewAnimation, count: Int?, autoreverses: Bool)

  /// The duration of a curve that is given none.
  public static let usualDuration = 0.35
  /// The number of frames per second of a custom animation.
  public static let framesPerSecond = 120.0
  /// The animation of `withAnimation` without an argument: see `Decision` defaultAnimation.
  public static let standard = ViewAnimation.spring(Spring(duration: 0.5, bounce: 0))
  /// A spring without bounce.
  public static let smooth = standard
  /// A spring with a small bounce.
  public static let snappy = ViewAnimation.spring(Spring(duration: 0.5, bounce: 0.15))
  /// A spring with a larger bounce.
  public static let bouncy = ViewAnimation.spring(Spring(duration: 0.5, bounce: 0.3))

  /// The fraction of the way at a time, and the effect of an initial velocity of 1; nil when it is over.
  func progress(at elapsed: Double) -> (fraction: Double, drift: Double)? {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, elapsed <= duration else { return nil }
      return (curve.value(at: elapsed / duration), 0)
    case .spring(let spring):
      // A spring never quite arrives; the rest is dropped once it has settled.
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

  /// Replaces `inherited` by the animation from above; nil if it is needed and there is none.
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

  /// The logical duration, without the tail of a spring.
  public var duration: Double { duration(withTail: false) }

  /// The duration until the animation is removed, with the tail of a spring.
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

/// What waits for the end of the animations of a transaction: `withAnimation { } completion: { }`.
struct AnimationCompletion: Sendable {
  var number: Int
  var waitsForRemoval: Bool
  /// The logical end of the last of its animations.
  var ends: Double
  var attributes: [(view: ViewID, key: AttributeKey)] = []
}
