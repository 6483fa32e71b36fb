import Drawings

/// The lines of a file without their ends, LF or CRLF.
struct SourceLines {
  private(set) var texts: [String] = []

  /// How many bytes of a file may stand without an empty line between them: Markdown within a paragraph can be made so that
  /// reading it takes time with the square of its length.
  private static let mostTogether = 16 << 10

  /// Reads a file's lines; findings are what no person reads or no editor shows.
  init(_ bytes: [UInt8], findings: inout [Finding]) {
    var (paragraph, size) = (1, 0)
    // A byte order mark says nothing in UTF-8.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    for whole in String(decoding: text, as: UTF8.self).linesOfText {
      let line = whole.hasSuffix("\r") ? String(whole.dropLast()) : whole
      texts.append(line)
      if let finding = Self.finding(line, texts.count) { findings.append(finding) }
      if line.isEmpty { (paragraph, size) = (texts.count + 1, 0) }
      if size <= Self.mostTogether, size + line.utf8.count > Self.mostTogether {
        let sentence = "a paragraph, list, table or block has at most \(Self.mostTogether >> 10) KiB"
        findings.note(paragraph, sentence, "an empty line begins a new one")
      }
      size += line.utf8.count
    }
  }

  /// The lines from `first` to before `end`, from 0, each ended by a line feed.
  func text(_ first: Int, _ end: Int) -> String { texts[first..<end].reduce(into: "") { $0 += $1 + "\n" } }

  private static func finding(_ line: String, _ number: Int) -> Finding? {
    if line.unicodeScalars.contains("\u{FFFD}") {
      return .unreadable(number, "this line is not UTF-8", "save the file in UTF-8")
    }
    return line.unicodeScalars.first { Escaping.isHarmful($0) && $0 != "\t" }.map { control in
      let sign = Escaping.safe(String(control))
      return .unreadable(
        number, "this line holds the control character \(sign)", "take it out; a string holds it as `\(sign)`"
      )
    }
  }
}
