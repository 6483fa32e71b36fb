import StateUpdates
import Syntax

package typealias ViewIdentity = ViewID

extension Session {
  /// The reference that lies in a wrapped property of a view: of one on screen, to its state.
  func wrapped(_ name: String, of value: Value) -> BindingValue {
    var value = value
    if case .node(let id) = value { value = installed(id) ?? value }
    return stored(name, of: value)?.binding ?? BindingValue(.initial(.nothing))
  }

  /// What a binding reads: the data as it is now.
  package mutating func read(_ binding: BindingValue, _ place: Place) throws(Problem) -> Value {
    var value: Value
    switch binding.location {
    case .initial(let initial): value = initial
    case .constant(let constant): value = constant
    case .state(let id, let name): value = views.graph.read(name, of: id) ?? .nothing
    case .functions(let get, _): value = try call(get, with: [])
    case .environment(let id, let key): value = try environmentValue(key, at: id, place)
    case .variable(let name):
      views.graph.noteRead(.variable(name))
      value = try variable(name, place)
    }
    for step in binding.path { value = try part(step, of: value, place) }
    return value
  }

  private mutating func part(_ step: BindingValue.Step, of value: Value, _ place: Place) throws(Problem)
    -> Value
  {
    switch step {
    case .property(let name):
      var value = value
      guard let member = try memberResolved(name, of: .named(className(of: value))) else { return .nothing }
      return try read(name, member, of: &value, place, as: nil)
    case .index(let index):
      guard case .list(let values) = value else { return .nothing }
      guard values.indices.contains(index) else { throw Self.outside(index, values.count, place) }
      return values[index]
    case .key(let key):
      guard case .dictionary(let values) = value else { return .nothing }
      return values[key] ?? .nothing
    case .wrapped: return value
    }
  }

  /// Writes through a binding: the whole of the data is written, with the part replaced.
  package mutating func write(_ new: Value, to binding: BindingValue, _ place: Place) throws(Problem) {
    let outer = views.graph.transaction
    if let animation = binding.animation, outer.animation == nil {
      views.graph.transaction.animation = animation.animated
    }
    defer { views.graph.transaction = outer }
    var value = new
    if !binding.path.isEmpty {
      let root = BindingValue(binding.location)
      value = try latest(root, place)
      try replace(binding.path[...], in: &value, with: new, place)
    }
    switch binding.location {
    case .constant(let constant):
      if value != constant { note("a constant binding ignores what is written: it stays \(shown(constant))") }
    case .initial, .environment: return
    case .state(let id, let name): try write(value, toState: name, of: id, place)
    case .functions(_, let set): try call(set, with: Array([value, .void].prefix(set.code.parameters.count)))
    case .variable(let name): try setVariable(name, value, place)
    }
  }

  /// The data without counting as a read.
  private mutating func latest(_ binding: BindingValue, _ place: Place) throws(Problem) -> Value {
    if case .state(let id, let name) = binding.location {
      return views.graph.latest(name, of: id) ?? .nothing
    }
    return try read(binding, place)
  }

  private mutating func replace(
    _ path: ArraySlice<BindingValue.Step>, in value: inout Value, with new: Value, _ place: Place
  ) throws(Problem) {
    guard let step = path.first else {
      value = new
      return
    }
    if case .wrapped = step { return try replace(path.dropFirst(), in: &value, with: new, place) }
    var inner = new
    if path.count > 1 {
      inner = try part(step, of: value, place)
      try replace(path.dropFirst(), in: &inner, with: new, place)
    }
    switch (step, value) {
    case (.property(let name), _):
      guard let member = try memberResolved(name, of: .named(className(of: value))) else { return }
      try write(name, member, of: &value, inner, place, as: nil)
    case (.index(let index), .list(var values)):
      guard values.indices.contains(index) else { throw Self.outside(index, values.count, place) }
      values[index] = inner
      value = .list(values)
    case (.key(let key), .dictionary(var values)):
      values[key] = inner == .nothing ? nil : inner
      value = .dictionary(values)
    default: return
    }
  }

  /// Sets a state of a view on screen.
  package mutating func write(_ value: Value, toState name: String, of id: ViewID, _ place: Place)
    throws(Problem)
  {
    if let old = views.graph.latest(name, of: id), try areEqual(old, value), views.graph.running == nil {
      views.graph.ignore(name, of: id)
      return
    }
    do throws(ViewProblem) { try views.graph.write(value, to: name, of: id) } catch {
      throw Problem(error, at: place)
    }
    revision += 1
  }

  /// `name = value` of a wrapped property.
  ///
  /// In an initialiser it is the first value, where there is none yet.
  mutating func assign(_ new: Value, toWrapped name: String, of view: inout Value, _ place: Place)
    throws(Problem)
  {
    let binding = wrapped(name, of: view)
    if case .initial(.nothing) = binding.location {
      store(name, of: &view, .binding(BindingValue(.initial(new))))
      return
    }
    try write(new, to: binding, place)
  }

  /// `$name`: the reference, with what the data is now.
  mutating func projected(_ binding: BindingValue, _ place: Place) throws(Problem) -> BindingValue {
    var copy = binding
    if case .initial(let value) = binding.location { copy.location = .constant(value) }
    if case .state(let id, let name) = binding.location, copy.path.isEmpty {
      copy.snapshot = views.graph.latest(name, of: id) ?? .nothing
    }
    return copy
  }

  /// A part of a binding's data, as a binding.
  ///
  /// From an object on, the object is where the data lies.
  mutating func part(_ step: BindingValue.Step, of binding: BindingValue, _ place: Place) throws(Problem)
    -> BindingValue
  {
    var next = binding.appending(step)
    let running = views.graph.running
    let value = running == nil ? try? read(binding, place) : snapshot(of: binding)
    guard let value else { return next }
    if case .object = value { next = BindingValue(.constant(value), path: [step]) }
    var inner = value
    if case .property(let name) = step,
      let member = try memberResolved(name, of: .named(className(of: value))),
      case .stored = member.body
    {
      next.snapshot = stored(name, of: inner) ?? .nothing
    } else {
      inner = (try? part(step, of: value, place)) ?? .nothing
      next.snapshot = inner
    }
    return next
  }

  /// The data that a binding refers to, without reading it for the view that runs.
  private mutating func snapshot(of binding: BindingValue) -> Value? {
    if !binding.path.isEmpty { return binding.snapshot }
    switch binding.location {
    case .state(let id, let name): return views.graph.latest(name, of: id)
    case .constant(let value), .initial(let value): return value
    default: return nil
    }
  }
}

extension Problem {
  init(_ problem: ViewProblem, at place: Place) {
    self.init(problem.message, at: place, suggestion: problem.suggestion)
  }
}
