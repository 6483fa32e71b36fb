import Journals
public import Presentations
import Traits
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

  /// The overrides of an environment by printed name, as Apple's description lists them.
  public func describe(overridesOf id: EnvironmentID) -> String {
    let parts = traits.overrides(of: id).compactMap { trait in
      traits.override(of: trait, on: id).map {
        "\(traits.declaration(of: trait).name) = \(literal(value($0, of: trait)))"
      }
    }
    return parts.isEmpty ? "no overrides" : "overrides = { \(parts.joined(separator: ", ")) }"
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
