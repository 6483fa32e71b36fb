internal import Drawings

/// The lines of a file and where they stand in its bytes.
struct SourceLines {
  /// The lines without their ends.
  let texts: [String]
  /// The offset at which each line begins, and the file's end behind them.
  let starts: [Int]

  /// Reads a file's lines, ended by LF or CRLF; problems are bytes that no text editor shows.
  init(_ bytes: [UInt8], problems: inout [LessonProblem]) {
    var texts: [String] = []
    // A byte order mark says nothing in UTF-8.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [start]
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let isCRLF = end > start && end < bytes.count && bytes[end - 1] == 0x0D
      let line = bytes[start..<(isCRLF ? end - 1 : end)]
      texts.append(Self.text(line, number: texts.count + 1, problems: &problems))
      start = min(end + 1, bytes.count)
      starts.append(start)
    }
    self.texts = texts
    self.starts = starts
  }

  /// The bytes of the lines from `first` to before `end`, from 0.
  func range(_ first: Int, _ end: Int) -> Range<Int> { starts[first]..<starts[end] }

  /// The lines from `first` to before `end`, from 0, each ended by a line feed.
  func text(_ first: Int, _ end: Int) -> String { texts[first..<end].reduce(into: "") { $0 += $1 + "\n" } }

  private static func text(_ bytes: ArraySlice<UInt8>, number: Int, problems: inout [LessonProblem]) -> String
  {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      problems.append(LessonProblem(line: number, .notUTF8))
      return ""
    }
    if let harmful = text.unicodeScalars.first(where: { Escaping.isHarmful($0) && $0 != "\t" }) {
      problems.append(LessonProblem(line: number, .control(Escaping.safe(String(harmful)))))
    }
    return text
  }
}
