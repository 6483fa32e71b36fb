import Sessions

extension StatementKind {
  static let showDefinitions = StatementKind(
    show: "definitions", "Shows what was defined, each as its text begins",
    "`swift Theme` shows one of them as Apple's Swift."
  ) { session, _, most throws(Problem) in
    let known = session.definitions
    let names = Set(known.order.map(\.name))
    let types = known.types.values.filter { !$0.isApple }.sorted(on: \.name)
    let declared =
      types.map { ($0.name, $0.declaration.text) }
      + known.freeFunctions.keys.sorted(on: \.self).map { ($0, "func") }
    let rows = known.order.map { ($0.name, $0.text) } + declared.filter { !names.contains($0.0) }
    return Rows(
      rows.map { [$0, String($1.prefix { $0 != "\n" })] }, empty: "nothing was defined", most: most)
  }

  static let showVariables = StatementKind(
    show: "variables", "Shows the variables with their types and values"
  ) { session, _, most throws(Problem) in
    let rows = session.variables.sorted(on: { $0.value.order }).map { name, variable in
      [
        name, variable.isConstant ? "let" : "var", variable.type.description,
        variable.get == nil ? session.shown(session.resolved(variable.value)) : "computed",
      ]
    }
    return Rows(rows, empty: "no variables", most: most)
  }

  static let showLog = StatementKind(
    show: "log", "Shows the callbacks that ran, oldest first",
    "The newest 100 are shown; `show all log` shows every one."
  ) { session, _, most throws(Problem) in
    let (log, session) = (session.counters.log, session)
    let rows = (0..<log.count).lazy.map {
      ["\($0 + 1)", session.name(of: log[$0].environment), log[$0].text]
    }
    return Rows(rows, empty: "nothing has happened so far", most: most, newest: true)
  }

  static let showWarnings = StatementKind(show: "warnings", "Shows what the session was warned of") {
    session, _, _ throws(Problem) in
    Rows(session.counters.warnings.map { [$0] }, empty: "no warnings")
  }
}
