import Presentations
import Sessions
import Syntax

extension StatementKind {
  static let presentInspector = StatementKind(
    StatementSyntax(
      ["present", "inspector"],
      [
        .name("name"), .word("on"), .place("view"),
        .optional([
          .items(
            "items",
            [
              StatementSyntax(["columnWidth"], [.expression("width")]),
              StatementSyntax(["interactiveDismissDisabled"], [.optional([.expression("disabled")])]),
            ])
        ]),
      ]),
    .presentations, "Presents an inspector: a column where there is room, else a sheet",
    details:
      "The modifier stays when it is dismissed. A column has 270 points and cannot be dragged unless `columnWidth` gives it bounds.",
    example: "present inspector details on animals { columnWidth 200...300...400 }",
    decisions: ["overlays", "sheetInCompactHeight", "unspecifiedWidth", "whoseSizeClass"]
  ) { verb, checker throws(Problem) in
    guard let name = verb.name("name"), let place = verb.expression("view") else {
      throw checker.problem("expected a name and a view", at: verb.range)
    }
    let view = try checker.environment(place).code
    let items = verb.items("items")
    var width: Code?
    if let item = items.first(where: { $0.head == "columnWidth" }), let expression = item.expression("width")
    {
      width = try checker.checkOpen(expression).code
    }
    var disabled: Code?
    if let item = items.first(where: { $0.head == "interactiveDismissDisabled" }) {
      disabled = always(.bool(true))
      if let expression = item.expression("disabled") {
        disabled = try checker.check(expression, expecting: .bool).code
      }
    }
    let (columnWidth, isDisabled, at) = (width, disabled, checker.place(place.range))
    let named = name
    let nameplace = checker.place(name.range)
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try view(&session).environment else { return }
      var width = ColumnWidth.automatic
      if let columnWidth { width = try Self.width(try columnWidth(&session), at) }
      let flag = try isDisabled?(&session) == .bool(true)
      let inspector: InspectorID
      if let known = session.screens.names[named.text] {
        guard session.screens.system.view(of: known) == id else {
          throw Problem("`\(named.text)` is there already, on another view", at: nameplace)
        }
        inspector = known
        try session.presentations(at) { session throws(PresentationProblem) in
          try session.screens.system.update(known, columnWidth: width, isDismissDisabled: flag)
          session.screens.system.setPresented(known, true)
        }
      } else {
        try session.requireFreeName(named.text, nameplace)
        inspector = try session.presentations(at) { session throws(PresentationProblem) in
          try session.screens.system.present(
            on: id, columnWidth: width, isDismissDisabled: flag, traits: session.traits)
        }
        session.screens.names[named.text] = inspector
      }
      session.confirm("\(named.text) presented as \(session.form(of: inspector))")
    }
  }

  private static func width(_ value: Value, _ place: Place) throws(Problem) -> ColumnWidth {
    if let number = value.number { return .fixed(number) }
    guard case .range(let bounds) = value, let ideal = bounds.ideal else {
      throw Problem(
        "a column's bounds need its ideal width as well", at: place,
        suggestion: "write `columnWidth 200...300...400`, or with one bound `200...300...`")
    }
    return .flexible(minimum: bounds.lower, ideal: ideal, maximum: bounds.upper)
  }
}
