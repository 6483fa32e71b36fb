/// A value of a view's environment, which starts with the traits of the screen's scene: SwiftUI's `Environment`.
@MainActor @propertyWrapper public struct Environment<Value>: DynamicProperty, PlacedProperty {
  let slot = Slot()
  private let read: @MainActor (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads the observable object of a type; it is an error if there is none.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: ObjectKey<Value>()]?.value as? Value else {
        misuse("No \(Value.self) is in the environment: hand it down with `.environment(_:)`.")
      }
      return object
    }
  }

  /// Reads the observable object of a type; nil if there is none.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: ObjectKey<Object>()]?.value as? Object }
  }

  /// The value; a body that reads it runs again when it changes.
  public var wrappedValue: Value {
    guard let place = slot.place, let screen = slot.screen else { return read(EnvironmentValues()) }
    return read(screen.environment(at: place.view))
  }
}

/// A change of the environment; two changes are equal if their values are.
struct EnvironmentChange {
  let value: Any
  let apply: @MainActor (inout EnvironmentValues) -> Void
}

struct ObjectKey<Object: AnyObject>: EnvironmentKey, Hashable { static var defaultValue: Box? { nil } }

/// The action that dismisses the presentation containing a view: SwiftUI's `DismissAction`.
@MainActor public struct DismissAction {
  let dismiss: (@MainActor () -> Void)?
  /// Dismisses the presentation; outside of presentations it does nothing.
  public func callAsFunction() { dismiss?() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(dismiss: nil) }
}

/// The light or dark appearance: SwiftUI's `ColorScheme`.
public enum ColorScheme: Sendable, CaseIterable {
  /// Light, also for an unspecified style.
  case light
  case dark
}

/// The direction of text: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Sendable, CaseIterable {
  /// From left to right, also for an unspecified direction.
  case leftToRight
  case rightToLeft
}

/// The size of text: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: Int, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium
  /// The default size.
  case large
  case xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
    accessibility5

  /// Whether the size is one of the larger ones that accessibility settings offer.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Orders smaller text first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension EnvironmentValues {
  subscript<Object>(object key: ObjectKey<Object>) -> Box? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  /// The action that dismisses the presentation around the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// The size class of the width; nil if it is unspecified.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<TraitHorizontalSizeClass>.self] }
    set { self[SizeClassKey<TraitHorizontalSizeClass>.self] = newValue }
  }
  /// The size class of the height; nil if it is unspecified.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<TraitVerticalSizeClass>.self] }
    set { self[SizeClassKey<TraitVerticalSizeClass>.self] = newValue }
  }
  /// The light or dark appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// The direction of text.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

/// A key whose values are a trait's values under SwiftUI's names.
private protocol TraitKey: TraitBridgedEnvironmentKey where Value: Equatable {
  associatedtype Trait: TraitDefinition where Trait.Value: Equatable
  static var pairs: [(trait: Trait.Value, value: Value)] { get }
}

extension TraitKey {
  static func read(from traits: TraitCollection) -> Value {
    pairs.first { $0.trait == traits[Trait.self] }?.value ?? defaultValue
  }
  static func write(to traits: inout any MutableTraits, value: Value) {
    for pair in pairs where pair.value == value { traits[Trait.self] = pair.trait }
  }
}

private enum SizeClassKey<Trait: TraitDefinition>: TraitKey where Trait.Value == UserInterfaceSizeClass {
  static var defaultValue: UserInterfaceSizeClass? { nil }
  static var pairs: [(trait: UserInterfaceSizeClass, value: UserInterfaceSizeClass?)] {
    [(.unspecified, nil), (.compact, .compact), (.regular, .regular)]
  }
}

private enum ColorSchemeKey: TraitKey {
  typealias Trait = TraitUserInterfaceStyle
  static var defaultValue: ColorScheme { .light }
  static var pairs: [(trait: UserInterfaceStyle, value: ColorScheme)] { [(.light, .light), (.dark, .dark)] }
}

private enum LayoutDirectionKey: TraitKey {
  typealias Trait = TraitLayoutDirection
  static var defaultValue: LayoutDirection { .leftToRight }
  static var pairs: [(trait: TraitEnvironmentLayoutDirection, value: LayoutDirection)] {
    [(.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft)]
  }
}

private enum DynamicTypeSizeKey: TraitKey {
  typealias Trait = TraitPreferredContentSizeCategory
  static var defaultValue: DynamicTypeSize { .large }
  static var pairs: [(trait: ContentSizeCategory, value: DynamicTypeSize)] {
    zip(ContentSizeCategory.allCases.dropFirst(), DynamicTypeSize.allCases).map { ($0, $1) }
  }
}
