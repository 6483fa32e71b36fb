import Drawings
import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let whyNot = StatementKind(
    StatementSyntax(["why", "not"], [.expression("value")]), .asking,
    "Says what would have to change for something to be so",
    details:
      "The statements that would do it, each with the number of environments that it gives a new value, the fewest first: an override to change, to remove or to place, an `appear`, or an update that is due. Each was tried on a copy. Of an image, `why not cell.image == \"logo-dark\"`, which overrides would show it; of a colour the traits by which it decides and the overrides that were found to do it, or the `set` of another colour.",
    example: "why not cell.theme == bold"
  ) { verb, checker throws(Problem) in
    let value = try checker.required(verb.expression("value"), "a condition", verb)
    let condition = try checker.check(value, expecting: .bool).code
    guard let (asked, wanted) = try wish(value, &checker) else {
      throw checker.problem(
        "`why not` asks about one value of an environment", at: value.range,
        suggestion: "write `why not NAME.TRAIT == VALUE`")
    }
    let (environment, subject, place) = (asked.environment, asked.subject, checker.place(value.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try environment(&session).environment else { return }
      try session.requireAlive(id, place)
      var search = Search(
        session, asks: condition, subject, at: id, wanted: try wanted(&session), place: place)
      try search.run(&session)
      let remedies = search.remedies
      session.report { layout in remedies.lines(layout) }
    }
  }

  /// What is asked about, and the value that it should have.
  private static func wish(
    _ value: Expression, _ checker: inout Checker
  ) throws(Problem) -> (Asked, Code)? {
    switch value.kind {
    case .parenthesized(let inner): return try wish(inner, &checker)
    case .prefix(let sign, let operand) where sign.text == "!":
      return try checker.asked(operand).map { ($0, always(.bool(false))) }
    case .binary(let left, let sign, let right):
      guard sign.text == "==" else {
        throw checker.problem("`why not` asks with `==`", at: sign.range)
      }
      let (first, second) = try Operators.pair(left, right, in: &checker)
      if let asked = try askedOrNil(left, &checker) { return (asked, fitted(second, first, checker)) }
      if let asked = try askedOrNil(right, &checker) { return (asked, fitted(first, second, checker)) }
      return nil
    default: return try checker.asked(value).map { ($0, always(.bool(true))) }
    }
  }

  /// A bare case means something only beside the other side, and cannot be asked about.
  private static func askedOrNil(_ value: Expression, _ checker: inout Checker) throws(Problem) -> Asked? {
    switch value.kind {
    case .member, .subscript, .parenthesized: return try? checker.asked(value)
    default: return nil
    }
  }

  private static func fitted(_ value: Checked, _ other: Checked, _ checker: Checker) -> Code {
    (try? checker.fit(value, to: other.type))?.code ?? value.code
  }
}

/// What would make something so: the answer of `why not`.
struct Remedies: Sendable {
  struct Remedy: Hashable, Sendable {
    /// The statements as they can be typed.
    var statement: String
    /// How many environments would have a new value.
    var reach: Int
  }

  var finding = ""
  var notes: [String] = []
  /// What would do it, the smallest change first.
  var list: [Remedy] = []

  func lines(_ layout: Layout) -> [StyledText] {
    let width = max(layout.width, 40)
    var lines = StyledText.sentence(finding).wrapped(to: width, hanging: 2)
    for note in notes { lines += StyledText.sentence("  \(note)").wrapped(to: width, hanging: 2) }
    let rows = list.map {
      (StyledText($0.statement, .strong), StyledText(count($0.reach, "environment"), .dim))
    }
    let wanted = (rows.map(\.0.width).max() ?? 0) + (rows.map(\.1.width).max() ?? 0) + 5
    if wanted <= layout.width {
      var table = Table(rows.map { [$0, $1] })
      table.indentation = 2
      lines += table.lines(layout)
    } else {
      for (statement, reach) in rows {
        var parts = (.blanks(2) + statement).wrapped(to: width, hanging: 2)
        let end = (parts.last ?? StyledText()) + .blanks(3) + reach
        if end.width <= width { parts[parts.count - 1] = end } else { parts.append(.blanks(4) + reach) }
        lines += parts
      }
    }
    return lines.map(\.trimmed)
  }
}
