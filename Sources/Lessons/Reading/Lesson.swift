import Sessions

/// A lesson: a Markdown file with prose, steps that are replayed, and exercises; read whole or not at all, and written byte for byte.
package struct Lesson: Sendable {
  package static let sizeLimit = 1 << 20

  /// What other lessons and the learner call it: `traits/flow`.
  package let id: String
  package let frontMatter: FrontMatter
  /// Prose and blocks in order; together with the front matter they are the whole file.
  package let parts: [Part]
  package let steps: [Step]
  package let source: [UInt8]
  /// What its statements are read by, and run in.
  package let language: Language

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
    package internal(set) var belongings: [Block] = []
    package internal(set) var quiz: Quiz?

    package var kind: Block.Kind { block.kind }
    package subscript(kind: Block.Kind) -> Block? { belongings.first { $0.kind == kind } }
    package func all(_ kind: Block.Kind) -> [Block] { belongings.filter { $0.kind == kind } }
    /// The author's answer where an answer is asked for that is judged by what it does.
    var answer: Block? { self[.solution] ?? (kind == .yours ? block : nil) }
    /// What runs on the lesson's own line: nothing of a question; of an exercise also its solution.
    var lineBlocks: [Block] { [.predict, .quiz].contains(kind) ? [] : [block] + all(.solution) }
  }

  /// What other lessons call the one in a file: its path below the language, without the numbers that order it and the ending.
  ///
  /// ```swift
  /// Lesson.id(ofPath: "01-traits/02-overrides.md")     // traits/overrides
  /// ```
  package static func id(ofPath path: some StringProtocol) -> String {
    let stem = path.hasSuffix(".md") ? path.dropLast(3) : path[...]
    return stem.split(separator: "/").map { String($0).replacing(/^[0-9]+-/, with: "") }
      .joined(separator: "/")
  }

  package var blocks: [Block] { parts.compactMap { if case .block(let block) = $0 { block } else { nil } } }

  /// The steps at which a learner waits; who counts a lesson's steps counts these.
  package var visibleSteps: [Int] { steps.indices.filter { steps[$0].kind != .setup } }

  /// Which of the steps that a learner sees they stand before, and how many there are.
  package func place(before index: Int) -> (step: Int, count: Int) {
    let visible = visibleSteps
    return (min(visible.count { $0 < index } + 1, visible.count), visible.count)
  }

  /// What a reader sees between the step before and a step, or behind the last one: prose, and blocks that are only shown.
  ///
  /// - Parameter passesSetups: Whether the step before is the last at which a learner waits, with what stands before setups behind it.
  package func partsShown(before index: Int, passesSetups: Bool = false) -> [Part] {
    let start = steps[..<index].last { !passesSetups || $0.kind != .setup }.map { $0.part + 1 } ?? 0
    return parts[start..<(index < steps.count ? steps[index].part : parts.count)].filter { part in
      if case .block(let block) = part { [.swift, .text].contains(block.kind) } else { true }
    }
  }

  func prose(before index: Int, passesSetups: Bool = false) -> [Prose] {
    partsShown(before: index, passesSetups: passesSetups).compactMap {
      if case .prose(let prose) = $0 { prose } else { nil }
    }
  }

  /// The last paragraph before a step: its task, if it asks for something.
  func task(of index: Int) -> String {
    let prose = prose(before: index, passesSetups: true).map(\.markdown).joined(separator: "\n")
    let paragraphs = prose.split(separator: "\n\n")
    return paragraphs.last { !$0.hasPrefix("[^") && !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}
