/// Why the tree cannot be built as asked, with what would have worked.
public enum HierarchyProblem: Error, Hashable, Sendable {
  /// The kind of environment cannot stand directly in the other; `instead` are the kinds that can hold it (none: it is a root).
  case misplaced(EnvironmentKind, in: EnvironmentKind, instead: [EnvironmentKind])
  /// An environment cannot stand in itself or in what it contains.
  case cycle(EnvironmentID, into: EnvironmentID)
  /// What was destroyed is no part of anything any more.
  case destroyed(EnvironmentID)
  /// A scene is a root: it neither moves nor leaves.
  case sceneCannotMove(EnvironmentID)
  /// A controller's own view comes and goes with its controller.
  case rootViewCannotMove(EnvironmentID, of: EnvironmentID)
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
