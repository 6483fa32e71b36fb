import Drawings
import Playgrounds

extension Transcript {
  /// `why`: the value, then the chain in aligned columns, then what is to be added.
  func lines(_ explanation: Explanation) -> [StyledText] {
    let hasSources = explanation.links.contains { !$0.source.isEmpty }
    let rows = explanation.links.map { link in
      [StyledText(safe(said(link.place)), .name)]
        + (hasSources ? [StyledText(said(link.source), .dim)] : [])
        + [StyledText(safe(link.value)), remark(link.remark)]
    }
    var table = Table(rows)
    table.indentation = 2
    var lines =
      [StyledText(safe(explanation.value), .strong)]
      + table.lines(width: width, drawsBoxes: drawsBoxes)
    for note in explanation.notes {
      lines += StyledText("  " + safe(said(note)), .dim).wrapped(to: width, hanging: 2)
    }
    for point in explanation.decisions { lines += citation(point) }
    return lines.map(\.trimmed)
  }

  private func remark(_ remark: Explanation.Remark) -> StyledText {
    switch remark {
    case .decides: StyledText("decides", .success)
    case .hidden(by: let place): StyledText("hidden by \(safe(place))", .dim)
    case .ending: StyledText("removed, decides until the update", .warning)
    case .replaced: StyledText("replaced, decides until the update", .warning)
    case .pending: StyledText("pending until the update", .warning)
    case .awaited(by: let place): StyledText("has not come to \(safe(place)) yet", .warning)
    case .unmet(let fact): StyledText(safe(fact), .dim)
    case .none: StyledText()
    }
  }

  /// `show tree`.
  func lines(_ report: TreeReport) -> [StyledText] {
    guard !report.rows.isEmpty else { return [StyledText("no environments", .dim)] }
    let rows = report.rows.map { row in
      if row.folded > 0 { return sum(row) }
      var columns: [StyledText] = []
      if let value = row.value {
        columns.append(StyledText(safe(value)))
      } else {
        columns.append(StyledText("\(row.kind)", .dim))
      }
      if let mark = row.mark { columns.append(StyledText(safe(said(mark)), .dim)) }
      return TreeDrawing.Row(depth: row.depth, StyledText(safe(row.name), .name), columns: columns)
    }
    let lines = TreeDrawing(rows).lines(width: width, drawsBoxes: drawsBoxes).map(\.trimmed)
    return lines + (report.whole.map { [whole($0)] } ?? [])
  }

  /// A row that stands for many.
  private func sum(_ row: TreeReport.Row) -> TreeDrawing.Row {
    let columns = [row.value ?? "", row.mark ?? ""].map { StyledText(safe($0), .dim) }
    return TreeDrawing.Row(
      depth: row.depth, StyledText(said("… \(row.folded) more"), .dim), columns: columns)
  }

  /// Which statement shows what was left out.
  private func whole(_ statement: String) -> StyledText {
    StyledText("`\(safe(statement))` shows every one", .dim)
  }

  /// `show overrides`, `history` ….
  func lines(_ report: TableReport) -> [StyledText] {
    guard !report.rows.isEmpty else { return [StyledText(report.empty, .dim)] }
    let last = (report.rows.map(\.count).max() ?? 1) - 1
    let others = (0..<last).reduce(0) { sum, column in
      sum + 3 + (report.rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0)
    }
    // Code takes a row, and prose or a value two at most.
    let room = report.endsInCode ? max(width - others, 24) : 2 * width
    let rows = report.rows.map { cells in
      cells.enumerated().map { index, cell in
        let text = StyledText(safe(said(cell)), index == 0 ? .name : .plain)
          .onOneLine
        return index == last ? text.truncated(to: room) : text
      }
    }
    let header = report.header.isEmpty ? nil : report.header.map { StyledText($0, .dim) }
    let lines = Table(rows, header: header).lines(width: width, drawsBoxes: drawsBoxes).map(\.trimmed)
    let notes = report.note.map { styled($0).wrapped(to: max(width, 40)) } ?? []
    guard let omitted = report.omitted else { return lines + notes }
    let more = StyledText(said("… \(omitted.count) more"), .dim)
    if report.omitsFirst { return [more] + lines + notes + [whole(omitted.whole)] }
    return lines + notes + [more, whole(omitted.whole)]
  }

  /// `show trait theme`.
  func lines(_ report: FactsReport) -> [StyledText] {
    var table = Table(
      report.facts.map {
        [StyledText($0.name, .dim), StyledText(safe(said($0.value)))]
      })
    table.indentation = 2
    return [StyledText(safe(report.title), .strong)]
      + table.lines(width: width, drawsBoxes: drawsBoxes).map(\.trimmed)
  }

  /// `what if`, `diff`.
  func lines(_ differences: [Difference]) -> [StyledText] {
    guard !differences.isEmpty else { return [StyledText("no difference", .dim)] }
    let arrow = said("→")
    return Table(
      differences.map { difference in
        let isCut = difference.folded > 0 && difference.subject.isEmpty
        return [subject(difference)]
          + (isCut
            ? []
            : [
              StyledText(safe(difference.before ?? said("–")), .dim), StyledText(arrow, .dim),
              StyledText(safe(difference.after ?? said("–"))),
            ])
      }
    ).lines(width: width, drawsBoxes: drawsBoxes).map(\.trimmed)
  }

  /// What differs: `cell.theme`, or how many more do so in the same way.
  private func subject(_ difference: Difference) -> StyledText {
    if difference.folded == 0 { return StyledText(safe(difference.subject), .name) }
    let property = difference.subject.isEmpty ? "" : " " + difference.subject
    return StyledText(safe(said("… \(difference.folded) more\(property)")), .dim)
  }
}
