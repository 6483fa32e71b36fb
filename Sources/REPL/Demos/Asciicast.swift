import Files

/// A recording of a terminal that asciinema plays: what was written when, and where its chapters begin.
///
/// Times are whole milliseconds from the start, and nothing in it is the moment or the machine, so that what is recorded twice gives the
/// same bytes.
/// Source: asciinema's pages "asciicast v2" and "asciicast v3".
struct Asciicast {
  /// What a player shows as the recording's name.
  let title: String
  /// The size of the terminal in cells.
  let columns, rows: Int
  /// What was written, `o`, and where chapters begin, `m`.
  private(set) var events: [(time: Int, kind: String, text: String)] = []

  /// How long it is so far, in milliseconds, and how many chapters it has.
  var length: Int { events.last?.time ?? 0 }
  var chapters: Int { events.count { $0.kind == "m" } }

  /// Adds output, `o`, or a chapter, `m`; each line end of output becomes the two characters that a terminal wants.
  mutating func add(_ kind: String, _ text: String, at time: Int) {
    let text = kind == "o" ? text.replacing("\n", with: "\r\n") : text
    if kind == "o", let last = events.last, last.kind == kind, last.time == time {
      events[events.count - 1].text += text
    } else if !text.isEmpty || kind == "o" && time > length {
      events.append((time, kind, text))
    }
  }

  /// The recording as a file: a header, then an event a line, each of them a value of JSON; version 3 counts times from the event before.
  func text(version: Int) -> String {
    let size =
      version == 2
      ? "\"width\":\(columns),\"height\":\(rows)"
      : "\"term\":{\"cols\":\(columns),\"rows\":\(rows),\"type\":\"xterm-256color\"}"
    let rest = version == 2 ? ",\"env\":{\"TERM\":\"xterm-256color\"}" : ""
    var lines = ["{\"version\":\(version),\(size),\"title\":\(Files.json(title))\(rest)}"]
    var last = 0
    for event in events {
      let time = version == 2 ? event.time : event.time - last
      let fields = [Files.json(Double(time) / 1_000), Files.json(event.kind), Files.json(event.text)]
      lines.append("[" + fields.joined(separator: ",") + "]")
      last = event.time
    }
    if version == 3 { lines.append("[0,\"x\",\"0\"]") }
    return lines.joined(separator: "\n") + "\n"
  }
}
