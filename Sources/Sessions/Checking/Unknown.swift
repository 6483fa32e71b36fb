import Syntax

/// Says of a name that nothing has what would have worked.
package enum Unknown {
  static func listed(_ names: [String]) -> String? {
    names.isEmpty || names.count > 8 ? nil : "it has \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }

  /// What is said of a name that nothing has: the nearest that would have worked.
  static func unknown(_ name: Name, expecting expected: Type?, in checker: Checker) -> Problem {
    let text = name.text
    if checker.session.definitions.traitProperties[text] != nil {
      return checker.problem(
        "`\(text)` is a trait's property, and stands behind what has traits", at: name.range,
        suggestion: "write `NAME.\(text)`")
    }
    if let kind = checker.session.language.kind(text), kind.syntax.isCommand, !checker.standsInNoBlock {
      return checker.problem(
        "`\(text)` stands only at top level", at: name.range, suggestion: "write it as a statement of its own"
      )
    }
    if let unmodelled = unmodelled(text, in: checker) { return checker.problem(unmodelled, at: name.range) }
    var candidates = checker.names
    if let expected { candidates += checker.session.staticNames(of: expected.wrapped) }
    let nearest = Spelling.nearest(to: text, among: candidates)
    if let expected, let info = checker.session.info(expected.wrapped), info.kind == .enumeration,
      nearest == nil
    {
      return checker.problem(
        "`\(text)` is neither a name nor a value of \(expected.wrapped)", at: name.range,
        suggestion: listed(info.cases.map(\.name)))
    }
    let plain = String(text.dropFirst())
    if text.hasPrefix("$"), checker.names.contains(plain) {
      return checker.problem(
        "`\(plain)` is no state, and has no binding", at: name.range,
        suggestion: "`@State var \(plain)` has one; `.constant(\(plain))` ignores what is written")
    }
    let isVariable = text.first?.isLetter == true && text.first?.isUppercase == false
    return checker.problem(
      "nothing here is called `\(text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\($0)`?" }
        ?? (isVariable ? "`let \(text) = …` would make it" : nil))
  }

  /// What Swift code may name and Mendel does not have.
  private static func unmodelled(_ text: String, in checker: Checker) -> String? {
    guard text.hasPrefix("UI") || text.hasPrefix("NS") || text.hasPrefix("CA"), text.count > 3,
      Spelling.nearest(to: text, among: checker.session.typeNames) == nil
    else { return nil }
    return "\(text) is not part of Mendel"
  }

  /// A member that a value does not have.
  static func unknownMember(_ name: Name, of base: Checked, in checker: Checker) -> Problem {
    let text = name.text
    if checker.session.isEnvironment(base.type)
      || ["UITraitCollection", "UITraitOverrides", "UIMutableTraits"].contains(base.type.name)
    {
      let traits = Array(checker.session.definitions.traitProperties.keys)
      let members = checker.session.lineage(base.type).flatMap { $0.members.keys }
      let nearest = Spelling.nearest(to: text, among: traits) ?? Spelling.nearest(to: text, among: members)
      return checker.problem(
        "no trait has the property `\(text)`", at: name.range,
        suggestion: nearest.map { "did you mean `\($0)`?" }
          ?? "Apple's are spelled as in UIKit; `define trait` makes others")
    }
    let members = checker.session.lineage(base.type).flatMap { $0.members.keys.sorted() }
    let nearest = Spelling.nearest(to: text, among: members)
    return checker.problem(
      "\(checker.named(base.type)) has no `\(text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\($0)`?" } ?? listed(members))
  }
}
