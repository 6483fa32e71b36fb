/// How long prose may be in one piece.
///
/// Markdown within a paragraph can be made so that reading it takes time with the square of its length. So that no file takes long, pieces that
/// an empty line ends are short; code between fences is not read as Markdown and may be as long as the file.
enum ProseLimits {
  /// The bytes of a line.
  static let line = 4 << 10
  /// The bytes of lines without an empty one between them.
  static let paragraph = 16 << 10

  /// What is too long in a file's lines, hints and quizzes included.
  ///
  /// - Parameter first: the line, from 0, that the prose begins on.
  /// - Complexity: O(*n*)
  static func problems(in lines: [String], from first: Int) -> [LessonProblem] {
    var reader = ProseReader(paragraph: first)
    for index in lines.indices.dropFirst(first) { reader.read(lines[index].utf8, index) }
    return reader.problems
  }
}

/// Goes through the lines of a file, in bytes, and measures what is prose.
private struct ProseReader {
  private(set) var problems: [LessonProblem] = []
  /// The line that the paragraph begins on, and its bytes so far.
  private var paragraph: Int
  private var size = 0
  private var fence: Fence?
  /// HTML may hide that a fence is none; behind it nothing counts as one.
  private var hasHTML = false

  init(paragraph: Int) { self.paragraph = paragraph }

  mutating func read(_ line: String.UTF8View, _ index: Int) {
    if let open = fence {
      if open.isClosed(by: line) { endParagraph(index, fence: nil) }
      if !open.isMarkdown { return }
    } else if !hasHTML, let open = Fence(line) {
      return endParagraph(index, fence: open)
    }
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if text.isEmpty { return endParagraph(index, fence: fence) }
    hasHTML = hasHTML || text.first == UInt8(ascii: "<")
    measure(line.count, index)
  }

  private mutating func endParagraph(_ line: Int, fence: Fence?) {
    (self.fence, paragraph, size) = (fence, line + 1, 0)
  }

  private mutating func measure(_ count: Int, _ index: Int) {
    if count > ProseLimits.line { problems.append(LessonProblem(line: index + 1, .longLine)) }
    let wasShort = size <= ProseLimits.paragraph
    size += count + 1
    if wasShort, size > ProseLimits.paragraph {
      problems.append(LessonProblem(line: paragraph + 1, .longParagraph))
    }
  }
}

/// The fence at the left margin that begins a block, as CommonMark has it.
private struct Fence {
  private let letter: UInt8
  private let length: Int
  /// Whether what it holds is read as Markdown: a hint or a quiz.
  let isMarkdown: Bool

  init?(_ line: String.UTF8View) {
    guard let letter = line.first, letter == UInt8(ascii: "`") || letter == UInt8(ascii: "~") else {
      return nil
    }
    let info = line.drop { $0 == letter }
    length = line.count - info.count
    guard length >= 3, letter == UInt8(ascii: "~") || !info.contains(letter) else { return nil }
    self.letter = letter
    let word = info.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    isMarkdown = word.starts(with: "hint".utf8) || word.starts(with: "quiz".utf8)
  }

  func isClosed(by line: String.UTF8View) -> Bool {
    let rest = line.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == letter, line.count - rest.count <= 3 else { return false }
    let end = rest.drop { $0 == letter }
    return rest.count - end.count >= length
      && end.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
