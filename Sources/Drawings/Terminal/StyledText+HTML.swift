extension StyledText {
  /// The text as a page of HTML of its own, for light and dark browsers.
  package func page(title: String) -> String {
    let body = spans.map { span in
      let text = Escaping.markup(span.text, keepsLines: true)
      return span.style.css.map { "<span style=\"\($0)\">\(text)</span>" } ?? text
    }.joined()
    return """
      <!doctype html>
      <html>
      <head>
      <meta charset="utf-8">
      <meta name="color-scheme" content="light dark">
      <title>\(Escaping.markup(title))</title>
      </head>
      <body>
      <pre style="max-width: 80ch; margin: 2em auto; line-height: 1.4">
      \(body)</pre>
      </body>
      </html>

      """
  }
}

extension Style {
  /// What the style looks like in a browser; nil where it looks like any other text.
  fileprivate var css: String? {
    switch self {
    case .plain, .name: nil
    case .dim, .comment: "opacity: 0.6"
    case .strong, .heading: "font-weight: bold"
    case .emphasis: "font-style: italic"
    case .keyword: "color: light-dark(#8a2be2, #d2a8ff)"
    case .type, .code: "color: light-dark(#00727f, #56d4dd)"
    case .number: "color: light-dark(#0550ae, #79c0ff)"
    case .string, .success: "color: light-dark(#1a7f37, #7ee787)"
    case .warning: "font-weight: bold; color: light-dark(#9a3fa0, #e29bd3)"
    case .error: "font-weight: bold; color: light-dark(#cf222e, #ff7b72)"
    case .match: "background: light-dark(#ddd, #555)"
    case .link: "text-decoration: underline"
    case .swatch(let color): "color: #\(String(0x100_0000 + color, radix: 16).dropFirst())"
    }
  }
}
