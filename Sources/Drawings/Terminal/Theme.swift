/// The look of each style on a terminal and in a browser.
///
/// A terminal shows few colours: only those of its own sixteen that are readable on dark and light backgrounds. The user's scheme decides
/// how they look. White, black, yellow and bright colours are not used. Only a sample of a colour needs more colours.
package enum Theme {
  /// The text as a string with escape sequences; each style ends at the line end, so that no line affects the next one.
  package static func render(_ text: StyledText, colors: ColorCapability) -> String {
    text.spans.reduce(into: "") { result, span in
      guard let sequence = sequence(for: span.style, colors: colors) else { return result += span.text }
      let pieces = span.text.split(separator: "\n", omittingEmptySubsequences: false)
      result += pieces.map { $0.isEmpty ? "" : sequence + $0 + reset }.joined(separator: "\n")
    }
  }

  package static let reset = "\u{1B}[0m"

  /// The escape sequence that begins a style; nil if the style looks like plain text.
  package static func sequence(for style: Style, colors: ColorCapability) -> String? {
    colors == .none ? nil : look(of: style, colors).code.map { "\u{1B}[\($0)m" }
  }

  /// The parameters of a style's escape sequence, and its CSS declaration; nil if the style looks like plain text.
  static func look(of style: Style, _ colors: ColorCapability = .trueColor) -> (code: String?, css: String?) {
    switch style {
    case .plain, .name: (nil, nil)
    case .dim, .comment: ("2", "opacity: 0.6")
    case .strong, .heading: ("1", "font-weight: bold")
    case .emphasis: ("3", "font-style: italic")
    case .keyword: ("35", "color: light-dark(#8a2be2, #d2a8ff)")
    case .type, .code: ("36", "color: light-dark(#00727f, #56d4dd)")
    case .number: ("34", "color: light-dark(#0550ae, #79c0ff)")
    case .string, .success: ("32", "color: light-dark(#1a7f37, #7ee787)")
    case .warning: ("1;35", "font-weight: bold; color: light-dark(#9a3fa0, #e29bd3)")
    case .error: ("1;31", "font-weight: bold; color: light-dark(#cf222e, #ff7b72)")
    case .match: ("7", "background: light-dark(#ddd, #555)")
    case .link: ("4", "text-decoration: underline")
    case .swatch(let color):
      (code(forSample: color, colors), "color: #\(String(0x100_0000 + color, radix: 16).dropFirst())")
    }
  }

  private static func code(forSample color: UInt32, _ colors: ColorCapability) -> String? {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    switch colors {
    case .none, .ansi16: return nil
    case .trueColor: return "38;2;\(red);\(green);\(blue)"
    case .color256:
      // The colour cube of the palette has the levels 0, 95, 135, 175, 215 and 255.
      func level(_ value: UInt32) -> UInt32 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
      let index = 36 * level(red) + 6 * level(green) + level(blue)
      return "38;5;\(16 + index)"
    }
  }
}
