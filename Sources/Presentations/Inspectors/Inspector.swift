public import ViewTree

/// The identity of a presentation: its row.
public struct PresentationID: Hashable, Sendable, Comparable {
  /// The row's index.
  public let index: Int32

  /// Names a row.
  public init(index: Int32) { self.index = index }

  /// Older presentations come first.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// How wide a trailing column is.
///
/// Mirrors SwiftUI's `inspectorColumnWidth`.
public enum InspectorColumnWidth: Hashable, Sendable {
  /// The system's width, and not resizable: 270 points.
  case automatic
  /// A fixed width, and not resizable.
  case fixed(Double)
  /// Resizable between bounds; without a bound, as far as one likes on that side. `ideal` is the first width.
  case flexible(min: Double?, ideal: Double, max: Double?)

  /// The system's width on macOS (`reference/presentations.md`, 3.2); the iPad's is not published, and we take the same.
  public static let systemWidth: Double = 270

  /// The width at first.
  public var ideal: Double {
    switch self {
    case .automatic: Self.systemWidth
    case .fixed(let width): width
    case .flexible(_, let ideal, _): ideal
    }
  }

  /// Whether a person can drag the divider.
  public var isResizable: Bool { if case .flexible = self { true } else { false } }

  /// Whether the widths are positive and in order.
  public var isOrdered: Bool {
    switch self {
    case .automatic: true
    case .fixed(let width): width > 0 && width.isFinite
    case .flexible(let min, let ideal, let max):
      (min ?? ideal) > 0 && (min ?? ideal) <= ideal && ideal <= (max ?? ideal) && ideal > 0
        && (max ?? ideal).isFinite
    }
  }

  /// The width nearest to `width` that the bounds allow; they belong to it.
  public func clamped(_ width: Double) -> Double {
    guard case .flexible(let min, _, let max) = self else { return ideal }
    return Swift.min(Swift.max(width, min ?? width), max ?? width)
  }
}

/// An inspector on a view.
///
/// Mirrors SwiftUI's `inspector(isPresented:content:)`.
public struct Inspector: Hashable, Sendable {
  /// The view to which the modifier is applied.
  public let view: EnvironmentID
  /// How wide it is as a column.
  public internal(set) var columnWidth: InspectorColumnWidth
  /// Whether a person cannot dismiss it: the divider stops at the minimum.
  ///
  /// Dismissing by a statement is not affected.
  public internal(set) var interactiveDismissDisabled: Bool
  /// Whether it is shown, in whichever form.
  public internal(set) var isPresented: Bool
  /// Its width as a column, which it keeps while it is hidden or a sheet.
  public internal(set) var columnPoints: Double
  /// The turn in which it was presented, among all.
  var turn: Int32
}

/// In which form something is presented now.
public enum PresentedForm: UInt8, Hashable, Sendable, CaseIterable {
  /// A trailing column beside the content.
  case column
  /// A sheet over the content.
  case sheet
  /// Not on the screen.
  case hidden
}
