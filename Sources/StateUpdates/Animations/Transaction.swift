/// What goes with a change: how it is animated.
public struct Transaction: Hashable, Sendable {
  public var animation: ViewAnimation?
  /// Whether `animation(_:value:)` below does nothing.
  public var disablesAnimations = false
  /// What is told when its animations end, by a number of the caller's.
  public var completion: Int?
  /// Whether the completion waits for the last trace of the animations.
  public var waitsForRemoval = false

  public init(animation: ViewAnimation? = nil) { self.animation = animation }
}
