// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ViewTree

/// The traits that exist: Apple's, and those that were defined since.
struct Definitions: Sendable {
  var rows = TraitDefinition.system
  /// Definitions in the other style (Swift or Objective-C) that share a trait's data.
  var counterparts: [TraitID: TraitDefinition] = [:]

  static let systemCount = Int32(TraitDefinition.system.count)

  subscript(trait: TraitID) -> TraitDefinition { _read { yield rows[Int(trait.index)] } }

  func trait(where isIt: (TraitDefinition) -> Bool) -> TraitID? {
    rows.firstIndex(where: isIt).map { TraitID(index: Int32($0)) }
  }

  func duplicate(_ definition: TraitDefinition, _ other: TraitID) -> TraitProblem {
    TraitProblem(
      "The identifier \"\(definition.identifier ?? "")\" belongs to `\(self[other].key)`",
      "identifiers are unique in a program.")
  }

  func check(_ new: TraitDefinition, agreesWith old: TraitDefinition) throws(TraitProblem) {
    let differences = [
      ("identifier", new.identifier != old.identifier), ("kind of value", new.storage != old.storage),
      ("name", new.name != old.name), ("default", new.defaultValue != old.defaultValue),
    ]
    guard let difference = differences.first(where: \.1)?.0 else { return }
    throw TraitProblem(
      "The identifier is that of \(old.key), but another \(difference)",
      "two definitions share their data where identifier, name and default agree.")
  }

  /// The traits that are set in at least one of two collections, with both values; none if both share the same storage.
  func pairs(
    of new: TraitCollection, and old: TraitCollection
  ) -> [(trait: TraitID, new: TraitValue, old: TraitValue)] {
    if new.isIdentical(to: old) { return [] }
    var (found, left, right) = ([(trait: TraitID, new: TraitValue, old: TraitValue)](), 0, 0)
    let (a, b) = (new.entries, old.entries)
    while left < a.count || right < b.count {
      let first = left < a.count ? a[left].trait.index : Int32.max
      let second = right < b.count ? b[right].trait.index : Int32.max
      let trait = TraitID(index: min(first, second))
      let defaultValue = self[trait].defaultValue
      found.append(
        (
          trait, first <= second ? a[left].value : defaultValue,
          second <= first ? b[right].value : defaultValue
        ))
      if first <= second { left += 1 }
      if second <= first { right += 1 }
    }
    return found
  }
}

extension TraitSystem {
  /// Defines a trait; every environment has its default.
  ///
  /// An identifier is unique: see ``Decision/all``, `identifiers`. But a Swift and an Objective-C definition that agree share their data:
  /// then the existing trait is returned (Apple's documentation of `UITraitDefinition` in Objective-C).
  public mutating func define(_ definition: TraitDefinition) throws(TraitProblem) -> TraitID {
    guard let other = trait(identifier: definition.identifier) else {
      definitions.rows.append(definition)
      return TraitID(index: Int32(definitions.rows.count - 1))
    }
    let old = definitions[other]
    if old.isSystem || old.style == definition.style || counterpart(of: other) != nil {
      throw definitions.duplicate(definition, other)
    }
    try definitions.check(definition, agreesWith: old)
    definitions.counterparts[other] = definition
    return other
  }

  /// Replaces a trait's definition; overrides stay, and a new default is in force at once where nothing is set, without callbacks.
  public mutating func redefine(_ trait: TraitID, as definition: TraitDefinition) throws(TraitProblem) {
    let old = definitions[trait]
    if old.isSystem {
      throw TraitProblem("\(old.property) is one of Apple's traits", "only one's own are redefined.")
    }
    if old.style != definition.style {
      let style = old.style == .swift ? "Swift" : "Objective-C"
      throw TraitProblem("\(old.key) is a definition in \(style)'s style, and stays one.")
    }
    if old.storage != definition.storage, let user = user(of: trait) {
      throw TraitProblem(
        "\(old.property) is stored as \(old.storage) and cannot become \(definition.storage) while \(user) uses it",
        "define another trait.")
    }
    if let counterpart = counterpart(of: trait) { try definitions.check(definition, agreesWith: counterpart) }
    if let other = self.trait(identifier: definition.identifier), other != trait {
      throw definitions.duplicate(definition, other)
    }
    definitions.rows[Int(trait.index)] = definition
  }

  /// An environment or registration that uses a trait, as a phrase for a sentence; nil if there is none.
  public func user(of trait: TraitID) -> String? {
    for id in tree.all where !tree.isDestroyed(id) && inputs(at: id)[trait] != nil {
      return "an override on \(tree.name(of: id))"
    }
    return registrationRows.first { !$0.isEnded && $0.traits.contains(trait) }
      .map { "a registration on \(tree.name(of: $0.environment))" }
  }

  public func definition(of trait: TraitID) -> TraitDefinition { definitions[trait] }

  /// The definition in the other style that shares the trait's data.
  public func counterpart(of trait: TraitID) -> TraitDefinition? { definitions.counterparts[trait] }

  public var traits: [TraitID] { definitions.rows.indices.map { TraitID(index: Int32($0)) } }

  public func trait(property: String) -> TraitID? { definitions.trait { $0.property == property } }
  public func trait(identifier: String?) -> TraitID? {
    identifier.flatMap { identifier in definitions.trait { $0.identifier == identifier } }
  }

  // MARK: - Collections

  /// The value of a trait in a collection; its default if it is not set.
  public func value(of trait: TraitID, in collection: TraitCollection) -> TraitValue {
    collection[trait] ?? definitions[trait].defaultValue
  }

  /// The traits whose values differ, with both values; values that compare by code differ unless all their parts are the same.
  public func differences(
    between new: TraitCollection, and old: TraitCollection
  ) -> [(trait: TraitID, new: TraitValue, old: TraitValue)] {
    definitions.pairs(of: new, and: old).filter { $0.new != $0.old }
  }

  /// The traits whose values differ; if `old` is nil, every trait that is set (Apple's documentation of `changedTraits(from:)`).
  public func changedTraits(in new: TraitCollection, from old: TraitCollection?) -> [TraitID] {
    guard let old else { return new.traits }
    return differences(between: new, and: old).map(\.trait)
  }

  public func areEqual(_ left: TraitCollection, _ right: TraitCollection) -> Bool {
    differences(between: left, and: right).isEmpty
  }

  /// Whether colours may differ: a trait of `systemTraitsAffectingColorAppearance` differs, or a custom trait that affects colours.
  public func hasDifferentColorAppearance(_ left: TraitCollection, comparedTo right: TraitCollection) -> Bool
  {
    changedTraits(in: left, from: right).contains { trait in
      let row = definition(of: trait)
      return row.isSystem ? row.isInColorList : row.affectsColorAppearance
    }
  }

  /// Merges like UIKit's deprecated `init(traitsFrom:)`: Apple's traits as last specified, custom traits as in the first collection.
  public func merged(_ collections: [TraitCollection]) -> TraitCollection {
    var result = TraitCollection()
    for entry in collections.first?.entries ?? [] where !definition(of: entry.trait).isSystem {
      result[entry.trait] = entry.value
    }
    for entry in collections.flatMap(\.entries) {
      let row = definition(of: entry.trait)
      if row.isSystem, entry.value != row.defaultValue { result[entry.trait] = entry.value }
    }
    return result
  }

  /// Whether a collection has all specified values of Apple's traits in another one, like UIKit's deprecated `containsTraits(in:)`.
  public func contains(_ collection: TraitCollection, traitsIn other: TraitCollection) -> Bool {
    merged([other]).entries.allSatisfy {
      !definition(of: $0.trait).isSystem || collection[$0.trait] == $0.value
    }
  }

  // MARK: - Versions

  /// Uses the rules of a version of iOS from the next update on, as an ordinary change; newer traits keep their values.
  public mutating func use(_ version: SystemVersion) throws(TraitProblem) {
    let inheritsOtherwise = (self.version == .iOS16) != (version == .iOS16)
    if depth > 0, inheritsOtherwise {
      throw TraitProblem("An update is in progress", "a version is chosen before or after it.")
    }
    self.version = version
    if !inheritsOtherwise { return }
    for root in Array(tree.scenes) + Array(tree.detached) { noteSources(below: root) }
  }

  public func requireAvailable(_ trait: TraitID) throws(TraitProblem) {
    try checkVersion(definitions[trait].since, has: "`\(definitions[trait].property)`")
  }

  package func checkVersion(_ since: Int, has call: @autoclosure () -> String) throws(TraitProblem) {
    guard let version, version.rawValue < since else { return }
    throw TraitProblem("\(call()) came with iOS \(since), and this is iOS \(version.rawValue)", since: since)
  }
}
