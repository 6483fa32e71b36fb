import StateUpdates

// Updates hosted views: runs bodies, updates and actions until none is left.
extension Session {
  /// Runs the bodies, updates and actions that are due, and returns whether there were any.
  @discardableResult
  package mutating func updateViews(_ place: Place) throws(Problem) -> Bool {
    guard !views.graph.isEmpty, views.graph.running == nil else { return false }
    try noteTraits()
    let start = views.graph.passes
    var isDue = false
    var given: Set<ViewID> = []
    while true {
      // A `GeometryReader` gets its room before `onAppear` and the like run, so that its content is there by then.
      let waiting = views.readers.filter { $0.value == nil && !given.contains($0.key) }.map(\.key)
      if !waiting.isEmpty { views.graph.holdsNotices = true }
      guard let work = try graph(place, { try $0.next() }) else {
        guard views.graph.holdsNotices else { break }
        views.graph.holdsNotices = !waiting.isEmpty
        given.formUnion(waiting)
        views.needsLayout = true
        _ = try ViewLayout.update(&self, place)
        continue
      }
      try step(place)
      isDue = true
      if views.graph.passes - start > ViewWork<Value>.passLimit { throw work.endless(in: self, place) }
      try work.perform(in: &self, place)
      traceViews()
    }
    traceViews()
    if isDue {
      for id in views.made.keys.sorted(on: \.row) {
        try Representable(id, in: self).overrideEnvironment(in: &self, place)
      }
      views.needsLayout = true
    }
    return isDue
  }

  /// Tells the graph which environment keys the traits have changed, and which trees are visible.
  private mutating func noteTraits() throws(Problem) {
    views.graph.arriving = []
    let before = screens.collections
    screens.collections = [:]
    for hosted in views.hosted {
      let isShown = traits.tree.isInHierarchy(hosted.host)
      // A hosting controller makes its views when it is shown.
      let isController = hosted.owner.map { isKind(className(of: $0), of: "UIHostingController") } ?? false
      if isController, !isShown, before[hosted.host] == nil {
        views.graph.arriving.insert(hosted.root)
        continue
      }
      views.graph.cover(hosted.root, !isShown)
      screens.collections[hosted.host] = traits.collection(at: hosted.host)
    }
    for id in screens.rows.values.compactMap(content) { screens.collections[id] = traits.collection(at: id) }
    for (host, new) in screens.collections.sorted(on: { $0.key }) {
      guard let old = before[host], !traits.differences(between: old, and: new).isEmpty else { continue }
      for key in views.graph.environmentKeysRead {
        guard let bridge = BridgedKey(key, in: self) else { continue }
        if try bridge.value(in: old, &self) == bridge.value(in: new, &self) { continue }
        for reader in views.graph.readers(of: key) where self.host(around: reader) == host {
          views.graph.changedOutside(key, at: reader)
        }
      }
    }
  }

  /// Runs a closure with as many of the values as it takes, the last ones.
  package mutating func runAction(_ action: Value?, _ values: [Value]) throws(Problem) {
    guard case .closure(let function)? = action else { return }
    try call(function, with: Array(values.suffix(function.code.parameters.count)))
  }
}

extension ViewWork<Value> {
  static let passLimit = 100

  /// The error for views that change what they show each time they are updated.
  fileprivate func endless(in session: Session, _ place: Place) -> Problem {
    var names: [String] = []
    switch self {
    case .evaluate(let id), .make(let id), .update(let id), .appear(let id), .change(let id, _, _, _, _):
      names =
        [session.name(ofView: id)] + (session.views.graph[id]?.reasons ?? []).map { $0.text(in: session) }
    default: break
    }
    return Problem(
      "\(Self.passLimit) passes did not bring the views to rest: \(names.joined(separator: ", "))",
      at: place,
      suggestion: "something writes what it reads itself; write only where the value differs", kind: .limit)
  }

  fileprivate func perform(in session: inout Session, _ place: Place) throws(Problem) {
    func run(_ name: String, of view: ViewValue?) throws(Problem) {
      for modifier in view?.modifiers ?? [] where modifier.name == name {
        try session.runAction(modifier["action"], [])
      }
    }
    switch self {
    case .compare(let id, let old, let new):
      let isEquatable = session.views[id]?.modifier("equatable") != nil
      let areSame = try session.areSame(old, new, asksPlainData: isEquatable, place)
      session.views.graph.compared(id, areSame: areSame)
    case .evaluate(let id): try session.evaluate(id, place)
    case .make(let id): try Representable(id, in: session).make(in: &session, place)
    case .update(let id): try Representable(id, in: session).update(in: &session, place)
    case .dismantle(let id, let element):
      try Representable(id, element.type, in: session).dismantle(in: &session, place)
    case .appear(let id):
      try session.beginReceiving(id, place)
      try run("onAppear", of: session.views[id])
      for (index, modifier) in (session.views[id]?.modifiers ?? []).enumerated()
      where modifier.name == "task" {
        session.beginTask(modifier["action"], of: id, modifier: index)
      }
      if let view = session.views[id], view.type == "PhaseAnimator", view.argument("trigger") == nil {
        try session.beginPhases(of: id, place)
      }
    case .disappear(let id, let element):
      if element.details.view?.modifiers.contains(where: { $0.name == "task" }) == true {
        try session.cancelTasks(of: id, place)
      }
      if session.views.graph[id] == nil { try session.endReceiving(id, place) }
      try run("onDisappear", of: element.details.view)
    case .change(let id, let index, let old, let new, let was):
      guard let modifiers = session.views[id]?.modifiers, modifiers.indices.contains(index) else {
        return try session.beginPhases(of: id, place)
      }
      if modifiers[index].name == "onReceive" {
        // A publisher that is derived from others is made again by each body; the subscription goes on.
        if new.beginning != nil { return }
        try session.endReceiving(id, modifier: index, place)
        return try session.beginReceiving(id, modifier: index, place)
      }
      guard modifiers[index].name == "task" else {
        // The older form runs the previous closure, which has captured the old values: `{ [value] new in … }`.
        var action = modifiers[index]["action"]
        if case .closure(let function)? = action, function.code.parameters.count == 1,
          let older = was.view?.modifiers, older.indices.contains(index)
        {
          action = older[index]["action"] ?? action
        }
        return try session.runAction(action, [old, new])
      }
      guard session.views.graph.isSeen(id) else { return }
      try session.cancelTasks(of: id, modifier: index, place)
      session.beginTask(modifiers[index]["action"], of: id, modifier: index)
    case .complete(let number):
      try session.runAction(session.views.completions.removeValue(forKey: number), [])
    }
  }
}

extension Session {
  /// Starts a `task` in the next turn; it is cancelled when its view disappears or its `id` changes.
  fileprivate mutating func beginTask(_ action: Value?, of view: ViewID, modifier: Int) {
    let fields = ["_block": action ?? .nothing, "_view": Value.node(view), "_modifier": .int(modifier)]
    postpone(newObject("Task", fields))
  }

  fileprivate mutating func cancelTasks(of id: ViewID, modifier: Int? = nil, _ place: Place) throws(Problem) {
    for (row, object) in heap.objects.enumerated()
    where object.type == "Task" && object.fields["_view"] == .node(id)
      && (modifier == nil || object.fields["_modifier"] == modifier?.value)
    {
      var task = Value.object(ObjectID(row: row))
      try invoke("cancel", of: &task, [], place)
    }
  }

  /// Runs a body, and passes its elements to the graph.
  fileprivate mutating func evaluate(_ id: ViewID, _ place: Place) throws(Problem) {
    guard let element = views.graph[id]?.element, var view = try prepared(id, place) else { return }
    var result = Value.nothing
    try animate(&view, as: views.graph.presented("animatableData", of: id), place)
    if case .view(let own) = view, !element.isAttached {
      let parts = try own.parts(at: id, in: &self, place)
      return try graph(place) { try $0.finish(parts) }
    } else if element.isAttached {
      guard case .tuple(let parts) = element.value else { return }
      result = parts[0]
      if case .closure(let function) = result { result = try content(function, parts[1].elements, of: id) }
    } else if case .tuple(let parts) = element.value {
      let isStyle = member("makeBody", of: .named(element.type)) != nil
      result = try invoke(isStyle ? "makeBody" : "body", of: &view, [parts[1]], place) ?? parts[1]
    } else {
      result = try read("body", of: view, place) ?? .nothing
    }
    let elements = viewValue(result)?.elements(in: self) ?? []
    try graph(place) { try $0.finish(elements) }
    try refreshAttached(place)
  }

  /// The content of a presentation from its closure; for an alert, with its title and message.
  private mutating func content(_ body: Function, _ given: [Value], of id: ViewID) throws(Problem) -> Value {
    let result = try call(body, with: given)
    guard let parent = views.graph[id]?.parent, let view = viewValue(result),
      let modifier = views[parent]?.modifiers.first(where: { $0.content == .closure(body) }),
      let kind = modifier.presents, kind == .alert || kind == .confirmationDialog
    else { return result }
    var (title, message) = (view.argument("title"), view.argument("message").map { [$0] } ?? [])
    var buttons = view.arguments.filter { ["content", "other"].contains($0.name) }.flatMap(\.value.elements)
    if modifier["actions"] != nil {
      (title, buttons) = (modifier["title"], view.parts)
      if let error = modifier["data"], title == nil {
        title = try read("errorDescription", of: error, .unknown) ?? .nothing
        if title == .nothing { title = try read("localizedDescription", of: error, .unknown) }
      }
      if case .closure(let function)? = modifier["message"] {
        message = viewValue(try call(function, with: given))?.parts ?? []
      }
    }
    if kind == .confirmationDialog {
      let width = try environmentValue("horizontalSizeClass", at: parent, .unknown).caseName
      let host = views.hosted(parent).flatMap { placement(at: $0.host) }
      // On iPhone and iPad, the title of a dialog is hidden by default; that of the older `actionSheet` is shown.
      let visibility = modifier.name == "actionSheet" ? "visible" : modifier["titleVisibility"]?.caseName
      if visibility == "hidden" || visibility != "visible" && host?.isOnMac != true { title = nil }
      // A popover needs no cancel button.
      if width == "regular", host?.isOnMac == false {
        buttons.removeAll { $0.view?.isCancel == true }
      } else if !buttons.contains(where: { $0.view?.isCancel == true }) {
        buttons.append(.button(.string("Cancel"), "cancel"))
      }
    }
    buttons = Value.ordered(buttons, inDialog: kind == .confirmationDialog) {
      $0.view?.argument("role")?.caseName == "cancel"
    }
    return .alert(title ?? .nothing, message, buttons)
  }

  // MARK: Attached content

  /// Attaches the content of a closure to a view, in a slot.
  ///
  /// It stays until `dismissContent(of:slot:)`, or until the view is removed. When the body that made the closure runs again, the new
  /// closure is evaluated too.
  package mutating func present(
    _ content: Value, at id: ViewID, slot: String, _ arguments: [Value] = [], _ place: Place
  ) throws(Problem) {
    var element = ViewElement.attached(slot, content, arguments)
    element.modifierIndex = views[id]?.modifier(inSlot: slot)?.index
    element.modifiers = sizeClasses(ofContentAt: ViewPlace(view: id, part: slot))
    try graph(place) { try $0.attach(element, to: id) }
    revision += 1
  }

  package mutating func dismissContent(of id: ViewID, slot: String) {
    views.graph.detach(slot, from: id)
    revision += 1
  }

  /// Gives attached content the closures from the last run of the body.
  fileprivate mutating func refreshAttached(_ place: Place) throws(Problem) {
    for id in views.graph.owners.sorted(on: \.row) {
      for child in views.graph[id]?.attached ?? [] {
        guard let attached = views.graph[child]?.element, case .tuple(let old) = attached.value,
          let new = views[id]?.modifier(inSlot: attached.type)?.modifier.content, new.isClosure, new != old[0]
        else { continue }
        try present(new, at: id, slot: attached.type, old[1].elements, place)
      }
    }
  }
}

extension ViewElement<Value> {
  /// An element for the content of a closure, which is attached to the view with the modifier, in a slot.
  static func attached(_ slot: String, _ content: Value, _ arguments: [Value]) -> ViewElement {
    var element = ViewElement(
      slot, .view, value: .tuple([content, .list(arguments)]), details: .view(ViewValue(slot)))
    let isLinked = slot.hasPrefix("destination") && arguments.isEmpty
    let isRead = isLinked || ["inspector", "alert", "confirmation"].contains { slot.hasPrefix($0) }
    element.attachment = isRead ? .readByBody : .kept
    return element
  }
}
