internal import CLibEdit
internal import LineEditing

extension TerminalLineReader {
  /// Shows the entry as it is, with its colours, the suggestion and the list.
  func paint() {
    let footer = state.list?.rows(columns: size.columns, rows: rowsForList) ?? []
    let suggestion = state.list == nil ? suggestion(for: state.entry) : ""
    paint(state.entry, suggestion: suggestion, footer: footer)
  }

  /// Shows some entry and what stands around it.
  func paint(_ entry: Entry, suggestion: String = "", footer: [[EntryLayout.Span]] = []) {
    var content = self.content(entry)
    content.suggestion = suggestion
    content.footer = footer
    paint(content)
  }

  /// How the next character will look, if it can be shown where it will surely stand, since libedit, the colours and the suggestion take
  /// several times as long.
  ///
  /// That is after another such character at the end of the text. The frame mends whatever turns out otherwise: another colour, or a key
  /// that `~/.editrc` binds. It comes a millisecond later, since a system that hands the character over to the terminal on the same core
  /// does so only when this process rests.
  var foresight: Foresight? {
    guard state.isTyping, state.list == nil, output.isEmpty else { return nil }
    return painter.foresight(columns: size.columns)
  }

  /// Notes what a key will lead to, and what of it the screen shows already.
  func foresee(_ key: Key) {
    if keys.wasEchoed, case .text(let scalar) = key { painter.type(UInt8(scalar.value)) }
    state.foresee(key)
  }

  /// What there is to see of an entry; one that is very long is not coloured, so that its keys stay fast.
  func content(_ entry: Entry) -> EntryLayout.Content {
    var content = EntryLayout.Content(prompt: state.request.prompt, entry: entry)
    content.highlights = entry.text.utf8.count > 20_000 ? [] : state.request.highlights(entry.text)
    return content
  }

  func paint(_ content: EntryLayout.Content) {
    let frame = EntryLayout.frame(of: content, columns: size.columns, palette: palette)
    output += painter.paint(frame.clipped(to: size.rows))
    flush()
  }

  /// How many rows the entry takes.
  var entryRows: Int {
    let content = EntryLayout.Content(prompt: state.request.prompt, entry: line.entry)
    return EntryLayout.frame(of: content, columns: size.columns, palette: palette).rows.count
  }

  /// Shows the entry once more without what surrounds it, the right prompt included, and goes to the row below.
  func leave(isInterrupted: Bool) {
    state.list = nil
    state.entry.cursor = state.entry.text.utf8.count
    var content = self.content(state.entry)
    content.isFinished = !isInterrupted
    content.prompt.right = ""
    paint(content)
    output += Array((isInterrupted ? "^C" : "").utf8) + painter.leave()
    flush()
  }

  func updateSize() {
    if let size = Terminal.size { self.size = size }
  }

  /// ^L: the entry moves to the top of an empty screen.
  func clearScreen() {
    painter.forget()
    output += "\u{1B}[H\u{1B}[2J".utf8
  }

  /// ^Z: gives the terminal back, stops, and shows the entry again when the process goes on.
  func suspend() {
    state.list = nil
    paint(state.entry)
    output += painter.leave()
    flush()
    cedit_suspend()
    updateSize()
  }

  func bell() {
    output.append(7)
  }

  /// Writes what has gathered, at once.
  private func flush() {
    cedit_write(output, Int32(output.count))
    output.removeAll(keepingCapacity: true)
  }
}
