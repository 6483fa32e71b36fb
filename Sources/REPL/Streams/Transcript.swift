import Drawings
import Sessions

/// Turns what a statement says into lines of styled text.
///
/// It knows the page, and what the stream may be sent. Colours are somebody else's matter: text without its styles says the same.
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

  /// What comes from a session as it may stand in a message: no longer than can be read.
  private func shortened(_ text: String) -> String {
    let limit = 600
    guard text.utf8.count > limit, text.count > limit else { return said(text) }
    return said(String(text.prefix(limit * 2 / 3)) + "…" + String(text.suffix(limit / 3)))
  }

  /// A note or a warning, with the decision that it rests on.
  private func notice(_ title: String, _ text: String, _ decision: String?) -> [StyledText] {
    let reason = decision.map { " (`show decision \($0)`)" } ?? ""
    return StyledText(said(Escaping.safe(title + text) + reason), .dim).wrapped(
      to: max(layout.width, 40), hanging: 2)
  }

  /// A confirmation without signs, for whoever has it read out: `main.theme: a → b` is "main.theme changed from a to b".
  private func spoken(_ text: String) -> StyledText {
    let words = text.replacing(" › ", with: ", in it ")
    return StyledText(said(words.replacing(#/^([^→]*?): (.*?) → /#) { "\($0.1) changed from \($0.2) to " }))
  }

  /// Its own signs, spelled out where they must be.
  func said(_ text: String) -> String { layout.isASCII ? ASCIISigns.spelled(text) : text }

  func said(_ text: StyledText) -> StyledText { layout.isASCII ? text.spelled : text }
}
