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
    case .given(to: let place, by: let parent):
      return value + ", because \(parent.map { "`\($0)`" } ?? "the system") gave that to `\(place)`"
    case .predicted: return value + ", as it was predicted"
    case .remembered: return value + ", as it was before"
    case .nothing: return value + ", the default: nothing overrides it"
    case .because(let fact): return value + ", because \(fact)"
    case .never(let choices): return value + ", and never \(remedies.wanted): \(choices)"
    }
  }

  private func notes(_ remedies: Remedies) -> [String] {
    var notes: [String] = []
    if remedies.isOutside { notes.append("it stands in no hierarchy, so nothing from above reaches it") }
    if let due = remedies.due {
      let bringer = remedies.bringer.map { "`\($0)`" } ?? "the next update"
      let cause = remedies.isUpdating ? "an update is in progress, and" : "a change is pending: \(bringer)"
      notes.append("\(cause) makes it \(due)")
    }
    guard remedies.remedies.isEmpty else { return notes }
    switch remedies.finding {
    case .already, .never: break
    case _ where remedies.reason != nil: notes.append(remedies.reason ?? "")
    case _ where remedies.due == remedies.wanted: break
    case .because: notes.append("nothing here can make it \(remedies.wanted) now")
    default: notes.append("no override can make it \(remedies.wanted) now")
    }
    return notes
  }
}
