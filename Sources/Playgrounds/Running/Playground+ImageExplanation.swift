import Commands
import Journals
import Traits
import ViewTree

extension Playground {
  /// `why cell.image`: every file of the image, which one the view's traits ask for, and what keeps the others away.
  func explainImage(of id: EnvironmentID) throws(Problem) -> Explanation {
    guard let row = world.imageProperty(of: id), case .image(let image) = world.properties[row].value else {
      throw Problem(.noImage(world.reference(to: id)), nil)
    }
    let variants = world.images[Int(image)].variants
    let winner = world.variant(ofImage: image) { world.traits.value(of: $0, at: id) }
    let links = variants.indices.map { index in
      Explanation.Link(
        place: words(variants[index].conditions), source: "", value: variants[index].file,
        remark: remark(variants, index, winner, at: id))
    }
    let shown = shownFile(world.properties[row])
    let isPending = shown != winner.map { variants[$0].file }
    return Explanation(
      value: shown.map { "\"\($0)\"" } ?? "nil", links: links,
      notes: isPending ? ["another one is looked up when the view is drawn, at the end of the turn"] : [],
      decisions: openPoints(variants, winner, at: id))
  }

  /// `why not badge.image == "c"`: the traits that ask for another file, and the overrides with which that one is found.
  func imageRemedies(_ id: EnvironmentID, _ wanted: Value) throws(Problem) -> Remedies {
    guard let row = world.imageProperty(of: id), case .image(let image) = world.properties[row].value else {
      throw Problem(.noImage(world.reference(to: id)), nil)
    }
    let (place, variants) = (world.reference(to: id), world.images[Int(image)].variants)
    let shown = shownFile(world.properties[row])
    var remedies = Remedies(
      subject: "\(place).image", value: shown.map { "\"\($0)\"" } ?? "nil", wanted: world.literal(wanted),
      finding: .already, isOutside: !world.traits.isFollowing(id), remedies: [])
    guard case .string(let file) = wanted, file != shown else { return remedies }
    let files = variants.map { "\"\($0.file)\"" }.joined(separator: ", ")
    guard let index = variants.firstIndex(where: { $0.file == file }) else {
      remedies.finding = .never("its files are \(files)")
      return remedies
    }
    let unmet = variants[index].conditions.filter {
      !world.traits.value(of: $0.trait, at: id).isEqual(to: $0.value)
    }
    let facts = unmet.map { fact($0.trait, at: id) }
    remedies.finding = .because(facts.isEmpty ? "another file fits better" : facts.joined(separator: " and "))
    let found = world.variant(ofImage: image) { trait in
      unmet.first { $0.trait == trait }?.value ?? world.traits.value(of: trait, at: id)
    }
    guard found == index, !unmet.isEmpty else { return remedies }
    let settings = unmet.map {
      "\(property($0.trait)) = \(world.literal(world.value($0.value, of: $0.trait)))"
    }
    let statement =
      settings.count == 1
      ? "override \(place).\(settings[0])" : "override \(place) { \(settings.joined(separator: "; ")) }"
    remedies.remedies = [
      .init(statement: statement, reach: 1 + world.traits.followers(of: unmet[0].trait, below: id))
    ]
    return remedies
  }

  /// The file that the last draw showed, which a definition since may have taken out of the image.
  private func shownFile(_ property: PropertyRow) -> String? {
    if case .string(let file)? = property.shown { file } else { nil }
  }

  private func property(_ trait: TraitID) -> String { world.traits.declaration(of: trait).property }

  /// A trait as it is: `userInterfaceStyle is light`.
  private func fact(_ trait: TraitID, at id: EnvironmentID) -> String {
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
