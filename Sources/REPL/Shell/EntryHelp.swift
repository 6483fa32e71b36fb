import Commands
import LineEditing
import Playgrounds
import Syntax

/// How a session helps while an entry is typed.
final class EntryHelp {
  private let playground: Playground
  private var highlighter = Highlighter()

  /// Statements that would be refused now, and are not offered.
  private let hidden: Set<StatementForm>

  /// What the session itself has to offer.
  private let session: SessionCandidates

  init(
    _ playground: Playground, hidden: Set<StatementForm>,
    lessons: @escaping () -> [Completions.Candidate] = { [] }
  ) {
    (self.playground, self.hidden) = (playground, hidden)
    session = SessionCandidates(playground: playground, lessons: lessons)
  }

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
    if let completions = session.completions(of: text, at: cursor) { return completions }
    let completion = Completer(world: playground.world, hiding: hidden).complete(text, at: cursor)
    return Completions(
      replacing: completion.replacement.start..<completion.replacement.end,
      completion.candidates.map { Completions.Candidate($0.text, $0.summary) })
  }

  /// The colours of what is typed.
  func highlights(of text: String) -> [Highlight] {
    var text = text
    return text.withUTF8 { source in
      highlighter.spans(in: source).compactMap { span in
        span.tokenClass.looks.map { Highlight(span.range.start..<span.range.end, $0.role) }
      }
    }
  }
}
