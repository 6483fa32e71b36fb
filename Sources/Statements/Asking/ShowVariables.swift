import Sessions
import Syntax

extension StatementKind {
  static let showVariables = StatementKind(
    StatementSyntax(["show", "variables"]), .asking, "Shows the variables with their types and values",
    example: "show variables"
  ) { verb, checker throws(Problem) in
    let (isWhole, whole) = (verb.isWhole, verb.whole(checker))
    return Checked(action: verb.range) { session throws(Problem) in
      let known = session.variables.sorted { $0.value.order < $1.value.order }
      var rows: [[String]] = []
      for (name, variable) in known {
        let value = variable.get == nil ? session.shown(session.resolved(variable.value)) : "computed"
        rows.append([name, variable.isConstant ? "let" : "var", variable.type.description, value])
      }
      session.report(Rows(rows, empty: "no variables", isWhole: isWhole, whole: whole))
    }
  }
}
