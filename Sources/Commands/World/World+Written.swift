import Journals
import Syntax
import Traits

/// Values and traits as they can be typed again.
extension World {
  /// A trait at an environment, on the side that is written: `cell.theme`, or `cell[Width]` where it has no accessor.
  package func written(_ view: TraitView, at place: String) -> String {
    let declaration = declaration(of: view)
    return hasAccessor(declaration)
      ? "\(place).\(World.mutableName(of: declaration.property))" : "\(place)[\(declaration.definition)]"
  }

  /// A trait in a block of traits: `theme`, or `[Width]`.
  package func written(_ view: TraitView) -> String {
    let declaration = declaration(of: view)
    return hasAccessor(declaration)
      ? World.mutableName(of: declaration.property) : "[\(declaration.definition)]"
  }

  private func hasAccessor(_ declaration: TraitDeclaration) -> Bool {
    names.known(declaration.definition).flatMap { accessor(of: $0) } != nil
  }

  /// A value as it can be typed where one of its type is expected: a case of whose name there is a variable with its dot, a collection by
  /// the properties of its traits.
  ///
  /// - Returns: `nil` for what no expression makes again: instances of classes, registrations and archives.
  /// - Complexity: O(*n*) in the parts
  package func written(_ value: Value) -> String? {
    switch value {
    case .enumCase:
      let text = literal(value)
      guard let name = names.known(text), entry(name).variable >= 0 else { return text }
      return "." + text
    case .list(let elements): return written(elements).map { "[" + $0.joined(separator: ", ") + "]" }
    case .structure(let row, let fields):
      let labels = structs[Int(row)].fields.map(\.name)
      return written(whole(fields, of: row)).map { parts in
        "\(structs[Int(row)].name)(\(zip(labels, parts).map { "\($0): \($1)" }.joined(separator: ", ")))"
      }
    case .collection(let collection):
      let traits = collection.setTraits
      let values = traits.map { trait in
        collection.setValue(of: trait).map { self.value($0, of: trait) } ?? .nothing
      }
      return written(values).map { parts in
        let settings = zip(traits, parts).map { "\(written(TraitView(id: $0, type: type(of: $0)))) = \($1)" }
        return settings.isEmpty ? "traits { }" : "traits { \(settings.joined(separator: "; ")) }"
      }
    case .trait(let trait): return traits.declaration(of: trait).definition
    case .instance, .registration, .archive: return nil
    default: return literal(value)
    }
  }

  private func written(_ values: [Value]) -> [String]? {
    let texts = values.compactMap { written($0) }
    return texts.count == values.count ? texts : nil
  }
}
