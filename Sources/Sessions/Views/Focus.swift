import StateUpdates

// `@FocusState`: which field takes what is typed.
extension ViewID {
  /// Gives a field the focus, which another may have had, or takes it away.
  func focus(_ gets: Bool = true, in session: inout Session, _ place: Place) throws(Problem) {
    let others = gets ? session.views.graph.views.filter { $0 != self } : []
    for id in others + [self] {
      guard let modifier = session.views[id]?.modifier("focused"),
        let binding = (modifier["condition"] ?? modifier["binding"])?.binding
      else { continue }
      let on = modifier["value"] ?? .bool(true)
      let hasFocus = try session.areEqual(binding.read(in: &session, place), on)
      if gets && id == self ? hasFocus : !hasFocus { continue }
      let off = modifier["value"] == nil ? Value.bool(false) : .nothing
      try binding.write(gets && id == self ? on : off, in: &session, place)
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
