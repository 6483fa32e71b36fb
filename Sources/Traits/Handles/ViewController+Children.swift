public import ViewTree

extension ViewController {
  /// Gives a child controller, and what stands in it, other values than those that it inherits; `nil` takes them back.
  ///
  /// Mirrors `setOverrideTraitCollection(_:forChild:)`, which is deprecated since iOS 17: the child's own ``TraitChangeObservable/traitOverrides``
  /// take its place, and win where both are set. See ``Decision/parentOverrides``.
  ///
  /// - Parameter child: A controller that stands in this one, with no other controller between.
  public func setOverrideTraitCollection(_ collection: TraitCollection?, forChild child: ViewController) {
    let application = handle.application
    precondition(
      application.traits.isChild(child.handle.id, of: handle.id),
      "A controller overrides its own children's traits.")
    do throws(TraitProblem) {
      try application.traits.setParentOverrides(collection, on: child.handle.id)
    } catch {
      preconditionFailure(error.misuse)
    }
  }

  /// What a child controller was given instead of what it inherits.
  ///
  /// Mirrors `overrideTraitCollection(forChild:)`.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    let traits = handle.application.traits
    return traits.isChild(child.handle.id, of: handle.id) ? traits.parentOverrides(on: child.handle.id) : nil
  }
}

extension TraitSystem {
  /// Whether a controller stands in another one, with no other between.
  public func isChild(_ child: EnvironmentID, of parent: EnvironmentID) -> Bool {
    hierarchy.kind(of: child) == .controller && hierarchy.kind(of: parent) == .controller
      && hierarchy.ancestorThatIsNoView(of: child) == parent
  }

  /// What a controller's parent gives it, beneath its own overrides: exactly what is set in the collection.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public mutating func setParentOverrides(
    _ collection: TraitCollection?, on child: EnvironmentID
  ) throws(TraitProblem) {
    let wanted = collection?.setTraits ?? []
    for trait in wanted { try checkAvailability(of: trait) }
    for trait in traits where !wanted.contains(trait) { try setGiven(nil, of: trait, on: child) }
    for trait in wanted { try setGiven(collection?.setValue(of: trait), of: trait, on: child) }
  }

  /// What a controller's parent gives it; `nil` for nothing.
  public func parentOverrides(on child: EnvironmentID) -> TraitCollection? {
    let collection = emptyCollection.modifying { draft in
      for trait in traits { if let value = given(of: trait, on: child) { draft[trait] = value } }
    }
    return collection.setTraits.isEmpty ? nil : collection
  }
}
