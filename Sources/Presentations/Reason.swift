/// One reason for the layout on the screen: a fact, the rule that applies to it, and the source of the rule.
package struct Reason: Hashable, Sendable {
  package static let talk = "WWDC23 session 10161"
  package static let documentation = "SwiftUI's documentation"

  /// The subject of the fact: `main`, `animals.horizontalSizeClass`.
  package var subject: String
  package var fact: String
  /// The rule, as a sentence; empty if the fact is enough.
  package var rule: String
  package var source: String
  /// The change that would lead to another result.
  package var change: String?
  /// The name of the decision, if Apple leaves the point open.
  package var decision: String?

  package init(
    _ subject: String, _ fact: String, _ rule: String = "", _ source: String = documentation,
    change: String? = nil, decision: String? = nil
  ) {
    (self.subject, self.fact, self.rule, self.source) = (subject, fact, rule, source)
    (self.change, self.decision) = (change, decision)
  }
}
