import FileStores

extension Asciicast {
  /// The versions of the format.
  public enum Version: Int, Hashable, Sendable, CaseIterable {
    /// What every player reads; times are counted from the start.
    case v2 = 2
    /// asciinema 3's own; times are counted from the event before.
    case v3 = 3
  }

  /// The recording as a file: a header, then an event a line, each of them a value of JSON.
  ///
  /// - Complexity: O(*n*)
  public func bytes(as version: Version) -> [UInt8] {
    var lines = [header(version).text]
    var last = 0
    for event in events {
      let time = version == .v2 ? event.time : event.time - last
      lines.append(JSON.array([Self.seconds(time), .string(event.kind.rawValue), .string(event.text)]).text)
      last = event.time
    }
    if version == .v3 { lines.append(JSON.array([0, "x", "0"]).text) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func header(_ version: Version) -> JSON {
    let (columns, rows) = (JSON.number(Double(columns)), JSON.number(Double(rows)))
    return switch version {
    case .v2:
      [
        "version": 2, "width": columns, "height": rows, "title": .string(title),
        "env": ["TERM": "xterm-256color"],
      ]
    case .v3:
      [
        "version": 3, "term": ["cols": columns, "rows": rows, "type": "xterm-256color"],
        "title": .string(title),
      ]
    }
  }

  private static func seconds(_ milliseconds: Int) -> JSON { .number(Double(milliseconds) / 1000) }
}
