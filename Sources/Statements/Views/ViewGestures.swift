import Sessions
import Syntax
import ViewTree

// Gestures of a person; each is a turn of its own.
extension StatementKind {
  static let type = StatementKind(
    "type", [.expression("text"), .word("in"), .expression("view")], .views, "Types a text into a field",
    "The field has the focus and holds the text from then on; a line end behind it is the return key.",
    example: "type \"Wren\" in x/TextField", context: .outsideTurn
  ) { verb, checker throws(Problem) in
    let value = try checker.check(verb.value("text"), expecting: .string).code
    return try checker.gesture(verb, inUIKit: true) { session, view, place throws(Problem) in
      let text = try value(&session)
      switch view {
      case .node(let id): try session.enter(text, in: id, place)
      case .environment(let id): try session.enter(text, in: id, place)
      default: return
      }
    }
  }

  static let select = StatementKind(
    "select", [.expression("view")], .views, "Selects a choice of a picker, a list or tabs",
    "The choice is named by its label, or by the value of its `tag`.", example: "select x/Picker/\"Rain\"",
    context: .outsideTurn
  ) { verb, checker throws(Problem) in
    try checker.gesture(verb) { session, view, place throws(Problem) in
      if case .node(let id) = view {
        try session.select(id, place)
      } else {
        try session.touch(.tap, view, place)
      }
    }
  }
}

extension Checker {
  typealias Gesture = @Sendable (inout Session, Value, Place) throws(Problem) -> Void

  /// A gesture on something, and the turn that it makes.
  func gesture(
    on view: @escaping Code, _ verb: VerbStatement, _ range: SourceRange? = nil, _ body: @escaping Gesture
  ) -> Checked {
    let place = place(range ?? verb.range)
    return Checked(action: verb.range) { session throws(Problem) in
      try body(&session, try view(&session), place)
      try session.endTurn(place)
    }
  }

  /// A gesture on the view in the slot `view`, with `inUIKit` also on a UIKit view; it is not part of a turn in progress.
  mutating func gesture(
    _ verb: VerbStatement, inUIKit: Bool = false, _ body: @escaping Gesture
  ) throws(Problem) -> Checked {
    let view = verb.value("view")
    let code = try viewOnScreen(view, inUIKit: inUIKit)
    return gesture(on: code, verb, view.range, body)
  }

  mutating func viewOnScreen(_ view: Expression, inUIKit: Bool = false) throws(Problem) -> Code {
    if !inUIKit, case .name(let name) = view.kind, let root = rootNode(name, orBrought: true) {
      return root.code
    }
    if view.step?.isQuoted == true, let labelled = try touchTarget(view) { return labelled }
    try requirePlace(view, isTouched: true)
    let checked = try checkUnfitted(view)
    if checked.type == .named("ViewOnScreen") || inUIKit && session.isEnvironment(checked.type) {
      return checked.code
    }
    let isUIKit = !inUIKit && session.isEnvironment(checked.type)
    throw problem(
      "expected a view on screen, found \(named(checked.type))", at: view.range,
      suggestion: isUIKit
        ? "`show tree` and `show screen` show what is UIKit's"
        : "write `NAME/\"label\"`, with the name that `host … as` gives")
  }

  /// The target of a touch: `tap x/"Add"`, a SwiftUI view; `tap field`, a UIKit control; or else a button on a screen.
  mutating func touched(_ place: Expression) throws(Problem) -> Code {
    if let view = try touchTarget(place) { return view }
    try requirePlace(place, isTouched: true)
    let checked = try checkUnfitted(place, expecting: .named("ScreenButton"))
    if session.isEnvironment(checked.type.wrapped) { return checked.code }
    return try fit(checked, to: .named("ScreenButton")).code
  }

  /// Checks `drag x/Slider to 0.75` and `drag x/Circle by 20, 30`; nil if the place is not a view.
  mutating func drag(view verb: VerbStatement) throws(Problem) -> Checked? {
    let subject = verb.value("place")
    guard let code = try touchTarget(subject) ?? slider(subject) else { return nil }
    let numbers = try ["x", "y", "value"].compactMap { verb.expression($0) }.map { number throws(Problem) in
      try check(number, expecting: .double).code
    }
    return gesture(on: code, verb) { session, view, place throws(Problem) in
      let numbers = try session.evaluate(numbers)
      guard case .node(let id) = view else {
        var slider = view
        try session.invoke("_slide", of: &slider, numbers, place)
        return
      }
      if numbers.count == 2 { return try session.drag(id, by: numbers, place) }
      try session.drag(id, to: numbers.first?.number ?? 0, place)
    }
  }

  /// A UIKit slider; nil if the expression is something else.
  private func slider(_ expression: Expression) -> Code? {
    var trial = self
    guard let subject = try? trial.checkUnfitted(expression),
      session.isKind(subject.type.wrapped.name ?? "", of: "UISlider")
    else { return nil }
    return subject.code
  }

  /// A view on screen; nil if the expression is something else.
  private mutating func touchTarget(_ expression: Expression) throws(Problem) -> Code? {
    switch expression.kind {
    case .path(let steps):
      if presentation(path: steps, expression.range) != nil { return nil }
      if let view = try node(path: steps, expression.range) { return view.code }
      // `tap main/"Add"`: what has this label below an environment.
      let around = session.environments(path: steps.dropLast().map(\.name.text))
      guard let last = steps.last, last.isQuoted, around.count == 1 else { return nil }
      return try labelled(last, below: around[0], expression.range)
    case .name(let name): return rootNode(name)?.code
    case .string, .subscript:
      // `tap "Add"`, `tap "Edit"[1]`: the view with this label in any hosted tree.
      guard let last = expression.step, last.isQuoted else { return nil }
      return try labelled(last, below: nil, expression.range)
    default: return nil
    }
  }

  /// What has a label: on any screen, or below an environment.
  private mutating func labelled(_ last: PathStep, below top: EnvironmentID?, _ range: SourceRange)
    throws(Problem) -> Code?
  {
    let (rows, text) = (session.screens.rows, last.name.text)
    let button = rows.sorted(on: { $0.key }).first { _, row in
      if !session.isBelow(row.environment, top) { return false }
      if case .item(let item) = row.kind, row.view == nil { return item.label == text }
      return row.kind == .button(text) && row.parent.flatMap { rows[$0]?.controller } != nil
    }
    if let button { return { _ in .screen(button.key) } }
    let roots = session.roots(below: top)
    let holders = roots.filter { !session.views(path: [last], below: $0.root).isEmpty }
    // What is seen comes first.
    let holding = holders.first { session.views.graph.isSeen($0.root) } ?? holders.first
    var copy = session
    let place = place(range)
    if holding == nil, try copy.touchable(labelled: text, below: top, place) != nil {
      return { session throws(Problem) in
        guard let found = try session.touchable(labelled: text, below: top, place) else { return .nothing }
        // A view is asked for what covers it when it is touched.
        if found.object.environment != nil { return found.object }
        return try session.isCovered(found.place, text, tapped: place) ? .void : found.object
      }
    }
    guard let name = (holding ?? (roots.count == 1 ? roots[0] : nil))?.name else {
      throw problem(
        "nothing on the screen is called \"\(text)\"", at: range,
        suggestion: "`show screen` shows what is there")
    }
    return try node(path: [PathStep(name: Name(name, range), isQuoted: false), last], range)?.code
  }
}
