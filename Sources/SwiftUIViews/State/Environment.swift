/// A value of the environment where a view stands, which begins with the traits of the screen's scene: SwiftUI's `Environment`.
@MainActor @propertyWrapper public struct Environment<Value>: DynamicProperty, PlacedProperty {
  let slot = Slot()
  private let keyPath: AnyKeyPath
  private let read: @MainActor (EnvironmentValues) -> Value

  /// Reads the value that a key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    (self.keyPath, read) = (keyPath, { $0[keyPath: keyPath] })
  }

  /// Reads the observable object of a type, which has to be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    let keyPath = \EnvironmentValues[object: ObjectKey<Value>()]
    self.keyPath = keyPath
    read = { values in
      guard let object = values[keyPath: keyPath]?.value as? Value else {
        misuse("No \(Value.self) is in the environment: hand it down with `.environment(_:)`.")
      }
      return object
    }
  }

  /// The value; a body that reads it runs again when it changes.
  public var wrappedValue: Value {
    guard let place = slot.place, let screen = slot.screen else { return read(EnvironmentValues()) }
    screen.noteRead(of: keyPath)
    return read(screen.environment(at: place.view))
  }
}

/// A change of the environment; equal to another where the values are.
struct EnvironmentChange {
  let value: Any
  let apply: @MainActor (inout EnvironmentValues) -> Void
}

struct ObjectKey<Object: AnyObject>: EnvironmentKey, Hashable { static var defaultValue: Box? { nil } }

/// What dismisses the presentation in which a view stands: SwiftUI's `DismissAction`.
@MainActor public struct DismissAction {
  let dismiss: (@MainActor () -> Void)?
  /// Dismisses it; outside of every presentation nothing happens.
  public func callAsFunction() { dismiss?() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(dismiss: nil) }
}

/// Light or dark: SwiftUI's `ColorScheme`.
public enum ColorScheme: Sendable, CaseIterable {
  /// What is unspecified is light.
  case light
  case dark
}

extension EnvironmentValues {
  subscript<Object>(object key: ObjectKey<Object>) -> Box? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// What dismisses the presentation around.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// How much width there is; none where nobody said.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<TraitHorizontalSizeClass>.self] }
    set { self[SizeClassKey<TraitHorizontalSizeClass>.self] = newValue }
  }
  /// How much height there is; none where nobody said.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<TraitVerticalSizeClass>.self] }
    set { self[SizeClassKey<TraitVerticalSizeClass>.self] = newValue }
  }
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private enum SizeClassKey<Trait: TraitDefinition>: TraitBridgedEnvironmentKey
where Trait.Value == UserInterfaceSizeClass {
  static var defaultValue: UserInterfaceSizeClass? { nil }
  static func read(from traits: TraitCollection) -> UserInterfaceSizeClass? {
    traits[Trait.self] == .unspecified ? nil : traits[Trait.self]
  }
  static func write(to traits: inout any MutableTraits, value: UserInterfaceSizeClass?) {
    traits[Trait.self] = value ?? .unspecified
  }
}

private enum ColorSchemeKey: TraitBridgedEnvironmentKey {
  static var defaultValue: ColorScheme { .light }
  static func read(from traits: TraitCollection) -> ColorScheme {
    traits.userInterfaceStyle == .dark ? .dark : .light
  }
  static func write(to traits: inout any MutableTraits, value: ColorScheme) {
    traits.userInterfaceStyle = value == .dark ? .dark : .light
  }
}
