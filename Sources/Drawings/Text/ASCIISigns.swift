/// Replaces the program's own symbols by ASCII, for terminals that cannot show others.
///
/// ```swift
/// ASCIISigns.spelled("main › form: standard → pastel")     // main > form: standard -> pastel
/// ```
///
/// Letters are not replaced: a name in Korean is the user's own.
package enum ASCIISigns {
  private static let spellings: [Character: String] = [
    "→": "->", "←": "<-", "›": ">", "▸": ">", "…": "...", "–": "-", "—": "-", "·": "-", "×": "x", "≥": ">=",
    "≤": "<=",
  ]

  package static func spelled(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += spellings[$1] ?? String($1) }
  }
}

extension StyledText {
  package var spelled: StyledText { spans.map { StyledText(ASCIISigns.spelled($0.text), $0.style) }.joined() }
}
