/// A key of SwiftUI's environment: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value that is read if none was set.
  static var defaultValue: Value { get }
}

/// A key whose values are stored in a trait, so that UIKit and SwiftUI share them: UIKit's `UITraitBridgedEnvironmentKey`.
///
/// ```swift
/// struct ThemeKey: TraitBridgedEnvironmentKey {
///   static let defaultValue = AppTheme.standard
///   static func read(from traitCollection: TraitCollection) -> AppTheme { traitCollection[Theme.self] }
///   static func write(to mutableTraits: inout any MutableTraits, value: AppTheme) {
///     mutableTraits[Theme.self] = value
///   }
/// }
/// ```
/// Source: WWDC23 session 10057.
public protocol TraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: TraitCollection) -> Value
  /// Writes a value to the trait from which ``read(from:)`` reads it.
  static func write(to mutableTraits: inout any MutableTraits, value: Value)
}

/// The values that SwiftUI's views read with `@Environment`: SwiftUI's `EnvironmentValues`.
///
/// It starts with the traits of the hosting view. A value that is set on it acts as an override for UIKit views inside.
///
/// ```swift
/// var environment = cell.environmentValues
/// environment[ThemeKey.self]                                // the value of the cell's trait
/// environment[ThemeKey.self] = .bold                        // .environment(\.theme, .bold)
/// environment.traitCollection[Theme.self]                   // .bold
/// ```
/// An extension that adds a property for a bridged key must name the key's type. A generic function in between would choose the other
/// subscript, and miss the traits. Source: WWDC23 session 10057; the mechanism is OpenSwiftUI's.
public struct EnvironmentValues {
  private let inherited: TraitCollection
  private var values: [ObjectIdentifier: Any] = [:]
  /// The values that were set through bridged keys.
  private(set) var overrides = TraitCollection()
  /// Called for each key that is read.
  package var onRead: ((any EnvironmentKey.Type) -> Void)?

  /// Makes an environment with the traits of the view that hosts it.
  public init(_ traitCollection: TraitCollection = TraitCollection()) { inherited = traitCollection }

  /// The traits that UIKit views inside inherit, including all values that were set through bridged keys.
  public var traitCollection: TraitCollection { inherited.overridden(by: overrides) }

  package var keys: some Collection<ObjectIdentifier> { values.keys }

  /// The value of a key that is not bridged, so that UIKit does not see it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a bridged key: the one that was set, or that of the trait.
  public subscript<Key: TraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.read(from: inherited) }
    set {
      values[ObjectIdentifier(key)] = newValue
      overrides = overrides.modifyingTraits(of: inherited) { Key.write(to: &$0, value: newValue) }
    }
  }

  private func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
    onRead?(key)
    // Unwrap before the cast: a cast of nil to an optional type would succeed.
    return values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value }
  }
}

extension Responder {
  /// The environment of SwiftUI views that this object hosts.
  public var environmentValues: EnvironmentValues { EnvironmentValues(traitCollection) }
}

extension View {
  /// Replaces the overrides of this view by the values that an environment has set through bridged keys.
  ///
  /// A representable does this with the view around the one that it makes.
  public func apply(_ environment: EnvironmentValues) { traitOverrides.replace(with: environment.overrides) }
}
