import Drawings
import Presentations
import Sessions
import StateUpdates
import Syntax
import Traits

extension StatementKind {
  static let showDecisions = StatementKind(
    StatementSyntax(["show", "decisions"]), .asking, "Lists what Apple leaves open, and Mendel decides",
    example: "show decisions"
  ) { verb, checker throws(Problem) in
    Checked(action: verb.range) { session throws(Problem) in
      session.report(Rows(Decision.known.map { [$0.id, $0.title] }))
    }
  }

  static let showDecision = StatementKind(
    StatementSyntax(["show", "decision"], [.expression("subject")]), .asking,
    "Shows one of them whole: what Apple leaves open, what Mendel does, and why",
    example: "show decision unspecifiedOverrides"
  ) { verb, checker throws(Problem) in
    let range = verb.expression("subject")?.range ?? verb.range
    let name = checker.text(range)
    guard let decision = Decision.known.first(where: { $0.id == name }) else {
      throw checker.problem(
        "there is no decision `\(name)`", at: range,
        suggestion: Spelling.suggestion(for: name, among: Decision.known.map(\.id))
          ?? "`show decisions` lists them")
    }
    return Checked(action: verb.range) { session throws(Problem) in
      session.report { layout in
        [StyledText(decision.id, .strong)]
          + [decision.title, decision.sentence, "Why: \(decision.reason)"].flatMap {
            StyledText.sentence("  \($0)").wrapped(to: max(layout.width, 40), hanging: 2)
          }
      }
    }
  }
}

extension Decision {
  static let known = everywhere + onViews

  /// What is done, where nobody says what is right.
  fileprivate var sentence: String { "Apple does not document this; Mendel: \(answer)" }

  /// The decision behind an answer that rests on it.
  func citation(_ layout: Layout) -> [StyledText] {
    ["\(title) \(sentence)", "`show decision \(id)` says why"].flatMap {
      StyledText.sentence("  \($0)", .dim).wrapped(to: max(layout.width, 40), hanging: 2)
    }
  }
}
