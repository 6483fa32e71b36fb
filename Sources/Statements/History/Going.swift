import Sessions
import Syntax

extension StatementKind {
  static let undo = StatementKind(
    command: "undo", [[.raw("count")]], .session, "Goes back to the state before the last statement",
    "`undo 2` takes two back. Everything comes back, registrations and counters included; no handler runs."
  ) { verb, interpreter throws(Problem) in try go(verb, &interpreter, "undid") { $0.undo() } }

  static let redo = StatementKind(
    command: "redo", [[.raw("count")]], .session, "Goes forward to the state last undone",
    "After `goto`, one step towards where it came from; where branches part, to the one that was visited last."
  ) { verb, interpreter throws(Problem) in try go(verb, &interpreter, "redid") { $0.redo() } }

  static let goto = StatementKind(
    command: "goto", [.raw("number")], .session, "Goes to the state after a numbered statement",
    "A statement after it starts a branch. 0 is the empty session.", example: "goto 7"
  ) { verb, interpreter throws(Problem) in
    let state = try state("number", verb, interpreter)
    _ = interpreter.go(to: state.number)
    interpreter.confirm(
      "at \(state.number): " + (state.number == 0 ? "the empty session" : firstLine(state.text)))
  }

  static let reset = StatementKind(
    command: "reset", [], .session, "Starts an empty session",
    "`undo` brings the one before back, with its history."
  ) { _, interpreter throws(Problem) in
    let wasEmpty = interpreter.history.line.isEmpty
    interpreter.reset()
    interpreter.confirm("the session is empty" + (wasEmpty ? "" : "; `undo` brings the one before back"))
  }

  private static func go(
    _ verb: VerbStatement, _ interpreter: inout Interpreter, _ done: String,
    by step: (inout Interpreter) -> History.State?
  ) throws(Problem) {
    let name = verb.name("count") ?? Name("1", verb.range)
    guard let count = Int(name.text), count > 0 else {
      throw interpreter.problem(
        "expected how many steps", at: name.range, suggestion: "write `\(verb.head) 2`")
    }
    for number in 0..<count {
      if let state = step(&interpreter) {
        interpreter.confirm("\(done) \(state.number): \(firstLine(state.text))")
      } else if number == 0 {
        throw verb.head == "redo" || interpreter.history.current == 0
          ? Problem("there is nothing to \(verb.head)")
          : Problem("the state before is not kept any more", suggestion: "`history` lists those that are")
      }
    }
  }

  static func state(_ slot: String, _ verb: VerbStatement, _ interpreter: Interpreter) throws(Problem)
    -> History.State
  {
    let name = verb.word(slot)
    guard let number = Int(name.text) else {
      throw interpreter.problem(
        "expected the number of a statement", at: name.range, suggestion: "`history` lists them")
    }
    if let state = interpreter.history[number] { return state }
    let numbers = interpreter.history.numbers
    throw interpreter.problem(
      "there is no state \(name.text)", at: name.range,
      suggestion: numbers.isEmpty
        ? "nothing has changed so far" : "there are \(numbers[0]) to \(numbers[numbers.count - 1])")
  }

  /// The first line of a statement, with a mark if more lines follow.
  static func firstLine(_ text: String) -> String {
    guard let end = text.firstIndex(where: \.isNewline) else { return text }
    return text[..<end] + " …"
  }
}
