import Drawings

/// Lines of a file, and what takes their place.
struct Replacement: Sendable {
  /// The number of the first line, from 1.
  var line: Int
  var old: [String]
  var new: [String]

  /// What differs, as the lines of a unified diff: those that stay begin with a blank, others with `-` and `+`.
  fileprivate var merged: [String] {
    let (removed, added) = new.difference(from: old).offsets
    var merged: [String] = []
    var place = 0
    func addNew() {
      while added.contains(place) {
        merged.append("+" + new[place])
        place += 1
      }
    }
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        merged.append("-" + line)
      } else {
        addNew()
        merged.append(" " + line)
        place += 1
      }
    }
    addNew()
    return merged
  }
}

/// A unified diff of one file, as `patch` takes it: the file's name once, then a hunk for each place that differs.
enum UnifiedDiff {
  /// How many equal lines are shown around a difference.
  private static let context = 3

  /// The lines for some replacements in the order of the file; none without a difference.
  static func lines(of name: String, to other: String, _ replacements: [Replacement]) -> [StyledText] {
    var lines: [StyledText] = []
    // How many lines the new file is ahead of the old one by now.
    var shift = 0
    for replacement in replacements {
      let merged = replacement.merged
      for hunk in hunks(merged) {
        let (old, new) = (
          place("+", merged, hunk, replacement.line), place("-", merged, hunk, replacement.line + shift)
        )
        lines.append(StyledText("@@ -\(old) +\(new) @@", .dim))
        lines += merged[hunk].map {
          StyledText($0, $0.hasPrefix("-") ? .error : $0.hasPrefix("+") ? .success : .plain)
        }
      }
      shift += replacement.new.count - replacement.old.count
    }
    let head = ["--- \(Escaping.safe(name))", "+++ \(other)"].map { StyledText($0, .strong) }
    return lines.isEmpty ? [] : head + lines
  }

  /// Where a hunk stands in the file that does not have the lines with a mark; one without lines stands behind the line that is named.
  private static func place(_ other: String, _ lines: [String], _ hunk: Range<Int>, _ first: Int) -> String {
    let count = lines[hunk].count { !$0.hasPrefix(other) }
    let start = first + lines[..<hunk.lowerBound].count { !$0.hasPrefix(other) }
    return "\(count == 0 ? start - 1 : start),\(count)"
  }

  /// The stretches of lines that are worth showing: differences with what is around them.
  private static func hunks(_ lines: [String]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where !lines[index].hasPrefix(" ") {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}
