/// Text in pieces with styles.
///
/// All terminal output is made of styled text. Harmful characters are escaped when it is created (see ``Escaping``; line ends and tabs
/// stay). So widths are correct, and no caller can forget to escape.
///
/// ```swift
/// let line = StyledText("main", .name) + ".theme: standard → " + StyledText("pastel", .strong)
/// line.width     // 29
/// line.string    // main.theme: standard → pastel
/// ```
package struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package struct Span: Hashable, Sendable {
    /// The text, escaped.
    package fileprivate(set) var text: String
    package let style: Style
  }

  /// The spans in order; none is empty, and neighbours differ in style.
  package private(set) var spans: [Span] = []

  package init() {}

  package init(_ text: some StringProtocol, _ style: Style = .plain) {
    add(Escaping.safe(String(text), keepsLines: true), style)
  }

  package init(stringLiteral value: String) { self.init(value) }

  package var string: String { spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text } }
  package var isEmpty: Bool { spans.isEmpty }

  /// The width of the text in columns; the text must not have line ends.
  package var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  package static func += (left: inout StyledText, right: StyledText) {
    for span in right.spans { left.add(span.text, span.style) }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result += right
    return result
  }

  /// The text with `style` applied to its plain parts.
  package func styled(_ style: Style) -> StyledText {
    spans.reduce(into: StyledText()) { $0.add($1.text, $1.style == .plain ? style : $1.style) }
  }

  package var trimmed: StyledText {
    var result = self
    while let last = result.spans.last, last.text.hasSuffix(" ") {
      result.spans.removeLast()
      let end = last.text.lastIndex { $0 != " " }.map(last.text.index(after:)) ?? last.text.startIndex
      result.add(last.text[..<end], last.style)
    }
    return result
  }

  /// Adds text that is already escaped.
  package mutating func add(_ text: some StringProtocol, _ style: Style) {
    guard !text.isEmpty else { return }
    if spans.last?.style == style {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text: String(text), style: style))
    }
  }
}

extension Sequence<StyledText> {
  package func joined(separator: StyledText = StyledText()) -> StyledText {
    var result = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
