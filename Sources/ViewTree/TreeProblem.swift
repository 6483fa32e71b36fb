/// Why the tree cannot be changed as asked: a sentence for a person, with what would work.
///
/// Nothing has changed when it is thrown.
public struct TreeProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Makes a problem of its sentence.
  public init(_ description: String) { self.description = description }
}
