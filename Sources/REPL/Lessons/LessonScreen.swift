import Commands
import Drawings
import Lessons
import Playgrounds
import Syntax
import Transcripts

/// Shows what a lesson says on a session's streams.
final class LessonScreen {
  /// Lines longer than this are hard to read, however wide the terminal is.
  static let widestProse = 88

  private let streams: Streams
  /// Whether the last line is empty, so that text with room around it needs none before.
  var endsWithRoom = true

  /// What the learner typed last.
  private var entry = ""

  /// Holds back what would scroll away, where a person reads along.
  private let pause: ReadingPause?

  /// Makes a screen on two streams.
  init(_ streams: Streams, pause: ReadingPause? = nil) { (self.streams, self.pause) = (streams, pause) }

  /// Shows a message.
  func show(_ message: LessonMessage) {
    switch message {
    case .event(let event):
      if case .help = event, let pause {
        streams.show(event, pausing: pause)
        return endsWithRoom = false
      }
      streams.show(event)
      pause?.note(streams.transcript(streams.output).lines(event))
      endsWithRoom = false
    case .problem(let problem):
      show(problem)
      endsWithRoom = false
    case .prose(let markdown): write(rendering.lines(of: markdown), hasRoom: true)
    case .code(let code, let language): write(self.code(code, language), hasRoom: true)
    case .assessment(let assessment):
      write(assessment.lines(streams.transcript(streams.output)), hasRoom: false)
    case .remark(let remark): tell(remark.sentence)
    }
  }

  /// Says which lessons should come first.
  func tellMissing(_ lessons: [String]) {
    let names = lessons.map { "`\($0)`" }.joined(separator: ", ")
    tell(
      "This lesson stands on \(names): `learn \(lessons[0])` opens \(lessons.count == 1 ? "it" : "the first")."
    )
  }

  /// Says that no lesson of a course is in a language.
  func tellUntranslated(_ language: String) {
    streams.output.flush()
    streams.errors.write([StyledText("note: these lessons are not translated to `\(language)` yet", .dim)])
    streams.errors.flush()
  }

  /// Says what opens the lesson that comes next.
  func tellNext(_ command: String) { tell("Next: `\(command)`.") }

  /// Says which lesson of a list to go on with.
  func tellNext(_ command: String, _ effect: String) { tell("`\(command)` \(effect).") }

  /// Says a sentence beside the lesson's own words.
  func tell(_ sentence: String, hasRoom: Bool = false) {
    let text = streams.transcript(streams.output).prose(Escaping.safe(sentence))
    write(text.styled(.dim).wrapped(to: proseWidth), hasRoom: hasRoom)
  }

  /// Notes what the learner typed, which stands below what was written.
  func note(entry: String) {
    self.entry = entry
    pause?.begin(entry)
    endsWithRoom = false
  }

  private func show(_ problem: Problem) {
    if case .interrupted = problem.kind { return streams.showInterruption() }
    let shown = Farewell(entry)?.problem(in: problem) ?? problem
    streams.show(shown)
    pause?.note(streams.transcript(streams.errors).lines(shown))
  }

  /// Writes lines, with an empty one before and behind them if they need room.
  private func write(_ lines: [StyledText], hasRoom: Bool) {
    guard !lines.isEmpty else { return }
    let room = [StyledText()]
    let whole = (hasRoom && !endsWithRoom ? room : []) + lines + (hasRoom ? room : [])
    if let pause { pause.write(whole) } else { streams.output.write(whole) }
    endsWithRoom = hasRoom
    streams.output.flush()
  }

  /// Code as a fenced block, its fence longer than any in it.
  private func code(_ code: String, _ language: String) -> [StyledText] {
    let fence = String(repeating: "`", count: max(code.split { $0 != "`" }.map(\.count).max() ?? 0, 2) + 1)
    return rendering.lines(of: "\(fence)\(language)\n\(code)\(fence)")
  }

  private var proseWidth: Int { min(max(streams.width(), 20), LessonScreen.widestProse) }

  private var rendering: MarkdownRendering {
    MarkdownRendering(width: proseWidth, appearance: streams.output.appearance) { code, language in
      switch language {
      case "mendel": LessonScreen.colored(code)
      case "swift": SwiftColoring.colored(code)
      default: StyledText(code)
      }
    }
  }

  /// Code with the colours that it has while it is typed.
  static func colored(_ code: String) -> StyledText {
    var (code, highlighter) = (code, Highlighter())
    return code.withUTF8 { source in
      var result = StyledText()
      var offset = 0
      let text = { (range: Range<Int>) in String(decoding: source[range], as: UTF8.self) }
      for span in highlighter.spans(in: source) {
        result += StyledText(text(offset..<span.range.start))
        result += StyledText(text(span.range.start..<span.range.end), span.tokenClass.looks?.style ?? .plain)
        offset = span.range.end
      }
      return result + StyledText(text(offset..<source.count))
    }
  }
}
