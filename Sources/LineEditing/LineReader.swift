/// Reads what a person types: complete entries, and single keys.
///
/// The keys may come from a terminal, a pipe or a test's script. One thread uses a reader; closures run only during ``readLine(_:)``.
package protocol LineReader: AnyObject {
  /// Reads one complete entry, which may span several lines. Returns when it is submitted or cancelled.
  ///
  /// The terminal is in its ordinary mode before and after, so that ^C can stop a statement that runs between two entries.
  func readLine(_ request: LineRequest) -> LineEvent
  /// Switches the terminal to single keys: until ``endKeys()`` they arrive at once and are not echoed.
  func beginKeys()
  /// Waits at most this long for a key, or without a limit if nil; call it between ``beginKeys()`` and ``endKeys()``. ^C stays a signal.
  func nextKey(within milliseconds: Int?) -> KeyEvent
  /// Returns the terminal to its ordinary mode.
  func endKeys()
  /// Puts back the last key: it becomes the next key, or the first key of the next entry.
  func putBack(_ key: Key)
}

extension LineReader {
  package func beginKeys() {}
  package func endKeys() {}
  package func putBack(_: Key) {}

  /// Waits for one key: when a pager shows a page, or a demo waits to be continued.
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
  /// The person cancelled the entry with ^C; the shell prompts again.
  case interrupted
  /// The input ended: ^D on an empty line, the end of a pipe, or a signal that asks the process to end.
  case end
}

package enum KeyEvent: Hashable, Sendable {
  /// A key, or no key within the time limit.
  case key(Key), silence
  /// The terminal has another size, or the process was stopped and continues: the screen must be redrawn.
  case resized
  /// ^C; no more keys will come.
  case interrupted, end
}
