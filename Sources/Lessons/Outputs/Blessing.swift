import Drawings

/// A lesson's file with the outputs that its steps really have: what `mendel verify --bless` writes.
///
/// It rewrites, adds and removes `output` blocks and nothing else. Elisions that still match, fences and line ends stay; a fence grows
/// only where the new output would end it. Blessing what was blessed changes nothing.
package struct Blessing: Sendable {
  package struct Change: Encodable, Sendable {
    package enum Kind: String, Encodable, Sendable { case added, changed, removed }

    /// The line of its fence, or of the fence of the step that gets one.
    package var line: Int
    package var change: Kind
    package var diff: [String]
  }

  package private(set) var changes: [Change] = []
  private var replacements: [Replacement] = []
  private let file: String
  /// The lines of the file, each with its carriage return, if its end has one.
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

  /// What changes in the file, as a unified diff that `patch` takes; without lines if nothing does.
  package var difference: [StyledText] { UnifiedDiff.lines(of: file, to: "printed", replacements) }

  /// Writes what a step printed; what stands behind it in the file is written already.
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

  /// The lines of a fenced block with others in it; its fences grow where one of these would end it.
  private static func fenced(_ block: [String], with lines: [String]) -> [String] {
    guard let opening = block.first, let letter = opening.first, let closing = block.last else {
      return lines
    }
    let missing = fenceLength(around: lines, letter: letter) - opening.prefix { $0 == letter }.count
    let more = String(repeating: letter, count: max(0, missing))
    let (blanks, rest) = (closing.prefix { $0 == " " }, closing.drop { $0 == " " })
    return [more + opening] + lines + ["\(blanks)\(more)\(rest)"]
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
