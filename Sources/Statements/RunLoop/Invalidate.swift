import Sessions
import Traits

extension StatementKind {
  static let invalidate = StatementKind(
    "invalidate",
    [
      .place("place"),
      [.name("what", among: ["layout", "display", "properties", "constraints", "intrinsicContentSize"])],
    ], .runLoop, "setNeedsLayout(); `display`, `properties` and others ask for those",
    "Asks for a layout at the turn's end; with `display` for a drawing, with `properties` for updateProperties, with `constraints` for updateConstraints; with `intrinsicContentSize` its size is asked for anew. `cell.updatePropertiesIfNeeded()` does the properties at once.",
    example: "invalidate cell display",
    decisions: ["propertiesOrder", "forcedProperties", "constraintsOrder"]
  ) { verb, checker throws(Problem) in
    let what = verb.name("what")?.text ?? "layout"
    let events: [String: TraitEvent] = [
      "layout": .layoutSubviews, "display": .draw, "properties": .updateProperties,
      "constraints": .updateConstraints,
    ]
    let event = events[what]
    return try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      if let event {
        try session.engine(place) { try $0.setNeeds(event, at: id) }
      } else if session.traits.tree.kind(of: id) == .view {
        id.invalidateSize(in: &session)
      } else {
        throw Problem("only views have an intrinsicContentSize", at: place)
      }
      session.confirm("\(session.name(of: id)) needs \(what)")
    }
  }
}
