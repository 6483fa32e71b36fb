/// The width of an inspector's column, and whether people may drag it.
///
/// Mirrors SwiftUI's `inspectorColumnWidth(_:)` and `inspectorColumnWidth(min:ideal:max:)`; it applies while the inspector is a column.
package enum ColumnWidth: Hashable, Sendable, CustomStringConvertible {
  /// The system's width, which cannot be dragged: the default of an inspector.
  case automatic
  /// A width in points that cannot be dragged.
  case fixed(Double)
  /// A width that people may drag between bounds, starting at the ideal; a nil bound leaves that side open.
  case flexible(minimum: Double?, ideal: Double, maximum: Double?)

  /// The width in points that the system chooses: that of AppKit's inspectors since macOS 14.
  package static let automaticWidth = 270.0

  func width(dragged: Double?) -> Double {
    switch self {
    case .automatic: Self.automaticWidth
    case .fixed(let width): width
    case .flexible(let minimum, let ideal, let maximum):
      max(minimum ?? 0, min(maximum ?? .infinity, dragged ?? ideal))
    }
  }

  /// Throws unless every width is a positive number and the ideal lies between the bounds.
  func requireValid() throws(PresentationProblem) {
    let widths: [Double] =
      switch self {
      case .automatic: []
      case .fixed(let width): [width]
      case .flexible(let minimum, let ideal, let maximum): [minimum, ideal, maximum].compactMap { $0 }
      }
    let suggestion = "write it as `columnWidth 200...300...400`"
    if let wrong = widths.first(where: { !Size.isLength($0) }) {
      throw PresentationProblem("a column cannot be \(Size.text(wrong)) points wide", suggestion)
    }
    if widths != widths.sorted(on: \.self) {
      throw PresentationProblem("the ideal width lies outside of the bounds \(self)", suggestion)
    }
  }

  /// The width in words: `200...300...400`, "fixed at 250", "the system's, 270".
  package var description: String {
    switch self {
    case .automatic: "the system's, \(Size.text(Self.automaticWidth))"
    case .fixed(let width): "fixed at \(Size.text(width))"
    case .flexible(let minimum, let ideal, let maximum):
      [minimum, ideal, maximum].map { $0.map { Size.text($0) } ?? "" }.joined(separator: "...")
    }
  }
}
