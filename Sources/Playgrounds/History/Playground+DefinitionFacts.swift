import Commands
import Journals
import Syntax
import Traits

/// The facts about definitions, and about traits as they were defined.
extension Playground {
  func addDefinitions(to facts: inout Facts) {
    for row in world.enums.indices where !world.enums[row].isSystem && world.isCurrent(enumeration: row) {
      let subject = "enum \(world.enums[row].name)"
      let cases = world.enums[row].cases.joined(separator: ", ")
      facts.add(subject, cases)
      facts.add(
        detail: "\(world.enums[row])", of: subject,
        anew: cases
          + (world.enums[row].rawValues.map { ", with raw values of \(world.describe($0.type))" } ?? ", plain")
      )
    }
    for row in world.structs.indices where world.isCurrent(structure: row) { add(structure: row, to: &facts) }
    for row in world.colors.indices {
      add(definition: "color \(world.colors[row].name)", "\(world.colors[row].expression.code)", to: &facts)
    }
    for row in world.images.indices {
      add(definition: "image \(world.images[row].name)", "\(world.images[row].variants)", to: &facts)
    }
    for row in world.environmentKeys.indices {
      let key = world.environmentKeys[row]
      facts.add("key \(key.name)", "\(world.describe(key.type)) = \(world.literal(key.defaultValue))")
    }
    for row in world.actions.indices {
      let action = world.actions[row]
      add(definition: "action \(action.name)", "\(action.origin.text) \(action.parts)", to: &facts)
    }
  }

  private func add(definition subject: String, _ detail: String, to facts: inout Facts) {
    facts.add(subject, "defined")
    facts.add(detail: detail, of: subject, anew: "redefined")
  }

  private func add(structure row: Int, to facts: inout Facts) {
    let definition = world.structs[row]
    let subject = "struct \(definition.name)"
    facts.add(subject, definition.fields.map(\.name).joined(separator: ", "))
    facts.add(
      detail: "\(definition.fields) \(definition.equality.map { "\($0.code)" } ?? "") \(definition.isClass)",
      of: subject, anew: "redefined")
    if definition.comparisons > 0 {
      facts.add("\(definition.name).comparisons", String(definition.comparisons), .setting)
    }
  }

  /// The traits' definitions; one in Objective-C and one in Swift may show the same data.
  func addTraits(to facts: inout Facts) throws(Problem) {
    for trait in world.traits.traits {
      let definition = world.traits.declaration(of: trait)
      facts.add(
        default: try literal(world.value(definition.defaultValue, of: trait)), of: definition.property)
      if case .object = definition.defaultValue {
        facts.add(object: world.value(definition.defaultValue, of: trait), of: definition.property)
      }
    }
    for name in world.traitKeyNames.compactMap({ world.names.known($0) }) {
      guard let definition = world.declaration(named: name), let view = world.trait(key: name),
        !definition.isSystem
      else { continue }
      let value = try literal(world.value(definition.defaultValue, view.type))
      let isShared = world.types(of: view.id).count > 1
      let subject = "trait \(definition.property)"
      facts.add(
        subject,
        "\(world.describe(view.type)) = \(value)"
          + (world.affectsColor(view.id) ? ", affects colour" : "")
          + (definition.identifier.map { ", identifier \($0)" } ?? "") + (isShared ? ", shared" : ""))
      facts.add(
        detail: "\(definition.name) \(definition.style) \(world.accessor(of: name) != nil)", of: subject,
        anew: "redefined")
    }
  }
}
