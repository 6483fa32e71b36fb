internal import Presentations
public import StateUpdates

/// A view with a modifier: SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content: View>: View, BuiltIn {
  let content: Content
  let modifier: Modifier

  func elements(at position: Int, on screen: Screen) -> [Element] {
    let meanings = screen.meanings(of: modifier)
    return screen.elements(of: content, at: position) { element in
      var details = element.details.details
      details.modifiers += meanings.map { _ in modifier }
      element.details = Box(details)
      element.modifiers += meanings
      if case .id(let id) = modifier { element.identify(by: id) }
    }
  }
}

/// A view that is compared by its own `==`, also where it holds plain data only (John Harper; swiftui-lab.com/equatableview).
public struct EquatableView<Content: View & Equatable>: View, BuiltIn {
  /// The view.
  public var content: Content

  /// A view as it stands, to be asked.
  public init(content: Content) { self.content = content }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    screen.elements(of: content, at: position) { $0.value = Box(content, isEquatable: true) }
  }
}

enum Modifier {
  case attribute(AnimatedValue, [Double])
  case animation(Animation?, value: Any)
  case environment(EnvironmentChange)
  case change(Any, initial: Bool, @MainActor (Any, Any) -> Void)
  case appear(@MainActor () -> Void)
  case disappear(@MainActor () -> Void)
  case id(AnyHashable)
  case identifier(String)
  case disabled(Bool)
  case presentation(Declaration)
  /// What the content of a presentation asks for.
  case presented(@MainActor (inout PresentationModifiers) -> Void)
  case selection(Binding<PresentationDetent>)
}

/// A number of a view's that an animation goes through, as ``Screen/value(of:at:after:)`` reads it.
public enum AnimatedValue: String, Sendable {
  /// From 0 to 1.
  case opacity
  /// The factors of both directions.
  case scaleEffect
  /// Points to the right and down.
  case offset
  /// Degrees.
  case rotationEffect
  /// The radius.
  case blur
  /// The width and the height.
  case frame
  /// The points on all sides.
  case padding
}

extension View {
  func modified(_ modifier: Modifier) -> ModifiedContent<Self> {
    ModifiedContent(content: self, modifier: modifier)
  }

  private func attribute(_ value: AnimatedValue, _ numbers: Double...) -> some View {
    modified(.attribute(value, numbers))
  }

  /// Shows the view with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { attribute(.opacity, opacity) }

  /// Shows the view larger or smaller.
  public func scaleEffect(_ scale: Double) -> some View { attribute(.scaleEffect, scale, scale) }

  /// Shows the view elsewhere.
  public func offset(x: Double = 0, y: Double = 0) -> some View { attribute(.offset, x, y) }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle) -> some View { attribute(.rotationEffect, angle.degrees) }

  /// Blurs the view.
  public func blur(radius: Double) -> some View { attribute(.blur, radius) }

  /// Gives the view a size.
  public func frame(width: Double, height: Double) -> some View { attribute(.frame, width, height) }

  /// Leaves room around the view.
  public func padding(_ length: Double = 16) -> some View { attribute(.padding, length) }

  /// Animates what changes here and below in an update in which the value has changed.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modified(.animation(animation, value: value))
  }

  /// Sets a value of the environment for what is below.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    modified(.environment(EnvironmentChange(value: value) { $0[keyPath: keyPath] = value }))
  }

  /// Hands an observable object to what is below, which reads it with `@Environment(Model.self)`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    let box = object.map { Box($0) }
    return modified(
      .environment(EnvironmentChange(value: box as Any) { $0[object: ObjectKey<Object>()] = box }))
  }

  /// Calls the action with the old and the new value behind an update in which the value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    modified(
      .change(value, initial: initial) { old, new in
        if let old = old as? Value, let new = new as? Value { action(old, new) }
      })
  }

  /// Calls the action behind an update in which the value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { modified(.change(value, initial: initial) { _, _ in action() }) }

  /// Calls the action with the new value; deprecated.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Calls the action when the view has come.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    modified(.appear(action))
  }

  /// Calls the action when the view has gone.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
    modified(.disappear(action))
  }

  /// Gives the view an identity: with another one it is another view, whose state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { modified(.id(AnyHashable(id))) }

  /// Names the view, so that a test finds it.
  public func accessibilityIdentifier(_ identifier: String) -> some View { modified(.identifier(identifier)) }

  /// Puts controls into the nearest bar, where a test taps them.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    Toolbar(content: TupleView<(Self, Items)>(views: [self, content()]))
  }

  /// Puts the view into a modifier's body.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    AppliedModifier(content: self, modifier: modifier)
  }

  /// Lets the view's own `==` say whether its body runs again.
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }

  /// Keeps the view, and what is in it, from being tapped.
  public func disabled(_ disabled: Bool) -> some View { modified(.disabled(disabled)) }
}

struct Toolbar<Content: View>: View, Container { let content: Content }

/// An angle: SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// Makes an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

// MARK: - Modifiers of one's own

/// A change to any view, with a body and with state: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  /// The views that stand for the content.
  @ViewBuilder func body(content: Content) -> Body
}

struct AppliedModifier<Content: View, Modifier: ViewModifier>: View, BuiltIn {
  let content: Content
  let modifier: Modifier

  var body: Modifier.Body { modifier.body(content: AnyView(content)) }

  func elements(at position: Int, on screen: Screen) -> [Element] {
    [screen.element(Modifier.self, .view, self, at: position)]
  }
}
