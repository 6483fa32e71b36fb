public import ViewTree

/// Inherited values, overrides, registrations and update passes, as a value.
public struct TraitSystem: Sendable {
  public internal(set) var tree = Hierarchy()
  public internal(set) var version: SystemVersion?
  public internal(set) var cost = UpdateCost()
  public var countsEnvironments = false
  public var reportsEvents = true
  public static let passLimit = 100
  public init() {}
}
extension TraitSystem {
  public mutating func define(_ definition: TraitDefinition) throws(TraitProblem) -> TraitID {
    throw TraitProblem("")
  }
  public mutating func redefine(_ trait: TraitID, as definition: TraitDefinition) throws(TraitProblem) {}
  public func definition(of trait: TraitID) -> TraitDefinition { TraitDefinition.system[0] }
  public var traits: [TraitID] { [] }
  public func trait(property: String) -> TraitID? { nil }
  public func trait(identifier: String) -> TraitID? { nil }
  public func use(of trait: TraitID) -> String? { nil }
  public mutating func use(_ version: SystemVersion) throws(TraitProblem) {}

  public mutating func create(
    _ kind: EnvironmentKind, label: String = "", in parent: EnvironmentID? = nil,
    childOf controller: EnvironmentID? = nil
  ) throws(TraitProblem) -> EnvironmentID { throw TraitProblem("") }
  public mutating func setLabel(_ label: String, of id: EnvironmentID) {}
  public mutating func insert(_ id: EnvironmentID, in parent: EnvironmentID, at index: Int? = nil)
    throws(TraitProblem)
  {}
  public mutating func move(_ id: EnvironmentID, to parent: EnvironmentID) throws(TraitProblem) {}
  public mutating func detach(_ id: EnvironmentID) throws(TraitProblem) {}
  public mutating func addChild(_ child: EnvironmentID, to parent: EnvironmentID) throws(TraitProblem) {}
  public mutating func removeFromParent(_ child: EnvironmentID) {}
  public mutating func destroy(_ id: EnvironmentID) throws(TraitProblem) {}
  public mutating func appear(_ controller: EnvironmentID, in parent: EnvironmentID) throws(TraitProblem) {}
  public mutating func disappear(_ id: EnvironmentID, to parent: EnvironmentID? = nil) throws(TraitProblem) {}
  public mutating func loadViewIfNeeded(of controller: EnvironmentID) {}
  public func isViewLoaded(_ controller: EnvironmentID) -> Bool { false }
  public func hasAppeared(_ controller: EnvironmentID) -> Bool { false }

  public func value(of trait: TraitID, at id: EnvironmentID) -> TraitValue { .absent }
  public func collection(at id: EnvironmentID) -> TraitCollection { TraitCollection() }
  public func value(of trait: TraitID, in collection: TraitCollection) -> TraitValue { .absent }
  public func changedTraits(in new: TraitCollection, from old: TraitCollection?) -> [TraitID] { [] }
  public func differences(
    between new: TraitCollection, and old: TraitCollection
  ) -> [(trait: TraitID, new: TraitValue, old: TraitValue)] { [] }
  public func areEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool { false }
  public func hasDifferentColorAppearance(_ left: TraitCollection, comparedTo right: TraitCollection) -> Bool
  { false }
  public func merged(_ collections: [TraitCollection]) -> TraitCollection { TraitCollection() }
  public func containsTraits(_ collection: TraitCollection, in other: TraitCollection) -> Bool { false }

  public mutating func setOverride(_ value: TraitValue, for trait: TraitID, at id: EnvironmentID)
    throws(TraitProblem)
  {}
  public mutating func removeOverride(for trait: TraitID, at id: EnvironmentID) {}
  public func override(of trait: TraitID, at id: EnvironmentID) -> TraitValue? { nil }
  public func overrides(at id: EnvironmentID) -> TraitCollection { TraitCollection() }
  public func requiredOverride(of trait: TraitID, at id: EnvironmentID) throws(TraitProblem) -> TraitValue {
    .absent
  }
  public mutating func setOverrideUserInterfaceStyle(_ style: Int, at id: EnvironmentID) throws(TraitProblem)
  {}
  public func overrideUserInterfaceStyle(at id: EnvironmentID) -> Int { 0 }
  public mutating func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild child: EnvironmentID, of parent: EnvironmentID
  ) throws(TraitProblem) {}
  public func overrideTraitCollection(forChild child: EnvironmentID) -> TraitCollection? { nil }

  public mutating func register(
    on id: EnvironmentID, traits: [TraitID], tag: Int, target: EnvironmentID? = nil
  ) throws(TraitProblem) -> RegistrationID { throw TraitProblem("") }
  public mutating func unregister(_ registration: RegistrationID) {}
  public func registration(_ id: RegistrationID) -> Registration? { nil }
  public func registrations(at id: EnvironmentID) -> [RegistrationID] { [] }
  public var registrations: [RegistrationID] { [] }
  public mutating func observe(_ event: TraitEvent, at id: EnvironmentID, tag: Int) throws(TraitProblem) {}
  public mutating func stopObserving(_ event: TraitEvent, at id: EnvironmentID) {}
  public mutating func setUsesColors(_ uses: Bool, at id: EnvironmentID) {}
  public mutating func setShowsImage(_ shows: Bool, at id: EnvironmentID) {}

  public mutating func setNeedsLayout(at id: EnvironmentID) throws(TraitProblem) {}
  public mutating func setNeedsDisplay(at id: EnvironmentID) throws(TraitProblem) {}
  public mutating func setNeedsUpdateProperties(at id: EnvironmentID) throws(TraitProblem) {}
  public mutating func setNeedsUpdateConstraints(at id: EnvironmentID) throws(TraitProblem) {}

  public var depth: Int { 0 }
  public mutating func beginUpdate() {}
  public mutating func beginUpdateTraits(of id: EnvironmentID) throws(TraitProblem) {}
  public mutating func beginUpdateProperties(of id: EnvironmentID) throws(TraitProblem) {}
  public mutating func beginLayout(of id: EnvironmentID) throws(TraitProblem) {}
  public mutating func next() throws(TraitProblem) -> Step? { nil }
  public mutating func answer(equal: Bool) {}
  public mutating func noteRead(of trait: TraitID, at id: EnvironmentID) {}
  public mutating func takeEvents() -> [UpdateEvent] { [] }

  public func layouts(at id: EnvironmentID) -> Int { 0 }
  public func draws(at id: EnvironmentID) -> Int { 0 }
  public func explanation(of trait: TraitID, at id: EnvironmentID) -> [ValueSource] { [] }
  public func followers(of trait: TraitID, below id: EnvironmentID) -> [EnvironmentID] { [] }
  public func isStale(_ id: EnvironmentID) -> Bool { false }
  public var isUpToDate: Bool { true }
  public func inheritanceParent(of id: EnvironmentID) -> EnvironmentID? { nil }
}
