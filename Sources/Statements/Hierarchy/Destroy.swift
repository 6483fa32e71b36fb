import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let destroy = StatementKind(
    StatementSyntax(["destroy"], [.place("place")]), .hierarchy,
    "Lets go of an object; it ends with its registrations, unless something holds it",
    details:
      "What stands in the object goes with it, and their registrations end. A variable that holds it, a value that a handler has captured, and a registration that captures it keep it alive; a target does not.",
    example: "destroy badge", decisions: ["lifetimes"]
  ) { verb, checker throws(Problem) in
    try checker.action(on: "place", of: verb) { session, id, place throws(Problem) in
      try session.requireMovable(id, "destroy", place)
      try session.destroy(id, place)
    }
  }
}
