import Drawings
import Sessions

/// Aligned columns of an answer: of a long list the first rows, and what shows the others.
struct Rows: Sendable {
  /// So many rows are shown, unless everything is asked for.
  static let most = 100

  var rows: [[String]]
  /// What is said where there are none.
  var empty = ""
  /// How many rows were left out in front or behind, and the statement that shows them.
  var omitted = 0
  var whole = ""
  var omitsFirst = false
  var note = ""

  init(_ rows: [[String]], empty: String = "") { (self.rows, self.empty) = (rows, empty) }

  /// At most so many rows, unless the statement asks for all.
  init(
    _ all: some BidirectionalCollection<[String]>, empty: String, isWhole: Bool, whole: String,
    newest: Bool = false
  ) {
    let most = isWhole ? Int.max : Self.most
    self.init(Array(newest ? all.suffix(most) : all.prefix(most)), empty: empty)
    (omitted, self.whole, omitsFirst) = (all.count - rows.count, whole, newest)
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
    let table = Table(cells).lines(layout).map(\.trimmed)
    guard omitted > 0 else { return table + notes }
    let more = StyledText("… \(omitted) more", .dim)
    let hint = StyledText("`\(whole)` shows every one", .dim)
    return omitsFirst ? [more] + table + notes + [hint] : table + notes + [more, hint]
  }
}

/// What a name stands for, fact by fact: `show trait theme`.
struct Facts: Sendable {
  var title: String
  var facts: [(name: String, value: String)]

  func lines(_ layout: Layout) -> [StyledText] {
    var table = Table(facts.map { [StyledText($0.name, .dim), StyledText($0.value)] })
    table.indentation = 2
    let lines = table.lines(layout).map(\.trimmed)
    return [StyledText(title, .strong)] + lines
  }
}

extension StyledText {
  /// A sentence in which names stand in backquotes, which are styled instead.
  static func sentence(_ text: String, _ style: Style = .plain) -> StyledText {
    var result = StyledText()
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      result += StyledText(part, index.isMultiple(of: 2) ? style : .name)
    }
    return result
  }
}

extension Session {
  mutating func report(_ rows: Rows) { report { layout in rows.lines(layout) } }
  mutating func report(_ facts: Facts) { report { layout in facts.lines(layout) } }
}

/// A number and what is counted: `1 environment`, `7 environments`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)" + (number == 1 ? "" : "s") }
