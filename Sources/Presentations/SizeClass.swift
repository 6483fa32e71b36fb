/// How much room there is in one direction, as UIKit's `UIUserInterfaceSizeClass`, raw values included.
public enum SizeClass: Int, Hashable, Sendable, CaseIterable { case unspecified, compact, regular }

package enum SizeAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The trait's property: `horizontalSizeClass`.
  package var property: String { rawValue + "SizeClass" }
}

package struct SizeClasses: Hashable, Sendable {
  package var horizontal = SizeClass.unspecified
  package var vertical = SizeClass.unspecified

  package init(horizontal: SizeClass, vertical: SizeClass) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  init() {}

  package subscript(axis: SizeAxis) -> SizeClass { axis == .horizontal ? horizontal : vertical }
}
