import Drawings
import Sessions

/// Compares two sessions in what a step is about.
///
/// Without `about=` that is all that can be read; of the variables only those that the author's code names, since others are the learner's own. History,
/// log, text, clock and system version never count.
struct StateComparison: Sendable {
  private static let meanings: [Aspect: Set<Difference.Aspect>] = [
    .traits: [.traits], .overrides: [.overrides], .tree: [.tree], .calls: [.calls, .handlers],
  ]

  private let words: Set<Aspect>
  private let aspects: Set<Difference.Aspect>
  private let expressions: [String]
  private let names: Set<String>

  init(_ step: Lesson.Step) {
    let about = step.block.attributes.about ?? []
    let all: Set<Aspect> = [.traits, .tree, .state, .values, step.kind == .yours ? .overrides : .calls]
    words = about.isEmpty ? all : Set(about.compactMap(Aspect.init))
    var aspects: Set<Difference.Aspect> = about.isEmpty ? [.definitions] : []
    for word in words { aspects.formUnion(Self.meanings[word] ?? []) }
    let check = step[.check]?.code ?? ""
    if check.contains("layouts") || check.contains("draws") { aspects.insert(.work) }
    self.aspects = aspects
    expressions = about.filter { Aspect(rawValue: $0) == nil }
    let script = (step.answer ?? step.block).script
    names = Set(script.read.tokens.filter { $0.kind == .name }.map { script.text($0.range) })
  }

  func differences(_ has: Interpreter, _ wanted: Interpreter) -> [Difference] {
    let differences = has.session.differences(to: wanted.session).filter { difference in
      guard difference.aspect == .values else { return aspects.contains(difference.aspect) }
      return difference.property.isEmpty
        ? words.contains(.values) && names.contains(difference.subject) : words.contains(.state)
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
