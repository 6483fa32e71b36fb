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

/// A view that is compared by its own `==`, even if it holds only plain data (John Harper; swiftui-lab.com/equatableview).
public struct EquatableView<Content: View & Equatable>: View, BuiltIn {
  /// The view.
  public var content: Content

  /// Makes an equatable view from a view.
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
  /// A setting that the content of a presentation asks for.
  case presented(@MainActor (inout PresentationModifiers) -> Void)
  case selection(Binding<PresentationDetent>)
}

/// A number of a view that can be animated; ``Screen/value(of:at:after:)`` reads it.
public enum AnimatedValue: String, Sendable {
  /// The opacity, from 0 to 1.
  case opacity
  /// The scale factors in both directions.
  case scaleEffect
  /// The offset to the right and down, in points.
  case offset
  /// The angle, in degrees.
  case rotationEffect
  /// The radius of the blur.
  case blur
  /// The width and the height.
  case frame
  /// The padding on all sides, in points.
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

  /// Scales the view by a factor.
  public func scaleEffect(_ scale: Double) -> some View { attribute(.scaleEffect, scale, scale) }

  /// Moves the view by an offset.
  public func offset(x: Double = 0, y: Double = 0) -> some View { attribute(.offset, x, y) }

  /// Rotates the view.
  public func rotationEffect(_ angle: Angle) -> some View { attribute(.rotationEffect, angle.degrees) }

  /// Blurs the view.
  public func blur(radius: Double) -> some View { attribute(.blur, radius) }

  /// Sets the size of the view.
  public func frame(width: Double, height: Double) -> some View { attribute(.frame, width, height) }

  /// Adds space around the view.
  public func padding(_ length: Double = 16) -> some View { attribute(.padding, length) }

  /// Animates changes of this view and the views inside, in updates in which the value has changed.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modified(.animation(animation, value: value))
  }

  /// Sets an environment value for the views inside.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    modified(.environment(EnvironmentChange(value: value) { $0[keyPath: keyPath] = value }))
  }

  /// Passes an observable object to the views inside, which read it with `@Environment(Model.self)`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    let box = object.map { Box($0) }
    return modified(
      .environment(EnvironmentChange(value: box as Any) { $0[object: ObjectKey<Object>()] = box }))
  }

  /// Calls the action with the old and the new value, after an update in which the value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    modified(
      .change(value, initial: initial) { old, new in
        if let old = old as? Value, let new = new as? Value { action(old, new) }
      })
  }

  /// Calls the action after an update in which the value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { modified(.change(value, initial: initial) { _, _ in action() }) }

  /// Calls the action with the new value; deprecated.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Calls the action when the view has appeared.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    modified(.appear(action))
  }

  /// Calls the action when the view has disappeared.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
    modified(.disappear(action))
  }

  /// Gives the view an identity; with another identity it is a new view with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { modified(.id(AnyHashable(id))) }

  /// Names the view, so that a test can find it.
  public func accessibilityIdentifier(_ identifier: String) -> some View { modified(.identifier(identifier)) }

  /// Adds controls to the nearest bar, where a test can tap them.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    Toolbar(content: TupleView<(Self, Items)>(views: [self, content()]))
  }

  /// Applies a modifier with a body to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    AppliedModifier(content: self, modifier: modifier)
  }

  /// Uses the view's own `==` to decide whether its body runs again.
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }

  /// Sets whether the view and the views inside ignore taps.
  public func disabled(_ disabled: Bool) -> some View { modified(.disabled(disabled)) }
}

struct Toolbar<Content: View>: View, Container { let content: Content }

/// An angle: SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double
  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

// MARK: - Custom modifiers

/// A modifier of any view, with a body and state: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  /// The views that replace the content.
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
