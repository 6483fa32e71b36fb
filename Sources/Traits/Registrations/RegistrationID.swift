/// The identity of a registration, the token that `registerForTraitChanges` returns: its row.
@frozen
public struct RegistrationID: Hashable, Sendable, Comparable {
  /// The row's index.
  public let index: Int32

  /// Names a row.
  ///
  /// ``TraitSystem/register(_:on:)`` hands them out.
  ///
  /// - Complexity: O(1)
  @inlinable public init(index: Int32) { self.index = index }

  /// Older registrations come first.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
