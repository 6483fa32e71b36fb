/// The alignment of text in its columns: left, as for text, in the middle, or right, as for numbers.
package enum Alignment: Hashable, Sendable { case leading, center, trailing }

extension StyledText {
  package static func blanks(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }

  /// The text padded with spaces to `width` columns; a wider text stays as it is.
  package func padded(to width: Int, _ alignment: Alignment = .leading) -> StyledText {
    let missing = width - self.width
    guard missing > 0 else { return self }
    let before = alignment == .leading ? 0 : alignment == .center ? missing / 2 : missing
    return .blanks(before) + self + .blanks(missing - before)
  }

  /// The text in at most `width` columns; the mark replaces the end that does not fit.
  package func truncated(to width: Int, mark: String = "…") -> StyledText {
    guard self.width > width else { return self }
    let room = width - DisplayWidth.of(mark)
    guard room >= 0 else { return StyledText() }
    var result = StyledText(Self.fitting(glyphs, in: room))
    result.add(mark, result.spans.last?.style ?? .plain)
    return result
  }

  /// The beginning and the end of the text in at most `width` columns; the mark replaces the middle that does not fit.
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

  /// The lines of the text; a line end at the end does not add an empty line.
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

  /// The text on one line, with line ends and tabs shown as `\n` and `\t`.
  package var onOneLine: StyledText {
    spans.reduce(into: StyledText()) { $0.add(Escaping.safe($1.text), $1.style) }
  }

  /// The text in lines of at most `width` columns, broken between words.
  ///
  /// Line ends in the text stay. A line may break between ideographs and kana, except before closing punctuation. A word longer than the
  /// line is broken where the line ends. Each line but the first begins with `hanging` spaces.
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

/// A character with its style and its width, for layout.
struct Glyph {
  var character: Character
  var style: Style
  var width: Int

  var isBlank: Bool { character == " " || character == "\t" }

  /// Whether a line may break beside it without a space: ideographs and kana, but not Hangul, which has words.
  var isIdeographic: Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return 0x2E80..<0xA4D0 ~= value || 0xF900..<0xFB00 ~= value || 0xFF00..<0xFF61 ~= value
      || 0x20000..<0x3FFFE ~= value
  }

  /// Whether a word that is too long for a line may break after it: `animals.` and `horizontalSizeClass`.
  var isJoint: Bool { character == "." || character == "/" }

  /// Whether a line may break between two characters, neither of which is a space.
  private static func mayPart(_ left: Glyph, _ right: Glyph) -> Bool {
    guard !left.isBlank, left.isIdeographic || right.isIdeographic else { return false }
    let (closing, opening) = ("、。，．・：；？！）］｝」』】〉》〕ー々,.:;?!)]}", "（［｛「『【〈《〔([{")
    return !closing.contains(right.character) && !opening.contains(left.character)
  }

  /// The index where a line of `room` columns ends: after the last possible break that fits, but after at least one character.
  static func endOfLine(_ glyphs: ArraySlice<Glyph>, room: Int) -> Int {
    var used = 0
    var (place, joint): (Int?, Int?)
    var sawText = false
    for (index, glyph) in zip(glyphs.indices, glyphs) {
      // Spaces may extend past the end, since they are dropped there.
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
