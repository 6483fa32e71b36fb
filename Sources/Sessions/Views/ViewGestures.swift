import Presentations
import StateUpdates

extension Views {
  /// The edge at which an action of a row appears; nil if it is not a swipe action.
  ///
  /// If a row has a body, its actions are its siblings.
  fileprivate func swipeEdge(of action: ViewID, on row: ViewID) -> String? {
    guard self[action]?.slot == "swipeActions", let index = graph[action]?.element.modifierIndex else {
      return nil
    }
    let all = ([row] + (graph[row]?.children ?? [])).compactMap { self[$0]?.modifiers }
    let modifier = all.first { $0.indices.contains(index) && $0[index].name == "swipeActions" }?[index]
    return modifier?["edge"]?.keptText.hasSuffix("leading") == true ? "leading" : "trailing"
  }
}

/// An action of a finger; a tap is a press and a release.
package enum Touch: String, Sendable { case tap, press, release }

// Gestures of a person on the views on screen.
extension Session {
  package mutating func touch(_ touch: Touch, _ id: ViewID, _ place: Place) throws(Problem) {
    if touch != .release, try isBlocked(id, tapped: touch == .tap ? place : nil) { return }
    if let view = views.made[id]?.view.environment { return try self.touch(touch, view, place) }
    switch touch {
    case .tap: try tap(id, place)
    case .press: try press(touched(id), place)
    case .release: try release(touched(id), place)
    }
  }

  /// The view that a touch reaches: the nearest control around the view, or the only one inside it.
  private func touched(_ id: ViewID) -> ViewID {
    nearest(to: id) { $0.takesTaps || $0.modifier("onLongPressGesture") != nil } ?? id
  }

  /// The nearest matching view around, or the only one inside.
  private func nearest(to id: ViewID, where isMeant: (ViewValue) -> Bool) -> ViewID? {
    func isTouched(_ id: ViewID) -> Bool { views[id].map(isMeant) ?? false }
    let near = views.ancestors(of: id).prefix { !isPresented($0) }
    if let around = near.first(where: isTouched) { return around }
    let inner = views.visible(below: id).filter(isTouched)
    return inner.count == 1 ? inner[0] : nil
  }

  /// Puts a finger on a view: its style is told that it is pressed, and a long press begins.
  private mutating func press(_ id: ViewID, _ place: Place) throws(Problem) {
    if isDisabled(id) { return }
    views.pressed.insert(id)
    try notePress(of: id, place)
    confirm("\(name(ofView: id)) is pressed")
    guard let gesture = views[id]?.modifier("onLongPressGesture") else { return }
    let seconds = gesture["minimumDuration"]?.number ?? 0.5
    start(.node(id), every: seconds, repeats: false, gesture["action"] ?? .nothing)
    try runAction(gesture.pressing, [.bool(true)])
  }

  /// Lifts the finger; the pressed view is tapped, unless the long press has been recognised.
  private mutating func release(_ id: ViewID, _ place: Place) throws(Problem) {
    guard views.pressed.remove(id) != nil else {
      throw Problem(
        "\(name(ofView: id)) is not pressed", at: place, suggestion: "`press` it before, or `tap` it")
    }
    try notePress(of: id, place)
    let gesture = views[id]?.modifier("onLongPressGesture")
    let isPending = views.timers.contains { $0.timer == .node(id) }
    if isPending { try endPress(of: id) }
    guard gesture == nil || isPending && views.takesTaps(id) else { return }
    try touch(.tap, id, place)
  }

  /// Ends a long press: it was long enough, or the finger was lifted.
  mutating func endPress(of id: ViewID) throws(Problem) {
    views.timers.removeAll { $0.timer == .node(id) }
    try runAction(views[id]?.modifier("onLongPressGesture")?.pressing, [.bool(false)])
  }

  private mutating func notePress(of id: ViewID, _ place: Place) throws(Problem) {
    try changed(.state(id, "isPressed"), place)
    revision += 1
  }

  /// Taps a view: runs its action, or that of the nearest view around with an action; a bar and a presentation end the search.
  private mutating func tap(_ target: ViewID, _ place: Place) throws(Problem) {
    if try selectTab(target, place) { return }
    for (id, first) in views.graph.reach(to: target) {
      guard let view = views[id] else { break }
      if isDisabled(id) { return }
      if let styled = styledAction(of: id) { return try tap(styled, place) }
      if let binding = view.argument("isOn")?.binding ?? view.expansion(of: id) {
        return try binding.write(.bool(!binding.read(in: &self, place).isTrue), in: &self, place)
      }
      if view.type == "BackButton" { return try goBack(from: id, place) }
      if view.type == "EditButton" { return try switchEditing(at: id, place) }
      if view.type == "Stepper" {
        return try edit(view) { session throws(Problem) in try session.increment(view, place) }
      }
      if let action = view.argument("action") ?? view.argument("primaryAction"),
        view.type == "Button" || action.isClosure
      {
        return try runAction(action, [])
      }
      if view.argument("selection")?.binding != nil, id != target || view.type == "Tab" {
        return try select(target, place)
      }
      if view.type == "NavigationLink" { return try follow(link: id, view, place) }
      if ["TextField", "SecureField", "TextEditor", "searchable"].contains(view.type) {
        return try focus(id, place)
      }
      if let action = view.modifiers.dropFirst(first).first(where: { $0.name == "onTapGesture" })?["action"] {
        return try runAction(action, [try middle(of: id, place)])
      }
      if view.type == "Link", let address = view.argument("destination") {
        var open = try environmentValue("openURL", at: id, place)
        _ = try invoke("callAsFunction", of: &open, [address, .nothing], place)
        return
      }
      if isPresented(id) || view.slot == "toolbar" { break }
    }
    // A tap in the middle of a view hits the only control inside it.
    let below = views.visible(below: target)
    let inner = below.filter { views.takesTaps($0) }
    let isOffered = inner.count == 1 && views.ancestors(of: inner[0]).contains { views[$0]?.type == "Menu" }
    if inner.count == 1, !isOffered { return try touch(.tap, inner[0], place) }
    // A view in a cell of UIKit lets the cell be tapped.
    if let host = views.hosted(target)?.host, try reach(.tap, around: host, place) { return }
    // The choices of a picker, and the items of a menu, which does not have to be opened first.
    let offered = below.lazy.filter { [self] in views.takesTaps($0) || views.tag(of: $0) != nil }
      .compactMap { [self] in label(of: $0) }.first
    throw Problem(
      "nothing happens where \(name(ofView: target)) is tapped", at: place,
      suggestion: offered.map { "tap what it offers, such as `\"\($0)\"`" }
        ?? "a `Button`, a `Toggle` and a view with `onTapGesture` can be tapped")
  }

  /// The action of an `EditButton`.
  private mutating func switchEditing(at id: ViewID, _ place: Place) throws(Problem) {
    guard let mode = try environmentValue("editMode", at: id, place).binding else { return }
    let isEditing = try mode.read(in: &self, place).caseName != "inactive"
    try mode.write(.enumCase("EditMode", isEditing ? "inactive" : "active", []), in: &self, place)
  }

  /// Types a text into a field, or sets a control to a value.
  package mutating func enter(_ value: Value, in id: ViewID, _ place: Place) throws(Problem) {
    if try isBlocked(id) { return }
    if let view = views.made[id]?.view.environment { return try enter(value, in: view, place) }
    guard let view = views[id] else { return }
    if isDisabled(id) { return }
    guard let binding = view.argument("text")?.binding ?? view.argument("value")?.binding else {
      throw Problem("\(name(ofView: id)) takes no text", at: place, suggestion: "a `TextField` does")
    }
    try focus(id, place)
    try endTurn(place)
    // `type "Wren\n" in …` ends with the return key, except in a text editor.
    guard view.type == "TextEditor" || !value.text.hasSuffix("\n") else {
      let line = value.text.dropLast()
      if !line.isEmpty { try enter(.string(String(line)), in: id, place) }
      try endTurn(place)
      return try submit(id, place)
    }
    // `TextField("Amount", value: $amount, format: .number)` keeps its value if the text is not a number.
    let old = try binding.read(in: &self, place)
    if view.argument("text") == nil, old.number != nil || old == .nothing {
      guard let number = Double(value.text.replacing(",", with: "")), number.isFinite else { return }
      guard case .int = old else { return try binding.write(.double(number), in: &self, place) }
      guard let whole = Int(exactly: number.rounded(.towardZero)) else { return }
      return try binding.write(.int(whole), in: &self, place)
    }
    try binding.write(value, in: &self, place)
  }

  /// Swipes a row: runs its first swipe action at that edge, or deletes the row from its `ForEach`.
  package mutating func swipe(_ row: ViewID, showing edge: String, _ place: Place) throws(Problem) {
    if try isBlocked(row) { return }
    for id in views.ancestors(of: row) {
      if try turnPage(of: id, by: edge == "trailing" ? 1 : -1, place) { return }
      let (node, view) = (views.graph[id], views[id])
      let action = node?.children.first { views.swipeEdge(of: $0, on: id) == edge }
      if let action { return try touch(.tap, action, place) }
      guard edge == "trailing", let loop = node?.parent.flatMap({ views[$0] }),
        let delete = loop.modifier("onDelete"),
        let index = loop.arguments.compactMap(\.value.view).firstIndex(where: { $0.id == view?.id })
      else { continue }
      return try runAction(delete["action"], [.list([.int(index)])])
    }
    throw Problem(
      "\(name(ofView: row)) is no row that a swipe does something with", at: place,
      suggestion: "`.swipeActions { … }` on the row or `.onDelete { … }` on its `ForEach` says what")
  }

  /// Moves a finger over a view: the nearest `DragGesture` around gets the translation, and then the end.
  package mutating func drag(_ target: ViewID, by distance: [Value], _ place: Place) throws(Problem) {
    if try isBlocked(target) { return }
    guard let id = nearest(to: target, where: { $0.drag != nil }) else {
      throw Problem(
        "\(name(ofView: target)) has no DragGesture", at: place,
        suggestion: "`.gesture(DragGesture().onChanged { … })` adds one")
    }
    if isDisabled(id) { return }
    let size = Value.structure(.init("CGSize", distance))
    let parts = [size, try middle(of: id, place), .date(clock)]
    let value = Value.structure(.init("DragGesture.Value", parts))
    func notify(_ name: String, _ value: Value) throws(Problem) {
      try runAction(views[id]?.drag.flatMap { stored(name, of: $0) }, [value])
    }
    try notify("_change", value)
    try endTurn(place)
    try notify("_end", value)
    try notify("_change", .nothing)
  }

  /// The centre of a view, in its own coordinates.
  private func middle(of id: ViewID, _ place: Place) throws(Problem) -> Value {
    let size = try id.frame(in: self, place)?.size ?? Size(width: 0, height: 0)
    return .structure(.init("CGPoint", [.double(size.width / 2), .double(size.height / 2)]))
  }

  /// Drags a slider to a value, or brings a stepper there by its buttons, limited to its range and steps.
  package mutating func drag(_ id: ViewID, to number: Double, _ place: Place) throws(Problem) {
    guard let view = views[id], ["Slider", "Stepper"].contains(view.type),
      let binding = view.argument("value")?.binding
    else {
      let (name, root) = (name(ofView: id), views.hosted(id)?.name ?? "")
      let path = root == name ? name : "\(root)/\(name)"
      throw Problem(
        "\(name) cannot be dragged", at: place,
        suggestion: views.made[id] == nil
          ? "a `Slider` or a `Stepper` with a value can" : "what it makes is `\(path).view`")
    }
    if isDisabled(id) { return }
    let bounds = view.argument("bounds")?.bounds
    let isSlider = view.type == "Slider"
    let lower = bounds?.lower?.number ?? (isSlider ? 0 : -.infinity)
    let upper = bounds?.upper?.number ?? (isSlider ? 1 : .infinity)
    let old = try binding.read(in: &self, place)
    var value = number
    if let step = view.argument("step")?.number ?? (isSlider ? nil : 1), step > 0 {
      let start = isSlider ? lower : old.number ?? 0
      value = start + ((value - start) / step).rounded() * step
    }
    var new = Value.double(min(max(value, lower), upper))
    if case .int = old { new = .int(new.whole) }
    try edit(view) { session throws(Problem) in try binding.write(new, in: &session, place) }
  }

  /// Calls a control's `onEditingChanged` before and after a change.
  private mutating func edit(
    _ view: ViewValue, _ change: (inout Session) throws(Problem) -> Void
  ) throws(Problem) {
    try runAction(view.argument("onEditingChanged"), [.bool(true)])
    try change(&self)
    try runAction(view.argument("onEditingChanged"), [.bool(false)])
  }

  /// Taps the plus of a stepper: adds one step, up to the bound.
  private mutating func increment(_ view: ViewValue, _ place: Place) throws(Problem) {
    guard let binding = view.argument("value")?.binding else {
      return try runAction(view.argument("onIncrement"), [])
    }
    let old = try binding.read(in: &self, place)
    let (step, upper) = (view.argument("step"), view.argument("bounds")?.bounds?.upper)
    if case .int(let number) = old {
      let (sum, isTooLarge) = number.addingReportingOverflow(step?.whole ?? 1)
      let new = isTooLarge ? number < 0 ? Int.min : .max : sum
      return try binding.write(.int(min(new, upper?.whole ?? .max)), in: &self, place)
    }
    let new = (old.number ?? 0) + (step?.number ?? 1)
    try binding.write(.double(min(new, upper?.number ?? new)), in: &self, place)
  }

  /// The control that a `PrimitiveButtonStyle` makes to be tapped; its code triggers the button's own action.
  private func styledAction(of id: ViewID) -> ViewID? {
    let style = views.graph[id]?.children.first {
      isKind(views.graph[$0]?.element.type ?? "", of: "PrimitiveButtonStyle")
    }
    return style.flatMap { views.graph.preorder(from: $0).first { views.takesTaps($0) } }
  }
}
