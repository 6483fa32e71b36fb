import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// `why cell.image`: every file of the image, which one the view's traits ask for, and what keeps the
  /// others away.
  func explainImage(of id: EnvironmentID) throws(Problem) -> Explanation {
    let image = try shownImage(of: id)
    let variants = image.variants
    let winner = foundVariant(of: image)
    let shown = text(of: image.look)
    let links = variants.indices.map { index in
      Explanation.Link(
        place: words(variants[index].conditions), source: "", value: variants[index].file,
        remark: remark(variants, index, winner, at: id))
    }
    return Explanation(
      value: shown, links: links, notes: try notes(on: image.look, shown, found: image.text(winner)),
      decisions: openPoints(variants, winner, at: id))
  }

  /// When another file is shown than now.
  private func notes(on look: ShownLook, _ shown: String, found: String) throws(Problem) -> [String] {
    if !world.traits.hierarchy.isInHierarchy(look.view) { return found == shown ? [] : [undrawn(look.view)] }
    let due = try trial(of: look)?.shown ?? found
    if due == shown { return [] }
    return ["it is \(due) when the view is drawn, \(whenDrawn)"]
  }

  /// What is said of a view that is not drawn.
  func undrawn(_ id: EnvironmentID) -> String {
    "\(world.reference(to: id)) is in no hierarchy: it is drawn when it is inserted"
  }

  /// When what is to be drawn is.
  var whenDrawn: String {
    world.settings[0].updatesManually && !world.traits.isUpdating
      ? "by `update`: updates are manual" : "at the end of the turn"
  }

  func property(_ trait: TraitID) -> String { world.traits.declaration(of: trait).property }

  /// A trait as it is: `userInterfaceStyle is light`.
  func fact(_ trait: TraitID, at id: EnvironmentID) -> String {
    "\(property(trait)) is \(world.literal(world.value(world.traits.value(of: trait, at: id), of: trait)))"
  }

  /// The decisions on which it rests which file is found, where there was something to decide.
  private func openPoints(_ variants: [ImageRow.Variant], _ winner: Int?, at id: EnvironmentID) -> [OpenPoint]
  {
    guard let winner else { return [] }
    let holds = { (condition: ImageLookup.Condition) in
      self.world.traits.value(of: condition.trait, at: id).isEqual(to: condition.value)
    }
    if !variants[winner].conditions.allSatisfy(holds) { return [OpenPoint(.imageScales)] }
    let rivals = variants.indices.filter {
      $0 != winner && !variants[$0].conditions.isEmpty && variants[$0].conditions.allSatisfy(holds)
    }
    return rivals.isEmpty ? [] : [OpenPoint(.imageVariants)]
  }

  private func remark(_ variants: [ImageRow.Variant], _ index: Int, _ winner: Int?, at id: EnvironmentID)
    -> Explanation.Remark
  {
    if index == winner { return .decides }
    let unmet = variants[index].conditions.first {
      !world.traits.value(of: $0.trait, at: id).isEqual(to: $0.value)
    }
    if let trait = unmet?.trait {
      let value = world.literal(world.value(world.traits.value(of: trait, at: id), of: trait))
      return .unmet("\(world.traits.declaration(of: trait).property) is \(value)")
    }
    return winner.map { .hidden(by: words(variants[$0].conditions)) } ?? .none
  }

  /// `userInterfaceStyle dark, displayScale 2.0`, `any`.
  private func words(_ conditions: [ImageLookup.Condition]) -> String {
    let parts = conditions.map { condition in
      let value = world.literal(world.value(condition.value, of: condition.trait))
      return "\(world.traits.declaration(of: condition.trait).property) \(value)"
    }
    return parts.isEmpty ? "any" : parts.joined(separator: ", ")
  }
}
