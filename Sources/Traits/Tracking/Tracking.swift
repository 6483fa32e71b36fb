/// What a method has read of an environment's traits the last time that it ran.
///
/// A controller's method may read its own collection and its view's; then it has a row at each. Only what runs tracked methods has rows, so
/// that the feature costs nothing where nobody uses it.
struct Tracking: Sendable {
  /// Whose method it is.
  let owner: Int32
  let callback: Callback
  /// The traits, in order; none where the method does not read them any more.
  var traits: [Int32]
  /// The next row of the same environment.
  var next: Int32
}

/// A method that is running, whose reads are tracked.
struct Reader: Hashable, Sendable {
  let owner: Int32
  let callback: Callback
}

extension Callback {
  /// Whether the traits that the method reads are tracked since iOS 18.
  ///
  /// Configurations and section providers, which are tracked as well, are not modelled: ``Decision/configurations``.
  public var tracksReads: Bool {
    switch self {
    case .updateProperties, .updateConstraints, .updateViewConstraints, .layoutSubviews, .draw,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews:
      true
    case .traitCollectionDidChange, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear:
      false
    }
  }
}
