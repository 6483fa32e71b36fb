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
  /// Layouts.
  public var layouts = 0
  /// Draws.
  public var draws = 0
  /// Overrides that were set, replaced or removed.
  public var overrides = 0

  /// Nothing yet.
  public init() {}

  /// What was added since `earlier`.
  public func since(_ earlier: UpdateCost) -> UpdateCost {
    var cost = UpdateCost()
    for part in Self.parts { cost[keyPath: part] = self[keyPath: part] - earlier[keyPath: part] }
    return cost
  }

  private static let parts: [WritableKeyPath<UpdateCost, Int> & Sendable] = [
    \.environments, \.updated, \.callbacks, \.comparisons, \.equalities, \.layouts, \.draws, \.overrides,
  ]
}
