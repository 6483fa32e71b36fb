extension Color {
  /// The same colour, as opaque as is said; of a dynamic one, whatever it is under the traits that it is resolved with.
  ///
  /// Mirrors `withAlphaComponent(_:)`.
  ///
  /// ```swift
  /// Color.red.withAlphaComponent(0.5) == Color(red: 1, green: 0, blue: 0, alpha: 0.5)     // true
  /// card.withAlphaComponent(0.5).resolvedColor(with: night)        // as `card` is at night, half as opaque
  /// ```
  /// - Parameter alpha: From 0, transparent, to 1, opaque.
  /// - Complexity: O(1)
  public func withAlphaComponent(_ alpha: Double) -> Color {
    if isDynamic { return Color { resolvedColor(with: $0).withAlphaComponent(alpha) } }
    let color = cgColor
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

// The fixed colours of `UIColor`, with its components. Source: Apple's documentation of `UIColor`, "Fixed colors".
extension Color {
  /// White: 1, 1, 1.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Black: 0, 0, 0.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// A third of white.
  public static let darkGray = Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
  /// Two thirds of white.
  public static let lightGray = Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
  /// Half of white.
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// Red: 1, 0, 0.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Green: 0, 1, 0.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Blue: 0, 0, 1.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Cyan: 0, 1, 1.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Yellow: 1, 1, 0.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Magenta: 1, 0, 1.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Orange: 1, 0.5, 0.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple: 0.5, 0, 0.5.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown: 0.6, 0.4, 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// Transparent: 0, 0, 0, and no opacity.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
