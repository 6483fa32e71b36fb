import Sessions

extension StatementKind {
  static let whatIf = StatementKind(
    "what if", [.block("block"), [.statement("tail")]], .asking,
    "Tries statements on a copy and shows what would differ",
    "The block and its turn run on a copy; then the statement on the same line, or else the list of what differs. Nothing of it stays.",
    example: "what if { override form.theme = bold } show tree theme"
  ) { verb, checker throws(Problem) in
    let trial = Trial(verb.body, tail: verb.statement("tail"), in: &checker)
    return Checked(action: verb.range) { session throws(Problem) in
      let outcome = trial.run(on: &session)
      if let failure = outcome.failure { throw failure }
      if outcome.isAnswered { return }
      let differences = session.differences(to: outcome.session).withoutWork.folded()
      session.report { layout in Difference.table(differences, layout) }
    }
  }
}
