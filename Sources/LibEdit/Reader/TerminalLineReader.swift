internal import CLibEdit
public import LineEditing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A reader that edits entries on a terminal: several lines, colours, suggestions, completion, history, emacs and vi.
///
/// libedit keeps the text and knows the keys of emacs and vi. What concerns the playground – Enter, Tab, Up, ^R, pastes –
/// is done here, and so is all drawing: a typed character is sent at once, and one write after each key brings the screen up to date.
///
/// | key | does |
/// |---|---|
/// | Enter | submits a complete entry, else breaks the line and indents |
/// | Alt-Enter | breaks the line |
/// | Up, Down | move by lines, then through the history: entries that begin with what was typed |
/// | Right, End, ^E, ^F at the end | take the suggestion |
/// | Tab, Shift-Tab | complete, list, turn the list's pages |
/// | Alt-F at the end | takes a word of the suggestion |
/// | ^K, ^U, ^W, Alt-D | kill to the line's end, its start, a word back, a word on; ^Y brings it back |
/// | ^R, ^S | search the history, older and newer |
/// | ^_ | undoes a change |
/// | ^C | gives the entry up |
/// | ^D | deletes a character; ends the input on an empty entry |
/// | ^L, ^Z | clear the screen, suspend |
///
/// A pasted text stays in the entry until Enter.
public final class TerminalLineReader: LineReader {
  /// The entries of this and earlier sessions.
  public var history: History
  let editor: OpaquePointer
  let palette: Palette
  private let rewraps: Bool
  var line: EditedLine { EditedLine(editor: editor) }
  var state = EditState(LineRequest(prompt: ""))
  var keys = KeySource()
  var painter = FramePainter()
  /// What is written when the screen is brought up to date, so that a key leads to one write.
  var output: [UInt8] = []
  var size = (rows: 24, columns: 80)
  /// Before how many more keys libedit may set the terminal's mode: at the start, and around a quoted character.
  var uncertainKeys = 1
  /// Whether the terminal's mode has just been set for an entry, and no key of it was asked for yet.
  private var isFresh = false
  /// What ^Y brings back.
  var killed = ""
  /// What ^R looked for last.
  var lastPattern = ""
  /// Whether libedit knows the entries of earlier sessions; it is told once the first prompt stands.
  private var knowsHistory = false
  private let callbacks: ReaderCallbacks
  private let isVi: Bool

  /// Opens the terminal of standard input, or returns `nil` where there is none that libedit accepts.
  public init?(_ options: TerminalOptions, history: History = History()) {
    let callbacks = ReaderCallbacks()
    let keys =
      switch options.keys {
      case nil: CEDIT_KEYS_DEFAULT
      case .emacs: CEDIT_KEYS_EMACS
      case .vi: CEDIT_KEYS_VI
      }
    guard let editor = cedit_open(options.program, keys, options.readsEditrc, callbacks.functions) else {
      return nil
    }
    (self.editor, self.callbacks, self.history) = (editor, callbacks, history)
    palette = options.palette
    rewraps = options.rewraps
    isVi = cedit_is_vi(editor)
    callbacks.reader = self
    KeyCode.bind(in: editor)
    Interrupts.catch()
  }

  deinit {
    cedit_close(editor)
  }

  /// Reads one entry with everything that the request offers.
  public func readEntry(_ request: LineRequest) -> LineEvent {
    cedit_flush_stdout()
    keys.takeTypedAhead()
    cedit_begin()
    Interrupts.clear()
    state = EditState(request)
    (uncertainKeys, isFresh) = (1, true)
    updateSize()
    let isFinished = cedit_read(editor)
    let event = state.outcome ?? (isFinished ? .entry(line.entry.text) : .end)
    if case .entry(let text) = event { state.entry = Entry(text) }
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

  /// Waits for one key.
  public func readKey() -> Key? {
    cedit_flush_stdout()
    keys.takeTypedAhead()
    cedit_begin()
    cedit_make_raw()
    keys.takeTypedMeanwhile()
    let key = nextKey()
    cedit_restore()
    cedit_end()
    return cedit_ending_signal() == 0 ? key : nil
  }

  /// Gives a key back.
  public func putBack(_ key: Key) { keys.putBack(key) }

  private func nextKey() -> Key? {
    while true {
      switch keys.next() {
      case .key(let key): return key
      case .end: return nil
      case .silence: continue
      case .signal:
        if cedit_ending_signal() != 0 { return nil }
        if Interrupts.isRequested {
          Interrupts.clear()
          return .control("c")
        }
        if cedit_take_signal(SIGTSTP) { cedit_suspend() }
        if cedit_take_signal(SIGCONT) { cedit_resume() }
      }
    }
  }
}

extension TerminalLineReader {
  /// The next scalar for libedit, after the screen shows what the last one did; -1 ends the reading.
  func nextScalar() -> Int32 {
    if !state.queue.isEmpty { return state.queue.removeFirst() }
    if uncertainKeys > 0 {
      cedit_keep_keys()
      uncertainKeys -= 1
    }
    if isFresh {
      isFresh = false
      keys.takeTypedMeanwhile()
    }
    if !keys.hasMore() {
      showLine()
    } else if keys.wasEchoed {
      state.note(line.entry)
    }
    if !knowsHistory { tellHistory() }
    var patience: Int32 = 100
    while true {
      switch keys.next(within: patience, foreseeing: foresight) {
      case .key(let key):
        foresee(key)
        if let scalar = scalar(for: key) { return scalar }
      case .signal:
        guard heedSignals() else { return -1 }
        showLine()
      case .silence:
        state.request.idle()
        patience = -1
      case .end:
        state.outcome = .end
        return -1
      }
    }
  }

  /// Adds the entries of earlier sessions to those that libedit's own commands find.
  private func tellHistory() {
    knowsHistory = true
    for entry in history.entries.suffix(Int(CEDIT_HISTORY_SIZE)) { line.remember(entry) }
  }

  private func showLine() {
    state.note(line.entry)
    paint()
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
    case .control("v"), .control("q"): uncertainKeys = 2
    // libedit would ask for a command of its own on a line of its own.
    case .alt("x") where !isVi: return nil
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
    if ending != 0 {
      state.outcome = .terminated(signal: ending)
      return false
    }
    if Interrupts.isRequested {
      Interrupts.clear()
      state.outcome = .interrupted
      return false
    }
    if cedit_take_signal(SIGTSTP) { suspend() }
    if cedit_take_signal(SIGCONT) {
      cedit_resume()
      painter.forget()
    }
    if cedit_take_signal(SIGWINCH) {
      updateSize()
      output += painter.erase(columns: size.columns, rewraps: rewraps)
    }
    return true
  }
}
