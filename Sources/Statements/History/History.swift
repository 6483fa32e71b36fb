import Drawings
import Sessions

extension StatementKind {
  static let history = StatementKind(
    command: "history", [.flag("all")], .session, "Lists the statements that changed something, with numbers",
    "Numbers are never used again. The newest 100 are shown; `history all` shows every one."
  ) { verb, interpreter throws(Problem) in
    let history = interpreter.history
    let line = Set(history.line.map(\.number))
    let numbers = history.numbers
    let shown = numbers.suffix(verb.rowLimit)
    let rows = shown.compactMap { history[$0] }.map { state in
      let mark = state.number == history.current ? "▸" : line.contains(state.number) ? "" : "·"
      return [
        StyledText(mark, .dim), StyledText(String(state.number), .number),
        StyledText(firstLine(state.text), .code),
      ]
    }
    let left = numbers.count - shown.count
    interpreter.output.append(
      .report { layout in
        if rows.isEmpty { return ["nothing has changed so far"] }
        return Table(rows, alignments: [.leading, .trailing]).lines(layout)
          + (left > 0 ? [StyledText("\(left) older ones: `history all`", .dim)] : [])
      })
  }

  static let diff = StatementKind(
    command: "diff", [.raw("first"), .raw("second")], .session,
    "Shows what differs between two numbered states", "Every readable value that is not the same.",
    example: "diff 3 7"
  ) { verb, interpreter throws(Problem) in
    let first = try state("first", verb, interpreter)
    let second = try state("second", verb, interpreter)
    let differences = first.session.differences(to: second.session).withoutWork.folded()
    interpreter.output.append(.report { layout in Difference.table(differences, layout) })
  }
}
