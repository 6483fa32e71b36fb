import Syntax

/// Checks the patterns of `switch`, `if case` and `for`.
package enum Patterns {
  /// Whether a value matches a pattern; what the pattern binds is declared in the present block.
  static func match(
    _ value: Checked, _ pattern: Pattern, in checker: inout Checker
  ) throws(Problem) -> @Sendable (inout Session) throws(Problem) -> Bool {
    let code = value.code
    switch pattern.kind {
    case .anything: return { _ throws(Problem) in true }
    case .binding(let name):
      let last = checker.contexts.count - 1
      // `case .playing(let time), .paused(let time)` bind one name.
      let known = checker.contexts[last].blocks.last?[name.text]
      let slot =
        known.flatMap { $0.type == value.type ? $0.slot : nil }
        ?? checker.contexts[last].declare(name.text, value.type).slot
      return { session throws(Problem) in
        session.runtime.stack[session.runtime.base + slot] = try code(&session)
        return true
      }
    case .expression(let expression):
      if case .implicitMember(let name) = expression.kind,
        let owner = checker.session.info(value.type.wrapped),
        owner.cases.contains(where: { $0.name == name.text && !$0.types.isEmpty })
      {
        return try match(value, enumCase: expression, [], pattern.range, in: &checker)
      }
      if case .implicitMember(let name) = expression.kind, name.text == "some", value.type.isOptional {
        return { session throws(Problem) in try code(&session) != .nothing }
      }
      let wanted = try checker.checkOpen(expression, expecting: value.type)
      if wanted.type.name?.hasPrefix("Range<") == true { return contains(wanted, value) }
      let other = try checker.fit(wanted, to: value.type).code
      return { session throws(Problem) in try session.areEqual(try code(&session), try other(&session)) }
    case .optional(let inner):
      var unwrapped = value
      unwrapped.type = value.type.wrapped
      let test = try match(unwrapped, inner, in: &checker)
      return { session throws(Problem) in
        if try code(&session) == .nothing { return false }
        return try test(&session)
      }
    case .isType(let syntax):
      let type = try checker.resolve(syntax)
      return { session throws(Problem) in
        let value = try code(&session)
        return session.isOf(value, type)
      }
    case .asType(let inner, let syntax):
      let type = try checker.resolve(syntax)
      var cast = value
      cast.type = type
      let test = try match(cast, inner, in: &checker)
      return { session throws(Problem) in
        let value = try code(&session)
        guard session.isOf(value, type) else { return false }
        return try test(&session)
      }
    case .tuple(let patterns): return try match(value, tuple: patterns, pattern.range, in: &checker)
    case .enumCase(let name, let patterns):
      return try match(value, enumCase: name, patterns, pattern.range, in: &checker)
    }
  }

  private static func contains(
    _ range: Checked, _ value: Checked
  ) -> @Sendable (inout Session) throws(Problem) -> Bool {
    let (range, code) = (range.code, value.code)
    return { session throws(Problem) in
      guard case .range(let range) = try range(&session), let number = try code(&session).number else {
        return false
      }
      return range.contains(number)
    }
  }

  private static func match(
    _ value: Checked, tuple patterns: [Pattern], _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> @Sendable (inout Session) throws(Problem) -> Bool {
    guard case .tuple(let elements) = value.type, elements.count == patterns.count else {
      throw checker.problem(
        "expected \(checker.named(value.type)), found \(patterns.count) values", at: range)
    }
    let code = value.code
    var tests: [@Sendable (inout Session) throws(Problem) -> Bool] = []
    for (index, pattern) in patterns.enumerated() {
      let part = Checked(elements[index].type, pattern.range) { session throws(Problem) in
        guard case .tuple(let values) = try code(&session) else { return .void }
        return values[index]
      }
      tests.append(try match(part, pattern, in: &checker))
    }
    let all = tests
    return { session throws(Problem) in
      for test in all { guard try test(&session) else { return false } }
      return true
    }
  }

  private static func match(
    _ value: Checked, enumCase name: Expression, _ patterns: [(label: Name?, pattern: Pattern)],
    _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> @Sendable (inout Session) throws(Problem) -> Bool {
    let word: Name
    switch name.kind {
    case .implicitMember(let name), .member(_, let name), .name(let name): word = name
    default: throw checker.problem("expected a case", at: name.range)
    }
    let code = value.code
    if value.type == .named("Error"), case .member(let base, _) = name.kind,
      case .metatype(let type) = try checker.checkOpen(base).type
    {
      // An error of a type: `Failure.code(let code)`.
      var cast = value
      cast.type = type
      let test = try match(cast, enumCase: name, patterns, range, in: &checker)
      return { session throws(Problem) in
        let value = try code(&session)
        guard session.isOf(value, type) else { return false }
        return try test(&session)
      }
    }
    if value.type.isOptional, word.text == "some", let only = patterns.first {
      return try match(value, Pattern(.optional(only.pattern), range), in: &checker)
    }
    guard let found = checker.session.info(value.type.wrapped)?.cases.first(where: { $0.name == word.text })
    else {
      let names = checker.session.info(value.type.wrapped)?.cases.map(\.name) ?? []
      throw checker.problem(
        "\(checker.named(value.type)) has no `\(word.text)`", at: word.range,
        suggestion: Spelling.nearest(to: word.text, among: names).map { "did you mean `.\($0)`?" }
          ?? Unknown.listed(names))
    }
    guard patterns.isEmpty || patterns.count == found.types.count else {
      throw checker.problem("`.\(word.text)` holds \(found.types.count) values", at: range)
    }
    var tests: [@Sendable (inout Session) throws(Problem) -> Bool] = []
    for (index, part) in patterns.enumerated() {
      let type = found.types[index].filled(with: checker.session.placeholders(of: value.type.wrapped))
      let item = Checked(type, range) { session throws(Problem) in
        guard case .enumCase(_, _, let values) = try code(&session), values.indices.contains(index) else {
          return .void
        }
        return values[index]
      }
      tests.append(try match(item, part.pattern, in: &checker))
    }
    let (text, all) = (word.text, tests)
    return { session throws(Problem) in
      guard case .enumCase(_, let name, _) = try code(&session), name == text else { return false }
      for test in all { guard try test(&session) else { return false } }
      return true
    }
  }
}
