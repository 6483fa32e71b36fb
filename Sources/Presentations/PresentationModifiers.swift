/// What SwiftUI's modifiers on a presentation's content ask for, as plain data; what is not written stands at `automatic`.
package struct PresentationModifiers: Hashable, Sendable {
  package var columnWidth = ColumnWidth.automatic
  /// Empty where there is no `presentationDetents`.
  package var detents: [PresentationDetent] = []
  /// What the binding of `presentationDetents(_:selection:)` holds.
  package var selection: PresentationDetent?
  package var backgroundInteraction = BackgroundInteraction.automatic
  package var adaptation = CompactAdaptation()
  package var isDismissDisabled = false
  package var contentInteraction = ContentInteraction.automatic
  package var dragIndicator = DragIndicator.automatic
  package var sizing = PresentationSizing.automatic
  /// The axes in which the content's ideal size counts: `.form.fitted(horizontal: false, vertical: true)`.
  package var fitted: Set<SizeAxis> = []
  /// A style as it is written: `thinMaterial`.
  package var background: String?
  package var cornerRadius: Double?
  package var formStyle: String?
  /// Where a presentation controller of one's own wants it to stand.
  package var frame: Rect?
  /// Whether UIKit's properties ask for all this: warnings speak of them.
  package var isUIKits = false

  package init() {}

  /// What a message calls a detent: one of UIKit's has an identifier.
  func name(of detent: PresentationDetent) -> String {
    if isUIKits, case .custom(let name, _) = detent { name } else { "\(detent)" }
  }

  /// What says whether what lies behind can be used, and what that is.
  var undimming: (name: String, value: String) {
    guard isUIKits else { return ("presentationBackgroundInteraction", "\(backgroundInteraction)") }
    let limit: String =
      if case .upThrough(let detent) = backgroundInteraction { name(of: detent) } else { "nil" }
    return ("largestUndimmedDetentIdentifier", limit)
  }

  package func requireValid() throws(PresentationProblem) {
    try columnWidth.requireValid()
    for detent in detents { try detent.requireValid() }
    if let cornerRadius, cornerRadius != 0, !Size.isLength(cornerRadius) {
      throw PresentationProblem(
        "a corner cannot have a radius of \(Size.text(cornerRadius)) points", "0 makes corners square")
    }
  }
}

/// What `presentationBackgroundInteraction(_:)` asks for.
public enum BackgroundInteraction: Hashable, Sendable, CustomStringConvertible {
  case automatic, enabled, disabled
  case upThrough(PresentationDetent)

  /// As one writes it: `enabled up through medium`.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .upThrough(let detent): "enabled up through \(detent)"
    }
  }
}

/// What `presentationCompactAdaptation(horizontal:vertical:)` asks for.
public struct CompactAdaptation: Hashable, Sendable {
  /// What it can become.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  package var horizontal = Form.automatic
  package var vertical = Form.automatic

  package init(_ horizontal: Form = .automatic, vertical: Form? = nil) {
    (self.horizontal, self.vertical) = (horizontal, vertical ?? horizontal)
  }
}

/// What `presentationContentInteraction(_:)` asks for.
public enum ContentInteraction: String, Hashable, Sendable, CaseIterable { case automatic, resizes, scrolls }

/// What `presentationDragIndicator(_:)` asks for.
public enum DragIndicator: String, Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// What `presentationSizing(_:)` asks for.
public enum PresentationSizing: String, Hashable, Sendable, CaseIterable {
  case automatic, form, page, fitted
}
