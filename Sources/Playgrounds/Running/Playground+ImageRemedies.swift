import Commands
import Journals
import Traits
import ViewTree

/// The image that a view shows, and what would have to change for another file of it.
extension Playground {
  /// An image as a view has it.
  struct ShownImage {
    /// Where it is shown.
    var look: ShownLook
    /// The image, by its row.
    var image: Int32
    var variants: [ImageRow.Variant]

    /// A variant's file as it is written.
    func text(_ variant: Int?) -> String {
      variant.map { "\"\(World.escaped(variants[$0].file))\"" } ?? "nil"
    }
  }

  /// The image of a view.
  func shownImage(of id: EnvironmentID) throws(Problem) -> ShownImage {
    guard let row = world.imageProperty(of: id), case .image(let image) = world.properties[row].value else {
      throw Problem(.noImage(world.reference(to: id)), nil)
    }
    let look = ShownLook(view: id, subject: "\(world.reference(to: id)).image", row: row)
    return ShownImage(look: look, image: image, variants: world.images[Int(image)].variants)
  }

  /// The variant that the view's traits ask for now.
  func foundVariant(of image: ShownImage) -> Int? {
    world.variant(ofImage: image.image) { world.traits.value(of: $0, at: image.look.view) }
  }

  /// `why not badge.image == "c"`: the traits that ask for another file, and the overrides with which that one is found.
  func imageRemedies(_ id: EnvironmentID, _ value: Value) throws(Problem) -> Remedies {
    let image = try shownImage(of: id)
    let wanted = world.literal(value)
    let targets = image.variants.indices.filter { image.text($0) == wanted }
    let wantsNone = value.isEqual(to: .nothing)
    let facts = targets.first.map { finding(image, $0) } ?? "that file fits"
    var remedies = try remedies(image.look, wanted, because: facts) { (traits) throws(Problem) in
      try targets.isEmpty && !wantsNone
        ? [] : self.search(image, targets, traits).settings().map { [$0] } ?? []
    }
    if !remedies.remedies.isEmpty || remedies.value == wanted { return remedies }
    remedies.remedies = try replacements(image, wanted, value)
    if targets.isEmpty, !wantsNone, isDrawn(image.look) {
      let files = "its files are \(image.variants.indices.map(image.text).joined(separator: ", "))"
      remedies.finding = remedies.remedies.isEmpty ? .never(files) : .because(files)
    }
    return remedies
  }

  private func isDrawn(_ look: ShownLook) -> Bool { world.traits.hierarchy.isInHierarchy(look.view) }

  /// No image, or another one that shows the file.
  private func replacements(_ image: ShownImage, _ wanted: String, _ value: Value) throws(Problem)
    -> [Remedies.Remedy]
  {
    if value.isEqual(to: .nothing) {
      return try remedy(image.look, wanted, replacing: .nothing, isDrawn: false).map { [$0] } ?? []
    }
    guard isDrawn(image.look), case .string(let file) = value else { return [] }
    try step(world.images.count, nil)
    let others = world.images.indices.filter { row in
      row != Int(image.image) && world.images[row].variants.contains { $0.file == file }
    }
    var found: [Remedies.Remedy] = []
    for row in others.prefix(Playground.mostTrials) where found.count < Playground.mostRemedies {
      let other = Value.image(Int32(row))
      if let remedy = try remedy(image.look, wanted, replacing: other, isDrawn: true) { found.append(remedy) }
    }
    return found
  }

  /// What keeps a variant away.
  private func finding(_ image: ShownImage, _ variant: Int) -> String {
    let id = image.look.view
    let unmet = image.variants[variant].conditions.filter {
      !world.traits.value(of: $0.trait, at: id).isEqual(to: $0.value)
    }
    if !unmet.isEmpty { return unmet.map { fact($0.trait, at: id) }.joined(separator: " and ") }
    return foundVariant(of: image) == variant ? "it was not drawn since" : "another file fits better"
  }

  private func search(_ image: ShownImage, _ targets: [Int], _ collection: TraitCollection) -> FileSearch {
    let variants = image.variants.map(\.conditions)
    let traits = Set(variants.joined().map(\.trait)).sorted()
    let current = traits.map { ($0, world.traits.value(of: $0, in: collection)) }
    let choices = traits.map { ($0, self.choices(of: $0, in: variants)) }
    return FileSearch(
      variants: variants, wanted: targets, traits: traits,
      current: Dictionary(uniqueKeysWithValues: current),
      choices: Dictionary(uniqueKeysWithValues: choices)
    ) { () throws(Problem) in try self.step(variants.count, nil) }
  }

  /// What a trait can be set to: its cases, or the scales that are named and some more.
  private func choices(of trait: TraitID, in variants: [[ImageLookup.Condition]]) -> [TraitValue] {
    guard isAvailable(trait) else { return [] }
    let cases = cases(of: trait)
    if !cases.isEmpty { return cases }
    let named = variants.joined().filter { $0.trait == trait }.map(\.value)
    let scales: [Double] = named.compactMap { if case .floating(let scale) = $0 { scale } else { nil } }
    return named + [1, 2, 3, (scales.max() ?? 0) + 1].map { .floating($0) }
  }
}
