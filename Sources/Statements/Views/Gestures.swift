import Sessions
import StateUpdates
import Syntax

// What a person does: each is a turn of its own.
extension StatementKind {
  static let tap = StatementKind(
    StatementSyntax(["tap"], [.expression("view")]), .views, "Taps a view or a button, as a person would",
    details:
      "A button's action runs, a toggle switches. What is disabled does nothing. A button of an alert or a dialog also closes it.",
    example: "tap player/\"Play\""
  ) { verb, checker throws(Problem) in
    let (code, place) = try checker.gesture(verb, alsoOn: "ScreenButton")
    return Checked(action: verb.range) { session throws(Problem) in
      switch try code(&session) {
      case .node(let id):
        try session.tap(id, place)
        try session.closeAlert(around: id, place)
      case .screen(let id): try session.tap(id, place)
      default: return
      }
      try session.endTurn(place)
    }
  }

  static let type = StatementKind(
    StatementSyntax(["type"], [.expression("text"), .word("in"), .expression("view")]), .views,
    "Types a text into a field", details: "The field holds the text from then on.",
    example: "type \"Wren\" in x/TextField"
  ) { verb, checker throws(Problem) in
    guard let text = verb.expression("text") else { throw checker.problem("expected a text", at: verb.range) }
    let value = try checker.check(text, expecting: .string).code
    let (code, place) = try checker.gesture(verb)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .node(let id) = try code(&session) else { return }
      try session.enter(try value(&session), in: id, place)
      try session.endTurn(place)
    }
  }

  static let select = StatementKind(
    StatementSyntax(["select"], [.expression("view")]), .views, "Selects a choice of a picker, a list or tabs",
    details: "The choice is named by its label, or by the value of its `tag`.", example: "select x/Picker/\"Rain\""
  ) { verb, checker throws(Problem) in
    let (code, place) = try checker.gesture(verb)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .node(let id) = try code(&session) else { return }
      try session.select(id, place)
      try session.endTurn(place)
    }
  }
}

extension Checker {
  /// The view of a gesture, which is no part of a turn in progress.
  mutating func gesture(_ verb: VerbStatement, alsoOn type: String = "") throws(Problem) -> (Code, Place) {
    guard let view = verb.expression("view") else { throw problem("expected a view", at: verb.range) }
    try requireOutside(verb)
    let checked = try checkOpen(view)
    guard checked.type == .named("ViewOnScreen") || checked.type == .named(type) else {
      throw problem(
        "expected a view on screen, found \(named(checked.type))", at: view.range,
        suggestion: "write `NAME/\"label\"`, with the name that `host … as` gives")
    }
    return (checked.code, place(view.range))
  }
}
