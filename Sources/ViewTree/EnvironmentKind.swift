/// What an environment is: the five kinds that UIKit gives traits to.
public enum EnvironmentKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A window scene: a root.
  case scene
  /// A window in a scene. A window is a view.
  case window
  /// A presentation controller, between a window and what it presents.
  case presentation
  /// A view controller. It owns a root view, which is an environment of its own.
  case controller
  case view

  /// The kinds that can hold this one directly; what is put into a controller goes into its root view.
  ///
  /// Source: the order of environments in Apple's documentation, "Traits and the trait environment".
  public var holders: [EnvironmentKind] { Self.allCases.filter(canStand) }

  /// Whether this kind can stand directly in another; it is asked for each environment, and makes no array.
  public func canStand(in holder: EnvironmentKind) -> Bool {
    switch self {
    case .scene: false
    case .window: holder == .scene
    case .presentation: holder == .window
    case .controller: holder != .scene
    case .view: holder == .view || holder == .controller || holder == .window
    }
  }

  /// Its name in a sentence: "presentation controller".
  public var words: String {
    switch self {
    case .scene: "scene"
    case .window: "window"
    case .presentation: "presentation controller"
    case .controller: "view controller"
    case .view: "view"
    }
  }
}
