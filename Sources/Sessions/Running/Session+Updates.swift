import Traits
import ViewTree

extension Session {
  /// Asks the engine for something, runs what it begins, and says at which place it failed.
  @discardableResult
  package mutating func engine<Result>(
    _ place: Place, _ body: (inout TraitSystem) throws(TraitProblem) -> Result
  ) throws(Problem) -> Result {
    let depth = traits.depth
    let result: Result
    do throws(TraitProblem) { result = try body(&traits) } catch {
      throw Problem(error, at: place)
    }
    try report(traits.takeEvents(), place)
    try drain(to: depth, place)
    return result
  }

  /// Runs the passes that are in progress above a depth.
  mutating func drain(to depth: Int, _ place: Place) throws(Problem) {
    while traits.depth > depth {
      let step: Step?
      do throws(TraitProblem) { step = try traits.next() } catch {
        throw Problem(error, at: place, kind: .limit)
      }
      guard let step else { continue }
      switch step {
      case .call(let callback): try run(callback, place)
      case .compare(let trait, let old, let new):
        traits.answer(equal: try areEqual(value(old, of: trait), value(new, of: trait)))
      case .event(let event): try report([event], place)
      }
    }
  }

  /// The end of a turn of the run loop: pending traits, layouts and drawings.
  package mutating func endTurn(_ place: Place) throws(Problem) {
    if settings.updatesManually { return }
    try update(place)
    while !runtime.later.isEmpty {
      let work = runtime.later
      runtime.later = []
      for item in work {
        try step(place)
        try perform(item)
      }
      try update(place)
    }
  }

  package mutating func update(_ place: Place) throws(Problem) {
    try engine(place) { traits throws(TraitProblem) in traits.beginUpdate() }
    for _ in 0..<100 {
      // What the views of SwiftUI's make or change, and what is presented, is updated in the same turn.
      while try updateViews(place) {
        try engine(place) { traits throws(TraitProblem) in traits.beginUpdate() }
      }
      guard try settleScreens(place) else { return }
      try engine(place) { traits throws(TraitProblem) in traits.beginUpdate() }
    }
    throw Problem(
      "the presentations do not come to rest: each change asks for another", at: place, kind: .limit)
  }

  /// Runs what a callback of the engine's means: a registration's handler, or a method.
  private mutating func run(_ callback: Callback, _ place: Place) throws(Problem) {
    try step(place)
    trace(callback)
    let collection = traits.collection(at: callback.environment)
    runtime.current.append(collection)
    runtime.callbacks.append(RunningCallback(environment: callback.environment, tracks: true))
    defer {
      runtime.current.removeLast()
      runtime.callbacks.removeLast()
    }
    let previous = Value.collection(callback.previous ?? collection)
    do throws(Problem) {
      switch callback.target {
      case .registration: try runHandler(callback.tag, [.environment(callback.environment), previous])
      case .method(let event):
        if callback.tag >= 0 { try runHandler(callback.tag, [.environment(callback.environment), previous]) }
        try runMethod(event, of: callback.environment, previous, isOwn: callback.tag < 0)
      }
    } catch { throw error.placed(at: place) }
  }

  private mutating func runHandler(_ tag: Int, _ arguments: [Value]) throws(Problem) {
    guard handlers.indices.contains(tag), var handler = handlers[tag] else { return }
    handler.calls += 1
    handlers[tag] = handler
    let count = handler.function.code.parameters.count
    var all = handler.target.map { [$0] } ?? []
    all += arguments
    try call(handler.function, with: Array(all.prefix(count)))
  }

  /// A method that the object's own class overrides.
  private mutating func runMethod(
    _ event: TraitEvent, of id: EnvironmentID, _ previous: Value, isOwn: Bool
  ) throws(Problem) {
    let name = event.methodName
    guard let type = instance(of: id)?.type, definitions.types[type] != nil,
      let member = member(name, of: .named(type))?.first, case .functions = member.body
    else { return }
    var object = Value.environment(id)
    var arguments: [Value] =
      member.signature.parameters.map { parameter in
        switch parameter.type.wrapped {
        case .bool: .bool(false)
        case .named("CGRect"): AppleTypes.rect(0, 0, 0, 0)
        case .named("UITraitCollection"): previous
        default: .nothing
        }
      }
    let place = definitions.functions.first.map { Place($0.declaration.name.range, in: $0.source) }
    guard let place else { return }
    _ = try invoke(member, of: &object, &arguments, place, as: nil)
  }

  /// Adds what an engine's callback runs, and answers its tag.
  package mutating func addHandler(_ handler: Handler) -> Int {
    handlers.append(handler)
    return handlers.count - 1
  }

  /// What happened, for answers, `trace` and drawings.
  private mutating func report(_ events: [UpdateEvent], _ place: Place) throws(Problem) {
    for event in events {
      switch event {
      case .drew(let id): draw(id)
      case .laidOut: continue
      case .joined(let id), .left(let id):
        confirm(event)
        try tellMoved(id, place)
      default: confirm(event)
      }
    }
  }

  /// A view is drawn: its colours and images are resolved with its traits of now.
  private mutating func draw(_ id: EnvironmentID) {
    guard let instance = instance(of: id) else { return }
    for name in Self.drawn {
      guard let value = instance.fields[name], value != .nothing else { continue }
      setField("drawn.\(name)", resolved(value, with: traits.collection(at: id)), of: id)
    }
  }

  /// The properties that are resolved when a view is drawn.
  package static let drawn = ["backgroundColor", "tintColor", "textColor", "image"]
}
