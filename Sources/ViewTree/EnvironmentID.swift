/// The identity of one scene, window, presentation controller, controller or view: its row, for as long as the session lives.
@frozen
public struct EnvironmentID: Hashable, Sendable, Comparable {
  /// The row's index.
  public let index: Int32

  /// Names a row.
  ///
  /// The tree hands identities out; whether a row of this index is there is asked with ``Hierarchy/contains(_:)``.
  ///
  /// - Complexity: O(1)
  @inlinable public init(index: Int32) { self.index = index }

  /// Older rows come first; this is not the order in the tree.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
