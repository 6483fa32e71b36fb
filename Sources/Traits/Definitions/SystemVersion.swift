/// The versions of iOS whose rules differ.
public enum SystemVersion: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// The trait flow before unification: a controller inherits from its parent controller.
  case iOS16 = 16
  /// The unified trait flow, overrides and registrations.
  case iOS17 = 17
  /// Automatic trait tracking.
  case iOS18 = 18
  /// `updateProperties()`.
  case iOS26 = 26

  /// Orders older versions before newer ones.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool { left.rawValue < right.rawValue }
}
