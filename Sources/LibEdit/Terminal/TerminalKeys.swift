internal import CLibEdit
public import LineEditing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits for single keys of the terminal, for as long as a demo plays.
///
/// ^C stays a signal, so that it also reaches a statement that runs (see ``Interrupts``).
public final class TerminalKeys: KeyWaiting {
  private var keys = KeySource()

  /// Makes one; the terminal is as it was until ``begin()``.
  public init() { Interrupts.catch() }

  /// Takes the terminal.
  public func begin() {
    cedit_flush_stdout()
    keys.takeTypedAhead()
    cedit_begin()
    cedit_watch_keys()
  }

  /// Gives the terminal back; what was typed ahead is forgotten, since it was meant for what ends now.
  public func end() {
    keys = KeySource()
    cedit_restore()
    cedit_end()
  }

  /// Waits for a key, or for a signal that concerns whoever waits.
  public func wait(_ milliseconds: Int?) -> KeyNews {
    while true {
      if let news = signals() { return news }
      switch keys.next(within: milliseconds.map { Int32(clamping: $0) } ?? -1) {
      case .key(let key): return .key(key)
      case .silence: return .silence
      case .end: return .end
      case .signal: continue
      }
    }
  }

  /// What signals came to say, if anything.
  private func signals() -> KeyNews? {
    let ending = cedit_ending_signal()
    if ending != 0 { return .terminated(signal: ending) }
    if Interrupts.isRequested {
      Interrupts.clear()
      return .interrupted
    }
    if cedit_take_signal(SIGTSTP) {
      // It returns once the program goes on; the shell has written below what stood there.
      cedit_suspend()
      return .resized
    }
    if cedit_take_signal(SIGCONT) {
      cedit_resume()
      return .resized
    }
    return cedit_take_signal(SIGWINCH) ? .resized : nil
  }
}
