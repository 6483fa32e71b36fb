internal import Journals

/// Which Swift types define which traits of a system: an immutable table, which collections share.
final class TraitTypes: Sendable {
  /// A value that was set by a type whose trait the table does not know.
  struct Loose: Sendable {
    let definition: any TraitDefinition.Type
    var value: TraitValue

    var type: ObjectIdentifier { ObjectIdentifier(definition) }
  }

  private let ids: [ObjectIdentifier: TraitID]
  private let definitions: [(trait: TraitID, definition: any TraitDefinition.Type)]

  /// A table of Apple's traits alone.
  static let none = TraitTypes(
    ids: Dictionary(
      SystemTrait.definitions.map { (ObjectIdentifier($0), $0.systemTrait) }, uniquingKeysWith: { $1 }),
    definitions: [])

  private init(
    ids: [ObjectIdentifier: TraitID], definitions: [(trait: TraitID, definition: any TraitDefinition.Type)]
  ) {
    (self.ids, self.definitions) = (ids, definitions)
  }

  /// The table with one type more.
  func adding(_ definition: any TraitDefinition.Type, as trait: TraitID) -> TraitTypes {
    TraitTypes(
      ids: ids.merging([ObjectIdentifier(definition): trait]) { $1 },
      definitions: definitions.filter { $0.trait != trait } + [(trait, definition)])
  }

  /// The trait that a type defines, if it is known.
  func trait(of definition: any TraitDefinition.Type) -> TraitID? {
    if let trait = ids[ObjectIdentifier(definition)] { return trait }
    // Asked last, because it takes longer than everything else.
    return (definition as? any SystemTraitDefinition.Type)?.systemTrait
  }

  /// All types that the table knows, Apple's first.
  var known: [any TraitDefinition.Type] { SystemTrait.definitions + definitions.map(\.definition) }
}

extension TraitSystem {
  /// The trait that a Swift type defines; the first time, it is added.
  ///
  /// Two types with one identifier are a mistake in the program: see ``Decision/identifiers``.
  ///
  /// - Complexity: O(1) once the type is known.
  public mutating func trait(for definition: any TraitDefinition.Type) -> TraitID {
    if let trait = types.trait(of: definition), isDefined(trait, by: definition) { return trait }
    let declaration = definition.declaration
    do throws(TraitProblem) {
      let trait = try define(declaration)
      declarations[Int(trait.index)].type = declaration.type
      types = types.adding(definition, as: trait)
      return trait
    } catch {
      preconditionFailure(
        "\(declaration.definition) has the identifier of another definition: identifiers are unique.")
    }
  }

  /// Whether a row is still that of a type: going back may have taken it away, and given it to another.
  private func isDefined(_ trait: TraitID, by definition: any TraitDefinition.Type) -> Bool {
    let index = Int(trait.index)
    return index < SystemTrait.all.count
      || index < declarations.count
        && declarations.look(at: index) { $0.type == ObjectIdentifier(definition) }
  }
}
