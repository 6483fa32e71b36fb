import Drawings
import Sessions
import Syntax

extension StatementKind {
  static let swift = StatementKind(
    command: StatementSyntax(["swift"], [.optional([.raw("what")])], isCommand: true), .session,
    "Shows the session as Swift code for Apple's frameworks",
    details:
      "`swift Theme` shows one definition, `swift on` shows each statement's code behind it, until `swift off`. What has no counterpart is a comment.",
    example: "swift"
  ) { verb, interpreter throws(Problem) in
    guard let what = verb.name("what") else { return show(interpreter.history.line, &interpreter) }
    switch what.text {
    case "on", "off":
      interpreter.session.settings.emitsSwift = what.text == "on"
      interpreter.confirm(
        what.text == "on"
          ? "each statement is followed by its Swift code" : "Swift code is not shown any more")
    default:
      let states = interpreter.history.line.filter { defines(what.text, $0, interpreter.session.language) }
      guard !states.isEmpty else {
        let names = interpreter.session.definitions.order.map(\.name)
        let near = Spelling.nearest(to: what.text, among: names).map { "did you mean `swift \($0)`?" }
        throw interpreter.problem(
          "the session defines no `\(what.text)`", at: what.range,
          suggestion: near ?? "`swift` shows all of it")
      }
      show(states, &interpreter)
    }
  }

  private static func show(_ states: [History.State], _ interpreter: inout Interpreter) {
    let lines = states.flatMap { SwiftWriter.code($0.script, $0.session) }
    interpreter.output.append(.report { _ in lines.map { StyledText($0) } })
  }

  /// Whether a statement declares a name.
  private static func defines(_ name: String, _ state: History.State, _ language: Language) -> Bool {
    let read = SourceText(state.script, statements: language.table, mode: .file)
    return read.statements.contains { statement in
      switch statement.kind {
      case .type(let type): type.name.text == name
      case .function(let function): function.name.text == name
      case .verb(let verb):
        verb.head.contains("define") && verb.defined.text.lowercased() == name.lowercased()
      case .variable(let variable): variable.bindings.contains { $0.name.text == name }
      default: false
      }
    }
  }
}
