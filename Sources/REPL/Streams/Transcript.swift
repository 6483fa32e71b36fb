import Drawings
import Sessions

/// Turns what a statement says into lines of styled text.
///
/// It knows the width, and what the stream may be sent. Colours are somebody else's matter: text without its styles says the same.
package struct Transcript: Sendable {
  package var width: Int
  package var appearance: Appearance

  package init(width: Int = 80, appearance: Appearance = .plain) {
    self.width = max(width, 20)
    self.appearance = appearance
  }

  /// The lines of one thing that was said.
  package func lines(_ output: Output) -> [StyledText] {
    switch output {
    case .printed(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText($0) }
    case .value(let text): [StyledText(text).onOneLine]
    case .report(let draw):
      draw(
        Layout(width: width, drawsBoxes: appearance.drawsBoxes, isASCII: appearance.speaksASCII)
      ).map(said)
    case .confirmation(let text):
      (StyledText(said("▸ "), .dim) + (appearance.speaksSentences ? spoken(text.string) : said(text)))
        .wrapped(to: width, hanging: 2)
    case .note(let text, let decision): notice("note: ", text, decision)
    case .warning(let text, let place): notice(place.flatMap(position) ?? "", "warning: " + text, nil)
    }
  }

  /// A note or a warning, with the decision that it rests on.
  private func notice(_ title: String, _ text: String, _ decision: String?) -> [StyledText] {
    let reason = decision.map { " (`show decision \($0)`)" } ?? ""
    return StyledText(said(Escaping.safe(title + text) + reason), .dim).wrapped(
      to: max(width, 40), hanging: 2)
  }

  /// A confirmation without signs, for whoever has it read out: `main.theme: a → b` is "main.theme changed from a to b".
  private func spoken(_ text: String) -> StyledText {
    var spoken = text.replacing(" › ", with: ", in it ")
    if let arrow = spoken.firstRange(of: " → "), let colon = spoken.firstRange(of: ": "),
      colon.upperBound <= arrow.lowerBound
    {
      spoken.replaceSubrange(arrow, with: " to ")
      spoken.replaceSubrange(colon, with: " changed from ")
    }
    return StyledText(said(spoken))
  }

  /// Its own signs, spelled out where they must be.
  func said(_ text: String) -> String { appearance.speaksASCII ? ASCIISigns.spelled(text) : text }

  func said(_ text: StyledText) -> StyledText {
    guard appearance.speaksASCII else { return text }
    return text.spans.map { StyledText(ASCIISigns.spelled($0.text), $0.style) }.joined()
  }

  /// Text whose names in backquotes are styled as code.
  package func prose(_ text: String) -> StyledText {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        index.isMultiple(of: 2) ? StyledText(part) : StyledText("`" + part + "`", .code)
      }
      .joined()
  }
}
