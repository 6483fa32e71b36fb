/// The room in one direction, as UIKit's `UIUserInterfaceSizeClass`, with the same raw values.
public enum SizeClass: Int, Hashable, Sendable, CaseIterable { case unspecified, compact, regular }

package enum SizeAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The name of the trait's property: `horizontalSizeClass`.
  package var property: String { rawValue + "SizeClass" }
}

package struct SizeClasses: Hashable, Sendable {
  package var horizontal, vertical: SizeClass

  package init(horizontal: SizeClass = .unspecified, vertical: SizeClass = .unspecified) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  package subscript(axis: SizeAxis) -> SizeClass { axis == .horizontal ? horizontal : vertical }
}
