import Presentations
import StateUpdates
import ViewTree

/// What a finger does; a tap is both others at once.
package enum Touch: String, Sendable { case tap, press, release }

// What a person does with a view on screen.
extension ViewID {
  package func touch(_ touch: Touch, in session: inout Session, _ place: Place) throws(Problem) {
    if touch != .release, try isBlocked(in: &session) { return }
    if let view = session.views.made[self]?.view.environment { return try session.touch(touch, view, place) }
    switch touch {
    case .tap: try tap(in: &session, place)
    case .press: try press(in: &session, place)
    case .release: try release(in: &session, place)
    }
  }

  /// What is touched with a view: the nearest control around, or the only one in it.
  private func touched(in session: Session) -> ViewID {
    nearest(in: session.views) { $0.takesTaps || $0.modifier("onLongPressGesture") != nil } ?? self
  }

  /// The nearest view around that answers to a touch, or the only one in it.
  private func nearest(in views: Views, where isMeant: (ViewValue) -> Bool) -> ViewID? {
    func isTouched(_ id: ViewID) -> Bool { views[id].map(isMeant) ?? false }
    if let around = views.ancestors(of: self).first(where: isTouched) { return around }
    let inner = views.visible(below: self).filter(isTouched)
    return inner.count == 1 ? inner[0] : nil
  }

  /// Puts a finger on a view: a style sees that it is pressed, and a long press begins.
  private func press(in session: inout Session, _ place: Place) throws(Problem) {
    let id = touched(in: session)
    if id.isDisabled(in: &session) { return }
    try id.setPressed(true, in: &session, place)
    session.confirm("\(session.name(ofView: id)) is pressed")
    guard let gesture = session.views[id]?.modifier("onLongPressGesture") else { return }
    session.start(
      .node(id), every: gesture["minimumDuration"]?.number ?? 0.5, repeats: false,
      gesture["action"] ?? .nothing)
    try session.runAction(gesture.pressing, [.bool(true)])
  }

  /// Lifts the finger: what was pressed is tapped, unless it was pressed for long.
  private func release(in session: inout Session, _ place: Place) throws(Problem) {
    let id = touched(in: session)
    guard session.views.pressed.contains(id) else {
      throw Problem(
        "\(session.name(ofView: id)) is not pressed", at: place, suggestion: "`press` it before, or `tap` it")
    }
    try id.setPressed(false, in: &session, place)
    let gesture = session.views[id]?.modifier("onLongPressGesture")
    let isPending = session.views.timers.contains { $0.timer == .node(id) }
    if isPending { try id.endPress(in: &session) }
    guard gesture == nil || isPending && session.views.takesTaps(id) else { return }
    try touch(.tap, in: &session, place)
  }

  /// The end of a long press: it was long enough, or the finger is gone.
  func endPress(in session: inout Session) throws(Problem) {
    session.views.timers.removeAll { $0.timer == .node(self) }
    try session.runAction(session.views[self]?.modifier("onLongPressGesture")?.pressing, [.bool(false)])
  }

  private func setPressed(_ isPressed: Bool, in session: inout Session, _ place: Place) throws(Problem) {
    if isPressed { session.views.pressed.insert(self) } else { session.views.pressed.remove(self) }
    try session.graph(place) { try $0.changed(.state(self, "isPressed")) }
    session.revision += 1
  }

  /// Taps a view: its action, or the one of the nearest view around that has one.
  private func tap(in session: inout Session, _ place: Place) throws(Problem) {
    if try selectTab(in: &session, place) { return }
    for id in session.views.ancestors(of: self) {
      guard let view = session.views[id] else { break }
      if id.isDisabled(in: &session) { return }
      if let styled = id.styledAction(in: session) { return try styled.tap(in: &session, place) }
      if let binding = view.argument("isOn")?.binding ?? view.expansion(of: id) {
        return try binding.write(.bool(!binding.read(in: &session, place).isTrue), in: &session, place)
      }
      if view.type == "BackButton" { return try NavigationStack.goBack(from: id, in: &session, place) }
      if view.type == "EditButton" { return try id.switchEditing(in: &session, place) }
      if view.type == "Stepper" {
        return try view.edit(in: &session) { session throws(Problem) in
          try view.increment(in: &session, place)
        }
      }
      if let action = view.argument("action") ?? view.argument("primaryAction"),
        view.type == "Button" || action.isClosure
      {
        return try session.runAction(action, [])
      }
      if view.argument("selection")?.binding != nil, id != self || view.type == "Tab" {
        return try select(in: &session, place)
      }
      if view.type == "NavigationLink" {
        return try NavigationStack.follow(link: id, view, in: &session, place)
      }
      if ["TextField", "SecureField", "TextEditor", "searchable"].contains(view.type) {
        return try id.focus(in: &session, place)
      }
      if let action = view.modifier("onTapGesture")?["action"] {
        return try session.runAction(action, [try id.middle(in: session, place)])
      }
      if view.type == "Link", let address = view.argument("destination") {
        var open = try session.environmentValue("openURL", at: id, place)
        _ = try session.invoke("callAsFunction", of: &open, [address, .nothing], place)
        return
      }
    }
    // The middle of a view of one's own is where the only control in it stands.
    let inner = session.views.visible(below: self).filter { session.views.takesTaps($0) }
    if inner.count == 1 { return try inner[0].touch(.tap, in: &session, place) }
    // Those of a picker, and of a menu, which need not be opened before.
    let offered = session.views.visible(below: self).lazy
      .filter { [session] in session.views.takesTaps($0) || session.views.tag(of: $0) != nil }
      .compactMap { [session] in session.label(of: $0) }.first
    throw Problem(
      "nothing happens where \(session.name(ofView: self)) is tapped", at: place,
      suggestion: offered.map { "tap what it offers, such as `\"\($0)\"`" }
        ?? "a `Button`, a `Toggle` and a view with `onTapGesture` can be tapped")
  }

  /// What an `EditButton` does.
  private func switchEditing(in session: inout Session, _ place: Place) throws(Problem) {
    guard let mode = try session.environmentValue("editMode", at: self, place).binding else { return }
    let isEditing = try mode.read(in: &session, place).caseName != "inactive"
    try mode.write(.enumCase("EditMode", isEditing ? "inactive" : "active", []), in: &session, place)
  }

  /// Types a text into a field, or puts a control to a value.
  package func enter(_ value: Value, in session: inout Session, _ place: Place) throws(Problem) {
    if try isBlocked(in: &session) { return }
    if let view = session.views.made[self]?.view.environment {
      return try session.enter(value, in: view, place)
    }
    guard let view = session.views[self] else { return }
    if isDisabled(in: &session) { return }
    guard let binding = view.argument("text")?.binding ?? view.argument("value")?.binding else {
      throw Problem(
        "\(session.name(ofView: self)) takes no text", at: place, suggestion: "a `TextField` does")
    }
    try focus(in: &session, place)
    try session.endTurn(place)
    // `type "Wren\n" in …` ends with the return key, but in a text of several lines.
    guard view.type == "TextEditor" || !value.text.hasSuffix("\n") else {
      let line = value.text.dropLast()
      if !line.isEmpty { try enter(.string(String(line)), in: &session, place) }
      return try submit(in: &session, place)
    }
    // `TextField("Amount", value: $amount, format: .number)` keeps what it has where the text is no number.
    let old = try binding.read(in: &session, place)
    if view.argument("text") == nil, old.number != nil || old == .nothing {
      guard let number = Double(value.text.replacing(",", with: "")), number.isFinite else { return }
      guard case .int = old else { return try binding.write(.double(number), in: &session, place) }
      guard let whole = Int(exactly: number.rounded(.towardZero)) else { return }
      return try binding.write(.int(whole), in: &session, place)
    }
    try binding.write(value, in: &session, place)
  }

  /// Swipes a row to the left: the first of its `swipeActions` runs, or the loop around deletes the row.
  package func swipeLeft(in session: inout Session, _ place: Place) throws(Problem) {
    if try isBlocked(in: &session) { return }
    for id in session.views.ancestors(of: self) {
      let (node, view) = (session.views.graph[id], session.views[id])
      let action = node?.children.first { session.views[$0]?.slot == "swipeActions" }
      let edge = view?.modifiers.last { $0.name == "swipeActions" }?["edge"]?.keptText
      if let action, edge?.hasSuffix("leading") != true { return try action.touch(.tap, in: &session, place) }
      guard let loop = node?.parent.flatMap({ session.views[$0] }), let delete = loop.modifier("onDelete"),
        let index = loop.arguments.compactMap(\.value.view).firstIndex(where: { $0.id == view?.id })
      else { continue }
      return try session.runAction(delete["action"], [.list([.int(index)])])
    }
    throw Problem(
      "\(session.name(ofView: self)) is no row that a swipe does something with", at: place,
      suggestion: "`.swipeActions { … }` on the row or `.onDelete { … }` on its `ForEach` says what")
  }

  /// Moves a finger over a view: the nearest `DragGesture` around is told of the way, and of its end.
  package func drag(by distance: [Value], in session: inout Session, _ place: Place) throws(Problem) {
    if try isBlocked(in: &session) { return }
    guard let id = nearest(in: session.views, where: { $0.drag != nil }) else {
      throw Problem(
        "\(session.name(ofView: self)) has no DragGesture", at: place,
        suggestion: "`.gesture(DragGesture().onChanged { … })` adds one")
    }
    if id.isDisabled(in: &session) { return }
    let size = Value.structure(.init("CGSize", distance))
    let date = Value.structure(.init("Date", [.double(session.clock)]))
    let value = Value.structure(.init("DragGesture.Value", [size, try id.middle(in: session, place), date]))
    func tell(_ name: String, _ value: Value) throws(Problem) {
      guard let gesture = session.views[id]?.drag, let action = session.stored(name, of: gesture) else {
        return
      }
      try session.runAction(action, [value])
    }
    try tell("_change", value)
    try session.endTurn(place)
    try tell("_end", value)
    try tell("_change", .nothing)
  }

  /// The middle of a view, as it counts it.
  private func middle(in session: Session, _ place: Place) throws(Problem) -> Value {
    let size = try frame(in: session, place)?.size ?? Size(width: 0, height: 0)
    return .structure(.init("CGPoint", [.double(size.width / 2), .double(size.height / 2)]))
  }

  /// Drags a slider to a value, which it keeps within its range and steps.
  package func drag(to number: Double, in session: inout Session, _ place: Place) throws(Problem) {
    guard let view = session.views[self], let binding = view.argument("value")?.binding else {
      let name = session.name(ofView: self)
      let root = session.views.hosted(self)?.name ?? ""
      let path = root == name ? name : "\(root)/\(name)"
      throw Problem(
        "\(name) cannot be dragged", at: place,
        suggestion: session.views.made[self] == nil ? "a `Slider` can" : "what it makes is `\(path).view`")
    }
    if isDisabled(in: &session) { return }
    var value = number
    var (lower, upper) = (0.0, 1.0)
    if let range = view.argument("bounds")?.bounds {
      (lower, upper) = (range.lower?.number ?? lower, range.upper?.number ?? upper)
    }
    if let step = view.argument("step")?.number, step > 0 {
      value = lower + ((value - lower) / step).rounded() * step
    }
    let kept = min(max(value, lower), upper)
    try view.edit(in: &session) { session throws(Problem) in
      try binding.write(.double(kept), in: &session, place)
    }
  }
}

extension ModifierValue {
  /// What is told when a press begins and ends.
  fileprivate var pressing: Value? { self["onPressingChanged"] ?? self["pressing"] }
}

extension ViewValue {
  /// Its `DragGesture`.
  fileprivate var drag: Value? {
    modifiers.lazy.compactMap { $0.name == "gesture" ? $0["gesture"] : nil }.first {
      if case .structure(let gesture) = $0 { gesture.type == "DragGesture" } else { false }
    }
  }

  /// Tells `onEditingChanged` that a change begins, and that it has ended.
  fileprivate func edit(
    in session: inout Session, _ change: (inout Session) throws(Problem) -> Void
  ) throws(Problem) {
    try session.runAction(argument("onEditingChanged"), [.bool(true)])
    try change(&session)
    try session.runAction(argument("onEditingChanged"), [.bool(false)])
  }

  /// A stepper's plus: one step more, up to its bound.
  fileprivate func increment(in session: inout Session, _ place: Place) throws(Problem) {
    guard let binding = argument("value")?.binding else {
      return try session.runAction(argument("onIncrement"), [])
    }
    let old = try binding.read(in: &session, place)
    var new = (old.number ?? 0) + (argument("step")?.number ?? 1)
    if let upper = argument("bounds")?.bounds?.upper?.number { new = min(new, upper) }
    if case .int = old { return try binding.write(.int(Int(new)), in: &session, place) }
    try binding.write(.double(new), in: &session, place)
  }
}
