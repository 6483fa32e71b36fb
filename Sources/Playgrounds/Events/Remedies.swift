/// What would have to change for a trait to have another value, or for an inspector to be something else: the
/// answer of `why not`.
public struct Remedies: Sendable, Equatable {
  /// Why the value is what it is.
  public enum Finding: Sendable, Equatable {
    /// The trait has the wanted value already.
    case already
    /// An override decides, here or above.
    case overridden(by: String)
    /// What an environment was given decides: a scene's size class by the system, or a child's value by its
    /// parent controller.
    case given(to: String, by: String?)
    /// The value is what was predicted when the environment was made.
    case predicted
    /// The value is what was there when the environment left its place.
    case remembered
    /// Nothing decides but the trait's default; something that does is pending, or is not.
    case nothing(isPending: Bool)
    /// Of an inspector: the fact that makes it what it is.
    case because(String)
    /// Nothing comes by where it is, as of an image whose view is in no hierarchy: where that is, and what does not come.
    case outside(String)
    /// It cannot be so, whatever is done: what there is instead.
    case never(String)
  }

  /// A statement that would do it.
  public struct Remedy: Sendable, Equatable {
    /// The statement, as it can be typed.
    public var statement: String
    /// How many environments would have a new value.
    public var reach: Int
  }

  /// What was asked for: `cell.theme`.
  public var subject: String
  /// The value now.
  public var value: String
  /// The value that was asked for.
  public var wanted: String
  /// Why it is not so, or is.
  public var finding: Finding
  /// What the environment stands in, or it itself, where no update comes by, because that stands in no hierarchy and has nothing from one.
  public var outermost: String?
  /// Whether an update is in progress.
  public var isUpdating = false
  /// The value that the next update, or that in progress, brings, where that is another.
  public var due: String?
  /// The statement that brings it, where no update does by itself.
  public var bringer: String?
  /// Why nothing can be done, where that can be said.
  public var reason: String?
  /// What would do it, the smallest change first.
  public var remedies: [Remedy]
}
