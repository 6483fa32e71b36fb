import Drawings

/// The lines of a file and where they stand in its bytes.
struct SourceLines {
  /// The lines without their ends, LF or CRLF.
  private(set) var texts: [String] = []
  /// The offset at which each line begins, and the file's end behind them.
  private(set) var starts: [Int] = []

  /// How many bytes of a file may stand without an empty line between them: Markdown within a paragraph can be made so that
  /// reading it takes time with the square of its length.
  private static let mostTogether = 16 << 10

  /// Reads a file's lines; findings are what no person reads or no editor shows.
  init(_ bytes: [UInt8], findings: inout [Finding]) {
    // A byte order mark says nothing in UTF-8.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var (paragraph, size) = (1, 0)
    starts = [start]
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let isCRLF = end > start && end < bytes.count && bytes[end - 1] == 0x0D
      let line = bytes[start..<(isCRLF ? end - 1 : end)]
      texts.append(Self.text(line, number: texts.count + 1, &findings))
      if line.isEmpty { (paragraph, size) = (texts.count + 1, 0) }
      if size <= Self.mostTogether, size + line.count > Self.mostTogether {
        let sentence = "a paragraph, list, table or block has at most \(Self.mostTogether >> 10) KiB"
        findings.note(paragraph, sentence, "an empty line begins a new one")
      }
      size += line.count
      start = min(end + 1, bytes.count)
      starts.append(start)
    }
  }

  /// The lines from `first` to before `end`, from 0, each ended by a line feed.
  func text(_ first: Int, _ end: Int) -> String { texts[first..<end].reduce(into: "") { $0 += $1 + "\n" } }

  private static func text(_ bytes: ArraySlice<UInt8>, number: Int, _ findings: inout [Finding]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      findings.note(number, "this line is not UTF-8", "save the file in UTF-8")
      return ""
    }
    if let control = text.unicodeScalars.first(where: { Escaping.isHarmful($0) && $0 != "\t" }) {
      let sign = Escaping.safe(String(control))
      findings.note(
        number, "this line holds the control character \(sign)", "take it out; a string holds it as `\(sign)`"
      )
    }
    return text
  }
}
