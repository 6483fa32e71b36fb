package import ViewTree

package struct ViewID: Hashable, Sendable {
  /// The row of the view in the graph; a row is never used again.
  package var row: Int
}

/// A source that a body reads, and whose change makes it run again.
package enum ViewSource: Hashable, Sendable {
  /// A state property of a view, by name.
  case state(ViewID, String)
  /// Any published property of an object, by the row of the object.
  case object(Int)
  /// One property of an object that reports changes of each property.
  case property(Int, String)
  case environment(String)
  /// A variable outside of all views, to which a view has a binding.
  case variable(String)
  /// The virtual time.
  case time
}

package enum ViewReason: Hashable, Sendable {
  case appeared
  /// The value with which its parent made it differs from the one before.
  case input
  case read(ViewSource)
  /// The additional update after the first layout.
  case settled
}

package typealias ViewProblem = EngineProblem
