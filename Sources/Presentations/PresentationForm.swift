/// The form of a presentation on the screen; an inspector is a column, an overlay, a sheet, a full-screen cover, or hidden.
public enum PresentationForm: String, Hashable, Sendable, CaseIterable {
  /// A trailing column beside the content.
  case column
  /// A trailing column above the content, as in split screen on larger iPads.
  case overlay
  /// A sheet from the bottom edge, or a card.
  case sheet
  /// A panel with an arrow.
  case popover
  /// A cover of the whole scene.
  case fullScreenCover
  /// A presentation that a custom presentation controller places.
  case custom
  /// A message with buttons.
  case alert
  /// A choice of actions.
  case confirmationDialog
  case hidden

  /// Whether it is a column, beside the content or above it.
  public var isColumn: Bool { self == .column || self == .overlay }

  /// Whether it may lie above another presentation of the same presenter: an alert or a dialog.
  package var isAlert: Bool { self == .alert || self == .confirmationDialog }

  package var words: String {
    switch self {
    case .fullScreenCover: "full-screen cover"
    case .confirmationDialog: "confirmation dialog"
    case .custom: "custom presentation"
    default: rawValue
    }
  }
}

/// The vertical extent of an inspector's column.
public enum InspectorPlacement: String, Hashable, Sendable, CaseIterable {
  /// Up to the top: nothing separates the column from its part of the toolbar.
  case fullHeight
  /// Up to the toolbar, whose separator spans the window.
  case underToolbar
}
