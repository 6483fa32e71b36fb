import Presentations
import StateUpdates
import ViewTree

// What a person does with a view on screen.
extension Session {
  /// Taps a view: its action, or the one of the nearest view around that has one.
  package mutating func tap(_ id: ViewID, _ place: Place) throws(Problem) {
    if try isBlocked(id) { return }
    if let view = views.made[id]?.view.environment { return try tap(view, place) }
    var next: ViewID? = id
    while let view = next, let node = views.graph[view], let details = node.element.details.view {
      if isDisabled(view) { return confirm("\(name(ofView: view)) is disabled, and does nothing") }
      if let binding = details.argument("isOn")?.binding {
        return try write(.bool(try read(binding, place) != .bool(true)), to: binding, place)
      }
      if node.element.type == "Stepper" { return try increment(details, place) }
      if let action = details.argument("action"), details.type == "Button" || action.isClosure {
        return try runAction(action, [])
      }
      if details.argument("selection")?.binding != nil, view != id || details.type == "Tab" {
        return try select(id, place)
      }
      if details.type == "NavigationLink" { return try follow(link: view, details, place) }
      let gestures = details.modifiers.filter { $0.name == "onTapGesture" }
      if let action = gestures.first?["action"] { return try runAction(action, []) }
      next = node.parent
    }
    // The middle of a view of one's own is where the only control in it stands.
    let inner = visible(below: id).filter { takesTaps($0) }
    if inner.count == 1 { return try tap(inner[0], place) }
    throw Problem(
      "nothing happens where \(name(ofView: id)) is tapped", at: place,
      suggestion: "a `Button`, a `Toggle` and a view with `onTapGesture` can be tapped")
  }

  /// A stepper's plus: one step more, up to its bound.
  private mutating func increment(_ details: ViewValue, _ place: Place) throws(Problem) {
    guard let binding = details.argument("value")?.binding else {
      return try runAction(details.argument("onIncrement"), [])
    }
    let old = try read(binding, place)
    let step = details.argument("step")?.number ?? 1
    var upper = Double.infinity
    if case .range(let range)? = details.argument("bounds") { upper = range.upper ?? upper }
    let new = min((old.number ?? 0) + step, upper)
    if case .int = old { return try write(.int(Int(new)), to: binding, place) }
    try write(.double(new), to: binding, place)
  }

  /// Whether a view lies behind something that is presented and takes all touches; it is said then.
  private mutating func isBlocked(_ id: ViewID) throws(Problem) -> Bool {
    guard let host = hosted(id)?.host, let scene = traits.tree.scene(of: host),
      let cover = try cover(over: presentation(around: id), in: scene)
    else { return false }
    confirm("nothing happens: \(name(ofView: id)) lies behind \(name(of: cover))")
    return true
  }

  /// What is presented above something of a scene, so that touches do not reach it; nil where they do.
  package mutating func cover(over inner: ScreenID?, in scene: EnvironmentID) throws(Problem) -> ScreenID? {
    guard let layout = try screenLayout(of: scene) else { return nil }
    var around: Set<ScreenID> = []
    var next = inner
    while let id = next {
      around.insert(id)
      next = screens.rows[id]?.parent
    }
    return layout.visible.last { id in
      guard let placed = layout.presentations[id], placed.isModal, !around.contains(id) else { return false }
      return !placed.isBackgroundInteractive
    }
  }

  /// Types a text into a field, or puts a control to a value.
  package mutating func enter(_ value: Value, in id: ViewID, _ place: Place) throws(Problem) {
    if try isBlocked(id) { return }
    if let view = views.made[id]?.view.environment { return try enter(value, in: view, place) }
    guard let details = views.graph[id]?.element.details.view else { return }
    if isDisabled(id) { return confirm("\(name(ofView: id)) is disabled, and does nothing") }
    let binding = ["text", "value"].lazy.compactMap { details.argument($0)?.binding }.first
    guard let binding else {
      throw Problem("\(name(ofView: id)) takes no text", at: place, suggestion: "a `TextField` does")
    }
    try write(value, to: binding, place)
  }

  /// Selects a row or a choice: the control around is given its tag.
  package mutating func select(_ id: ViewID, _ place: Place) throws(Problem) {
    var tag: Value?
    var next: ViewID? = id
    while let view = next, let node = views.graph[view], let details = node.element.details.view {
      let own =
        details.modifiers.first { $0.name == "tag" }?["tag"] ?? details.argument("value") ?? node.element.id
      if tag == nil { tag = own }
      if view != id, let binding = details.argument("selection")?.binding {
        guard let tag else { break }
        return try write(tag, to: binding, place)
      }
      next = node.parent
    }
    throw Problem(
      "\(name(ofView: id)) is no choice of a picker, a list or tabs", at: place,
      suggestion: "`.tag(…)` says what it stands for")
  }

  /// Drags a slider to a value, which it keeps within its range and steps.
  package mutating func drag(_ id: ViewID, to number: Double, _ place: Place) throws(Problem) {
    guard let details = views.graph[id]?.element.details.view,
      let binding = details.argument("value")?.binding
    else {
      throw Problem("\(name(ofView: id)) cannot be dragged", at: place, suggestion: "a `Slider` can")
    }
    if isDisabled(id) { return confirm("\(name(ofView: id)) is disabled, and does nothing") }
    var value = number
    var (lower, upper) = (0.0, 1.0)
    if case .range(let range)? = details.argument("bounds") {
      (lower, upper) = (range.lower ?? lower, range.upper ?? upper)
    }
    if let step = details.argument("step")?.number, step > 0 {
      value = lower + ((value - lower) / step).rounded() * step
    }
    try write(.double(min(max(value, lower), upper)), to: binding, place)
  }
}
