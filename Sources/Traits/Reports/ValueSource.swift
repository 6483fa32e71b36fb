public import ViewTree

/// One link of the chain that decides a value.
public struct ValueSource: Sendable {
  /// Where a value comes from.
  public enum Origin: Hashable, Sendable {
    /// A trait override of the environment's.
    case override
    /// `overrideUserInterfaceStyle`.
    case overrideUserInterfaceStyle
    /// `minimumContentSizeCategory` or `maximumContentSizeCategory`, which what is inherited goes beyond.
    case contentSizeLimit
    /// What a parent controller gives its child: `setOverrideTraitCollection(_:forChild:)`.
    case parentsOverride
    /// What a scene has from its device, or a presentation from its style.
    case systemValue
    /// What was predicted for the environment when it was made; it goes with the next update that comes by.
    case predicted
    /// What the environment had when it was taken out or left behind; it goes with the next update that comes by.
    case remembered
    /// The trait's default.
    case `default`
  }

  /// What the link does for the value that the environment answers now.
  public enum Role: Hashable, Sendable {
    /// It is the value that the environment answers.
    case decides
    /// A nearer link hides it.
    case hidden
    /// It was set, changed or has come near, and the update has not come by since.
    case pending
    /// It was removed, or another value took its place, and no update has come by since: it is still in force.
    case ending
  }

  /// The environment, or `nil` for the default.
  public let environment: EnvironmentID?
  /// Where the value comes from.
  public let origin: Origin
  /// The value.
  public let value: TraitValue
  /// What it does.
  public var role: Role
}
