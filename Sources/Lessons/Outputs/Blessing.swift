public import Drawings

/// A lesson's file with the outputs that its steps really have: what `mendel verify --bless` writes.
///
/// It rewrites, adds and removes `output` blocks and nothing else. Elisions that still match, fences and line ends stay; a fence grows only where the
/// new output would end it. Blessing what was blessed changes nothing.
///
/// ```swift
/// let blessing = Blessing(lesson, LessonReplay(lesson).report())
/// blessing.changes.map(\.line)     // [41]
/// blessing.bytes                   // the new file
/// ```
public struct Blessing: Sendable {
  /// What becomes of a step's output.
  public struct Change: Sendable {
    /// The ways in which an output changes.
    public enum Kind: String, Sendable { case added, changed, removed }

    /// What happens to the block.
    public var kind: Kind
    /// The line of its fence, or of the fence of the step that gets one.
    public var line: Int
    /// What the block said.
    public var expected: ExpectedOutput
    /// What the step prints.
    public var printed: String
    /// What becomes of the file's lines, and the first of them.
    var edits: [ExpectedOutput.Edit]
    var firstLine: Int
  }

  /// What changes, in the order of the steps.
  public private(set) var changes: [Change] = []
  /// The file with the changes.
  public let bytes: [UInt8]

  /// Writes what the steps printed into a lesson.
  public init(_ lesson: Lesson, _ report: LessonReport) {
    var edits: [Lesson.Edit] = []
    for result in report.steps {
      let step = lesson.steps[result.index]
      let expected = ExpectedOutput(step.output?.code ?? "")
      guard [.example, .predict].contains(step.block.kind), !expected.matches(result.printed) else {
        continue
      }
      let kind: Change.Kind = step.output == nil ? .added : result.printed.isEmpty ? .removed : .changed
      let (lineEdits, firstLine) = lesson.lineEdits(kind, step, to: result.printed)
      changes.append(
        Change(
          kind: kind, line: (step.output ?? step.block).line, expected: expected, printed: result.printed,
          edits: lineEdits, firstLine: firstLine))
      if let output = step.output {
        edits += lesson.edits(
          of: output, to: result.printed.isEmpty ? nil : expected.refreshed(with: result.printed))
      } else {
        edits.append(lesson.edit(adding: ExpectedOutput.exactly(result.printed), below: step.block))
      }
    }
    bytes = lesson.printed(with: edits)
  }
}

extension Blessing {
  /// What changes in the file, as a unified diff that `patch` takes; without lines if nothing does.
  public func difference(in name: String) -> [StyledText] {
    var diff = UnifiedDiff(of: name)
    for change in changes { diff.add(change.edits, firstLine: change.firstLine) }
    return diff.lines
  }
}

extension Blessing.Change {
  /// The same for this change alone.
  public func difference(in name: String) -> [StyledText] {
    var diff = UnifiedDiff(of: name)
    diff.add(edits, firstLine: firstLine)
    return diff.lines
  }
}

extension LessonReport {
  /// Whether outputs are all that is wrong, so that writing them down mends the lesson.
  public var mayBeBlessed: Bool {
    findings.allSatisfy { if case .otherOutput = $0.kind { true } else { false } }
  }
}

extension Lesson {
  /// What becomes of the file's lines where a step gets another output, and the first of these lines.
  fileprivate func lineEdits(_ kind: Blessing.Change.Kind, _ step: Step, to printed: String)
    -> ([ExpectedOutput.Edit], firstLine: Int)
  {
    guard let output = step.output else {
      let text = ExpectedOutput.exactly(printed)
      let fence = String(repeating: "`", count: Lesson.fenceLength(around: text, letter: "`"))
      let lines = [fence + "output"] + ExpectedOutput.split(text) + [fence]
      return (lines.map { .add($0) }, step.block.line + ExpectedOutput.split(step.block.code).count + 2)
    }
    if kind == .removed {
      let text = String(decoding: source[output.range], as: UTF8.self).replacing("\r\n", with: "\n")
      return (ExpectedOutput.split(text).map { .remove($0) }, output.line)
    }
    let edits = ExpectedOutput(output.code).edits(against: printed).map { edit in
      guard case .add(let line) = edit else { return edit }
      return ExpectedOutput.Edit.add(String(ExpectedOutput.exactly(line).dropLast()))
    }
    return (edits, output.line + 1)
  }

  /// Gives a block another text, its fences made longer where the text would end them; with no text, takes the block out.
  fileprivate func edits(of block: Block, to text: String?) -> [Edit] {
    guard let text else { return [Edit(block.range, "")] }
    let fence = source[block.range].prefix { $0 == source[block.range.lowerBound] }
    let letter = Character(Unicode.Scalar(fence[fence.startIndex]))
    let missing = max(0, Lesson.fenceLength(around: text, letter: letter) - fence.count)
    let more = String(repeating: letter, count: missing)
    let closing = source[block.codeRange.upperBound...].firstIndex { $0 != UInt8(ascii: " ") }
    let close = closing ?? block.codeRange.upperBound
    return [
      Edit(fence.startIndex..<fence.startIndex, more), Edit(block.codeRange, withLineEnds(text, of: block)),
      Edit(close..<close, more),
    ]
  }

  /// A new block `output` directly below another.
  fileprivate func edit(adding text: String, below block: Block) -> Edit {
    let fence = String(repeating: "`", count: Lesson.fenceLength(around: text, letter: "`"))
    let place = block.range.upperBound
    let isEnded = source[place - 1] == UInt8(ascii: "\n")
    let text = (isEnded ? "" : "\n") + "\(fence)output\n\(text)\(fence)" + (isEnded ? "\n" : "")
    return Edit(place..<place, withLineEnds(text, of: block))
  }

  /// How many letters a fence needs so that no line of a text ends it: three, or one more than any line begins with.
  static func fenceLength(around text: String, letter: Character) -> Int {
    let runs = ExpectedOutput.split(text).map { line in line.drop { $0 == " " }.prefix { $0 == letter }.count
    }
    return max(3, (runs.max() ?? 0) + 1)
  }

  /// The text with its lines ended as those of a block are.
  private func withLineEnds(_ text: String, of block: Block) -> String {
    let isCRLF = source[..<block.codeRange.lowerBound].suffix(2).first == UInt8(ascii: "\r")
    return isCRLF ? text.replacing("\n", with: "\r\n") : text
  }
}
