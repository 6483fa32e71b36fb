import Syntax

/// The arguments of a call as they were written.
struct Given {
  struct Item {
    var label: Name?
    var value: Expression
    /// A closure behind the parentheses; the first of them has no label.
    var isTrailing = false
  }

  var items: [Item]

  init(_ arguments: [Argument], _ trailing: [TrailingClosure], source: Checker) {
    items = arguments.map { Item(label: $0.label, value: $0.value) }
    items += trailing.map {
      Item(label: $0.label, value: Expression(.closure($0.closure), $0.closure.body.range), isTrailing: true)
    }
  }
}

/// Arguments that were checked against a signature, in the signature's order.
struct Matched {
  struct Write {
    var index: Int
    var store: Store
  }

  var member: Member
  var arguments: [Code]
  var writes: [Write]
  /// What the unknown types of the signature stand for.
  var found: [String: Type]
}

/// Puts the arguments of a call to the parameters of a signature.
package enum Arguments {
  /// The function among several whose labels and types fit.
  static func choose(
    _ members: [Member], _ base: Checked?, _ given: Given, _ name: Name, _ range: SourceRange,
    expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Matched {
    var first: Problem?
    var resolved: [Member] = []
    for member in members { resolved.append(checker.session.resolve(member)) }
    if let only = resolved.first, only.takesAnything { return kept(given, only, in: &checker) }
    let fitting = resolved.filter { assign(given, $0.signature) != nil }
    for member in fitting.isEmpty ? resolved : fitting {
      let known = base.map { checker.session.placeholders(of: $0.type) } ?? wantedParts(name, expected)
      // `prices.reduce(0) { $0 + $1 }`: a whole number that stands for a type may be a Double.
      for found in [known, withDoubles(given, member.signature, known)].compactMap({ $0 }) {
        let contexts = checker.contexts
        do throws(Problem) {
          var matched = try match(given, member.signature, name, range, found: found, in: &checker)
          matched.member = member
          return matched
        } catch {
          checker.contexts = contexts
          // The one that gets furthest says best what is wrong.
          if error.place?.range.start ?? 0 > first?.place?.range.start ?? -1 { first = error }
        }
      }
    }
    throw first ?? checker.problem("`\(name.text)` cannot be called like this", at: name.range)
  }

  private static func withDoubles(_ given: Given, _ signature: Signature, _ known: [String: Type])
    -> [String: Type]?
  {
    var found = known
    for (parameter, items) in zip(signature.parameters, assign(given, signature) ?? []) {
      guard case .unknown(let name) = parameter.type, let item = items.first,
        case .integer = given.items[item].value.kind
      else { continue }
      found[name] = .double
    }
    return found == known ? nil : found
  }

  /// `Array(repeating: .zero, count: 3)`: what the elements are, where that is expected.
  private static func wantedParts(_ name: Name, _ expected: Type?) -> [String: Type] {
    guard name.text == "Array", case .list(let element)? = expected?.wrapped, !element.isOpen else {
      return [:]
    }
    return ["Element": element]
  }

  /// What only decorates takes anything: what can be told of it is evaluated, the rest is left alone.
  private static func kept(_ given: Given, _ member: Member, in checker: inout Checker) -> Matched {
    var codes: [Code] = []
    for item in given.items {
      let before = (checker.session, checker.contexts)
      if let checked = try? checker.checkOpen(item.value, expecting: .any) {
        codes.append(checked.code)
      } else {
        (checker.session, checker.contexts) = before
      }
    }
    return Matched(member: member, arguments: codes, writes: [], found: [:])
  }

  /// Which argument goes to which parameter; nil where they do not fit.
  private static func assign(_ given: Given, _ signature: Signature) -> [[Int]]? {
    var result = [[Int]](repeating: [], count: signature.parameters.count)
    var next = 0
    let plain = given.items.filter { !$0.isTrailing }.count
    for (index, parameter) in signature.parameters.enumerated() {
      while next < plain, given.items[next].label?.text == parameter.label,
        result[index].isEmpty || parameter.isVariadic
      {
        result[index].append(next)
        next += 1
        if !parameter.isVariadic { break }
        if next < plain, given.items[next].label != nil { break }
      }
    }
    guard next == plain else { return nil }
    var trailing = plain
    for (index, parameter) in signature.parameters.enumerated()
    where result[index].isEmpty && trailing < given.items.count {
      guard parameter.type.wrapped.takesClosure else { continue }
      let label = given.items[trailing].label?.text
      if label != nil, label != parameter.label { continue }
      if label == nil, parameter.hasDefault,
        signature.parameters[(index + 1)...].contains(where: { isRequiredClosure($0) }),
        given.items.count - trailing == 1
      {
        continue
      }
      result[index] = [trailing]
      trailing += 1
    }
    guard trailing == given.items.count else { return nil }
    for (index, parameter) in signature.parameters.enumerated() where result[index].isEmpty {
      guard parameter.hasDefault || parameter.isVariadic else { return nil }
    }
    return result
  }

  private static func isRequiredClosure(_ parameter: Signature.Parameter) -> Bool {
    if case .function = parameter.type.wrapped { !parameter.hasDefault } else { false }
  }

  /// Checks the arguments against a signature.
  static func match(
    _ given: Given, _ signature: Signature, _ name: Name, _ range: SourceRange,
    found start: [String: Type] = [:], in checker: inout Checker
  ) throws(Problem) -> Matched {
    guard let assigned = assign(given, signature) else {
      throw misfit(given, signature, name, range, in: checker)
    }
    var found = start
    var codes: [Code] = []
    var writes: [Matched.Write] = []
    for (parameter, items) in zip(signature.parameters, assigned) {
      if parameter.isVariadic {
        codes.append(try variadic(items.map { given.items[$0].value }, parameter, &found, in: &checker))
        continue
      }
      guard let item = items.first else {
        codes.append(always(.nothing))
        continue
      }
      let checked = try argument(given.items[item].value, parameter, &found, in: &checker)
      if parameter.isInout, checked.literal != .nothing || !parameter.type.isOptional {
        guard let store = checked.store else {
          throw checker.problem(
            checked.fixed ?? "this cannot be changed", at: checked.range,
            suggestion: "pass a variable: `&name`")
        }
        writes.append(.init(index: codes.count, store: store))
      }
      codes.append(checked.code)
    }
    let member = Member(name: name.text, kind: .method, signature: signature, body: .stored)
    return Matched(member: member, arguments: codes, writes: writes, found: found)
  }

  private static func argument(
    _ value: Expression, _ parameter: Signature.Parameter, _ found: inout [String: Type],
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    let wanted = parameter.type.filled(with: found)
    if case .named("UITrait") = wanted, let index = try NameLookup.traitKey(value, in: &checker) {
      // What stands for the trait's value in a row, as in `replacing(Theme.self, value: .bold)`.
      found["V"] = checker.session.definitions.traits[index].type
      return NameLookup.trait(index, value.range, in: checker)
    }
    if wanted == .list(.named("UITrait")), case .array(let elements) = value.kind {
      return try traitList(elements, value.range, in: &checker)
    }
    var checked = try checker.checkOpen(parameter.isAutoclosure ? value.inClosure : value, expecting: wanted)
    if checked.isForced, !wanted.isOptional { checked = Optionals.forced(checked, in: checker) }
    if case .list(let element) = wanted, element.isOpen || element == .any,
      let list = checker.list(of: checked), checker.fits(list.type, wanted, &found)
    {
      return list
    }
    if checker.fits(checked.type, wanted, &found) || checker.converted(checked, to: wanted) != nil {
      return try checker.fit(checked, to: wanted.filled(with: found))
    }
    throw checker.problem(
      "expected \(checker.named(wanted)), found \(checker.named(checked.type))", at: checked.range,
      suggestion: wanted == .binding(checked.type) ? "write `$\(checker.text(checked.range))`" : nil)
  }

  /// `[Theme.self, UITraitUserInterfaceStyle.self]`.
  package static func traitList(_ elements: [Expression], _ range: SourceRange, in checker: inout Checker)
    throws(Problem) -> Checked
  {
    var codes: [Code] = []
    for element in elements {
      if let index = try NameLookup.traitKey(element, in: &checker) {
        let id = checker.session.definitions.traits[index].id
        codes.append(always(.trait(id)))
      } else {
        codes.append(try checker.check(element, expecting: .named("UITrait")).code)
      }
    }
    let all = codes
    return Checked(.list(.named("UITrait")), range) { session throws(Problem) in
      .list(try session.evaluate(all))
    }
  }

  private static func variadic(
    _ values: [Expression], _ parameter: Signature.Parameter, _ found: inout [String: Type],
    in checker: inout Checker
  ) throws(Problem) -> Code {
    var codes: [Code] = []
    for value in values { codes.append(try argument(value, parameter, &found, in: &checker).code) }
    let all = codes
    return { session throws(Problem) in .list(try session.evaluate(all)) }
  }

  /// Says what is wrong with the arguments.
  private static func misfit(
    _ given: Given, _ signature: Signature, _ name: Name, _ range: SourceRange, in checker: Checker
  ) -> Problem {
    let labels = signature.parameters.compactMap(\.label)
    for item in given.items {
      guard let label = item.label, !labels.contains(label.text) else { continue }
      let nearest = Spelling.nearest(to: label.text, among: labels)
      if checker.session.info(.named(name.text))?.fields.contains(where: {
        $0.name == label.text && $0.isPrivate
      })
        == true
      {
        return checker.problem(
          "`\(label.text)` is private to \(name.text), and cannot be set from outside", at: label.range,
          suggestion: "without `private` its initialiser takes it")
      }
      return checker.problem(
        "`\(name.text)` has no argument `\(label.text)`", at: label.range,
        suggestion: nearest.map { "did you mean `\($0)`?" } ?? "it is `\(usage(name, signature))`")
    }
    let missing = signature.parameters.first { parameter in
      !parameter.hasDefault && !given.items.contains { $0.label?.text == parameter.label }
    }
    if let missing, given.items.count < signature.parameters.count {
      return checker.problem(
        "`\(name.text)` needs `\(missing.label ?? missing.name)`", at: range,
        suggestion: "it is `\(usage(name, signature))`")
    }
    return checker.problem(
      "`\(name.text)` does not take this", at: range, suggestion: "it is `\(usage(name, signature))`")
  }

  private static func usage(_ name: Name, _ signature: Signature) -> String {
    let parameters = signature.parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "") + "\(parameter.type)"
    }
    return "\(name.text)(\(parameters.joined(separator: ", ")))"
  }
}

extension Type {
  /// Whether a closure can be given here: a function is wanted, or anything.
  fileprivate var takesClosure: Bool {
    switch self {
    case .function, .unknown: true
    default: false
    }
  }
}

extension Expression {
  /// `{ value }`, which an `@autoclosure` makes of a value.
  fileprivate var inClosure: Expression {
    let body = Block(statements: [Statement(.expression(self), range)], range: range)
    return Expression(.closure(Closure(captures: [], parameters: nil, result: nil, body: body)), range)
  }
}
