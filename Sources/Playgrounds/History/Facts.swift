import Commands
import Journals
import Presentations
import Syntax
import Traits
import ViewTree

/// Everything readable in a session, by subject, in the order in which a learner would look.
struct Facts {
  private(set) var subjects: [String] = []
  private(set) var values: [String: String] = [:]

  /// Notes a fact.
  mutating func add(_ subject: String, _ value: String) {
    if values.updateValue(value, forKey: subject) == nil { subjects.append(subject) }
  }

  /// What two states differ in.
  static func differences(_ before: Facts, _ after: Facts) -> [Difference] {
    var result: [Difference] = []
    for subject in before.subjects where before.values[subject] != after.values[subject] {
      result.append(
        Difference(subject: subject, before: before.values[subject], after: after.values[subject]))
    }
    for subject in after.subjects where before.values[subject] == nil {
      result.append(Difference(subject: subject, before: nil, after: after.values[subject]))
    }
    return result
  }
}

extension Playground {
  /// The facts of the present state.
  ///
  /// - Complexity: O(*n* · *t*) in environments and traits; asked for by `what if` and `diff` only.
  func facts() -> Facts {
    var facts = Facts()
    for row in world.declarations.indices {
      facts.add(world.names[world.declarations[row].name], world.literal(world.variables[row]))
    }
    for id in world.allEnvironments { add(id, to: &facts) }
    for row in world.inspectorRows.indices { add(inspector: world.inspectorRows[row].inspector, to: &facts) }
    return facts
  }

  private func add(_ id: EnvironmentID, to facts: inout Facts) {
    let place = world.reference(to: id)
    if let parent = world.traits.hierarchy.parent(of: id) { facts.add("\(place)'s parent", world.reference(to: parent)) }
    for trait in world.traits.traits {
      let definition = world.traits.declaration(of: trait)
      let value = world.traits.value(of: trait, at: id)
      if !value.isEqual(to: definition.defaultValue) {
        facts.add("\(place).\(definition.property)", world.literal(world.value(value, of: trait)))
      }
    }
    for trait in world.traits.overrides(of: id) {
      guard let value = world.traits.override(of: trait, on: id) else { continue }
      facts.add(
        "\(place).overrides.\(world.traits.declaration(of: trait).property)", world.literal(world.value(value, of: trait)))
    }
    for (name, value) in world.storedProperties(of: id) { facts.add("\(place).\(name)", value) }
    for (name, count) in [
      ("layouts", world.traits.layouts(of: id)), ("draws", world.traits.draws(of: id)),
    ] where count > 0 { facts.add("\(place).\(name)", String(count)) }
  }

  private func add(inspector id: InspectorID, to facts: inout Facts) {
    for property in InspectorProperty.allCases {
      facts.add("\(world.label(of: id)).\(property.rawValue)", world.literal(value(property, of: id)))
    }
  }
}
