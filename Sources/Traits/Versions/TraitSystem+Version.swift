internal import Journals
internal import ViewTree

extension TraitSystem {
  /// The version of iOS whose rules are in force, or `nil` where none was chosen: ``Decision/startingVersion``.
  public var version: SystemVersion? { rules[0].version }

  /// Whether the version that is in force has a feature.
  ///
  /// ```swift
  /// system.use(.iOS17)
  /// system.has(.registrations)      // true
  /// system.has(.tracking)           // false: it came with iOS 18
  /// ```
  /// - Complexity: O(1)
  public func has(_ feature: SystemFeature) -> Bool {
    guard let version else { return feature != .tracking }
    return version >= feature.since
  }

  /// Follows the rules of a version from now on.
  ///
  /// Environments whose value is another under the new flow change in the next update, like any others, and are reported. Overrides and
  /// registrations stay.
  ///
  /// Not in the middle of an update.
  ///
  /// ```swift
  /// // `child`, a controller, stands in `plain`, a view that has the theme 1; nobody else has one.
  /// system.value(of: theme, at: child)      // .integer(1): from the superview of its view
  /// system.use(.iOS16)
  /// try system.update()
  /// system.value(of: theme, at: child)      // .integer(0): from its parent controller
  /// ```
  /// Source: WWDC23 session 10057 for the two flows; what else holds before iOS 17 is ``Decision/olderFlow``.
  ///
  /// - Complexity: O(*n*) where the flow is another, else O(1).
  public mutating func use(_ version: SystemVersion) {
    precondition(!isUpdating, "The version is chosen between updates.")
    let movers = (version == .iOS16) == flowsThroughControllers ? [] : thoseWithTwoSources()
    for mover in movers { cutOff(mover) }
    rules[0].version = version
    listParentsAgain()
    for mover in movers { connect(mover) }
    listFollowing(movers)
  }

  /// Throws where the version that is in force does not have the trait yet.
  ///
  /// - Throws: ``TraitProblem/newerTrait(_:since:version:)``.
  /// - Complexity: O(1)
  public func checkAvailability(of trait: TraitID) throws(TraitProblem) {
    guard let version, Int(trait.index) < SystemTrait.all.count else { return }
    let since = SystemTrait.all[Int(trait.index)].since
    if since > version.rawValue { throw .newerTrait(trait, since: since, version: version) }
  }

  /// Throws where the version that is in force does not have the feature yet.
  ///
  /// - Throws: ``TraitProblem/newerFeature(_:version:)``.
  /// - Complexity: O(1)
  public func checkAvailability(of feature: SystemFeature) throws(TraitProblem) {
    if let version, version < feature.since { throw .newerFeature(feature, version: version) }
  }

  /// The environments that the two flows would give values from different scopes: controllers, and views of those that are not shown.
  private func thoseWithTwoSources() -> [EnvironmentID] {
    hierarchy.all.filter { id in
      let isController = hierarchy.kind(of: id) == .controller
      guard isController || hierarchy.isRootView(id) else { return false }
      if !hierarchy.isInHierarchy(id) { return true }
      guard isController else { return false }
      return scope(of: hierarchy.parent(of: id)) != scope(of: hierarchy.ancestorThatIsNoView(of: id))
    }
  }

  private func scope(of parent: EnvironmentID?) -> Int32 {
    parent.map { environments[Int($0.index)].scope } ?? 0
  }
}
