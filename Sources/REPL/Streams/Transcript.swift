import Drawings
import Sessions

/// Converts the output of a statement to lines of styled text.
///
/// It depends on the layout and on what may be sent to the stream, but not on colours: text without its styles says the same.
struct Transcript {
  private let layout: Layout
  private let speaksSentences: Bool

  init(_ layout: Layout = Layout(), speaksSentences: Bool = false) {
    (self.layout, self.speaksSentences) = (layout, speaksSentences)
  }

  func lines(_ output: Output) -> [StyledText] {
    switch output {
    case .printed: output.plainLines.map { StyledText($0) }
    case .value(let text): [StyledText(text).onOneLine]
    case .report(let draw): draw(layout).map(said)
    case .confirmation(let text):
      (StyledText(said("▸ "), .dim) + (speaksSentences ? spoken(text.string) : said(text)))
        .wrapped(to: layout.width, hanging: 2)
    case .note(let text, let decision): notice("note: ", text, decision)
    case .warning(let text, let place):
      notice(
        (place?.inFile).flatMap { place in
          place.source.file.map { "\($0):\(place.line):\(place.column): " }
        } ?? "", "warning: " + text, nil)
    }
  }

  func lines(_ problem: Problem) -> [StyledText] {
    if problem.kind == .interruption {
      return [StyledText("interrupted; the statement changed nothing", .dim)]
    }
    var problem = problem
    problem.message = shortened(problem.message)
    problem.suggestion = problem.suggestion.map(shortened)
    problem.notes = problem.notes.map(shortened)
    return problem.lines(layout)
  }

  /// Shortens text from a session for a message, so that it stays readable.
  private func shortened(_ text: String) -> String {
    let limit = 600
    guard text.utf8.count > limit, text.count > limit else { return said(text) }
    return said(String(text.prefix(limit * 2 / 3)) + "…" + String(text.suffix(limit / 3)))
  }

  /// A note or a warning, with the decision that it is based on.
  private func notice(_ title: String, _ text: String, _ decision: String?) -> [StyledText] {
    let reason = decision.map { " (`show decision \($0)`)" } ?? ""
    return StyledText(said(Escaping.safe(title + text) + reason), .dim).wrapped(
      to: max(layout.width, 40), hanging: 2)
  }

  /// A confirmation without symbols, for a screen reader: `main.theme: a → b` is "main.theme changed from a to b".
  private func spoken(_ text: String) -> StyledText {
    let words = text.replacing(" › ", with: ", in it ")
    return StyledText(said(words.replacing(#/^([^→]*?): (.*?) → /#) { "\($0.1) changed from \($0.2) to " }))
  }

  /// Replaces the program's own symbols by ASCII if the layout needs it.
  func said(_ text: String) -> String { layout.isASCII ? ASCIISigns.spelled(text) : text }

  func said(_ text: StyledText) -> StyledText { layout.isASCII ? text.spelled : text }
}
