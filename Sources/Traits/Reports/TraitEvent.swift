public import ViewTree

/// The methods that UIKit calls on an environment, under Apple's names.
public enum TraitEvent: String, Hashable, Sendable, CaseIterable {
  /// Some trait changed; after the registrations.
  case traitCollectionDidChange
  case loadView
  /// A controller's view was made: traits are those predicted.
  case viewDidLoad
  /// A controller is about to join: its traits are still the old ones.
  case viewWillAppear
  /// A controller has joined, and its traits and its view's are up to date; before their layout.
  case viewIsAppearing
  /// A controller has joined and everything is at rest; at the end of the update.
  case viewDidAppear
  /// A controller is about to leave: its view is still in the hierarchy.
  case viewWillDisappear
  /// A controller has left: it keeps its last traits.
  case viewDidDisappear
  /// A view, a window or a controller brings what it shows up to date, before layout and independently of it; since iOS 26.
  case updateProperties
  case viewWillLayoutSubviews
  case layoutSubviews
  case viewDidLayoutSubviews
  case draw
  /// A view or a window updates its constraints; before its layout.
  case updateConstraints
  /// A controller updates the constraints of its view; before those of the view itself.
  case updateViewConstraints
  /// Before the layout of the view in which a presentation controller puts what it presents.
  case containerViewWillLayoutSubviews
  case containerViewDidLayoutSubviews

  /// The kinds of environment that have the method.
  public var kinds: [EnvironmentKind] {
    switch self {
    case .traitCollectionDidChange: EnvironmentKind.allCases
    case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints:
      [.controller]
    case .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews: [.presentation]
    case .updateProperties: [.controller, .window, .view]
    case .updateConstraints, .layoutSubviews, .draw: [.window, .view]
    }
  }

  /// Whether UIKit sets `UITraitCollection.current` before it calls the method (Apple's documentation of `current`).
  public var setsCurrentTraits: Bool {
    switch self {
    case .draw, .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .traitCollectionDidChange,
      .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
      true
    default: false
    }
  }

  /// Whether UIKit calls the method when the appearance changes (Apple's documentation, "Supporting Dark Mode in your interface").
  var followsAppearance: Bool { isTracked && self != .updateProperties }

  /// Whether UIKit tracks what the method reads, since iOS 18 (Apple's documentation, "Automatic trait tracking").
  public var isTracked: Bool {
    switch self {
    case .updateProperties, .updateConstraints, .updateViewConstraints: true
    case .traitCollectionDidChange: false
    default: setsCurrentTraits
    }
  }
}
