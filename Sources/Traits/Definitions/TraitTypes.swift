internal import Journals

/// Which Swift types define which traits of a system: an immutable table, which collections share.
final class TraitTypes: Sendable {
  /// A value that was set by a type whose trait the table does not know.
  struct Loose: Sendable {
    let definition: any TraitDefinition.Type
    var value: TraitValue

    /// Whether it is the value of a type: that by which it was set, or one that has the same data.
    func holds(_ other: any TraitDefinition.Type) -> Bool {
      definition == other || definition.sharesData(with: other)
    }
  }

  private let ids: [ObjectIdentifier: TraitID]
  private let definitions: [(trait: TraitID, definition: any TraitDefinition.Type)]
  /// The types of the other style, which have the data of one of the definitions.
  private let counterparts: [(trait: TraitID, definition: any TraitDefinition.Type)]

  /// The oldest definition, which is found without hashing: many programs have no other.
  private let first: (type: ObjectIdentifier, trait: TraitID)?

  /// A table of Apple's traits alone.
  static let none = TraitTypes(
    ids: Dictionary(
      SystemTrait.definitions.map { (ObjectIdentifier($0), $0.systemTrait) }, uniquingKeysWith: { $1 }),
    definitions: [], counterparts: [])

  private init(
    ids: [ObjectIdentifier: TraitID], definitions: [(trait: TraitID, definition: any TraitDefinition.Type)],
    counterparts: [(trait: TraitID, definition: any TraitDefinition.Type)]
  ) {
    (self.ids, self.definitions, self.counterparts) = (ids, definitions, counterparts)
    first = definitions.first.map { (ObjectIdentifier($0.definition), $0.trait) }
  }

  /// The table with one type more.
  ///
  /// - Parameter isCounterpart: Whether it is another way to the data of a type that is there, and stays the one that is told of.
  func adding(
    _ definition: any TraitDefinition.Type, as trait: TraitID, isCounterpart: Bool = false
  ) -> TraitTypes {
    // Going back may have taken types away whose place this one has now.
    var ids = isCounterpart ? ids : ids.filter { $0.value != trait }
    ids[ObjectIdentifier(definition)] = trait
    let others = counterparts.filter { $0.trait != trait }
    if isCounterpart, definitions.contains(where: { $0.trait == trait }) {
      return TraitTypes(ids: ids, definitions: definitions, counterparts: others + [(trait, definition)])
    }
    return TraitTypes(
      ids: ids, definitions: definitions.filter { $0.trait != trait } + [(trait, definition)],
      counterparts: others)
  }

  /// The trait that a type defines, if it is known, or a type that has the same data.
  func trait(of definition: any TraitDefinition.Type) -> TraitID? {
    let type = ObjectIdentifier(definition)
    if let first, first.type == type { return first.trait }
    if let trait = ids[type] { return trait }
    // Asked after what is known, because it takes longer than everything else.
    if let system = definition as? any SystemTraitDefinition.Type { return system.systemTrait }
    if definition.identifier.isEmpty { return nil }
    return definitions.first { $0.definition.sharesData(with: definition) }?.trait
  }

  /// The type that is told of as the definition of a trait of one's own.
  func definition(of trait: TraitID) -> (any TraitDefinition.Type)? {
    definitions.first { $0.trait == trait }?.definition
  }

  /// A type for which what is stored is no value of a trait, be it one of Apple's; none where all that know the trait can read it.
  func definition(of trait: TraitID, thatCannotRead value: TraitValue) -> (any TraitDefinition.Type)? {
    if Int(trait.index) < SystemTrait.all.count {
      return SystemTrait.definitions.first { $0.systemTrait == trait && !$0.canRead(value) }
    }
    let types = (definitions + counterparts).filter { $0.trait == trait }
    return types.first { !$0.definition.canRead(value) }?.definition
  }

  /// Whether both tables mean the same by a row: those of one application do, unless going back has given a row to another type, and those of
  /// two only by chance.
  ///
  /// - Complexity: O(*d*) in the definitions, and O(1) where it is one table.
  func agrees(with other: TraitTypes) -> Bool {
    if self === other || definitions.isEmpty || other.definitions.isEmpty { return true }
    let rows = Dictionary(other.definitions.map { ($0.trait, $0.definition) }, uniquingKeysWith: { $1 })
    return definitions.allSatisfy { trait, definition in
      (rows[trait].map { $0 == definition } ?? true) && (other.trait(of: definition) ?? trait) == trait
    }
  }

  /// All types that the table knows, Apple's first.
  var known: [any TraitDefinition.Type] { SystemTrait.definitions + definitions.map(\.definition) }
}

extension TraitSystem {
  /// The trait that a Swift type defines; the first time, it is added.
  ///
  /// Two types with one identifier are a mistake in the program: see ``Decision/identifiers``; but not one of each style that agree, which
  /// define one trait: ``ObjectiveCTraitDefinition``.
  ///
  /// - Complexity: O(1) once the type is known.
  public mutating func trait(for definition: any TraitDefinition.Type) -> TraitID {
    if let trait = types.trait(of: definition), isDefined(trait, by: definition) { return trait }
    do throws(TraitProblem) { return try define(definition) } catch {
      misuse(
        "\(definition): \(error.sentence(environment: { "\($0)" }, trait: { declaration(of: $0).definition }))"
      )
    }
  }

  /// The trait that a Swift type defines; the first time, it is added.
  mutating func define(_ definition: any TraitDefinition.Type) throws(TraitProblem) -> TraitID {
    if let trait = types.trait(of: definition), isDefined(trait, by: definition) { return trait }
    try checkValues(sharedBy: definition)
    let count = traitCount
    let trait = try define(definition.declaration)
    types = types.adding(definition, as: trait, isCounterpart: traitCount == count)
    return trait
  }

  /// Refuses a definition that would share data of which something is set that it cannot read: ``Decision/rawValues``.
  ///
  /// - Complexity: O(*c*) in the cells of all traits where it shares data at all; else O(*d*) in the definitions.
  private func checkValues(sharedBy definition: any TraitDefinition.Type) throws(TraitProblem) {
    guard let trait = types.trait(of: definition), Int(trait.index) >= SystemTrait.all.count,
      Int(trait.index) < traitCount, declaration(of: trait).identifier == definition.identifier
    else { return }
    if let odd = firstValue(of: trait, where: { !definition.canRead($0) }) {
      throw .unreadableValue(of: trait, at: odd.environment)
    }
  }

  /// Whether a row is still that of a type: going back may have taken it away, and given it to another.
  private func isDefined(_ trait: TraitID, by definition: any TraitDefinition.Type) -> Bool {
    let index = Int(trait.index)
    if index < SystemTrait.all.count { return true }
    guard index < declarations.count else { return false }
    let type = ObjectIdentifier(definition)
    return declarations.look(at: index) { $0.type == type || $0.counterpart?.type == type }
  }
}

extension TraitDefinition {
  /// Whether this definition and another are two ways to the same data: one of each style, with one identifier, name and default.
  static func sharesData(with other: any TraitDefinition.Type) -> Bool {
    guard style != other.style, !identifier.isEmpty, identifier == other.identifier else { return false }
    return name == other.name && storedDefault.isEqual(to: other.storedDefault)
  }
}
