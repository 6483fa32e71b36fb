import StateUpdates

// `@FocusState`: which field takes what is typed.
extension ViewID {
  /// Gives a field the focus, which another may have had, or takes it away.
  func focus(_ gets: Bool = true, in session: inout Session, _ place: Place) throws(Problem) {
    let before = session.views.firstResponder
    session.views.firstResponder = gets ? .node(self) : .nothing
    if before != session.views.firstResponder {
      if case .node(let last) = before {
        try session.runAction(session.views[last]?.argument("onEditingChanged"), [.bool(false)])
      }
      if gets { try session.runAction(session.views[self]?.argument("onEditingChanged"), [.bool(true)]) }
    }
    // Who begins to type in a field for searching, searches.
    if gets, session.views[self]?.type == "searchable" {
      try session.views[self]?.argument("isPresented")?.binding?.write(.bool(true), in: &session, place)
    }
    let own = session.views[self]?.focus
    let others = gets ? session.views.graph.views.filter { $0 != self } : []
    for id in others + [self] {
      // Fields of one state and value have the focus together.
      guard let focus = session.views[id]?.focus, id == self || focus != own else { continue }
      let hasFocus = try session.areEqual(focus.binding.read(in: &session, place), focus.value)
      if gets && id == self ? hasFocus : !hasFocus { continue }
      try focus.binding.write(gets && id == self ? focus.value : focus.off, in: &session, place)
    }
  }

  /// The return key runs `onCommit` and `onSubmit`, and takes the focus from a field if they have not given it to another.
  func submit(in session: inout Session, _ place: Place) throws(Problem) {
    try session.runAction(session.views[self]?.argument("onCommit"), [])
    for id in session.views.ancestors(of: self) {
      try session.runAction(session.views[id]?.modifier("onSubmit")?["action"], [])
    }
    let focus = session.views[self]?.focus
    if try focus.map({ focus throws(Problem) in try focus.binding.read(in: &session, place) == focus.value })
      ?? true
    {
      try self.focus(false, in: &session, place)
    }
  }
}

extension Session {
  /// Follows what code has written to focus states: the field that it names has the focus and no other, and a state that names none
  /// on the screen is put back.
  mutating func settleFocus(_ place: Place) throws(Problem) -> Bool {
    let all = views.graph.views.compactMap { id in views[id]?.focus.map { (id: id, focus: $0) } }
    var claiming: [(id: ViewID, focus: FieldFocus)] = []
    for one in all where try areEqual(one.focus.binding.read(in: &self, place), one.focus.value) {
      claiming.append(one)
    }
    let holder = claiming.first { .node($0.id) == views.firstResponder }
    // What was written last is no holder yet.
    if let next = claiming.first(where: { $0.focus != holder?.focus }) {
      try next.id.focus(in: &self, place)
      return true
    }
    if holder != nil { return false }
    for (_, focus) in all where try focus.binding.read(in: &self, place) != focus.off {
      try focus.binding.write(focus.off, in: &self, place)
      return true
    }
    return false
  }
}

/// What `focused(_:equals:)` says: the state, and what it holds while the view has the focus, and otherwise.
private struct FieldFocus: Equatable {
  var binding: BindingValue
  var value: Value
  var off: Value
}

extension ViewValue {
  fileprivate var focus: FieldFocus? {
    guard let modifier = modifier("focused"),
      let binding = (modifier["condition"] ?? modifier["binding"])?.binding
    else { return nil }
    let value = modifier["value"]
    return FieldFocus(
      binding: binding, value: value ?? .bool(true), off: value == nil ? .bool(false) : .nothing)
  }
}
