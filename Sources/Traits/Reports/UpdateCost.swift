// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// What updates have cost since the system was made; the difference of two is the cost of what happened between.
public struct UpdateCost: Hashable, Sendable {
  /// Environments that have a new value of some trait; a controller and its view count as one.
  public var environments = 0
  /// Environments that UIKit goes through below what changed, whether their values change or not.
  public var updated = 0
  /// Calls of registrations and methods.
  public var callbacks = 0
  /// Traits whose old and new value were compared.
  public var comparisons = 0
  /// Comparisons for which a type's own `==` was asked.
  public var equalities = 0
  public var layouts = 0
  public var draws = 0
  /// Overrides that were set, replaced or removed.
  public var overrides = 0

  public func since(_ earlier: UpdateCost) -> UpdateCost {
    var cost = UpdateCost()
    for part in Self.parts { cost[keyPath: part] = self[keyPath: part] - earlier[keyPath: part] }
    return cost
  }

  private static let parts: [WritableKeyPath<UpdateCost, Int> & Sendable] = [
    \.environments, \.updated, \.callbacks, \.comparisons, \.equalities, \.layouts, \.draws, \.overrides,
  ]
}

extension TraitSystem {
  /// How often an environment was laid out; of a controller, its view.
  public func layouts(at id: EnvironmentID) -> Int { Int(rows[tree.contentHolder(of: id)].layouts) }

  /// How often an environment was drawn; of a controller, its view.
  public func draws(at id: EnvironmentID) -> Int { Int(rows[tree.contentHolder(of: id)].draws) }

  /// Whether an update that came by would find other values than those that are answered.
  public func isStale(_ id: EnvironmentID) -> Bool { !areEqual(derivedValues(at: id), collection(at: id)) }

  /// Whether no update has anything to do.
  public var isUpToDate: Bool { !pending.contains { !rows[$0].needs.isEmpty && isReachedByUpdates($0) } }

  /// Counts whose values a walk has changed, and what UIKit goes through for that; a controller and its view count as one.
  mutating func countChanges() {
    let scopes = Set(pass.touched.filter { self.scopes[$0].delivery != nil })
    for scope in scopes {
      guard let top = self.scopes[scope].top else { continue }
      cost.environments += tree.preorder(from: top).count { id in
        if self.scope(of: id) != scope { return false }
        let owner = tree.isRootView(id) ? tree.parent(of: id) : nil
        return owner.map { !scopes.contains(self.scope(of: $0)) } ?? true
      }
    }
    var end: UInt64 = 0
    for root in pass.roots.sorted(by: tree.precedes) where tree.order(of: root) >= end {
      end = tree.order(after: root)
      cost.updated += tree.preorder(from: root).count { !tree.isRootView($0) || $0 == root }
    }
  }
}
