/// How much room there is in one direction.
///
/// Mirrors UIKit's `UIUserInterfaceSizeClass`, raw values included.
package enum SizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nobody said.
  case unspecified
  /// Little room.
  case compact
  /// Room enough.
  case regular
}

/// A direction in which there is a size class.
package enum SizeAxis: String, Hashable, Sendable, CaseIterable {
  /// `horizontalSizeClass`.
  case horizontal
  /// `verticalSizeClass`.
  case vertical

  /// The trait's property: `horizontalSizeClass`.
  package var property: String { rawValue + "SizeClass" }
}

/// The size classes of both directions.
package struct SizeClasses: Hashable, Sendable {
  /// The class of the width.
  package var horizontal: SizeClass
  /// The class of the height.
  package var vertical: SizeClass

  /// Makes a pair.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
