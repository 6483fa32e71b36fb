import Drawings
import Sessions
import Syntax

/// Compares two sessions in what a step is about.
///
/// Without `about=` that is all that can be read; of the variables only those that the author's code names, since others are the learner's own. History,
/// log, text, clock and system version never count.
struct StateComparison: Sendable {
  private let aspects: Set<Difference.Aspect>
  private let isAboutState: Bool
  private let isAboutVariables: Bool
  private let expressions: [String]
  private let names: Set<String>

  init(_ step: Lesson.Step) {
    let about = step.block.attributes.about ?? []
    let isWide = about.isEmpty
    let words = Set(about.compactMap(Aspect.init) + (isWide ? [.traits, .tree, .state, .values] : []))
    var aspects: Set<Difference.Aspect> = isWide ? [.definitions] : []
    if words.contains(.traits) { aspects.insert(.traits) }
    if words.contains(.tree) { aspects.insert(.tree) }
    if words.contains(.overrides) || isWide && step.kind == .yours { aspects.insert(.overrides) }
    if words.contains(.calls) || isWide && step.kind == .exercise { aspects.formUnion([.calls, .handlers]) }
    if ["layouts", "draws"].contains(where: { step[.check]?.code.contains($0) ?? false }) {
      aspects.insert(.work)
    }
    self.aspects = aspects
    isAboutState = words.contains(.state)
    isAboutVariables = words.contains(.values)
    expressions = about.filter { Aspect(rawValue: $0) == nil }
    let script = (step.answer ?? step.block).script
    names = Set(script.read.tokens.filter { $0.kind == .name }.map { script.text($0.range) })
  }

  /// What the first session has otherwise than the second.
  func differences(_ has: Interpreter, _ wanted: Interpreter) -> [Difference] {
    let differences = has.session.differences(to: wanted.session).filter { difference in
      guard difference.aspect == .values else { return aspects.contains(difference.aspect) }
      return difference.property.isEmpty
        ? isAboutVariables && names.contains(difference.subject) : isAboutState
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
  /// What is otherwise: place, has, wanted.
  var sentence: String {
    guard let after else { return "`\(subject)` should not be there." }
    guard let before else { return "`\(subject)` should be \(Escaping.safe(after)), and is not there." }
    return "`\(subject)` is \(Escaping.safe(before)), and should be \(Escaping.safe(after))."
  }
}
