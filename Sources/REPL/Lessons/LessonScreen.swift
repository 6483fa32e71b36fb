import Drawings
import Lessons
import Sessions
import Syntax

/// Converts the messages of a lesson to lines for a session's streams.
final class LessonScreen {
  /// The maximum width of prose: longer lines are hard to read, however wide the terminal is.
  private static let widestProse = 88

  let streams: Streams
  private let table: StatementTable
  /// Whether the last line is empty, so that the next block needs no empty line before it.
  private var endsWithRoom = true

  init(_ streams: Streams, _ table: StatementTable) { (self.streams, self.table) = (streams, table) }

  /// The messages as lines below the current content, with an empty line around prose and code.
  func lines(of messages: [LessonMessage]) -> [StyledText] {
    var lines: [StyledText] = []
    for message in messages {
      let new = self.lines(of: message)
      guard !new.isEmpty else { continue }
      let hasRoom =
        switch message {
        case .prose, .code: true
        default: false
        }
      if hasRoom, !endsWithRoom { lines.append(StyledText()) }
      lines += new + (hasRoom ? [StyledText()] : [])
      endsWithRoom = hasRoom
    }
    return lines
  }

  func noteEntry() { endsWithRoom = false }

  func clear() { endsWithRoom = true }

  private func lines(of message: LessonMessage) -> [StyledText] {
    let transcript = streams.transcript(streams.output)
    switch message {
    case .prose(let markdown): return rendering.lines(of: markdown)
    case .code(let code, let language): return rendering.lines(of: Blessing.block(language, code))
    case .echo(let statement):
      return streams.echo(colored(statement)).flatMap {
        $0.wrapped(to: max(streams.width(), 20), hanging: 12)
      }
    case .output(.warning): return []
    case .output(let output): return transcript.lines(output)
    case .problem(let problem): return transcript.lines(problem)
    case .remark(let sentence):
      return StyledText.prose(Escaping.safe(sentence)).styled(.dim).wrapped(to: proseWidth)
    case .success(let sentence):
      let mark = StyledText(streams.output.appearance.speaksASCII ? "+ " : "✓ ", .success)
      return (mark + StyledText.prose(Escaping.safe(sentence)).styled(.success)).wrapped(
        to: proseWidth, hanging: 2)
    }
  }

  private var proseWidth: Int { min(max(streams.width(), 20), Self.widestProse) }

  private var rendering: MarkdownRendering {
    MarkdownRendering(width: proseWidth, appearance: streams.output.appearance) { [self] code, language in
      ["mendel", "swift"].contains(language) ? colored(code) : StyledText(code)
    }
  }

  func colored(_ code: String) -> StyledText {
    let bytes = Array(code.utf8)
    var (result, offset) = (StyledText(), 0)
    func add(to end: Int, _ style: Style?) {
      result += StyledText(String(decoding: bytes[offset..<end], as: UTF8.self), style ?? .plain)
      offset = end
    }
    for token in SourceText(code, statements: table, mode: .file).tokens
    where token.range.start >= offset {
      add(to: token.range.start, nil)
      add(to: token.range.end, token.kind == .problem ? nil : token.kind.style)
    }
    add(to: bytes.count, nil)
    return result
  }
}
