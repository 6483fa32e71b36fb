extension ViewController {
  /// Lets the controller, which is in no hierarchy, appear in something that is in one, and goes through all that comes of it.
  ///
  /// In UIKit a container does this with `addChild(_:)`, `beginAppearanceTransition(true, …)`, `addSubview(_:)` and `endAppearanceTransition()`.
  /// `viewWillAppear` comes first, with the old traits and the view not in the hierarchy; then the controller joins and traits are updated;
  /// `viewIsAppearing`; layout; `viewDidAppear`. Controllers that stand in it go the same way with it. (Apple's documentation of
  /// `viewIsAppearing(_:)`.)
  ///
  /// ```swift
  /// header.traitOverrides[Theme.self] = .bold
  /// child.override(.viewWillAppear) { child, _ in print(child.traitCollection[Theme.self]) }
  /// child.override(.viewIsAppearing) { child, _ in print(child.traitCollection[Theme.self]) }
  /// try child.appear(in: header)           // standard, then bold
  /// ```
  /// A controller that its own `viewWillAppear` destroys does not appear, and nothing is thrown. One that ``ControllerHolder/addChild(_:)`` puts somewhere appears in the next update: ``Decision/appearance``.
  ///
  /// - Throws: ``TraitProblem/alreadyInHierarchy(_:)``; ``TraitProblem/notInHierarchy(_:)`` for the place; ``TraitProblem/hierarchy(_:)`` for a
  ///   place in the controller itself, or where either was destroyed, be it in `viewWillAppear`; ``TraitProblem/tooManyPasses(limit:environments:traits:)``.
  ///   Everything is then as it was before, and environments that were made in it are destroyed. In a callback that may be caught, and the
  ///   update goes on; but where in one update more than four appearances and disappearances do not come to rest, it fails with the last.
  /// - Complexity: O(*n*) in the size of what appears.
  public func appear(in parent: some ControllerHolder) throws(TraitProblem) {
    expect(
      parent.handle.application === handle.application, orElse: "A hierarchy belongs to one application.")
    try handle.application.attempt { (traits) throws(TraitProblem) in
      try traits.beginAppearance(of: handle.id, in: parent.handle.id)
    }
  }

  /// Takes the controller, with its view, out of its hierarchy, and tells it and the controllers that stand in it.
  ///
  /// In UIKit a container does this with `beginAppearanceTransition(false, …)`, `removeFromSuperview()`, `endAppearanceTransition()` and
  /// `removeFromParent()`. `viewWillDisappear` comes while all are still there, `viewDidDisappear` when all have left: ``Decision/disappearance``.
  /// Nobody's traits change by that. ``removeFromParent()`` alone tells nobody.
  ///
  /// ```swift
  /// child.override(.viewDidDisappear) { child, _ in print(child.traitCollection[Theme.self]) }
  /// try child.disappear()                  // bold: the last value stays
  /// ```
  /// - Throws: ``TraitProblem/hasNotAppeared(_:)`` for a controller that is in no hierarchy, ``TraitProblem/hierarchy(_:)`` for one that cannot leave
  ///   it or was destroyed, and ``TraitProblem/tooManyPasses(limit:environments:traits:)``, as ``appear(in:)`` does. Everything is then as it was
  ///   before.
  /// - Complexity: O(*n*) in the size of what disappears.
  public func disappear() throws(TraitProblem) {
    try handle.application.attempt { (traits) throws(TraitProblem) in
      try traits.beginDisappearance(of: handle.id)
    }
  }
}
