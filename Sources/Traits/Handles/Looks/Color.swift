/// A colour: the same everywhere, or computed from traits.
///
/// Mirrors UIKit's `UIColor`. An asset catalogue's colours, `UIColor(named:)`, are not here, because a catalogue belongs to an app's bundle: a colour
/// that a closure picks by the same traits stands for one, which is our decision.
///
/// ```swift
/// let card = Color { traits in traits[Theme.self] == .pastel ? .yellow : .white }
/// card.resolvedColor(with: TraitCollection { $0[Theme.self] = .pastel }) == .yellow     // true
/// cell.backgroundColor = card         // resolved at each draw, with the cell's own traits
/// ```
/// Source: Apple, "Implementing Dark Mode on iOS" (WWDC19 session 214), and "Unleash the UIKit trait system" (WWDC23 session 10057).
public struct Color: Hashable, Sendable {
  /// A colour's components: what a layer holds, and what does not follow any trait.
  ///
  /// Mirrors Core Graphics' `CGColor`. Each is from 0 to 1 in the colours that every display can show; others are kept as they are given.
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
  ///
  /// Mirrors `init(red:green:blue:alpha:)`.
  ///
  /// ```swift
  /// Color(red: 1, green: 0, blue: 0) == .red            // true
  /// ```
  /// - Parameters:
  ///   - red: The share of red, from 0 to 1; what lies outside is kept, as in UIKit's extended range. So are green and blue.
  ///   - alpha: How opaque the colour is, from 0 to 1.
  /// - Complexity: O(1)
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    content = .components(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a dynamic colour.
  ///
  /// Mirrors `init(dynamicProvider:)`. The closure runs whenever the colour must be resolved, and decides from the collection that it is
  /// handed; when a view is drawn, that is ``TraitCollection/current`` too. A view draws again by itself for traits that affect colours only:
  /// ``TraitDefinition/affectsColorAppearance``.
  ///
  /// ```swift
  /// let label = Color { $0.userInterfaceStyle == .dark ? .white : .black }
  /// label.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)) == .white      // true
  /// ```
  /// Source: Apple's documentation of `UIColor.init(dynamicProvider:)`.
  /// - Complexity: O(1); the closure runs later.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    content = .dynamic(Provider(dynamicProvider))
  }

  /// Whether the colour is computed from traits.
  ///
  /// UIKit has no name for it.
  ///
  /// - Complexity: O(1)
  public var isDynamic: Bool { if case .dynamic = content { true } else { false } }

  /// The static colour that this one is under a collection's traits; a static one is itself.
  ///
  /// Mirrors `resolvedColor(with:)`.
  ///
  /// ```swift
  /// let label = Color { $0.userInterfaceStyle == .dark ? .white : .black }
  /// label.resolvedColor(with: TraitCollection()) == .black                               // true
  /// Color.red.resolvedColor(with: TraitCollection()) == .red                             // true
  /// ```
  /// - Complexity: that of the closure, and of those whose colours it answers.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    var color = self
    while case .dynamic(let provider) = color.content { color = provider.color(traitCollection) }
    return color
  }

  /// The components under ``TraitCollection/current``, once and for all: a layer that holds them does not follow a later change.
  ///
  /// Mirrors `cgColor`. Outside a callback the current collection is empty, so that a dynamic colour answers what it is by default; and what was
  /// read once stays, so that a layer needs a registration that reads it again.
  ///
  /// ```swift
  /// let label = Color { $0.userInterfaceStyle == .dark ? .white : .black }
  /// let night = TraitCollection(userInterfaceStyle: .dark)
  /// night.performAsCurrent { label.cgColor.red }         // 1
  /// label.cgColor.red                                    // 0
  /// ```
  /// Source: "Implementing Dark Mode on iOS" (WWDC19 session 214).
  ///
  /// - Complexity: that of ``resolvedColor(with:)``.
  public var cgColor: Components {
    let color = resolvedColor(with: .current)
    guard case .components(let components) = color.content else {
      preconditionFailure("A resolved colour has components.")
    }
    return components
  }
}

extension Color: CustomStringConvertible {
  /// The components of a static colour.
  ///
  /// ```swift
  /// "\(Color.orange)"                        // "Color(red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)"
  /// "\(Color { _ in .red })"                 // "Color(dynamic)"
  /// ```
  /// - Complexity: O(1)
  public var description: String {
    guard case .components(let color) = content else { return "Color(dynamic)" }
    return "Color(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
  }
}
