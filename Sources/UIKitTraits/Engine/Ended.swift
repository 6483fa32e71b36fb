internal import Synchronization
internal import ViewTree

/// The reads of a tracked method from one environment's collection; the method may have passed the collection to another thread.
final class ReadLog: Sendable {
  let environment: EnvironmentID
  private let reads = Mutex<[AnyTrait]>([])

  init(_ environment: EnvironmentID) { self.environment = environment }

  var traits: [AnyTrait] { reads.withLock { $0 } }

  func note(_ trait: AnyTrait) {
    reads.withLock { if !$0.contains(where: { $0 == trait }) { $0.append(trait) } }
  }
}

extension Runtime {
  /// Destroys the rows whose objects are gone; environments inside that are still in use are detached first.
  func destroyEndedRows() {
    let rows = ended.withLock { rows in
      defer { rows = [] }
      return rows
    }
    for root in rows.map(traits.tree.movableRoot) where !traits.tree.isDestroyed(root) && !isInUse(root) {
      for survivor in survivors(in: root) { runOrTrap { try $0.detach(survivor) } }
      runOrTrap { try $0.destroy(root) }
    }
    for id in rows where object(id) == nil { setObject(nil, for: id) }
  }

  /// Whether a row is in use; a view that is still referenced outlives its controller.
  private func isInUse(_ id: EnvironmentID) -> Bool {
    object(id) != nil || object(traits.tree.rootView(of: id)) != nil
  }

  private func survivors(in id: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: id).flatMap { isInUse($0) ? [$0] : survivors(in: $0) }
  }
}
