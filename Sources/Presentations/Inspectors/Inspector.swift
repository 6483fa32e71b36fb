internal import ViewTree

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
