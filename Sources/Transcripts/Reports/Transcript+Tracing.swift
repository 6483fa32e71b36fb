import Drawings
import Playgrounds

extension Transcript {
  /// How many changes a line of `trace` names.
  private static let longestTrace = 4

  /// A line of `trace`: `· cell  registration for theme  pastel → bold`.
  func lines(_ call: TracedCall) -> [StyledText] {
    let whole = line(call, call.event)
    let isTooLong = whole.width > width
    let line = isTooLong ? call.shortEvent.map { self.line(call, $0) } ?? whole : whole
    return line.wrapped(to: max(width, 40), hanging: 4)
  }

  private func line(_ call: TracedCall, _ event: String) -> StyledText {
    let arrow = said("→")
    let mark = StyledText(said("· "), .dim)
    var line = mark + .blanks(2 * min(call.depth, 10)) + StyledText(safe(call.place), .name)
    line += StyledText("  \(safe(said(event)))")
    if call.isTrial { line += StyledText("  (a trial)", .dim) }
    for (index, change) in call.changes.prefix(Self.longestTrace).enumerated() {
      let values = "\(change.before ?? "") \(arrow) \(change.after ?? "")"
      line += StyledText(index == 0 ? "  " : ", ", .dim)
      line += StyledText(safe("\(change.subject) \(values)"), .dim)
    }
    let others = call.changes.count - Self.longestTrace
    if others > 0 { line += StyledText(said(" and \(others) more"), .dim) }
    return line
  }
}
