/// What goes with a change: how it is animated.
package struct Transaction: Hashable, Sendable {
  /// The animation of the changes in it; nil changes at once.
  package var animation: ViewAnimation?
  /// Whether `animation(_:value:)` below does nothing.
  package var disablesAnimations = false
  /// What is told when its animations end, by a number of the caller's.
  package var completion: Int?
  /// Whether the completion waits for the last trace of the animations.
  package var waitsForRemoval = false

  package init(animation: ViewAnimation? = nil) { self.animation = animation }
}
