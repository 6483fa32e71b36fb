import Commands
import Drawings

/// What Apple leaves open, and what Mendel decides.
extension Transcript {
  /// `show decision`: the question, that Apple is silent, what Mendel does, and why.
  func lines(_ point: OpenPoint) -> [StyledText] {
    let parts = [
      point.question, "Apple does not document this; Mendel: \(point.answer)", "Why: \(point.reason)",
    ]
    return [StyledText(point.name, .strong)] + parts.flatMap { indented(StyledText(said($0))) }
  }

  /// A decision behind an answer that rests on it.
  func citation(_ point: OpenPoint) -> [StyledText] {
    let text = "\(point.question) Apple does not document this; Mendel: \(point.answer)"
    return indented(StyledText(said(text), .dim)) + indented(prose("`\(point.statement)` says why"))
  }

  private func indented(_ text: StyledText) -> [StyledText] {
    (StyledText("  ") + text).wrapped(to: max(width, 40), hanging: 2)
  }
}
