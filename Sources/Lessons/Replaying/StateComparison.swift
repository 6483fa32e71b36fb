import Drawings
import Sessions

/// Compares two sessions in the aspects that a step is about.
///
/// Without `about=` these are all readable values. Of the variables, only those named in the author's code count; others are the learner's.
/// History, log, text, clock and system version never count.
struct StateComparison: Sendable {
  /// The words of `about=`: the aspects in which two states can be compared.
  static let aspects = ["traits", "overrides", "tree", "state", "values", "calls"]

  private let words: Set<String>
  private let expressions: [String]
  private let names: Set<String>

  init(_ step: Lesson.Step) {
    let about = step.block.attributes.about
    let own = step.kind == .yours ? "overrides" : "calls"
    let all = ["traits", "tree", "state", "values", "definitions", own]
    let check = step[.check]?.code ?? ""
    words = Set((about ?? all) + (check.contains("layouts") || check.contains("draws") ? ["work"] : []))
    expressions = about?.filter { !Self.aspects.contains($0) } ?? []
    let script = (step.answer ?? step.block).script
    names = Set(script.read.tokens.filter { $0.kind == .name }.map { script.text($0.range) })
  }

  func differences(_ has: Interpreter, _ wanted: Interpreter) -> [Difference] {
    let differences = has.session.differences(to: wanted.session).filter { difference in
      switch difference.aspect {
      case .values where difference.property.isEmpty:
        words.contains("values") && names.contains(difference.subject)
      case .values: words.contains("state")
      case .handlers: words.contains("calls")
      default: words.contains(difference.aspect.rawValue)
      }
    }
    return differences
      + expressions.compactMap { expression in
        let (left, right) = (has.shown(expression), wanted.shown(expression))
        if left == right { return nil }
        return Difference(aspect: .values, subject: expression, before: left, after: right, property: "")
      }
  }
}

extension Difference {
  var sentence: String {
    guard let after else { return "`\(subject)` should not be there." }
    if [after, before].contains("") || aspect == .handlers || after == "redefined" {
      return "`\(subject)` should do something else."
    }
    guard let before else { return "`\(subject)` should be \(Escaping.safe(after)), and is not there." }
    return "`\(subject)` is \(Escaping.safe(before)), and should be \(Escaping.safe(after))."
  }
}
