import Synchronization

/// What was read of a collection that a tracked method was handed.
///
/// A collection may be read on any thread, so this is the one thing in the engine behind a lock. Only a collection that a tracked method took
/// has one: ``TraitSystem/collection(at:)`` gives none, so that elsewhere nobody pays for it.
///
/// Source: WWDC24 session 10118: while a supported method runs, UIKit records which traits it reads of its `traitCollection`.
final class TraitReads: Sendable {
  /// What was read until now.
  struct Found: Sendable {
    /// The traits, in the order of their first reading.
    var traits: [TraitID] = []
    /// The Swift types that the collection's system did not know.
    var definitions: [any TraitDefinition.Type] = []
    /// Whether the collection was taken whole: compared, printed, encoded, or made into another.
    var isWhole = false
  }

  private let state = Mutex(Found())

  /// What was read until now.
  var found: Found { state.withLock { $0 } }

  /// Notes that a trait was read.
  func note(_ trait: TraitID) {
    state.withLock { if !$0.traits.contains(trait) { $0.traits.append(trait) } }
  }

  /// Notes that a trait was read by a type that the collection's system did not know.
  func note(_ definition: any TraitDefinition.Type) {
    state.withLock { found in
      if !found.definitions.contains(where: { $0 == definition }) { found.definitions.append(definition) }
    }
  }

  /// Notes that the collection was taken whole.
  func noteAll() { state.withLock { $0.isWhole = true } }
}

extension TraitCollection {
  /// The same collection, which notes what is read of it.
  func noting(in reads: TraitReads) -> TraitCollection {
    TraitCollection(
      values: storage.entries, width: storage.width, defaults: storage.defaults, types: storage.types,
      loose: storage.loose, reads: reads)
  }
}
