/// A reader for tests: it hands out what it was given, one event at a time, and remembers what it was asked.
///
/// ```swift
/// let reader = ScriptedLineReader(["scene main", "main.theme"])
/// reader.readLine(LineRequest(prompt: "> "))      // .entry("scene main")
/// reader.readLine(LineRequest(prompt: "> "))      // .end
/// ```
package final class ScriptedLineReader: LineReader {
  /// The entries submitted so far, after those of earlier sessions.
  package var history: History
  /// The requests so far, so that a test can ask their closures what a terminal's reader would have asked.
  package private(set) var requests: [LineRequest] = []
  private var events: ArraySlice<LineEvent>
  private var keys: ArraySlice<KeyEvent>
  private var returned: [Key] = []

  /// Makes a reader that yields these events, then `.end`, and these keys, then `.end`.
  package init(events: [LineEvent], keys: [KeyEvent] = [], history: History = History()) {
    (self.events, self.keys, self.history) = (events[...], keys[...], history)
  }

  /// Makes a reader that yields these entries, then `.end`.
  package convenience init(_ entries: [String]) { self.init(events: entries.map { .entry($0) }) }

  /// Returns the next event of the script, and adds an entry to the history as a terminal's reader does.
  ///
  /// An empty entry becomes what the request puts there, and the next event is what is submitted behind it.
  package func readLine(_ request: LineRequest) -> LineEvent {
    requests.append(request)
    var start = request.initialText
    for case .text(let scalar) in returned { start.unicodeScalars.append(scalar) }
    returned = []
    while let event = events.popFirst() {
      guard case .entry(let text) = event else { return event }
      if (start + text).isEmpty, let put = request.emptyEnter() {
        start = put
        continue
      }
      if request.isRecorded { history.add(start + text) }
      return .entry(start + text)
    }
    return .end
  }

  /// Returns what was given back, or the next of the script.
  package func nextKey(within _: Int?) -> KeyEvent {
    returned.popLast().map { .key($0) } ?? keys.popFirst() ?? .end
  }
  /// Gives a key back; what it types is then the beginning of the next entry.
  package func putBack(_ key: Key) { returned.append(key) }
}
