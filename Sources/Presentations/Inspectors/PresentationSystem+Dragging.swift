internal import Journals
public import Traits
internal import ViewTree

extension PresentationSystem {
  /// What a drag of a column's edge did.
  public enum Drag: Hashable, Sendable {
    /// The column is this many points wide.
    case resized(to: Double)
    /// It was dragged below its minimum and is no longer presented.
    case collapsed
  }

  /// Drags the edge of an inspector's column until the column would be `width` points wide.
  ///
  /// The column stays between its bounds, and its edge in the window. Below the minimum it collapses: the
  /// inspector is no longer presented, unless dismissing is disabled; then it stays at the minimum. Its width
  /// before is what it has when it is presented again.
  ///
  /// ```swift
  /// // columnWidth 200...300...400
  /// try system.drag(details, to: 350, traits: traits)      // .resized(to: 350)
  /// try system.drag(details, to: 999, traits: traits)      // .resized(to: 400)
  /// try system.drag(details, to: 100, traits: traits)      // .collapsed
  /// ```
  /// Source: SwiftUI, `inspectorColumnWidth(min:ideal:max:)` and `interactiveDismissDisabled(_:)`; WWDC23,
  /// session 10161.
  ///
  /// - Parameter width: In points.
  /// - Throws: ``PresentationProblem/dragsHidden(_:because:)`` and ``PresentationProblem/dragsSheet(_:)`` where there is no column,
  ///   ``PresentationProblem/notResizable(_:_:)``, and ``PresentationProblem/invalidPosition(_:)`` for a width that is negative or no number.
  /// - Complexity: O(*d* · *c* + *s*) in the depth of the view, the values of one environment and the scenes on devices.
  @discardableResult
  public mutating func drag(
    _ inspector: InspectorID, to width: Double, traits: TraitSystem
  ) throws(PresentationProblem) -> Drag {
    let row = inspectors[Int(inspector.index)]
    let (form, decisive) = judge(inspector, traits)
    if form == .hidden { throw .dragsHidden(inspector, because: decisive) }
    if !form.isColumn { throw .dragsSheet(inspector) }
    guard case .flexible(let minimum, _, let maximum) = row.columnWidth else {
      throw .notResizable(inspector, row.columnWidth)
    }
    if !width.isFinite || width < 0 { throw .invalidPosition(width) }
    let lowest = minimum ?? Self.narrowestColumn
    if width < lowest, !row.isDismissDisabled {
      inspectors[Int(inspector.index)].isPresented = false
      return .collapsed
    }
    let window = traits.hierarchy.scene(of: row.view).flatMap { size(of: $0)?.width } ?? .infinity
    let resized = max(lowest, min(width, maximum ?? .infinity, window))
    if resized != row.draggedWidth { inspectors[Int(inspector.index)].draggedWidth = resized }
    return .resized(to: resized)
  }

  /// How narrow a column without a minimum can be, in points.
  static let narrowestColumn = 1.0
}
