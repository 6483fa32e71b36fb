import Drawings
import Sessions
import Syntax

extension StatementKind {
  static let swift = StatementKind(
    command: "swift", [[.raw("what")]], .session, "Shows the session as Swift code for Apple's frameworks",
    "`swift Theme` shows one definition, `swift on` shows each statement's code behind it, until `swift off`. What has no counterpart is a comment."
  ) { verb, interpreter throws(Problem) in
    let what = verb.name("what")
    if let word = what?.text, ["on", "off"].contains(word) {
      interpreter.session.settings.emitsSwift = word == "on"
      return interpreter.confirm(
        word == "on" ? "each statement is followed by its Swift code" : "Swift code is not shown any more")
    }
    let table = interpreter.session.language.table
    let states = interpreter.history.line.filter { state in
      guard let what else { return true }
      return SourceText(state.script, statements: table, mode: .file).statements.contains {
        $0.declares(what.text)
      }
    }
    if let what, states.isEmpty {
      let names = interpreter.session.definitions.order.map(\.name)
      let near = Spelling.nearest(to: what.text, among: names).map { "did you mean `swift \($0)`?" }
      throw interpreter.problem(
        "the session defines no `\(what.text)`", at: what.range,
        suggestion: near ?? "`swift` shows all of it")
    }
    let lines = states.flatMap { state in
      let before = interpreter.history[state.parent]?.session ?? state.session
      return SwiftWriter.code(state.script, before, state.session)
    }
    interpreter.output.append(.report { _ in lines.map { StyledText($0) } })
  }
}

extension Statement {
  fileprivate func declares(_ name: String) -> Bool {
    switch kind {
    case .type(let type): type.name.text == name
    case .function(let function): function.name.text == name
    case .verb(let verb):
      verb.head.contains("define") && verb.defined.text.lowercased() == name.lowercased()
    case .variable(let variable): variable.bindings.contains { $0.name.text == name }
    default: false
    }
  }
}
