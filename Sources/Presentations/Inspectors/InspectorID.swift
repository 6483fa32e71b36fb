/// The identity of an inspector: its row, for as long as the session lives.
public struct InspectorID: Hashable, Sendable, Comparable {
  /// The row's index.
  public let index: Int32

  /// Names a row.
  ///
  /// ``PresentationSystem/present(on:columnWidth:isDismissDisabled:traits:)`` hands them out.
  ///
  /// - Complexity: O(1)
  public init(index: Int32) { self.index = index }

  /// Older inspectors come first.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
