import Drawings

/// The lines of a file without their line ends (LF or CRLF).
struct SourceLines {
  private(set) var texts: [String] = []

  /// Reads a file's lines; notes bytes that are not UTF-8 and invisible control characters.
  init(_ bytes: [UInt8], findings: inout [Finding]) {
    // In a file of another encoding every line may hold zeros.
    var isUnicode = true
    // A byte order mark has no meaning in UTF-8.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    for whole in String(decoding: text, as: UTF8.self).linesOfText {
      let line = whole.hasSuffix("\r") ? String(whole.dropLast()) : whole
      texts.append(line)
      if line.unicodeScalars.contains("\u{FFFD}") {
        findings.note(texts.count, "this line is not UTF-8", "save the file in UTF-8")
        isUnicode = false
      } else if isUnicode,
        let control = line.unicodeScalars.first(where: { Escaping.isHarmful($0) && $0 != "\t" })
      {
        let sign = Escaping.safe(String(control))
        findings.note(
          texts.count, "this line holds the control character \(sign)",
          "take it out; a string holds it as `\(sign)`")
      }
    }
  }

  /// The lines from `first` up to but not including `end`, from 0; each ends with a line feed.
  func text(_ first: Int, _ end: Int) -> String { texts[first..<end].reduce(into: "") { $0 += $1 + "\n" } }
}
