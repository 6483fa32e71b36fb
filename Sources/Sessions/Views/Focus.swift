import StateUpdates

// `@FocusState`: which field takes what is typed.
extension ViewID {
  /// Gives a field the focus, which another may have had, or takes it away.
  func focus(_ gets: Bool = true, in session: inout Session, _ place: Place) throws(Problem) {
    session.views.firstResponder = gets ? .node(self) : .nothing
    // Who begins to type in a field for searching, searches.
    if gets, session.views[self]?.type == "searchable" {
      try session.views[self]?.argument("isPresented")?.binding?.write(.bool(true), in: &session, place)
    }
    let others = gets ? session.views.graph.views.filter { $0 != self } : []
    for id in others + [self] {
      guard let focus = session.views[id]?.focus else { continue }
      let hasFocus = try session.areEqual(focus.binding.read(in: &session, place), focus.value)
      if gets && id == self ? hasFocus : !hasFocus { continue }
      try focus.binding.write(gets && id == self ? focus.value : focus.off, in: &session, place)
    }
  }

  /// The return key takes the focus from a field, and then runs `onCommit` and `onSubmit`.
  func submit(in session: inout Session, _ place: Place) throws(Problem) {
    try focus(false, in: &session, place)
    try session.runAction(session.views[self]?.argument("onCommit"), [])
    for id in session.views.ancestors(of: self) {
      try session.runAction(session.views[id]?.modifier("onSubmit")?["action"], [])
    }
  }
}

extension Session {
  /// Follows what code has written to focus states: the field that it names has the focus and no other, and a state that names none
  /// on the screen is put back.
  mutating func settleFocus(_ place: Place) throws(Problem) -> Bool {
    var (all, claiming): ([ViewID], [ViewID]) = ([], [])
    for id in views.graph.views where views[id]?.modifier("focused") != nil {
      guard let focus = views[id]?.focus else { continue }
      all.append(id)
      if try areEqual(focus.binding.read(in: &self, place), focus.value) { claiming.append(id) }
    }
    let next = claiming.first { .node($0) != views.firstResponder } ?? claiming.first
    if let next {
      if claiming.count == 1, .node(next) == views.firstResponder { return false }
      try next.focus(in: &self, place)
      return true
    }
    for id in all {
      guard let focus = views[id]?.focus, try focus.binding.read(in: &self, place) != focus.off else {
        continue
      }
      try focus.binding.write(focus.off, in: &self, place)
      return true
    }
    return false
  }
}

extension ViewValue {
  /// What `focused(_:equals:)` says: the state, and what it holds while the view has the focus, and otherwise.
  fileprivate var focus: (binding: BindingValue, value: Value, off: Value)? {
    guard let modifier = modifier("focused"),
      let binding = (modifier["condition"] ?? modifier["binding"])?.binding
    else { return nil }
    return (binding, modifier["value"] ?? .bool(true), modifier["value"] == nil ? .bool(false) : .nothing)
  }
}
