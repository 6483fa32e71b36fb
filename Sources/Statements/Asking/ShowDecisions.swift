import Drawings
import Sessions
import Traits

extension StatementKind {
  static let showDecisions = StatementKind(
    show: "decisions", "Lists what Apple leaves open, and Mendel decides"
  ) { _, _, _ throws(Problem) in Rows(Decision.known.map { [$0.id, $0.title] }) }

  static let showDecision = StatementKind(
    "show decision", [.expression("subject")], .asking,
    "Shows one of them whole: what Apple leaves open, what Mendel does, and why",
    example: "show decision unspecifiedOverrides"
  ) { verb, checker throws(Problem) in
    let name = checker.word("subject", verb)
    guard let decision = Decision.known.first(where: { $0.id == name.text }) else {
      throw checker.unknown(
        "decision", name, among: Decision.known.map(\.id), otherwise: "`show decisions` lists them")
    }
    let why = "Why: \(decision.reason)" + (decision.source.map { " (\($0))" } ?? "")
    return Checked(action: verb.range) { session throws(Problem) in
      session.report { layout in
        [StyledText(decision.id, .strong)]
          + StyledText.sentences([decision.title, decision.sentence, why], .plain, layout)
      }
    }
  }
}

extension Decision {
  package static let known = everywhere + onViews

  fileprivate var sentence: String { "Apple does not document this; Mendel: \(answer)" }
  var citation: [String] { ["\(title) \(sentence)", "`show decision \(id)` says why"] }
}
