import Journals
public import Presentations
public import Traits
public import ViewTree

/// What is told of things that have several parts: registrations, collections, overrides, archives, devices.
extension World {
  /// `register cell for theme`.
  package func describe(token row: Int) -> String {
    let token = tokens[row]
    let traits = token.traits.map { trait in ask { $0.declaration(of: trait).property } }.joined(
      separator: ", ")
    return "registration on \(reference(to: token.environment)) for \(traits)"
      + (token.isEnded ? ", ended" : "")
  }

  /// The traits of a collection that are not at their default, by printed name; as Apple's description leaves
  /// the others out.
  public func describe(_ collection: TraitCollection) -> String {
    let parts = entries(of: collection).map { "\($0.name) = \($0.value)" }
    return parts.isEmpty ? "traits { }" : "traits { " + parts.joined(separator: "; ") + " }"
  }

  /// The overrides of an environment by printed name, as Apple's description lists them.
  public func describe(overridesOf id: EnvironmentID) -> String {
    let parts = traits.overrides(of: id).compactMap { trait in
      traits.override(of: trait, on: id).map {
        "\(traits.declaration(of: trait).name) = \(literal(value($0, of: trait)))"
      }
    }
    return parts.isEmpty ? "no overrides" : "overrides = { \(parts.joined(separator: ", ")) }"
  }

  /// What an encoded collection holds: identifiers, and values as they are stored.
  func describe(_ archive: TraitArchive) -> String {
    let parts = archive.entries.map { "\($0.identifier) = \(stored($0.value))" }
    return parts.isEmpty ? "archive { }" : "archive { " + parts.joined(separator: "; ") + " }"
  }

  /// A stored value without a definition to go by.
  private func stored(_ value: TraitValue) -> String {
    switch value {
    case .integer(let number): String(number)
    case .floating(let number): number.description
    case .object(let object): literal(self.value(object, .nothing))
    }
  }

  /// The traits of a collection that are not at their default, part by part: ``Decision/unsaidDefaults``.
  public func entries(of collection: TraitCollection) -> [(trait: TraitID, name: String, value: String)] {
    describedTraits += traits.traitCount
    return traits.traits.compactMap { trait in
      let value = traits.value(of: trait, in: collection)
      let declaration = traits.declaration(of: trait)
      guard !value.isEqual(to: declaration.defaultValue) else { return nil }
      return (trait, declaration.name, literal(self.value(value, of: trait)))
    }
  }

  /// A row of `show devices`.
  public func describe(device: DeviceModel) -> [String] {
    let portrait = device.sizeClasses(of: device.screen(.portrait), .portrait)
    let landscape = device.sizeClasses(of: device.screen(.landscape), .landscape)
    let words = { (classes: SizeClasses) in "\(classes.horizontal)/\(classes.vertical)" }
    let size = "\(World.short(device.size.width))x\(World.short(device.size.height))"
    return [device.name, size, words(portrait), device.idiom == .mac ? "" : words(landscape)]
  }
}
