/// The place in a toolbar that an item asks for, like SwiftUI's `ToolbarItemPlacement`.
package enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction
  case topBarLeading, topBarTrailing, bottomBar, keyboard
  /// In the place of the title, since iOS 26.
  case title, subtitle, largeTitle, largeSubtitle

  /// The position on a platform (documentation of `ToolbarItemPlacement`; on a Mac as measured, `toolbarActions`); nil if there is none.
  package func position(on idiom: DeviceModel.Idiom, isInSheet: Bool = false) -> ToolbarPosition? {
    let (mac, macSheet, touch) = positions
    return idiom != .mac ? touch : isInSheet ? macSheet : mac
  }

  private var positions: (mac: ToolbarPosition?, macSheet: ToolbarPosition?, touch: ToolbarPosition?) {
    switch self {
    case .automatic: (.leading, .trailing, .trailing)
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: (.center, .center, .center)
    case .navigation: (.leading, .leading, .leading)
    case .primaryAction, .confirmationAction: (.trailing, .trailing, .trailing)
    case .secondaryAction: (.center, .center, .overflow)
    case .status: (.center, .center, .bottom)
    case .cancellationAction: (.trailing, .trailing, .leading)
    case .destructiveAction: (.trailing, .leading, .trailing)
    case .topBarLeading: (nil, nil, .leading)
    case .topBarTrailing: (nil, nil, .trailing)
    case .bottomBar: (nil, nil, .bottom)
    case .keyboard: (nil, nil, .keyboard)
    }
  }

  /// The order of items at one edge: a higher rank is further out, and the confirming item is outermost.
  var rank: Int { self == .confirmationAction ? 2 : self == .cancellationAction ? 1 : 0 }
}

package enum ToolbarPosition: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
  /// The bar at the bottom edge, and the bar above the keyboard.
  case bottom, keyboard
  /// The menu for items without a place in the bar.
  case overflow
}

package enum ToolbarHost: String, Hashable, Sendable, CaseIterable {
  /// The bar of a navigation stack, or of a split view's column.
  case navigation
  /// A separate section above an inspector's column.
  case inspector
  /// A bar in a modal presentation.
  case sheet
  /// The content itself, if there is no navigation bar.
  case content
}
