import StateUpdates

extension Session {
  /// `Binding(true)`: what it leads to now.
  func text(of binding: BindingValue) -> String {
    var copy = self
    return "Binding(\((try? copy.read(binding, .unknown)).map { shown($0) } ?? "nil"))"
  }

  /// `easeInOut 1s`, `spring 0.5s bounce 0.3`.
  func text(of animation: ViewAnimation) -> String {
    switch animation {
    case .curve(let curve, let duration): "\(curve.title) \(Self.short(duration))s"
    case .spring(let spring):
      "spring \(Self.short(spring.duration))s"
        + (spring.dampingRatio < 1 ? " damping \(Self.short(spring.dampingRatio))" : "")
    case .speed(let base, let factor): text(of: base) + " speed \(Self.short(factor))"
    case .delay(let base, let time): text(of: base) + " delay \(Self.short(time))s"
    case .repeated(let base, let count, _): text(of: base) + (count.map { " \($0) times" } ?? " for ever")
    }
  }
}

extension UnitCurve {
  fileprivate var title: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .bezier: "timingCurve"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    }
  }
}
