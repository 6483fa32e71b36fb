import Drawings

struct Replacement: Sendable {
  /// The number of its first line, from 1.
  var line: Int
  var old, new: [String]

  /// The lines of a unified diff: unchanged lines begin with a space, others with `-` or `+`.
  fileprivate var merged: [String] {
    old.aligned(with: new, by: ==).flatMap { mine, others, match in
      match ? mine.map { " " + $0 } : mine.map { "-" + $0 } + others.map { "+" + $0 }
    }
  }
}

/// A unified diff of one file for `patch`: the file's name once, then a hunk for each place that differs.
enum UnifiedDiff {
  /// The lines of the diff for replacements in the order of the file; empty if nothing differs.
  static func lines(of name: String, to other: String, _ replacements: [Replacement]) -> [StyledText] {
    var lines: [StyledText] = []
    // The difference in line count between the new file and the old file so far.
    var shift = 0
    for replacement in replacements where replacement.old != replacement.new {
      let old = place(replacement.line, replacement.old.count)
      let new = place(replacement.line + shift, replacement.new.count)
      lines.append(StyledText("@@ -\(old) +\(new) @@", .dim))
      lines += replacement.merged.map {
        StyledText($0, $0.hasPrefix("-") ? .error : $0.hasPrefix("+") ? .success : .plain)
      }
      shift += replacement.new.count - replacement.old.count
    }
    let head = ["--- \(Escaping.safe(name))", "+++ \(other)"].map { StyledText($0, .strong) }
    return lines.isEmpty ? [] : head + lines
  }

  /// The position of a hunk; without lines it is the line before.
  private static func place(_ line: Int, _ count: Int) -> String {
    "\(count == 0 ? line - 1 : line),\(count)"
  }
}
