import Drawings
import LineEditing

/// Lays an entry out in rows of a given width: the prompt, the text with its colours, and what stands around it.
///
/// A long line goes on in the next row; a character of two columns is never cut. Lines after the first stand under the
/// start of the text. When the text fills its row to the edge, the cursor waits at the start of the next one.
struct EntryLayout {
  /// What is to be seen.
  struct Content {
    var prompt: Prompt
    var entry: Entry
    var styles: [StyledRange] = []
    /// What a key would add at the end of the entry, shown dim.
    var suggestion = ""
    /// Rows under the entry, such as a list of candidates.
    var footer: [StyledText] = []
    /// Whether nothing more will be typed, so that the cursor needs no room behind the text.
    var isFinished = false
  }

  private let columns: Int
  private let colors: ColorCapability
  private var frame = Frame()
  private var isCursorPlaced = false

  /// The frame that shows some content on a terminal of `columns` columns.
  static func frame(of content: Content, columns: Int, colors: ColorCapability) -> Frame {
    var layout = EntryLayout(columns: max(columns, 4), colors: colors)
    layout.put(content.prompt.left)
    let isShort = layout.frame.rows.count == 1 && layout.column * 2 <= layout.columns
    let indent = isShort ? layout.column : 2
    layout.put(content, start: content.prompt.continuation.truncated(to: indent).padded(to: indent))
    layout.placeCursor(needsRow: !content.isFinished)
    let firstLine = content.suggestion.prefix { $0 != "\n" }
    layout.put(
      StyledText(firstLine, .dim).truncated(to: max(layout.columns - 1 - layout.column, 0), mark: ""))
    layout.finish(right: content.prompt.right)
    layout.frame.footer = content.footer.map { text in
      var row = EntryLayout(columns: columns, colors: colors)
      row.put(text.truncated(to: columns - 1))
      row.frame.rows[0].finish(columns: columns)
      return row.frame.rows[0]
    }
    return layout.frame
  }

  private init(columns: Int, colors: ColorCapability) { (self.columns, self.colors) = (columns, colors) }

  private var column: Int { frame.rows[frame.rows.count - 1].width }

  /// The sequence that begins a style; without colours weight stays, so that what is suggested does not look typed.
  private func sequence(_ style: Style) -> String {
    let isWeight = [.dim, .strong, .match].contains(style)
    let colors = colors == .none && isWeight ? .ansi16 : colors
    return Theme.sequence(for: style, colors: colors) ?? ""
  }

  private mutating func put(_ text: StyledText) {
    for span in text.spans {
      let sequence = sequence(span.style)
      for character in span.text { put(character, sequence) }
    }
  }

  private mutating func put(_ character: Character, _ sequence: String) {
    if isTooWide(character) { frame.rows.append(Frame.Row()) }
    frame.rows[frame.rows.count - 1].append(character, sequence, columns: columns)
  }

  /// Whether a character could reach over the edge on some terminal.
  private func isTooWide(_ character: Character) -> Bool {
    column > 0 && column + DisplayWidth.most(of: character) > columns
  }

  private mutating func put(_ content: Content, start: StyledText) {
    var offset = 0
    var styles = content.styles[...]
    for character in content.entry.text {
      let end = offset + character.utf8.count
      if !isCursorPlaced && content.entry.cursor < end {
        if character != "\n" && isTooWide(character) { frame.rows.append(Frame.Row()) }
        placeCursor(needsRow: false)
      }
      while let first = styles.first, first.range.upperBound <= offset { styles.removeFirst() }
      let style = styles.prefix { $0.range.lowerBound <= offset }.last { $0.range.contains(offset) }?.style
      show(character, style ?? .plain, start)
      offset = end
    }
  }

  private mutating func show(_ character: Character, _ style: Style, _ start: StyledText) {
    switch character {
    case "\n":
      frame.rows.append(Frame.Row())
      put(start)
    case "\t":
      repeat { put(" ", sequence(style)) } while column % 8 != 0 && column < columns
    default:
      let shown = Escaping.safe(String(character))
      if shown.count == 1 { put(character, sequence(style)) } else { put(StyledText(shown, .dim)) }
    }
  }

  private mutating func placeCursor(needsRow: Bool) {
    guard !isCursorPlaced else { return }
    if needsRow && column == columns { frame.rows.append(Frame.Row()) }
    (frame.cursorRow, frame.cursorColumn) = (frame.rows.count - 1, min(column, columns - 1))
    isCursorPlaced = true
  }

  private mutating func finish(right: StyledText) {
    let hasRoom = frame.rows[0].width + 1 + right.width < columns
    let texts = right.spans.map { (sequence($0.style), $0.text) }
    let output = texts.map { $0.isEmpty ? $1 : $0 + $1 + Theme.reset }.joined()
    frame.rows[0].finish(right: output, width: hasRoom ? right.width : 0, columns: columns)
    for row in frame.rows.indices.dropFirst() { frame.rows[row].finish(columns: columns) }
  }
}
