import Lessons
import LineEditing

extension LessonShell {
  /// What is asked of the reader: the prompt with the learner's place in the lesson, and how the session helps while an entry is typed.
  func request(_ session: LessonSession) -> LineRequest {
    let (step, count) = session.place
    var request = LineRequest(prompt: Prompt("mendel> ", right: count == 0 ? "" : "[\(step)/\(count)]"))
    let help = EntryHelp(session.playground, hidden: session.idleWords)
    request.completions = { help.completions(of: $0, at: $1) }
    // An answer need not be a statement.
    if session.isAsking { return request }
    request.completeness = { help.completeness(of: $0) }
    request.highlights = { help.highlights(of: $0) }
    return request
  }
}
