/// What an environment is: the five kinds that UIKit gives traits to.
public enum EnvironmentKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A window scene: a root.
  case scene
  /// A window in a scene.
  case window
  /// A presentation controller, between a window and what it presents.
  case presentation
  /// A view controller. It owns a root view, which is a row of its own.
  case controller
  /// A view.
  case view
}

extension EnvironmentKind {
  /// The kinds that can hold this one directly; none for a scene, which is a root.
  ///
  /// A window stands in a scene; a presentation controller in a window; a controller in a window, a presentation controller, a view,
  /// or another controller (that is: in its root view); a view in a view, in a controller (again: in its root view), or in a window,
  /// because a window is a view.
  ///
  /// ```swift
  /// EnvironmentKind.presentation.holders      // [.window]
  /// ```
  /// Source: the order of environments in Apple's documentation, "Traits and the trait environment".
  public var holders: [EnvironmentKind] {
    switch self {
    case .scene: []
    case .window: [.scene]
    case .presentation: [.window]
    case .controller: [.window, .presentation, .controller, .view]
    case .view: [.view, .controller, .window]
    }
  }

  /// Whether this kind can stand directly in the other: what ``holders`` says, without a list.
  @inline(__always)
  func stands(in holder: EnvironmentKind) -> Bool {
    if self == .view { return holder != .scene && holder != .presentation }
    if self == .controller { return holder != .scene }
    return self == .window && holder == .scene || self == .presentation && holder == .window
  }
}
