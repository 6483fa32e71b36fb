import Journals
import Syntax
import Traits
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
    for row in variables.indices {
      if let found = search.find(in: variables[row]) { return found.use(by: names[declarations[row].name]) }
    }
    for id in allEnvironmentsWithRootViews {
      for value in heldValues(of: id) {
        if let found = search.find(in: value) { return found.use(by: reference(to: id)) }
      }
    }
    for key in environmentKeys.indices.map({ environmentKeys[$0] }) {
      if let found = search.find(in: key.defaultValue) { return found.use(by: key.name) }
    }
    for row in structs.indices {
      for value in structs[row].fields.flatMap(\.heldValues) {
        if let found = search.find(in: value) { return found.use(by: structs[row].name) }
      }
    }
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
    let identifier = world.traits.declaration(of: trait).identifier
    var (open, found): ([Value], World.Holding?) = ([value], nil)
    while let next = open.popLast() {
      _ = next.hasPart { part in
        switch part {
        case .instance(let row): if seen.insert(row).inserted { open += world.instances[Int(row)].fields }
        case .collection(let collection):
          if collection[trait] != nil { found = .collection }
          open += values(collection.storedObjects)
        case .archive(let archive):
          if archive.entries.contains(where: { $0.identifier == identifier }) { found = .archive }
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
