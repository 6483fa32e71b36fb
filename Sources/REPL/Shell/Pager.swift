import Drawings
import LineEditing
import Sessions

/// Lets long text wait where the window is full.
///
/// Its keys turn pages and never run anything.
package final class Pager {
  private let reader: any LineReader
  private let streams: Streams
  /// How many rows there are, where a person reads along; nil where nothing waits.
  private let rows: () -> Int?

  /// What stands in the last row meanwhile.
  static let sign = StyledText("Enter goes on, q stops", .dim)

  package init(reader: any LineReader, streams: Streams, rows: @escaping () -> Int?) {
    (self.reader, self.streams, self.rows) = (reader, streams, rows)
  }

  /// Shows what a statement said; a report that is longer than the window waits.
  package func show(_ outputs: [Output], confirms: Bool) {
    var waiting: [Output] = []
    for output in outputs {
      guard case .report = output, let rows = rows() else {
        waiting.append(output)
        continue
      }
      let lines = streams.transcript(streams.output).lines(output)
      guard lines.reduce(0, { $0 + height($1) }) >= rows else {
        waiting.append(output)
        continue
      }
      streams.show(waiting, confirms: confirms)
      waiting = []
      write(lines)
    }
    streams.show(waiting, confirms: confirms)
  }

  /// Writes lines, and waits each time the window is full.
  ///
  /// - Returns: Whether it waited.
  @discardableResult
  package func write(_ lines: [StyledText]) -> Bool {
    var hasWaited = false
    var rest = lines[...]
    while !rest.isEmpty {
      var room = max((rows() ?? .max) - 2, 1)
      let page = rest.prefix { line in
        room -= height(line)
        return room >= 0
      }
      let count = max(page.count, 1)
      streams.output.write(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
      if rest.isEmpty { return hasWaited }
      hasWaited = true
      switch wait() {
      case .page: continue
      case .rest:
        streams.output.write(Array(rest))
        return true
      case .stop: return true
      }
    }
    return hasWaited
  }

  private enum Answer { case page, rest, stop }

  private func wait() -> Answer {
    streams.output.write(Theme.render(Self.sign, colors: streams.output.appearance.colors))
    defer { streams.output.write("\r\u{1B}[K") }
    while true {
      switch reader.readKey() {
      case .key(.enter), .key(.text(" ")), .key(.pageDown), .key(.down): return .page
      case .key(.text("q")), .key(.escape), .key(.control("c")), .key(.control("d")), .interrupted:
        return .stop
      case .key(let key) where key.types:
        // Whoever types on wants the prompt: what was typed stands there.
        reader.putBack(key)
        return .rest
      case .key, .resized, .silence: continue
      case .end, .terminated: return .stop
      }
    }
  }

  private func height(_ line: StyledText) -> Int {
    let width = max(streams.width(), 1)
    return max(1, (line.width + width - 1) / width)
  }
}

extension Key {
  /// Whether it puts text into an entry.
  fileprivate var types: Bool {
    switch self {
    case .text, .paste: true
    default: false
    }
  }
}
