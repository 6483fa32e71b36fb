import CLibEdit
import Drawings
import LineEditing
import Platform

/// The terminal that standard input and output are connected to.
package enum Terminal {
  /// The best reader for this process: one that edits on a capable terminal in a UTF-8 locale, else one for plain lines.
  ///
  /// On a terminal ^C no longer ends the process from then on; see ``Interrupts``.
  package static func makeReader(_ options: TerminalOptions, history: History) -> any LineReader {
    if isatty(STDIN_FILENO) == 1 { Interrupts.catch() }
    if isCapable(term: options.term), usesUTF8(), let reader = TerminalLineReader(options, history: history) {
      return reader
    }
    // The prompt goes to the person who types, so that only answers go into a pipe.
    let output = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
    return PlainLineReader(output: output, history: history, isInterrupted: Interrupts.clear)
  }

  /// Whether entries can be edited: input and output are a terminal that obeys the usual sequences, as its `TERM` says.
  package static func isCapable(term: String?) -> Bool {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    return isTerminal && !["", "dumb", "unknown"].contains(term ?? "")
  }

  /// What the system says of one of its numbers for what went wrong.
  package static func words(for code: Int32) -> String { String(cString: strerror(code)) }

  /// Selects a UTF-8 locale for characters: the environment's, else one that the system surely has; false without one.
  private static func usesUTF8() -> Bool {
    ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"].contains { (name: String) in
      setlocale(LC_CTYPE, name) != nil && String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
    }
  }

  /// The size in cells, or `nil` where there is no terminal or it does not know.
  package static var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Writes bytes, and answers what the system says against it, or 0; ^S does not keep a process that was asked to end.
  @discardableResult
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32 = STDOUT_FILENO) -> Int32 {
    Array(bytes).withUnsafeBytes {
      cedit_write(descriptor, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
  }
}

/// ^C while a statement runs: a flag that the signal sets and the interpreter asks for between two steps; and what asks the process to end.
package enum Interrupts {
  /// Lets SIGINT set the flag from now on, instead of ending the process.
  package static func `catch`() { cedit_catch_interrupts() }
  /// Whether SIGINT came since the flag was cleared: one load, so that it may be asked at each step.
  package static var isRequested: Bool { cedit_is_interrupted() }
  /// Forgets the request, before the next statement runs, and tells whether there was one.
  @discardableResult
  package static func clear() -> Bool { cedit_take_signal(SIGINT) }
  /// The signal that asked the process to end, SIGTERM or SIGHUP, while a reader waited: from then on readers are at their end.
  package static var endingSignal: Int32? { cedit_ending_signal() == 0 ? nil : cedit_ending_signal() }
}

/// How a terminal's reader looks and which keys it obeys.
package struct TerminalOptions: Sendable {
  /// A set of keys: the usual ones, such as ^A and Alt-B, or vi's, with Escape for its commands.
  package enum KeyMap: String, Sendable { case emacs, vi }

  package var program: String
  package var term: String?
  /// The keys; `nil` leaves the choice to `~/.editrc`, and to emacs without it.
  package var keys: KeyMap?
  /// The colours; without any, weight still tells a suggestion from what was typed.
  package var colors: ColorCapability
  /// Whether the terminal breaks its rows anew when it becomes narrower: nearly all do but xterm, GNU screen and consoles; none tells.
  package var rewraps: Bool

  /// Makes options from the environment: `TERM`, `NO_COLOR`, and `MENDEL_KEYS` for `mendel`, with `vi` or `emacs`.
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
