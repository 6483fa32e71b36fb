import Journals
import Syntax
import Traits

/// What is said of a name that means nothing where it stands.
extension Resolver {
  /// Where a name means nothing, this says what it could have meant, or what a value of the expected type
  /// looks like.
  mutating func unknown(_ name: Name, _ range: SourceRange, expecting expected: ValueType? = nil) -> Problem {
    let spelling = text(name)
    if let problem = unknownInEquality(name, range) { return problem }
    let types = world.enums(withCase: spelling).map(\.name)
    if !types.isEmpty {
      return expected.map { misplacedCase(spelling, range, $0) }
        ?? Problem(.caseNeedsType(spelling, types: types), range)
    }
    if let problem = notAValue(name, range) { return problem }
    if ["sender", "previous"].contains(spelling), frames.last?.surroundings == .action {
      return Problem(
        .unknownName(
          spelling, nearest: nil, hint: "an action names it itself: `define action a(sender, previous)`"),
        range)
    }
    if frames.last?.sender != nil {
      if Resolver.methodStatements.contains(spelling) {
        return Problem(.write("\(spelling)()", for: spelling), range)
      }
      if (declaredProperties[name] ?? world.plainPropertyType(name)) != nil {
        return Problem(.unknownName(spelling, nearest: nil, instead: "sender.\(spelling)"), range)
      }
      if spelling == "self" { return Problem(.unknownName(spelling, nearest: nil, instead: "sender"), range) }
    }
    if Resolver.handed.contains(spelling) {
      return Problem(.unknownName(spelling, nearest: nil, instead: "PLACE.\(spelling)"), range)
    }
    if spelling == "super" {
      return Problem(
        .unknownName(spelling, nearest: nil, hint: "UIKit's own work is done anyway: leave the call out"),
        range)
    }
    if let usage = statementUsage(of: spelling) {
      return Problem(.needsMore(spelling, usage: usage), range)
    }
    if let ours = Resolver.otherLanguages[spelling] {
      return Problem(.unknownName(spelling, nearest: nil, instead: ours), range)
    }
    if name == nameUnderWay {
      return Problem(
        .unknownName(spelling, nearest: nil, hint: "it is not there yet: its value is made before it"), range)
    }
    let known = valueNames + (frames.last?.surroundings == .color ? world.traitPropertyNames : [])
    return Problem(
      .unknownName(
        spelling, nearest: Spelling.nearest(to: spelling, among: known),
        hint: expected.flatMap { example(of: $0, named: spelling) }), range)
  }

  /// What a value of a type looks like, or what gives it the name that nothing has.
  private func example(of type: ValueType, named name: String) -> String? {
    let example = world.example(of: type, insteadOf: .nothing)
    return name.count > 40 ? example : example?.replacing("`let NAME =", with: "`let \(name) =")
  }

  /// A name in a struct's `equal { … }` that is neither a field nor a case: there are the two sides, which are
  /// read by their fields.
  private func unknownInEquality(_ name: Name, _ range: SourceRange) -> Problem? {
    guard let scope = fieldScope else { return nil }
    let field = scope.fields.first?.name ?? "a"
    let example = "\(text(scope.left)).\(field) == \(text(scope.right)).\(field)"
    if name == scope.left || name == scope.right {
      return Problem(.wholeSide(text(name), example: example), range)
    }
    guard world.enums(withCase: text(name)).isEmpty else { return nil }
    return Problem(
      .unknownName(
        text(name), nearest: Spelling.nearest(to: text(name), among: valueNames),
        hint: "`equal` compares fields, as in `\(example)`"), range)
  }

  /// A case where a value of a type is expected that has no cases.
  func misplacedCase(_ spelling: String, _ range: SourceRange, _ expected: ValueType) -> Problem {
    let example = world.example(of: unwrapped(expected), insteadOf: .nothing)
    let isScale = unwrapped(expected) == .double && spelling == "unspecified"
    return Problem(
      .mismatch(
        expected: world.describe(expected), found: "the case `\(spelling)`",
        hint: isScale ? "0 means unspecified for a scale" : example), range)
  }

  /// The value whose member is read; a name that nothing has is looked for among what has that member.
  ///
  /// Before a dot no statement's word can stand, so that `view.theme` says what any other name would.
  mutating func owner(_ base: Expression, of member: Identifier, isPlace: Bool = false) throws(Problem)
    -> Typed
  {
    do throws(Problem) { return try resolve(base) } catch {
      guard case .name(let name) = base.kind, error.range == base.range else { throw error }
      switch error.kind {
      case .needsMore, .caseNeedsType, .unknownName(_, nearest: _, instead: nil, hint: nil): break
      default: throw error
      }
      throw unknownOwner(Identifier(name, base.range), of: member, isPlace: isPlace)
    }
  }

  private func unknownOwner(_ name: Identifier, of member: Identifier, isPlace: Bool) -> Problem {
    if isPlace { return unknownEnvironment(name) }
    if let problem = unknownInEquality(name.name, name.range) { return problem }
    let isColor = ["UIColor", "Color"].contains(text(name))
    if isColor, world.colorConstant(member.name) != nil {
      return Problem(
        .write(text(member), for: "\(text(name)).\(text(member))"), name.range.through(member.range))
    }
    if let nearest = nearest(name, valueNames) {
      return Problem(.unknownName(text(name), nearest: nearest), name.range)
    }
    if isColor, let color = nearest(member, world.colorNames) {
      return Problem(.write(color, for: "\(text(name)).\(text(member))"), name.range.through(member.range))
    }
    if isColor {
      return Problem(
        .unknownName(
          text(name), nearest: nil,
          hint: "a colour is a name such as `red`, or `#1e90ff`; `define color` makes one that follows traits"
        ),
        name.range)
    }
    if let nearest = nearest(name, world.typeNames.filter { hasMembers($0, member) }) {
      return Problem(.unknownName(text(name), nearest: nearest), name.range)
    }
    let isEnvironments =
      trait(property: member.name) != nil || world.memberNames(of: .environment).contains(text(member))
    return Problem(
      .unknownName(
        text(name), nearest: nil, hint: isEnvironments ? "`show tree` shows the environments" : nil),
      name.range)
  }

  /// Whether something may stand behind a type's name and a dot: a case, or how often `==` was asked.
  private func hasMembers(_ type: String, _ member: Identifier) -> Bool {
    guard let name = world.names.known(type) else { return false }
    if name.word == .traitCollectionClass { return (try? collectionClassMember(member)) != nil }
    let entry = world.entry(name)
    return entry.enumeration >= 0 || entry.structure >= 0
  }

  /// The call that was meant where a method was named without one: `cell.setNeedsLayout()`.
  mutating func call(of method: Identifier, _ owner: Typed, _ base: Expression) throws(Problem) -> String? {
    let place = "\(source(base)).\(text(method))"
    if owner.type == .environment {
      guard Resolver.methodStatements.contains(text(method)) else { return nil }
      try checkMethod(text(method), of: owner.code, source(base), method.range)
      return place + "()"
    }
    guard world.methodNames(of: owner.type).contains(text(method)) else { return nil }
    let labels = [
      "changedTraits": "from: ", "containsTraits": "in: ", "hasDifferentColorAppearance": "comparedTo: ",
      "image": "with: ", "resolvedColor": "with: ",
    ]
    return place + "(\(labels[text(method)] ?? "")…)"
  }

  /// How a statement is used that starts with a word: the one that is nothing but the word and what follows,
  /// else the first.
  private func statementUsage(of word: String) -> String? {
    let rows = Statements.rows.filter { $0.head.first?.spelling == word }
    if word == Word.performAsCurrent.spelling { return Statements[.performAsCurrent]?.usage }
    return (rows.first { $0.head.count == 1 } ?? rows.first)?.usage
  }

  /// What only handlers have without a place before it.
  private static let handed: Set = ["traitCollection", "traitOverrides"]

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
      return Problem(
        .notAValue(spelling, what: "a trait's property", instead: "\(world.examples.place).\(spelling)"),
        range)
    }
    if entry.traitKey >= 0 {
      return Problem(
        .notAValue(spelling, what: "a trait", instead: "\(world.examples.place)[\(spelling)]"), range)
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
