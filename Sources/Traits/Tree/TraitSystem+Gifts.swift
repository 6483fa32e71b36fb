internal import Journals
public import ViewTree

/// What a parent controller gave a child ends when the child gets another parent controller, or the parent is gone.
///
/// The values are the parent's, which alone could take them back: ``Decision/parentOverrides``.
extension TraitSystem {
  /// A child to which its parent controller gave values.
  struct Gift {
    let child: EnvironmentID
    let parent: EnvironmentID?
  }

  /// What a controller's parent gives it, beneath its own overrides: exactly what is set in the collection.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  /// - Throws: ``TraitProblem/newerTrait(_:since:version:)``, where a trait of the collection came with a later version than the one in force.
  public mutating func setParentOverrides(
    _ collection: TraitCollection?, on child: EnvironmentID
  ) throws(TraitProblem) {
    let wanted = collection?.setTraits ?? []
    for trait in wanted { try checkAvailability(of: trait) }
    for trait in traits where !wanted.contains(trait) { try setGiven(nil, of: trait, on: child) }
    for trait in wanted { try setGiven(collection?.setValue(of: trait), of: trait, on: child) }
    noteGift(to: child, isNothing: wanted.isEmpty)
  }

  /// What a controller's parent gives it; `nil` for nothing.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public func parentOverrides(on child: EnvironmentID) -> TraitCollection? {
    let collection = emptyCollection.modifying { draft in
      for trait in traits { if let value = given(of: trait, on: child) { draft[trait] = value } }
    }
    return collection.setTraits.isEmpty ? nil : collection
  }

  /// Notes that a controller's parent gave it values, or took them back.
  mutating func noteGift(to child: EnvironmentID, isNothing: Bool) {
    if hasGift(child) == isNothing { environments[Int(child.index)].needs.formSymmetricDifference(.hasGift) }
    if !isNothing, !rules[0].hasGifts { rules[0].hasGifts = true }
  }

  /// What was given to children whose parents may be others when an environment has gone elsewhere.
  ///
  /// - Complexity: O(1) as long as no parent has given anything, then O(*n*) in the size of what moves.
  func gifts(in moved: EnvironmentID) -> [Gift] {
    guard rules[0].hasGifts else { return [] }
    return outermostControllers(in: moved).filter(hasGift).map {
      Gift(child: $0, parent: parentController(of: $0))
    }
  }

  /// Ends those of the gifts whose children have other parents now.
  mutating func endGifts(_ gifts: [Gift]) {
    for gift in gifts where parentController(of: gift.child) != gift.parent { endGift(to: gift.child) }
  }

  /// Ends what was given by controllers that are gone now, to children that stand outside of them.
  ///
  /// - Complexity: O(1) as long as no parent has given anything, then O(*n*) in the size of what is gone and the children that waited for that.
  mutating func endGifts(ofTheGoneIn id: EnvironmentID) {
    guard rules[0].hasGifts else { return }
    for parent in Array(hierarchy.preorder(from: id)) {
      for child in listed(at: parent) where !hierarchy.isDestroyed(child) && hasGift(child) {
        if parentController(of: child) == nil { endGift(to: child) }
      }
    }
  }

  private func hasGift(_ child: EnvironmentID) -> Bool {
    environments[Int(child.index)].needs.contains(.hasGift)
  }

  private mutating func endGift(to child: EnvironmentID) {
    environments[Int(child.index)].needs.remove(.hasGift)
    for cell in ownCells(of: child.index) where cells[cell].given != nil {
      cells[cell].given = nil
      cells[cell].isPending = true
    }
    demand(.traits, at: child.index)
  }
}

extension TraitSystem {
  /// A collection as one of this system's: by the types that define its traits, which have other places elsewhere, or none.
  mutating func adopting(_ collection: TraitCollection) -> TraitCollection {
    let definitions = collection.changedTraits(from: nil)
    let traits = definitions.map { trait(for: $0) }
    return emptyCollection.modifying { draft in
      for (trait, definition) in zip(traits, definitions) { draft[trait] = collection.stored(definition) }
    }
  }
}
