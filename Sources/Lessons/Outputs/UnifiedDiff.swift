import Drawings

struct Replacement: Sendable {
  /// The number of the first line, from 1.
  var line: Int
  var old, new: [String]

  /// What differs, as the lines of a unified diff: those that stay begin with a blank, others with `-` and `+`.
  fileprivate var merged: [String] {
    old.aligned(with: new, by: ==).flatMap { mine, others, match in
      match ? mine.map { " " + $0 } : mine.map { "-" + $0 } + others.map { "+" + $0 }
    }
  }
}

/// A unified diff of one file, as `patch` takes it: the file's name once, then a hunk for each place that differs.
enum UnifiedDiff {
  /// The lines for some replacements in the order of the file; none without a difference.
  static func lines(of name: String, to other: String, _ replacements: [Replacement]) -> [StyledText] {
    var lines: [StyledText] = []
    // How many lines the new file is ahead of the old one by now.
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

  /// Where lines stand; none stand behind the line that is named.
  private static func place(_ line: Int, _ count: Int) -> String {
    "\(count == 0 ? line - 1 : line),\(count)"
  }
}
