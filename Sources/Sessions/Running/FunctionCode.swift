/// Checked code: a closure over the session, made once and run many times.
package typealias Code = @Sendable (inout Session) throws(Problem) -> Value
/// Code that stores a value in a place.
package typealias Store = @Sendable (inout Session, Value) throws(Problem) -> Void
package enum Flow: Sendable {
  case next, breaks, continues, falls
  /// Continues after the statement with that label.
  case leaves(String)
  case returns(Value)
  /// The awaited value has arrived: the statement runs again with it.
  case again
}
package typealias Action = @Sendable (inout Session) throws(Problem) -> Flow

/// The checked code of a function, without the values that it captured.
///
/// A call makes a frame on the session's stack: `self` if it is a method, then the arguments, then the other locals.
package struct FunctionCode: Sendable {
  package var parameters: [Type]
  package var result: Type
  package var frameSize: Int
  /// The slots of the frame that receive the captured values.
  package var captureSlots: [Int]
  package var body: Action
  /// For a key path: sets the value at its end, and returns the root; and the names in it.
  var setter: Action?
  package var path: [String] = []
  package var place: Place

  /// Without a size, the frame has room for the arguments only.
  package init(
    parameters: [Type] = [], result: Type = .void, frameSize: Int? = nil, captureSlots: [Int] = [],
    body: @escaping Action, place: Place = .unknown
  ) {
    (self.parameters, self.result, self.frameSize) = (parameters, result, frameSize ?? parameters.count)
    (self.captureSlots, self.body, self.place) = (captureSlots, body, place)
  }
}
