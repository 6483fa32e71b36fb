internal import CLibEdit
public import LineEditing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The terminal that standard input and output are connected to.
public enum Terminal {
  /// Whether entries can be edited: input and output are one, and it obeys the usual sequences.
  ///
  /// `term` is the value of the environment's `TERM`.
  public static func isCapable(term: String?) -> Bool {
    guard let term, !["", "dumb", "unknown"].contains(term) else { return false }
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// The size in cells, or `nil` where there is no terminal or it does not know.
  public static var size: (rows: Int, columns: Int)? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    return cedit_size(&rows, &columns) ? (Int(rows), Int(columns)) : nil
  }

  /// Puts the terminal into the mode in which it was before an entry was edited; nothing happens outside of that.
  ///
  /// For a process that ends in an unusual way. The reader itself does so when it is told to end.
  public static func restore() {
    cedit_restore()
  }

  /// The best reader for this process: one that edits on a capable terminal in a UTF-8 locale, else one for plain lines.
  ///
  /// ```swift
  /// let reader = Terminal.makeReader(.init(program: "mendel", environment: environment), history: history)
  /// ```
  ///
  /// On a terminal ^C no longer ends the process from then on; see ``Interrupts``.
  public static func makeReader(_ options: TerminalOptions, history: History) -> any LineReader {
    if isatty(STDIN_FILENO) == 1 { Interrupts.catch() }
    if isCapable(term: options.term), cedit_use_utf8(),
      let reader = TerminalLineReader(options, history: history)
    {
      return reader
    }
    return PlainLineReader(output: promptOutput, history: history, isInterrupted: takeInterrupt)
  }

  /// Where the prompt of plain lines goes: to the person who types, so that only answers go into a pipe.
  private static var promptOutput: Int32 { isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO }

  private static func takeInterrupt() -> Bool {
    defer { Interrupts.clear() }
    return Interrupts.isRequested
  }
}
