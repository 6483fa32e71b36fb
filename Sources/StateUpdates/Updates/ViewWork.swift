/// What a graph wants done next.
///
/// `evaluate`, `make` and `update` are answered: `finish(_:)` with what the body describes, or without; `compare` with `compared(_:areSame:)`.
package enum ViewWork<Value: Hashable & Sendable>: Sendable {
  /// A view is made with something else: what it was made with before, and now.
  case compare(ViewID, Value, Value)
  case evaluate(ViewID)
  case make(ViewID)
  case update(ViewID)
  /// The view is gone; what `make` made for it goes too.
  case dismantle(ViewID, ViewElement<Value>)
  case appear(ViewID)
  /// The view is gone, or seen no more.
  case disappear(ViewID, ViewElement<Value>)
  /// `onChange(of:)` of a modifier: the value before, and now, and what was known of the view before.
  case change(ViewID, modifier: Int, from: Value, to: Value, was: Value)
  case complete(Int)

  /// The view that is told that it appears, or of a value that has changed.
  var noticed: ViewID? {
    switch self {
    case .appear(let id), .change(let id, _, _, _, _): id
    default: nil
    }
  }
}

package enum ViewEvent<Value: Hashable & Sendable>: Sendable {
  case initialized(ViewID)
  case evaluated(ViewID, [ViewReason])
  case made(ViewID)
  case updated(ViewID, [ViewReason])
  case dismantled(String)
  case wrote(ViewSource, from: Value, to: Value)
  /// A write of what was there already.
  case ignored(ViewSource)
  case animated(ViewID, String, ViewAnimation)
  /// Two elements of a list have the same id.
  case duplicate(ViewID, Value)
}
