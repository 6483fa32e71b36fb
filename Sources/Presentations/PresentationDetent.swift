/// A height at which a sheet rests, like SwiftUI's `PresentationDetent`; two detents with the same spelling are equal.
public enum PresentationDetent: Hashable, Sendable, Comparable, CustomStringConvertible {
  case medium
  case large
  /// A share of the greatest height.
  case fraction(Double)
  /// A height in points.
  case height(Double)
  /// A `CustomPresentationDetent` with its name and the height that it returned; nil if it is inactive here.
  case custom(String, height: Double?)

  /// The detent as it is written in the language: `medium`, `height 200`.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction \(Size.text(part))"
    case .height(let points): "height \(Size.text(points))"
    case .custom(let name, _): "custom \(name)"
    }
  }

  /// Orders detents as a set of them is printed.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// Compares the spelling; a custom detent is equal to itself at any height.
  public static func == (left: Self, right: Self) -> Bool { left.rank == right.rank }

  /// Hashes the spelling, which `==` compares.
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
  /// The detents in a message: "height 200, medium, large".
  package var words: String { map(\.description).joined(separator: ", ") }
}

/// Computes the heights of detents for one sheet in its present place.
///
/// ```swift
/// DetentScale(scene: Size(width: 393, height: 852), top: 59, bottom: 34, pixels: 3, isCompactHeight: false)
///   .height(of: .medium)      // 425: 0.56 of the greatest height, 759, to the pixel
/// ```
/// Source: measured on simulators of iOS 26 and 27; SwiftUI's documentation of `presentationDetents`.
package struct DetentScale: Hashable, Sendable {
  /// The scene's height without the safe area insets: `maxDetentValue`.
  package let maximum: Double
  private let pixels: Double
  private let isCompactHeight: Bool

  package init(scene: Size, top: Double, bottom: Double, pixels: Double, isCompactHeight: Bool) {
    maximum = max(scene.height - top - bottom, 0)
    (self.pixels, self.isCompactHeight) = (pixels, isCompactHeight)
  }

  /// The medium height as a fraction of the greatest height: `Decision` mediumHeight.
  private static let medium = 0.56

  /// The height without the bottom inset; nil if the detent is inactive here.
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

  /// The active detents, lowest first, one for each height (Apple's own first); large if none is active.
  package func active(_ detents: [PresentationDetent]) -> [PresentationDetent] {
    var heights: Set<Double> = []
    let active = detents.sorted(by: >).compactMap { detent in height(of: detent).map { (detent, $0) } }
      .filter { heights.insert($0.1).inserted }.sorted(on: { $0.1 })
    return active.isEmpty ? [.large] : active.map(\.0)
  }

  /// The detent in a list that equals this one, or else has the same height.
  package func same(as detent: PresentationDetent, among detents: [PresentationDetent]) -> PresentationDetent?
  {
    let height = height(of: detent)
    return detents.first { $0 == detent } ?? detents.first { height != nil && self.height(of: $0) == height }
  }

  /// The detent in a list that is nearest to a height; of two, the higher one.
  package func nearest(to height: Double, among detents: [PresentationDetent]) -> PresentationDetent? {
    detents.reversed().min { distance($0, height) < distance($1, height) }
  }

  private func distance(_ detent: PresentationDetent, _ height: Double) -> Double {
    abs((self.height(of: detent) ?? .infinity) - height)
  }
}
