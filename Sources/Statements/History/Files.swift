import Sessions

extension StatementKind {
  static let save = StatementKind(
    command: "save", [.raw("file")], .session, "Saves the session's statements as a script",
    "The statements that lead to the present state; `load` runs them.", example: "save session.mendel"
  ) { verb, interpreter throws(Problem) in
    let saved = count(interpreter.history.line.count, "statement")
    interpreter.request = .write(verb.word("file"), try interpreter.script(to: "save"), of: saved + " saved")
  }

  static let load = StatementKind(
    command: "load", [.raw("file")], .session,
    "Runs a script, or a folder of Swift files; if it fails, nothing has changed",
    "One statement for `undo`. A saved session starts from nothing: `reset` first.",
    example: "load session.mendel"
  ) { verb, interpreter throws(Problem) in interpreter.request = .load(verb.word("file")) }

  static let record = StatementKind(
    command: "record", [.raw("file")], .session,
    "Writes the session as a lesson, with what its statements print",
    "The statements that lead to the present state, and what was asked on the way; the prose is yours to write. `mendel verify` replays it.",
    example: "record lesson.md"
  ) { verb, interpreter throws(Problem) in interpreter.request = .record(verb.word("file")) }

  static let quit = StatementKind(
    command: "quit", [], .session, "Leaves the playground, or the lesson that is open",
    "So does ^D on an empty line, and `exit`. In a lesson they leave only that."
  ) { _, interpreter throws(Problem) in interpreter.isFinished = true }

  static let exit = StatementKind(command: "exit", [], .session, "Leaves, as `quit` does") {
    _, interpreter throws(Problem) in interpreter.isFinished = true
  }

  static let learn = StatementKind(
    command: "learn", [[.raw("lesson"), [.raw("step")]]], .lessons, "Lists the lessons, or opens one",
    "Lessons replay examples step by step in a session of their own.", example: "learn traits/flow"
  ) { verb, interpreter throws(Problem) in
    interpreter.request = .learn(["lesson", "step"].compactMap { verb.name($0) })
  }
}
