/// A change of the transaction on its way down the tree, by `animation(_:)` or `transaction(_:)`.
package struct TransactionChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The animation from here on, which may be derived from the one that comes from above.
  package var animation: ViewAnimation?
  /// The value that must have changed for the change to apply; nil applies it in all updates.
  package var value: Value?
  /// Whether it applies even if animations are disabled: true for `transaction`, false for `animation`.
  package var isForced = false
  /// Whether it disables the animations below.
  package var disables = false
  /// The first modifier of its closure, to which the change is limited; nil if it applies to everything inside.
  package var scope: Int?

  package init(_ animation: ViewAnimation?, value: Value? = nil, scope: Int? = nil) {
    (self.animation, self.value, self.scope) = (animation, value, scope)
  }
}
