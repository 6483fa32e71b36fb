extension LayoutEnvironment {
  /// Asks for `updateConstraints()` in the next update; of a controller, for `updateViewConstraints()`, and for its view's `updateConstraints()`.
  ///
  /// Mirrors `setNeedsUpdateConstraints()`. Constraints come after properties and before the layout, a controller's before its view's, and ask for
  /// no layout by themselves. What has read a trait while it updated its constraints is asked for again when that changes, since iOS 18
  /// ("Automatic trait tracking" in Apple's documentation).
  ///
  /// ```swift
  /// cell.override(.updateConstraints) { cell, _ in print(cell.traitCollection[Theme.self]) }
  /// cell.setNeedsUpdateConstraints()
  /// try app.update()                       // prints the theme once
  /// ```
  /// - Complexity: O(1)
  public func setNeedsUpdateConstraints() {
    demand { (traits) throws(TraitProblem) in try traits.setNeedsUpdateConstraints(handle.id) }
  }
}
