import Drawings
import Playgrounds

extension Transcript {
  /// `why not`: why it is not so, what is due, and the statements that would do it.
  func lines(_ remedies: Remedies) -> [StyledText] {
    var lines = styled(sentence(remedies)).wrapped(to: max(width, 40), hanging: 2)
    for note in notes(remedies) { lines += styled("  " + note).wrapped(to: max(width, 40), hanging: 2) }
    let rows = remedies.remedies.map { remedy in
      [StyledText(safe(remedy.statement), .strong), StyledText(count(remedy.reach, "environment"), .dim)]
    }
    if !rows.isEmpty { lines += rowsBeside(rows) ?? rows.flatMap { stacked($0[0], $0[1]) } }
    return lines.map(\.trimmed)
  }

  /// The statements, and how far each reaches in a column beside them; `nil` where a statement is too long for that.
  private func rowsBeside(_ rows: [[StyledText]]) -> [StyledText]? {
    var table = Table(rows)
    table.indentation = 2
    let wanted = [0, 1].map { column in rows.map { $0[column].width }.max() ?? 0 }
    guard wanted[0] + table.gap + wanted[1] + table.indentation <= width else { return nil }
    return table.lines(width: width, drawsBoxes: drawsBoxes)
  }

  /// A long statement in lines of its own, so that it can be copied, and behind its end how far it reaches.
  private func stacked(_ statement: StyledText, _ reach: StyledText) -> [StyledText] {
    var lines = (.blanks(2) + statement).wrapped(to: max(width, 40), hanging: 2)
    guard let last = lines.popLast() else { return [.blanks(2) + reach] }
    let joined = last.trimmed + .blanks(3) + reach
    return lines + (joined.width <= width ? [joined] : [last, .blanks(4) + reach])
  }

  private func sentence(_ remedies: Remedies) -> String {
    let value = "`\(remedies.subject)` is \(remedies.value)"
    switch remedies.finding {
    case .already: return value + " already"
    case .overridden(by: let place): return value + ", because `\(place)` overrides it"
    case .given(to: let place, by: let parent):
      return value + ", because \(parent.map { "`\($0)`" } ?? "the system") gave that to `\(place)`"
    case .predicted: return value + ", as it was predicted"
    case .remembered: return value + ", as it was before"
    case .nothing(let isPending):
      return value + ", the default: nothing overrides it" + (isPending ? " yet" : "")
    case .because(let fact): return value + ", because \(fact)"
    case .outside(let fact): return value + ": \(fact)"
    case .never(let choices): return value + ", and never \(remedies.wanted): \(choices)"
    }
  }

  private func notes(_ remedies: Remedies) -> [String] {
    var notes: [String] = []
    if let outermost = remedies.outermost {
      let origin = remedies.subject.hasPrefix(outermost + ".") ? "above" : "outside of `\(outermost)`"
      notes.append("it stands in no hierarchy, so nothing from \(origin) reaches it")
    }
    if let due = remedies.due {
      let bringer = remedies.bringer.map { "`\($0)`" } ?? "the next update"
      let cause = remedies.isUpdating ? "an update is in progress, and" : "a change is pending: \(bringer)"
      notes.append("\(cause) makes it \(due)")
    }
    guard remedies.remedies.isEmpty else { return notes }
    switch remedies.finding {
    case .already, .never, .outside: break
    case _ where remedies.reason != nil: notes.append(remedies.reason ?? "")
    case _ where remedies.due == remedies.wanted: break
    case .because: notes.append("nothing here can make it \(remedies.wanted) now")
    default: notes.append("no override can make it \(remedies.wanted) now")
    }
    return notes
  }
}
