/// A width and a height in points.
///
/// Mirrors `CGSize`.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size.
  ///
  /// - Complexity: O(1)
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Width and height exchanged: the same screen, turned.
  public var turned: Size { Size(width: height, height: width) }

  /// Whether both sides are finite and larger than nothing.
  public var isPositive: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// The size as one writes it: `1200x800`.
  public var description: String { "\(Points.text(width))x\(Points.text(height))" }
}
