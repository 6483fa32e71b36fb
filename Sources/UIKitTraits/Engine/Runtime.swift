package import Presentations
internal import Synchronization
internal import Traits
internal import ViewTree

/// The owner of an engine, one of each application and of each part outside of them (``adopt(_:)``): knows whose row is whose, and calls.
@MainActor package final class Runtime {
  private struct Weak { weak var object: Responder? }

  var traits = TraitSystem()
  package var screens = PresentationSystem()
  /// Ids of objects that are gone; the last reference may be dropped on any thread.
  nonisolated let ended = Mutex<[EnvironmentID]>([])
  private var objects: [EnvironmentID: Weak] = [:]
  /// The traits of one's own that were used here, in the order of the engine's numbers.
  private(set) var definitions: [AnyTrait] = SystemTraits.keys
  private var logs: [ReadLog] = []

  /// - Parameter rules: Those of the newest system where nothing else is said.
  init(rules: SystemVersion = .iOS26) {
    traits.reportsEvents = false
    // Nothing is in progress, which is all that could be in the way.
    try? traits.use(rules)
  }

  func object(_ id: EnvironmentID?) -> Responder? { id.flatMap { objects[$0]?.object } }

  func setObject(_ object: Responder?, for id: EnvironmentID) {
    objects[id] = object.map { Weak(object: $0) }
  }

  // MARK: - Asking the engine

  /// Asks the engine for something, and does all the work that comes of it before it returns.
  @discardableResult
  func run<Result>(_ change: (inout TraitSystem) throws -> Result) throws -> Result {
    if traits.depth == 0 { buryEnded() }
    let depth = traits.depth
    let result = try change(&traits)
    try finish(depth)
    return result
  }

  /// Takes steps until so many passes are left.
  private func finish(_ depth: Int) throws(TraitProblem) {
    while traits.depth > depth {
      guard let step = try traits.next() else { continue }
      switch step {
      case .call(let callback): call(callback)
      case .compare(_, let old, let new): traits.answer(equal: old == new)
      case .event: break
      }
    }
  }

  /// The same for a caller that cannot throw, as UIKit's cannot: a problem is a mistake in the program.
  @discardableResult
  func demand<Result>(
    _ file: StaticString = #fileID, _ line: UInt = #line,
    _ change: (inout TraitSystem) throws -> Result
  ) -> Result { do { return try run(change) } catch { misuse("\(error)", file, line) } }

  /// A turn: everything that is pending; where it does not come to rest, the engine is as it was before.
  func update() throws(TraitProblem) {
    buryEnded()
    let (before, depth) = ((traits, definitions), traits.depth)
    traits.beginUpdate()
    do throws(TraitProblem) { try finish(depth) } catch {
      let made = traits.tree.count
      (traits, definitions) = before
      // Objects made meanwhile keep their ids: fill the restored tree up to there, so that no new object gets one.
      while traits.tree.count < made {
        guard let row = try? traits.create(.view) else { break }
        try? traits.destroy(row)
      }
      throw error
    }
  }

  // MARK: - Callbacks

  private func call(_ callback: Callback) {
    guard let object = object(callback.environment) else { return }
    let previous = callback.previous.map { collection($0) }
    let current = collection(traits.collection(at: callback.environment))
    switch callback.target {
    case .registration(let id): current.performAsCurrent { object.callRegistration(id, previous) }
    case .method(let event):
      (event.setsCurrentTraits ? current : .current).performAsCurrent {
        noteReads { object.methodTable.call(event, of: object, previous) }
      }
    }
  }

  /// Runs a method, and tells the engine what it has read, if that is tracked.
  private func noteReads(of method: () -> Void) {
    let outer = logs
    logs = []
    method()
    for log in logs {
      for id in log.traits.compactMap({ try? id(of: $0) }) { traits.noteRead(of: id, at: log.environment) }
    }
    logs = outer
  }

  func traitCollection(at id: EnvironmentID) -> TraitCollection {
    var collection = collection(traits.collection(at: id))
    if traits.isTracking {
      let log = ReadLog(id)
      logs.append(log)
      collection.log = log
    }
    return collection
  }

  // MARK: - Traits

  /// The engine's number of a trait, which is defined where it is first used.
  func id(of trait: AnyTrait) throws(TraitProblem) -> TraitID {
    if let index = definitions.firstIndex(where: { $0 == trait }) { return TraitID(index: Int32(index)) }
    let id = try traits.define(trait.engineDefinition)
    definitions.append(trait)
    return id
  }

  func requiredID(of trait: AnyTrait, _ file: StaticString = #fileID, _ line: UInt = #line) -> TraitID {
    do throws(TraitProblem) { return try id(of: trait) } catch { misuse(error.description, file, line) }
  }

  func collection(_ values: Traits.TraitCollection) -> TraitCollection {
    var collection = TraitCollection()
    collection.entries = values.entries.map { entry in
      let definition = definitions[Int(entry.trait.index)]
      return .init(definition: definition, identifier: definition.identifier, value: entry.value)
    }
    return collection
  }

  /// A collection for the engine; what was decoded and is of no type that is known here is left out.
  func values(of collection: TraitCollection) throws(TraitProblem) -> Traits.TraitCollection {
    var values = Traits.TraitCollection()
    for entry in collection.entries {
      guard let definition = entry.definition ?? definitions.first(where: entry.isOf) else { continue }
      values[try id(of: definition)] = definition.converted(collection)
    }
    return values
  }
}

extension TraitDefinition {
  fileprivate static func converted(_ collection: TraitCollection) -> TraitValue {
    Stored.engineValue(collection[Self.self])
  }

  fileprivate static var engineDefinition: Traits.TraitDefinition {
    Traits.TraitDefinition(
      property: "\(Self.self)", key: "\(Self.self)", name: name,
      identifier: identifier.isEmpty ? nil : identifier,
      defaultValue: storedDefault, affectsColorAppearance: affectsColorAppearance)
  }
}
