import Syntax

extension Resolver {
  /// The words of the session: they stand at top level, since they move the session as a whole.
  mutating func session(_ statement: Statement) throws(Problem) -> SessionRequest {
    let word = statement.form.word
    guard isTopLevel else { throw Problem(.onlyAtTopLevel(word), statement.range) }
    switch statement.form {
    case .help: return .help(statement.text(.topic))
    case .undo: return .undo
    case .redo: return .redo
    case .history: return .history(isWhole: statement.has(.first))
    case .reset: return .reset
    case .quit: return .quit
    case .goto: return .goto(try number(statement, .first))
    case .diff: return .diff(try number(statement, .first), try number(statement, .second))
    case .save: return .save(statement.text(.topic) ?? "")
    case .load: return .load(statement.text(.topic) ?? "")
    case .record: return .record(statement.text(.topic) ?? "")
    case .learn, .next, .previous, .hint, .check, .solution, .skip, .restart, .back, .play, .contents:
      return .lesson(statement.form, statement.text(.topic))
    default: preconditionFailure("Only the words of the session come here.")
    }
  }

  private func number(_ statement: Statement, _ slot: Slot) throws(Problem) -> Int {
    let text = statement.text(slot) ?? ""
    guard let number = Int(text), number >= 0 else {
      throw Problem(.needsNumber(text), statement.textRange(slot))
    }
    return number
  }
}
