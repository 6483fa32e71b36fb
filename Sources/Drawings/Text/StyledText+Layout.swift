/// Where text stands in the columns it is given: at the left, as text is, in the middle, or at the right, as numbers are.
package enum Alignment: Hashable, Sendable { case leading, center, trailing }

extension StyledText {
  package static func blanks(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }

  /// The text filled up with blanks to `width` columns; a wider text stays as it is.
  package func padded(to width: Int, _ alignment: Alignment = .leading) -> StyledText {
    let missing = width - self.width
    guard missing > 0 else { return self }
    let before = alignment == .leading ? 0 : alignment == .center ? missing / 2 : missing
    return .blanks(before) + self + .blanks(missing - before)
  }

  /// The text in at most `width` columns: what does not fit is replaced by a mark.
  package func truncated(to width: Int, mark: String = "…") -> StyledText {
    guard self.width > width else { return self }
    let room = width - DisplayWidth.of(mark)
    guard room >= 0 else { return StyledText() }
    var result = StyledText(Self.fitting(glyphs, in: room))
    result.add(mark, result.spans.last?.style ?? .plain)
    return result
  }

  /// The text in at most `width` columns, with its beginning and its end: what does not fit between them is replaced by `…`.
  func shortenedInTheMiddle(to width: Int, mark: String) -> StyledText {
    guard self.width > width else { return self }
    let room = width - DisplayWidth.of(mark)
    let end = StyledText(Self.fitting(glyphs.reversed(), in: room / 2).reversed())
    return truncated(to: width - end.width, mark: mark) + end
  }

  private static func fitting(_ glyphs: [Glyph], in room: Int) -> ArraySlice<Glyph> {
    var used = 0
    return glyphs.prefix { glyph in
      used += glyph.width
      return used <= room
    }
  }

  init(_ glyphs: some Sequence<Glyph>) { for glyph in glyphs { add(String(glyph.character), glyph.style) } }

  /// The lines of the text; a line end at the end makes no empty line.
  package var lines: [StyledText] {
    var lines = [StyledText()]
    for span in spans {
      for (index, piece) in span.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].add(piece, span.style)
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The text on one line: line ends and tabs are shown as `\n` and `\t`.
  package var onOneLine: StyledText {
    spans.reduce(into: StyledText()) { $0.add(Escaping.safe($1.text), $1.style) }
  }

  /// The text in lines of at most `width` columns, broken between words.
  ///
  /// Line ends in the text stay. Ideographs and kana may be parted anywhere but before closing punctuation; a word longer than the
  /// line is parted where the line ends. Each line but the first begins with `hanging` blanks.
  package func wrapped(to width: Int, hanging: Int = 0) -> [StyledText] {
    var result: [StyledText] = []
    let hanging = min(hanging, max(0, width - 2))
    for line in lines.isEmpty ? [StyledText()] : lines {
      var rest = line.glyphs[...]
      repeat {
        let indentation = result.isEmpty ? 0 : hanging
        let end = Glyph.endOfLine(rest, room: max(1, width - indentation))
        result.append((.blanks(indentation) + StyledText(rest[..<end])).trimmed)
        rest = rest[end...].drop(while: \.isBlank)
      } while !rest.isEmpty
    }
    return result
  }

  var glyphs: [Glyph] {
    spans.flatMap { span in
      span.text.map { Glyph(character: $0, style: span.style, width: DisplayWidth.of($0)) }
    }
  }
}

/// A character on its way into columns.
struct Glyph {
  var character: Character
  var style: Style
  var width: Int

  var isBlank: Bool { character == " " || character == "\t" }

  /// Whether a line may be parted at its sides though no blank is there: ideographs and kana, but not Hangul, which has words.
  var isIdeographic: Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return 0x2E80..<0xA4D0 ~= value || 0xF900..<0xFB00 ~= value || 0xFF00..<0xFF61 ~= value
      || 0x20000..<0x3FFFE ~= value
  }

  /// Whether a word that is too long for a line is parted behind it: `animals.` and `horizontalSizeClass`.
  var isJoint: Bool { character == "." || character == "/" }

  /// Whether a line may be parted between two characters, neither of which is a blank.
  private static func mayPart(_ left: Glyph, _ right: Glyph) -> Bool {
    guard !left.isBlank, left.isIdeographic || right.isIdeographic else { return false }
    let (closing, opening) = ("、。，．・：；？！）］｝」』】〉》〕ー々,.:;?!)]}", "（［｛「『【〈《〔([{")
    return !closing.contains(right.character) && !opening.contains(left.character)
  }

  /// Where a line with `room` columns ends: behind the last place to part that fits, and at least one character on.
  static func endOfLine(_ glyphs: ArraySlice<Glyph>, room: Int) -> Int {
    var used = 0
    var (place, joint): (Int?, Int?)
    var sawText = false
    for (index, glyph) in zip(glyphs.indices, glyphs) {
      // Blanks may hang over the end: they are dropped there.
      if glyph.isBlank {
        if sawText { place = index }
      } else {
        if sawText, mayPart(glyphs[index - 1], glyph) { place = index }
        if sawText, glyphs[index - 1].isJoint { joint = index }
        if used + glyph.width > room { return place ?? joint ?? max(index, glyphs.startIndex + 1) }
        sawText = true
      }
      used += glyph.width
    }
    return glyphs.endIndex
  }
}
