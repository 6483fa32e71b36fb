import Drawings
import Sessions
import Syntax

extension StatementKind {
  static let history = StatementKind(
    command: StatementSyntax(["history"], [.flag("all")], isCommand: true), .session,
    "Lists the statements that changed something, with numbers",
    details: "Numbers are never used again. The newest 100 are shown; `history all` shows every one.",
    example: "history"
  ) { verb, interpreter throws(Problem) in
    let history = interpreter.history
    let line = Set(history.line.map(\.number))
    let numbers = history.numbers
    let shown = verb.has("all") ? numbers[...] : numbers.suffix(100)
    let rows = shown.compactMap { history.states[$0] }.map { state in
      (
        state.number == history.current ? "▸" : line.contains(state.number) ? "" : "·", state.number,
        firstLine(state.text)
      )
    }
    let left = numbers.count - shown.count
    interpreter.output.append(
      .report { layout in
        guard !rows.isEmpty else { return ["nothing has changed so far"] }
        var table = Table(
          rows.map { mark, number, text in
            [StyledText(mark, .dim), StyledText(String(number), .number), StyledText(text, .code)]
          }, alignments: [.leading, .trailing])
        table.gap = 3
        let lines = table.lines(layout)
        return left > 0 ? lines + [StyledText("\(left) older ones: `history all`", .dim)] : lines
      })
  }

  static let diff = StatementKind(
    command: StatementSyntax(["diff"], [.raw("first"), .raw("second")]), .session,
    "Shows what differs between two numbered states", details: "Every readable value that is not the same.",
    example: "diff 3 7"
  ) { verb, interpreter throws(Problem) in
    let numbers = [
      try number(verb.name("first"), interpreter), try number(verb.name("second"), interpreter),
    ]
    guard let first = interpreter.history.states[numbers[0]] else {
      throw unknown(verb.name("first"), interpreter)
    }
    guard let second = interpreter.history.states[numbers[1]] else {
      throw unknown(verb.name("second"), interpreter)
    }
    let differences = first.session.differences(to: second.session).withoutWork.folded()
    interpreter.output.append(.report { layout in Difference.table(differences, layout) })
  }
}
