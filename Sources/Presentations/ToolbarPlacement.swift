/// Where in a toolbar an item asks to stand.
///
/// Mirrors SwiftUI's `ToolbarItemPlacement`.
package enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction
  case topBarLeading, topBarTrailing, bottomBar, keyboard

  /// Where it is, by platform; nil where the platform has no such place.
  ///
  /// Source: the pages of `ToolbarItemPlacement`; the Mac's primary and secondary actions as measured (`toolbarActions`).
  package func position(on idiom: DeviceModel.Idiom, isInSheet: Bool = false) -> ToolbarPosition? {
    let row = Self.rows[self]
    if idiom != .mac { return row?.touch }
    return isInSheet ? row?.macSheet : row?.mac
  }

  private typealias Row = (mac: ToolbarPosition?, macSheet: ToolbarPosition?, touch: ToolbarPosition?)

  private static let rows: [Self: Row] = [
    .automatic: (.leading, .trailing, .trailing),
    .principal: (.center, .center, .center),
    .navigation: (.leading, .leading, .leading),
    .primaryAction: (.trailing, .trailing, .trailing),
    .secondaryAction: (.center, .center, .overflow),
    .status: (.center, .center, .bottom),
    .confirmationAction: (.trailing, .trailing, .trailing),
    .cancellationAction: (.trailing, .trailing, .leading),
    .destructiveAction: (.trailing, .leading, .trailing),
    .topBarLeading: (nil, nil, .leading),
    .topBarTrailing: (nil, nil, .trailing),
    .bottomBar: (nil, nil, .bottom),
    .keyboard: (nil, nil, .keyboard),
  ]

  /// Of items at one edge, who stands further out: the confirming one outermost.
  var rank: Int {
    switch self {
    case .confirmationAction: 2
    case .cancellationAction: 1
    default: 0
    }
  }
}

/// Where a toolbar item stands.
package enum ToolbarPosition: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
  /// The bar at the bottom edge, and the one above the keyboard.
  case bottom, keyboard
  /// The menu of what has no place of its own.
  case overflow
}

/// Which toolbar an item is part of.
package enum ToolbarHost: String, Hashable, Sendable, CaseIterable {
  /// The bar of a navigation stack, or of a split view's column.
  case navigation
  /// A section of its own above an inspector's column.
  case inspector
  /// A bar in what is presented above the rest.
  case sheet
  /// The content, where there is no navigation bar.
  case content
}
