import Presentations
import Sessions
import Syntax
import ViewTree

extension StatementKind {
  static let stack = StatementKind(
    "stack", [.name("name"), [.block("block")]], .presentations,
    "A NavigationStack: a controller with a bar above its content",
    "It stands in a controller's or a view's block. A toolbar inside it is in its bar.",
    example: "controller root { stack nav { view animals } }"
  ) { verb, checker throws(Problem) in try checker.structure(.stack, verb) }

  static let split = StatementKind(
    "split",
    [
      .name("name"),
      [
        .items(
          "items",
          SplitColumn.allCases.map { StatementSyntax([$0.rawValue], [.block("block")]) } + [
            StatementSyntax(["columnVisibility"], [.expression("value")]),
            StatementSyntax(["preferredCompactColumn"], [.expression("value")]),
          ])
      ],
    ], .presentations, "A NavigationSplitView: two or three columns, one stack where there is little room",
    "Its columns are `sidebar`, `content` and `detail`; each has a bar of its own.",
    example: "split nav { sidebar { view list } detail { view page } }", decisions: ["splitColumns"]
  ) { verb, checker throws(Problem) in
    var view = SplitView()
    var columns: [Statement] = []
    for item in verb.items("items") {
      switch (item.head, item.expression("value")) {
      case ("columnVisibility", let value?):
        view.visibility = try checker.choice(value, "NavigationSplitViewVisibility") ?? .automatic
      case ("preferredCompactColumn", let value?):
        view.compactColumn = try checker.choice(value, "NavigationSplitViewColumn") ?? .detail
      default:
        // A column is a controller with the column's name.
        var controller = item
        controller.slots["name"] = .name(Name(item.head, item.headRange))
        controller.head = "controller"
        columns.append(Statement(.verb(controller), item.range))
      }
    }
    var whole = verb
    if verb.has("items") { whole.slots["block"] = .block(Block(statements: columns, range: verb.range)) }
    return try checker.structure(.split(view), whole)
  }

  static let redefineScene = StatementKind(
    "redefine scene", [.name("name")] + onDevice + [[.block("block")]], .presentations,
    "Puts a scene, with all that is in it, on another device",
    "What is presented stays, in the form that the other device gives it. The block may add to it.",
    example: "redefine scene main on mac 1200x800"
  ) { verb, checker throws(Problem) in
    let (name, tree) = (verb.defined, checker.session.traits.tree)
    if !checker.session.environments(named: name.text).contains(where: { tree.kind(of: $0) == .scene }) {
      throw checker.unknown("scene", name, among: [], otherwise: "`scene \(name.text) on …` makes one")
    }
    return try checker.check(node: .scene, verb, attach: try checker.device(verb))
  }

  static let toolbar = StatementKind(
    "toolbar", [["on", .place("place")], .items("items", toolbarItems)], .presentations,
    "Adds items to the toolbar around a view",
    "An item has a name, its text, and a placement. Where it lands is its `host`: the bar of the navigation around the view, the inspector's own section, or a sheet. `tap` runs its block.",
    example: "toolbar on animals { item add \"Add\" primaryAction { print \"added\" } }",
    decisions: ["sharedBars", "toolbarActions", "overflow"]
  ) { verb, checker throws(Problem) in
    let owner = try checker.environmentOrSurrounding(verb, needs: "a toolbar belongs to a view")
    let items = try checker.toolbarItems(verb.items("items"))
    return checker.action(at: owner.code, verb.range) { session, id, place throws(Problem) in
      try session.requireOnDevice(id, "toolbar", place)
      session.declare(.content, at: id, place)
      for item in items { session.declare(item, at: id, in: nil) }
      let names = items.map { $0.name.text }.joined(separator: ", ")
      session.confirm("\(session.name(of: id)) has \(names) in its toolbar")
    }
  }

  static let toolbarItems = [
    StatementSyntax(
      ["item"],
      [
        .name("name"), .expression("title"),
        [.name("placement", among: ToolbarPlacement.allCases.map(\.rawValue))], [.block("block")],
      ]),
    StatementSyntax(["spacer"]),
  ]
}

/// A checked toolbar item, or a checked button of an alert.
struct ScreenButton: Sendable {
  let name: Name
  let id: ScreenID
  let kind: ScreenElement.Kind
  let action: (code: FunctionCode, captures: [Local])?
  let place: Place
}

extension Session {
  /// Declares a button; it replaces one with the same name.
  mutating func declare(_ button: ScreenButton, at id: EnvironmentID, in parent: ScreenID?) {
    var row = ScreenRow(button.name.text, button.kind, at: id, in: parent, button.place)
    if let action = button.action { row.action = makeFunction(action.code, capturing: action.captures) }
    screens.rows[button.id] = row
  }

  /// Refuses a declaration that needs a screen if the environment is not on one.
  func requireOnDevice(_ id: EnvironmentID, _ what: String, _ place: Place) throws(Problem) {
    let (tree, name) = (traits.tree, self.name(of: id))
    guard tree.kind(of: id) == .view || tree.kind(of: id) == .controller else {
      throw Problem(
        "`\(name)` is a \(tree.kind(of: id).words), which has no \(what)", at: place,
        suggestion: "put it on a view or a controller in it")
    }
    guard let scene = tree.scene(of: id) else {
      throw Problem(
        "`\(name)` is not on a screen: it is in no scene", at: place,
        suggestion: "move it into a view that is in one")
    }
    if screens.system.placement(of: scene) == nil {
      throw Problem(.noDevice(tree.name(of: scene)), at: place)
    }
  }
}

extension Checker {
  fileprivate mutating func structure(_ kind: ScreenElement.Kind, _ verb: VerbStatement) throws(Problem)
    -> Checked
  {
    let place = place(verb.headRange)
    return try check(node: .controller, verb) { session, id throws(Problem) in
      session.declare(kind, at: id, place)
    }
  }

  fileprivate mutating func choice<Choice: RawRepresentable<String>>(
    _ expression: Expression, _ type: String
  ) throws(Problem) -> Choice? {
    guard case .enumCase(_, let name, _)? = try check(expression, expecting: .named(type)).literal else {
      throw problem("expected a case of \(type)", at: expression.range)
    }
    return Choice(rawValue: name)
  }

  /// The id of a name on a screen; a new id if the name is unknown.
  mutating func screenID(_ name: Name) throws(Problem) -> ScreenID {
    if let known = session.screens.names[name.text] { return known }
    try session.requireFreeName(name.text, place(name.range))
    let id = session.screens.makeID()
    session.screens.names[name.text] = id
    return id
  }

  mutating func toolbarItems(_ lines: [VerbStatement]) throws(Problem) -> [ScreenButton] {
    var names: Set<String> = []
    return try lines.map { line throws(Problem) in
      if let name = line.name("name"), !names.insert(name.text).inserted {
        throw problem("`\(name.text)` is there already", at: name.range, suggestion: "choose another name")
      }
      return try button(line) { label in
        let placement = line.name("placement").flatMap { ToolbarPlacement(rawValue: $0.text) }
        var item = ToolbarItem(label, placement ?? .automatic)
        item.isSpacer = line.head == "spacer"
        return .item(item)
      }
    }
  }

  /// Checks a line with a name, a text, and a block that runs on tap.
  mutating func button(
    _ line: VerbStatement, _ kind: (String) -> ScreenElement.Kind
  ) throws(Problem) -> ScreenButton {
    var label = ""
    if let title = line.expression("title") {
      guard case .string(let text)? = try check(title, expecting: .string).literal else {
        throw problem("a label is a text without values in it", at: title.range)
      }
      label = text
    }
    let action = try line.block("block").map { block throws(Problem) in try compiled(block) }
    let name = line.name("name") ?? Name(line.head, line.range)
    let id = line.has("name") ? try screenID(name) : session.screens.makeID()
    return ScreenButton(name: name, id: id, kind: kind(label), action: action, place: place(line.range))
  }
}
