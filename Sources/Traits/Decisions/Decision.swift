/// A decision of Mendel on a point that Apple leaves open; each point has one.
public struct Decision: Hashable, Sendable {
  /// The name by which `show decision` knows it.
  public let id: String
  /// The open question, short enough for a line of a list.
  public let title: String
  /// The behaviour of the engine.
  public let answer: String
  /// The reason for the decision.
  public let reason: String
  /// The source it rests on, if one was found: a talk, a page of Apple's, an issue.
  public let source: String?

  /// Parses decisions from a text of three lines each: name, question and source in brackets; the answer; the reason.
  package static func rows(_ text: String) -> [Decision] {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return stride(from: 0, to: lines.count, by: 3).map { row in
      let head = lines[row].split(separator: ":", maxSplits: 1)
      let (title, source) = (head[1].prefix { $0 != "?" }, head[1].split(separator: "[").dropFirst().first)
      return Decision(
        id: String(head[0]), title: title.dropFirst() + "?", answer: String(lines[row + 1]),
        reason: String(lines[row + 2]), source: source.map { String($0.dropLast()) })
    }
  }

  /// All decisions on traits, after a search of public tests, issues and documentation; if a reason names none, nothing was found.
  public static let all = onTheTree + onUpdates + onValues
}
