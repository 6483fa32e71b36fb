/// A view of UIKit's in SwiftUI: SwiftUI's `UIViewRepresentable`.
///
/// What it makes may be any object. A view of `UIKitTraits` is put into the screen's window, with the environment as its overrides.
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
  /// What talks back to SwiftUI.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date, behind making it and whenever something that it has read changes.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Hears that the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what talks back, before the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Makes none.
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

/// What surrounds a representable: SwiftUI's `UIViewRepresentableContext`.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What ``UIViewRepresentable/makeCoordinator()`` has made.
  public let coordinator: Representable.Coordinator
  /// The values that hold here; what is read of them updates the view when it changes.
  public let environment: EnvironmentValues
}

/// SwiftUI's own view around one that a representable has made, on which the environment acts as overrides.
final class PlatformViewHost: UIKitTraits.View {}

@MainActor struct MadeView {
  let host = PlatformViewHost()
  let object: AnyObject
  let coordinator: Any
  let dismantle: @MainActor () -> Void
}
