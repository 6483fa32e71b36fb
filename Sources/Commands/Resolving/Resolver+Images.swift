import Syntax
import Traits

extension Resolver {
  /// `{ userInterfaceStyle dark, displayScale 2: "logo-dark"; any: "logo" }`.
  mutating func variants(_ statement: Statement) throws(Problem) -> [ImageRow.Variant] {
    guard case .imageItems(let items)? = statement[.items] else { return [] }
    if items.isEmpty {
      let name = statement.identifier(.name)
      let verb = statement.form.isRedefinition ? "redefine" : "define"
      throw Problem(
        .noContent(text(name), what: "file", usage: "\(verb) image \(text(name)) { any: \"logo\" }"),
        name.range)
    }
    var variants: [ImageRow.Variant] = []
    for item in items {
      var conditions: [ImageLookup.Condition] = []
      for condition in item.conditions { conditions.append(try self.condition(condition)) }
      if variants.contains(where: { $0.conditions.isSame(as: conditions) }) {
        let label = conditions.isEmpty ? "any" : text(item.conditions[0].trait)
        throw Problem(.repeated(label, in: text(statement.identifier(.name))), item.range)
      }
      variants.append(ImageRow.Variant(conditions: conditions, file: item.file))
    }
    return variants
  }

  /// A trait that image lookup heeds, and a constant value of it.
  private mutating func condition(_ condition: ImageItem.Condition) throws(Problem) -> ImageLookup.Condition {
    let trait = try requireTrait(property: condition.trait)
    guard SystemTrait.affectingImageLookup.contains(trait.id) else {
      throw Problem(.noImageLookup(text(condition.trait)), condition.trait.range)
    }
    guard let value = world.fold(try require(condition.value, trait.type)) else {
      throw Problem(.needsUse(.constant), condition.value.range)
    }
    return ImageLookup.Condition(trait: trait.id, value: world.engineValue(value, of: trait.id))
  }
}

extension [ImageLookup.Condition] {
  /// Whether the same traits must have the same values, in whatever order.
  fileprivate func isSame(as other: [ImageLookup.Condition]) -> Bool {
    count == other.count
      && allSatisfy { condition in
        other.contains { $0.trait == condition.trait && $0.value.isEqual(to: condition.value) }
      }
  }
}
