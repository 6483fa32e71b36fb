/// What Mendel decides where Apple leaves a point open: each point once.
public struct Decision: Hashable, Sendable {
  /// The name by which `show decision` knows it.
  public let id: String
  /// The open question, short enough for a line of a list.
  public let title: String
  /// What the engine does.
  public let answer: String
  /// Why.
  public let reason: String

  /// A decision; where the facts come from, a comment before it says.
  package init(_ id: String, _ title: String, _ answer: String, _ reason: String) {
    (self.id, self.title, self.answer, self.reason) = (id, title, answer, reason)
  }

  /// All decisions on traits.
  ///
  /// Public tests, issues and documentation were searched by theme; where a reason names none, nothing was found.
  public static let all = onTheTree + onUpdates + onValues
}
