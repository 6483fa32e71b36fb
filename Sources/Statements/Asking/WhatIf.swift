import Drawings
import Sessions
import Syntax

extension StatementKind {
  static let whatIf = StatementKind(
    StatementSyntax(["what", "if"], [.block("block"), .optional([.statement("tail")])]), .asking,
    "Tries statements on a copy and shows what would differ",
    details:
      "The block and its turn run on a copy; then the statement on the same line, or else the list of what differs. Nothing of it stays.",
    example: "what if { override form.theme = bold } show tree theme"
  ) { verb, checker throws(Problem) in
    let block = try checker.required(verb.block("block"), "a block", verb)
    let trial = Trial(block, tail: verb.statement("tail"), in: &checker)
    return Checked(action: verb.range) { session throws(Problem) in
      var copy = session.copyForTrial
      var isAnswered = false
      var failure: Problem?
      do throws(Problem) { isAnswered = try trial.run(in: &copy) } catch { failure = error }
      session.takeUp(copy)
      if let failure { throw failure }
      if isAnswered { return }
      let differences = session.differences(to: copy).withoutWork.folded()
      session.report { layout in Difference.table(differences, layout) }
    }
  }
}
