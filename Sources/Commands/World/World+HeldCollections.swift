import Journals
import Syntax
package import Traits
import ViewTree

/// Which kept values read a trait: collections, and archives with a value of it.
extension World {
  /// What holds a collection that reads a trait.
  enum Holding {
    case collection, archive

    /// The use of the trait by what is called so.
    func use(by name: String) -> TraitUser { self == .collection ? .holder(name) : .archiveHolder(name) }
  }

  /// The first value found that reads a trait: of a variable, an environment, a key, a struct's field, or of another trait.
  func valueUse(of trait: TraitID) -> TraitUser? {
    var search = HoldingSearch(world: self, trait: trait)
    if let kept = firstKept({ search.find(in: $0) }) { return kept.found.use(by: kept.name) }
    for row in traitTypes.indices where mayHoldTraits(traitTypes[row]) {
      let (id, name) = (
        TraitID(index: Int32(row)), traits.declaration(of: TraitID(index: Int32(row))).property
      )
      let value = self.value(traits.declaration(of: id).defaultValue, of: id)
      if let found = search.find(in: value) { return found.use(by: name) }
      // Its values lie in the engine, in many places.
      if traits.use(of: id) != nil { return .holder(name) }
    }
    return nil
  }

  /// The first value found of a trait that is set in a kept collection and meets a condition, and what the holder is called.
  ///
  /// - Complexity: O(*n*) in all kept values, and in the cells of the engine for each trait whose values hold collections
  package func keptValue(
    of trait: TraitID, where matches: (TraitValue) -> Bool
  ) -> (value: TraitValue, name: String)? {
    var search = HoldingSearch(world: self, trait: trait)
    func isSuch(_ value: Value) -> TraitValue? {
      var matching: TraitValue?
      _ = search.find(in: value) { collection in
        matching = collection.setValue(of: trait).flatMap { matches($0) ? $0 : nil }
        return matching != nil
      }
      return matching
    }
    if let kept = firstKept(isSuch) { return (kept.found, kept.name) }
    for row in traitTypes.indices where mayHoldTraits(traitTypes[row]) {
      let id = TraitID(index: Int32(row))
      let declaration = traits.declaration(of: id)
      if let found = isSuch(value(declaration.defaultValue, of: id)) { return (found, declaration.property) }
      var found: TraitValue?
      let place = traits.firstValue(of: id) { held in
        found = isSuch(self.value(held, of: id))
        return found != nil
      }
      if let found, let place {
        return (found, "\(reference(to: place.environment)).\(declaration.property)")
      }
    }
    return nil
  }

  /// The first that is found in the value of a variable, an environment, a key or a struct's field, and what has that value.
  private func firstKept<Found>(_ find: (Value) -> Found?) -> (found: Found, name: String)? {
    for row in variables.indices {
      if let found = find(variables[row]) { return (found, names[declarations[row].name]) }
    }
    for id in allEnvironmentsWithRootViews {
      for value in heldValues(of: id) {
        if let found = find(value) { return (found, reference(to: id)) }
      }
    }
    for key in environmentKeys.indices.map({ environmentKeys[$0] }) {
      if let found = find(key.defaultValue) { return (found, key.name) }
    }
    for row in structs.indices {
      for value in structs[row].fields.flatMap(\.heldValues) {
        if let found = find(value) { return (found, structs[row].name) }
      }
    }
    return nil
  }

  /// Whether a value holds, at any depth, what reads a trait.
  func holder(of trait: TraitID, in value: Value) -> Holding? {
    var search = HoldingSearch(world: self, trait: trait)
    return search.find(in: value)
  }

  /// Whether values of a type can hold collections or archives.
  func mayHoldTraits(_ type: ValueType) -> Bool {
    var (open, seen): ([ValueType], Set<Int>) = ([type], [])
    while let next = open.popLast() {
      switch next {
      case .collection, .archive: return true
      case .list(let element), .optional(let element): open.append(element)
      case .structure(let row) where seen.insert(row).inserted,
        .instance(let row) where seen.insert(row).inserted:
        open += structs[row].fields.map(\.type)
      default: break
      }
    }
    return false
  }
}

/// Goes through values and what they hold, instances of classes and the values of collections too, each instance once.
private struct HoldingSearch {
  var world: World
  var trait: TraitID
  private var seen: Set<Int32> = []

  init(world: World, trait: TraitID) { (self.world, self.trait) = (world, trait) }

  /// - Complexity: O(*n*) in what the value holds that earlier ones did not.
  mutating func find(in value: Value) -> World.Holding? {
    let (identifier, trait) = (world.traits.declaration(of: trait).identifier, trait)
    return find(in: value, where: { $0[trait] != nil }) { archive in
      archive.entries.contains { $0.identifier == identifier }
    }
  }

  /// The same of whatever collections and archives are such.
  mutating func find(
    in value: Value, where isSuch: (TraitCollection) -> Bool,
    orArchive isSuchArchive: (TraitArchive) -> Bool = { _ in false }
  ) -> World.Holding? {
    var (open, found): ([Value], World.Holding?) = ([value], nil)
    while let next = open.popLast() {
      _ = next.hasPart { part in
        switch part {
        case .instance(let row): if seen.insert(row).inserted { open += world.instances[Int(row)].fields }
        case .collection(let collection):
          if isSuch(collection) { found = .collection }
          open += values(collection.storedObjects)
        case .archive(let archive):
          if isSuchArchive(archive) { found = .archive }
          open += values(archive.storedObjects)
        default: break
        }
        return found != nil
      }
      if found != nil { return found }
    }
    return nil
  }

  private func values(_ objects: [any TraitObject]) -> [Value] {
    objects.compactMap { ($0 as? TraitPayload)?.value }
  }
}
