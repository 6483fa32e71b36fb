import Drawings
import Sessions

/// The rows of an answer in aligned columns; of a long list only the first or newest rows, with the statement that shows all.
struct Rows: Sendable {
  var rows: [[String]]
  /// The subject of the rows, if there is one.
  var title = ""
  var empty = ""
  var note = ""
  /// The number of rows left out, whether they are the first ones, and the statement that shows all.
  var omitted = 0
  var omitsFirst = false
  var whole = ""

  /// Takes at most `most` rows: the first ones, or the newest.
  init(
    _ all: some BidirectionalCollection<[String]>, title: String = "", empty: String = "", most: Int = .max,
    newest: Bool = false
  ) {
    rows = Array(newest ? all.suffix(most) : all.prefix(most))
    (self.title, self.empty, omitted, omitsFirst) = (title, empty, all.count - rows.count, newest)
  }

  func lines(_ layout: Layout) -> [StyledText] {
    let notes = note.isEmpty ? [] : StyledText.sentence(note).wrapped(to: max(layout.width, 40))
    guard !rows.isEmpty else { return [StyledText(empty, .dim)] + notes }
    let last = (rows.map(\.count).max() ?? 1) - 1
    let cells = rows.map { row in
      row.enumerated().map { index, cell in
        let text = StyledText(cell, index == 0 ? .name : .plain).onOneLine
        return index == last ? text.truncated(to: 2 * layout.width) : text
      }
    }
    let lines =
      title.isEmpty ? Table(cells).lines(layout) : [StyledText(title, .strong)] + Table.below(cells, layout)
    guard omitted > 0 else { return lines + notes }
    let more = StyledText("… \(omitted) more", .dim)
    let hint = StyledText("`\(whole)` shows every one", .dim)
    return omitsFirst ? [more] + lines + notes + [hint] : lines + notes + [more, hint]
  }
}

extension StyledText {
  /// A sentence with names in backquotes; the names are styled, and the backquotes removed.
  static func sentence(_ text: String, _ style: Style = .plain) -> StyledText {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      StyledText(part, index.isMultiple(of: 2) ? style : .name)
    }.joined()
  }

  static func sentences(_ texts: [String], _ style: Style, _ layout: Layout) -> [StyledText] {
    texts.flatMap { sentence("  \($0)", style).wrapped(to: max(layout.width, 40), hanging: 2) }
  }
}

extension Table {
  static func below(_ rows: [[StyledText]], _ layout: Layout) -> [StyledText] {
    var table = Table(rows)
    table.indentation = 2
    return table.lines(layout)
  }
}
