/// Text whose pieces know what they mean.
///
/// Everything that goes to a terminal is made of these. What could act on the terminal is escaped as soon as it enters (see
/// ``Escaping``; line ends and tabs stay), so widths are true and nobody can forget.
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

  /// The stretches in order; none is empty, and neighbours differ in style.
  package private(set) var spans: [Span] = []

  package init() {}

  package init(_ text: some StringProtocol, _ style: Style = .plain) {
    add(Escaping.safe(String(text), keepsLines: true), style)
  }

  package init(stringLiteral value: String) { self.init(value) }

  package var string: String { spans.count == 1 ? spans[0].text : spans.reduce(into: "") { $0 += $1.text } }
  package var isEmpty: Bool { spans.isEmpty }

  /// The columns of the text, which has no line ends.
  package var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  package static func += (left: inout StyledText, right: StyledText) {
    for span in right.spans { left.add(span.text, span.style) }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result += right
    return result
  }

  /// The text with `style` where it was plain.
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

  /// Adds text that is escaped already.
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
