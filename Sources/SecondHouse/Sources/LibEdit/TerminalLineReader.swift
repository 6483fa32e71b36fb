import CLibEdit
import Drawings
import LineEditing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A reader that edits entries on a terminal: several lines, colours, suggestions, completion, history, emacs and vi.
///
/// libedit keeps the text and knows the keys of emacs and vi. What concerns the shell (Enter, Tab, Up, ^R, pastes) is done here, and so
/// is all drawing: one write after each key brings the screen up to date.
///
/// | key | does |
/// |---|---|
/// | Enter | submits a complete entry, else breaks the line and indents |
/// | Alt-Enter | breaks the line |
/// | Up, Down | move by lines, then through the history: entries that begin with what was typed |
/// | Right, End, ^E, ^F at the end | take the suggestion; Alt-F takes a word of it |
/// | Tab, Shift-Tab | complete, list, turn the list's pages |
/// | ^K, ^U, ^W, Alt-D | kill to the line's end, its start, a word back, a word on; ^Y brings it back |
/// | ^R, ^S | search the history, older and newer |
/// | ^_ | undoes a change |
/// | ^C, ^D | gives the entry up; deletes a character, and ends the input on an empty entry |
/// | ^L, ^Z | clear the screen, suspend |
///
/// A pasted text stays in the entry until Enter.
package final class TerminalLineReader: LineReader {
  /// The entries of this and earlier sessions.
  package var history: History
  let line: EditedLine
  var state = EditState(LineRequest(prompt: ""))
  var keys = KeySource()
  var screen: EntryScreen
  /// What ^Y brings back, and what ^R looked for last.
  var killed = ""
  var lastPattern = ""
  /// Whether the entry's first key was not asked for yet, and whether libedit knows the entries of earlier sessions.
  private var isFresh = false
  private var knowsHistory = false
  private let callbacks: Callbacks
  let isVi: Bool

  /// Opens the terminal of standard input, or returns `nil` where there is none that libedit accepts.
  package init?(_ options: TerminalOptions, history: History = History()) {
    let callbacks = Callbacks()
    let keys =
      options.keys == nil ? CEDIT_KEYS_DEFAULT : options.keys == .vi ? CEDIT_KEYS_VI : CEDIT_KEYS_EMACS
    let editor = cedit_open(options.program, keys, options.readsEditrc, callbacks.functions)
    guard let editor else { return nil }
    (line, self.callbacks, self.history) = (EditedLine(editor: editor), callbacks, history)
    screen = EntryScreen(colors: options.colors, rewraps: options.rewraps)
    isVi = cedit_is_vi(editor)
    callbacks.reader = self
    KeyCode.bind(in: editor)
    Interrupts.catch()
  }

  deinit { cedit_close(line.editor) }

  /// Reads one entry with everything that the request offers.
  package func readLine(_ request: LineRequest) -> LineEvent {
    keys.begin(keepsSignals: false)
    Interrupts.clear()
    (state, isFresh) = (EditState(request), true)
    screen.updateSize()
    let isFinished = cedit_read(line.editor)
    let event = state.outcome ?? (isFinished ? .entry(line.entry.text) : .end)
    if case .entry(let text) = event { state.note(Entry(text)) }
    leave(isInterrupted: event == .interrupted)
    cedit_end()
    // A signal may come when it is decided already how the reading ends.
    let ending = cedit_ending_signal()
    if ending != 0 { return .terminated(signal: ending) }
    if case .entry(let text) = event, request.isRecorded {
      history.add(text)
      line.remember(text)
    }
    return event
  }

  /// Takes the terminal for single keys.
  package func beginKeys() { keys.begin(keepsSignals: true) }

  /// Waits for a key, or for a signal that concerns whoever waits.
  package func nextKey(within milliseconds: Int?) -> KeyEvent {
    while true {
      if cedit_ending_signal() != 0 { return .terminated(signal: cedit_ending_signal()) }
      if Interrupts.clear() { return .interrupted }
      // It returns once the program goes on; the shell has written below what stood there.
      if cedit_take_signal(SIGTSTP) {
        cedit_suspend()
        return .resized
      }
      if cedit_take_signal(SIGCONT) {
        cedit_resume()
        return .resized
      }
      if cedit_take_signal(SIGWINCH) { return .resized }
      switch keys.next(within: milliseconds.map { Int32(clamping: $0) } ?? -1) {
      case .key(let key): return .key(key)
      case .silence: return .silence
      case .end: return .end
      case .signal: continue
      }
    }
  }

  /// Gives the terminal back.
  package func endKeys() { cedit_end() }

  /// Gives a key back.
  package func putBack(_ key: Key) { keys.putBack(key) }

  /// The functions that C calls while an entry is read, and the way from there back to the reader.
  private final class Callbacks {
    weak var reader: TerminalLineReader?

    var functions: cedit_callbacks {
      cedit_callbacks(
        owner: Unmanaged.passUnretained(self).toOpaque(),
        next: { owner in Callbacks.reader(of: owner)?.nextScalar() ?? -1 },
        act: { owner, key, inCommands in
          Callbacks.reader(of: owner)?.act(on: key, inCommands: inCommands) ?? false
        })
    }

    static func reader(of owner: UnsafeMutableRawPointer?) -> TerminalLineReader? {
      owner.flatMap { Unmanaged<Callbacks>.fromOpaque($0).takeUnretainedValue().reader }
    }
  }
}

extension TerminalLineReader {
  /// The next scalar for libedit, after the screen shows what the last one did; -1 ends the reading.
  private func nextScalar() -> Int32 {
    if !state.queue.isEmpty { return state.queue.removeFirst() }
    if isFresh {
      isFresh = false
      set(Entry(state.request.initialText.cleaned))
    }
    if keys.hasMore() { state.note(line.entry) } else { paint() }
    if !knowsHistory {
      knowsHistory = true
      for entry in history.entries.suffix(Int(CEDIT_HISTORY_SIZE)) { line.remember(entry) }
    }
    var patience: Int32 = 100
    while true {
      switch keys.next(within: patience) {
      case .key(let key): if let scalar = scalar(for: key) { return scalar }
      case .signal:
        guard heedSignals() else { return -1 }
        paint()
      case .silence:
        state.request.idle()
        patience = -1
      case .end:
        state.outcome = .end
        return -1
      }
    }
  }

  private func scalar(for key: Key) -> Int32? {
    if state.list != nil && ![.tab, .backTab, .pageUp, .pageDown].contains(key) {
      state.list = nil
      if key == .escape && !isVi {
        paint()
        return nil
      }
    }
    switch key {
    // libedit would ask for a command of its own on a line of its own.
    case .alt("x") where !isVi: return nil
    case .alt("p"), .alt("n"): return KeyCode.code(for: key == .alt("p") ? .up : .down)
    case .alt(let scalar):
      if !isVi, let code = KeyCode.code(for: key) { return code }
      state.queue.append(Int32(scalar.value))
      return KeyCode.escape
    case .paste(let text): state.pasted = text
    default: break
    }
    return KeyCode.code(for: key)
  }

  /// Acts on the signals that came; false where reading must end.
  func heedSignals() -> Bool {
    let ending = cedit_ending_signal()
    if ending != 0 || Interrupts.clear() {
      state.outcome = ending != 0 ? .terminated(signal: ending) : .interrupted
      return false
    }
    if cedit_take_signal(SIGTSTP) { suspend() }
    if cedit_take_signal(SIGCONT) {
      cedit_resume()
      screen.forget()
    }
    if cedit_take_signal(SIGWINCH) { screen.resize() }
    return true
  }
}
