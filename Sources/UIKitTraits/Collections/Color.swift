// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A fixed colour, or one that depends on traits: UIKit's `UIColor`.
///
/// ```swift
/// let ink = Color { $0.userInterfaceStyle == .dark ? .white : .black }
/// ink.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark))      // .white
/// ```
/// Source: Apple's documentation of `init(dynamicProvider:)`.
public struct Color: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic(Provider)
  }

  /// A closure as an object, which equals only itself.
  private final class Provider: Hashable, Sendable {
    let color: @Sendable (TraitCollection) -> Color
    init(_ color: @escaping @Sendable (TraitCollection) -> Color) { self.color = color }
    static func == (left: Provider, right: Provider) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let kind: Kind

  /// Makes a colour from its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour that calls the closure with the traits of the place where it is used.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    kind = .dynamic(Provider(dynamicProvider))
  }

  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    guard case .dynamic(let provider) = kind else { return self }
    return provider.color(traitCollection).resolvedColor(with: traitCollection)
  }

  public static let white = Color(white: 1, alpha: 1)
  public static let black = Color(white: 0, alpha: 1)
  public static let clear = Color(white: 0, alpha: 0)
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
}
