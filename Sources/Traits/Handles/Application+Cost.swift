extension Application {
  /// Counts what a piece of a program costs: callbacks, comparisons, layouts and drawings, and how far its updates reach.
  ///
  /// UIKit has no name for it. "Each change of an override costs an update of all descendants" (WWDC23 session 10057): ``Tally/updated`` counts
  /// those, ``Tally/environments`` those that got a new value. Nothing is timed. What waits for an update counts where the update is.
  ///
  /// ```swift
  /// let cost = try app.cost {
  ///   scene.traitOverrides[Theme.self] = .bold
  ///   try app.update()
  /// }
  /// cost.overrides                         // 1
  /// cost.environments                      // 7, where the scene and six below it have a new theme
  /// cost.callbacks                         // 1: one registration
  /// ```
  /// - Parameter body: What is to be counted; it may stand inside another count.
  /// - Returns: What was added to each counter. Where the body throws nothing is returned, and what it did stays as it left it.
  /// - Complexity: that of the body; each pass of an update in it goes through all that is below what changed, to count it.
  /// - Throws: What the body throws.
  public func cost<Failure: Error>(of body: () throws(Failure) -> Void) throws(Failure) -> Tally {
    let wasMeasuring = traits.isMeasuring
    traits.beginMeasuring()
    defer { traits.endMeasuring(unless: wasMeasuring) }
    let before = traits.tally
    try body()
    return traits.tally - before
  }
}

extension Tally {
  /// What was counted between two times.
  ///
  /// - Complexity: O(1)
  public static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.comparisons -= right.comparisons
    difference.callbacks -= right.callbacks
    difference.layouts -= right.layouts
    difference.draws -= right.draws
    difference.visits -= right.visits
    difference.overrides -= right.overrides
    difference.environments -= right.environments
    difference.updated -= right.updated
    return difference
  }
}
