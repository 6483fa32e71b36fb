public import Commands
public import Drawings
import Syntax

extension Transcript {
  /// The lines of a problem: the sentence, then where a place is known the line with carets under the words.
  ///
  /// ```
  /// error: no trait has the property `thme`
  ///   1 │ override form.thme = bold
  ///     │               ^^^^ did you mean `theme`?
  /// ```
  public func lines(_ problem: Problem) -> [StyledText] {
    let lines = wholeLines(problem)
    return speaksASCII ? lines.map(\.endingInASCII) : lines
  }

  private func wholeLines(_ problem: Problem) -> [StyledText] {
    let sentence = problem.sentence
    let place = problem.origin.flatMap { origin in problem.range.map { Excerpt(origin, $0) } }
    var title = StyledText("error: ", .error)
    if let place, let file = problem.origin?.file {
      title = StyledText("\(safe(file)):\(place.line):\(place.column): ", .strong) + title
    }
    var lines = (title + prose(safe(said(sentence.cause)))).wrapped(to: max(width, 40), hanging: 2)
    let suggestion = sentence.suggestion.map { safe(said($0)) }
    if let place {
      lines += excerpt(place, suggestion)
    } else if let suggestion {
      lines += (StyledText("  ") + prose(suggestion)).wrapped(to: max(width, 40), hanging: 2)
    }
    if let last = problem.calls.last {
      lines.append(StyledText("  in \(safe(last))", .dim))
    }
    return lines
  }

  /// Text whose names in backquotes are styled as code.
  public func prose(_ text: String) -> StyledText {
    var result = StyledText()
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      result += index.isMultiple(of: 2) ? StyledText(part) : StyledText("`" + part + "`", .code)
    }
    return result
  }

  /// The line with carets; a long line is cut to what is around them.
  private func excerpt(_ excerpt: Excerpt, _ suggestion: String?) -> [StyledText] {
    let bar = drawsBoxes ? "│" : "|"
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
    return [
      StyledText("  \(number) \(bar) ", .dim) + StyledText(text),
      StyledText("  \(gutter) \(bar) ", .dim) + carets,
    ] + below
  }
}

/// The line of a range, made safe, with the columns that the carets take.
struct Excerpt {
  /// The number of the line.
  var line: Int
  /// The column of the range's first character, from 1.
  var column: Int
  private var before: String
  private var marked: String
  private var after: String
  /// Whether the line begins before what is kept of it.
  private var isCut: Bool

  /// How many bytes of a line are looked at on either side of a place: more than any window has columns.
  private static let reach = 16_384

  /// Finds the line of `range` in `origin`, whose text may have several; a carriage return at its end is a
  /// part of the line end.
  ///
  /// - Complexity: O(*n*) in the bytes before the range.
  init(_ origin: Origin, _ range: SourceRange) {
    var text = origin.text
    self = text.withUTF8 { Excerpt($0, range, offset: origin.offset, firstLine: origin.firstLine) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange, offset: Int, firstLine: Int) {
    let start = min(max(range.start - offset, 0), bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    if lineEnd > start, bytes[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    let end = min(max(range.end - offset, start), lineEnd)
    let text = { (part: Slice<UnsafeBufferPointer<UInt8>>) in
      Escaping.safe(String(decoding: part, as: UTF8.self).replacing("\t", with: "    "))
    }
    var shownStart = max(lineStart, start - Excerpt.reach)
    while shownStart > lineStart, bytes[shownStart] & 0xC0 == 0x80 { shownStart -= 1 }
    line = firstLine + bytes[..<lineStart].count { $0 == 0x0A }
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
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      taken += DisplayWidth.of(text[previous])
      if taken > columns { break }
      start = previous
    }
    return String(text[start...])
  }
}
