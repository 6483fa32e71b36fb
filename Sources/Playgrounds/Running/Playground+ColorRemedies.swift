import Commands
import Journals
import Syntax
import Traits
import ViewTree

/// `why not cell.backgroundColor == red`.
extension Playground {
  /// The traits by which the colour decides, and the overrides of one of them with which it is another; of a colour that no trait decides, the
  /// statement that sets it.
  ///
  /// Each override was tried: the colour was resolved with the environment's collection, that one trait changed.
  ///
  /// - Complexity: O(*t* · *c*) in the traits that the colour reads and the cases of their types
  func colorRemedies(_ key: PropertyKey, of id: EnvironmentID, _ value: Value) throws(Problem) -> Remedies {
    let row = try colorRow(key, of: id)
    let place = "\(world.reference(to: id)).\(world.names[key.name])"
    let wanted = try resolve(value, with: .environment(id))
    let (now, traits) = try traits(decidingOn: row.value, at: id)
    let shown: UInt32? =
      switch (row.value, row.shown) {
      case (.color(let color), _), (_, .color(let color)?): color
      default: nil
      }
    var remedies = Remedies(
      subject: place, value: text(ofColor: shown), wanted: text(ofColor: wanted), finding: .already,
      isOutside: !world.traits.isFollowing(id), remedies: [])
    if shown == wanted { return remedies }
    let facts = traits.map { "\(property($0)) is \(literal(world.traits.value(of: $0, at: id), of: $0))" }
    remedies.finding = .because(facts.isEmpty ? "it was set to that" : facts.joined(separator: " and "))
    if now == wanted {
      remedies.finding = .because("it was not drawn again")
      remedies.remedies = [.init(statement: "invalidate \(world.reference(to: id)) display", reach: 0)]
    } else if traits.isEmpty {
      remedies.remedies = [.init(statement: "set \(place) = \(text(ofColor: wanted))", reach: 0)]
    } else {
      for trait in traits { remedies.remedies += try overrides(of: trait, at: id, row.value, wanted) }
    }
    return remedies
  }

  /// The overrides of a trait with which a colour is as wanted.
  private func overrides(of trait: TraitID, at id: EnvironmentID, _ color: Value, _ wanted: UInt32?)
    throws(Problem) -> [Remedies.Remedy]
  {
    let present = world.traits.value(of: trait, at: id)
    var found: [Remedies.Remedy] = []
    for value in choices(of: world.type(of: trait)) {
      let other = world.engineValue(value, of: trait)
      if other.isEqual(to: present) { continue }
      let collection = world.traits.collection(at: id).modifying { $0[trait] = other }
      guard try resolve(color, with: .collection(collection)) == wanted else { continue }
      let place = world.reference(to: id)
      let isMarked = world.traits.declaration(of: trait).affectsColorAppearance
      let statement =
        "override \(place).\(World.mutableName(of: property(trait))) = \(world.literal(value))"
        + (isMarked ? "" : "; invalidate \(place) display")
      found.append(.init(statement: statement, reach: 1 + world.traits.followers(of: trait, below: id)))
    }
    return found
  }

  /// The values that a trait can have, where they can be counted up.
  private func choices(of type: ValueType) -> [Value] {
    switch type {
    case .bool: [.bool(false), .bool(true)]
    case .enumeration(let row): world.enums[row].cases.indices.map { .enumCase(Int32(row), Int32($0)) }
    default: []
    }
  }

  private func text(ofColor color: UInt32?) -> String { color.map { world.literal(.color($0)) } ?? "nil" }

  private func literal(_ value: TraitValue, of trait: TraitID) -> String {
    world.literal(world.value(value, of: trait))
  }
}
