import Drawings
import Sessions
import Statements
import Syntax

/// The limits of a lesson, in one table: how long a step is, how much it asks for, how plainly it is said.
package struct LessonLimits {
  static let table = Language.standard.table

  /// A step that a learner sees, with all that stands before it.
  struct Step: Sendable {
    let step: Lesson.Step
    /// The step before, if the learner sees one.
    let previous: Lesson.Step?
    /// The code that runs before it since the step before.
    let setups: [Block]
    /// The prose since the step before.
    let prose: [MarkdownNode]
    let isFirst: Bool
  }

  /// A limit that each step is held to: what it is called, when it is broken, and what to do.
  struct Rule: Sendable {
    let kind: String
    let suggestion: String
    let sentence: @Sendable (Step) -> String?
  }

  private let lesson: Lesson

  package init(_ lesson: Lesson) { self.lesson = lesson }

  /// Where the lesson breaks a limit that holds in every language.
  package var findings: [Finding] {
    steps.flatMap { step in
      Self.rules.compactMap { rule in
        rule.sentence(step).map { Finding(step.step.block.line, rule.kind, $0, rule.suggestion) }
      }
    } + lessonFindings
  }

  static let rules: [Rule] = [
    Rule(
      kind: "two-plain-steps",
      suggestion: "let the learner type it: `mendel yours`, or ask: `mendel predict`, `quiz`"
    ) {
      $0.step.kind == .example && $0.previous?.kind == .example
        ? "two steps follow each other that ask for nothing" : nil
    },
    Rule(
      kind: "long-prose",
      suggestion: "make two steps of it, or put what is not needed now into a footnote `[^word]`"
    ) {
      let lines = $0.prose.proseLines
      return lines > 6 ? "a step has at most six lines of prose, and this one has \(lines)" : nil
    },
    Rule(kind: "no-task", suggestion: "end the prose with what to do, in bold: `**Make the form bold.**`") {
      guard $0.step.kind.row.asks, $0.step.kind != .quiz else { return nil }
      let paragraph = $0.prose.last { $0.kind == .paragraph }
      return paragraph?.children.contains { $0.kind == .strong } ?? false
        ? nil : "the last line before a step that asks is its task, in bold"
    },
    Rule(kind: "long-code", suggestion: "make two steps of it; what only prepares goes into `mendel setup`") {
      let lines = ExpectedOutput.split($0.step.block.code).count
      let most = $0.step.block.isDeclaration ? 12 : 6
      return $0.step.kind.isExecutable && lines > most
        ? "a step has at most \(most) lines of code, and this one has \(lines)" : nil
    },
    Rule(
      kind: "no-picture",
      suggestion: "begin with `watch show tree TRAIT`; what builds the tree may stand in `mendel setup`"
    ) {
      guard $0.isFirst else { return nil }
      let code = ($0.setups + [$0.step.block]).map(\.code).joined()
      let pictures = ["watch", "show tree", "show view", "show screen"]
      return pictures.contains { code.contains($0) } ? nil : "the first step shows no tree or picture"
    },
    Rule(
      kind: "few-answers",
      suggestion: "add answers that somebody else gave, as `mendel accept` and `mendel wrong`"
    ) {
      guard $0.step.kind == .exercise else { return nil }
      let (right, wrong) = ($0.step.all(.accept).count, $0.step.all(.wrong).count)
      return min(right, wrong) < 4
        ? "an exercise has at least four `accept` and four `wrong`, and this one has \(right) and \(wrong)"
        : nil
    },
  ]

  private var steps: [Step] {
    var previous: Lesson.Step?
    var setups: [Block] = []
    var prose: [MarkdownNode] = []
    var steps: [Step] = []
    for (index, step) in lesson.steps.enumerated() {
      for case .prose(let text) in lesson.parts(before: index) {
        prose += MarkdownNode(parsing: text.markdown).children
      }
      guard step.kind != .setup else {
        setups.append(step.block)
        continue
      }
      steps.append(Step(step: step, previous: previous, setups: setups, prose: prose, isFirst: steps.isEmpty))
      (previous, setups, prose) = (step, [], [])
    }
    return steps
  }

  /// What the lesson as a whole is held to.
  private var lessonFindings: [Finding] {
    var findings: [Finding] = []
    if let minutes = lesson.frontMatter.minutes, minutes > 10 {
      findings.append(
        Finding(
          lesson.frontMatter.minutesLine, "long-lesson",
          "a lesson takes at most ten minutes, and this one \(minutes)",
          "make two lessons of it"))
    }
    let count = lesson.visibleSteps.count
    if !(8...12).contains(count) {
      findings.append(
        Finding(
          1, "step-count", "a lesson has eight to twelve steps, and this one \(count)",
          count > 12 ? "make two lessons of it" : "make two steps of its longest ones"))
    }
    return findings
  }

  /// How plainly the lesson says what it says; English only.
  package var languageFindings: [Finding] {
    var findings: [Finding] = []
    var (sentences, words, parentheses) = (0, 0, 0)
    for case .prose(let prose) in lesson.parts {
      for text in MarkdownNode(parsing: prose.markdown).children.flatMap(\.paragraphs) {
        parentheses += text.count { $0 == "(" }
        for sentence in text.sentences {
          let count = sentence.split(separator: " ").count
          (sentences, words) = (sentences + 1, words + count)
          if count > 24 {
            findings.append(
              Finding(
                prose.line, "long-sentence",
                "a sentence has at most 24 words, and this one \(count): \(sentence.prefix(60))…",
                "make two sentences of it"))
          }
        }
      }
    }
    if words > 14 * sentences {
      findings.append(
        Finding(
          1, "long-sentences",
          "sentences have at most 14 words on average, and these have \(words / max(sentences, 1))",
          "make two sentences of the longest ones"))
    }
    if parentheses > 2 {
      findings.append(
        Finding(
          1, "parentheses", "a lesson has at most two parentheses, and this one has \(parentheses)",
          "say it without, or in a footnote"))
    }
    return findings
  }
}

extension Block {
  /// Whether it is a declaration of Swift's, as it may be pasted.
  fileprivate var isDeclaration: Bool {
    read.statements.contains { statement in
      if case .type = statement.kind { true } else { false }
    }
  }
}

extension [MarkdownNode] {
  /// How many lines it takes at 80 columns, without headings, empty lines and footnotes.
  fileprivate var proseLines: Int {
    var rendering = MarkdownRendering(width: 80, appearance: .plain)
    rendering.appearance.colors = .ansi16
    let nodes = filter { if case .heading = $0.kind { false } else { true } }
    return rendering.blocks(nodes).count { !$0.isEmpty }
  }
}

extension MarkdownNode {
  /// The paragraphs in it as texts, in which inline code is one word.
  fileprivate var paragraphs: [String] {
    switch kind {
    case .paragraph: [children.map(\.words).joined()]
    case .heading, .code, .table, .html: []
    default: children.flatMap(\.paragraphs)
    }
  }

  private var words: String {
    switch kind {
    case .text(let text): text
    case .codeSpan: "code"
    case .softBreak, .hardBreak: " "
    default: children.map(\.words).joined()
    }
  }

  static func lastParagraph(_ markdown: String) -> String {
    let paragraphs = markdown.split(separator: "\n\n").filter {
      !$0.hasPrefix("[^") && !$0.withoutBlanks.isEmpty
    }
    return paragraphs.last.map(String.init) ?? ""
  }
}

extension String {
  fileprivate var sentences: [Substring] {
    split { ".?!".contains($0) }.count < 2 ? [self[...]] : ends.map { self[$0] }
  }

  private var ends: [Range<Index>] {
    var (start, ranges) = (startIndex, [Range<Index>]())
    for index in indices where ".?!".contains(self[index]) {
      let next = self.index(after: index)
      guard next == endIndex || self[next] == " " else { continue }
      ranges.append(start..<next)
      start = next
    }
    return start < endIndex ? ranges + [start..<endIndex] : ranges
  }
}
