public import ViewTree

/// Why the trait engine cannot do what was asked: a sentence for a person, with the cause and what would work.
///
/// Nothing has changed when it is thrown, but for the limit on passes: drop the copy that threw.
public struct TraitProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
  /// The environments that it names.
  public let environments: [EnvironmentID]
  /// The traits that it names.
  public let traits: [TraitID]

  init(_ description: String, at environments: [EnvironmentID] = [], traits: [TraitID] = []) {
    (self.description, self.environments, self.traits) = (description, environments, traits)
  }

  init(_ problem: TreeProblem) { self.init(problem.description) }
}
