/// A height at which a sheet rests, as SwiftUI's `PresentationDetent`: two that are written alike are the same.
public enum PresentationDetent: Hashable, Sendable, Comparable, CustomStringConvertible {
  case medium
  case large
  /// A share of the greatest height.
  case fraction(Double)
  /// A height in points.
  case height(Double)
  /// A `CustomPresentationDetent` by its name, with what it answered; nil where it does not count here.
  case custom(String, height: Double?)

  /// As one writes it: `medium`, `height 200`.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction \(Size.text(part))"
    case .height(let points): "height \(Size.text(points))"
    case .custom(let name, _): "custom \(name)"
    }
  }

  /// The order in which a set of detents is shown.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// One of somebody's own is the same wherever it stands, however high it is there.
  public static func == (left: Self, right: Self) -> Bool { left.rank == right.rank }

  /// As `==` compares it.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  private var rank: (Int, Double, String) {
    switch self {
    case .height(let points): (0, points, "")
    case .fraction(let part): (1, part, "")
    case .medium: (2, 0, "")
    case .custom(let name, _): (3, 0, name)
    case .large: (4, 0, "")
    }
  }

  func requireValid() throws(PresentationProblem) {
    switch self {
    case .fraction(let part) where !(part > 0 && part <= 1):
      throw PresentationProblem(
        "a fraction of \(Size.text(part)) is no detent", "it lies above 0 and is at most 1: `fraction 0.25`")
    case .height(let points) where !Size.isLength(points):
      throw PresentationProblem(
        "a sheet cannot be \(Size.text(points)) points high",
        "a detent has a positive height: `height 200`")
    default: return
    }
  }
}

extension [PresentationDetent] {
  /// What a message calls them: "height 200, medium, large".
  package var words: String { map(\.description).joined(separator: ", ") }
}

/// The heights at which one sheet can rest where it stands now.
///
/// ```swift
/// DetentScale(scene: Size(width: 393, height: 852), top: 59, bottom: 34, pixels: 3, isCompactHeight: false)
///   .height(of: .medium)      // 425: 0.56 of the greatest height, 759, to the pixel
/// ```
/// Source: measured on simulators of iOS 26 and 27; SwiftUI's documentation of `presentationDetents`.
package struct DetentScale: Hashable, Sendable {
  /// `maxDetentValue`: what the safe area leaves of the scene's height.
  package let maximum: Double
  private let pixels: Double
  private let isCompactHeight: Bool

  package init(scene: Size, top: Double, bottom: Double, pixels: Double, isCompactHeight: Bool) {
    maximum = max(scene.height - top - bottom, 0)
    (self.pixels, self.isCompactHeight) = (pixels, isCompactHeight)
  }

  /// What medium is of the greatest height: `Decision` mediumHeight.
  private static let medium = 0.56

  /// The height without the bottom inset; nil where the detent does not count here.
  package func height(of detent: PresentationDetent) -> Double? {
    let height: Double? =
      switch detent {
      case .medium: isCompactHeight ? nil : maximum * Self.medium
      case .large: maximum
      case .fraction(let part): maximum * part
      case .height(let points): points
      case .custom(_, let height): height
      }
    return height.map { (min(max($0, 0), maximum) * pixels).rounded() / pixels }
  }

  /// The detents that count, lowest first, one for each height (of several Apple's own); large where none does.
  package func active(_ detents: [PresentationDetent]) -> [PresentationDetent] {
    var heights: Set<Double> = []
    let active = detents.sorted(by: >).compactMap { detent in height(of: detent).map { (detent, $0) } }
      .filter { heights.insert($0.1).inserted }.sorted(on: { $0.1 })
    return active.isEmpty ? [.large] : active.map(\.0)
  }

  /// The one of several that a detent is, or that is as high as it.
  package func same(as detent: PresentationDetent, among detents: [PresentationDetent]) -> PresentationDetent?
  {
    let height = height(of: detent)
    return detents.first { $0 == detent } ?? detents.first { height != nil && self.height(of: $0) == height }
  }

  /// The one of several that is nearest to a height; of two, the higher.
  package func nearest(to height: Double, among detents: [PresentationDetent]) -> PresentationDetent? {
    detents.reversed().min { distance($0, height) < distance($1, height) }
  }

  private func distance(_ detent: PresentationDetent, _ height: Double) -> Double {
    abs((self.height(of: detent) ?? .infinity) - height)
  }
}
