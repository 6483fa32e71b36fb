/// The context of a change: how it is animated.
package struct Transaction: Hashable, Sendable {
  /// The animation of its changes; nil applies them at once.
  package var animation: ViewAnimation?
  /// Whether `animation(_:value:)` further down has no effect.
  package var disablesAnimations = false
  /// The caller's number of the completion to call when its animations end.
  package var completion: Int?
  /// Whether the completion waits until the animations are removed.
  package var waitsForRemoval = false

  package init(animation: ViewAnimation? = nil) { self.animation = animation }
}
