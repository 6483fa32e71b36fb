import Commands
import Traits
import ViewTree

/// What a parent controller could do where `why not` asks for what it decides:
/// `setOverrideTraitCollection(_:forChild:)` with another value or with nothing.
///
/// Source: Apple's documentation of that method.
extension Playground {
  /// The controller that gives a child what a link of the chain says.
  func parent(giving source: TraitSystem.Source) -> EnvironmentID? {
    guard source.origin == .given, let child = source.environment else { return nil }
    return world.traits.parentController(of: child)
  }

  /// What a parent controller could give instead, where what it gives is nearest: the value, or nothing.
  func gifts(_ question: Question, _ chain: [TraitSystem.Source]) throws(Problem) -> [Remedies.Remedy] {
    guard let source = chain.first(where: { $0.environment != nil && $0.role != .hidden }),
      let parent = parent(giving: source), let child = source.environment,
      let given = world.traits.parentOverrides(on: child)
    else { return [] }
    var gifts: [TraitCollection?] = given.setTraits == [question.trait] ? [nil] : []
    if question.text != nil { gifts.append(given.modifying { $0[question.trait] = question.wanted }) }
    var remedies: [Remedies.Remedy] = []
    for gift in gifts {
      let found = try outcome(of: question) { traits throws(TraitProblem) in
        try traits.setParentOverrides(gift, on: child)
      }
      guard let found, found.holds else { continue }
      guard let argument = gift.map({ written($0, question) }) ?? "nil" else { continue }
      let call = "setOverrideTraitCollection(\(argument), forChild: \(world.reference(to: child)))"
      let statement = finished("\(world.reference(to: parent)).\(call)", question)
      remedies.append(.init(statement: statement, reach: found.reach))
    }
    return remedies
  }

  /// A collection as it can be typed: what is wanted by the definition that was named, and by the variable that holds it if it must be.
  private func written(_ collection: TraitCollection, _ question: Question) -> String? {
    var settings: [String] = []
    for trait in collection.setTraits {
      let isWanted = trait == question.trait
      let view = isWanted ? question.view : TraitView(id: trait, type: world.type(of: trait))
      let value = collection.setValue(of: trait).flatMap { world.written(world.value($0, of: trait)) }
      guard let text = isWanted ? question.text : value else { return nil }
      settings.append("\(world.written(view)) = \(text)")
    }
    return "traits { \(settings.joined(separator: "; ")) }"
  }
}
