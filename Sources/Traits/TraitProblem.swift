internal import ViewTree

/// Why the trait engine cannot do what was asked: a sentence for a person, with the cause and what would work.
///
/// Nothing has changed when it is thrown, but for the limit on passes: drop the copy that threw.
public struct TraitProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ problem: TreeProblem) { self.init(problem.description) }
}
