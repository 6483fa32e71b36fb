public import Commands

/// Everything that can be read of a session at a moment, so that two states can be told apart: values as
/// `diff` tells them, definitions, registrations and how often they were called.
///
/// ```swift
/// let before = try playground.snapshot()
/// // override form.theme = bold
/// before.differences(to: try playground.snapshot(), in: [.value]).map(\.subject)     // ["form.theme", "cell.theme"]
/// ```
public struct Snapshot: Sendable {
  /// What a difference is about.
  public enum Aspect: Sendable {
    /// A value that can be read: a trait's, a variable's, where something stands, what is defined and
    /// registered.
    case value
    /// An override, which is put in and not read.
    case override
    /// How often a registration was called.
    case call
    /// How often something was laid out or drawn.
    case work
    /// How the session is set, and other counts: what no exercise is about.
    case setting
  }

  let facts: Facts

  /// What another snapshot differs in, as far as it is about these aspects.
  ///
  /// - Complexity: O(*n*) in the facts of both
  public func differences(to other: Snapshot, in aspects: Set<Aspect>) -> [Difference] {
    Facts.differences(facts, other.facts, isExact: false).filter { difference in
      let owner = difference.before == nil ? other.facts : facts
      return aspects.contains(owner.aspect(of: difference.subject))
    }
  }
}

extension Playground {
  /// What can be read of the present state; reading it changes nothing, and takes steps as `what if` does.
  ///
  /// - Complexity: O(*n* · *t*) in environments and traits.
  public func snapshot() throws(Problem) -> Snapshot {
    beginSteps()
    return Snapshot(facts: try facts())
  }
}
