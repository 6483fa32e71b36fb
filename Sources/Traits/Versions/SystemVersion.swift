/// A version of iOS whose rules a trait system can follow.
///
/// The versions are those in which the trait system changed: iOS 17 unified the flow and brought custom traits and registrations, iOS 18
/// automatic tracking, iOS 26 `updateProperties()`.
///
/// Source: WWDC23 session 10057, WWDC24 session 10118, WWDC25 session 243.
public enum SystemVersion: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Controllers inherit from their parent controllers, and `traitCollectionDidChange` tells of changes.
  case iOS16 = 16
  /// The unified flow: controllers inherit from the superviews of their views.
  case iOS17 = 17
  /// Traits that layout and drawing read are tracked.
  case iOS18 = 18
  /// Views and controllers have `updateProperties()`.
  case iOS26 = 26

  /// Older versions come first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a version of iOS brought besides traits.
public enum SystemFeature: Hashable, Sendable, CaseIterable {
  /// `registerForTraitChanges`.
  case registrations
  /// `updateTraitsIfNeeded()`.
  case updatingTraits
  /// Automatic trait tracking.
  case tracking
  /// `updateProperties()` and `setNeedsUpdateProperties()`.
  case updatingProperties

  /// The version that brought it.
  public var since: SystemVersion {
    switch self {
    case .registrations, .updatingTraits: .iOS17
    case .tracking: .iOS18
    case .updatingProperties: .iOS26
    }
  }
}

/// What the rules of a system depend on.
struct Rules: Sendable {
  /// The version that was chosen; none at first.
  var version: SystemVersion?
  /// Whether a parent controller ever gave a child values.
  var hasGifts = false
}
