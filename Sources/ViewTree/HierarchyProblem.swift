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
