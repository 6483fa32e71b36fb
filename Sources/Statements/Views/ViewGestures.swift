import Sessions
import StateUpdates
import Syntax

// What a person does: each is a turn of its own.
extension StatementKind {
  static let type = StatementKind(
    StatementSyntax(["type"], [.expression("text"), .word("in"), .expression("view")]), .views,
    "Types a text into a field", details: "The field holds the text from then on.",
    example: "type \"Wren\" in x/TextField"
  ) { verb, checker throws(Problem) in
    guard let text = verb.expression("text") else { throw checker.problem("expected a text", at: verb.range) }
    let value = try checker.check(text, expecting: .string).code
    let (code, place) = try checker.gesture(verb, inUIKit: true)
    return Checked(action: verb.range) { session throws(Problem) in
      let text = try value(&session)
      switch try code(&session) {
      case .node(let id): try session.enter(text, in: id, place)
      case .environment(let id): try session.enter(text, in: id, place)
      default: return
      }
      try session.endTurn(place)
    }
  }

  static let select = StatementKind(
    StatementSyntax(["select"], [.expression("view")]), .views,
    "Selects a choice of a picker, a list or tabs",
    details: "The choice is named by its label, or by the value of its `tag`.",
    example: "select x/Picker/\"Rain\""
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
  /// `tap x/"Add"`: a view of SwiftUI's; nil where something else is tapped.
  mutating func tap(view verb: VerbStatement) throws(Problem) -> Checked? {
    guard let code = try viewOnScreen(verb.expression("place")) else { return nil }
    let place = place(verb.range)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .node(let id) = try code(&session) else { return }
      try session.tap(id, place)
      try session.closeAlert(around: id, place)
      try session.endTurn(place)
    }
  }

  /// `tap field`: a control of UIKit's; nil where something else is tapped.
  mutating func tap(control verb: VerbStatement, _ expression: Expression) throws(Problem) -> Checked? {
    let checked = try checkOpen(expression, expecting: .named("ScreenButton"))
    guard session.isEnvironment(checked.type) else { return nil }
    let (code, place) = (checked.code, place(verb.range))
    return Checked(action: verb.range) { session throws(Problem) in
      guard let id = try code(&session).environment else { return }
      try session.tap(id, place)
      try session.endTurn(place)
    }
  }

  /// Checks `drag x/Slider to 0.75`.
  mutating func drag(view verb: VerbStatement) throws(Problem) -> Checked? {
    guard let code = try viewOnScreen(verb.expression("place")), let value = verb.expression("value") else {
      return nil
    }
    let (to, place) = (try check(value, expecting: .double).code, place(verb.range))
    try requireOutside(verb)
    return Checked(action: verb.range) { session throws(Problem) in
      guard case .node(let id) = try code(&session), let number = try to(&session).number else { return }
      try session.drag(id, to: number, place)
      try session.endTurn(place)
    }
  }

  /// A view on screen; nil where an expression is something else.
  private mutating func viewOnScreen(_ expression: Expression?) throws(Problem) -> Code? {
    guard let expression else { return nil }
    switch expression.kind {
    case .path(let steps):
      if presentation(path: steps, expression.range) != nil { return nil }
      return try node(path: steps, expression.range)?.code
    case .name(let name): return rootNode(name)?.code
    case .string(let parts):
      // `tap "Add"`: what has this label, in whatever is hosted.
      guard parts.count == 1, case .text(let label) = parts[0] else { return nil }
      let range = expression.range
      let last = PathStep(name: Name(label, range), isQuoted: true)
      let roots = session.views.roots.filter { $0.value.owner == nil }.sorted { $0.key < $1.key }
      let holding = roots.first { !session.views(path: [last], below: $0.value.root).isEmpty }
      guard let name = (holding ?? roots.first)?.key else {
        throw problem("no view of SwiftUI is on screen", at: range, suggestion: "write `host VIEW()` before")
      }
      let path = [PathStep(name: Name(name, range), isQuoted: false), last]
      return try node(path: path, expression.range)?.code
    default: return nil
    }
  }

  /// The view of a gesture, which is no part of a turn in progress.
  ///
  /// Where UIKit's views know the gesture too, it may be one of theirs.
  mutating func gesture(_ verb: VerbStatement, inUIKit: Bool = false) throws(Problem) -> (Code, Place) {
    guard let view = verb.expression("view") else { throw problem("expected a view", at: verb.range) }
    try requireOutside(verb)
    let checked = try checkOpen(view)
    let isKnown = checked.type == .named("ViewOnScreen") || inUIKit && session.isEnvironment(checked.type)
    guard isKnown else {
      throw problem(
        "expected a view on screen, found \(named(checked.type))", at: view.range,
        suggestion: "write `NAME/\"label\"`, with the name that `host … as` gives")
    }
    return (checked.code, place(view.range))
  }
}
