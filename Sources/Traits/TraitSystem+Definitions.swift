internal import ViewTree

extension TraitSystem {
  /// Adds a trait; every environment answers its default.
  ///
  /// An identifier is unique: see ``Decision/all``, `identifiers`. A definition of the other style with the same identifier, name and
  /// default is another way to the same data: the answer is the trait that is there (Apple's documentation of
  /// `UITraitDefinition` in Objective-C).
  public mutating func define(_ definition: TraitDefinition) throws(TraitProblem) -> TraitID {
    try inheritance.definitions.define(definition)
  }

  /// Replaces what a trait is; its identity and its overrides stay.
  ///
  /// A new default is in force at once where nothing is set, and nobody is told.
  public mutating func redefine(_ trait: TraitID, as definition: TraitDefinition) throws(TraitProblem) {
    try inheritance.definitions.redefine(trait, as: definition, usedBy: user(of: trait))
  }

  /// What the trait is.
  public func definition(of trait: TraitID) -> TraitDefinition { inheritance.definitions[trait] }

  /// The definition of the other style that shares the trait's data.
  public func counterpart(of trait: TraitID) -> TraitDefinition? {
    inheritance.definitions.counterparts[trait]
  }

  /// Every trait, Apple's first.
  public var traits: [TraitID] { inheritance.definitions.rows.indices.map { TraitID(index: Int32($0)) } }

  /// The trait that is read by a property.
  public func trait(property: String) -> TraitID? {
    inheritance.definitions.rows.firstIndex { $0.property == property }.map { TraitID(index: Int32($0)) }
  }

  /// The trait with an identifier.
  public func trait(identifier: String) -> TraitID? { inheritance.definitions.trait(identifier: identifier) }

  /// Who uses a trait, as a phrase for a sentence; `nil` where nobody does.
  public func user(of trait: TraitID) -> String? {
    for id in tree.all where !tree.isDestroyed(id) {
      if inheritance.inputs(at: id)[trait] != nil { return "an override on \(tree.name(of: id))" }
    }
    for row in updates.registrations where !row.isEnded && row.traits.contains(trait) {
      return "a registration on \(tree.name(of: row.environment))"
    }
    return nil
  }

  // MARK: - Collections

  /// The value of a trait in a collection: its default where it is not set.
  public func value(of trait: TraitID, in collection: TraitCollection) -> TraitValue {
    inheritance.definitions.value(of: trait, in: collection)
  }

  /// The traits whose values differ between two collections, with both values; where a type compares by code, those that are not
  /// the same in every part.
  public func differences(
    between new: TraitCollection, and old: TraitCollection
  ) -> [(trait: TraitID, new: TraitValue, old: TraitValue)] {
    inheritance.definitions.differences(between: new, and: old)
  }

  /// The traits whose values differ; against `nil` every trait that is set (Apple's documentation of `changedTraits(from:)`).
  public func changedTraits(in new: TraitCollection, from old: TraitCollection?) -> [TraitID] {
    guard let old else { return new.traits }
    return differences(between: new, and: old).map(\.trait)
  }

  /// Whether every trait reads the same in both.
  public func areEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    differences(between: left, and: right).isEmpty
  }

  /// Whether a colour may look different: in one of the traits of `systemTraitsAffectingColorAppearance`, or in one of one's own that
  /// affects colours.
  public func hasDifferentColorAppearance(_ left: TraitCollection, comparedTo right: TraitCollection) -> Bool
  {
    changedTraits(in: left, from: right).contains { trait in
      let row = definition(of: trait)
      return row.isSystem ? row.isInColorList : row.affectsColorAppearance
    }
  }

  /// What UIKit's deprecated `init(traitsFrom:)` makes: of Apple's traits the last that is specified, of one's own those of the first.
  public func merged(_ collections: [TraitCollection]) -> TraitCollection {
    var result = TraitCollection()
    for entry in collections.first?.entries ?? [] where !definition(of: entry.trait).isSystem {
      result[entry.trait] = entry.value
    }
    for collection in collections {
      for entry in collection.entries where definition(of: entry.trait).isSystem {
        if entry.value != definition(of: entry.trait).defaultValue { result[entry.trait] = entry.value }
      }
    }
    return result
  }

  /// Whether a collection has all that is specified of Apple's traits in another one, as UIKit's deprecated `containsTraits(in:)`.
  public func contains(_ collection: TraitCollection, traitsIn other: TraitCollection) -> Bool {
    merged([other]).entries.allSatisfy {
      !definition(of: $0.trait).isSystem || collection[$0.trait] == $0.value
    }
  }

  // MARK: - Versions

  /// Lets the rules of a version of iOS hold from the next update on.
  ///
  /// What is inherited otherwise then is an ordinary change. Traits that are newer keep their values.
  public mutating func use(_ version: SystemVersion) throws(TraitProblem) {
    if depth > 0 { throw TraitProblem("An update is in progress: a version is chosen before or after it.") }
    let old = inheritance.version
    inheritance.version = version
    if (old == .iOS16) == (version == .iOS16) { return }
    let roots = Array(tree.scenes) + Array(tree.detached)
    for root in roots { inheritance.noteSources(below: root) }
  }

  /// Refuses a trait that is newer than the version in use.
  public func requireAvailable(_ trait: TraitID) throws(TraitProblem) {
    let row = definition(of: trait)
    guard let version, row.since > version.rawValue else { return }
    throw TraitProblem(
      "`\(row.property)` came with iOS \(row.since), and this is iOS \(version.rawValue): "
        + "`use iOS \(row.since)` has it")
  }

  func checkVersion(_ since: SystemVersion, has call: String) throws(TraitProblem) {
    guard let version, version < since else { return }
    throw TraitProblem(
      "\(call) came with iOS \(since.rawValue), and this is iOS \(version.rawValue): "
        + "`use iOS \(since.rawValue)` has it")
  }
}
