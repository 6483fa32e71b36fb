public import ViewTree

extension ViewController {
  /// Makes a child controller that is not shown yet: in no hierarchy, but a child of the nearest controller around a place.
  ///
  /// In UIKit it is what stands between `addChild(_:)` and the time when the child's view gets a superview. Its traits are predicted; in the
  /// flow before iOS 17 it inherits from its parent controller already: ``Decision/prediction``, ``Decision/olderFlow``. ``appear(in:)`` shows it.
  ///
  /// ```swift
  /// let child = ViewController(childOf: root)
  /// child.parent == root                   // true
  /// try child.appear(in: header)
  /// ```
  /// - Parameter place: A controller, or something that can hold one; in a window or a presentation controller there is no controller around.
  /// - Complexity: O(1) in the size of the tree.
  public init(childOf place: some ControllerHolder) {
    let application = place.handle.application
    do throws(HierarchyProblem) {
      let id = try application.traits.createController(for: place.handle.id)
      self.init(handle: EnvironmentHandle(application, id))
    } catch {
      misuse(application.sentence(of: .hierarchy(error)))
    }
  }

  /// The controller whose child this one is: that in which it stands, or was made for, or stood in last; none for a root.
  ///
  /// Mirrors `parent`.
  ///
  /// - Complexity: O(*d*) in the depth.
  public var parent: ViewController? {
    handle.application.traits.parentController(of: handle.id).map {
      ViewController(handle: EnvironmentHandle(handle.application, $0))
    }
  }

  /// Gives a child controller, and what stands in it, other values than those that it inherits; `nil` takes them back.
  ///
  /// Mirrors `setOverrideTraitCollection(_:forChild:)`, which is deprecated since iOS 17: the child's own ``TraitChangeObservable/traitOverrides``
  /// take its place, and win where both are set. See ``Decision/parentOverrides``.
  ///
  /// ```swift
  /// root.setOverrideTraitCollection(TraitCollection { $0[Theme.self] = .bold }, forChild: child)
  /// try app.update()
  /// child.traitCollection[Theme.self]              // .bold
  /// root.overrideTraitCollection(forChild: child)  // exactly what was given
  /// root.setOverrideTraitCollection(nil, forChild: child)
  /// ```
  /// - Parameters:
  ///   - collection: What is set in it is given; another collection before is replaced as a whole.
  ///   - child: A controller whose ``parent`` is this one, shown or not; any other is a mistake, as a trait is that the version in force does
  ///     not have.
  /// - Complexity: O(*t*) in the number of traits.
  public func setOverrideTraitCollection(_ collection: TraitCollection?, forChild child: ViewController) {
    let application = handle.application
    expect(
      application.traits.isChild(child.handle.id, of: handle.id),
      orElse: "A controller overrides its own children's traits.")
    child.handle.giveOverrides(collection)
  }

  /// What a child controller was given instead of what it inherits.
  ///
  /// Mirrors `overrideTraitCollection(forChild:)`; nothing for a controller that is not a child.
  ///
  /// - Complexity: O(*t*) in the number of traits.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    let traits = handle.application.traits
    return traits.isChild(child.handle.id, of: handle.id) ? traits.parentOverrides(on: child.handle.id) : nil
  }
}

extension TraitSystem {
  /// Whether a controller is another one's child: it stands in that with no other between, or was made for it, or stood in it last.
  ///
  /// - Complexity: O(*d*) in the views between the two.
  public func isChild(_ child: EnvironmentID, of parent: EnvironmentID) -> Bool {
    hierarchy.kind(of: child) == .controller && hierarchy.kind(of: parent) == .controller
      && parentController(of: child) == parent
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
