import Commands
import Syntax
import Traits

extension Playground {
  /// `define …`, `redefine …`
  func define(_ definition: Definition) throws(Problem) {
    switch definition {
    case .enumeration(let name, let parts, let isReplacing):
      world.define(name.name, parts, isReplacing: isReplacing)
      confirm(.definedEnum(name: parts.name, cases: parts.cases))
    case .structure(let name, let parts, let isReplacing):
      world.define(name.name, parts, isReplacing: isReplacing)
      confirm(.definedStruct(name: parts.name, fields: parts.fields.map { "\($0.name): \(world.describe($0.type))" }))
    case .trait(let name, let parts, let isReplacing):
      if let identifier = parts.identifier, let other = world.trait(identifier: identifier, besides: name.name) {
        throw Problem(.identifierTaken(identifier, by: world.traits.declaration(of: other).name), name.range)
      }
      try engine { () throws(TraitProblem) in
        try world.define(name.name, parts, isReplacing: isReplacing)
      }
      confirm(
        .definedTrait(
          property: World.propertyName(of: world.names[name.name]), type: world.describe(parts.type),
          defaultValue: world.literal(parts.defaultValue), affectsColor: parts.affectsColor))
    case .color(let name, let code, let isReplacing):
      world.define(name.name, color: code, isReplacing: isReplacing)
      if isReplacing { try redrawEverythingWithColors() }
      confirm(.definedColor(name: world.names[name.name]))
    case .action(let name, let parts, let isReplacing):
      world.define(name.name, parts, origin: source.origin, isReplacing: isReplacing)
      confirm(.definedAction(name: world.names[name.name], parameters: parts.parameters))
    }
  }

  /// A replaced colour shows at the next draw.
  private func redrawEverythingWithColors() throws(Problem) {
    try engine { () throws(TraitProblem) in
      for id in world.environmentsWithDynamicColors() { try world.traits.setNeedsDisplay(id) }
    }
  }
}
