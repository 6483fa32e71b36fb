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
