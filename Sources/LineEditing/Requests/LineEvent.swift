/// How a request for an entry ended.
public enum LineEvent: Hashable, Sendable {
  /// The person submitted this text; it has no newline at its end.
  case entry(String)
  /// The person gave the entry up with ^C; the shell asks again.
  case interrupted
  /// The input ended: ^D on an empty line, or the end of a pipe.
  case end
  /// The process was asked to end (SIGTERM, SIGHUP) while it waited; the terminal is already in its ordinary mode.
  ///
  /// `signal` is the signal's number: a shell ends with status `128 + signal`, so 143 for SIGTERM.
  case terminated(signal: Int32)
}
