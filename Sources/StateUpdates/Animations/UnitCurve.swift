/// A timing curve from 0 to 1, like SwiftUI's `UnitCurve`.
public enum UnitCurve: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1), by its two control points.
  case bezier(Double, Double, Double, Double)
  case circularEaseIn, circularEaseOut, circularEaseInOut
  /// The inverse of `circularEaseInOut`.
  case circularEaseOutIn

  /// A constant speed.
  public static let linear = UnitCurve.bezier(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = UnitCurve.bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve.bezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = UnitCurve.bezier(0.42, 0, 0.58, 1)

  /// The value at a progress from 0 to 1.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch self {
    case .linear: return p
    case .bezier(let x1, let y1, let x2, let y2):
      let u = Self.parameter(p, x1, x2)
      return Self.coordinate(u, y1, y2)
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseOutIn:
      let half = (1 - (1 - 2 * p) * (1 - 2 * p)).squareRoot() / 2
      return p < 0.5 ? half : 1 - half
    case .circularEaseInOut:
      return p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : (1 + (1 - 4 * (1 - p) * (1 - p)).squareRoot()) / 2
    }
  }

  /// The inverse curve, which returns the progress at which this curve has a value.
  public var inverse: UnitCurve {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2): .bezier(y1, x1, y2, x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .circularEaseOutIn
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// The slope at a progress; where it is 0/0, as both control points of an end coincide, it is 1 at 0 and 0 at 1, as in SwiftUI.
  public func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    guard case .bezier(let x1, let y1, let x2, let y2) = self else {
      let step = 1e-6
      return (value(at: p + step) - value(at: p - step)) / (min(p + step, 1) - max(p - step, 0))
    }
    let u = Self.parameter(p, x1, x2)
    let x = Self.slope(u, x1, x2)
    let y = Self.slope(u, y1, y2)
    if abs(x) < 1e-9 { return p < 0.5 ? 1 : 0 }
    return y / x
  }

  private static func coordinate(_ u: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u * u * u
  }

  private static func slope(_ u: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - u) * (1 - u) * first + 6 * (1 - u) * u * (second - first) + 3 * u * u * (1 - second)
  }

  /// The curve's parameter at which x is the progress, found by bisection.
  private static func parameter(_ p: Double, _ x1: Double, _ x2: Double) -> Double {
    if p <= 0 || p >= 1 { return min(max(p, 0), 1) }
    let (first, second) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(middle, first, second) < p { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
