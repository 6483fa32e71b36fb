import Syntax

// The limits of a lesson: the length of a step, the tasks it gives, the plainness of its language.
extension Lesson {
  /// The findings for the limits that hold in every language.
  package var limitFindings: [Finding] {
    let minutes = frontMatter.minutes ?? 0
    let count = visibleSteps.count
    var found = stepFindings
    found.note(
      frontMatter.line(of: "minutes"), "long-lesson", if: minutes > 10,
      "a lesson takes at most ten minutes, and this one \(minutes)", "make two lessons of it")
    found.note(
      1, "step-count", if: !(8...12).contains(count),
      "a lesson has eight to twelve steps, and this one \(count)",
      count > 12 ? "make two lessons of it" : "make two steps of its longest ones")
    return found
  }

  /// The findings for the limits of each step that a learner sees; the prose and the setups before it count too.
  private var stepFindings: [Finding] {
    var previous: Lesson.Step?
    var code = ""
    var prose: [MarkdownNode] = []
    var found: [Finding] = []
    for (index, step) in steps.enumerated() {
      prose += self.prose(before: index).flatMap { MarkdownNode(parsing: $0.markdown).children }
      code += step.block.code
      if step.kind == .setup { continue }
      found += Self.findings(step, after: previous, prose, code: code)
      (previous, code, prose) = (step, "", [])
    }
    return found
  }

  /// - Parameter code: the code of the step, and of the setups since the step before.
  private static func findings(
    _ step: Lesson.Step, after previous: Lesson.Step?, _ prose: [MarkdownNode], code: String
  ) -> [Finding] {
    var found: [Finding] = []
    let rendering = MarkdownRendering(width: 80, appearance: .init(colors: .ansi16, drawsBoxes: false))
    let proseLines = rendering.blocks(prose.filter { $0.kind != .heading }).count { !$0.isEmpty }
    let codeLines = step.block.code.linesOfText.count
    // A Swift declaration may be longer, since it may be pasted.
    let mostLines =
      step.block.script.statements.contains { if case .type = $0.kind { true } else { false } } ? 12 : 6
    let task = prose.last { $0.kind == .paragraph }
    let isBold = task?.children.contains { $0.kind == .strong } ?? false
    let draws = ["watch", "show tree", "show view", "show screen"].contains(where: code.contains)
    let (right, wrong) = (step.all(.accept).count, step.all(.wrong).count)
    let line = step.block.line
    found.note(
      line, "two-plain-steps", if: step.kind == .example && previous?.kind == .example,
      "two steps follow each other that ask for nothing",
      "let the learner type it: `mendel yours`, or ask: `mendel predict`, `quiz`")
    found.note(
      line, "long-prose", if: proseLines > 6,
      "a step has at most six lines of prose, and this one has \(proseLines)",
      "make two steps of it, or put what is not needed now into a footnote `[^word]`")
    found.note(
      line, "no-task", if: step.kind.row.asks && step.kind != .quiz && !isBold,
      "the last line before a step that asks is its task, in bold",
      "end the prose with what to do, in bold: `**Make the form bold.**`")
    found.note(
      line, "long-code", if: step.kind.isExecutable && codeLines > mostLines,
      "a step has at most \(mostLines) lines of code, and this one has \(codeLines)",
      "make two steps of it; what only prepares goes into `mendel setup`")
    found.note(
      line, "no-picture", if: previous == nil && !draws, "the first step shows no tree or picture",
      "begin with `watch show tree TRAIT`; what builds the tree may stand in `mendel setup`")
    found.note(
      line, "few-answers", if: step.kind == .exercise && min(right, wrong) < 4,
      "an exercise has at least four `accept` and four `wrong`, and this one has \(right) and \(wrong)",
      "add answers that somebody else gave, as `mendel accept` and `mendel wrong`")
    return found
  }

  /// The findings for the limits of plain language; English only.
  package var languageFindings: [Finding] {
    var found: [Finding] = []
    var (sentences, words, parentheses) = (0, 0, 0)
    let pattern = /.+?(?:[.?!](?= |$)|$)/
    for case .prose(let prose) in parts {
      for text in MarkdownNode(parsing: prose.markdown).children.flatMap(\.paragraphs) {
        parentheses += text.count { $0 == "(" }
        for sentence in text.matches(of: pattern).map(\.output) {
          let count = sentence.split(separator: " ").count
          (sentences, words) = (sentences + 1, words + count)
          let told = "a sentence has at most 24 words, and this one \(count): \(sentence.prefix(60))…"
          found.note(prose.line, "long-sentence", if: count > 24, told, "make two sentences of it")
        }
      }
    }
    found.note(
      1, "long-sentences", if: words > 14 * sentences,
      "sentences have at most 14 words on average, and these have \(words / max(sentences, 1))",
      "make two sentences of the longest ones")
    found.note(
      1, "parentheses", if: parentheses > 2,
      "a lesson has at most two parentheses, and this one has \(parentheses)",
      "say it without, or in a footnote")
    return found
  }
}

extension MarkdownNode {
  /// The paragraphs as plain text, in which inline code counts as one word.
  fileprivate var paragraphs: [String] {
    switch kind {
    case .paragraph: [children.map(\.words).joined()]
    case .heading, .codeBlock, .table, .htmlBlock: []
    default: children.flatMap(\.paragraphs)
    }
  }

  private var words: String {
    switch kind {
    case .text: text
    case .code: "code"
    case .softBreak, .hardBreak: " "
    default: children.map(\.words).joined()
    }
  }
}
