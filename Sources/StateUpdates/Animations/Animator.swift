/// Computes the values of an attribute that the screen shows while it is animated.
///
/// It keeps the rest of each change: presented = model − (the changes that are still to come). A new change adds to the running ones; a
/// spring that follows a spring takes over its place and velocity.
struct Animator: Hashable, Sendable {
  struct Layer: Hashable, Sendable {
    var animation: ViewAnimation
    var start: Double
    var interval: [Double]
    var velocity: [Double]
  }

  var model: [Double]
  var layers: [Layer] = []

  func presented(at time: Double) -> [Double] {
    var result = model
    for layer in layers {
      guard let progress = layer.animation.progress(at: time - layer.start) else { continue }
      for index in result.indices where layer.interval.indices.contains(index) {
        let done = layer.interval[index] * progress.fraction + layer.velocity[index] * progress.drift
        result[index] -= layer.interval[index] - done
      }
    }
    return result
  }

  mutating func move(to new: [Double], with animation: ViewAnimation, at time: Double) {
    end(at: time)
    var layer = Layer(
      animation: animation, start: time, interval: zip(new, model).map { $0 == $1 ? 0 : $0 - $1 },
      velocity: new.map { _ in 0 })
    if case .spring = animation, let last = layers.last, case .spring(let spring) = last.animation {
      layers.removeLast()
      let motion = spring.motion(at: time - last.start)
      for index in layer.interval.indices where last.interval.indices.contains(index) {
        let (whole, initial) = (last.interval[index], last.velocity[index])
        layer.interval[index] += whole - whole * motion.fraction - initial * motion.drift
        layer.velocity[index] = whole * motion.fractionSlope + initial * motion.driftSlope
      }
    }
    model = new
    layers.append(layer)
  }

  mutating func end(at time: Double) { layers.removeAll { time - $0.start >= $0.animation.wholeDuration } }
}
