import CLibEdit
import Drawings
import LineEditing
import Platform

/// The terminal that standard input and output are connected to.
package enum Terminal {
  /// Makes the best reader for this process: an editing reader on a capable terminal in a UTF-8 locale, else a plain one.
  ///
  /// If standard input is a terminal, ^C no longer ends the process from then on; see ``Interrupts``.
  package static func makeReader(_ options: TerminalOptions, history: History) -> any LineReader {
    if isatty(STDIN_FILENO) == 1 { Interrupts.catch() }
    if isCapable(term: options.term), usesUTF8(), let reader = TerminalLineReader(options, history: history) {
      return reader
    }
    // The prompt goes to the terminal, so that a pipe gets only results.
    let output = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
    return PlainLineReader(output: output, history: history, isInterrupted: Interrupts.clear)
  }

  /// Whether entries can be edited: input and output are a terminal that supports the usual sequences, judging by its `TERM`.
  package static func isCapable(term: String?) -> Bool {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    return isTerminal && !["", "dumb", "unknown"].contains(term ?? "")
  }

  /// The system's message for an `errno`.
  package static func words(for code: Int32) -> String { String(cString: strerror(code)) }

  /// Selects a UTF-8 locale for characters: the environment's, else a common one; returns false if there is none.
  private static func usesUTF8() -> Bool {
    ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"].contains { (name: String) in
      setlocale(LC_CTYPE, name) != nil && String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
    }
  }

  /// The size in cells, or nil if there is no terminal or its size is unknown.
  package static var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Writes bytes and returns an `errno` or 0; ^S cannot block a process that was asked to end.
  @discardableResult
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32 = STDOUT_FILENO) -> Int32 {
    Array(bytes).withUnsafeBytes {
      cedit_write(descriptor, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
  }
}

/// ^C while a statement runs, as a flag that the signal sets and the interpreter polls between steps; and the signals that end the process.
package enum Interrupts {
  /// Makes SIGINT set the flag from now on, instead of ending the process.
  package static func `catch`() { cedit_catch_interrupts() }
  /// Whether SIGINT arrived since the flag was cleared; a single load, so that it can be polled at each step.
  package static var isRequested: Bool { cedit_is_interrupted() }
  /// Clears the flag before the next statement runs; returns whether it was set.
  @discardableResult
  package static func clear() -> Bool { cedit_take_signal(SIGINT) }
  /// The signal, SIGTERM or SIGHUP, that asked the process to end while a reader waited; afterwards readers report the end of the input.
  package static var endingSignal: Int32? { cedit_ending_signal() == 0 ? nil : cedit_ending_signal() }
}

/// The look and the keys of a terminal's reader.
package struct TerminalOptions: Sendable {
  /// A key map: the usual keys, such as ^A and Alt-B, or vi's, with Escape for its commands.
  package enum KeyMap: String, Sendable { case emacs, vi }

  package var program: String
  package var term: String?
  /// The key map; nil uses that of `~/.editrc`, and emacs without that file.
  package var keys: KeyMap?
  /// The colours; without colours, weight still distinguishes a suggestion from typed text.
  package var colors: ColorCapability
  /// Whether the terminal rewraps its rows when it becomes narrower: nearly all do, except xterm, GNU screen and consoles; none reports it.
  package var rewraps: Bool

  /// Makes options from the environment: `TERM`, `NO_COLOR`, and `MENDEL_KEYS` for `mendel`, with the value `vi` or `emacs`.
  package init(program: String, environment: (String) -> String?) {
    let term = environment("TERM") ?? ""
    (self.program, self.term) = (program, term)
    keys = environment(program.uppercased() + "_KEYS").flatMap { KeyMap(rawValue: $0.lowercased()) }
    colors = Appearance(isTerminal: true, environment: environment).colors
    let fixed = ["linux", "vt", "screen", "rxvt-16color", "cygwin", "sun", "ansi"]
    let isFixed = environment("XTERM_VERSION") != nil || environment("STY") != nil
    rewraps = environment("TMUX") != nil || !isFixed && !fixed.contains { term.hasPrefix($0) }
  }
}
