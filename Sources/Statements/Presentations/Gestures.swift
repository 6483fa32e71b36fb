import Presentations
import Sessions
import Syntax

extension StatementKind {
  static let dismiss = StatementKind(
    "dismiss", [.place("place")], .presentations, "Dismisses a presentation",
    "The modifier stays: `set details.isPresented = true` presents it again.", example: "dismiss details"
  ) { verb, checker throws(Problem) in
    let code = try checker.presentation(verb)
    return checker.action(verb) { session, place throws(Problem) in
      let id = try code(&session)
      if try session.isPresented(id) { return try session.setPresented(id, false, place) }
      session.confirm("\(session.name(of: id)) is not presented")
    }
  }

  static let drag = StatementKind(
    "drag",
    [
      .place("place"),
      .choice([[.word("to"), .expression("value")], [.word("by"), .expression("x"), ",", .expression("y")]]),
    ], .presentations,
    "Drags the edge of a column, a sheet to a height or a detent, a slider or a stepper to a value, or what has a DragGesture",
    "A column stays between its bounds, and below the minimum it collapses. A sheet comes to rest at the nearest detent, and below the lowest one it goes. `drag x/Circle by 20, 30` moves a finger over a view.",
    example: "drag details to 350", decisions: ["rigidColumns", "openBounds", "keptWidths", "snapping"],
    context: .outsideTurn
  ) { verb, checker throws(Problem) in
    if let view = try checker.drag(view: verb) { return view }
    let value = verb.expression("value") ?? verb.value("place")
    let to = try checker.checkUnfitted(value, expecting: .named("PresentationDetent"))
    guard to.type.isNumber || to.type == .named("PresentationDetent") else {
      throw checker.problem("expected points or a detent, found \(to.type)", at: value.range)
    }
    return try checker.presented(verb) { [target = to.code] session throws(Problem) in
      let value = try target(&session)
      if let length = value.number { return .drag(to: length) }
      return PresentationDetent(value).map { .dragToDetent($0) } ?? .swipeDown
    }
  }

  static let swipeDown = StatementKind(
    "swipe down", [.place("place")], .presentations, "Swipes a sheet down",
    "It goes to the next detent below, and from the lowest one away.", example: "swipe down bulletins",
    decisions: ["snapping"], context: .outsideTurn
  ) { verb, checker throws(Problem) in try checker.presented(verb) { _ throws(Problem) in .swipeDown } }

  static let swipeLeft = StatementKind(
    swipe: "left", showing: "trailing",
    "The first of its trailing `swipeActions` runs, or what `onDelete` of its `ForEach` says. Over pages, the next one comes."
  )

  static let swipeRight = StatementKind(
    swipe: "right", showing: "leading",
    "The first of its leading `swipeActions` runs. Over pages, the one before comes back.")

  private init(swipe side: String, showing edge: String, _ details: String) {
    self.init(
      "swipe \(side)", [.expression("view")], .views, "Swipes a row of a list to the \(side)", details,
      example: "swipe \(side) x/\"Ann\"", context: .outsideTurn
    ) { verb, checker throws(Problem) in
      try checker.gesture(verb) { session, view, place throws(Problem) in
        if case .node(let id) = view { try session.swipe(id, showing: edge, place) }
      }
    }
  }

  static let tapOutside = StatementKind(
    "tap outside", [.place("place")], .presentations, "Taps beside what is presented",
    "It closes popovers, and sheets that dim what lies behind.", example: "tap outside hints",
    decisions: ["outsideTaps"], context: .outsideTurn
  ) { verb, checker throws(Problem) in try checker.presented(verb) { _ throws(Problem) in .tapOutside } }

  static let doubleClick = StatementKind(
    "double click", [.place("place")], .presentations, "Double-clicks the divider of a column on a Mac",
    "The column takes its ideal width.", example: "double click details", context: .outsideTurn
  ) { verb, checker throws(Problem) in try checker.presented(verb) { _ throws(Problem) in .doubleClick } }

  static let toggleInspector = StatementKind(
    "toggle inspector", [.optional([.word("in"), .place("scene")])], .presentations,
    "Chooses what InspectorCommands adds to the menus, ⌃⌘I",
    "It presents a scene's inspector, or dismisses it. Without a scene, that of the first one on a device.",
    example: "toggle inspector in main", decisions: ["inspectorCommand"], context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let wanted = try checker.environment(ifIn: "scene", of: verb)
    return checker.action(verb) { session, place throws(Problem) in
      let scene = try wanted?(&session).environment ?? session.screens.system.placements.first?.scene
      let layout = try scene.flatMap { scene throws(Problem) in try session.screenLayout(of: scene) }
      let inspectors = (layout?.presentations ?? [:]).sorted(on: { $0.key }).filter { id, _ in
        session.screens.rows[id]?.presentation?.kind == .inspector
      }
      let shown = inspectors.first { $0.value.form != .hidden }?.key
      guard let id = shown ?? inspectors.first?.key else {
        throw Problem(
          "there is no inspector that could be toggled", at: place,
          suggestion: "`present inspector … on …` declares one")
      }
      try session.setPresented(id, shown == nil, place)
    }
  }

  static let scroll = StatementKind(
    "scroll", [.place("place"), .word("by"), .expression("distance")], .presentations,
    "Scrolls what is presented",
    "A sheet below its largest detent first grows; with `contentInteraction scrolls` its content scrolls to its end first. `contentOffset` and `hasToolbarShadow` tell of it.",
    example: "scroll details by 120", decisions: ["shadowPockets", "contentLength"], context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let code = try checker.check(verb.value("distance"), expecting: .double).code
    return try checker.presented(verb) { session throws(Problem) in
      .scroll(by: try code(&session).number ?? 0)
    }
  }

  static let tap = StatementKind(
    "tap", [.place("place")], .presentations, "Taps a view, as a person would",
    "A view is its path, or its label: `tap \"Add\"`, `tap main/\"Add\"`. Runs what a button does, switches a toggle; what is disabled does nothing. A button of an alert or a dialog also closes it. On what lies behind a presentation, a tap is one outside of that.",
    example: "tap add", decisions: ["outsideTaps"], context: .outsideTurn
  ) { verb, checker throws(Problem) in try checker.touch(.tap, verb) }

  static let press = StatementKind(
    "press", [.place("place")], .presentations, "Puts a finger on a view",
    "A style's `isPressed` and a control's `isHighlighted` are true then, and a long press begins: `advance` lets its time pass.",
    example: "press x/\"Play\"", context: .outsideTurn
  ) { verb, checker throws(Problem) in try checker.touch(.press, verb) }

  static let release = StatementKind(
    "release", [.place("place")], .presentations, "Lifts the finger from what is pressed",
    "That is what runs a button's action.", example: "release x/\"Play\"", context: .outsideTurn
  ) { verb, checker throws(Problem) in try checker.touch(.release, verb) }

  static let relaunch = StatementKind(
    "relaunch", [.flag("fresh")], .presentations, "Ends the app and launches it again",
    "Definitions and the hierarchy stay, and what `UserDefaults` and `@SceneStorage` keep. States and static properties begin anew. Sheets and popovers are gone; an inspector that was a column is there again, as wide as people made it. `relaunch fresh` forgets that too.",
    decisions: ["remembered"], context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let isFresh = verb.has("fresh")
    return checker.action(verb) { session, place throws(Problem) in
      try session.relaunch(isFresh: isFresh, place)
      session.confirm(isFresh ? "launched as for the first time" : "launched again")
    }
  }
}

extension Checker {
  /// Touches a SwiftUI view, a button on a screen, or a UIKit control.
  fileprivate mutating func touch(_ touch: Touch, _ verb: VerbStatement) throws(Problem) -> Checked {
    let code = try touched(verb.value("place"))
    return gesture(on: code, verb) { session, touched, place throws(Problem) in
      try session.touch(touch, touched, place)
    }
  }

  fileprivate mutating func presented(_ verb: VerbStatement, _ make: @escaping PresentationMove)
    throws(Problem) -> Checked
  {
    let code = try presentation(verb)
    return action(verb) { session, place throws(Problem) in
      try session.perform(try make(&session), on: try code(&session), place)
    }
  }

  typealias PresentationMove = @Sendable (inout Session) throws(Problem) -> PresentationGesture
  typealias Target = @Sendable (inout Session) throws(Problem) -> ScreenID

  mutating func presentation(_ verb: VerbStatement) throws(Problem) -> Target {
    let expression = verb.value("place")
    let subject = try checkUnfitted(expression, expecting: .named("Presentation"))
    let (code, place) = (subject.code, place(expression.range))
    guard
      subject.type == .named("Presentation")
        || session.isKind(subject.type.wrapped.name ?? "", of: "UIViewController")
    else {
      throw problem(
        "expected something that is presented, found \(subject.type)", at: expression.range,
        suggestion: "`show screen` shows what is on the screen")
    }
    return { session throws(Problem) in
      let value = try code(&session)
      if case .screen(let id) = value { return id }
      let around = value.environment.map { session.traits.tree.ancestors(of: $0) }
      if let id = around?.lazy.compactMap({ session.screens.presented[$0] }).first { return id }
      throw Problem(
        "\(session.text(value)) is not presented on a screen", at: place,
        suggestion: "`present(_:animated:)` does that, in a scene on a device")
    }
  }
}

extension Session {
  /// Runs the action of a button; a button of an alert also closes the alert.
  fileprivate mutating func tap(_ id: ScreenID, _ place: Place) throws(Problem) {
    guard let row = screens.rows[id] else { throw Problem("this button is not there", at: place) }
    if case .button = row.kind, let parent = row.parent {
      guard try placed(parent)?.form != .hidden else {
        throw Problem("`\(row.name)` is not on the screen: \(name(of: parent)) is hidden", at: place)
      }
      if let action = row.action, try call(action, with: []) == .bool(false) {
        return confirm("\(row.name) is disabled, and does nothing")
      }
      return try write(false, to: parent)
    }
    guard let item = try layout(around: id)?.items[id], item.position != nil else {
      throw Problem(
        "`\(row.name)` is not on the screen", at: place, suggestion: "`show screen` shows what is there")
    }
    if try isCovered(row.environment, over: row.parent, row.name, tapped: place) { return }
    guard let action = row.action else { return confirm("\(row.name) does nothing") }
    try call(action, with: [])
  }

  /// Touches a SwiftUI view, a part of the screen, a UIKit view, or an action of a bar or a menu.
  mutating func touch(_ touch: Touch, _ touched: Value, _ place: Place) throws(Problem) {
    switch touched {
    case .node(let id):
      try self.touch(touch, id, place)
      if touch != .press { try closeAlert(around: id) }
    case .screen(let id): if touch != .press { try tap(id, place) }
    default:
      if let id = touched.environment { return try self.touch(touch, id, place) }
      // What covers a bar has taken the tap.
      if touched == .void { return }
      if touched == .nothing { throw Problem("there is nothing to touch: this is nil", at: place) }
      var action = touched
      if touch != .press { try invoke("_tap", of: &action, [], place) }
    }
  }
}
