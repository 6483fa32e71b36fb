public import ViewTree

/// The methods that UIKit calls on an environment, under Apple's names.
public enum TraitEvent: String, Hashable, Sendable, CaseIterable {
  /// A trait has changed; it is called after the registrations.
  case traitCollectionDidChange
  case loadView
  /// A controller's view was made: its traits are predicted values.
  case viewDidLoad
  /// A controller is about to join a hierarchy: its traits are still the old ones.
  case viewWillAppear
  /// A controller has joined, and the traits of the controller and its view are up to date; called before their layout.
  case viewIsAppearing
  /// A controller has joined and no work is left; called at the end of the update.
  case viewDidAppear
  /// A controller is about to leave: its view is still in the hierarchy.
  case viewWillDisappear
  /// A controller has left: it keeps its last traits.
  case viewDidDisappear
  /// A view, a window or a controller updates the content that it shows, before layout and independently of it; since iOS 26.
  case updateProperties
  case viewWillLayoutSubviews
  case layoutSubviews
  case viewDidLayoutSubviews
  case draw
  /// A view or a window updates its constraints; called before its layout.
  case updateConstraints
  /// A controller updates the constraints of its view; called before the same method of the view.
  case updateViewConstraints
  /// The container view of a presentation controller, which holds the presented view, is about to be laid out.
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

  /// Whether UIKit tracks the traits that the method reads, since iOS 18 (Apple's documentation, "Automatic trait tracking").
  public var isTracked: Bool {
    switch self {
    case .updateProperties, .updateConstraints, .updateViewConstraints: true
    case .traitCollectionDidChange: false
    default: setsCurrentTraits
    }
  }
}
