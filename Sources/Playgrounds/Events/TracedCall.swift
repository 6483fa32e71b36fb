/// A callback that is about to run: a line of `trace`.
public struct TracedCall: Sendable, Equatable {
  /// How many handlers and actions it runs inside of.
  public var depth: Int
  /// The environment.
  public var place: String
  /// The method, or what the registration is for.
  public var event: String
  /// What changed there, with the old and the new value.
  public var changes: [Difference]
}
