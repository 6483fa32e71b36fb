// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A spring, like SwiftUI's `Spring`: a mass that is pulled to its target.
public struct Spring: Hashable, Sendable {
  /// The period of the spring without damping, which is roughly the perceived duration.
  public var duration: Double
  /// The ratio of the damping to critical damping; at 1 the spring arrives without overshooting.
  public var dampingRatio: Double
  public var mass = 1.0

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  public init(response: Double, dampingRatio: Double) {
    (duration, self.dampingRatio) = (response, dampingRatio)
  }

  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    duration = 2 * .pi * (mass / stiffness).squareRoot()
    dampingRatio = damping / (2 * (mass * stiffness).squareRoot())
  }

  /// The strength of the pull to the target.
  public var stiffness: Double { frequency * frequency * mass }

  /// The strength of the friction.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The amount of bounce; 0 means none, and below 0 the spring is overdamped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The value at a time, on the way from 0 to a target, with an initial velocity.
  public func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    let motion = motion(at: time)
    return target * motion.fraction + initialVelocity * motion.drift
  }

  /// The velocity of the value at a time, in units per second.
  public func velocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    let motion = motion(at: time)
    return target * motion.fractionSlope + initialVelocity * motion.driftSlope
  }

  /// The time until the remaining distance is less than a thousandth.
  public var settlingDuration: Double {
    let limit = 0.001
    let decay = dampingRatio * frequency
    if dampingRatio < 1 { return -log(limit / (decay + 1)) / decay }
    let slowest = decay - frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    var time = -log(limit) / slowest
    while 1 - motion(at: time).fraction > limit { time += duration / 32 }
    return time
  }

  private var frequency: Double { 2 * .pi / duration }

  /// The motion in closed form: the fraction of the way to the target, the effect of an initial velocity of 1, and the slopes of both.
  func motion(at time: Double) -> (fraction: Double, drift: Double, fractionSlope: Double, driftSlope: Double)
  {
    let t = max(time, 0)
    let (w, decay) = (frequency, dampingRatio * frequency)
    if dampingRatio < 1 {
      let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
      let (fading, sine, cosine) = (exp(-decay * t), sin(damped * t), cos(damped * t))
      return (
        1 - fading * (cosine + decay / damped * sine), fading * sine / damped, fading * w * w / damped * sine,
        fading * (cosine - decay / damped * sine)
      )
    }
    if dampingRatio == 1 {
      let fading = exp(-w * t)
      return (1 - fading * (1 + w * t), t * fading, w * w * t * fading, fading * (1 - w * t))
    }
    let root = w * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let (first, second) = (exp(slow * t), exp(fast * t))
    let width = slow - fast
    return (
      1 + (fast * first - slow * second) / width, (first - second) / width,
      slow * fast * (first - second) / width, (slow * first - fast * second) / width
    )
  }
}
