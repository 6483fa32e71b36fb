/// A step on the way from a declaration to what is on the screen: a fact, what follows from it, and who says so.
package struct Reason: Hashable, Sendable {
  package static let talk = "WWDC23 session 10161"
  package static let documentation = "SwiftUI's documentation"

  /// What the fact is about: `main`, `animals.horizontalSizeClass`.
  package var subject: String
  package var fact: String
  /// The rule, as a sentence; empty where the fact says all.
  package var rule: String
  package var source: String
  /// What would have to be otherwise.
  package var change: String?
  /// The name of the decision, where Apple leaves the point open.
  package var decision: String?

  package init(
    _ subject: String, _ fact: String, _ rule: String = "", _ source: String = documentation,
    change: String? = nil, decision: String? = nil
  ) {
    (self.subject, self.fact, self.rule, self.source) = (subject, fact, rule, source)
    (self.change, self.decision) = (change, decision)
  }
}
