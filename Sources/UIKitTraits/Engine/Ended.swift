internal import Synchronization
internal import ViewTree

/// What a tracked method has read of one environment's collection, which it may have handed to another thread.
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
  /// Ends the rows whose objects are gone; what stands in them and is still in use stands outside from now on.
  func buryEnded() {
    let rows = ended.withLock { rows in
      defer { rows = [] }
      return rows
    }
    for unit in rows.map(traits.tree.unit) where !traits.tree.isDestroyed(unit) && !isInUse(unit) {
      for survivor in survivors(in: unit) { demand { try $0.detach(survivor) } }
      demand { try $0.destroy(unit) }
    }
    for id in rows where object(id) == nil { setObject(nil, for: id) }
  }

  /// A view outlives its controller where somebody holds it.
  private func isInUse(_ id: EnvironmentID) -> Bool {
    object(id) != nil || object(traits.tree.rootView(of: id)) != nil
  }

  private func survivors(in id: EnvironmentID) -> [EnvironmentID] {
    traits.tree.children(of: id).flatMap { isInUse($0) ? [$0] : survivors(in: $0) }
  }
}
