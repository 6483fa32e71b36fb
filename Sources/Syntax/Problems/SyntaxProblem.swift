import Drawings

/// A place where a text is not as the language wants it: the cause, and what would have worked.
///
/// ```swift
/// SourceText("overide form.theme = bold", statements: table, mode: .entered).problems[0]
/// // 0..<7: "no statement starts with `overide`", "did you mean `override`?"
/// ```
/// Both texts are one line and hold no character that steers a terminal.
package struct SyntaxProblem: Error, Hashable, Sendable {
  /// The cause: a sentence without a capital letter and without a full stop.
  package var message: String
  /// Where; it is empty where something is missing at the end of a line.
  package var range: SourceRange
  /// What would have worked: "did you mean `override`?", "write `update traits PLACE`".
  package var suggestion: String?

  /// Whether more lines could mend it.
  var isOpen: Bool

  init(_ message: String, _ range: SourceRange, suggestion: String? = nil, isOpen: Bool = false) {
    (self.message, self.range, self.suggestion, self.isOpen) = (message, range, suggestion, isOpen)
  }
}

extension SyntaxProblem {
  /// A piece of a text in backticks, shortened, with nothing in it that steers a terminal.
  package static func quoted(_ text: String) -> String {
    let isLong = text.unicodeScalars.count > 40
    return "`\(Escaping.safe(isLong ? String(text.unicodeScalars.prefix(39)) + "…" : text))`"
  }

  /// Words joined as in a sentence: `a`, `b` or `c`.
  package static func list(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last else { return "" }
    let others = words.dropLast()
    return others.isEmpty ? last : others.joined(separator: ", ") + " \(conjunction) " + last
  }
}
