import Drawings

/// A lesson's file with the real outputs of its steps: the result of `mendel verify --bless`.
///
/// It rewrites, adds and removes `output` blocks, and changes nothing else. Elisions that still match, fences and line ends stay. A fence
/// grows only if the new output contains a line that would end it. Blessing twice gives the same file.
package struct Blessing: Sendable {
  package struct Change: Encodable, Sendable {
    package enum Kind: String, Encodable, Sendable { case added, changed, removed }

    /// The line of its fence; for an added block, the line of the step's fence.
    package var line: Int
    package var change: Kind
    package var diff: [String]
  }

  package private(set) var changes: [Change] = []
  private var replacements: [Replacement] = []
  private let file: String
  /// The lines of the file; each includes its carriage return, if it has one.
  private var lines: [String]
  package var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  package init(_ lesson: Lesson, _ report: LessonReport, file: String = "") {
    self.file = file
    lines = String(decoding: lesson.source, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, printed) in report.printed.sorted(by: { $0.key > $1.key }) {
      let step = lesson.steps[index]
      if !ExpectedOutput(step[.output]?.code ?? "").matches(printed) { change(step, to: printed) }
    }
  }

  /// The changes of the file as a unified diff for `patch`; empty if nothing changes.
  package var difference: [StyledText] { UnifiedDiff.lines(of: file, to: "printed", replacements) }

  /// Writes the output of a step; the steps after it are already written.
  private mutating func change(_ step: Lesson.Step, to printed: String) {
    let output = step[.output]
    let block = output ?? step.block
    let place = output?.lines ?? block.lines.upperBound..<block.lines.upperBound
    let end = lines[block.lines.lowerBound].hasSuffix("\r") ? "\r" : ""
    let old = lines[place].map { $0.replacing("\r", with: "") }
    var new = Self.output(printed.linesOfText).linesOfText
    if let output {
      let expected = ExpectedOutput(output.code)
      new = printed.isEmpty ? [] : Self.fenced(old, with: expected.refreshed(with: printed))
    }
    let replacement = Replacement(line: place.lowerBound + 1, old: old, new: new)
    replacements.insert(replacement, at: 0)
    let change = output == nil ? Change.Kind.added : printed.isEmpty ? .removed : .changed
    let lines = UnifiedDiff.lines(of: file, to: "printed", [replacement])
    changes.insert(Change(line: block.line, change: change, diff: lines.map(\.string)), at: 0)
    self.lines.replaceSubrange(place, with: new.map { $0 + end })
  }

  /// A fenced block with its lines replaced; its fences grow if one of the new lines would end it.
  private static func fenced(_ block: [String], with lines: [String]) -> [String] {
    guard let opening = block.first, let letter = opening.first, let closing = block.last else {
      return lines
    }
    let missing = fenceLength(around: lines, letter: letter) - opening.prefix { $0 == letter }.count
    let more = String(repeating: letter, count: max(0, missing))
    let (blanks, rest) = (closing.prefix { $0 == " " }, closing.drop { $0 == " " })
    return [more + opening] + lines + ["\(blanks)\(more)\(rest)"]
  }

  /// A fenced block whose fence is longer than any fence in its code.
  package static func block(_ info: String, _ code: String) -> String {
    let fence = String(repeating: "`", count: fenceLength(around: code.linesOfText, letter: "`"))
    return "\(fence)\(info)\n\(code)\(code.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  package static func output(_ lines: [String]) -> String {
    block("output", ExpectedOutput.exactly(lines).map { $0 + "\n" }.joined())
  }

  /// The length of a fence that no line ends: three, or one more than the longest run at the start of a line.
  private static func fenceLength(around lines: [String], letter: Character) -> Int {
    let runs = lines.map { $0.drop { $0 == " " }.prefix { $0 == letter }.count }
    return max(3, (runs.max() ?? 0) + 1)
  }
}
