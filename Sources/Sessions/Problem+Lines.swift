import Drawings

extension Problem {
  /// The problem as text for a person: the sentence, then the line with carets under the words, if a place is known.
  ///
  /// - Parameters:
  ///   - file: The name of the text, if it differs from the one in its place.
  ///   - linesBefore: The number of lines in the file before the text.
  package func lines(_ layout: Layout, file: String? = nil, linesBefore: Int = 0) -> [StyledText] {
    let width = max(layout.width, 40)
    var title = StyledText("error: ", .error)
    let place = place?.inFile
    if let place, let file = file ?? place.source.file {
      let position = "\(Escaping.safe(file)):\(place.line + linesBefore):\(place.column): "
      title = StyledText(position, .strong) + title
    }
    let lines = (title + .prose(Escaping.safe(message))).wrapped(to: width, hanging: 2)
    let hints = ((suggestion.map { [$0] } ?? []) + notes).map { StyledText.prose(Escaping.safe($0)) }
    guard let place else {
      return lines + hints.flatMap { (StyledText("  ") + $0).wrapped(to: width, hanging: 2) }
    }
    return lines + place.excerpt(layout, number: place.line + linesBefore, hints: hints)
  }
}

extension StyledText {
  /// Text in which the names in backquotes are styled as code.
  package static func prose(_ text: String) -> StyledText {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? StyledText(part) : StyledText("`" + part + "`", .code)
    }.joined()
  }
}

extension Place {
  package var line: Int { source.text.utf8.prefix(range.start).count { $0 == 0x0A } + 1 }

  package var column: Int { before.count + 1 }

  private var before: Substring {
    let text = source.text.utf8.prefix(range.start)
    return Substring(text[(text.lastIndex(of: 0x0A).map(text.index(after:)) ?? text.startIndex)...])
  }

  /// The line with carets; a long line is cut to the part around them.
  ///
  /// Hints stand right of the carets if there is room, else below.
  fileprivate func excerpt(_ layout: Layout, number: Int, hints: [StyledText]) -> [StyledText] {
    let bar = layout.drawsBoxes ? "│" : "|"
    let gutter = "  \(String(repeating: " ", count: String(number).count)) \(bar) "
    let (text, start, length) = shown(
      in: max(layout.width - gutter.count, 24), cut: layout.isASCII ? "~" : "…")
    var carets = StyledText(gutter, .dim) + .blanks(start)
    carets += StyledText(String(repeating: "^", count: length), .error)
    var below = hints[...]
    if let first = hints.first, carets.width + 1 + first.width <= layout.width {
      carets += StyledText(" ") + first
      below = below.dropFirst()
    }
    let rest = below.flatMap {
      (StyledText(gutter, .dim) + $0).wrapped(to: layout.width, hanging: gutter.count)
    }
    return [StyledText("  \(number) \(bar) ", .dim) + StyledText(text), carets] + rest
  }

  /// The part of the line that fits the width, the column where the carets begin, and their number.
  private func shown(in width: Int, cut mark: String) -> (text: String, start: Int, length: Int) {
    let rest = source.text.utf8.dropFirst(range.start).prefix { $0 != 0x0A && $0 != 0x0D }
    let count = max(0, range.end - range.start)
    let marked = Self.safe(Substring(rest.prefix(count)).prefix(4_096))
    var head = Self.safe(before.suffix(4_096))
    let most = max(width / 2, 8)
    if DisplayWidth.of(head) + DisplayWidth.of(marked) > width, DisplayWidth.of(head) > most {
      head = String(head.suffix(most))
      while DisplayWidth.of(head) >= most { head.removeFirst() }
      head = mark + head
    }
    let start = DisplayWidth.of(head)
    let text = StyledText(head + marked + Self.safe(Substring(rest.dropFirst(count)).prefix(4_096)))
    let length = min(max(DisplayWidth.of(marked), 1), max(width - start, 1))
    return (text.truncated(to: width, mark: mark).string, start, length)
  }

  private static func safe(_ text: Substring) -> String {
    Escaping.safe(text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    "))
  }
}

/// A number with its noun: `1 environment`, `7 environments`.
package func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)" + (number == 1 ? "" : "s") }
