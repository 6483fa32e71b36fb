import Drawings
import LineEditing
import Sessions
import StandardLanguage
import Synchronization
import Syntax

@testable import REPL

/// What a stream was told.
final class Ear: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func take(_ new: [UInt8]) -> Int32 {
    bytes.withLock { $0 += new }
    return 0
  }

  /// A stream that this hears.
  func stream(isTerminal: Bool = true, _ appearance: Appearance = .init(colors: .none, drawsBoxes: true))
    -> TextStream
  {
    TextStream(appearance: appearance, isTerminal: isTerminal) { self.take($0) }
  }
}

/// A reader that hands out what it was given, one event and one key at a time, and remembers what it was asked.
final class ScriptedReader: LineReader {
  private(set) var requests: [LineRequest] = []
  private var events: ArraySlice<LineEvent>
  private var keys: ArraySlice<KeyEvent>
  /// What was given back: it is the beginning of the next entry.
  private var returned = ""

  init(_ events: [LineEvent], keys: [KeyEvent]) { (self.events, self.keys) = (events[...], keys[...]) }

  func readLine(_ request: LineRequest) -> LineEvent {
    requests.append(request)
    guard case .entry(let text)? = events.first else { return events.popFirst() ?? .end }
    defer { (events, returned) = (events.dropFirst(), "") }
    return .entry(returned + text)
  }

  func nextKey(within _: Int?) -> KeyEvent { keys.popFirst() ?? .end }

  func putBack(_ key: Key) {
    if case .text(let scalar) = key { returned.unicodeScalars.append(scalar) }
  }
}

/// A shell whose person is a script.
struct TestShell {
  let shell: Shell
  let output = Ear()
  let errors = Ear()
  let reader: ScriptedReader

  init(_ events: [LineEvent], keys: [KeyEvent] = [], rows: Int? = nil, appearance: Appearance? = nil) {
    reader = ScriptedReader(events, keys: keys)
    let look = appearance ?? Appearance(colors: .none, drawsBoxes: true)
    var streams = Streams(output: output.stream(look), errors: errors.stream(look), height: { rows ?? 24 }) {
      80
    }
    streams.isInteractive = rows != nil
    shell = Shell(Runner(.standard, streams: streams), reader: reader)
  }

  init(_ entries: String...) { self.init(entries.map { .entry($0) }) }

  /// What both streams said, line by line, without the greeting.
  var lines: [String] { output.text.split(separator: "\n").map(String.init) }
  var complaints: [String] { errors.text.split(separator: "\n").map(String.init) }
}
