import Sessions
import Syntax

extension StatementKind {
  static let showDefinitions = StatementKind(
    StatementSyntax(["show", "definitions"]), .asking, "Shows what was defined, each as its text begins",
    details: "`swift Theme` shows one of them as Apple's Swift.", example: "show definitions"
  ) { verb, checker throws(Problem) in
    let (isWhole, whole) = (verb.isWhole, verb.whole(checker))
    return Checked(action: verb.range) { session throws(Problem) in
      let known = session.definitions
      var rows = known.order.map { [$0.name, String($0.text.prefix { $0 != "\n" })] }
      let names = Set(known.order.map(\.name))
      for type in known.types.values.sorted(by: { $0.name < $1.name })
      where !type.isApple && !names.contains(type.name) {
        rows.append([type.name, String(type.text.prefix { $0 != "\n" })])
      }
      for name in known.functionNames.keys.sorted() where !names.contains(name) {
        rows.append([name, "func"])
      }
      session.report(Rows(rows, empty: "nothing was defined", isWhole: isWhole, whole: whole))
    }
  }
}
