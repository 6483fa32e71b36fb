/// The next piece of work that a graph asks for.
///
/// Answer `evaluate` with `finish(_:)` and the children, `make` and `update` with `finish()`, `compare` with `compared(_:areSame:)`.
package enum ViewWork<Value: Hashable & Sendable>: Sendable {
  /// A view is made with another value: the old and the new one.
  case compare(ViewID, Value, Value)
  case evaluate(ViewID)
  case make(ViewID)
  case update(ViewID)
  /// The view is gone, and so is the object that `make` made for it.
  case dismantle(ViewID, ViewElement<Value>)
  case appear(ViewID)
  /// The view is gone or no longer seen.
  case disappear(ViewID, ViewElement<Value>)
  /// An `onChange(of:)` modifier: the values before and now, and the view's `details` before.
  case change(ViewID, modifier: Int, from: Value, to: Value, was: Value)
  case complete(Int)

  /// The view that is notified that it appears, or that a value has changed.
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
  /// A write of a value that was there already.
  case ignored(ViewSource)
  case animated(ViewID, String, ViewAnimation)
  /// Two elements of a list have the same id.
  case duplicate(ViewID, Value)
}
