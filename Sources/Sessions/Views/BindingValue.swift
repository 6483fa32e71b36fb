import StateUpdates

/// A reference to data that is stored elsewhere: its location, a path to a part of it, and the data when the reference was made.
///
/// Two references are equal if all of this is equal. A view that gets a new binding gets an equal one, unless the data changed.
package struct BindingValue: Hashable, Sendable {
  package enum Location: Hashable, Sendable {
    /// A state whose view is not on screen yet: reading returns its initial value, and writing has no effect.
    case initial(Value)
    case state(ViewID, String)
    case constant(Value)
    case functions(get: Function, set: Function)
    /// A key of the environment of a view on screen, or its default.
    case environment(ViewID?, String)
    case variable(String)
    /// The value that `UserDefaults` keeps for a key, with the default value.
    case stored(String, Value)
  }

  package enum Step: Hashable, Sendable {
    case property(String)
    case index(Int)
    case key(Value, default: Value)
    /// A length, scaled for the text size in effect.
    case scaled(Value, style: String)
  }

  package var location: Location
  package var path: [Step] = []
  package var snapshot = Value.nothing
  /// The transaction for writes through this binding.
  package var transaction: Value?

  package init(_ location: Location, path: [Step] = []) { (self.location, self.path) = (location, path) }

  /// The reference in a wrapped property of a view; for a view on screen, it refers to the view's state.
  init(wrapped name: String, of view: Value, in session: Session) {
    var view = view
    if case .node(let id) = view { view = session.installed(id) ?? view }
    self =
      session.stored(name, of: view)?.binding ?? session.storedField(name, of: view)?.wrapper?.key(at: nil)
      ?? BindingValue(.initial(.nothing))
  }

  /// A binding to data of UIKit objects.
  package init(in session: inout Session, get: @escaping Code, set: @escaping Store) {
    let read = FunctionCode(body: { session throws(Problem) in .returns(try get(&session)) })
    let write = FunctionCode(
      parameters: [.any],
      body: { session throws(Problem) in
        try set(&session, session.local(0))
        return .next
      })
    self.init(.functions(get: session.makeFunction(read), set: session.makeFunction(write)))
  }

  // MARK: Reading

  package func read(in session: inout Session, _ place: Place) throws(Problem) -> Value {
    var value: Value
    switch location {
    case .initial(let data), .constant(let data): value = data
    case .state(let id, let name): value = session.views.graph.read(name, of: id) ?? .nothing
    case .functions(let get, _): value = try session.call(get, with: [])
    case .environment(let id, let key):
      if id == nil { session.noteOnce("a view that is not on screen reads the default of `\(key)`") }
      value = try session.environmentValue(key, at: id, place)
    case .stored(let key, let first):
      session.views.graph.noteRead(.variable("UserDefaults." + key))
      // Only an optional without a value does not tell whether a case or its raw value is meant.
      let stored = first == .nothing ? session.statics["UserDefaults." + key] : session.userDefault(key)
      value = stored ?? first
      if case .enumCase(let type, _, _) = first { value = session.fromRaw(value, .named(type)) }
    case .variable(let name):
      session.views.graph.noteRead(.variable(name))
      value = try session.variable(name, place)
    }
    for step in path { value = try step.part(of: value, in: &session, place) }
    return value
  }

  /// The current data, read in a copy of the session.
  func shown(in session: Session) -> Value? {
    var copy = session
    copy.runtime.delivery.isTrial = true
    return try? read(in: &copy, .unknown)
  }

  /// The current data, without noting that the running view reads it.
  private func seen(in session: Session) -> Value? {
    if !path.isEmpty { return snapshot }
    switch location {
    case .state(let id, let name): return session.views.graph.latest(name, of: id)
    case .constant(let value), .initial(let value): return value
    default: return nil
    }
  }

  /// `$name`: the reference with the current data.
  func projected(in session: Session) -> BindingValue {
    var copy = self
    if case .initial(let value) = location { copy.location = .constant(value) }
    if case .state(let id, let name) = location, path.isEmpty {
      copy.snapshot = session.views.graph.latest(name, of: id) ?? .nothing
    }
    return copy
  }

  /// A binding to a part of the data.
  ///
  /// If the path leads to an object, the new binding starts at that object.
  package func part(_ step: Step, in session: inout Session, _ place: Place) throws(Problem) -> BindingValue {
    var next = self
    next.path.append(step)
    let isRunning = session.views.graph.running != nil
    guard let value = isRunning ? seen(in: session) : try? read(in: &session, place) else { return next }
    if case .object = value { next = BindingValue(.constant(value), path: [step]) }
    if case .property(let name) = step,
      case .stored? = session.property(name, of: .named(session.className(of: value)))?.body
    {
      next.snapshot = session.stored(name, of: value) ?? .nothing
    } else {
      next.snapshot = (try? step.part(of: value, in: &session, place)) ?? .nothing
    }
    return next
  }

  // MARK: Writing

  /// Refuses a tag whose type is not the selection's; SwiftUI would select nothing, without a message.
  func requireTag(_ tag: Value, in session: Session, _ place: Place) throws(Problem) {
    var type: Type?
    switch location {
    case .state(let id, let name) where path.isEmpty:
      let view = session.views.graph[id].map { Type.named($0.element.type) }
      type = view.flatMap { session.storedField(name, of: $0)?.type }
    case .variable(let name) where path.isEmpty: type = session.variables[name]?.type
    default: break
    }
    if case .set(let element)? = type { type = element }
    guard let type, !session.isOf(tag, type) else { return }
    throw Problem(
      "a tag of type \(session.type(of: tag)) selects nothing where the selection is \(type)", at: place,
      suggestion: "`.tag(…)` gives a row a tag of the selection's type")
  }

  /// Writes through the binding: the whole data is written, with the part replaced.
  package func write(_ new: Value, in session: inout Session, _ place: Place) throws(Problem) {
    let outer = session.views.graph.transaction
    if let transaction {
      // The enclosing transaction takes precedence.
      var own = session.transaction(transaction)
      own.animation = outer.animation ?? own.animation
      own.disablesAnimations = own.disablesAnimations || outer.disablesAnimations
      if let completion = outer.completion {
        (own.completion, own.waitsForRemoval) = (completion, outer.waitsForRemoval)
      }
      session.views.graph.transaction = own
    }
    defer { session.views.graph.transaction = outer }
    var value = new
    if !path.isEmpty {
      let root = BindingValue(location)
      if case .state = location {
        value = root.seen(in: session) ?? .nothing
      } else {
        value = try root.read(in: &session, place)
      }
      try path[...].replace(with: new, in: &value, of: &session, place)
    }
    switch location {
    case .constant(let constant):
      if value == constant { return }
      let text = session.shown(constant)
      let rest = text.count > 40 ? "" : ": it stays \(text)"
      session.note("a constant binding ignores what is written\(rest)")
    case .initial, .environment: return
    case .state(let id, let name):
      let old = session.views.graph.latest(name, of: id)
      if let old, try session.areEqual(old, value) {
        if session.views.graph.running != nil {
          session.noteOnce(
            "`\(name)` is written while views are updated: SwiftUI warns, and it has that value")
        }
        return session.views.graph.ignore(name, of: id)
      }
      try session.graph(place) { try $0.write(value, to: name, of: id) }
      session.revision += 1
    case .functions(_, let set): try session.call(set, with: [value, transaction ?? Value(Transaction())])
    case .variable(let name): try session.setVariable(name, value, place)
    case .stored(let key, _): try session.setUserDefault(value, key, place)
    }
  }

  // MARK: Descriptions

  /// The location of the data: `radio.episodes[0].title`.
  package func place(in session: Session) -> String {
    let root =
      switch location {
      case .state(let id, let name): "\(session.name(ofView: id)).\(name)"
      case .variable(let name), .stored(let name, _): name
      case .environment(_, let key): "the environment's \(key)"
      case .functions: "two closures"
      case .constant(.object(let id)): session.heap.objects[id.row].type
      case .constant, .initial: "a constant"
      }
    return path.reduce(root) { text, step in
      switch step {
      case .property(let name): "\(text).\(name)"
      case .index(let index): "\(text)[\(index)]"
      case .key(let key, _): "\(text)[\(session.shown(key))]"
      case .scaled: text
      }
    }
  }
}

extension Session {
  /// What `UserDefaults` has for a key: of an enum case, its raw value.
  package func userDefault(_ key: String) -> Value? {
    statics["UserDefaults." + key].map { raw(of: $0) ?? $0 }
  }

  /// Stores a value in `UserDefaults`, and updates the views that read it.
  package mutating func setUserDefault(_ value: Value, _ key: String, _ place: Place) throws(Problem) {
    if value == statics["UserDefaults." + key] { return }
    statics["UserDefaults." + key] = value == .nothing ? nil : value
    if !views.roots.isEmpty { try changed(.variable("UserDefaults." + key), place) }
    revision += 1
  }
}

extension BindingValue.Step {
  fileprivate func part(of value: Value, in session: inout Session, _ place: Place) throws(Problem) -> Value {
    switch (self, value) {
    case (.property(let name), _): return try session.read(name, of: value, place) ?? .nothing
    case (.index(let index), .list(let values)):
      guard values.indices.contains(index) else { throw Session.outside(index, values.count, place) }
      return values[index]
    case (.index(let index), .tuple(let values)): return values[index]
    case (.key(let key, let other), .dictionary(let values)): return values[key] ?? other
    case (.scaled(let first, let style), _):
      let category = session.translated(value, to: .named("UIContentSizeCategory"))?.caseName ?? "large"
      guard let length = first.number else { return first }
      return .double(TextStyles.scaled(length, style, to: category, scale: session.screen.scale))
    default: return .nothing
    }
  }
}

extension ArraySlice<BindingValue.Step> {
  fileprivate func replace(
    with new: Value, in value: inout Value, of session: inout Session, _ place: Place
  ) throws(Problem) {
    guard let step = first else {
      value = new
      return
    }
    let rest = dropFirst()
    var inner = rest.isEmpty ? new : try step.part(of: value, in: &session, place)
    try rest.replace(with: new, in: &inner, of: &session, place)
    switch (step, value) {
    case (.property(let name), _):
      guard let member = session.property(name, of: .named(session.className(of: value))) else { return }
      try session.write(name, member, of: &value, inner, place, as: nil)
    case (.index(let index), .list(var values)):
      guard values.indices.contains(index) else { throw Session.outside(index, values.count, place) }
      values[index] = inner
      value = .list(values)
    case (.index(let index), .tuple(var values)):
      values[index] = inner
      value = .tuple(values)
    case (.key(let key, _), .dictionary(var values)):
      values[key] = inner == .nothing ? nil : inner
      value = .dictionary(values)
    default: return
    }
  }
}
