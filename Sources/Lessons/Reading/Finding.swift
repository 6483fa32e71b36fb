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
package struct Finding: Error, Sendable, Encodable {
  private enum CodingKeys: String, CodingKey {
    case line, kind, suggestion, diff
    case sentence = "message"
  }

  /// The line in the file, from 1.
  package var line: Int
  /// The kind for programs: words with hyphens.
  package var kind: String
  /// The cause, without a full stop.
  package var sentence: String
  package var suggestion: String
  /// What the session said, where a statement failed, and the line of the file before the one on which its text begins.
  private var problem: (Problem, linesBefore: Int)?
  /// For programs, what would change in the file if it were blessed.
  package var diff: [String]?
  /// What stands below: verdicts, a diff.
  var details: @Sendable (Layout) -> [StyledText] = { _ in [] }
  /// Whether writing down what was printed mends it.
  package var isBlessable: Bool { kind == "other-output" }

  package init(_ line: Int, _ kind: String, _ sentence: String, _ suggestion: String) {
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
    let remedy = "let it succeed; a step that must fail is a block `mendel error`"
    self.init(
      block.line + (problem.place?.line ?? 0), "failed", problem.message, problem.suggestion ?? remedy)
    if problem.place != nil { self.problem = (problem, block.line) }
  }

  /// The finding for the author: file, line and cause, then what to do, then what shows it.
  package func lines(file: String, _ layout: Layout) -> [StyledText] {
    let width = max(layout.width, 40)
    let remedy = (StyledText("  ") + .prose(suggestion)).wrapped(to: width, hanging: 2)
    if let (problem, linesBefore) = problem {
      return problem.lines(layout, file: file, linesBefore: linesBefore)
        + (problem.suggestion == nil ? remedy : [])
    }
    let place = StyledText("\(Escaping.safe(file)):\(line): ", .strong)
    let title = place + StyledText("error: ", .error) + .prose(sentence)
    return title.wrapped(to: width, hanging: 2) + remedy + details(layout)
  }
}

extension [Finding] {
  mutating func note(_ line: Int, _ sentence: String, _ suggestion: String) {
    append(.unreadable(line, sentence, suggestion))
  }

  package mutating func note(
    _ line: Int, _ kind: String, if isBroken: Bool, _ sentence: String, _ suggestion: String
  ) {
    if isBroken { append(Finding(line, kind, sentence, suggestion)) }
  }
}

/// All that is wrong with a file, in the order of its lines; of very many the first.
package struct Findings: Error, Sendable {
  /// How many are told: who mends so many looks again anyway.
  static let most = 100

  package private(set) var all: [Finding]

  package init(_ findings: [Finding]) {
    all = Array(findings.sorted(on: \.line).prefix(Self.most))
    if findings.count > Self.most, let last = all.last {
      let sentence = "from here on \(findings.count - Self.most) more mistakes are not listed"
      all.note(last.line, sentence, "mend those above first; most may have one cause")
    }
  }
}
