extension Lesson {
  /// Reads a file; all that is wrong with it is thrown at once.
  package init(id: String, bytes: [UInt8]) throws(Findings) {
    guard bytes.count <= Self.sizeLimit else {
      throw Findings([.unreadable(1, "a lesson is at most 1 MiB long", "make two lessons of it")])
    }
    var findings: [Finding] = []
    let lines = SourceLines(bytes, findings: &findings)
    // What follows counts lines as Markdown does; a lone carriage return would be one there.
    guard findings.isEmpty else { throw Findings(findings) }
    let front = FrontMatterReader(lines.texts)
    guard let frontMatter = front.frontMatter else { throw Findings(front.findings) }
    var body = BodyReader(lines: lines, first: front.lineCount)
    body.read()
    var belonging = StepReader()
    belonging.read(body.parts)
    findings = front.findings + body.findings + belonging.findings
    guard findings.isEmpty else { throw Findings(findings) }
    (self.id, self.frontMatter) = (id, frontMatter)
    parts = body.parts
    steps = belonging.steps
    source = bytes
  }
}

/// Parts a lesson's text into prose and blocks.
private struct BodyReader {
  let lines: SourceLines
  /// The first line of the text, from 0: lines of Markdown are counted from there.
  let first: Int
  private(set) var parts: [Lesson.Part] = []
  private(set) var findings: [Finding] = []

  init(lines: SourceLines, first: Int) {
    (self.lines, self.first) = (lines, first)
  }

  mutating func read() {
    let document = MarkdownNode(parsing: lines.text(first, lines.texts.count))
    // What stands before is not yet a part.
    var proseStart = first
    for node in document.children {
      if let block = block(node) {
        addProse(proseStart, first + node.lines.lowerBound - 1)
        parts.append(.block(block))
        proseStart = first + node.lines.upperBound
      } else {
        lookInside(node, isAtTop: true)
      }
    }
    addProse(proseStart, lines.texts.count)
    findings += Footnotes(of: parts, document).findings
  }

  private mutating func addProse(_ start: Int, _ end: Int) {
    guard start < end else { return }
    parts.append(.prose(Lesson.Prose(markdown: lines.text(start, end), line: start + 1)))
  }

  /// The block that a fenced one at the top is, if its info string says so; what is wrong with it is noted.
  private mutating func block(_ node: MarkdownNode) -> Block? {
    guard case .code(_, let words, true) = node.kind else { return nil }
    let start = first + node.lines.lowerBound - 1
    let end = first + node.lines.upperBound
    guard let info = BlockInfo(words, line: start + 1, findings: &findings) else { return nil }
    if lines.texts[start].first?.isWhitespace ?? true { noteMargin(start + 1, info.kind) }
    guard isClosed(start, end) else {
      let sentence = "the fence that ends `\(info.kind.words)` is missing"
      note(start + 1, sentence, "write a fence as long as the first below its last line")
      return nil
    }
    return Block(
      kind: info.kind, attributes: info.attributes, code: lines.text(start + 1, end - 1), line: start + 1,
      range: lines.range(start, end), codeRange: lines.range(start + 1, end - 1))
  }

  /// Whether the last line of a fenced block is a fence.
  private func isClosed(_ start: Int, _ end: Int) -> Bool {
    let opening = lines.texts[start].drop { $0 == " " }
    guard end - start > 1, let letter = opening.first else { return false }
    let fence = lines.texts[end - 1].drop { $0 == " " }
    let length = fence.prefix { $0 == letter }.count
    return length >= opening.prefix { $0 == letter }.count
      && fence.dropFirst(length).allSatisfy(\.isWhitespace)
  }

  /// Refuses blocks that would be run in lists, quotes and footnotes, and what lies too deep.
  private mutating func lookInside(_ node: MarkdownNode, isAtTop: Bool) {
    let line = first + node.lines.lowerBound
    if node.kind == .tooDeep {
      let deepest = MarkdownNode.depthLimit
      note(
        line, "quotes, lists and emphasis lie in each other more than \(deepest) deep",
        "say it with fewer levels")
    }
    if case .code(_, let words, true) = node.kind, !isAtTop,
      let info = BlockInfo(words, line: line, findings: &findings)
    {
      noteMargin(line, info.kind)
    }
    for child in node.children { lookInside(child, isAtTop: false) }
  }

  private mutating func noteMargin(_ line: Int, _ kind: Block.Kind) {
    let sentence = "`\(kind.words)` stands at the left margin, not in a list or quote"
    note(line, sentence, "begin its fences in the first column")
  }

  private mutating func note(_ line: Int, _ sentence: String, _ suggestion: String) {
    findings.append(.unreadable(line, sentence, suggestion))
  }
}

/// The footnotes of a lesson: each is used and defined in the same stretch of prose.
private struct Footnotes {
  private(set) var findings: [Finding] = []

  init(of parts: [Lesson.Part], _ document: MarkdownNode) {
    for case .prose(let prose) in parts {
      let definitions = Self.marks(in: prose, areDefinitions: true)
      let uses = Self.marks(in: prose, areDefinitions: false)
      for (word, line) in definitions where !uses.contains(where: { $0.word == word }) {
        findings.append(
          .unreadable(
            line, "nothing refers to the footnote `\(word)`", "write `[^\(word)]` in the text above it"))
      }
      for (word, line) in uses where !definitions.contains(where: { $0.word == word }) {
        findings.append(
          .unreadable(line, "there is no footnote `\(word)`", "write `[^\(word)]: …` below the paragraph"))
      }
    }
  }

  /// The words between `[^` and `]` in a text, with their lines; what stands in code is none.
  private static func marks(in prose: Lesson.Prose, areDefinitions: Bool) -> [(word: String, line: Int)] {
    guard prose.markdown.contains("[^") else { return [] }
    let mark = /\[\^([^\]\s]+)\](:?)/
    let lines = prose.markdown.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      let plain = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? $0.element : "" }.joined()
      return plain.matches(of: mark).compactMap { match in
        let isDefinition = match.range.lowerBound == plain.startIndex && match.2 == ":"
        return isDefinition == areDefinitions ? (String(match.1), prose.line + index) : nil
      }
    }
  }
}

/// Gives each block to the step that it belongs to.
private struct StepReader {
  private(set) var steps: [Lesson.Step] = []
  private(set) var findings: [Finding] = []
  private var ids: [String: Int] = [:]
  /// Whether nothing but prose stands between the last step and here.
  private var isDirectlyBelowStep = false

  mutating func read(_ parts: [Lesson.Part]) {
    for (index, part) in parts.enumerated() {
      if case .block(let block) = part { read(block, part: index) }
    }
    endStep()
  }

  private mutating func read(_ block: Block, part: Int) {
    if let id = block.attributes.id, let line = ids.updateValue(block.line, forKey: id) {
      let sentence = "the id `\(id)` is that of the block on line \(line)"
      note(block, sentence, "choose another word for one of the two")
    }
    if block.kind.isStep {
      endStep()
      steps.append(Lesson.Step(block: block, part: part))
      isDirectlyBelowStep = true
    } else if block.kind != .text {
      belong(block)
      isDirectlyBelowStep = false
    }
  }

  /// Adds the block to the last step.
  private mutating func belong(_ block: Block) {
    let row = block.kind.row
    guard let step = steps.last, row.owners.contains(step.kind),
      block.kind != .output || isDirectlyBelowStep || step[.output] != nil
    else { return noteOrphan(block, row) }
    if row.isSingle, let first = step[block.kind] { return noteSecond(block, first) }
    switch block.kind {
    case .output where ExpectedOutput(block.code).isTooLong:
      let sentence = "an output with `...` has at most \(ExpectedOutput.elidedLimit) lines"
      note(block, sentence, "let `...` stand for more of them")
    case .counter where step.block.attributes.claims.isEmpty:
      let suggestion = "name the claim behind the step's fence, as in `mendel claims=T57`"
      note(block, "a counter-experiment belongs to a step with `claims=`", suggestion)
    case .wrong where block.misconception == nil:
      note(
        block, "a wrong answer begins with a comment that names the misconception",
        "begin it with `// what the learner may think`")
    default: break
    }
    steps[steps.count - 1].belongings.append(block)
  }

  private mutating func noteOrphan(_ block: Block, _ row: Block.Kind.Row) {
    let owner =
      row.owners.count > 3
      ? "a step"
      : row.owners.count == 1
        ? "an exercise"
        : row.owners.contains(.example)
          ? "the step directly above it"
          : "an exercise or `mendel yours`"
    note(block, "`\(block.kind.words)` belongs to \(owner), and none is above it", row.home)
  }

  private mutating func noteSecond(_ block: Block, _ first: Block) {
    let suggestion =
      switch block.kind {
      case .check: "put all expectations into one block"
      case .solution: "write another right answer as `mendel accept`"
      case .output: "put all that the step prints into one block"
      default: "take one of the two out"
      }
    note(block, "`\(block.kind.words)` is there already, on line \(first.line)", suggestion)
  }

  /// Looks at the last step, now that all its blocks are known.
  private mutating func endStep() {
    guard let step = steps.last else { return }
    switch step.kind {
    case .exercise:
      for kind in [Block.Kind.check, .solution, .hint] where step[kind] == nil {
        note(step.block, "the exercise has no `\(kind.words)`", "write a block `\(kind.words)` below it")
      }
    case .quiz:
      do throws(Finding) { steps[steps.count - 1].quiz = try Quiz(step.block) } catch {
        findings.append(error)
      }
    default: break
    }
  }

  private mutating func note(_ block: Block, _ sentence: String, _ suggestion: String) {
    findings.append(.unreadable(block.line, sentence, suggestion))
  }
}

extension Block {
  /// The comment on the first line of a wrong answer.
  var misconception: String? {
    let line = code.drop(while: \.isWhitespace).prefix { $0 != "\n" }
    guard line.hasPrefix("//") else { return nil }
    return String(line.drop { $0 == "/" || $0 == " " })
  }
}
