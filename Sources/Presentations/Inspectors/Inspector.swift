internal import ViewTree

/// The identity of an inspector: its row, for as long as the session lives.
public struct InspectorID: Hashable, Sendable, Comparable {
  /// The row's index.
  public let index: Int32

  /// Names a row.
  public init(index: Int32) { self.index = index }

  /// Older inspectors come first.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A view's inspector: what was declared, and what people made of it.
struct Inspector: Hashable, Sendable {
  let view: EnvironmentID
  var columnWidth: ColumnWidth
  var isDismissDisabled: Bool
  var isPresented = true
  /// Where people dragged the column's edge.
  ///
  /// It outlives other widths, collapsing and sheets.
  var draggedWidth: Double?
  /// Whether the modifier is gone; the row stays.
  var isRemoved = false

  /// The width in points that it has as a column.
  var width: Double { columnWidth.width(dragged: draggedWidth) }
}
