import Commands
import Journals
import Syntax
import Traits

/// What trait collections do besides being read: travelling, merging, being current.
extension Playground {
  /// `encode(c)`: tells what stays behind.
  func encode(_ collection: TraitCollection) -> Value {
    let (archive, leftOut) = world.traits.encode(collection)
    if !leftOut.isEmpty { notice(.notEncoded(leftOut.map { world.traits.declaration(of: $0).name })) }
    return .archive(archive)
  }

  /// `decode(d)`: tells what nobody knows any more, and what is no value of the type that its trait has now.
  func decode(_ value: Value) throws(Problem) -> Value {
    guard case .archive(let archive) = value else { return .nothing }
    let (collection, leftOut) = try world.traits.decode(archive) { (trait, value) throws(Problem) in
      var visits = 0
      let isValue = world.types(of: trait).allSatisfy { world.isValue(value, of: $0, visits: &visits) }
      try step(visits / Price.elements, nil)
      return isValue
    }
    if !leftOut.isEmpty { notice(.notDecoded(leftOut)) }
    return .collection(collection)
  }

  /// What an encoded collection tells.
  func value(_ property: ArchiveProperty, of archive: TraitArchive) -> Value {
    switch property {
    case .count: .int(archive.entries.count)
    case .identifiers: .list(archive.entries.map { .string($0.identifier) })
    }
  }

  /// `UITraitCollection(traitsFrom: […])`.
  func merged(_ list: Value) throws(Problem) -> TraitCollection {
    guard case .list(let elements) = list else { return world.traits.emptyCollection }
    try charge(rows: elements.count)
    notice(.mergesSystemTraitsOnly)
    return world.traits.collection(
      traitsFrom: elements.compactMap { if case .collection(let collection) = $0 { collection } else { nil } }
    )
  }

  /// `UITraitCollection.current`: what UIKit set for the callback that runs, or `performAsCurrent` for its
  /// block.
  func currentCollection() -> TraitCollection {
    switch currentTraits {
    case .environment(let id):
      if world.ask({ $0.isTrackingReads }) { notice(.currentNotTracked) }
      return world.traits.collection(at: id)
    case .collection(let collection): return collection
    case .none:
      notice(.currentUndefined)
      return world.traits.emptyCollection
    }
  }

  /// `night.performAsCurrent { … }`.
  func performAsCurrent(_ collection: TraitCollection, _ body: [Command]) throws(Problem) {
    try withCurrent(.collection(collection)) { () throws(Problem) in try execute(body) }
  }

  /// Runs something with another current collection, and restores the one before.
  func withCurrent(_ traits: TraitContext, _ body: () throws(Problem) -> Void) throws(Problem) {
    let outer = currentTraits
    currentTraits = traits
    defer { currentTraits = outer }
    try body()
  }

  /// An integer that goes to data which a Swift definition reads as another type: one that it cannot read is
  /// refused.
  func checked(_ value: Value, as type: ValueType, _ range: SourceRange) throws(Problem) -> Value {
    guard case .int(let number) = value, !isReadable(number, as: type) else { return value }
    throw Problem(.noSuchValue(number, of: world.describe(type)), range)
  }

  /// The same of a whole collection, which may be older than the Swift definition.
  func check(_ collection: TraitCollection, _ range: SourceRange) throws(Problem) {
    for trait in collection.setTraits {
      guard case .integer(let number)? = collection.setValue(of: trait) else { continue }
      for type in world.types(of: trait) { _ = try checked(.int(number), as: type, range) }
    }
  }

  /// Whether an integer is one of a type's values.
  func isReadable(_ number: Int, as type: ValueType) -> Bool {
    switch type {
    case .enumeration(let row): world.enums[row].index(ofRawValue: number) != nil
    case .bool: number == 0 || number == 1
    default: true
    }
  }

  /// `account.name = "new"`: every holder of the instance sees it, and the trait system does not notice.
  func setField(_ index: Int, of owner: Value, _ value: Value, _ label: String) throws(Problem) {
    guard case .instance(let row) = owner else { return }
    var visits = 0
    if !world.instances[Int(row)].fields[index].isSame(as: value, visits: &visits) {
      world.instances[Int(row)].fields[index] = value
    }
    try charge(compared: visits)
    let definition = world.structs[Int(world.instances[Int(row)].definition)]
    confirm(.property(label, name: definition.fields[index].name, value: world.literal(value)))
  }
}
