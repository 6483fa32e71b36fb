import Drawings

/// A lesson's file with the outputs that its steps really have: what `mendel verify --bless` writes.
///
/// It rewrites, adds and removes `output` blocks and nothing else. Elisions that still match, fences and line ends stay; a fence grows
/// only where the new output would end it. Blessing what was blessed changes nothing.
package struct Blessing: Sendable {
  /// What becomes of a step's output.
  package struct Change: Sendable {
    package enum Kind: String, Sendable { case added, changed, removed }

    package var kind: Kind
    /// The line of its fence, or of the fence of the step that gets one.
    package var line: Int
    /// What becomes of the file's lines, and the first of them.
    fileprivate var edits: [ExpectedOutput.Edit]
    fileprivate var firstLine: Int

    /// This change alone as a unified diff.
    package func difference(in name: String) -> [StyledText] {
      var diff = UnifiedDiff(of: name)
      diff.add(edits, firstLine: firstLine)
      return diff.lines
    }
  }

  /// What changes, in the order of the steps.
  package private(set) var changes: [Change] = []
  /// The file with the changes.
  package private(set) var bytes: [UInt8]

  /// A stretch of a lesson's file, and what takes its place; an empty one is a place to insert at.
  private typealias Edit = (range: Range<Int>, text: String)

  /// Writes what the steps printed into a lesson.
  package init(_ lesson: Lesson, _ report: LessonReport) {
    bytes = lesson.source
    var edits: [Edit] = []
    for (index, printed) in report.printed.sorted(by: { $0.key < $1.key }) {
      let step = lesson.steps[index]
      guard step.kind.hasOutput, !ExpectedOutput(step[.output]?.code ?? "").matches(printed) else { continue }
      let (change, lineEdits) = Self.change(lesson, step, to: printed)
      changes.append(change)
      edits += lineEdits
    }
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
  }

  /// What changes in the file, as a unified diff that `patch` takes; without lines if nothing does.
  package func difference(in name: String) -> [StyledText] {
    var diff = UnifiedDiff(of: name)
    for change in changes { diff.add(change.edits, firstLine: change.firstLine) }
    return diff.lines
  }

  private static func change(_ lesson: Lesson, _ step: Lesson.Step, to printed: String) -> (Change, [Edit]) {
    let text = ExpectedOutput.exactly(printed)
    guard let output = step[.output] else {
      let lines = ExpectedOutput.split(block("output", text))
      let first = step.block.line + ExpectedOutput.split(step.block.code).count + 2
      let place = step.block.range.upperBound
      let isEnded = lesson.source[place - 1] == UInt8(ascii: "\n")
      let new = (isEnded ? "" : "\n") + lines.joined(separator: "\n") + (isEnded ? "\n" : "")
      let edits = lines.map { ExpectedOutput.Edit.add($0) }
      return (
        Change(kind: .added, line: step.block.line, edits: edits, firstLine: first),
        [(place..<place, withLineEnds(new, of: step.block, lesson))]
      )
    }
    if printed.isEmpty {
      let old = String(decoding: lesson.source[output.range], as: UTF8.self).replacing("\r\n", with: "\n")
      let edits = ExpectedOutput.split(old).map { ExpectedOutput.Edit.remove($0) }
      return (
        Change(kind: .removed, line: output.line, edits: edits, firstLine: output.line), [(output.range, "")]
      )
    }
    let expected = ExpectedOutput(output.code)
    let edits = expected.edits(against: printed).map { edit in
      guard case .add(let line) = edit else { return edit }
      return ExpectedOutput.Edit.add(String(ExpectedOutput.exactly(line).dropLast()))
    }
    return (
      Change(kind: .changed, line: output.line, edits: edits, firstLine: output.line + 1),
      replace(output, by: expected.refreshed(with: printed), lesson)
    )
  }

  /// Gives a block another text, its fences made longer where the text would end them.
  private static func replace(_ block: Block, by text: String, _ lesson: Lesson) -> [Edit] {
    let fence = lesson.source[block.range].prefix { $0 == lesson.source[block.range.lowerBound] }
    let letter = Character(Unicode.Scalar(fence[fence.startIndex]))
    let missing = max(0, fenceLength(around: text, letter: letter) - fence.count)
    let more = String(repeating: letter, count: missing)
    let end = block.codeRange.upperBound
    let close = lesson.source[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? end
    let code = (block.codeRange, withLineEnds(text, of: block, lesson))
    return [(fence.startIndex..<fence.startIndex, more), code, (close..<close, more)]
  }

  /// A fenced block, its fence longer than any in it.
  package static func block(_ info: String, _ code: String) -> String {
    let fence = String(repeating: "`", count: fenceLength(around: code, letter: "`"))
    return "\(fence)\(info)\n\(code)\(code.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// A block for what a step has printed.
  package static func output(_ lines: [String]) -> String {
    block("output", ExpectedOutput.exactly(lines.map { $0 + "\n" }.joined()))
  }

  /// How many letters a fence needs so that no line of a text ends it: three, or one more than any line begins with.
  static func fenceLength(around text: String, letter: Character) -> Int {
    let runs = ExpectedOutput.split(text).map { $0.drop { $0 == " " }.prefix { $0 == letter }.count }
    return max(3, (runs.max() ?? 0) + 1)
  }

  private static func withLineEnds(_ text: String, of block: Block, _ lesson: Lesson) -> String {
    let isCRLF = lesson.source[..<block.codeRange.lowerBound].suffix(2).first == UInt8(ascii: "\r")
    return isCRLF ? text.replacing("\n", with: "\r\n") : text
  }
}

extension Block.Kind {
  /// Whether what it prints is compared.
  var hasOutput: Bool { row.isStep && Block.Kind.output.row.owners.contains(self) }
}
