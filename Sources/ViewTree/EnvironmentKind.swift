/// The kind of an environment: one of the five that have traits in UIKit.
public enum EnvironmentKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A window scene. It is a root.
  case scene
  /// A window in a scene. A window is a view.
  case window
  /// A presentation controller. It stands between a window and the controller that it presents.
  case presentation
  /// A view controller. It owns a root view, which is an environment of its own.
  case controller
  case view

  /// The kinds that can hold this kind directly; what is added to a controller goes into its root view.
  ///
  /// Source: the order of environments in Apple's documentation, "Traits and the trait environment".
  public var possibleParents: [EnvironmentKind] { Self.allCases.filter(canBeChild) }

  /// Whether this kind can be a direct child of another; written as a switch without an array, since it runs for each new environment.
  public func canBeChild(of parent: EnvironmentKind) -> Bool {
    switch self {
    case .scene: false
    case .window: parent == .scene
    case .presentation: parent == .window
    case .controller: parent != .scene
    case .view: parent == .view || parent == .controller || parent == .window
    }
  }

  /// The name of the kind in a sentence: "presentation controller".
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
