public import ViewTree

/// What an environment stores of how it looks, as UIKit's objects do: the one table that says which kind of
/// environment has what.
///
/// Assignment, reading, completion and errors go by it. A `UIView`, and so a `UIWindow`, has a background
/// colour, a tint colour and a layer; image views have an image and labels a text, which any view of the
/// language may be; a `UIViewController` and a `UIScene` have a title. What a controller shows, its view has.
public enum Look: String, CaseIterable, Sendable {
  case backgroundColor, tintColor, image, text, title
  case borderColor = "layer.borderColor"
  case shadowColor = "layer.shadowColor"

  /// The type of its values.
  public var type: ValueType {
    switch self {
    case .backgroundColor, .tintColor: .optional(.color)
    case .image: .optional(.image)
    case .text, .title: .optional(.string)
    case .borderColor, .shadowColor: .optional(.cgColor)
    }
  }

  /// The kinds of environment that have it, in the order of the tree.
  public var owners: [EnvironmentKind] {
    switch self {
    case .backgroundColor, .tintColor, .borderColor, .shadowColor: Look.layerOwners
    case .image, .text: [.view]
    case .title: [.scene, .controller]
    }
  }

  /// The kinds of environment that have a layer, and are drawn.
  public static let layerOwners: [EnvironmentKind] = [.window, .view]

  /// Whether a layer has it, and holds what it was given whatever happens to the traits.
  public var isOfLayer: Bool { self == .borderColor || self == .shadowColor }

  /// What follows the traits when a view is drawn.
  public var isDrawn: Bool { self == .backgroundColor || self == .tintColor || self == .image }

  /// The kinds of environment that have the look or the part of that name, or count `draws`; `nil` for a name
  /// that is none of these.
  public static func owners(of member: String) -> [EnvironmentKind]? {
    member == "layer" || member == "draws" ? layerOwners : Look(rawValue: member)?.owners
  }

  /// The property by its own name.
  public var name: String { isOfLayer ? String(rawValue.dropFirst("layer.".count)) : rawValue }
}
