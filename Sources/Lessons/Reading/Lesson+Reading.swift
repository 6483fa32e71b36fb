import Sessions
import Syntax

extension Lesson {
  /// Reads a file; all its mistakes are thrown together.
  package init(id: String, bytes: [UInt8], language: Language) throws(Findings) {
    guard bytes.count <= Self.sizeLimit else {
      throw Findings([.unreadable(1, "a lesson is at most 1 MiB long", "make two lessons of it")])
    }
    var findings: [Finding] = []
    let lines = SourceLines(bytes, findings: &findings)
    // The rest counts lines as Markdown does, and there a single carriage return would end a line.
    guard findings.isEmpty else { throw Findings(findings) }
    do { frontMatter = try FrontMatter(lines.texts) } catch { throw Findings([error]) }
    let body = LessonReader(lines, first: frontMatter.lineCount, language.table)
    findings = frontMatter.findings + body.findings
    guard findings.isEmpty else { throw Findings(findings) }
    (self.id, parts, steps, source, self.language) = (id, body.parts, body.steps, bytes, language)
  }
}

/// Splits a lesson's text into prose and blocks, and assigns each block to its step.
private struct LessonReader {
  let lines: SourceLines
  /// The first line of the text, from 0; line numbers of Markdown start there.
  let first: Int
  private let table, checks: StatementTable
  private(set) var parts: [Lesson.Part] = []
  private(set) var steps: [Lesson.Step] = []
  private(set) var findings: [Finding] = []
  private var ids: [String: Int] = [:]
  /// Whether only prose follows the last step so far.
  private var isDirectlyBelowStep = false

  init(_ lines: SourceLines, first: Int, _ table: StatementTable) {
    (self.lines, self.first, self.table) = (lines, first, table)
    checks = StatementTable(table.rows + [Check.solved])
    let document = MarkdownNode(parsing: lines.text(first, lines.texts.count))
    // The lines from here on are not in a part yet.
    var proseStart = first
    for node in document.children {
      if let block = block(node) {
        addProse(proseStart, block.line - 1)
        add(block)
        proseStart = first + node.lines.upperBound
      } else {
        refuse(node.children)
      }
    }
    addProse(proseStart, lines.texts.count)
    for step in steps where step.kind == .exercise {
      for kind in [Block.Kind.check, .solution, .hint] where step[kind] == nil {
        findings.note(
          step.block.line, "the exercise has no `\(kind.words)`", "write a block `\(kind.words)` below it")
      }
    }
  }

  private mutating func addProse(_ start: Int, _ end: Int) {
    guard start < end else { return }
    let prose = Lesson.Prose(markdown: lines.text(start, end), line: start + 1)
    findings += prose.footnoteFindings
    parts.append(.prose(prose))
  }

  /// Makes a block from a fenced one at the top level, if its info string is valid; mistakes are noted.
  private mutating func block(_ node: MarkdownNode) -> Block? {
    guard let (kind, attributes) = info(node) else { return nil }
    let start = first + node.lines.lowerBound - 1
    let end = first + node.lines.upperBound
    if lines.texts[start].first?.isWhitespace ?? true { noteMargin(start + 1, kind) }
    // The node's text must be exactly the lines between the fences.
    guard node.text.linesOfText.count == end - start - 2 else {
      findings.note(
        start + 1, "the fence that ends `\(kind.words)` is missing",
        "write a fence as long as the first below its last line")
      return nil
    }
    // A line that would begin a block does not end this one.
    let fence = String(lines.texts[start].prefix { $0 == "`" || $0 == "~" })
    let inner = lines.texts[(start + 1)..<(end - 1)].firstIndex { line in
      line.hasPrefix(fence) && line.dropFirst(fence.count).first?.isLetter ?? false
    }
    if let inner, !fence.isEmpty {
      findings.note(
        start + 1, "the fence that ends `\(kind.words)` is missing above the one on line \(inner + 1)",
        "write it there; a block that shows fences begins with a longer one")
    }
    return Block(
      kind: kind, attributes: attributes, code: node.text, lines: start..<end,
      table: kind == .check ? checks : table)
  }

  private mutating func info(_ node: MarkdownNode) -> (Block.Kind, Block.Attributes)? {
    node.info.flatMap { Block.info($0, line: first + node.lines.lowerBound, findings: &findings) }
  }

  /// Refuses executable blocks in lists, quotes and footnotes, and elements that are nested too deeply.
  private mutating func refuse(_ nodes: [MarkdownNode]) {
    for node in nodes {
      let line = first + node.lines.lowerBound
      if node.kind == .tooDeep {
        let sentence =
          "quotes, lists and emphasis lie in each other more than \(MarkdownNode.depthLimit) deep"
        findings.note(line, sentence, "say it with fewer levels")
      }
      if let (kind, _) = info(node) { noteMargin(line, kind) }
      refuse(node.children)
    }
  }

  private mutating func noteMargin(_ line: Int, _ kind: Block.Kind) {
    findings.note(
      line, "`\(kind.words)` stands at the left margin, not in a list or quote",
      "begin its fences in the first column")
  }

  private mutating func add(_ block: Block) {
    parts.append(.block(block))
    if let id = block.attributes.id, let line = ids.updateValue(block.line, forKey: id) {
      findings.note(
        block.line, "the id `\(id)` is that of the block on line \(line)",
        "choose another word for one of the two")
    }
    if block.kind.row.isStep {
      var step = Lesson.Step(block: block, part: parts.count - 1)
      if block.kind == .quiz { do { step.quiz = try Quiz(block) } catch { findings.append(error) } }
      steps.append(step)
    } else if block.kind != .text {
      assignToStep(block)
    }
    if block.kind != .text { isDirectlyBelowStep = block.kind.row.isStep }
  }

  private mutating func assignToStep(_ block: Block) {
    let (row, words) = (block.kind.row, block.kind.words)
    guard let step = steps.last, row.owners.contains(step.kind),
      block.kind != .output || isDirectlyBelowStep || step[.output] != nil
    else {
      return findings.note(block.line, "`\(words)` belongs to \(row.owner), and none is above it", row.home)
    }
    if let suggestion = row.second, let first = step[block.kind] {
      return findings.note(block.line, "`\(words)` is there already, on line \(first.line)", suggestion)
    }
    switch block.kind {
    case .counter where step.block.attributes.claims.isEmpty:
      let suggestion = "name the claim behind the step's fence, as in `mendel claims=T57`"
      findings.note(block.line, "a counter-experiment belongs to a step with `claims=`", suggestion)
    case .wrong where block.misconception == nil:
      findings.note(
        block.line, "a wrong answer begins with a comment that names the misconception",
        "begin it with `// what the learner may think`")
    default: break
    }
    steps[steps.count - 1].belongings.append(block)
  }
}

extension Lesson.Prose {
  /// Its mistakes with footnotes: each must be used and defined in the same stretch of prose.
  fileprivate var footnoteFindings: [Finding] {
    guard markdown.contains("[^") else { return [] }
    let (code, footnote) = (/`[^`]*`/, /\[\^([^\]\s]+)\](:?)/)
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let marks = zip(line..., lines).flatMap { number, line in
      // A footnote mark within code is not one.
      let plain = line.replacing(code, with: "`")
      return plain.matches(of: footnote).map { mark in
        let isDefinition = mark.range.lowerBound == plain.startIndex && !mark.2.isEmpty
        return (word: mark.1, isDefinition: isDefinition, line: number)
      }
    }
    return marks.filter { mark in
      !marks.contains { $0.word == mark.word && $0.isDefinition != mark.isDefinition }
    }.map { word, isDefinition, line in
      isDefinition
        ? .unreadable(
          line, "nothing refers to the footnote `\(word)`", "write `[^\(word)]` in the text above it")
        : .unreadable(line, "there is no footnote `\(word)`", "write `[^\(word)]: …` below the paragraph")
    }
  }
}

extension Block {
  /// The misconception that a wrong answer names in the comment on its first line.
  var misconception: String? {
    let line = code.drop(while: \.isWhitespace).prefix { $0 != "\n" }
    return line.hasPrefix("//") ? String(line.drop { $0 == "/" || $0 == " " }) : nil
  }
}
