import Commands
public import Drawings
public import Playgrounds
import Syntax
public import Transcripts

extension Verdict {
  /// Whether the author can say what to tell the learner: `expect error` takes no `else`.
  var mayHaveSentence: Bool {
    !text.split(maxSplits: 2, whereSeparator: \.isWhitespace).prefix(2).elementsEqual(["expect", "error"])
  }

  /// Why it does not hold, in the author's words where there are some; `nil` if it holds.
  public var reason: String? {
    guard let problem else { return nil }
    return sentence ?? problem.sentence.cause
  }

  /// The values of both sides of a comparison that does not hold; an error in a check has none, and strings that the check has made say nothing.
  public var values: String? {
    guard case .expectationFailed(let failure)? = problem?.kind, sentence != nil, !comparesOwnText
    else { return nil }
    return failure.sides.map { "\($0.left) on the left, \($0.right) on the right" }
  }

  /// Whether one side of the comparison is a string that the check puts together itself.
  private var comparesOwnText: Bool {
    var names = NameTable()
    var statement = Script(text, names: &names).statements.last
    while statement?.form == .whatIf, case .statement(let tail)? = statement?[.tail] { statement = tail }
    guard statement?.form == .expect, case .expression(let condition)? = statement?[.value],
      case .binary(_, _, let left, let right) = condition.kind
    else { return false }
    return [left, right].contains { if case .interpolation = $0.kind { true } else { false } }
  }

  /// The verdict for a person: a mark, then what holds, or why it does not and which values were compared.
  ///
  /// ```
  /// + expect header.theme == pastel
  /// - `cell` should follow `form` (pastel on the left, bold on the right)
  /// ```
  ///
  /// - Parameter label: What stands before the reason.
  public func lines(_ transcript: Transcript, label: String = "") -> [StyledText] {
    let width = max(transcript.width, 40)
    guard let reason else {
      let mark = StyledText(transcript.speaksASCII ? "+ " : "✓ ", .success)
      return [mark + StyledText(Escaping.safe(shown), .dim)].flatMap { $0.wrapped(to: width, hanging: 2) }
    }
    let mark = StyledText(transcript.speaksASCII ? "- " : "✗ ", .error)
    let tail = values.map { StyledText(" (" + Escaping.safe($0) + ")", .dim) } ?? StyledText()
    return (mark + transcript.prose(label + Escaping.safe(reason)) + tail).wrapped(to: width, hanging: 2)
  }

  /// The statement without what it says when it does not hold.
  private var shown: String {
    guard sentence != nil, let place = text.range(of: " else \"") else { return text }
    return String(text[..<place])
  }
}

extension String {
  /// Where the last `text` begins.
  fileprivate func range(of text: String) -> Index? {
    indices.last { self[$0...].hasPrefix(text) }
  }
}
