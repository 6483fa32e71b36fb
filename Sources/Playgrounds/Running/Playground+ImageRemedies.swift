import Commands
import Journals
import Traits
import ViewTree

/// What would have to change for a view to show another file of its image.
extension Playground {
  /// An image as a view has it.
  struct ShownImage {
    /// The view.
    var view: EnvironmentID
    var image: Int32
    var variants: [ImageRow.Variant]
    /// The file that the last draw found, which a definition since may have taken out of the image; `nil` where
    /// none was drawn, or none fitted.
    var shown: String?

    /// A variant's file.
    func file(_ variant: Int?) -> String? { variant.map { variants[$0].file } }

    /// A file as it is written.
    func text(_ file: String?) -> String { file.map { "\"\(World.escaped($0))\"" } ?? "nil" }

    /// Whether a file is that of one of these variants.
    func isFile(_ file: String?, of targets: [Int]) -> Bool {
      file.map { file in targets.contains { variants[$0].file == file } } ?? false
    }
  }

  /// The image of a view, and what it shows of it.
  func shownImage(of id: EnvironmentID) throws(Problem) -> ShownImage {
    guard let row = world.imageProperty(of: id), case .image(let image) = world.properties[row].value else {
      throw Problem(.noImage(world.reference(to: id)), nil)
    }
    var shown: String?
    if case .string(let file)? = world.properties[row].shown { shown = file }
    return ShownImage(view: id, image: image, variants: world.images[Int(image)].variants, shown: shown)
  }

  /// What a trial of a change brings.
  struct ImageTrial {
    /// The file that is shown when the update has drawn what it draws.
    var shown: String?
    /// The values that traits have then.
    var values: [TraitID: TraitValue]
    /// How many environments had a new value.
    var reach: Int
  }

  /// What a view shows of its image when the next update is over, behind a change or without one; `nil` where that is refused.
  func trial(
    of image: ShownImage, _ change: ((inout TraitSystem) throws(TraitProblem) -> Void)? = nil
  ) throws(Problem) -> ImageTrial? {
    var shown = image.shown
    let traits = Set(image.variants.flatMap(\.conditions).map(\.trait))
    let found = try trial(
      .everything, change,
      seeing: { (work) throws(Problem) in
        if case .callback(.draw, image.view) = work { shown = image.file(self.foundVariant(of: image)) }
      },
      { () throws(Problem) in
        Dictionary(
          uniqueKeysWithValues: traits.map { ($0, self.world.traits.value(of: $0, at: image.view)) })
      })
    return found.map { ImageTrial(shown: shown, values: $0.answer, reach: $0.reach) }
  }

  /// The variant that the view's traits ask for now.
  func foundVariant(of image: ShownImage) -> Int? {
    world.variant(ofImage: image.image) { world.traits.value(of: $0, at: image.view) }
  }

  /// `why not badge.image == "c"`: the traits that ask for another file, and the overrides with which that one is found.
  func imageRemedies(_ id: EnvironmentID, _ wanted: Value) throws(Problem) -> Remedies {
    let image = try shownImage(of: id)
    let due = try trial(of: image)
    let isDue = due.map { $0.shown != image.shown } ?? false
    var remedies = Remedies(
      subject: "\(world.reference(to: id)).image", value: image.text(image.shown),
      wanted: world.literal(wanted), finding: .already, isOutside: false,
      isUpdating: world.traits.isUpdating, due: isDue ? due.map { image.text($0.shown) } : nil, remedies: [])
    if image.text(image.shown) == remedies.wanted { return remedies }
    let targets = image.variants.indices.filter { image.text(image.file($0)) == remedies.wanted }
    guard let first = targets.first, let due else {
      let files = image.variants.indices.map { image.text(image.file($0)) }.joined(separator: ", ")
      remedies.finding = .never("its files are \(files)")
      return remedies
    }
    remedies.finding = .because(finding(image, first))
    if !world.traits.hierarchy.isInHierarchy(id) {
      remedies.reason = undrawn(id)
      remedies.remedies = try appearance(of: image, targets)
    } else if image.isFile(due.shown, of: targets) {
      remedies.remedies = [.init(statement: "update", reach: due.reach)]
    } else {
      remedies.remedies = try override(image, targets, due.values)
    }
    return remedies
  }

  /// What is said of a view that is not drawn: no override brings its image.
  func undrawn(_ id: EnvironmentID) -> String {
    "\(world.reference(to: id)) is in no hierarchy: it is drawn when it is inserted"
  }

  /// What keeps a variant away.
  private func finding(_ image: ShownImage, _ variant: Int) -> String {
    let unmet = image.variants[variant].conditions.filter {
      !world.traits.value(of: $0.trait, at: image.view).isEqual(to: $0.value)
    }
    if !unmet.isEmpty { return unmet.map { fact($0.trait, at: image.view) }.joined(separator: " and ") }
    return foundVariant(of: image) == variant ? "it was not drawn since" : "another file fits better"
  }

  /// The override with which a file is found, tried on a copy.
  private func override(_ image: ShownImage, _ targets: [Int], _ values: [TraitID: TraitValue])
    throws(Problem) -> [Remedies.Remedy]
  {
    let id = image.view
    guard let settings = try search(image, targets, values).settings(), !settings.isEmpty else { return [] }
    let found = try trial(of: image) { (traits) throws(TraitProblem) in
      for setting in settings { try traits.setOverride(setting.value, of: setting.trait, on: id) }
    }
    guard let found, image.isFile(found.shown, of: targets) else { return [] }
    let parts = settings.map { "\(property($0.trait)) = \(typed(world.value($0.value, of: $0.trait)))" }
    let place = world.reference(to: id)
    let statement =
      parts.count == 1
      ? "override \(place).\(parts[0])" : "override \(place) { \(parts.joined(separator: "; ")) }"
    let update = world.settings[0].updatesManually ? "; update" : ""
    return [.init(statement: statement + update, reach: found.reach)]
  }

  /// For a view in a controller that waits to appear: its appearance, if that brings the file.
  private func appearance(of image: ShownImage, _ targets: [Int]) throws(Problem) -> [Remedies.Remedy] {
    guard let (root, place) = awaitedAppearance(of: image.view) else { return [] }
    let found = try trial(of: image) { (traits) throws(TraitProblem) in
      try self.insert(root, into: place, of: &traits)
    }
    guard let found, image.isFile(found.shown, of: targets) else { return [] }
    return [.init(statement: "appear \(world.reference(to: root))", reach: found.reach)]
  }

  // MARK: - The search

  private func search(_ image: ShownImage, _ targets: [Int], _ values: [TraitID: TraitValue]) -> FileSearch {
    let variants = image.variants.map(\.conditions)
    let traits = values.keys.sorted()
    let choices = Dictionary(uniqueKeysWithValues: traits.map { ($0, self.choices(of: $0, in: variants)) })
    return FileSearch(
      variants: variants, wanted: targets, traits: traits, current: values, choices: choices
    ) { () throws(Problem) in try self.step(variants.count, nil) }
  }

  /// What a trait can be set to: the cases of its enum, that which says nothing last, or the scales that are named and a larger one.
  private func choices(of trait: TraitID, in variants: [[ImageLookup.Condition]]) -> [TraitValue] {
    do throws(TraitProblem) { try world.traits.checkAvailability(of: trait) } catch { return [] }
    guard case .enumeration(let row) = world.type(of: trait) else {
      let named = variants.joined().filter { $0.trait == trait }.map(\.value)
      let scales: [Double] = named.compactMap { if case .floating(let scale) = $0 { scale } else { nil } }
      return named + [1, 2, 3, (scales.max() ?? 0) + 1].map { .floating($0) }
    }
    let cases = world.enums[row].cases.indices.map { Value.enumCase(Int32(row), Int32($0)) }
    return (cases.dropFirst() + cases.prefix(1)).map { world.engineValue($0, of: trait) }
  }
}
