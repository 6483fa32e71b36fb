/// What a presentation is on the screen right now; an inspector is a column, an overlay, a sheet, a full-screen cover, or hidden.
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
  /// What stands where a presentation controller of one's own puts it.
  case custom
  /// A message with buttons.
  case alert
  /// A choice of actions.
  case confirmationDialog
  case hidden

  /// Whether it is a column, beside the content or above it.
  public var isColumn: Bool { self == .column || self == .overlay }

  /// Whether it may lie above another presentation of the same presenter.
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

/// How far up an inspector's column reaches.
public enum InspectorPlacement: String, Hashable, Sendable, CaseIterable {
  /// To the top: nothing separates the column from its part of the toolbar.
  case fullHeight
  /// To the toolbar, whose separator spans the window.
  case underToolbar
}
