/// A callback that is about to run: a line of `trace`.
public struct TracedCall: Sendable, Equatable {
  /// How many handlers and actions it runs inside of.
  public var depth: Int
  /// Whether it runs in a trial, of which nothing stays.
  public var isTrial = false
  /// The environment.
  public var place: String
  /// The method, or what the registration is for.
  public var event: String
  /// The same with the traits only that changed, for a line that is too short for all.
  public var shortEvent: String?
  /// What changed there, with the old and the new value.
  public var changes: [Difference]
}
