import Syntax

// Which argument of a call goes to which parameter of a signature.
extension Checker {
  /// The function among several whose labels and types fit.
  mutating func choose(_ members: [Member], _ base: Checked?, _ given: Given) throws(Problem) -> Matched {
    var first: Problem?
    let resolved = members.map(\.resolved)
    var fitting = resolved.filter {
      !$0.takesAnything && assign(given, $0.signature) != nil && ($0.isForAll || base?.type.isNested == true)
    }
    // What does it comes before what a protocol asks for.
    if fitting.count > 1, !fitting.allSatisfy(session.isAsked) { fitting.removeAll(where: session.isAsked) }
    // Who says most of what it takes comes first; one to which a whole number is a Double comes late, and last one that takes any number
    // of arguments.
    let ranks = fitting.map { one in
      (one.signature.isVariadic ? 1000 : makesDoubles(of: given, one) ? 100 : 0)
        + fitting.count { isCloser($0, than: one) }
    }
    fitting = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { fitting[$0] }
    if fitting.isEmpty, let kept = resolved.first(where: \.takesAnything) {
      // What only decorates takes anything: what can be told of it is evaluated, the rest is left alone.
      return Matched(member: kept, arguments: given.items.compactMap { attempt($0.value)?.code })
    }
    for member in fitting.isEmpty ? resolved : fitting {
      let known = base.map { session.placeholders(of: $0.type) } ?? wantedParts(given)
      var tries = [known]
      var next = 0
      while next < tries.count {
        let contexts = contexts
        do throws(Problem) { return try match(given, member, found: tries[next]) } catch {
          self.contexts = contexts
          if next == 0 { tries += wider(given, member.signature, known) }
          next += 1
          // The one that gets furthest says best what is wrong.
          if error.place?.range.start ?? 0 > first?.place?.range.start ?? -1 { first = error }
        }
      }
    }
    throw first ?? problem("`\(given.name.text)` cannot be called like this", at: given.name.range)
  }

  /// Whether a function says more of what it takes than another: a type and not any, a subclass, a value that is there.
  private func isCloser(_ one: Member, than other: Member) -> Bool {
    guard !one.isRow, !other.isRow else { return false }
    let (mine, its) = (one.signature.types, other.signature.types)
    let pairs = zip(mine, its).filter { $0 != $1 }
    return pairs.isEmpty
      ? mine.count < its.count
      : pairs.allSatisfy { a, b in
        if case .function = b { return false }
        let (isOpen, isOtherOpen) = (a.isOpen || a == .any, b.isOpen || b == .any)
        if (a, b) == (.int, .double) { return true }
        return isOpen == isOtherOpen ? fits(a, b) && !fits(b, a) : isOtherOpen
      }
  }

  /// Whether one of several functions has the labels of a call.
  func takes(_ members: [Member]?, _ given: Given) -> Bool {
    members?.contains { assign(given, $0.resolved.signature) != nil } ?? true
  }

  /// An expression of any type; nil for one with a mistake, which leaves no trace.
  mutating func attempt(_ expression: Expression, expecting type: Type = .any) -> Checked? {
    let before = (session, contexts)
    if let checked = try? fit(checkOpen(expression, expecting: type), to: type) { return checked }
    (session, contexts) = before
    return nil
  }

  private func makesDoubles(of given: Given, _ member: Member) -> Bool {
    zip(member.signature.parameters, assign(given, member.signature) ?? []).contains { parameter, items in
      parameter.type == .double && items.contains { given.items[$0].value.isWhole }
    }
  }

  /// What else an argument that stands for a type may be: a whole number a Double, as in `prices.reduce(0) { $0 + $1 }`, and an object
  /// one of a superclass, as in `sequence(first: self) { $0.next }`.
  private mutating func wider(
    _ given: Given, _ signature: Signature, _ known: [String: Type]
  ) -> [[String: Type]] {
    var found = known
    for (parameter, items) in zip(signature.parameters, assign(given, signature) ?? []) {
      guard case .unknown(let name) = parameter.type, known[name] == nil, let item = items.first else {
        continue
      }
      let value = given.items[item].value
      if value.isWhole { found[name] = .double }
      var trial = self
      if let type = (try? trial.checkOpen(value))?.type, session.info(type)?.kind == .class {
        return session.lineage(type).dropFirst().filter { $0.kind == .class }.map {
          known.merging([name: .named($0.name)]) { $1 }
        }
      }
    }
    return found == known ? [] : [found]
  }

  /// `Array(repeating: .zero, count: 3)`: what the elements are, where that is expected.
  private func wantedParts(_ given: Given) -> [String: Type] {
    if given.name.text == "Tab", let tabs { return ["T": tabs] }
    // `Box<Double>(1)`
    if let type = given.expected?.wrapped, let name = type.name,
      name == given.name.text || name.hasPrefix(given.name.text + "<")
    {
      return session.placeholders(of: type)
    }
    guard given.name.text == "Array", case .list(let element)? = given.expected?.wrapped, !element.isOpen
    else { return [:] }
    return ["Element": element]
  }

  /// Which argument goes to which parameter; nil where they do not fit.
  private func assign(_ given: Given, _ signature: Signature) -> [[Int]]? {
    let (items, parameters) = (given.items, signature.parameters)
    var result = [[Int]](repeating: [], count: parameters.count)
    var next = 0
    let plain = items.count { !$0.isTrailing }
    for (index, parameter) in parameters.enumerated() {
      while next < plain,
        items[next].label?.text == (result[index].isEmpty ? parameter.label : nil),
        result[index].isEmpty || parameter.isVariadic
      {
        result[index].append(next)
        next += 1
        if !parameter.isVariadic || next < plain && items[next].label != nil { break }
      }
    }
    guard next == plain else { return nil }
    for (index, parameter) in parameters.enumerated() where result[index].isEmpty && next < items.count {
      guard parameter.type.wrapped.takesClosure else { continue }
      let label = items[next].label?.text
      if label != nil, label != parameter.label { continue }
      // A closure without a label goes to one that has no default, before that of the next closure's label.
      let following = items.dropFirst(next + 1).first?.label?.text
      let others = parameters[(index + 1)...].prefix { following == nil || $0.label != following }
      if label == nil, parameter.hasDefault, others.contains(where: \.isClosure) { continue }
      result[index] = [next]
      next += 1
    }
    let isWhole = zip(parameters, result).allSatisfy { $0.hasDefault || $0.isVariadic || !$1.isEmpty }
    return next == items.count && isWhole ? result : nil
  }

  /// Checks the arguments against a member's signature.
  mutating func match(_ given: Given, _ member: Member, found: [String: Type] = [:]) throws(Problem)
    -> Matched
  {
    let parameters = member.signature.parameters
    guard let assigned = assign(given, member.signature) else { throw misfit(given, member.signature) }
    var matched = Matched(member: member, found: found)
    // `assign(to: \.text, on: label)`: where a key path begins, an argument behind it says.
    if given.items.contains(where: { if case .keyPath(nil, _) = $0.value.kind { true } else { false } }) {
      for (parameter, items) in zip(parameters, assigned) {
        guard case .unknown(let name) = parameter.type, matched.found[name] == nil, let item = items.first,
          !takesTypeFromOutside(given.items[item].value)
        else { continue }
        matched.found[name] = try checkOpen(given.items[item].value).type
      }
    }
    // `.constant(.home)`: what is bound is what is expected.
    if case .binding(let wanted)? = given.expected?.wrapped, !wanted.isOpen,
      case .binding(.unknown(let name)) = member.signature.result, matched.found[name] == nil
    {
      matched.found[name] = wanted
    }
    // `_ type: T.Type = T.self`: what `T` is may be known only by what is expected.
    var metatypes: [(index: Int, name: String)] = []
    for (parameter, items) in zip(parameters, assigned) {
      var store: Store?
      if parameter.isVariadic {
        matched.arguments.append(
          listing(
            try items.map { item throws(Problem) in
              try argument(given.items[item].value, parameter, &matched.found).code
            }))
      } else if let item = items.first {
        let checked = try argument(given.items[item].value, parameter, &matched.found)
        if parameter.isInout {
          store = try self.store(of: checked, given.items[item].value, for: parameter, of: member)
        }
        matched.arguments.append(checked.code)
      } else {
        if case .metatype(.unknown(let name)) = parameter.type {
          metatypes.append((matched.arguments.count, name))
        }
        matched.arguments.append(always(.nothing))
      }
      matched.stores.append(store)
    }
    let bounds = member.signature.bounds
    if let expected = given.expected, !bounds.isEmpty {
      _ = fits(expected, member.signature.result, &matched.found)
    }
    for (name, bound) in bounds where !fits(matched.found[name] ?? bound, bound) {
      throw problem("expected \(named(bound)), found \(named(matched.found[name] ?? bound))", at: given.range)
    }
    for (index, name) in metatypes { matched.arguments[index] = code(for: matched.found[name] ?? .any) }
    return matched
  }

  /// Where an `inout` argument goes back to; `nil` for a `nil` that stands for none.
  private func store(
    of checked: Checked, _ value: Expression, for parameter: Signature.Parameter, of member: Member
  ) throws(Problem) -> Store? {
    if !value.isPassedInOut, !member.isRow {
      throw problem(
        "`\(member.name)` changes what it is given here", at: checked.range,
        suggestion: "write `&\(text(checked.range))`")
    }
    if checked.literal == .nothing, parameter.type.isOptional { return nil }
    if let store = checked.store { return store }
    throw problem(
      checked.fixed ?? "this cannot be changed", at: checked.range, suggestion: "pass a variable: `&name`")
  }

  private mutating func argument(
    _ value: Expression, _ parameter: Signature.Parameter, _ found: inout [String: Type]
  ) throws(Problem) -> Checked {
    let wanted = parameter.type.filled(with: found)
    if case .named("UITrait") = wanted, let index = traitKey(value) {
      // What stands for the trait's value in a row, as in `replacing(Theme.self, value: .bold)`.
      found["V"] = session.definitions.traits[index].type
      return trait(index, value.range)
    }
    var checked = try checkOpen(parameter.isAutoclosure ? value.inClosure : value, expecting: wanted)
    if !wanted.isOptional { checked = unwrapped(checked) }
    if case .list(let element) = wanted, element.isOpen || element == .any, let list = list(of: checked),
      fits(list.type, wanted, &found)
    {
      return list
    }
    if value.isPassedInOut, !parameter.isInout, wanted != .any {
      throw problem(
        "what stands here is not changed", at: value.range, suggestion: "write it without `&`")
    }
    if fits(checked.type, wanted, &found) || converted(checked, to: wanted) != nil {
      return try fit(checked, to: wanted.filled(with: found))
    }
    throw problem(
      "expected \(named(wanted)), found \(named(checked.type))", at: checked.range,
      suggestion: wanted == .binding(checked.type) ? "write `$\(text(checked.range))`" : nil)
  }

  private func misfit(_ given: Given, _ signature: Signature) -> Problem {
    let name = given.name.text
    let labels = signature.parameters.compactMap(\.label)
    let types = signature.parameters.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }
    let usage = "it is `\(name)(\(types.joined(separator: ", ")))`"
    if let label = given.items.compactMap(\.label).first(where: { !labels.contains($0.text) }) {
      let fields = session.info(.named(name))?.fields ?? []
      if fields.contains(where: { $0.name == label.text && $0.isPrivate }) {
        return problem(
          "`\(label.text)` is private to \(name), and cannot be set from outside", at: label.range,
          suggestion: "without `private` its initialiser takes it")
      }
      return problem(
        "`\(name)` has no argument `\(label.text)`", at: label.range,
        suggestion: Spelling.suggestion(for: label.text, among: labels) ?? usage)
    }
    let missing = signature.parameters.first { parameter in
      !parameter.hasDefault && !given.items.contains { $0.label?.text == parameter.label }
    }
    guard let missing, given.items.count < signature.parameters.count else {
      return problem("`\(name)` does not take this", at: given.range, suggestion: usage)
    }
    return problem(
      "`\(name)` needs `\(missing.label ?? missing.name)`", at: given.range, suggestion: usage)
  }
}

extension Member {
  /// Whether it is there whatever the elements of a list are.
  fileprivate var isForAll: Bool {
    if case .row(let row) = body { !row.declaration.hasSuffix("where Element: Sequence") } else { true }
  }
}

extension Signature.Parameter {
  fileprivate var isClosure: Bool {
    if case .function = type.wrapped { !hasDefault } else { false }
  }
}

extension Type {
  fileprivate var isNested: Bool { if case .list(.list) = self { true } else { false } }

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
  var inClosure: Expression { Expression(.closure(Closure(Block(self))), range) }

  /// Whether it is a whole number that is written: `1`, `-1`.
  fileprivate var isWhole: Bool {
    switch kind {
    case .integer: true
    case .prefix(_, let inner): inner.isWhole
    default: false
    }
  }
}
