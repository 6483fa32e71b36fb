import Drawings

/// A unified diff of one file, as `patch` takes it: the file's name once, then a hunk for each place that differs.
struct UnifiedDiff: Sendable {
  /// The lines so far; none without a difference.
  private(set) var lines: [StyledText] = []
  private let name: String
  private let other: String
  /// How many lines the new file is ahead of the old one by now.
  private var shift = 0

  init(of name: String, to other: String = "printed") {
    (self.name, self.other) = (Escaping.safe(name), other)
  }

  /// What differs between a block's code and what takes its place.
  static func lines(of name: String, to other: String, _ block: Block, _ new: String) -> [StyledText] {
    var diff = UnifiedDiff(of: name, to: other)
    let written = ExpectedOutput(ExpectedOutput.exactly(block.code))
    diff.add(written.edits(against: new), firstLine: block.line + 1)
    return diff.lines
  }

  /// Adds what differs from a line of the old file on; places are added in their order.
  ///
  /// - Parameter context: how many equal lines are shown around a difference.
  mutating func add(_ edits: [ExpectedOutput.Edit], firstLine: Int, context: Int = 3) {
    for hunk in Self.hunks(edits, context: context) {
      if lines.isEmpty { lines = [StyledText("--- \(name)", .strong), StyledText("+++ \(other)", .strong)] }
      let before = edits[..<hunk.lowerBound]
      let old = Self.range(edits[hunk].count(where: \.isOld), from: firstLine + before.count(where: \.isOld))
      let new = Self.range(
        edits[hunk].count(where: \.isNew), from: firstLine + shift + before.count(where: \.isNew))
      lines.append(StyledText("@@ -\(old) +\(new) @@", .dim))
      lines += edits[hunk].map(\.shown)
    }
    shift += edits.count(where: \.isNew) - edits.count(where: \.isOld)
  }

  /// Where a hunk stands in one of the files; one without lines stands behind the line that is named.
  private static func range(_ count: Int, from start: Int) -> String {
    "\(count == 0 ? start - 1 : start),\(count)"
  }

  /// The stretches of edits that are worth showing: differences with what is around them.
  private static func hunks(_ edits: [ExpectedOutput.Edit], context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where !edits[index].isOld || !edits[index].isNew {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}

extension ExpectedOutput.Edit {
  fileprivate var isOld: Bool { if case .add = self { false } else { true } }
  /// An elision is one line in the new file too.
  fileprivate var isNew: Bool { if case .remove = self { false } else { true } }

  fileprivate var shown: StyledText {
    switch self {
    case .keep(let line): StyledText(" " + line)
    case .remove(let line): StyledText("-" + line, .error)
    case .add(let line): StyledText("+" + line, .success)
    }
  }
}
