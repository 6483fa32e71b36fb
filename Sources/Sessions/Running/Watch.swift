import Drawings
import Syntax

/// A `watch`: the statement to draw again, and its last drawing.
package struct Watch: Sendable {
  package typealias Drawing = @Sendable (Layout) -> [StyledText]

  package var title: String
  package var statement: Statement
  package var source: Source
  package var drawing: Drawing = { _ in [] }
}

extension Session {
  /// Draws a statement's output now, and again after each statement that changes it.
  package mutating func watch(_ statement: Statement, in source: Source) throws(Problem) {
    var watch = Watch(title: source.text(statement.range), statement: statement, source: source)
    watch.drawing = try watch.drawing(in: self)
    watches.removeAll { $0.title == watch.title }
    watches.append(watch)
    report(watch.drawing)
  }

  /// Draws each watch whose output differs from its last drawing.
  ///
  /// A watch that cannot be drawn now waits until it can.
  mutating func redrawWatches() {
    guard !runtime.delivery.isTrial else { return }
    for index in watches.indices {
      let (watch, old) = (watches[index], watches[index].drawing)
      let new = try? watch.drawing(in: self)
      watches[index].drawing = new ?? { _ in [] }
      guard let new, new(Layout()).map(\.string) != old(Layout()).map(\.string) else { continue }
      report { layout in
        watch.isPicture
          ? Watch.picture(new(layout), before: old(layout))
          : Watch.marked(new(layout), before: old(layout), width: layout.width)
      }
    }
  }

  /// Keeps the watches of the state that was left by `undo`, `goto` or `back`.
  package mutating func keep(_ watches: [Watch]) {
    self.watches = watches
    redrawWatches()
  }
}

extension Watch {
  /// The current output of the statement, drawn on a copy.
  fileprivate func drawing(in session: Session) throws(Problem) -> Drawing {
    var copy = session
    copy.runtime = Runtime()
    copy.runtime.delivery.isTrial = true
    var checker = Checker(session: copy, source: source)
    let action = try checker.check(statement: statement)
    copy = checker.session
    _ = try copy.run(action, frameSize: checker.frameSize)
    let output = copy.takeOutput()
    let draw: Drawing = { [title] layout in
      output.flatMap { output -> [StyledText] in
        switch output {
        case .value(let text): [StyledText(title, .name) + "   " + StyledText(text)]
        case .report(let lines): lines(layout)
        default: output.plainLines.map { StyledText($0) }
        }
      }
    }
    // It is drawn in the default layout at each statement, to see whether it has changed.
    let plain = Lazy<[StyledText]>()
    return { layout in layout == Layout() ? plain.value { draw(layout) } : draw(layout) }
  }

  /// Whether it draws a screen, whose rows are not divided into cells.
  fileprivate var isPicture: Bool {
    if case .verb(let verb) = statement.kind { verb.head == "show screen" } else { false }
  }

  /// A picture with its changed rows in bold.
  fileprivate static func picture(_ lines: [StyledText], before: [StyledText]) -> [StyledText] {
    let old = before.map(\.string)
    return lines.enumerated().map { row, line in
      old.indices.contains(row) && old[row] == line.string ? line : line.styled(.strong)
    }
  }

  /// A drawing with its changed rows in bold, their changed values coloured, and the old values behind them.
  ///
  /// Rows are the same if their first cells are equal. If several rows share a first cell and their number changes, they cannot be
  /// matched, so no old values are shown.
  fileprivate static func marked(_ lines: [StyledText], before: [StyledText], width most: Int) -> [StyledText]
  {
    var old = Dictionary(grouping: before.reversed().map(cells)) { $0[0] }
    let new = lines.map { ($0, cells($0)) }
    let counts = new.reduce(into: [:]) { $0[$1.1[0], default: 0] += 1 }
    let uncertain = old.filter { $0.value.count != counts[$0.key] }
    let rows = new.map { line, cells -> (line: StyledText, was: String?) in
      if let known = uncertain[cells[0]] { return (known.contains(cells) ? line : line.styled(.strong), nil) }
      guard let known = old[cells[0]]?.popLast() else { return (line.styled(.strong), nil) }
      if known == cells { return (line, nil) }
      let changed = zip(known, cells).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
      guard let first = changed.first, first == 1 || cells[first].contains(" = "),
        known.count == cells.count || first == 1
      else { return (line.styled(.strong), nil) }
      // For a view, takes each state that has changed; otherwise the value in the second cell.
      let states = changed.filter { known[$0].contains(" = ") && cells[$0].contains(" = ") }
      let told = states.first == first ? states : [first]
      return (colored(line, cells[0], cells[first]), told.map { known[$0] }.joined(separator: ", "))
    }
    let room = most - 12
    let column = lines.compactMap(secondEnd).max() ?? 0
    let width = rows.reduce(min(column, room)) {
      $1.was == nil || $1.line.width > room ? $0 : max($0, $1.line.width)
    }
    return rows.flatMap { row in
      guard let was = row.was else { return [row.line] }
      let mark = StyledText("   was \(was)", .dim)
      if row.line.width > room { return [row.line, mark.truncated(to: most)] }
      return [row.line.padded(to: width) + mark.truncated(to: most - width)]
    }
  }

  /// A row in bold, with the changed cell coloured.
  private static func colored(_ line: StyledText, _ first: String, _ changed: String) -> StyledText {
    let text = line.string
    guard let name = text.firstRange(of: first), let value = text[name.upperBound...].firstRange(of: changed)
    else { return line.styled(.strong) }
    return StyledText(text[..<value.lowerBound], .strong) + StyledText(text[value], .warning)
      + StyledText(text[value.upperBound...], .strong)
  }

  /// The column where the second cell ends, if a third cell follows.
  private static func secondEnd(_ line: StyledText) -> Int? {
    let cells = cells(line)
    guard cells.count > 2, let third = line.string.firstRange(of: "   " + cells[2]) else { return nil }
    return StyledText(line.string[..<third.lowerBound]).width
  }

  /// The cells of a row: texts separated by at least two spaces, without the branches of a tree.
  private static func cells(_ line: StyledText) -> [String] {
    let parts = line.string.drop { " └├│".contains($0) }.split(separator: "  ")
    let cells = parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    return cells.isEmpty ? [""] : cells
  }
}
