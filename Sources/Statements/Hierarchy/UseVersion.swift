import Sessions
import Traits

extension StatementKind {
  static let use = StatementKind(
    "use", [[.name("system", among: ["iOS", "ios"])], .expression("version")], .hierarchy,
    "Follows the rules of iOS 16, 17, 18 or 26 from this turn on",
    "16 is the flow before unification: a controller inherits from its parent controller, and traitCollectionDidChange tells of changes. 17 unifies the flow; 18 tracks what layout and drawing read; 26 has updateProperties. Values that differ are ordinary changes. Until the first `use`, the rules are those of 17, and every trait and event is there.",
    example: "use iOS 17", decisions: ["startingVersion", "olderFlow", "newerValues"], context: .topLevel
  ) { verb, checker throws(Problem) in
    let expression = verb.value("version")
    guard case .int(let number)? = try checker.checkUnfitted(expression).literal,
      let version = SystemVersion(rawValue: number)
    else {
      throw checker.problem(
        "there is no version `\(checker.text(expression.range))`", at: expression.range,
        suggestion: "there are `16`, `17`, `18` and `26`")
    }
    return checker.action(verb) { session, place throws(Problem) in
      session.revision += 1
      try session.engine(place) { try $0.use(version) }
      session.confirm("iOS \(number): \(version.summary)")
    }
  }
}

extension SystemVersion {
  fileprivate var summary: String {
    switch self {
    case .iOS16: "controllers inherit from their parent controllers"
    case .iOS17: "one flow, through superviews to controllers and their views"
    case .iOS18: "one flow, and traits that layout and drawing read are tracked"
    case .iOS26: "one flow, tracking, and updateProperties"
    }
  }
}
