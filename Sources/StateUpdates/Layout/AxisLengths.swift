/// How long a view of UIKit's can be on one axis: what SwiftUI makes of its intrinsic size and its priorities.
///
/// ```swift
/// AxisLengths(intrinsic: 80, compressionResistance: 750, hugging: 250).length(for: 50)      // 80: it does not shrink
/// ```
package struct AxisLengths: Hashable, Sendable {
  /// The answer to a proposal of 0.
  package var minimum: Double
  /// The answer where nothing is proposed.
  package var ideal: Double
  /// The answer to a proposal without bound.
  package var maximum: Double

  /// What `noIntrinsicMetric` is.
  package static var noIntrinsicMetric: Double { -1 }
  /// From this priority on a view neither shrinks nor grows.
  package static var firmPriority: Double { 750 }

  /// Makes the lengths of a view; without an intrinsic one any length will do.
  package init(intrinsic: Double, compressionResistance: Double, hugging: Double) {
    if intrinsic == Self.noIntrinsicMetric {
      (minimum, ideal, maximum) = (0, 0, .infinity)
    } else {
      ideal = max(intrinsic, 0)
      minimum = compressionResistance >= Self.firmPriority ? ideal : 0
      maximum = hugging >= Self.firmPriority ? ideal : .infinity
    }
  }

  /// The length that it takes of what is proposed.
  package func length(for proposal: Double?) -> Double { min(max(proposal ?? ideal, minimum), maximum) }
}
