import Commands
import Journals
import Traits

/// What definitions say: `show trait theme`, `show key theme`.
extension Playground {
  /// `show trait theme`.
  func facts(of trait: TraitView) -> FactsReport {
    let definition = world.declaration(of: trait)
    let style = definition.style == .objectiveC ? ", in Objective-C's style" : ""
    return FactsReport(
      title: definition.property,
      facts: [
        ("definition", definition.definition + style), ("protocol", definition.protocolName),
        ("type", world.describe(trait.type)),
        ("default", literal(definition.defaultValue, of: trait)),
        ("name", definition.name),
        ("identifier", definition.identifier ?? "none: not encodable"),
        ("affects colour", world.affectsColor(trait.id) ? "yes" : "no"),
        ("storage", "\(definition.storage)"),
      ] + counterpartFacts(of: trait) + systemFacts(of: trait.id))
  }

  /// Of a trait whose data another definition has as well.
  private func counterpartFacts(of trait: TraitView) -> [(name: String, value: String)] {
    let first = world.traits.declaration(of: trait.id)
    guard let second = first.counterpart else { return [] }
    let (other, types) = (trait.isSecond ? first : second, world.types(of: trait.id))
    let style = other.style == .objectiveC ? "Objective-C" : "Swift"
    let type = (trait.isSecond ? types.first : types.last).map { world.describe($0) } ?? ""
    return [("shared with", "\(other.definition), \(type) in \(style)")]
  }

  /// Of Apple's traits: since when they are there, and in which of Apple's lists.
  private func systemFacts(of trait: TraitID) -> [(name: String, value: String)] {
    guard Int(trait.index) < SystemTrait.all.count else { return [] }
    let system = SystemTrait.all[Int(trait.index)]
    let lists = World.traitListNames.filter { world.traitList(named: $0)?.contains(trait) ?? false }
    return [("since", since(system))]
      + (SystemTrait.peculiarities[system.property].map { [("in UIKit", $0)] } ?? [])
      + (system.property == World.headroom ? [("set as", World.mutableHeadroom)] : [])
      + lists.map { ("in", $0) }
  }

  private func since(_ system: SystemTrait) -> String {
    let first = SystemTrait.ofMacCatalyst.contains(system.property) ? "Mac Catalyst" : "iOS"
    return "\(first) \(system.since), as a key iOS \(system.keySince)"
  }

  /// `show key theme`.
  func facts(ofKey row: Int32) -> FactsReport {
    let key = world.environmentKeys[Int(row)]
    return FactsReport(
      title: key.name,
      facts: [
        ("definition", key.name), ("protocol", "EnvironmentKey"), ("type", world.describe(key.type)),
        ("default", world.literal(key.defaultValue)),
      ])
  }
}

extension TraitDeclaration {
  /// Apple's protocol to which such a definition conforms; Objective-C has one for each storage.
  fileprivate var protocolName: String {
    guard style == .objectiveC else { return "UITraitDefinition" }
    return switch storage {
    case .integer: "UINSIntegerTraitDefinition"
    case .floating: "UICGFloatTraitDefinition"
    case .object: "UIObjectTraitDefinition"
    }
  }
}
