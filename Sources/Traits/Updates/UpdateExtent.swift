public import ViewTree

/// How far an update goes.
public enum UpdateExtent: Hashable, Sendable {
  /// The end of a turn: everything in the hierarchies is brought up to date, laid out and drawn.
  case everything
  /// `updateTraitsIfNeeded()`: the traits of one environment, its ancestors first, and of what stands in it.
  case traits(of: EnvironmentID)
  /// `updatePropertiesIfNeeded()`: the same, and then the properties of the environment and of what stands in it:
  /// ``Decision/forcedProperties``.
  case properties(of: EnvironmentID)
}
