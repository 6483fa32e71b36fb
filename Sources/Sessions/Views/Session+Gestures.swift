import StateUpdates

// What a person does with a view on screen.
extension Session {
  /// Taps a view: its action, or the one of the nearest view around that has one.
  package mutating func tap(_ id: ViewID, _ place: Place) throws(Problem) {
    if let view = views.made[id]?.view.environment { return try tap(view, place) }
    var next: ViewID? = id
    while let view = next, let node = views.graph[view], let details = node.element.details.view {
      if isDisabled(view) { return confirm("\(name(ofView: view)) is disabled, and does nothing") }
      if let binding = details.argument("isOn")?.binding {
        return try write(.bool(try read(binding, place) != .bool(true)), to: binding, place)
      }
      if let action = details.argument("action"), case .closure = action { return try runAction(action, []) }
      let gestures = details.modifiers.filter { $0.name == "onTapGesture" }
      if let action = gestures.first?["action"] { return try runAction(action, []) }
      next = node.parent
    }
    throw Problem(
      "nothing happens where \(name(ofView: id)) is tapped", at: place,
      suggestion: "a `Button`, a `Toggle` and a view with `onTapGesture` can be tapped")
  }

  /// Types a text into a field, or puts a control to a value.
  package mutating func enter(_ value: Value, in id: ViewID, _ place: Place) throws(Problem) {
    if let view = views.made[id]?.view.environment { return try enter(value, in: view, place) }
    guard let details = views.graph[id]?.element.details.view else { return }
    if isDisabled(id) { return confirm("\(name(ofView: id)) is disabled, and does nothing") }
    let binding = ["text", "value"].lazy.compactMap { details.argument($0)?.binding }.first
    guard let binding else {
      throw Problem("\(name(ofView: id)) takes no text", at: place, suggestion: "a `TextField` does")
    }
    try write(value, to: binding, place)
    if case .constant(let constant) = binding.location, binding.path.isEmpty, constant != value {
      note("a constant binding ignores what is written: \(name(ofView: id)) still shows \(shown(constant))")
    }
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
