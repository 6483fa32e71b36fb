extension Lesson {
  /// Reads a file; all that is wrong with it is thrown at once.
  ///
  /// - Complexity: O(*n*)
  public init(id: String, bytes: [UInt8]) throws(LessonProblems) {
    guard bytes.count <= Self.sizeLimit else { throw LessonProblems([LessonProblem(line: 1, .tooLarge)]) }
    var problems: [LessonProblem] = []
    let lines = SourceLines(bytes, problems: &problems)
    // What follows counts lines as Markdown does; a lone carriage return would be one there.
    guard problems.isEmpty else { throw LessonProblems(problems) }
    let front = FrontMatterReader(lines.texts)
    guard let frontMatter = front.frontMatter else { throw LessonProblems(front.problems) }
    problems = ProseLimits.problems(in: lines.texts, from: front.lineCount)
    guard problems.isEmpty else { throw LessonProblems(front.problems + problems) }
    var body = BodyReader(lines: lines, first: front.lineCount)
    body.read()
    let (steps, stepProblems) = StepReader.steps(of: body.parts)
    problems = front.problems + body.problems + stepProblems
    guard problems.isEmpty else { throw LessonProblems(problems) }
    self.id = id
    self.frontMatter = frontMatter
    self.parts = body.parts
    self.steps = steps
    self.source = bytes
  }
}

/// Parts a lesson's text into prose and blocks.
private struct BodyReader {
  let lines: SourceLines
  /// The first line of the text, from 0: lines of Markdown are counted from there.
  let first: Int
  private(set) var parts: [Lesson.Part] = []
  private(set) var problems: [LessonProblem] = []

  init(lines: SourceLines, first: Int) {
    self.lines = lines
    self.first = first
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
  }

  private mutating func addProse(_ start: Int, _ end: Int) {
    guard start < end else { return }
    parts.append(
      .prose(Lesson.Prose(markdown: lines.text(start, end), line: start + 1, range: lines.range(start, end))))
  }

  /// The block that a fenced one at the top is, if its info string says so; what is wrong with it is noted.
  private mutating func block(_ node: MarkdownNode) -> Lesson.Block? {
    guard case .code(_, let info, true) = node.kind else { return nil }
    let start = first + node.lines.lowerBound - 1
    let end = first + node.lines.upperBound
    guard let info = read(info, line: start + 1) else { return nil }
    if lines.texts[start].first?.isWhitespace ?? true { note(start + 1, .notAtMargin(info.kind)) }
    guard isClosed(start, end) else {
      note(start + 1, .openBlock(info.kind))
      return nil
    }
    return Lesson.Block(
      kind: info.kind, attributes: info.attributes, code: lines.text(start + 1, end - 1), line: start + 1,
      range: lines.range(start, end), codeRange: lines.range(start + 1, end - 1))
  }

  private mutating func read(_ text: String, line: Int) -> Lesson.Block.Info? {
    var kinds: [LessonProblem.Kind] = []
    let info = Lesson.Block.Info(text, problems: &kinds)
    for kind in kinds { note(line, kind) }
    return info
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

  /// Refuses blocks that would be run in lists and quotes, and what lies too deep.
  private mutating func lookInside(_ node: MarkdownNode, isAtTop: Bool) {
    let line = first + node.lines.lowerBound
    if node.kind == .tooDeep { note(line, .tooDeep) }
    if case .code(_, let info, true) = node.kind, !isAtTop, let info = read(info, line: line) {
      note(line, .notAtMargin(info.kind))
    }
    for child in node.children { lookInside(child, isAtTop: false) }
  }

  private mutating func note(_ line: Int, _ kind: LessonProblem.Kind) {
    problems.append(LessonProblem(line: line, kind))
  }
}
