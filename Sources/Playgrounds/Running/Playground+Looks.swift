import Commands
import Journals
import Traits
import ViewTree

/// What a view shows of its colours and its image: resolved when it is drawn.
extension Playground {
  /// Draws a view: its dynamic colours and its image are resolved with its own traits.
  func resolveLook(of id: EnvironmentID) throws(Problem) {
    for row in world.colorProperties(of: id) {
      let color = try resolve(world.properties[row].value, with: .environment(id))
      world.properties[row].shown = color.map { .color($0) }
    }
    if let row = world.imageProperty(of: id), case .image(let image) = world.properties[row].value {
      let file = file(ofImage: image, with: .environment(id))
      world.properties[row].shown = file.isEqual(to: .nothing) ? nil : file
    }
  }

  /// The file that an image has under these traits.
  func file(ofImage row: Int32, with traits: TraitContext) -> Value {
    variant(ofImage: row, with: traits).map { .string(world.images[Int(row)].variants[$0].file) } ?? .nothing
  }

  private func variant(ofImage row: Int32, with context: TraitContext) -> Int? {
    world.variant(ofImage: row) { trait in
      switch context {
      case .none: world.traits.declaration(of: trait).defaultValue
      case .environment(let id): world.traits.value(of: trait, at: id)
      case .collection(let collection): world.traits.value(of: trait, in: collection)
      }
    }
  }

  /// `card.cgColor`: resolved once, with the current collection.
  func cgColor(_ color: Value) throws(Problem) -> Value {
    if case .color = color { return color }
    return .color(try resolve(color, with: .collection(currentCollection())) ?? 0)
  }

  /// Not every kind of environment has every look.
  func checkOwner(ofProperty property: String, _ id: EnvironmentID) throws(Problem) {
    guard let look = Look(rawValue: property) else { return }
    if let problem = world.missing(look.isOfLayer ? "layer" : property, at: id) {
      throw Problem(problem, nil)
    }
  }

  /// A replaced colour or image shows at the next draw.
  func redrawLooks() throws(Problem) {
    try engine { () throws(TraitProblem) in
      for id in world.environmentsWithLooks() { try world.traits.setNeedsDisplay(id) }
    }
  }
}
