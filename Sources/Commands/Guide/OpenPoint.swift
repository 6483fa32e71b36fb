public import Presentations
public import Traits

/// A point that Apple's documentation leaves open, and what Mendel decides: what `show decision` tells.
///
/// The engines decide, each for its own part; here they are one list.
public struct OpenPoint: Hashable, Sendable {
  /// The name that `show decision` takes.
  public let name: String
  /// What is open.
  public let question: String
  /// What Mendel does.
  public let answer: String
  /// Why.
  public let reason: String

  /// A decision of the trait engine's.
  public init(_ decision: Decision) {
    (name, question) = (decision.name, decision.question)
    (answer, reason) = (decision.answer, decision.reason)
  }

  /// A decision of the presentation engine's.
  public init(_ decision: PresentationDecision) {
    (name, question) = (decision.name, decision.question)
    (answer, reason) = (decision.answer, decision.reason)
  }

  /// All of them, those about traits first.
  public static let all =
    Decision.all.map { OpenPoint($0) } + PresentationDecision.all.map { OpenPoint($0) }

  /// The one of that name.
  public static func named(_ name: String) -> OpenPoint? { all.first { $0.name == name } }

  /// The statement that shows it.
  public var statement: String { "show decision \(name)" }
}
