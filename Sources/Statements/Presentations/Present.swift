import Presentations
import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let present = StatementKind(
    "present",
    [
      .name("kind", among: Presentation.Kind.allCases.map(\.rawValue)), .name("name"), "on", .place("place"),
      [.choice([["isPresented", .expression("isPresented")], ["item", .expression("item")]])],
      [.items("items", presentationLines, or: true)],
    ], .presentations, "Presents an inspector, a sheet, a popover, an alert … on a view",
    "Writes the modifier on the view and presents; `dismiss` and `set details.isPresented = …` leave the modifier in place. `isPresented $shows` and `item $selected` bind it to a variable. The block holds the modifiers of its content, a toolbar, `onDismiss { }`, and the content. What it is on the screen is its `presentedAs`, and `why` tells why.",
    example: "present inspector details on animals { columnWidth 200...300...400 }",
    decisions: [
      "overlays", "sheetInCompactHeight", "unspecifiedWidth", "whoseSizeClass", "oneSheet", "onDismiss",
      "inspectorBackground", "snapping", "contentSizeClasses", "outermostModifier", "vanishedDetents",
    ], describesViews: true
  ) { verb, checker throws(Problem) in
    let (name, place) = (verb.defined, verb.value("place"))
    let kind = Presentation.Kind(rawValue: verb.word("kind").text) ?? .sheet
    let view = try checker.environment(place).code
    let id = try checker.screenID(name)
    if let known = checker.session.screens.rows[id], known.presentation == nil {
      throw checker.problem(
        "`\(name.text)` is there already", at: name.range, suggestion: "choose another name")
    }
    let lines = try PresentationLines(verb, &checker)
    let places = (view: checker.place(place.range), name: checker.place(name.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let view = try view(&session).environment else { return }
      try session.requirePlace(for: kind, id, at: view, places.view)
      let known = session.screens.rows[id]
      var row = ScreenRow(
        name.text, .presentation(Presentation(kind, isPresented: true)), at: view, places.name)
      row.controller = known?.controller
      if !verb.has("items"), let known, known.presentation?.kind == kind {
        // `present details on nav` moves the modifier.
        row = known
        row.environment = view
        row.presentation?.isPresented = true
      }
      for step in lines.steps { try step(&row, &session) }
      session.declare(.content, at: view, places.view)
      session.screens.rows[id] = row
      for (item, inner) in session.screens.rows where inner.parent == id {
        session.screens.rows[item]?.environment = view
      }
      for button in lines.buttons { session.declare(button, at: view, in: id) }
      if verb.has("items"), row.controller != nil, row.content.views != nil || row.content.controller != nil {
        try session.presentAnew(id, places.name)
      }
      if let known, known.environment != view {
        session.confirm("\(name.text) is written on \(session.name(of: view)) now")
      }
      if row.binding != nil, try !session.isPresented(id) {
        session.confirm("\(name.text) waits for its binding")
      } else if known?.presentation?.isPresented == true {
        session.confirm("\(name.text) changed")
      }
    }
  }

  private static let presentationLines: [StatementSyntax] =
    PresentationModifier.all.flatMap { modifier in
      modifier.names.map { name in
        let value: StatementSyntax.Part =
          modifier.isList ? .list("values", .expression("value")) : .expression("value")
        return StatementSyntax([name], modifier.fallback == nil ? [value] : [[value]])
      }
    } + [
      StatementSyntax(["selection"], [.expression("value")]),
      StatementSyntax(["formStyle"], [.name("style", among: ["automatic", "grouped", "columns"])]),
      StatementSyntax(["toolbar"], [.items("items", toolbarItems)]),
      StatementSyntax(["onDismiss"], [.block("block")]),
      StatementSyntax(
        ["button"],
        [
          .name("name"), .expression("title"), [.name("role", among: ["cancel", "destructive"])],
          [.block("block")],
        ]),
      StatementSyntax(
        ["content"], [.items("items", [StatementSyntax(["background"], [.expression("value")])], or: true)]),
    ]
}

extension Session {
  fileprivate mutating func requirePlace(
    for kind: Presentation.Kind, _ id: ScreenID, at view: EnvironmentID, _ place: Place
  ) throws(Problem) {
    try requireOnDevice(view, kind.words, place)
    if kind == .inspector, traits.version == .iOS16 { throw .noInspectors(at: place) }
    if kind == .fullScreenCover, placement(at: view)?.isOnMac == true { throw Problem(.noCovers, at: place) }
    guard kind == .inspector, let scene = traits.tree.scene(of: view),
      let shown = try screenLayout(of: scene)?.visible
    else { return }
    for (other, row) in screens.rows where other != id && shown.contains(other) && row.parent == nil {
      guard row.environment == view, row.presentation?.kind == .inspector else { continue }
      throw Problem(
        "`\(name(of: view))` has an inspector already, `\(row.name)`", at: place,
        suggestion: "change that one, or put the inspector on another view")
    }
  }
}
