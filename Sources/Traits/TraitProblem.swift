public import ViewTree

/// Why the engine refuses, with what it takes to say so well.
public enum TraitProblem: Error, Hashable, Sendable {
  /// A registration needs at least one trait.
  case noTraits
  /// The version in force does not have the trait yet: it came with `since`.
  case newerTrait(TraitID, since: Int, version: SystemVersion)
  /// The version in force does not have this yet.
  case newerFeature(SystemFeature, version: SystemVersion)
  /// The value's storage is not that of the trait.
  case wrongStorage(TraitID, expected: TraitStorage, found: TraitStorage)
  /// Another definition has this identifier already.
  case duplicateIdentifier(String, TraitID)
  /// A redefinition must keep the trait's storage while something uses it: ``TraitSystem/use(of:)`` says what.
  case changedStorage(TraitID, from: TraitStorage, to: TraitStorage)
  /// Another definition, by its name, has this identifier, but they differ in what must agree for them to have the same data.
  case sharesNothing(with: String, TraitDifference)
  /// What is set already, as it is stored, is no value of the definition that would share its data: ``Decision/rawValues``.
  case unreadableValue(of: TraitID, at: EnvironmentID)
  /// A redefinition must keep the definition's style, Swift's or Objective-C's.
  case changedStyle(String, from: TraitDeclaration.Style)
  /// System traits are not redefined.
  case systemTrait(TraitID)
  /// Only views and controllers have `updateTraitsIfNeeded()`.
  case updatesNoTraits(EnvironmentID)
  /// Only views, windows, controllers (for their views) and presentation controllers lay out.
  case hasNoLayout(EnvironmentID)
  /// Only views and windows draw, for controllers their views.
  case hasNoDrawing(EnvironmentID)
  /// Only views, windows and controllers have `updateProperties()`.
  case hasNoProperties(EnvironmentID)
  /// Only views, windows and controllers (for their views) have constraints.
  case hasNoConstraints(EnvironmentID)
  /// Only a controller appears.
  case cannotAppear(EnvironmentID)
  /// A controller that is in a hierarchy has appeared already.
  case alreadyInHierarchy(EnvironmentID)
  /// What is in no hierarchy cannot disappear.
  case hasNotAppeared(EnvironmentID)
  /// What disappears leaves every hierarchy.
  case stillInHierarchy(EnvironmentID)
  /// A controller can appear only in what is in a hierarchy itself.
  case notInHierarchy(EnvironmentID)
  /// The tree refuses.
  case hierarchy(HierarchyProblem)
  /// A callback asks for what only the turn's end does: what it changes belongs to the update that has called it.
  case updateInProgress
  /// The update did not come to rest; these environments still had work, and these traits changed in the last pass.
  case tooManyPasses(limit: Int, environments: [EnvironmentID], traits: [TraitID])
}
