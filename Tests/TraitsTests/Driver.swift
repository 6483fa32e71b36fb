import Traits
import ViewTree

/// Runs what a system hands out, as a session does: handlers are closures that may change the system and begin passes.
struct Driver {
  typealias Handler = @Sendable (inout Driver, Callback) throws -> Void

  var system = TraitSystem()
  var handlers: [Handler] = []
  /// What was called, in short words: "cell:layoutSubviews", "cell:#0".
  var log: [String] = []
  var events: [UpdateEvent] = []
  /// How types that compare by code compare.
  var areEqual: @Sendable (TraitValue, TraitValue) -> Bool = { $0 == $1 }

  init() {}

  mutating func create(_ kind: EnvironmentKind, _ label: String, in parent: EnvironmentID? = nil) throws
    -> EnvironmentID
  { try system.create(kind, label: label, in: parent) }

  mutating func define(_ property: String, color: Bool = false) throws -> TraitID {
    try system.define(
      TraitDefinition(
        property: property, key: property.uppercased(), defaultValue: .integer(0),
        affectsColorAppearance: color))
  }

  @discardableResult
  mutating func register(_ id: EnvironmentID, _ traits: [TraitID], _ body: @escaping Handler = { _, _ in })
    throws
    -> RegistrationID
  {
    handlers.append(body)
    return try system.register(on: id, traits: traits, tag: handlers.count - 1)
  }

  mutating func on(_ id: EnvironmentID, _ event: TraitEvent, _ body: @escaping Handler = { _, _ in }) throws {
    handlers.append(body)
    try system.observe(event, at: id, tag: handlers.count - 1)
  }

  /// Does something, and all that it begins.
  mutating func run(_ change: (inout TraitSystem) throws -> Void) throws {
    let depth = system.depth
    try change(&system)
    while system.depth > depth {
      guard let step = try system.next() else { continue }
      switch step {
      case .call(let callback):
        log.append("\(system.tree.name(of: callback.environment)):\(callback.word)")
        try handlers[callback.tag](&self, callback)
      case .compare(_, let old, let new): system.answer(equal: areEqual(old, new))
      case .event(let event): events.append(event)
      }
    }
    events += system.takeEvents()
  }

  mutating func override(_ trait: TraitID, _ value: Int, at id: EnvironmentID) throws {
    try run { try $0.setOverride(.integer(value), for: trait, at: id) }
  }

  mutating func removeOverride(_ trait: TraitID, at id: EnvironmentID) throws {
    try run { try $0.removeOverride(for: trait, at: id) }
  }

  mutating func update() throws { try run { $0.beginUpdate() } }

  func value(_ trait: TraitID, _ id: EnvironmentID) -> Int? {
    if case .integer(let number) = system.value(of: trait, at: id) { number } else { nil }
  }

  /// What was called since somebody asked last.
  mutating func calls() -> [String] {
    defer { log = [] }
    return log
  }
}

extension Callback {
  var word: String {
    switch target {
    case .registration(let id): "#\(id.index)"
    case .method(let event): event.rawValue
    }
  }
}

/// The problem that something throws.
func thrown(_ body: () throws -> Void) -> TraitProblem? {
  do { try body() } catch { return error as? TraitProblem }
  return nil
}
