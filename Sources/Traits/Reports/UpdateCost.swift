// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// The counters of the work that updates have done since the system was made; the difference of two is the cost between them.
public struct UpdateCost: Hashable, Sendable {
  /// The number of environments that got a new value of some trait; a controller and its view count as one.
  public var environments = 0
  /// The number of environments that UIKit goes through below a change, whether their values change or not.
  public var updated = 0
  /// The number of calls of registrations and methods.
  public var callbacks = 0
  /// The number of traits whose old and new values were compared.
  public var comparisons = 0
  /// The number of comparisons of values that are stored as objects.
  public var equalities = 0
  public var layouts = 0
  public var draws = 0
  /// The number of overrides that were set, replaced or removed.
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
  /// The number of layouts of an environment, or for a controller of its view.
  public func layouts(at id: EnvironmentID) -> Int { Int(rows[tree.contentHolder(of: id)].layouts) }

  /// The number of draws of an environment, or for a controller of its view.
  public func draws(at id: EnvironmentID) -> Int { Int(rows[tree.contentHolder(of: id)].draws) }

  /// Whether an update would change the values that the environment has now.
  public func isStale(_ id: EnvironmentID) -> Bool { !areEqual(derivedValues(at: id), collection(at: id)) }

  /// Whether no update has anything to do.
  public var isUpToDate: Bool { !pending.contains { !rows[$0].needs.isEmpty && isReachedByUpdates($0) } }

  /// Counts the environments whose values a walk has changed, and those that UIKit goes through; a controller and its view count as one.
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
