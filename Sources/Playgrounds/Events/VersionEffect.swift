/// What in a session behaves otherwise under the rules of another version, counted: a part of the answer of
/// `use iOS 17`.
public enum VersionEffect: Sendable, Equatable {
  /// Controllers that inherit from another environment than before.
  case inheritance(Int)
  /// Registrations that are not called under these rules.
  case resting(Int)
  /// Registrations that are called again.
  case called(Int)
  /// Methods of the session whose reads are tracked from now on.
  case tracked(Int)
  /// Methods whose reads are not tracked any more.
  case untracked(Int)
  /// Overrides of traits that the version does not have yet.
  case newer(Int)
}
