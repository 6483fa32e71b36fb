/// A width and a height in points, like `CGSize`.
package struct Size: Hashable, Sendable, CustomStringConvertible {
  package var width, height: Double

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  package var turned: Size { Size(width: height, height: width) }

  /// The text of a length without needless decimals: `270`, `561.5`.
  package static func text(_ length: Double) -> String { Int(exactly: length).map { "\($0)" } ?? "\(length)" }

  package var isPositive: Bool { Self.isLength(width) && Self.isLength(height) }

  static func isLength(_ length: Double) -> Bool { length > 0 && length.isFinite }

  /// The size as it is written in the language: `1200x800`.
  package var description: String { "\(Size.text(width))x\(Size.text(height))" }
}

/// A rectangle on the screen in points, measured from the top left corner, like `CGRect`.
package struct Rect: Hashable, Sendable {
  package var x, y: Double
  package var width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var size: Size { Size(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  package func moved(by x: Double, _ y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  func below(_ bar: Double) -> Rect { Rect(x: x, y: y + bar, width: width, height: max(height - bar, 0)) }

  /// A rectangle of at most this size with the same centre.
  func centred(_ size: Size) -> Rect {
    let (width, height) = (min(size.width, width), min(size.height, height))
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// A panel below the middle of the region that it belongs to, inside these bounds.
  func panel(_ size: Size, over region: Rect) -> Rect {
    let (width, height) = (min(size.width, self.width - 16), min(size.height, self.height - 16))
    let x = min(max(region.x + (region.width - width) / 2, 8), self.width - width - 8)
    let y = min(max(region.y + region.height / 4, 8), self.height - height - 8)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Divides the rectangle into a part of that width at one edge, and the rest.
  func divided(_ width: Double, atLeft: Bool) -> (part: Rect, rest: Rect) {
    let width = min(width, self.width)
    var (part, rest) = (self, self)
    (part.width, rest.width) = (width, self.width - width)
    if atLeft { rest.x = x + width } else { part.x = x + rest.width }
    return (part, rest)
  }
}

/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright, the initial orientation of iPhones and iPads.
  case portrait
  case landscape

  package var turned: Orientation { self == .portrait ? .landscape : .portrait }
}
