extension Application {
  /// Makes a program without scenes that follows the rules of a version of iOS.
  ///
  /// ```swift
  /// let app = Application(using: .iOS18)
  /// app.version                            // .iOS18
  /// ```
  /// - Complexity: O(1)
  public convenience init(using version: SystemVersion) {
    self.init()
    use(version)
  }

  /// The version of iOS whose rules are in force; `nil` where none was chosen: ``Decision/startingVersion``.
  ///
  /// ```swift
  /// Application().version                  // nil
  /// ```
  /// - Complexity: O(1)
  public var version: SystemVersion? { traits.version }

  /// Follows the rules of a version of iOS from now on.
  ///
  /// UIKit has no name for it: an app runs on one version. Here programs can be compared. iOS 17 unified the flow, iOS 18 tracks what methods
  /// read, iOS 26 has `updateProperties()` (WWDC23 session 10057, WWDC24 session 10118, WWDC25 session 243). What is another value under the new
  /// rules changes in the next update, like any other. Overrides and registrations stay.
  ///
  /// ```swift
  /// app.use(.iOS18)
  /// cell.override(.layoutSubviews) { cell, _ in print(cell.traitCollection[Theme.self]) }
  /// try app.update()                       // standard: the first layout
  /// scene.traitOverrides[Theme.self] = .bold
  /// try app.update()                       // bold: the layout has read the theme, so that its change asks for another
  /// ```
  ///
  /// What came later than the version is not there: setting such a trait, or calling such a method, is a mistake in the program, as calling
  /// what a system does not have is. Not inside a callback, which is a mistake as well.
  ///
  /// - Complexity: O(*n*) where the flow is another, else O(1).
  public func use(_ version: SystemVersion) {
    expect(!ask { $0.isUpdating }, orElse: "The version is chosen between updates, and one is in progress.")
    traits.use(version)
  }
}
