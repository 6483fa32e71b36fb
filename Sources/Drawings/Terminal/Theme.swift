/// What each style looks like on a terminal.
///
/// Few colours, and only those of the terminal's own sixteen that are read on dark and light backgrounds alike; the user's scheme decides
/// what they are. White, black, yellow and bright colours are not used. Only a sample of a colour needs more.
package enum Theme {
  /// The text as a string for a stream of that capability.
  ///
  /// A style ends at each line end, so that no line changes what follows it.
  package static func render(_ text: StyledText, colors: ColorCapability) -> String {
    text.spans.reduce(into: "") { result, span in
      guard let sequence = sequence(for: span.style, colors: colors) else { return result += span.text }
      let pieces = span.text.split(separator: "\n", omittingEmptySubsequences: false)
      result += pieces.map { $0.isEmpty ? "" : sequence + $0 + reset }.joined(separator: "\n")
    }
  }

  package static let reset = "\u{1B}[0m"

  /// The sequence that begins a style; `nil` if text of that style looks like any other.
  package static func sequence(for style: Style, colors: ColorCapability) -> String? {
    colors == .none ? nil : code(for: style, colors: colors).map { "\u{1B}[\($0)m" }
  }

  private static func code(for style: Style, colors: ColorCapability) -> String? {
    switch style {
    case .plain, .name: nil
    case .dim, .comment: "2"
    case .strong, .heading: "1"
    case .emphasis: "3"
    case .keyword: "35"
    case .type, .code: "36"
    case .number: "34"
    case .string, .success: "32"
    case .warning: "1;35"
    case .error: "1;31"
    case .match: "7"
    case .link: "4"
    case .swatch(let color): code(forSample: color, colors: colors)
    }
  }

  private static func code(forSample color: UInt32, colors: ColorCapability) -> String? {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    switch colors {
    case .none, .ansi16: return nil
    case .trueColor: return "38;2;\(red);\(green);\(blue)"
    case .color256:
      // The palette's cube has the levels 0, 95, 135, 175, 215 and 255.
      func level(_ value: UInt32) -> UInt32 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
      let index = 36 * level(red) + 6 * level(green) + level(blue)
      return "38;5;\(16 + index)"
    }
  }
}
