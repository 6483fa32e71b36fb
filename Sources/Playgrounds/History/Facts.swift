import Commands
import Journals
import Presentations
import Syntax
import Traits
import ViewTree

/// Everything readable in a session, by subject, in the order in which a learner would look.
struct Facts {
  /// What a trait's value is where no fact tells it: the trait's default, in every environment that is there.
  private struct Trait {
    var place: String
    var property: String
  }

  private var subjects: [String] = []
  private var values: [String: String] = [:]
  private var traits: [String: Trait] = [:]
  private var places: Set<String> = []
  private var defaults: [String: String] = [:]
  /// What the facts are about that are not simply values.
  private var aspects: [String: Snapshot.Aspect] = [:]

  /// Notes a fact.
  mutating func add(_ subject: String, _ value: String, _ aspect: Snapshot.Aspect = .value) {
    if values.updateValue(value, forKey: subject) == nil { subjects.append(subject) }
    if aspect != .value { aspects[subject] = aspect }
  }

  /// What a subject's fact is about; a missing fact about nothing but a value.
  func aspect(of subject: String) -> Snapshot.Aspect { aspects[subject] ?? .value }

  /// Notes that an environment is there.
  mutating func add(place: String) { places.insert(place) }

  /// Notes the default of a trait.
  mutating func add(default value: String, of property: String) { defaults[property] = value }

  /// Notes a trait's value that is not the default.
  mutating func add(_ property: String, at place: String, _ value: String) {
    let subject = place + "." + property
    traits[subject] = Trait(place: place, property: property)
    add(subject, value)
  }

  /// What a subject is here: a fact, or the default of a trait.
  private func value(of subject: String, _ trait: Trait?) -> String? {
    if let value = values[subject] { return value }
    guard let trait, places.contains(trait.place) else { return nil }
    return defaults[trait.property]
  }

  /// What two states differ in.
  static func differences(_ before: Facts, _ after: Facts) -> [Difference] {
    let added = after.subjects.filter { before.values[$0] == nil }
    return (before.subjects + added).compactMap { subject in
      let trait = before.traits[subject] ?? after.traits[subject]
      let (old, new) = (before.value(of: subject, trait), after.value(of: subject, trait))
      return old == new ? nil : Difference(subject: subject, before: old, after: new)
    }
  }
}

extension Playground {
  /// The facts of the present state.
  ///
  /// - Complexity: O(*n* · *t*) in environments and traits, which is counted as steps; asked for by `what if` and `diff` only.
  func facts() throws(Problem) -> Facts {
    var facts = Facts()
    for trait in world.traits.traits {
      let definition = world.traits.declaration(of: trait)
      facts.add(
        default: world.literal(world.value(definition.defaultValue, of: trait)), of: definition.property)
    }
    if let version = world.traits.version { facts.add("iOS", String(version.rawValue)) }
    for row in world.declarations.indices {
      facts.add(world.names[world.declarations[row].name], try charged(world.literal(world.variables[row])))
    }
    for id in world.allEnvironments { try add(id, to: &facts) }
    for row in world.inspectorRows.indices { add(inspector: world.inspectorRows[row].inspector, to: &facts) }
    return facts
  }

  private func add(_ id: EnvironmentID, to facts: inout Facts) throws(Problem) {
    try step(world.traits.traits.underestimatedCount, nil)
    let place = world.reference(to: id)
    facts.add(place: place)
    if let parent = world.traits.hierarchy.parent(of: id) {
      facts.add("\(place)'s parent", world.reference(to: parent))
    }
    for trait in world.traits.traits {
      let definition = world.traits.declaration(of: trait)
      let value = world.traits.value(of: trait, at: id)
      if !value.isEqual(to: definition.defaultValue) {
        let text = world.literal(world.value(value, of: trait))
        facts.add(definition.property, at: place, try charged(text))
      }
    }
    for trait in world.traits.overrides(of: id) {
      guard let value = world.traits.override(of: trait, on: id) else { continue }
      facts.add(
        "\(place).overrides.\(world.traits.declaration(of: trait).property)",
        try charged(world.literal(world.value(value, of: trait))), .override)
    }
    for (name, value) in world.storedProperties(of: id) { facts.add("\(place).\(name)", try charged(value)) }
    for (name, count) in [
      ("layouts", world.traits.layouts(of: id)), ("draws", world.traits.draws(of: id)),
    ] where count > 0 { facts.add("\(place).\(name)", String(count), .work) }
  }

  private func add(inspector id: InspectorID, to facts: inout Facts) {
    for property in InspectorProperty.allCases {
      facts.add("\(world.label(of: id)).\(property.rawValue)", world.literal(value(property, of: id)))
    }
  }
}
