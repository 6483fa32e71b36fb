import Drawings
import Lessons

/// Draws a demo on a pair of streams, as the playground and its lessons would.
final class DemoScreen {
  /// What stands before an entry.
  static let prompt = StyledText("mendel> ", .strong)
  /// What stands before its further lines.
  static let indentation = String(repeating: " ", count: prompt.width)

  private let streams: Streams
  private let lessons: LessonScreen

  init(_ streams: Streams) {
    self.streams = streams
    lessons = LessonScreen(streams)
  }

  /// Tells something.
  func tell(_ caption: Demo.Caption) {
    switch caption {
    case .message(let message): lessons.show(message)
    case .comment(let text): lessons.tell(text, hasRoom: true)
    }
  }

  /// What telling these would write below what stands there.
  func text(of captions: [Demo.Caption]) -> String {
    draft { screen in
      screen.lessons.endsWithRoom = lessons.endsWithRoom
      for caption in captions { screen.tell(caption) }
    }
  }

  /// What somebody would write on such a screen.
  func draft(_ body: (DemoScreen) -> Void) -> String {
    var text = ""
    let output = Output(appearance: streams.output.appearance) { text += $0 }
    body(DemoScreen(Streams(output: output, errors: output, width: streams.width)))
    output.flush()
    return text
  }

  /// Takes over how another screen ends, whose text is shown here.
  func continues(_ other: DemoScreen) { lessons.endsWithRoom = other.lessons.endsWithRoom }

  /// Writes a part of what captions are; they have room below them.
  func tell(part: String) {
    streams.output.write(part)
    lessons.endsWithRoom = lessons.endsWithRoom || !part.isEmpty
  }

  /// What a key does where it is waited for.
  enum Sign {
    case more, end

    fileprivate var text: StyledText {
      switch self {
      case .more: StyledText("Enter goes on", .dim)
      case .end: StyledText("The end: Enter leaves", .dim)
      }
    }
  }

  /// Says what comes with a key, until that is pressed.
  func showSign(_ sign: Sign) { put(sign.text) }

  /// Takes the sign away, or where that cannot be leaves its row.
  func leaveSign(repaints: Bool) { streams.output.write(repaints ? "\r\u{1B}[K" : "\n") }

  /// Shows what the session did.
  func show(_ message: LessonMessage) {
    lessons.show(message)
    streams.output.flush()
  }

  /// Shows the prompt; what is typed comes behind it.
  func prompt() { put(DemoScreen.prompt) }

  /// Shows where the demo is at the end of the prompt's row, if there is room; the cursor stays behind the prompt.
  func showPlace(_ text: String) {
    let room = streams.width() - DemoScreen.prompt.width - text.utf8.count - 1
    guard room > 0 else { return }
    put(.blanks(room) + StyledText(text, .dim))
    streams.output.write("\r")
    prompt()
  }

  /// Shows a character of an entry.
  func type(_ glyph: TypedEntry.Glyph) {
    put(glyph.character.isNewline ? StyledText("\n" + DemoScreen.indentation) : glyph.text)
  }

  /// Ends an entry, as Enter does.
  func enter(_ entry: String) {
    streams.output.write("\n")
    lessons.note(entry: entry)
  }

  /// Ends a row that holds nothing but the prompt.
  func leavePrompt(repaints: Bool) { streams.output.write(repaints ? "\r\u{1B}[K" : "\n") }

  /// Shows something behind an empty prompt, in place of what was shown there before.
  func note(_ text: String) {
    streams.output.write("\r\u{1B}[K")
    prompt()
    let room = max(streams.width() - DemoScreen.prompt.width - 1, 1)
    if !text.isEmpty { put(StyledText(Escaping.safe(text), .dim).truncated(to: room)) }
  }

  /// Says something about the demo itself.
  func remark(_ text: String) {
    streams.output.write(StyledText(text, .dim).wrapped(to: max(streams.width(), 20)))
  }

  private func put(_ text: StyledText) {
    streams.output.write(Theme.render(text, colors: streams.output.appearance.colors))
  }
}

/// A statement on its way to the prompt, character by character, in its colours.
struct TypedEntry {
  /// A character with its style.
  struct Glyph {
    var character: Character
    var text: StyledText
  }

  let text: String
  let glyphs: [Glyph]

  init(_ text: String) {
    self.text = text
    glyphs = LessonScreen.colored(text).spans.flatMap { span in
      span.text.map { Glyph(character: $0, text: StyledText(String($0), span.style)) }
    }
  }

  /// How long the key for a character takes.
  func pace(at index: Int) -> Int {
    DemoPace.key(glyphs[index].character, after: index == 0 ? nil : glyphs[index - 1].character)
  }
}
