/// A width and a height in points.
///
/// Mirrors `CGSize`.
package struct Size: Hashable, Sendable {
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double

  /// Makes a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Width and height exchanged: the same screen, turned.
  package var turned: Size { Size(width: height, height: width) }

  /// A length without needless decimals: `270`, `561.5`.
  package static func text(_ length: Double) -> String { Int(exactly: length).map { "\($0)" } ?? "\(length)" }

  /// Whether both sides are finite and larger than nothing.
  package var isPositive: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// The size as one writes it: `1200x800`.
  package var description: String { "\(Size.text(width))x\(Size.text(height))" }
}
/// A place on the screen in points, from the leading top corner of a left-to-right screen.
///
/// Mirrors `CGRect`.
package struct Rect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double

  /// Makes a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// What is left below a bar of this height.
  func below(_ bar: Double) -> Rect { Rect(x: x, y: y + bar, width: width, height: max(height - bar, 0)) }

  /// A rectangle of at most this size around the same middle.
  func centred(_ size: Size) -> Rect {
    let (width, height) = (min(size.width, width), min(size.height, height))
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// A part at one edge, of that width, and the rest.
  func divided(_ width: Double, atLeft: Bool) -> (part: Rect, rest: Rect) {
    let width = min(width, self.width)
    var (part, rest) = (self, self)
    (part.width, rest.width) = (width, self.width - width)
    if atLeft { rest.x = x + width } else { part.x = x + rest.width }
    return (part, rest)
  }
}
/// How an iPhone or an iPad is held.
package enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape

  /// The other one.
  package var turned: Orientation { self == .portrait ? .landscape : .portrait }
}
