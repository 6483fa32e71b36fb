import Drawings

/// A lesson's file with the outputs that its steps really have: what `mendel verify --bless` writes.
///
/// It rewrites, adds and removes `output` blocks and nothing else. Elisions that still match, fences and line ends stay; a fence grows
/// only where the new output would end it. Blessing what was blessed changes nothing.
package struct Blessing: Sendable {
  package struct Change: Sendable {
    package enum Kind: String, Sendable { case added, changed, removed }

    package var kind: Kind
    /// The line of its fence, or of the fence of the step that gets one.
    package var line: Int
    fileprivate var replacement: Replacement

    package func difference(in name: String) -> [StyledText] {
      UnifiedDiff.lines(of: name, to: "printed", [replacement])
    }
  }

  package private(set) var changes: [Change] = []
  package private(set) var bytes: [UInt8]

  /// Writes what the steps printed into a lesson.
  package init(_ lesson: Lesson, _ report: LessonReport) {
    bytes = lesson.source
    for (index, printed) in report.printed.sorted(by: { $0.key > $1.key }) {
      let step = lesson.steps[index]
      if step.kind.hasOutput, !ExpectedOutput(step[.output]?.code ?? "").matches(printed) {
        change(step, to: printed)
      }
    }
    changes.reverse()
  }

  /// What changes in the file, as a unified diff that `patch` takes; without lines if nothing does.
  package func difference(in name: String) -> [StyledText] {
    UnifiedDiff.lines(of: name, to: "printed", changes.map(\.replacement))
  }

  /// Writes what a step printed; what stands behind it in the file is written already.
  private mutating func change(_ step: Lesson.Step, to printed: String) {
    let line = step.block.line + step.block.code.linesOfText.count + 2
    guard let output = step[.output] else {
      let end = step.block.range.upperBound
      let new = Self.output(printed.linesOfText).linesOfText
      changes.append(
        Change(kind: .added, line: step.block.line, replacement: Replacement(line: line, old: [], new: new)))
      return replace(end..<end, by: new, lineEndsOf: step.block)
    }
    let old = String(decoding: bytes[output.range], as: UTF8.self).replacing("\r\n", with: "\n").linesOfText
    let expected = ExpectedOutput(output.code)
    let new = printed.isEmpty ? [] : Self.fenced(old, with: expected.refreshed(with: printed))
    changes.append(
      Change(
        kind: printed.isEmpty ? .removed : .changed, line: output.line,
        replacement: Replacement(line: output.line, old: old, new: new)))
    replace(output.range, by: new, lineEndsOf: output)
  }

  /// Puts lines in a place of the file, with line ends as a block in front of it has them.
  private mutating func replace(_ range: Range<Int>, by lines: [String], lineEndsOf block: Block) {
    let fence = bytes[block.range].prefix { $0 != UInt8(ascii: "\n") }
    let end = fence.last == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let isEnded = bytes[range.upperBound - 1] == UInt8(ascii: "\n")
    let before = !isEnded && range.isEmpty ? end : ""
    let behind = isEnded && !lines.isEmpty ? end : ""
    bytes.replaceSubrange(range, with: (before + lines.joined(separator: end) + behind).utf8)
  }

  /// The lines of a fenced block with others in it; its fences grow where one of these would end it.
  private static func fenced(_ block: [String], with lines: [String]) -> [String] {
    guard let opening = block.first, let letter = opening.first, let closing = block.last else {
      return lines
    }
    let missing = fenceLength(around: lines, letter: letter) - opening.prefix { $0 == letter }.count
    let more = String(repeating: letter, count: max(0, missing))
    return [more + opening] + lines + [closing.prefix { $0 == " " } + more + closing.drop { $0 == " " }]
  }

  /// A fenced block, its fence longer than any in it.
  package static func block(_ info: String, _ code: String) -> String {
    let fence = String(repeating: "`", count: fenceLength(around: code.linesOfText, letter: "`"))
    return "\(fence)\(info)\n\(code)\(code.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  package static func output(_ lines: [String]) -> String {
    block("output", ExpectedOutput.exactly(lines).map { $0 + "\n" }.joined())
  }

  /// How many letters a fence needs so that no line ends it: three, or one more than any line begins with.
  private static func fenceLength(around lines: [String], letter: Character) -> Int {
    let runs = lines.map { $0.drop { $0 == " " }.prefix { $0 == letter }.count }
    return max(3, (runs.max() ?? 0) + 1)
  }
}
