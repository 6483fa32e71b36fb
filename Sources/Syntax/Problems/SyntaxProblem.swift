import Drawings

/// A place where a text breaks the rules of the language: the cause, and a correction that would work.
///
/// ```swift
/// SourceText("overide form.theme = bold", statements: table, mode: .entered).problems[0]
/// // 0..<7: "no statement starts with `overide`", "did you mean `override`?"
/// ```
/// Both texts are one line and contain no control characters.
package struct SyntaxProblem: Error, Hashable, Sendable {
  /// The cause: a sentence without a capital letter and without a full stop.
  package var message: String
  /// The place, which is an empty range if something is missing at the end of a line.
  package var range: SourceRange
  /// A correction that would work: "did you mean `override`?", "write `update traits PLACE`".
  package var suggestion: String?

  /// Whether more lines could solve the problem.
  var isOpen: Bool

  init(_ message: String, _ range: SourceRange, suggestion: String? = nil, isOpen: Bool = false) {
    (self.message, self.range, self.suggestion, self.isOpen) = (message, range, suggestion, isOpen)
  }
}

extension SyntaxProblem {
  /// A piece of a text in backticks, shortened and without control characters.
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
