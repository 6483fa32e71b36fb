import CLibEdit
import LineEditing
import Platform

/// A reader that edits entries on a terminal: several lines, colours, suggestions, completion, history, emacs and vi.
///
/// libedit keeps the text and knows the keys of emacs and vi. What concerns the shell (Enter, Tab, Up, ^R, pastes) is done here, and so
/// is all drawing: one write after each key brings the screen up to date.
///
/// | key | does |
/// |---|---|
/// | Enter, Alt-Enter | submits a complete entry, else breaks the line and indents; breaks the line |
/// | Up, Down | move by lines, then through the history: entries that begin with what was typed |
/// | Right, End, ^E, ^F at the end | take the suggestion; Alt-F takes a word of it |
/// | Tab, Shift-Tab | complete, list, turn the list's pages |
/// | ^K, ^U, ^W, Alt-D | kill to the line's end, its start, a word back, a word on; ^Y brings it back |
/// | ^R, ^S, ^_ | search the history, older and newer; undo a change |
/// | ^C, ^D | give the entry up; delete a character, and end the input on an empty entry |
/// | ^L, ^Z | clear the screen, suspend |
package final class TerminalLineReader: LineReader {
  var history: History
  let line: EditedLine
  let isVi: Bool
  var state = EditState(LineRequest(prompt: ""))
  var keys = KeySource()
  var screen: EntryScreen
  /// What ^Y brings back, and what ^R looked for last.
  var (killed, lastPattern) = ("", "")
  /// Whether libedit knows the entries of earlier sessions; it is told once the first prompt stands.
  private var knowsHistory = false

  /// Opens the terminal of standard input, or returns `nil` where libedit does not start.
  package init?(_ options: TerminalOptions, history: History = History()) {
    let keys = options.keys.map { $0 == .vi ? CEDIT_KEYS_VI : CEDIT_KEYS_EMACS } ?? CEDIT_KEYS_DEFAULT
    guard let editor = cedit_open(options.program, keys) else { return nil }
    (line, self.history, isVi) = (EditedLine(editor: editor), history, cedit_is_vi(editor))
    screen = EntryScreen(colors: options.colors, rewraps: options.rewraps)
    let callbacks = cedit_callbacks(
      owner: Unmanaged.passUnretained(self).toOpaque(),
      next: { TerminalLineReader.of($0)?.nextScalar() ?? -1 },
      act: { TerminalLineReader.of($0)?.act(on: $1, inCommands: $2) ?? false })
    cedit_set_callbacks(editor, callbacks)
    KeyCode.bind(in: editor)
  }

  private static func of(_ owner: UnsafeMutableRawPointer?) -> TerminalLineReader? {
    owner.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  deinit { cedit_close(line.editor) }

  package func readLine(_ request: LineRequest) -> LineEvent {
    if Interrupts.endingSignal != nil { return .end }
    keys.begin(keepsSignals: false)
    Interrupts.clear()
    state = EditState(request)
    screen.updateSize()
    let isFinished = cedit_read(line.editor)
    let event = state.outcome ?? (isFinished ? .entry(line.entry.text) : .end)
    if case .entry(let text) = event { state.note(Entry(text)) }
    // Once more without what surrounds it, the right prompt included.
    var content = content(Entry(state.entry.text))
    content.isFinished = event != .interrupted
    content.prompt.right = ""
    show(content)
    leave(event == .interrupted ? "^C" : "")
    cedit_end()
    // A signal may come when it is decided already how the reading ends.
    if Interrupts.endingSignal != nil { return .end }
    if case .entry(let text) = event, request.recording != .none {
      history.add(text, isKept: request.recording == .kept)
      line.remember(text)
    }
    return event
  }

  package func beginKeys() { keys.begin(keepsSignals: true) }

  /// Waits for a key, or for a signal that concerns whoever waits.
  package func nextKey(within milliseconds: Int?) -> KeyEvent {
    while true {
      if Interrupts.endingSignal != nil { return .end }
      if Interrupts.clear() { return .interrupted }
      if resumes() || cedit_take_signal(SIGWINCH) { return .resized }
      if let event = keys.next(within: milliseconds.map { Int32(clamping: $0) } ?? -1) { return event }
    }
  }

  package func endKeys() { cedit_end() }
  package func putBack(_ key: Key) { keys.putBack(key) }

  /// Stops the process if that was asked for; whether it was stopped and goes on, below what others have written.
  private func resumes() -> Bool {
    if cedit_take_signal(SIGTSTP) {
      cedit_suspend()
      return true
    }
    guard cedit_take_signal(SIGCONT) else { return false }
    cedit_resume()
    return true
  }

  /// The next scalar for libedit, after the screen shows what the last one did; -1 ends the reading.
  private func nextScalar() -> Int32 {
    if let scalar = state.following {
      state.following = nil
      return scalar
    }
    if !keys.hasMore() { paint() }
    if !knowsHistory { history.entries.suffix(Int(CEDIT_HISTORY_SIZE)).forEach(line.remember) }
    knowsHistory = true
    while true {
      switch keys.next() {
      case .key(let key)?: if let scalar = scalar(for: key) { return scalar }
      case .end?:
        state.outcome = .end
        return -1
      case nil:
        guard heedSignals() else { return -1 }
        paint()
      default: continue
      }
    }
  }

  private func scalar(for key: Key) -> Int32? {
    if state.list != nil && ![.tab, .backTab, .pageUp, .pageDown].contains(key) {
      state.list = nil
      paint()
      if key == .escape && !isVi { return nil }
    }
    state.key = key
    let code = KeyCode.code(for: key)
    guard case .alt(let scalar) = key, isVi || code == nil else { return code }
    state.following = Int32(scalar.value)
    return KeyCode.code(for: .escape)
  }

  /// Acts on the signals that came; false where reading must end.
  func heedSignals() -> Bool {
    if Interrupts.endingSignal != nil { return finish(.end, state.entry) }
    if Interrupts.clear() { return finish(.interrupted, state.entry) }
    if cedit_take_signal(SIGTSTP) { suspend() }
    if resumes() { screen.forget() }
    if cedit_take_signal(SIGWINCH) {
      screen.updateSize()
      screen.erase()
    }
    return true
  }

  /// Shows the entry as it is, with its colours, the suggestion and the list.
  func paint() {
    state.note(line.entry)
    var content = content(state.entry)
    if let list = state.list {
      content.footer = list.rows(columns: screen.size.columns, rows: screen.room(under: content))
    } else {
      content.suggestion = suggestion(for: state.entry)
    }
    show(content)
  }

  /// What there is to see of an entry; one that is very long is not coloured, so that its keys stay fast.
  func content(_ entry: Entry) -> Frame.Content {
    let styles = entry.text.utf8.count > 20_000 ? [] : state.request.styles(entry.text)
    return Frame.Content(prompt: state.request.prompt, entry: entry, styles: styles)
  }

  func show(_ content: Frame.Content) {
    screen.paint(content)
    Terminal.write(screen.takeOutput().utf8)
  }

  /// Leaves the entry, once it is shown, for a fresh row below it.
  func leave(_ mark: String = "") {
    screen.leave(mark)
    Terminal.write(screen.takeOutput().utf8)
  }
}
