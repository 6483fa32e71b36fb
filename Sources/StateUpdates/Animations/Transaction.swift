/// What goes with a change: how it is animated.
public struct Transaction: Hashable, Sendable {
  /// The animation of the changes in it; nil changes at once.
  public var animation: ViewAnimation?
  /// Whether `animation(_:value:)` below does nothing.
  public var disablesAnimations = false
  /// What is told when its animations end, by a number of the caller's.
  public var completion: Int?
  /// Whether the completion waits for the last trace of the animations.
  public var waitsForRemoval = false

  /// Makes a transaction.
  public init(animation: ViewAnimation? = nil) { self.animation = animation }
}
