import Journals
import Syntax
import Traits

/// What is said of a name that means nothing where it stands.
extension Resolver {
  /// Where a name means nothing, this says what it could have meant, or what a value of the expected type looks like.
  mutating func unknown(_ name: Name, _ range: SourceRange, expecting expected: ValueType? = nil) -> Problem {
    let spelling = text(name)
    let types = world.enums(withCase: spelling).map(\.name)
    if !types.isEmpty { return Problem(.caseNeedsType(spelling, types: types), range) }
    if let problem = notAValue(name, range) { return problem }
    if ["sender", "previous"].contains(spelling), frames.last?.surroundings == .action {
      return Problem(
        .unknownName(
          spelling, nearest: nil, hint: "an action names it itself: `define action a(sender, previous)`"),
        range)
    }
    if let usage = statementUsage(of: spelling) {
      return Problem(.needsMore(spelling, usage: usage), range)
    }
    if let ours = Resolver.otherLanguages[spelling] {
      return Problem(.unknownName(spelling, nearest: nil, instead: ours), range)
    }
    let known = valueNames + (frames.last?.surroundings == .color ? world.traitPropertyNames : [])
    return Problem(
      .unknownName(
        spelling, nearest: Spelling.nearest(to: spelling, among: known),
        hint: expected.flatMap { world.example(of: $0, insteadOf: .nothing) }), range)
  }

  /// How a statement is used that starts with a word: the one that is nothing but the word and what follows, else the first.
  private func statementUsage(of word: String) -> String? {
    let rows = Statements.rows.filter { $0.head.first?.spelling == word }
    return (rows.first { $0.head.count == 1 } ?? rows.first)?.usage
  }

  /// Words that other languages, or other places of this one, have for what is spelled otherwise.
  private static let otherLanguages = [
    "yes": "true", "YES": "true", "True": "true", "no": "false", "NO": "false", "False": "false",
    "null": "nil", "NULL": "nil", "traits": "traits { … }", "error": "expect error { … }",
    "not": "why not VALUE",
  ]

  /// Where a name stands for a type or a trait, this says how to get at a value.
  private func notAValue(_ name: Name, _ range: SourceRange) -> Problem? {
    let entry = world.entry(name)
    let spelling = text(name)
    if entry.traitProperty >= 0 {
      return Problem(.notAValue(spelling, what: "a trait's property", instead: "cell.\(spelling)"), range)
    }
    if entry.traitKey >= 0 {
      return Problem(.notAValue(spelling, what: "a trait", instead: "cell[\(spelling)]"), range)
    }
    if entry.enumeration >= 0 {
      let first = world.enums[Int(entry.enumeration)].cases.first ?? "…"
      return Problem(.notAValue(spelling, what: "a type", instead: "\(spelling).\(first)"), range)
    }
    if entry.structure >= 0 {
      return Problem(.notAValue(spelling, what: "a type", instead: "\(spelling)(…)"), range)
    }
    return nil
  }

  /// The case that was probably meant: the nearest spelling, or the one that a size's short form stands for.
  ///
  /// ```
  /// nearestCase(to: "XL", among: ["large", "extraLarge"])      // "extraLarge"
  /// ```
  func nearestCase(to spelling: String, among cases: [String]) -> String? {
    cases.first { Resolver.shortForm(of: $0) == spelling } ?? Spelling.nearest(to: spelling, among: cases)
  }

  /// The first letters of a case's words, an X for "extra", as sizes are written on a label.
  private static func shortForm(of name: String) -> String {
    var form = ""
    var rest = Substring(name)
    while let first = rest.first {
      form += rest.lowercased().hasPrefix("extra") ? "X" : first.uppercased()
      rest = rest.dropFirst().drop { !$0.isUppercase }
    }
    return form
  }
}
