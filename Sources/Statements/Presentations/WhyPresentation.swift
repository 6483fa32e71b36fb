import Drawings
import Presentations
import Sessions
import Syntax
import Traits

extension Checker {
  /// `why details.presentedAs`, and other properties; nil if the question is not about something on a screen.
  mutating func explanation(ofScreen value: Expression, _ verb: VerbStatement) throws(Problem) -> Checked? {
    guard case .member(let base, let name) = value.kind else { return nil }
    switch base.kind {
    case .name(let word): if session.screens.names[word.text] == nil { return nil }
    case .path(let steps): if presentation(path: steps, base.range) == nil { return nil }
    default: return nil
    }
    let (code, read) = (try checkUnfitted(base).code, try checkUnfitted(value).code)
    let (property, place) = (name.text, place(name.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .screen(let id) = try code(&session) else { return }
      let shown = session.shown(try read(&session))
      guard let reasons = try ScreenReasons(of: id, in: &session)?.reasons(of: property) else {
        throw Problem("`\(property)` is as it was declared, and has no reason", at: place)
      }
      let links = reasons.reversed().enumerated().map { index, reason in
        Explanation.Link(
          place: reason.subject, source: "", value: reason.fact, remark: index == 0 ? "decides" : "",
          style: index == 0 ? .success : .dim)
      }
      let decisions = reasons.compactMap { reason in Decision.everywhere.first { $0.id == reason.decision } }
      session.report(Explanation(value: shown, links: links, decisions: decisions).lines)
    }
  }
}

extension StatementKind {
  static let showPresentation = StatementKind(
    "show presentation", [[.place("place")]], .presentations,
    "Explains step by step why a presentation is what it is",
    "Each fact, the rule that follows from it, where the rule comes from, and what would change it. Without a place, all that is on the screens.",
    example: "show presentation details"
  ) { verb, checker throws(Problem) in
    let code = verb.has("place") ? try checker.presentation(verb) : nil
    return checker.action(verb) { session, place throws(Problem) in
      if let code { return try session.explain(try code(&session)) }
      var shown: [ScreenID] = []
      for scene in session.screens.system.placements.map(\.scene) {
        shown += try session.screenLayout(of: scene)?.visible ?? []
      }
      if shown.isEmpty { throw Problem("nothing is presented on a screen", at: place) }
      for id in shown { try session.explain(id) }
    }
  }
}

extension Session {
  /// Reports why a presentation is what it is.
  fileprivate mutating func explain(_ id: ScreenID) throws(Problem) {
    guard let row = screens.rows[id], let why = try ScreenReasons(of: id, in: &self) else { return }
    let placed = why.placed
    var parts = [("presentedAs \(placed?.form.rawValue ?? "hidden")", why.reasons(of: "presentedAs") ?? [])]
    if let placement = placed?.placement {
      parts.append(("placement \(placement.rawValue)", why.reasons(of: "placement")?.suffix(1) ?? []))
      parts.append(("width \(Session.short(placed?.width ?? 0))", why.reasons(of: "width") ?? []))
    }
    if let detent = placed?.detent, let height = placed?.height {
      parts.append(("detent \(detent), \(Session.short(height)) high", []))
    }
    if let placed, placed.isModal { parts.append(("isDimmed \(placed.isDimmed)", placed.dimming)) }
    // The path of a presentation begins with what it is on.
    let path = row.name.split(separator: "/").dropLast().joined(separator: "/")
    let presenter = path.isEmpty ? name(of: row.environment) : path
    let kind = placed?.form == .custom ? placed?.form.words : row.presentation?.kind.words
    let title = "  \(kind ?? "") on \(presenter)"
    report { [parts] layout in
      var lines = [StyledText(row.name, .strong) + StyledText(title, .dim)]
      for (title, reasons) in parts {
        lines.append(StyledText("  " + title, .name))
        for (number, reason) in reasons.enumerated() { lines += reason.lines(number + 1, layout) }
      }
      return lines.map(\.trimmed)
    }
  }
}

extension Reason {
  fileprivate func lines(_ number: Int, _ layout: Layout) -> [StyledText] {
    func sentence(_ text: String) -> [StyledText] {
      StyledText.sentence("       " + text, .dim).wrapped(to: layout.width, hanging: 7)
    }
    var lines = [StyledText("    \(number). \(subject): \(fact)")]
    if !rule.isEmpty { lines += sentence("\(rule) (\(source))") }
    if let change { lines += sentence("otherwise: \(change)") }
    if let decision {
      lines.append(StyledText("       open in Apple's documents: `show decision \(decision)`", .dim))
    }
    return lines
  }
}
