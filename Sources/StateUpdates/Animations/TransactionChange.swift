/// What `animation(_:)` and `transaction(_:)` make of the transaction on its way down.
package struct TransactionChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The animation from here on; it may be made of the one that comes from above.
  package var animation: ViewAnimation?
  /// Counts only in updates in which this has changed; nil in all.
  package var value: Value?
  /// Whether it counts also where animations are switched off: `transaction` does, `animation` does not.
  package var isForced = false
  /// Whether it switches off the animations below.
  package var disables = false
  /// The first of the modifiers that it is for, those of its closure; nil where it is for all that is inside.
  package var scope: Int?

  package init(_ animation: ViewAnimation?, value: Value? = nil, scope: Int? = nil) {
    (self.animation, self.value, self.scope) = (animation, value, scope)
  }
}
