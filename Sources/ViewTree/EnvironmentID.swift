/// The identity of one scene, window, presentation controller, controller or view: its row, for as long as the session lives.
@frozen
public struct EnvironmentID: Hashable, Sendable, Comparable {
  /// The row's index.
  public let index: Int32

  /// Names a row.
  @inlinable public init(index: Int32) { self.index = index }

  /// Older rows come first; this is not the order in the tree.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
