extension LayoutEnvironment {
  /// Asks for `updateProperties()` in the next update.
  ///
  /// Mirrors `setNeedsUpdateProperties()`, which came with iOS 26 (WWDC25 session 243). It runs after the traits and before the layout, and asks for
  /// no layout by itself. In an update that is in progress it runs still, where that has not come by, or else in its next pass.
  ///
  /// ```swift
  /// cell.override(.updateProperties) { cell, _ in print(cell.traitCollection[Theme.self]) }
  /// cell.setNeedsUpdateProperties()
  /// try app.update()                       // prints the theme once
  /// ```
  /// Under an older version it is a mistake in the program, as calling what a system does not have is: ``Application/use(_:)``.
  ///
  /// - Complexity: O(1)
  public func setNeedsUpdateProperties() {
    do throws(TraitProblem) { try handle.application.traits.setNeedsUpdateProperties(handle.id) } catch {
      misuse(handle.application.sentence(of: error))
    }
  }

  /// Runs `updateProperties()` at once, ancestors first, here and in what stands here, wherever it was asked for; traits are updated before.
  ///
  /// Mirrors `updatePropertiesIfNeeded()`, which came with iOS 26 ("Automatic trait tracking" in Apple's documentation: it forces an immediate
  /// update of properties). Where nobody has asked nothing runs, and layout waits for ``Application/update()``. It goes through the tree once:
  /// what a callback asks for where it has been waits for the next update. It also reaches what is in no hierarchy.
  ///
  /// ```swift
  /// form.traitOverrides[Theme.self] = .bold
  /// cell.setNeedsUpdateProperties()
  /// form.updatePropertiesIfNeeded()        // prints bold
  /// form.updatePropertiesIfNeeded()        // prints nothing
  /// ```
  /// Under an older version it is a mistake in the program. A loop of callbacks is thrown as with ``updateTraitsIfNeeded()``.
  ///
  /// - Complexity: as an update, in what can notice it here, and O(*d*) in the depth.
  public func updatePropertiesIfNeeded() {
    handle.application.force(.properties(of: handle.id))
  }
}
