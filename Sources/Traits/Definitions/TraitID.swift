/// The identity of a trait: its place in the table of definitions.
///
/// The system traits come first.
@frozen
public struct TraitID: Hashable, Sendable, Comparable {
  /// The row's index.
  public let index: Int32

  /// Names a row.
  ///
  /// Apple's traits have the places that they have in ``SystemTrait/all``; ``TraitSystem/define(_:)`` hands out the others.
  ///
  /// - Complexity: O(1)
  @inlinable public init(index: Int32) { self.index = index }

  /// No trait: what stands behind a list of them.
  static var end: TraitID { TraitID(index: -1) }

  /// Older definitions come first.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
