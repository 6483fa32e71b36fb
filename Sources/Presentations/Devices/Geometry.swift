/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Points from side to side.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Width and height exchanged.
  public var turned: Size { Size(width: height, height: width) }
}

/// A place on a screen in points, from its top left corner.
public struct Rect: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double
  /// Points from side to side.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a place in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a device is held.
public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
  /// Upright. A Mac has no other.
  case portrait
  /// On its side.
  case landscape

  /// The other one.
  public var turned: Orientation { self == .portrait ? .landscape : .portrait }
}

/// A size class, with Apple's raw values.
public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// There is little room.
  case compact
  /// There is room.
  case regular
}
