import Drawings
import Presentations
import Sessions
import Syntax
import Traits

extension Checker {
  /// `why details.presentedAs`, and of its other properties; nil where nothing on a screen is asked about.
  mutating func explanation(ofScreen value: Expression, _ verb: VerbStatement) throws(Problem) -> Checked? {
    guard case .member(let base, let name) = value.kind else { return nil }
    switch base.kind {
    case .name(let word): if session.screens.names[word.text] == nil { return nil }
    case .path(let steps): if presentation(path: steps, base.range) == nil { return nil }
    default: return nil
    }
    let subject = try checkOpen(base)
    let read = try checkOpen(value).code
    let (code, property, place) = (subject.code, name.text, place(name.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .screen(let id) = try code(&session) else { return }
      let value = try read(&session)
      let shown = session.shown(value)
      guard let reasons = try session.reasons(of: id, property) else {
        throw Problem("`\(property)` is as it was declared, and has no reason", at: place)
      }
      session.report(Explanation(value: shown, links: session.links(reasons), decisions: reasons.decisions))
    }
  }
}

extension Session {
  /// The facts from which a property follows, last what decides.
  fileprivate mutating func reasons(of id: ScreenID, _ property: String) throws(Problem) -> [Reason]? {
    guard let row = screens.rows[id] else { return nil }
    if row.item != nil {
      let item = try placedItem(id)
      if property == "label" { return nil }
      if property != "host", let item { return positionReasons(row, item) }
      return reasonsOfItem(row, item)
    }
    guard let placed = try placed(id) else {
      let name = traits.tree.name(of: row.environment)
      return [Reason(name, "on no screen", "What is in no scene on a device is not shown.", "decided")]
    }
    switch property {
    case "isDimmed", "isBackgroundInteractive":
      if placed.isModal { return placed.dimming }
      return [Reason(row.name, placed.form.rawValue, "Only what lies above the rest dims it.", "WWDC23")]
    case "width" where placed.form.isColumn:
      let declared = row.presentation?.modifiers.columnWidth ?? .automatic
      let dragged = screens.system.states[id]?.draggedWidth
      let reason = Reason(
        "columnWidth", "\(declared)", "A column starts with its ideal width.", "SwiftUI, inspectorColumnWidth"
      )
      guard declared.isResizable, let dragged else { return [reason] }
      return [
        reason,
        Reason(
          "dragged", "to \(Session.short(dragged))", "What a person chose wins.", "WWDC23 session 10161"),
      ]
    case "placement" where placed.form.isColumn:
      let isFull = placed.placement == .fullHeight
      let outside = "Outside of navigation an inspector reaches to the top."
      let inside = "Inside of a navigation structure an inspector stands under its bar."
      let presenter = traits.tree.name(of: row.environment)
      return standing(of: row) + placed.reasons.map(withOrigin) + [
        Reason(
          presenter, isFull ? "outside of navigation" : "inside of navigation", isFull ? outside : inside,
          "WWDC23 session 10161",
          change: isFull ? "put it on a view inside of a stack" : "put it on the stack itself")
      ]
    case "isPresented":
      let isHidden = placed.reasons.last?.subject == "isPresented"
      let subject = row.binding == nil ? "isPresented" : "its binding"
      return [Reason(subject, "\(!isHidden)", "The binding presents.", "SwiftUI's documentation")]
    case "presentedAs", "placement", "width": return standing(of: row) + placed.reasons.map(withOrigin)
    default:
      if placed.form == .hidden, property != "formStyle" {
        return standing(of: row) + placed.reasons.map(withOrigin)
      }
      return try ownReasons(of: id, property, placed)
    }
  }

  /// The device and the window, from which the size classes follow.
  private func standing(of row: ScreenRow) -> [Reason] {
    guard let scene = traits.tree.scene(of: row.environment),
      let standing = screens.system.standing(of: scene)
    else { return [] }
    let facts = [standing.device.title, standing.orientation?.rawValue, "\(standing.size)"].compactMap { $0 }
    return [
      Reason(
        traits.tree.name(of: scene), facts.joined(separator: " "),
        "A scene's size gives it its size classes.",
        "Apple's Human Interface Guidelines, Layout")
    ]
  }

  /// A size class with where it comes from: `compact, override of animals`.
  private func withOrigin(_ reason: Reason) -> Reason {
    let parts = reason.subject.split(separator: ".").map(String.init)
    guard parts.count == 2, let trait = traits.trait(property: parts[1]),
      let id = environments(named: parts[0]).first,
      let source = traits.explanation(of: trait, at: id).first(where: { $0.role == .decides }),
      let owner = source.environment
    else { return reason }
    var reason = reason
    let name = traits.tree.name(of: owner)
    switch source.origin {
    case .override: reason.fact += ", override of \(name)"
    case .parentsOverride, .systemValue: reason.fact += ", given to \(name)"
    default: break
    }
    return reason
  }

  private func reasonsOfItem(_ row: ScreenRow, _ item: PlacedItem?) -> [Reason] {
    let talk = "WWDC23 session 10161"
    let placement = Reason(
      "placement", row.item?.placement.rawValue ?? "", "The placement says where in its toolbar it stands.",
      "SwiftUI, ToolbarItemPlacement")
    guard let host = item?.host else {
      return [
        Reason(
          row.parent.map { name(of: $0) } ?? row.name, "not on the screen", "It goes with what it is in.",
          talk)
      ]
    }
    let inside = row.parent.map { name(of: $0) }
    let fact = inside.map { "written in \($0)" } ?? "written on \(traits.tree.name(of: row.environment))"
    let rule =
      switch host {
      case .navigation:
        inside == nil
          ? "Items go into the bar around what they are written on." : "Under a bar no other one is there."
      case .inspector: "An inspector outside of navigation has a section of its own."
      case .sheet: "What is written in it goes with it into the sheet."
      case .content: "There is no navigation around it."
      }
    return [
      placement,
      Reason(row.name, fact, rule, talk, decision: host == .navigation && inside != nil ? "sharedBars" : nil),
    ]
  }

  fileprivate func links(_ reasons: [Reason]) -> [Explanation.Link] {
    reasons.reversed().enumerated().map { index, reason in
      Explanation.Link(
        place: reason.subject, source: "", value: reason.fact, remark: index == 0 ? "decides" : "",
        style: index == 0 ? .success : .dim)
    }
  }
}

extension [Reason] {
  fileprivate var decisions: [Decision] {
    compactMap { reason in reason.decision.flatMap { id in Decision.everywhere.first { $0.id == id } } }
  }
}

extension StatementKind {
  static let showPresentation = StatementKind(
    StatementSyntax(["show", "presentation"], [.place("place")]), .presentations,
    "Explains step by step why a presentation is what it is",
    details: "Each fact, the rule that follows from it, where the rule comes from, and what would change it.",
    example: "show presentation details"
  ) { verb, checker throws(Problem) in
    let code = try checker.presentation(verb)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .screen(let id) = try code(&session), let row = session.screens.rows[id] else { return }
      let placed = try session.placed(id)
      let kind = row.presentation?.kind.words ?? ""
      let presenter = session.traits.tree.name(of: row.environment)
      var parts: [(String, [Reason])] = [
        ("presentedAs \(placed?.form.rawValue ?? "hidden")", try session.reasons(of: id, "presentedAs") ?? [])
      ]
      if let placement = placed?.placement {
        parts.append(
          (
            "placement \(placement.rawValue)",
            [try session.reasons(of: id, "placement")?.last].compactMap { $0 }
          ))
        parts.append(
          ("width \(Session.short(placed?.width ?? 0))", try session.reasons(of: id, "width") ?? []))
      }
      if let detent = placed?.detent, let height = placed?.height {
        parts.append(("detent \(detent), \(Session.short(height)) high", []))
      }
      if let placed, placed.isModal { parts.append(("isDimmed \(placed.isDimmed)", placed.dimming)) }
      let (name, all) = (row.name, parts)
      session.report { layout in
        var lines = [StyledText(name, .strong) + StyledText("  \(kind) on \(presenter)", .dim)]
        for (title, reasons) in all {
          lines.append(StyledText("  " + title, .name))
          for (number, reason) in reasons.enumerated() { lines += reason.lines(number + 1, layout) }
        }
        return lines.map(\.trimmed)
      }
    }
  }
}

extension Reason {
  /// The reason as sentences.
  fileprivate func lines(_ number: Int, _ layout: Layout) -> [StyledText] {
    let fact = StyledText("    \(number). \(subject): \(fact)")
    let why = StyledText.sentence("       \(rule) (\(source))", .dim).wrapped(to: layout.width, hanging: 7)
    let otherwise = change.map {
      StyledText.sentence("       otherwise: \($0)", .dim).wrapped(to: layout.width, hanging: 7)
    }
    let open = decision.map { [StyledText("       open in Apple's documents: `show decision \($0)`", .dim)] }
    return [fact] + (rule.isEmpty ? [] : why) + (otherwise ?? []) + (open ?? [])
  }
}
