package import Presentations
internal import Synchronization
internal import Traits
internal import ViewTree

/// The owner of the engine of an application, or of a part outside of all (``adopt(_:as:_:_:)``): maps rows to objects, and calls them.
@MainActor package final class Runtime {
  private struct Weak { weak var object: Responder? }

  var traits = TraitSystem()
  package var screens = PresentationSystem()
  /// The ids of objects that are gone; any thread may drop the last reference.
  nonisolated let ended = Mutex<[EnvironmentID]>([])
  private var objects: [EnvironmentID: Weak] = [:]
  /// The traits that are defined here: Apple's, then the custom ones that were used; the index is the engine's number.
  private(set) var definitions: [AnyTrait] = SystemTraits.keys
  private var logs: [ReadLog] = []

  /// - Parameter rules: The version whose rules apply, by default the newest.
  init(rules: SystemVersion = .iOS26) {
    traits.reportsEvents = false
    // This throws only during an update, and none is in progress.
    try? traits.use(rules)
  }

  func object(_ id: EnvironmentID?) -> Responder? { id.flatMap { objects[$0]?.object } }

  func setObject(_ object: Responder?, for id: EnvironmentID) {
    objects[id] = object.map { Weak(object: $0) }
  }

  // MARK: - Asking the engine

  /// Runs a change of the engine, and finishes all the work that follows from it before it returns.
  @discardableResult
  func run<Result>(_ change: (inout TraitSystem) throws -> Result) throws -> Result {
    if traits.depth == 0 { destroyEndedRows() }
    let depth = traits.depth
    let result = try change(&traits)
    try finish(depth)
    return result
  }

  /// Takes steps until only the given number of passes is left.
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

  /// Runs a change for a caller that cannot throw, as in UIKit; a problem counts as a programming error.
  @discardableResult
  func runOrTrap<Result>(
    _ file: StaticString = #fileID, _ line: UInt = #line,
    _ change: (inout TraitSystem) throws -> Result
  ) -> Result { do { return try run(change) } catch { misuse("\(error)", file, line) } }

  /// Runs a turn with everything that is pending; if it does not come to an end, the engine is restored.
  func update() throws(TraitProblem) {
    destroyEndedRows()
    let (before, depth) = ((traits, definitions), traits.depth)
    traits.beginUpdate()
    do throws(TraitProblem) { try finish(depth) } catch {
      let made = traits.tree.count
      (traits, definitions) = before
      // Objects made meanwhile keep their ids: fill the restored tree up to there, so that no new object gets one of them.
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

  /// Runs a method, and notes in the engine the traits that it read, if it is tracked.
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

  /// The engine's number of a trait; at the first use the trait is defined.
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

  /// Converts a collection for the engine; decoded values of traits that are unknown here are left out.
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
