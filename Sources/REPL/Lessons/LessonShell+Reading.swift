import Commands
import Lessons
import LineEditing
import Playgrounds
import Syntax

extension LessonShell {
  /// What is asked of the reader: the prompt with the learner's place in the lesson, and how the session helps while an entry is typed.
  func request(_ session: LessonSession) -> LineRequest {
    let (step, count) = session.place
    var request = LineRequest(prompt: Prompt("mendel> ", right: count == 0 ? "" : "[\(step)/\(count)]"))
    if session.isAsking { return request }
    let help = EntryHelp(session.playground)
    request.completeness = { help.completeness(of: $0) }
    request.completions = { help.completions(of: $0, at: $1) }
    request.highlights = { help.highlights(of: $0) }
    return request
  }
}

/// How a session helps while an entry is typed.
final class EntryHelp {
  private let playground: Playground
  private var highlighter = Highlighter()

  init(_ playground: Playground) { self.playground = playground }

  /// Whether Enter runs the text; inside braces it breaks the line and indents.
  func completeness(of text: String) -> Completeness {
    var parser = Parser()
    var text = text
    return text.withUTF8 { source in
      var offset = 0
      while true {
        switch parser.next(in: source, from: &offset, isWhole: true, names: &playground.world.names) {
        case .statement: continue
        case .incomplete(let incompleteness): return .incomplete(indent: 2 * max(incompleteness.depth, 1))
        case .problems, .end: return .complete
        }
      }
    }
  }

  /// What may stand at the cursor.
  func completions(of text: String, at cursor: Int) -> Completions {
    let completion = Completer(world: playground.world).complete(text, at: cursor)
    return Completions(
      replacing: completion.replacement.start..<completion.replacement.end,
      completion.candidates.map { Completions.Candidate($0.text, $0.summary) })
  }

  /// The colours of what is typed.
  func highlights(of text: String) -> [Highlight] {
    var text = text
    return text.withUTF8 { source in
      highlighter.spans(in: source).compactMap { span in
        span.tokenClass.role.map { Highlight(span.range.start..<span.range.end, $0) }
      }
    }
  }
}
