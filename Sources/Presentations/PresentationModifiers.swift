/// The values of SwiftUI's modifiers on a presentation's content, as plain data; a modifier that is not written is `automatic`.
package struct PresentationModifiers: Hashable, Sendable {
  package var columnWidth = ColumnWidth.automatic
  /// The written detents; empty without `presentationDetents`.
  package var detents: [PresentationDetent] = []
  /// The value of the binding in `presentationDetents(_:selection:)`.
  package var selection: PresentationDetent?
  package var backgroundInteraction = BackgroundInteraction.automatic
  package var adaptation = CompactAdaptation()
  package var isDismissDisabled = false
  package var contentInteraction = ContentInteraction.automatic
  package var dragIndicator = DragIndicator.automatic
  package var sizing = PresentationSizing.automatic
  /// The axes in which the content's ideal size is used: `.form.fitted(horizontal: false, vertical: true)`.
  package var fitted: Set<SizeAxis> = []
  /// A style, as it is written: `thinMaterial`.
  package var background: String?
  package var cornerRadius: Double?
  package var formStyle: String?
  /// The frame that a custom presentation controller asks for.
  package var frame: Rect?
  /// Whether the values come from UIKit's properties, so that warnings use UIKit's names.
  package var isFromUIKit = false

  package init() {}

  /// The name of a detent in a message; a UIKit detent is named by its identifier.
  func name(of detent: PresentationDetent) -> String {
    if isFromUIKit, case .custom(let name, _) = detent { name } else { "\(detent)" }
  }

  /// The name and the value of the setting that decides whether the background can be used.
  var undimming: (name: String, value: String) {
    guard isFromUIKit else { return ("presentationBackgroundInteraction", "\(backgroundInteraction)") }
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

/// The value of `presentationBackgroundInteraction(_:)`.
public enum BackgroundInteraction: Hashable, Sendable, CustomStringConvertible {
  case automatic, enabled, disabled
  case upThrough(PresentationDetent)

  /// The value as it is written in the language: `enabled up through medium`.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .upThrough(let detent): "enabled up through \(detent)"
    }
  }
}

/// The values of `presentationCompactAdaptation(horizontal:vertical:)`.
public struct CompactAdaptation: Hashable, Sendable {
  /// A form to which a presentation can adapt.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  package var horizontal = Form.automatic
  package var vertical = Form.automatic

  package init(_ horizontal: Form = .automatic, vertical: Form? = nil) {
    (self.horizontal, self.vertical) = (horizontal, vertical ?? horizontal)
  }
}

/// The value of `presentationContentInteraction(_:)`.
public enum ContentInteraction: String, Hashable, Sendable, CaseIterable { case automatic, resizes, scrolls }

/// The value of `presentationDragIndicator(_:)`.
public enum DragIndicator: String, Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// The value of `presentationSizing(_:)`.
public enum PresentationSizing: String, Hashable, Sendable, CaseIterable {
  case automatic, form, page, fitted
}
