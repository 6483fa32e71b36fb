import Sessions

/// A lesson: a Markdown file with prose, replayed steps and exercises; it is read completely or not at all, and its bytes are kept.
package struct Lesson: Sendable {
  package static let sizeLimit = 1 << 20

  /// The id that other lessons and the learner use: `traits/flow`.
  package let id: String
  package let frontMatter: FrontMatter
  /// The prose and blocks in order; with the front matter they make up the whole file.
  package let parts: [Part]
  package let steps: [Step]
  package let source: [UInt8]
  /// The language that parses and runs its statements.
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

  /// A block that is run or asks something, with the blocks that belong to it.
  package struct Step: Sendable {
    package let block: Block
    /// Its index in ``Lesson/parts``.
    package let part: Int
    package internal(set) var belongings: [Block] = []
    package internal(set) var quiz: Quiz?

    package var kind: Block.Kind { block.kind }
    package subscript(kind: Block.Kind) -> Block? { belongings.first { $0.kind == kind } }
    package func all(_ kind: Block.Kind) -> [Block] { belongings.filter { $0.kind == kind } }
    /// The author's answer, if the step asks for one that is judged by its effect.
    var answer: Block? { self[.solution] ?? (kind == .yours ? block : nil) }
    /// The blocks that run on the lesson's main line: none of a prediction or quiz; an exercise's solution too.
    var mainLineBlocks: [Block] { [.predict, .quiz].contains(kind) ? [] : [block] + all(.solution) }
  }

  /// The id of the lesson at a path below the language's folder: the path without its ordering numbers and its ending.
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

  /// The indices of the steps at which a learner stops; setups are not counted as steps.
  package var visibleSteps: [Int] { steps.indices.filter { steps[$0].kind != .setup } }

  /// The number of the visible step at or after an index, and the count of visible steps.
  package func place(before index: Int) -> (step: Int, count: Int) {
    let visible = visibleSteps
    return (min(visible.count { $0 < index } + 1, visible.count), visible.count)
  }

  /// The parts that a reader sees between a step and the one before, or after the last step: prose, and blocks that are only shown.
  ///
  /// - Parameter passesSetups: Whether to start after the last visible step, so that the parts before setups are included.
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

  /// The last paragraph before a step: its task, if the step asks for something.
  func task(of index: Int) -> String {
    let prose = prose(before: index, passesSetups: true).map(\.markdown).joined(separator: "\n")
    let paragraphs = prose.split(separator: "\n\n")
    return paragraphs.last { !$0.hasPrefix("[^") && !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}
