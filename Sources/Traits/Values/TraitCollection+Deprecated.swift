// What UIKit deprecated with iOS 17, with the behaviour that it still has.
extension TraitSystem {
  /// Merges collections, as ``TraitCollection/init(traitsFrom:)`` does; none at all give one in which no trait is set.
  ///
  /// ```swift
  /// let both = system.collection(traitsFrom: [dark, compact])
  /// ```
  /// - Complexity: O(*c* · *t*) in collections and traits.
  public func collection(traitsFrom collections: [TraitCollection]) -> TraitCollection {
    collections.isEmpty ? emptyCollection : TraitCollection(traitsFrom: collections)
  }
}

extension TraitCollection {
  /// Merges collections: for each system trait the last collection in which it is specified wins, and custom traits are those of the first
  /// collection alone.
  ///
  /// Mirrors the deprecated `init(traitsFrom:)`. Source: Apple's documentation of `UITraitCollection` and its header;
  /// ``init(mutations:)`` and ``modifyingTraits(_:)`` take its place, and lose no custom trait.
  ///
  /// ```swift
  /// let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  /// let bold = TraitCollection { $0[Theme.self] = .bold }
  /// TraitCollection(traitsFrom: [dark, bold]).description       // "UserInterfaceStyle = Dark": the theme is lost
  /// TraitCollection(traitsFrom: [bold, dark]).description       // "UserInterfaceStyle = Dark, Theme = bold"
  /// ```
  /// - Complexity: O(*c* · *t*) in collections and traits.
  public init(traitsFrom collections: [TraitCollection]) {
    self = (collections.first ?? TraitCollection()).modifying { traits in
      for collection in collections.dropFirst() {
        for trait in collection.specifiedSystemTraits { traits[trait] = collection[trait] }
      }
    }
  }

  /// Whether every system trait that is specified in `other` has the same value here; custom traits are not looked at.
  ///
  /// Mirrors the deprecated `containsTraits(in:)`. Source: Apple's documentation of `UITraitCollection`; ``changedTraits(from:)`` takes its
  /// place.
  ///
  /// - Complexity: O(*s* log *s*) in the traits that are set.
  public func containsTraits(in other: TraitCollection) -> Bool {
    other.specifiedSystemTraits.allSatisfy { trait in
      guard let mine = self[trait], let theirs = other[trait] else { return false }
      return mine.isEqual(to: theirs)
    }
  }

  /// The system traits whose value is not the unspecified one.
  fileprivate var specifiedSystemTraits: [TraitID] {
    setTraits.filter { trait in
      guard Int(trait.index) < SystemTrait.all.count, let value = self[trait] else { return false }
      return !value.isEqual(to: SystemTrait.all[Int(trait.index)].defaultValue)
    }
  }
}
