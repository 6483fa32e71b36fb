internal import ViewTree

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
  ///     not have, and a number that no case of a Swift enum has: ``Decision/rawValues``.
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
