internal import Journals
internal import ViewTree

extension TraitSystem {
  /// The version of iOS whose rules are in force, or `nil` where none was chosen: ``Decision/startingVersion``.
  public var version: SystemVersion? { rules[0].version }

  /// Whether the version that is in force has a feature.
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
  /// - Complexity: O(*n*) where the flow is another, else O(1).
  public mutating func use(_ version: SystemVersion) {
    precondition(!isUpdating, "The version is chosen between updates.")
    let movers = (version == .iOS16) == flowsThroughControllers ? [] : controllersWithTwoSources()
    for controller in movers { cutOff(controller) }
    rules[0].version = version
    for controller in movers { connect(controller) }
  }

  /// Throws where the version that is in force does not have the trait yet.
  public func checkAvailability(of trait: TraitID) throws(TraitProblem) {
    guard let version, Int(trait.index) < SystemTrait.all.count else { return }
    let since = SystemTrait.all[Int(trait.index)].since
    if since > version.rawValue { throw .newerTrait(trait, since: since, version: version) }
  }

  /// Throws where the version that is in force does not have the feature yet.
  public func checkAvailability(of feature: SystemFeature) throws(TraitProblem) {
    if let version, version < feature.since { throw .newerFeature(feature, version: version) }
  }

  /// The controllers that the two flows would give values from different scopes.
  private func controllersWithTwoSources() -> [EnvironmentID] {
    hierarchy.all.filter { id in
      guard hierarchy.kind(of: id) == .controller else { return false }
      return scope(of: hierarchy.parent(of: id)) != scope(of: hierarchy.ancestorThatIsNoView(of: id))
    }
  }

  private func scope(of parent: EnvironmentID?) -> Int32 {
    parent.map { environments[Int($0.index)].scope } ?? 0
  }
}
