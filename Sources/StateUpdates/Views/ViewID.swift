package import ViewTree

package struct ViewID: Hashable, Sendable {
  /// Its row; a row is never used again.
  package var row: Int
}

/// What a body reads, and what makes it run again.
package enum ViewSource: Hashable, Sendable {
  /// A state of a view, by the property's name.
  case state(ViewID, String)
  /// Any published property of an object, by the object's row.
  case object(Int)
  /// One property of an object that tells of each.
  case property(Int, String)
  case environment(String)
  /// A variable outside of all views, to which one is bound.
  case variable(String)
  /// The virtual time.
  case time
}

package enum ViewReason: Hashable, Sendable {
  case appeared
  /// The value that its parent made differs from the one before.
  case input
  case read(ViewSource)
  /// The pass behind the first layout.
  case settled
}

package typealias ViewProblem = EngineProblem
