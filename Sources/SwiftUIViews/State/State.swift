public import StateUpdates

/// A property that a body reads through its screen, or a struct that holds such properties: SwiftUI's `DynamicProperty`.
@MainActor @preconcurrency public protocol DynamicProperty {}

/// The place of a property of a view that is on a screen.
struct Place: Hashable {
  let screen: ObjectIdentifier
  let view: ViewID
  let name: String
}

/// A property that learns the place of its view; a state also has an initial value.
@MainActor protocol PlacedProperty {
  var slot: Slot { get }
  var initialValue: Any? { get }
}

extension PlacedProperty { var initialValue: Any? { nil } }

/// The place of a property's view, known as soon as the view runs.
@MainActor final class Slot {
  private(set) weak var screen: Screen?
  private(set) var place: Place?

  func put(_ view: ViewID, _ name: String, on screen: Screen) {
    self.screen = screen
    place = Place(screen: ObjectIdentifier(screen), view: view, name: name)
  }
}

/// A value that a view holds while it is on screen; otherwise the initial value is read: SwiftUI's `State`.
@MainActor @propertyWrapper public struct State<Value>: DynamicProperty, PlacedProperty {
  let initial: Value
  let slot = Slot()
  var initialValue: Any? { initial }

  /// Makes a state with its initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Makes a state with its initial value, for use in a view's own initialiser.
  public init(initialValue: Value) { initial = initialValue }
  /// Makes a state whose initial value is nil.
  public init() where Value: ExpressibleByNilLiteral { initial = nil }

  /// The value; a body that reads it runs again when it changes.
  public var wrappedValue: Value {
    get { slot.place.flatMap { slot.screen?.read($0) as? Value } ?? initial }
    nonmutating set { if let place = slot.place { slot.screen?.write(newValue, to: place) } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 }, source: slot.place.map { AnyHashable($0) })
  }
}

/// Access to a value that is stored elsewhere: SwiftUI's `Binding`.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, BoundProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// The identity of the bound value, equal for two bindings to the same value; nil for bindings of closures.
  let source: AnyHashable?
  /// Whether it is a binding into an object, which cannot be proved to be unchanged.
  var isIntoObject = false

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void, source: AnyHashable?)
  {
    (self.get, self.set, self.source) = (get, set, source)
  }

  /// Makes a binding from two closures.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, source: nil)
  }

  /// Makes a binding to the value in an optional; nil if the optional is nil.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 },
      source: base.source.map { AnyHashable([$0, AnyHashable("?")]) })
  }

  /// Makes a binding with a constant value.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The bound value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: part] }, set: { wrappedValue[keyPath: part] = $0 },
      source: source.map { AnyHashable([$0, AnyHashable(part)]) })
  }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(
      get: get,
      set: { value in
        withAnimation(PendingTransaction.current?.transaction.animation ?? animation) { set(value) }
      },
      source: source)
  }
}

/// Bindings into an observable object: SwiftUI's `Bindable`.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object
  /// Makes bindings into an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Makes bindings into an object, for use inside a body.
  public init(_ object: Object) { wrappedValue = object }
  /// The value itself; its members are bindings.
  public var projectedValue: Bindable<Object> { self }

  /// A binding to a property of the object.
  public subscript<Part>(dynamicMember part: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
    let object = wrappedValue
    var binding = Binding(
      get: { object[keyPath: part] }, set: { object[keyPath: part] = $0 },
      source: AnyHashable([AnyHashable(ObjectIdentifier(object)), AnyHashable(part)]))
    binding.isIntoObject = true
    return binding
  }
}
