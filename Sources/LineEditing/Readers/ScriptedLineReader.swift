/// A reader for tests: it hands out what it was given, one event at a time, and remembers what it was asked.
///
/// ```swift
/// let reader = ScriptedLineReader(["scene main", "main.theme"])
/// reader.readEntry(LineRequest(prompt: "> "))      // .entry("scene main")
/// reader.readEntry(LineRequest(prompt: "> "))      // .entry("main.theme")
/// reader.readEntry(LineRequest(prompt: "> "))      // .end
/// reader.requests.count                            // 3
/// ```
public final class ScriptedLineReader: LineReader {
  /// The entries submitted so far, after those of earlier sessions.
  public var history: History
  /// The requests so far, so that a test can ask their closures what a terminal's reader would have asked.
  public private(set) var requests: [LineRequest] = []
  private var events: ArraySlice<LineEvent>
  private var keys: ArraySlice<Key>
  /// What was given back, the newest last.
  private var returned: [Key] = []

  /// Makes a reader that yields these events, then `.end`, and these keys, then `nil`.
  public init(events: [LineEvent], keys: [Key] = [], history: History = History()) {
    self.events = events[...]
    self.keys = keys[...]
    self.history = history
  }

  /// Makes a reader that yields these entries, then `.end`.
  public convenience init(_ entries: [String]) {
    self.init(events: entries.map { .entry($0) })
  }

  /// Returns the next event of the script, and adds an entry to the history as a terminal's reader does.
  public func readEntry(_ request: LineRequest) -> LineEvent {
    requests.append(request)
    let event = begun(events.popFirst() ?? .end)
    if case .entry(let text) = event, request.isRecorded { history.add(text) }
    return event
  }

  /// Returns what was given back, or the next key of the script.
  public func readKey() -> Key? {
    returned.popLast() ?? keys.popFirst()
  }

  /// Gives a key back; what it types is then the beginning of the next entry.
  public func putBack(_ key: Key) { returned.append(key) }

  /// An event as it is where its entry begins with what was given back.
  private func begun(_ event: LineEvent) -> LineEvent {
    guard case .entry(let text) = event else { return event }
    defer { returned = [] }
    return .entry(returned.reversed().map(\.typed).joined() + text)
  }
}

extension Key {
  /// The text that the key puts into an entry.
  fileprivate var typed: String {
    switch self {
    case .text(let scalar): String(scalar)
    case .paste(let text): text
    default: ""
    }
  }
}
