import Sessions
import Syntax

extension StatementKind {
  static let save = StatementKind(
    file: "save", "Saves the session's statements as a script",
    "The statements that lead to the present state; `load` runs them.", example: "save session.mendel"
  ) { .save($0) }

  static let load = StatementKind(
    file: "load", "Runs a script; if it fails, nothing has changed",
    "One statement for `undo`. A saved session starts from nothing: `reset` first.",
    example: "load session.mendel"
  ) { .load($0) }

  static let record = StatementKind(
    file: "record", "Writes the session as a lesson, with what its statements print",
    "The statements that lead to the present state, and what was asked on the way; the prose is yours to write. `mendel verify` replays it.",
    example: "record lesson.md"
  ) { .record($0) }

  /// What the owner of the session does with a file.
  private init(
    file word: String, _ summary: String, _ details: String, example: String,
    request: @escaping @Sendable (Name) -> Interpreter.Request
  ) {
    self.init(command: word, [.raw("file")], .session, summary, details, example: example) {
      verb, interpreter throws(Problem) in interpreter.request = request(verb.word("file"))
    }
  }

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
