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
  /// Where the facts come from: Apple's pages, measurements, or an E-number of the evidence.
  public let evidence: String

  /// A decision of another engine's.
  package init(id: String, title: String, answer: String, reason: String, evidence: String) {
    (self.id, self.title, self.answer, self.reason, self.evidence) = (id, title, answer, reason, evidence)
  }

  /// All decisions on traits.
  ///
  /// ```swift
  /// Decision.named("removals")?.answer      // "With the next update, …"
  /// ```
  public static let all = onTheTree + onUpdates + onValues

  /// The decision with a name.
  public static func named(_ id: String) -> Decision? { all.first { $0.id == id } }
}
