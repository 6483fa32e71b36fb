import Drawings
import Lessons
import Sessions
import Statements
import Syntax

/// Shows what a lesson says on a session's streams.
final class LessonScreen {
  /// Lines longer than this are hard to read, however wide the terminal is.
  private static let widestProse = 88

  private let streams: Streams
  private let pager: Pager?
  /// Whether the last line is empty, so that text with room around it needs none before.
  var endsWithRoom = true

  init(_ streams: Streams, pager: Pager? = nil) { (self.streams, self.pager) = (streams, pager) }

  /// Shows messages; long ones wait where the window is full.
  func show(_ messages: [LessonMessage]) { write(lines(of: messages)) }

  /// What messages are below what stands there, with an empty line around those that need room.
  func lines(of messages: [LessonMessage]) -> [StyledText] {
    var lines: [StyledText] = []
    for message in messages {
      let new = self.lines(of: message)
      guard !new.isEmpty else { continue }
      let hasRoom = message.hasRoom
      if hasRoom, !endsWithRoom { lines.append(StyledText()) }
      lines += new
      if hasRoom { lines.append(StyledText()) }
      endsWithRoom = hasRoom
    }
    return lines
  }

  /// Notes that something else was written below.
  func noteEntry() { endsWithRoom = false }

  /// Says a sentence beside the lesson's own words.
  func tell(_ sentence: String) { show([.remark(sentence)]) }

  /// Whether what was shown last filled the window, and waited.
  private(set) var hasPaged = false

  private func write(_ lines: [StyledText]) {
    hasPaged = pager?.write(lines) ?? false
    if pager == nil { streams.output.write(lines) }
  }

  func lines(of message: LessonMessage) -> [StyledText] {
    let transcript = streams.transcript(streams.output)
    switch message {
    case .prose(let markdown): return rendering.lines(of: markdown)
    case .code(let code, let language): return rendering.lines(of: Blessing.block(language, code))
    case .echo(let statement): return echo(statement)
    case .output(.warning): return []
    case .output(let output): return transcript.lines(output)
    case .problem(let problem) where problem.kind == .interruption:
      return [StyledText("interrupted; the statement changed nothing", .dim)]
    case .problem(let problem): return transcript.lines(problem)
    case .remark(let sentence):
      return StyledText.prose(Escaping.safe(sentence)).styled(.dim).wrapped(to: proseWidth)
    case .success(let sentence):
      let mark = StyledText(streams.output.appearance.speaksASCII ? "+ " : "✓ ", .success)
      return (mark + StyledText.prose(Escaping.safe(sentence)).styled(.success)).wrapped(
        to: proseWidth, hanging: 2)
    }
  }

  /// A statement as if it had been typed.
  private func echo(_ statement: String) -> [StyledText] {
    let further = streams.output.appearance.speaksASCII ? "    ... " : "      … "
    return Self.colored(statement).lines.enumerated().flatMap { index, line in
      (StyledText(index == 0 ? "mendel> " : further, .dim) + line).wrapped(
        to: max(streams.width(), 20), hanging: 12)
    }
  }

  private var proseWidth: Int { min(max(streams.width(), 20), Self.widestProse) }

  private var rendering: MarkdownRendering {
    MarkdownRendering(width: proseWidth, appearance: streams.output.appearance) { code, language in
      ["mendel", "swift"].contains(language) ? Self.colored(code) : StyledText(code)
    }
  }

  /// Code with the colours that it has while it is typed.
  static func colored(_ code: String) -> StyledText {
    let bytes = Array(code.utf8)
    var (result, offset) = (StyledText(), 0)
    let text = { (start: Int, end: Int) in String(decoding: bytes[start..<end], as: UTF8.self) }
    for token in SourceText(code, statements: Language.standard.table, mode: .file).tokens {
      guard token.range.start >= offset else { continue }
      result += StyledText(text(offset, token.range.start))
      let style = token.kind == .problem ? nil : token.kind.style
      result += StyledText(text(token.range.start, token.range.end), style ?? .plain)
      offset = token.range.end
    }
    return result + StyledText(text(offset, bytes.count))
  }
}

extension LessonMessage {
  /// Whether an empty line stands before and behind it.
  fileprivate var hasRoom: Bool {
    switch self {
    case .prose, .code: true
    default: false
    }
  }
}
