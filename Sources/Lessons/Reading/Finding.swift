import Drawings
import Sessions

/// Something that is wrong with a lesson: where, what, and what to do about it.
///
/// It is worded where it is found.
/// ```swift
/// Finding(12, "unreadable", "a block cannot be `exercize`", "did you mean `exercise`?")
/// // flow.md:12: error: a block cannot be `exercize`
/// //   did you mean `exercise`?
/// ```
package struct Finding: Error, Sendable {
  /// The line in the file, from 1.
  package var line: Int
  /// The kind for programs: words with hyphens.
  package var kind: String
  /// The cause, without a full stop.
  package var sentence: String
  package var suggestion: String
  /// What the session said, where a statement failed; its places count in the lesson's file.
  var problem: Problem?
  /// The line of the file before the one on which the text of the problem begins.
  var linesBefore = 0
  /// What stands below: verdicts, a diff.
  var details: @Sendable (Layout) -> [StyledText] = { _ in [] }
  /// Whether writing down what was printed mends it.
  package internal(set) var isBlessable = false

  init(_ line: Int, _ kind: String, _ sentence: String, _ suggestion: String) {
    (self.line, self.kind) = (line, kind)
    self.sentence = Escaping.safe(sentence)
    self.suggestion = Escaping.safe(suggestion)
  }

  /// What makes a file no lesson at all.
  static func unreadable(_ line: Int, _ sentence: String, _ suggestion: String) -> Finding {
    Finding(line, "unreadable", sentence, suggestion)
  }

  /// A statement of a block that fails and should not.
  init(_ problem: Problem, in block: Block) {
    let line = problem.place.map { block.line + $0.line } ?? block.line
    self.init(line, "failed", problem.message, problem.suggestion ?? Self.remedy)
    self.problem = problem
    linesBefore = block.line
  }

  private static let remedy = "let it succeed; a step that must fail is a block `mendel error`"

  /// The finding for the author: file, line and cause, then what to do, then what shows it.
  package func lines(file: String, _ layout: Layout) -> [StyledText] {
    if let problem, problem.place != nil {
      let lines = problem.lines(layout, file: file, linesBefore: linesBefore)
      return lines + (problem.suggestion == nil ? remedy(layout) : [])
    }
    let place = StyledText("\(Escaping.safe(file)):\(line): ", .strong)
    let title = place + StyledText("error: ", .error) + .prose(sentence)
    return title.wrapped(to: max(layout.width, 40), hanging: 2) + remedy(layout) + details(layout)
  }

  private func remedy(_ layout: Layout) -> [StyledText] {
    (StyledText("  ") + .prose(suggestion)).wrapped(to: max(layout.width, 40), hanging: 2)
  }
}

/// All that is wrong with a file, in the order of its lines; of very many the first.
package struct Findings: Error, Sendable {
  /// How many are told: who mends so many looks again anyway.
  static let most = 100

  package private(set) var all: [Finding]

  package init(_ findings: [Finding]) {
    all = Array(findings.sorted { $0.line < $1.line }.prefix(Self.most))
    if findings.count > Self.most, let last = all.last {
      let sentence = "from here on \(findings.count - Self.most) more mistakes are not listed"
      all.append(.unreadable(last.line, sentence, "mend those above first; most may have one cause"))
    }
  }
}
