import Commands
import Drawings
import Syntax

extension Transcript {
  /// `help`, `help override`: from the table of statements.
  func help(_ topic: String?) -> [StyledText] {
    guard let topic else { return overview() }
    return StatementGuide.rows(about: topic).flatMap(entry)
  }

  /// The pattern, the summary, and where only one row is meant its guide.
  private func entry(_ row: Statements.Row) -> [StyledText] {
    var lines = StyledText(said(usage(row)), .keyword).wrapped(to: width, hanging: 8)
    let guide = StatementGuide[row.form]
    let text = row.summary + "." + (guide.map { " " + $0.meaning } ?? "")
    lines += (StyledText("    ") + prose(said(text))).wrapped(to: width, hanging: 4)
    guard let guide else { return lines }
    lines += (StyledText("    ") + StyledText(said(guide.example), .code)).wrapped(to: width, hanging: 8)
    let related = guide.related.compactMap { Statements[$0]?.title }
    if !related.isEmpty { lines.append(StyledText("    see also: " + related.joined(separator: ", "), .dim)) }
    let open = StatementGuide.openPoints(of: row.form).map(\.name)
    if !open.isEmpty {
      let text = "left open by Apple: " + open.joined(separator: ", ") + "; `show decision NAME` tells"
      lines += StyledText("    " + text, .dim).wrapped(to: width, hanging: 6)
    }
    return lines
  }

  private func usage(_ row: Statements.Row) -> String { row.form == .expression ? row.title : row.fullUsage }

  /// The sections one below the other, in as many columns as are wide enough to read.
  private func overview() -> [StyledText] {
    let columns = Columns(in: width, atLeast: 72)
    let blocks = Statements.Section.allCases.map { section($0, width: columns.width) }
    return columns.lines(blocks) + prose("`help WORD` says more of one.").wrapped(to: width)
  }

  private func section(_ section: Statements.Section, width: Int) -> [StyledText] {
    let rows = Statements.rows.filter { $0.section == section && $0.form.isListed }
    guard !rows.isEmpty else { return [] }
    var table = Table(
      rows.map {
        [
          StyledText($0.title, .keyword),
          prose(said($0.summary)),
        ]
      })
    table.indentation = 2
    return [StyledText(section.rawValue, .heading)]
      + table.lines(width: width, drawsBoxes: drawsBoxes).map(\.trimmed)
  }
}
