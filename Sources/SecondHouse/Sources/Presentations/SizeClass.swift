/// How much room there is in one direction.
///
/// Mirrors UIKit's `UIUserInterfaceSizeClass`, raw values included.
public enum SizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// Little room.
  case compact
  /// Room enough.
  case regular
}

/// A direction in which there is a size class.
public enum SizeAxis: String, Hashable, Sendable, CaseIterable {
  /// `horizontalSizeClass`.
  case horizontal
  /// `verticalSizeClass`.
  case vertical

  /// The trait's property: `horizontalSizeClass`.
  public var property: String { rawValue + "SizeClass" }
}

/// The size classes of both directions.
public struct SizeClasses: Hashable, Sendable {
  /// The class of the width.
  public var horizontal: SizeClass
  /// The class of the height.
  public var vertical: SizeClass

  /// Makes a pair.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
