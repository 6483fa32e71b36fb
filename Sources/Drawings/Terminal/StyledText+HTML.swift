extension StyledText {
  /// The text as a complete HTML page, for light and dark browsers.
  package func page(title: String) -> String {
    let body = spans.map { span in
      let text = Escaping.markup(span.text, keepsLines: true)
      return Theme.look(of: span.style).css.map { "<span style=\"\($0)\">\(text)</span>" } ?? text
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
