import Drawings
import Sessions

extension Transcript {
  /// The lines of a problem: the sentence, then the line with carets under the words.
  ///
  /// ```
  /// error: no trait has the property `thme`
  ///   1 │ override form.thme = bold
  ///     │               ^^^^ did you mean `theme`?
  /// ```
  package func lines(_ problem: Problem) -> [StyledText] {
    var title = StyledText("error: ", .error)
    if let position = problem.place.flatMap(position) { title = StyledText(position, .strong) + title }
    var lines = (title + prose(shortened(problem.message))).wrapped(to: max(width, 40), hanging: 2)
    let suggestion = problem.suggestion.map(shortened)
    if let place = problem.place, !place.source.text.isEmpty {
      lines += excerpt(Excerpt(place), suggestion)
    } else if let suggestion {
      lines += (StyledText("  ") + prose(suggestion)).wrapped(to: max(width, 40), hanging: 2)
    }
    for note in problem.notes {
      lines += (StyledText("  ") + prose(shortened(note))).wrapped(to: max(width, 40), hanging: 4)
    }
    return lines
  }

  /// `demo.mendel:3:8: ` before what is said of a place in a file; nil for what was typed.
  func position(_ place: Place) -> String? {
    guard let file = place.source.file else { return nil }
    let excerpt = Excerpt(place)
    return "\(Escaping.safe(file)):\(excerpt.line):\(excerpt.column): "
  }

  /// What comes from a session as it may stand in a message: no longer than can be read, and harmless to a terminal.
  private func shortened(_ text: String) -> String {
    let limit = 600
    guard text.utf8.count > limit, text.count > limit else { return said(Escaping.safe(text)) }
    return said(Escaping.safe(String(text.prefix(limit * 2 / 3)) + "…" + String(text.suffix(limit / 3))))
  }

  /// The line with carets; a long line is cut to what is around them.
  private func excerpt(_ excerpt: Excerpt, _ suggestion: String?) -> [StyledText] {
    let bar = appearance.drawsBoxes ? "│" : "|"
    let number = String(excerpt.line)
    let gutter = String(repeating: " ", count: number.count)
    let (text, start, length) = excerpt.shown(in: max(width - number.count - 6, 24))
    var carets =
      StyledText(String(repeating: " ", count: start))
      + StyledText(String(repeating: "^", count: length), .error)
    var below: [StyledText] = []
    if let suggestion {
      if start + length + 1 + DisplayWidth.of(suggestion) + number.count + 6 <= width {
        carets += StyledText(" ") + prose(suggestion)
      } else {
        below = (StyledText("  \(gutter) \(bar) ", .dim) + prose(suggestion)).wrapped(
          to: width, hanging: number.count + 5)
      }
    }
    let shown = StyledText(text)
    return [
      StyledText("  \(number) \(bar) ", .dim) + (appearance.speaksASCII ? shown.endingInASCII : shown),
      StyledText("  \(gutter) \(bar) ", .dim) + carets,
    ] + below
  }
}

/// The line of a place, made safe, with the columns that the carets take.
struct Excerpt {
  /// The number of the line, and the column of the range's first character, from 1.
  var line: Int
  var column: Int
  private var before: String
  private var marked: String
  private var after: String
  /// Whether the line begins before what is kept of it.
  private var isCut: Bool

  /// How many bytes of a line are looked at on either side of a place: more than any window has columns.
  private static let reach = 16_384

  /// Finds the line of a place; a carriage return at its end is a part of the line end.
  init(_ place: Place) {
    var text = place.source.text
    let range = place.range
    self = text.withUTF8 { bytes in
      Excerpt(bytes, start: min(max(range.start, 0), bytes.count), end: min(max(range.end, 0), bytes.count))
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    if lineEnd > start, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    let end = min(max(end, start), lineEnd)
    let text = { (part: Slice<UnsafeBufferPointer<UInt8>>) in
      Escaping.safe(String(decoding: part, as: UTF8.self).replacing("\t", with: "    "))
    }
    var shownStart = max(lineStart, start - Excerpt.reach)
    while shownStart > lineStart, bytes[shownStart] & 0xC0 == 0x80 { shownStart -= 1 }
    line = 1 + bytes[..<lineStart].count { $0 == 0x0A }
    column = String(decoding: bytes[lineStart..<start], as: UTF8.self).count + 1
    isCut = shownStart > lineStart
    before = text(bytes[shownStart..<start])
    marked = text(bytes[start..<min(end, start + Excerpt.reach)])
    after = text(bytes[end..<min(lineEnd, end + Excerpt.reach)])
  }

  /// The line within so many columns, and where the carets begin and how many there are.
  func shown(in width: Int) -> (text: String, start: Int, length: Int) {
    var head = before
    let limit = max(width / 2, 8)
    if isCut || DisplayWidth.of(head) + DisplayWidth.of(marked) > width, DisplayWidth.of(head) > limit {
      head = "…" + Excerpt.tail(of: head, columns: limit - 1)
    }
    let start = DisplayWidth.of(head)
    let text = StyledText(head + marked + after).truncated(to: width).string
    let length = min(max(DisplayWidth.of(marked), 1), max(width - start, 1))
    return (text, start, length)
  }

  /// The end of a text that fits so many columns.
  private static func tail(of text: String, columns: Int) -> String {
    var taken = 0
    return String(
      text.reversed().prefix { character in
        taken += DisplayWidth.of(character)
        return taken <= columns
      }.reversed())
  }
}
