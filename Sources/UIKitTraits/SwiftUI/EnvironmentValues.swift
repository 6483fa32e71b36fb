/// A key of SwiftUI's environment: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  associatedtype Value
  /// What is read where nobody has set a value.
  static var defaultValue: Value { get }
}

/// A key whose values live in a trait, so that UIKit and SwiftUI see the same: UIKit's `UITraitBridgedEnvironmentKey`.
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
  /// Puts a value where ``read(from:)`` finds it.
  static func write(to mutableTraits: inout any MutableTraits, value: Value)
}

/// What SwiftUI's views read with `@Environment`: SwiftUI's `EnvironmentValues`.
///
/// It begins with the traits of the view that hosts them. What is set on it acts as an override on what UIKit shows inside.
///
/// ```swift
/// var environment = cell.environmentValues
/// environment[ThemeKey.self]                                // what the cell's traits say
/// environment[ThemeKey.self] = .bold                        // .environment(\.theme, .bold)
/// environment.traitCollection[Theme.self]                   // .bold
/// ```
/// An extension that gives a bridged key a property names the key itself: a generic function in between would take the other subscript, and miss the
/// traits. Source: WWDC23 session 10057; the mechanism is OpenSwiftUI's.
public struct EnvironmentValues {
  private let inherited: TraitCollection
  private var values: [ObjectIdentifier: Any] = [:]
  /// What was set through bridged keys.
  private(set) var overrides = TraitCollection()
  /// Hears which keys are read.
  package var onRead: ((any EnvironmentKey.Type) -> Void)?

  /// Makes an environment with the traits that a view hands to what it hosts.
  public init(_ traitCollection: TraitCollection = TraitCollection()) { inherited = traitCollection }

  /// What UIKit's views inherit that are shown inside: the traits with all that was set through bridged keys.
  public var traitCollection: TraitCollection { inherited.overridden(by: overrides) }

  /// The keys that were set.
  package var keys: some Collection<ObjectIdentifier> { values.keys }

  /// The value of a key, which UIKit does not see.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a bridged key: the one that was set, or that of the traits.
  public subscript<Key: TraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.read(from: inherited) }
    set {
      values[ObjectIdentifier(key)] = newValue
      overrides = overrides.modifyingTraits(of: inherited) { Key.write(to: &$0, value: newValue) }
    }
  }

  private func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
    onRead?(key)
    // Not by a cast of what may not be there: that is nil, which is a value of an optional type.
    return values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value }
  }
}

extension Responder {
  /// The environment of SwiftUI's views that are hosted here.
  public var environmentValues: EnvironmentValues { EnvironmentValues(traitCollection) }
}

extension View {
  /// Overrides here what an environment has set through bridged keys, and nothing else: what was overridden before is so no more.
  ///
  /// A representable does so with the view around the one that it makes.
  public func apply(_ environment: EnvironmentValues) { traitOverrides.replace(with: environment.overrides) }
}
