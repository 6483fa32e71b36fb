import Drawings
import LineEditing

/// The part of the terminal's screen on which an entry stands.
struct EntryScreen {
  private let colors: ColorCapability
  private let rewraps: Bool
  private var size = (rows: 24, columns: 80)
  private var painter = FramePainter()
  /// What is written when the screen is brought up to date, so that a key leads to one write.
  private var output = ""

  init(colors: ColorCapability, rewraps: Bool) { (self.colors, self.rewraps) = (colors, rewraps) }

  /// Shows some content, with the page of a list under it.
  mutating func paint(_ content: EntryLayout.Content, list: CandidateList? = nil) {
    var content = content
    if let list { content.footer = list.rows(columns: size.columns, rows: room(under: content)) }
    output += painter.paint(frame(of: content).clipped(to: size.rows))
    flush()
  }

  /// How many rows under some content a list may take.
  func room(under content: EntryLayout.Content) -> Int { max(size.rows - frame(of: content).rows.count, 3) }

  private func frame(of content: EntryLayout.Content) -> Frame {
    EntryLayout.frame(of: content, columns: size.columns, colors: colors)
  }

  /// Leaves what is shown for a fresh row below it.
  mutating func leave(_ mark: String = "") {
    output += mark + painter.leave()
    flush()
  }

  /// Empties the screen; what is painted next stands at its top.
  mutating func clear() {
    forget()
    output += "\u{1B}[H\u{1B}[2J"
  }

  /// Forgets what was shown, since somebody else has written there.
  mutating func forget() { painter = FramePainter() }

  mutating func bell() { output += "\u{7}" }

  mutating func updateSize() { size = Terminal.size ?? size }

  /// Takes up another size, and erases what the old one made of the entry.
  mutating func resize() {
    updateSize()
    output += painter.erase(columns: size.columns, rewraps: rewraps)
  }

  private mutating func flush() {
    Terminal.write(output.utf8)
    output = ""
  }
}

extension TerminalLineReader {
  /// Shows the entry as it is, with its colours, the suggestion and the list.
  func paint() {
    state.note(line.entry)
    var content = content(state.entry)
    content.suggestion = state.list == nil ? suggestion(for: state.entry) : ""
    screen.paint(content, list: state.list)
  }

  /// What there is to see of an entry; one that is very long is not coloured, so that its keys stay fast.
  func content(_ entry: Entry) -> EntryLayout.Content {
    let styles = entry.text.utf8.count > 20_000 ? [] : state.request.styles(entry.text)
    return EntryLayout.Content(prompt: state.request.prompt, entry: entry, styles: styles)
  }

  /// Shows the entry once more without what surrounds it, the right prompt included, and goes to the row below.
  func leave(isInterrupted: Bool) {
    var content = content(Entry(state.entry.text))
    content.isFinished = !isInterrupted
    content.prompt.right = ""
    screen.paint(content)
    screen.leave(isInterrupted ? "^C" : "")
  }
}
