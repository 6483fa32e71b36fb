/// A UIKit view in SwiftUI: SwiftUI's `UIViewRepresentable`.
///
/// It may make any object. A view of `UIKitTraits` is added to the screen's window, with the environment as its overrides.
///
/// ```swift
/// struct Badge: UIViewRepresentable {
///   @Binding var count: Int
///   func makeUIView(context: Context) -> BadgeView { BadgeView() }
///   func updateUIView(_ uiView: BadgeView, context: Context) { uiView.count = count }
/// }
/// ```
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view that it makes.
  associatedtype UIViewType: AnyObject
  /// The type of the object that reports back to SwiftUI.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view, after it was made and whenever something that the update has read changes.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// The default implementation: does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The default implementation: makes no coordinator.
  public func makeCoordinator() where Coordinator == Void {}

  func make(in environment: EnvironmentValues) -> MadeView {
    let coordinator = makeCoordinator()
    let view = makeUIView(context: Context(coordinator: coordinator, environment: environment))
    return MadeView(object: view, coordinator: coordinator) {
      Self.dismantleUIView(view, coordinator: coordinator)
    }
  }

  func update(_ made: MadeView, in environment: EnvironmentValues) {
    guard let view = made.object as? UIViewType, let coordinator = made.coordinator as? Coordinator else {
      return
    }
    updateUIView(view, context: Context(coordinator: coordinator, environment: environment))
  }
}

/// The context of a representable: SwiftUI's `UIViewRepresentableContext`.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator that ``UIViewRepresentable/makeCoordinator()`` has made.
  public let coordinator: Representable.Coordinator
  /// The environment of the representable; a change of a value that was read updates the view.
  public let environment: EnvironmentValues
}

/// The view around a representable's view, which SwiftUI has as well; the environment acts as its overrides.
final class PlatformViewHost: UIKitTraits.View {}

@MainActor struct MadeView {
  let host = PlatformViewHost()
  let object: AnyObject
  let coordinator: Any
  let dismantle: @MainActor () -> Void
}
