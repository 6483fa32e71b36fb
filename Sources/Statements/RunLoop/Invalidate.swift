import Sessions
import Syntax
import Traits
import ViewTree

extension StatementKind {
  static let invalidate = StatementKind(
    StatementSyntax(
      ["invalidate"],
      [
        .place("place"),
        .optional([
          .name("what", among: ["layout", "display", "properties", "constraints", "intrinsicContentSize"])
        ]),
      ]),
    .runLoop, "setNeedsLayout(); `display`, `properties` and others ask for those",
    details:
      "Asks for a layout at the turn's end; with `display` for a drawing, with `properties` for updateProperties, with `constraints` for updateConstraints; with `intrinsicContentSize` its size is asked for anew. `cell.updatePropertiesIfNeeded()` does the properties at once.",
    example: "invalidate cell display",
    decisions: ["propertiesOrder", "forcedProperties", "constraintsOrder"]
  ) { verb, checker throws(Problem) in
    let what = verb.name("what")?.text ?? "layout"
    return try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      try session.requireAlive(id, place)
      try session.invalidate(id, what, place)
      session.confirm("\(session.traits.tree.name(of: id)) needs \(what)")
    }
  }
}

extension Session {
  fileprivate mutating func invalidate(_ id: EnvironmentID, _ what: String, _ place: Place) throws(Problem) {
    let kinds: [EnvironmentKind] = [.view, .window, .controller]
    switch what {
    case "intrinsicContentSize":
      try requireKind(id, what, [.view], place)
      return id.invalidateSize(in: &self)
    case "properties": try requireKind(id, "updateProperties", kinds, place)
    case "layout": try requireKind(id, what, kinds + [.presentation], place)
    default: try requireKind(id, what, kinds, place)
    }
    try engine(place) { traits throws(TraitProblem) in
      switch what {
      case "display": try traits.setNeeds(.draw, at: id)
      case "properties": try traits.setNeeds(.updateProperties, at: id)
      case "constraints": try traits.setNeeds(.updateConstraints, at: id)
      default: try traits.setNeeds(.layoutSubviews, at: id)
      }
    }
  }
}
