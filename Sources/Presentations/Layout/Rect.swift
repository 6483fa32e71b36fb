/// A place on the screen in points, from the leading top corner of a left-to-right screen.
///
/// Mirrors `CGRect`.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a rectangle.
  ///
  /// - Complexity: O(1)
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
