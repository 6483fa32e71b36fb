extension TraitCollection {
  /// Whether colours look different under these traits than under others.
  ///
  /// Mirrors `hasDifferentColorAppearance(comparedTo:)`, with which an older app asks in `traitCollectionDidChange` whether it must resolve its
  /// colours again. What is compared are the traits that the header names: idiom, style, gamut, contrast and level. It warns that more may
  /// join; ``systemTraitsAffectingColorAppearance``, which is to be registered for instead since iOS 17, has the active appearance too. Custom
  /// traits do not count, whatever they affect.
  ///
  /// ```swift
  /// let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  /// dark.hasDifferentColorAppearance(comparedTo: TraitCollection())                                // true
  /// dark.hasDifferentColorAppearance(comparedTo: dark.replacing(Theme.self, value: .bold))         // false
  /// ```
  /// - Parameter traitCollection: The other; `nil` is compared as a collection in which no trait is set, which is our decision: Apple does
  ///   not say.
  /// - Complexity: O(log *s*) in the traits that are set.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    let other = traitCollection ?? TraitCollection()
    return userInterfaceIdiom != other.userInterfaceIdiom || userInterfaceStyle != other.userInterfaceStyle
      || displayGamut != other.displayGamut || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }
}
