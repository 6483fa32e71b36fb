/// A colour: the same everywhere, or computed from traits.
///
/// Mirrors UIKit's `UIColor`.
///
/// ```swift
/// let card = Color { traits in traits[Theme.self] == .pastel ? .pink : .white }
/// card.resolvedColor(with: night)     // the static colour under these traits
/// cell.backgroundColor = card         // resolved at each draw, with the cell's own traits
/// ```
public struct Color: Hashable, Sendable {
  /// A colour's components, each from 0 to 1: what a layer holds, and what does not follow any trait.
  public struct Components: Hashable, Sendable {
    /// The share of red, green, blue, and how opaque the colour is.
    public let red, green, blue, alpha: Double
  }

  /// What computes a dynamic colour; two of them are the same only as themselves.
  private final class Provider: Hashable, Sendable {
    let color: @Sendable (TraitCollection) -> Color

    init(_ color: @escaping @Sendable (TraitCollection) -> Color) { self.color = color }

    static func == (left: Provider, right: Provider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private enum Content: Hashable, Sendable {
    case components(Components)
    case dynamic(Provider)
  }

  private let content: Content

  /// Makes a static colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    content = .components(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a dynamic colour.
  ///
  /// Mirrors `init(dynamicProvider:)`. The closure runs whenever the colour must be resolved, and decides from the collection that it is
  /// handed.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    content = .dynamic(Provider(dynamicProvider))
  }

  /// Whether the colour is computed from traits.
  public var isDynamic: Bool { if case .dynamic = content { true } else { false } }

  /// The static colour that this one is under a collection's traits; a static one is itself.
  ///
  /// Mirrors `resolvedColor(with:)`.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    var color = self
    while case .dynamic(let provider) = color.content { color = provider.color(traitCollection) }
    return color
  }

  /// The components under ``TraitCollection/current``, once and for all: a layer that holds them does not follow a later change.
  ///
  /// Mirrors `cgColor`.
  public var cgColor: Components {
    let color = resolvedColor(with: .current)
    guard case .components(let components) = color.content else {
      preconditionFailure("A resolved colour has components.")
    }
    return components
  }

  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
}
