import Files

/// A recording of a terminal for asciinema: timed output and chapter marks.
///
/// Times are whole milliseconds from the start. Nothing in it depends on the date or the machine, so recording twice gives the
/// same bytes.
/// Source: asciinema's pages "asciicast v2" and "asciicast v3".
struct Asciicast {
  /// The name of the recording in a player.
  let title: String
  /// The size of the terminal in cells.
  let columns, rows: Int
  /// The output, `o`, and the beginnings of chapters, `m`.
  private(set) var events: [(time: Int, kind: String, text: String)] = []

  /// Its length so far in milliseconds, and its number of chapters.
  var length: Int { events.last?.time ?? 0 }
  var chapters: Int { events.count { $0.kind == "m" } }

  /// Adds output, `o`, or a chapter, `m`; each line end in output becomes CR LF, as a terminal needs it.
  mutating func add(_ kind: String, _ text: String, at time: Int) {
    let text = kind == "o" ? text.replacing("\n", with: "\r\n") : text
    if kind == "o", let last = events.last, last.kind == kind, last.time == time {
      events[events.count - 1].text += text
    } else if !text.isEmpty || kind == "o" && time > length {
      events.append((time, kind, text))
    }
  }

  /// The recording as a file: a header and then one event per line, each as JSON; in version 3 each time is relative to the previous event.
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
