/// Reads what a person types: whole entries, and single keys.
///
/// How they came about (typed on a terminal, read from a pipe, taken from a test's script) is the reader's matter. A reader is used from one thread and calls the request's closures only during ``readLine(_:)``.
package protocol LineReader: AnyObject {
  /// Reads one whole entry, which may span several lines, and returns when it is submitted or given up.
  ///
  /// The terminal is in its ordinary mode before and after: ^C stops a statement that runs between two entries.
  func readLine(_ request: LineRequest) -> LineEvent
  /// Takes the terminal for single keys: they come at once and are not echoed until ``endKeys()``.
  func beginKeys()
  /// Waits so many milliseconds for a key, with `nil` until one comes, between ``beginKeys()`` and ``endKeys()``; ^C stays a signal.
  func nextKey(within milliseconds: Int?) -> KeyEvent
  /// Gives the terminal back in its ordinary mode.
  func endKeys()
  /// Gives back the last key: it is the next one, or the first of the next entry.
  func putBack(_ key: Key)
}

extension LineReader {
  package func beginKeys() {}
  package func endKeys() {}
  package func putBack(_: Key) {}

  /// Waits for one key: where a text goes on by the page, or a demo when it is told to.
  package func readKey() -> KeyEvent {
    beginKeys()
    defer { endKeys() }
    while true {
      let event = nextKey(within: nil)
      if event != .resized { return event }
    }
  }
}

/// How a request for an entry ended.
package enum LineEvent: Hashable, Sendable {
  /// The person submitted this text; it has no newline at its end.
  case entry(String)
  /// The person gave the entry up with ^C; the shell asks again.
  case interrupted
  /// The input ended: ^D on an empty line, the end of a pipe, or a signal that asks the process to end.
  case end
}

package enum KeyEvent: Hashable, Sendable {
  /// A key, or the time is over.
  case key(Key), silence
  /// The terminal has another size, or the process was stopped and goes on: what stood there must be drawn again.
  case resized
  /// ^C; no more keys will come.
  case interrupted, end
}
