import Drawings
import Playgrounds

extension Transcript {
  /// `why not`: why it is not so, what is due, and the statements that would do it.
  func lines(_ remedies: Remedies) -> [StyledText] {
    var lines = styled(sentence(remedies)).wrapped(to: max(width, 40), hanging: 2)
    for note in notes(remedies) { lines += styled("  " + note).wrapped(to: max(width, 40), hanging: 2) }
    var table = Table(
      remedies.remedies.map { remedy in
        [
          StyledText(safe(remedy.statement), .strong),
          StyledText(count(remedy.reach, "environment"), .dim),
        ]
      })
    table.indentation = 2
    if !remedies.remedies.isEmpty { lines += table.lines(width: width, drawsBoxes: drawsBoxes) }
    return lines.map(\.trimmed)
  }

  private func sentence(_ remedies: Remedies) -> String {
    let value = "`\(remedies.subject)` is \(remedies.value)"
    switch remedies.finding {
    case .already: return value + " already"
    case .overridden(by: let place): return value + ", because `\(place)` overrides it"
    case .given(to: let place): return value + ", because the system gave that to `\(place)`"
    case .remembered: return value + ", as it was before"
    case .nothing: return value + ", the default: nothing overrides it"
    }
  }

  private func notes(_ remedies: Remedies) -> [String] {
    var notes: [String] = []
    if remedies.isOutside { notes.append("it stands in no hierarchy, so nothing from above reaches it") }
    if let due = remedies.due { notes.append("a change is pending: the next update makes it \(due)") }
    if remedies.finding != .already, remedies.remedies.isEmpty {
      notes.append("no override can make it \(remedies.wanted) now")
    }
    return notes
  }
}
