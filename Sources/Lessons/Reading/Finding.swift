import Drawings
import Sessions

/// A mistake in a lesson: its place, its cause, and the advice for it.
///
/// The code that finds a mistake also writes its sentences.
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
  /// The kind of the mistake for programs: words with hyphens.
  package var kind: String
  /// The cause as a sentence, without a full stop.
  package var sentence: String
  package var suggestion: String
  /// The session's problem if a statement failed, and the number of lines in the file before its text.
  private var problem: (Problem, linesBefore: Int)?
  /// For programs: the lines of the diff that blessing would make.
  package var diff: [String]?
  /// Further lines below the sentences: verdicts, a diff.
  var details: @Sendable (Layout) -> [StyledText] = { _ in [] }
  /// Whether blessing, which writes down the printed output, repairs it.
  package var isBlessable: Bool { kind == "other-output" }

  package init(_ line: Int, _ kind: String, _ sentence: String, _ suggestion: String) {
    (self.line, self.kind) = (line, kind)
    self.sentence = Escaping.safe(sentence)
    self.suggestion = Escaping.safe(suggestion)
  }

  /// A mistake because of which the file cannot be read as a lesson.
  static func unreadable(_ line: Int, _ sentence: String, _ suggestion: String) -> Finding {
    Finding(line, "unreadable", sentence, suggestion)
  }

  /// Makes a finding for a statement of a block that fails but should not.
  init(_ problem: Problem, in block: Block) {
    let remedy = "let it succeed; a step that must fail is a block `mendel error`"
    self.init(
      block.line + (problem.place?.line ?? 0), "failed", problem.message, problem.suggestion ?? remedy)
    if problem.place != nil { self.problem = (problem, block.line) }
  }

  /// The finding for the author: file, line and cause, then the advice, then the details.
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
  ) { if isBroken { append(Finding(line, kind, sentence, suggestion)) } }
}

/// The mistakes in a file in the order of its lines; if there are very many, only the first.
package struct Findings: Error, Sendable {
  /// The maximum number of reported mistakes; whoever repairs so many runs the check again anyway.
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
