import Drawings

/// A lesson: a Markdown file with prose, steps that are replayed, and exercises.
///
/// A lesson is read whole or not at all, and knows the bytes that it was read from, so that writing it gives the same file.
package struct Lesson: Sendable {
  /// The bytes that a lesson may have: 1 MiB.
  package static let sizeLimit = 1 << 20

  /// What other lessons and the learner call it: `traits/flow`.
  package let id: String
  package let frontMatter: FrontMatter
  /// Prose and blocks in order; together with the front matter they are the whole file.
  package let parts: [Part]
  /// The blocks by what they belong to, in order.
  package let steps: [Step]
  /// The file.
  package let source: [UInt8]

  /// A stretch of a lesson.
  package enum Part: Sendable {
    case prose(Prose)
    case block(Block)
  }

  /// Text for the reader, in Markdown.
  package struct Prose: Sendable {
    package let markdown: String
    /// The line in the file on which it begins, from 1.
    package let line: Int
  }

  /// Something that is run or asked, and what belongs to it.
  package struct Step: Sendable {
    package let block: Block
    /// Where it stands in ``Lesson/parts``.
    package let part: Int
    /// What belongs to it, in order.
    package internal(set) var belongings: [Block] = []
    /// What a quiz asks.
    package internal(set) var quiz: Quiz?

    package var kind: Block.Kind { block.kind }
    /// The first block of a kind that belongs to it.
    package subscript(kind: Block.Kind) -> Block? { belongings.first { $0.kind == kind } }
    /// All blocks of a kind that belong to it.
    package func all(_ kind: Block.Kind) -> [Block] { belongings.filter { $0.kind == kind } }
    /// Where the lesson's own line leads: an exercise's solution.
    var answer: Block? { self[.solution] ?? (kind == .yours ? block : nil) }
  }

  /// What other lessons call the one in a file: its path below the language, without the numbers that order it and the ending.
  ///
  /// ```swift
  /// Lesson.id(ofPath: "01-traits/02-overrides.md")     // traits/overrides
  /// ```
  package static func id(ofPath path: some StringProtocol) -> String {
    let stem = path.hasSuffix(".md") ? path.dropLast(3) : path[...]
    return stem.split(separator: "/").map { name in
      let rest = name.drop { $0.isASCII && $0.isNumber }
      return rest.count < name.count && rest.first == "-" ? rest.dropFirst() : name
    }.joined(separator: "/")
  }

  package var blocks: [Block] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// The steps at which a learner waits; who counts a lesson's steps counts these.
  package var visibleSteps: [Int] { steps.indices.filter { steps[$0].kind != .setup } }

  /// Which of the steps that a learner sees they stand before, and how many there are.
  package func place(before index: Int) -> (step: Int, count: Int) {
    let visible = visibleSteps
    return (min(visible.count { $0 < index } + 1, visible.count), visible.count)
  }

  /// What a reader sees between the step before and a step, or behind the last one: prose, and blocks that are only shown.
  package func partsShown(before index: Int) -> [Part] {
    parts(before: index).filter { part in
      if case .block(let block) = part { [.swift, .text].contains(block.kind) } else { true }
    }
  }

  /// The prose and blocks between the step before and a step, or behind the last one.
  func parts(before index: Int) -> [Part] {
    let start = index == 0 ? 0 : steps[index - 1].part + 1
    return Array(parts[start..<(index < steps.count ? steps[index].part : parts.count)])
  }
}

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
        findings.append(.unreadable(paragraph, sentence, "an empty line begins a new one"))
      }
      size += line.count
      start = min(end + 1, bytes.count)
      starts.append(start)
    }
  }

  /// The bytes of the lines from `first` to before `end`, from 0.
  func range(_ first: Int, _ end: Int) -> Range<Int> { starts[first]..<starts[end] }

  /// The lines from `first` to before `end`, from 0, each ended by a line feed.
  func text(_ first: Int, _ end: Int) -> String { texts[first..<end].reduce(into: "") { $0 += $1 + "\n" } }

  private static func text(_ bytes: ArraySlice<UInt8>, number: Int, _ findings: inout [Finding]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      findings.append(.unreadable(number, "this line is not UTF-8", "save the file in UTF-8"))
      return ""
    }
    if let control = text.unicodeScalars.first(where: { Escaping.isHarmful($0) && $0 != "\t" }) {
      let sign = Escaping.safe(String(control))
      let sentence = "this line holds the control character \(sign)"
      findings.append(.unreadable(number, sentence, "take it out; a string holds it as `\(sign)`"))
    }
    return text
  }
}
