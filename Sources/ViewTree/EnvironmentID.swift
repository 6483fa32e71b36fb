/// Names one environment of a tree: a small integer that is never used again, and grows with time.
public struct EnvironmentID: Hashable, Comparable, Sendable {
  /// The place of the environment in the order of making, from 0.
  public let index: Int32

  /// Names the environment at a place; only the tree knows which places there are.
  public init(index: Int32) { self.index = index }

  /// Older environments first.
  public static func < (left: EnvironmentID, right: EnvironmentID) -> Bool { left.index < right.index }
}
