import CLibEdit
import LineEditing
import Platform

/// A reader that edits entries on a terminal: several lines, colours, suggestions, completion, history, and the keys of emacs and vi.
///
/// libedit stores the text and implements the keys of emacs and vi. The shell's features (Enter, Tab, Up, ^R, pastes) and all drawing
/// are implemented here: one write after each key updates the screen.
///
/// | key | does |
/// |---|---|
/// | Enter, Alt-Enter | submit a complete entry, else insert a line break and indent; insert a line break |
/// | Up, Down | move by lines, then through the history: entries that begin with what was typed |
/// | Right, End, ^E, ^F at the end | take the suggestion; Alt-F takes a word of it |
/// | Tab, Shift-Tab | complete, list, turn the list's pages |
/// | ^K, ^U, ^W, Alt-D | kill to the line's end, to its start, a word back, a word forward; ^Y inserts it again |
/// | ^R, ^S, ^_ | search the history, older and newer; undo a change |
/// | ^C, ^D | cancel the entry; delete a character, and end the input on an empty entry |
/// | ^L, ^Z | clear the screen, suspend |
package final class TerminalLineReader: LineReader {
  var history: History
  let line: EditedLine
  let isVi: Bool
  var state = EditState(LineRequest(prompt: ""))
  var keys = KeySource()
  var screen: EntryScreen
  /// The text that ^Y inserts, and the last pattern of ^R.
  var (killed, lastPattern) = ("", "")
  /// Whether libedit has the entries of earlier sessions; they are added after the first prompt is shown.
  private var knowsHistory = false

  /// Opens the terminal of standard input; returns nil if libedit cannot start.
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
    // Draws the entry again without the right prompt and other surroundings.
    var content = content(Entry(state.entry.text))
    content.isFinished = event != .interrupted
    content.prompt.right = ""
    show(content)
    leave(event == .interrupted ? "^C" : "")
    cedit_end()
    // A signal may arrive after the end of the entry is decided.
    if Interrupts.endingSignal != nil { return .end }
    if case .entry(let text) = event, request.recording != .none {
      history.add(text, isKept: request.recording == .kept)
      line.remember(text)
    }
    return event
  }

  package func beginKeys() { keys.begin(keepsSignals: true) }

  /// Waits for a key, or for a signal that concerns the caller.
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

  /// Stops the process if SIGTSTP asked for it; returns whether it was stopped and now continues, below output of other programs.
  private func resumes() -> Bool {
    if cedit_take_signal(SIGTSTP) {
      cedit_suspend()
      return true
    }
    guard cedit_take_signal(SIGCONT) else { return false }
    cedit_resume()
    return true
  }

  /// Returns the next scalar for libedit, after the screen shows the effect of the last one; -1 ends the entry.
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
        guard handleSignals() else { return -1 }
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

  /// Handles pending signals; returns false if reading must end.
  func handleSignals() -> Bool {
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

  /// Shows the current entry with its colours, the suggestion and the list.
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

  /// The content for an entry; a very long one has no colours, so that keys stay fast.
  func content(_ entry: Entry) -> Frame.Content {
    let styles = entry.text.utf8.count > 20_000 ? [] : state.request.styles(entry.text)
    return Frame.Content(prompt: state.request.prompt, entry: entry, styles: styles)
  }

  func show(_ content: Frame.Content) {
    screen.paint(content)
    Terminal.write(screen.takeOutput().utf8)
  }

  /// Leaves the shown entry, and moves to a new row below it.
  func leave(_ mark: String = "") {
    screen.leave(mark)
    Terminal.write(screen.takeOutput().utf8)
  }
}
