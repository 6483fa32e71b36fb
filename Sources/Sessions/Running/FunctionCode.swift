/// Checked code: closures over the session, made once and run many times.
package typealias Code = @Sendable (inout Session) throws(Problem) -> Value
/// Code that puts a value into a place.
package typealias Store = @Sendable (inout Session, Value) throws(Problem) -> Void
package enum Flow: Sendable {
  case next, breaks, continues, falls
  /// What goes on behind the statement with that label.
  case leaves(String)
  case returns(Value)
  /// What was awaited is there: the statement runs again with it.
  case again
}
package typealias Action = @Sendable (inout Session) throws(Problem) -> Flow

/// The checked code of a function, without the values that it captured.
///
/// A call makes a frame on the session's stack: the arguments first, `self` before them in a method, then what else it names.
package struct FunctionCode: Sendable {
  package var parameters: [Type]
  package var result: Type
  package var frameSize: Int
  /// Where in the frame the captured values go.
  package var captureSlots: [Int]
  package var body: Action
  /// Of a key path: sets the value behind it, and gives the root.
  var setter: Action?
  /// The names in it.
  var path: [String] = []
  package var place: Place

  /// Without a size the frame has room for the arguments.
  package init(
    parameters: [Type] = [], result: Type = .void, frameSize: Int? = nil, captureSlots: [Int] = [],
    body: @escaping Action, place: Place = .unknown
  ) {
    (self.parameters, self.result, self.frameSize) = (parameters, result, frameSize ?? parameters.count)
    (self.captureSlots, self.body, self.place) = (captureSlots, body, place)
  }
}
