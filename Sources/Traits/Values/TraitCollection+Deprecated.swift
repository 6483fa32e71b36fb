// What UIKit deprecated with iOS 17, with the behaviour that it still has.
extension TraitSystem {
  /// Merges collections: for each system trait the last collection in which it is specified wins, and custom traits are those of the first
  /// collection alone.
  ///
  /// Mirrors the deprecated `init(traitsFrom:)`. Source: Apple's documentation of `UITraitCollection` and its header; ``TraitCollection/modifying(_:)``
  /// takes its place.
  ///
  /// ```swift
  /// let both = system.collection(traitsFrom: [dark, compact])
  /// ```
  /// - Complexity: O(*c* · *t*) in collections and traits.
  public func collection(traitsFrom collections: [TraitCollection]) -> TraitCollection {
    (collections.first ?? emptyCollection).modifying { traits in
      for collection in collections.dropFirst() {
        for trait in collection.specifiedSystemTraits { traits[trait] = collection[trait] }
      }
    }
  }
}

extension TraitCollection {
  /// Whether every system trait that is specified in `other` has the same value here; custom traits are not looked at.
  ///
  /// Mirrors the deprecated `containsTraits(in:)`. Source: Apple's documentation of `UITraitCollection`; ``changedTraits(from:)`` takes its
  /// place.
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
