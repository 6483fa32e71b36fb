import Files

/// A recording of a terminal that asciinema plays: what was written when, and where its chapters begin.
///
/// Times are whole milliseconds from the start, and nothing in it is the moment or the machine, so that what is recorded twice gives the
/// same bytes.
/// Source: asciinema's pages "asciicast v2" and "asciicast v3".
package struct Asciicast: Hashable, Sendable {
  /// What a player shows as the recording's name.
  package let title: String
  /// The size of the terminal in cells.
  package let columns: Int, rows: Int
  private var events: [Event] = []

  private struct Event: Hashable, Sendable {
    var time: Int
    /// `o` is output, `m` a marker.
    var kind: String
    var text: String
  }

  package init(title: String, columns: Int, rows: Int) {
    (self.title, self.columns, self.rows) = (title, columns, rows)
  }

  /// How long it is so far, in milliseconds, and how many chapters it has.
  package var length: Int { events.last?.time ?? 0 }
  package var chapters: Int { events.count { $0.kind == "m" } }

  /// Adds output, `o`, or a chapter, `m`; each line end of output becomes the two characters that a terminal wants.
  package mutating func add(_ kind: String, _ text: String, at time: Int) {
    let text = kind == "o" ? text.replacing("\n", with: "\r\n") : text
    if kind == "o", let last = events.last, last.kind == kind, last.time == time {
      events[events.count - 1].text += text
    } else if !text.isEmpty || kind == "o" && time > length {
      events.append(Event(time: time, kind: kind, text: text))
    }
  }

  /// The recording as a file: a header, then an event a line, each of them a value of JSON.
  ///
  /// Version 3 counts times from the event before.
  package func text(version: Int) -> String {
    let name = Files.json(title) ?? ""
    let size =
      version == 2
      ? "\"width\":\(columns),\"height\":\(rows)"
      : "\"term\":{\"cols\":\(columns),\"rows\":\(rows),\"type\":\"xterm-256color\"}"
    let rest = version == 2 ? ",\"env\":{\"TERM\":\"xterm-256color\"}" : ""
    var lines = ["{\"version\":\(version),\(size),\"title\":\(name)\(rest)}"]
    var last = 0
    for event in events {
      let time = version == 2 ? event.time : event.time - last
      lines.append("[\(Self.seconds(time)),\"\(event.kind)\",\(Files.json(event.text) ?? "")]")
      last = event.time
    }
    if version == 3 { lines.append("[0,\"x\",\"0\"]") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Milliseconds as seconds, without zeros at the end: `0.4`.
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = milliseconds % 1_000
    if rest == 0 { return "\(milliseconds / 1_000)" }
    var digits = String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(milliseconds / 1_000).\(digits)"
  }
}
