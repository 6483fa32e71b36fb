/// Identifies one environment of a tree by a small integer that is never used again; newer environments have larger numbers.
public struct EnvironmentID: Hashable, Comparable, Sendable {
  /// The row of the environment in the tree: environments are numbered in the order in which they are made.
  public let index: Int32

  /// Makes the identifier of a row; only the tree knows which rows exist.
  public init(index: Int32) { self.index = index }

  /// Orders older environments before newer ones.
  public static func < (left: EnvironmentID, right: EnvironmentID) -> Bool { left.index < right.index }
}
