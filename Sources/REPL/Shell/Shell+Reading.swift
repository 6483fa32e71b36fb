import Commands
import LineEditing
import Playgrounds
import Syntax

extension Shell {
  /// What is asked of the reader: the prompt, and how the session helps while an entry is typed.
  var request: LineRequest {
    var request = LineRequest(prompt: Prompt("mendel> ", right: rightPrompt))
    request.completeness = { [self] in completeness(of: $0) }
    request.completions = { [self] in completions(of: $0, at: $1) }
    request.highlights = { [self] in highlights(of: $0) }
    return request
  }

  /// The number of the state, once there is one to go back to.
  private var rightPrompt: String { playground.history.current == 0 ? "" : "[\(playground.history.current)]" }

  /// Whether Enter runs the text; inside braces it breaks the line and indents.
  func completeness(of text: String) -> Completeness {
    var parser = Parser()
    var text = text
    return text.withUTF8 { source in
      var offset = 0
      while true {
        switch parser.next(in: source, from: &offset, isWhole: true, names: &playground.world.names) {
        case .statement: continue
        case .problems, .end: return .complete
        case .incomplete(let incompleteness): return .incomplete(indent: 2 * max(incompleteness.depth, 1))
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

extension TokenClass {
  /// The role whose colour the class has.
  var role: TextRole? {
    switch self {
    case .word: .keyword
    case .type: .type
    case .number, .color: .number
    case .string, .interpolation: .string
    case .comment: .comment
    case .problem: .error
    case .name, .sign: nil
    }
  }
}
