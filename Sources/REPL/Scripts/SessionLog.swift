import Playgrounds
import Syntax

/// What was asked in a session, beside the statements that changed something, which its history knows.
///
/// ```swift
/// log.begin("cell.theme", in: playground)     // before it runs
/// log.end(hasFailed: false)
/// log.statements(of: playground)              // what leads to the present state, with what was asked on the way
/// ```
final class SessionLog {
  /// A statement that changed nothing, and the state in which it was said.
  private struct Question {
    var text: String
    var state: Int
    /// The session whose state that is; `reset` begins another.
    var session: Int
  }

  private var questions: [Question] = []
  /// The statement that runs.
  private var open: (text: String, playground: Playground, state: Int)?

  /// Notes a statement that is about to run; the one before it has succeeded then.
  func begin(_ text: String, in playground: Playground) {
    end(hasFailed: false)
    open = (text, playground, playground.history.current)
  }

  /// Notes how the last statement ended.
  func end(hasFailed: Bool) {
    guard let (text, playground, state) = open else { return }
    open = nil
    if hasFailed { return }
    switch SessionLog.form(of: text) {
    case let form? where form.isOfSession: return
    default:
      guard playground.history.current == state else { return }
      questions.append(Question(text: text, state: state, session: playground.history.session))
      // Older states cannot be reached any more.
      if questions.count > 2 * History.reach { questions.removeFirst(History.reach) }
    }
  }

  /// The statements that lead to the present state, each followed by what was asked in the state behind it.
  func statements(of playground: Playground) -> [String] {
    end(hasFailed: false)
    let session = playground.history.session
    let asked = Dictionary(grouping: questions.filter { $0.session == session }, by: \.state)
    return playground.history.path(to: playground.history.current).flatMap { number in
      let state = playground.history[number].flatMap { number == 0 ? nil : $0.script ?? $0.text }
      return (state.map { [$0] } ?? []) + (asked[number] ?? []).map(\.text)
    }
  }

  private static func form(of text: String) -> StatementForm? {
    var names = NameTable()
    return Script(text, names: &names).statements.first?.form
  }
}

extension StatementForm {
  /// The words that only a lesson understands.
  static let wordsOfLessons: Set<StatementForm> = [
    .next, .previous, .hint, .check, .solution, .skip, .restart, .back, .play, .contents,
  ]

  /// Whether it is a word about the session or its lessons, and no part of what the session is about.
  var isOfSession: Bool {
    switch Statements[self]?.section {
    case .session, .lessons: true
    default: false
    }
  }
}
