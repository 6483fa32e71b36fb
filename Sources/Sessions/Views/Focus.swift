import StateUpdates

// `@FocusState`: which field receives the typed text.
extension Session {
  /// Gives the focus to a field, taking it from another field, or removes it.
  mutating func focus(_ field: ViewID, gets: Bool = true, _ place: Place) throws(Problem) {
    let before = views.firstResponder
    views.firstResponder = gets ? .node(field) : .nothing
    if before != views.firstResponder {
      if case .node(let last) = before {
        try runAction(views[last]?.argument("onEditingChanged"), [.bool(false)])
      }
      if gets { try runAction(views[field]?.argument("onEditingChanged"), [.bool(true)]) }
    }
    // Typing in a search field starts the search.
    if gets, views[field]?.type == "searchable" {
      try views[field]?.argument("isPresented")?.binding?.write(.bool(true), in: &self, place)
    }
    let own = focuses.filter { $0.field == field }
    // Fields with the same state and value have the focus together.
    let others = focuses.filter { other in gets && !own.contains { $0.focus == other.focus } }
    for (id, focus) in others + own {
      let (hasFocus, isMeant) = (try holds(focus, place), gets && id == field)
      if hasFocus != isMeant { try focus.binding.write(isMeant ? focus.value : focus.off, in: &self, place) }
    }
  }

  /// The focus states and their fields: the view with `focused` itself, or the first field inside it.
  private var focuses: [(field: ViewID, focus: FieldFocus)] {
    views.graph.views.flatMap { id in
      (views[id]?.focuses ?? []).map { focus in
        (views.takesText(id) ? id : views.visible(below: id).first { views.takesText($0) } ?? id, focus)
      }
    }
  }

  private mutating func holds(_ focus: FieldFocus, _ place: Place) throws(Problem) -> Bool {
    try areEqual(focus.binding.read(in: &self, place), focus.value)
  }

  /// Presses the return key: runs `onCommit` and `onSubmit`, and removes the focus unless they moved it to another field.
  mutating func submit(_ field: ViewID, _ place: Place) throws(Problem) {
    try runAction(views[field]?.argument("onCommit"), [])
    let trigger = views[field]?.type == "searchable" ? "search" : "text"
    let around = views.ancestors(of: field).flatMap { views[$0]?.modifiers ?? [] }
    // `submitScope()` hides it from the modifiers around.
    let end = around.firstIndex { $0.name == "submitScope" && $0.arguments.first?.value != .bool(false) }
    for modifier in around[..<(end ?? around.endIndex)]
    where modifier.name == "onSubmit" && (modifier["triggers"].map(text) ?? "text").contains(trigger) {
      try runAction(modifier["action"], [])
    }
    guard let focus = focuses.first(where: { $0.field == field })?.focus,
      try focus.binding.read(in: &self, place) != focus.value
    else { return try self.focus(field, gets: false, place) }
  }

  /// Follows what code has written to focus states: the field that a state names gets the focus, and no other field keeps it;
  /// a state that names no field on the screen is reset.
  mutating func settleFocus(_ place: Place) throws(Problem) -> Bool {
    let all = focuses
    var claiming: [(field: ViewID, focus: FieldFocus)] = []
    for one in all where try holds(one.focus, place) { claiming.append(one) }
    let holder = claiming.first { .node($0.field) == views.firstResponder }
    // The field that was written last does not have the focus yet.
    if let next = claiming.first(where: { $0.field != holder?.field && $0.focus != holder?.focus }) {
      try focus(next.field, place)
      return true
    }
    if let field = holder?.field {
      // Code has reset one of several states of the field.
      let isReset = claiming.count { $0.field == field } < all.count { $0.field == field }
      if isReset { try focus(field, gets: false, place) }
      return isReset
    }
    for (_, focus) in all where try focus.binding.read(in: &self, place) != focus.off {
      try focus.binding.write(focus.off, in: &self, place)
      return true
    }
    return false
  }
}

/// The settings of `focused(_:equals:)`: the state, its value while the view has the focus, and its value otherwise.
private struct FieldFocus: Equatable {
  var binding: BindingValue
  var value: Value
  var off: Value
}

extension ViewValue {
  fileprivate var focuses: [FieldFocus] {
    modifiers.filter { $0.name == "focused" }.compactMap { modifier in
      let value = modifier["value"]
      return (modifier["condition"] ?? modifier["binding"])?.binding.map {
        FieldFocus(binding: $0, value: value ?? .bool(true), off: value == nil ? .bool(false) : .nothing)
      }
    }
  }
}
