import Syntax

// Assigns the arguments of a call to the parameters of a signature.
extension Checker {
  /// The indices of the arguments for each parameter; nil if they do not fit.
  func assign(_ given: Call, _ signature: Signature) -> [[Int]]? {
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
      // An unlabelled closure skips a parameter with a default if another closure parameter follows before the next closure's label.
      let following = items.dropFirst(next + 1).first?.label?.text
      let others = parameters[(index + 1)...].prefix { following == nil || $0.label != following }
      if label == nil, parameter.hasDefault, others.contains(where: \.isClosure) { continue }
      result[index] = [next]
      next += 1
    }
    let isWhole = zip(parameters, result).allSatisfy { $0.hasDefault || $0.isVariadic || !$1.isEmpty }
    return next == items.count && isWhole ? result : nil
  }

  mutating func match(_ given: Call, _ member: Member, found: [String: Type]) throws(Problem) -> MatchedCall {
    let parameters = member.signature.parameters
    guard let assigned = assign(given, member.signature) else { throw mismatch(given, member.signature) }
    var matched = MatchedCall(member: member, found: found)
    inferFromLaterArguments(given, parameters, assigned, &matched.found)
    if let (name, type) = inferredFromResult(given, member.signature), matched.found[name] == nil {
      matched.found[name] = type
    }
    // `_ type: T.Type = T.self`: only the expected type may tell what `T` is.
    var metatypes: [(index: Int, name: String)] = []
    for (parameter, items) in zip(parameters, assigned) {
      var store: Store?
      if parameter.isVariadic {
        let codes = try items.map { item throws(Problem) in
          try argument(given.items[item].value, parameter, &matched.found).code
        }
        matched.arguments.append(listing(codes))
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
        // `#line` and similar macros give the place of the call.
        let macro = try parameter.macro.map { name throws(Problem) in
          try check(macro: name, [], given.range, expecting: .any).code
        }
        matched.arguments.append(macro ?? parameter.fallback ?? always(.nothing))
      }
      matched.stores.append(store)
    }
    let bounds = member.signature.bounds
    if let expected = given.expected, !bounds.isEmpty {
      _ = fits(expected, member.signature.result, &matched.found)
      // `func two<T>() -> T` called where the `T` of another function or type is expected.
      let around = selfType.flatMap { session.info($0)?.parameters } ?? []
      for name in expected.parameters where matched.found[name] == nil && bounds[name] != nil {
        if around.contains(name) || local(name) != nil { matched.found[name] = .unknown(name) }
      }
    }
    // `func make<T: UILabel>() -> T` makes a label if nothing else tells what `T` is.
    if case .unknown(let name) = member.signature.result.wrapped, matched.found[name] == nil,
      let bound = bounds[name],
      session.info(bound)?.kind == .class
    {
      matched.found[name] = bound
    }
    try require(bounds, member.isRow ? [] : member.signature.requirements, of: matched.found, given.range)
    for (index, name) in metatypes { matched.arguments[index] = code(for: matched.found[name] ?? .any) }
    return matched
  }

  /// Refuses a type for a generic parameter that does not conform to its bound, and one of the learner's without the `==` or `<` that
  /// the parameter asks for.
  func require(
    _ bounds: [String: Type], _ requirements: Set<Requirement> = [], of found: [String: Type],
    _ range: SourceRange
  ) throws(Problem) {
    for (name, bound) in bounds where !fits(found[name] ?? bound, bound) {
      throw problem("expected \(named(bound)), found \(named(found[name] ?? bound))", at: range)
    }
    let known: [Type] = [.named("Equatable"), .named("Hashable"), .named("Comparable")]
    for one in requirements where known.contains(one.type) {
      guard let type = found[one.part], let info = session.info(type), !info.isApple, info.kind != .protocol,
        !session.meets(one, type)
      else { continue }
      throw problem(
        "`\(one.part)` is to be \(one.type), and \(named(type)) is not", at: range,
        suggestion: "declare `\(info.name): \(one.type)`")
    }
  }

  /// Infers generic parameters from later arguments: `assign(to: \.text, on: label)`, `tag(.first, selection: $page)`.
  private mutating func inferFromLaterArguments(
    _ given: Call, _ parameters: [Signature.Parameter], _ assigned: [[Int]], _ found: inout [String: Type]
  ) {
    let needed = zip(parameters, assigned).flatMap { parameter, items -> [String] in
      guard let item = items.first else { return [] }
      let value = given.items[item].value
      switch (value.kind, parameter.type.wrapped) {
      case (.keyPath(nil, _), .function(let roots, _)): return roots.flatMap(\.parameters)
      // `Store(.init(), Counter())`, where the first is an `R.State` and the second an `R`.
      case (_, .unknown(let name)) where value.isChainOfDots:
        return [String(name.prefix { $0 != "." })]
      default: return []
      }
    }
    for (parameter, items) in zip(parameters, assigned) where !needed.isEmpty {
      guard let item = items.first, parameter.type.parameters.contains(where: needed.contains),
        parameter.type.parameters.allSatisfy({ found[$0] == nil }),
        case let value = given.items[item].value, !takesTypeFromOutside(value)
      else { continue }
      switch value.kind {
      case .closure, .keyPath: continue
      default:
        if let type = (try? checkUnfitted(value))?.type { _ = fits(type, parameter.type, &found) }
      }
    }
  }

  /// The generic parameter that the expected result of a call determines, if its arguments need to know it.
  private mutating func inferredFromResult(_ given: Call, _ signature: Signature) -> (
    name: String, type: Type
  )? {
    guard let wanted = given.expected else { return nil }
    // `.constant(.home)`: the value has the type that the expected binding refers to.
    if case .binding(let bound) = wanted.wrapped, !bound.isOpen,
      case .binding(.unknown(let name)) = signature.result
    {
      return (name, bound)
    }
    // `withAnimation { …; return 1 }` where a Double is expected: the closure has the call's result type. The same applies to `map`.
    let (name, type): (String, Type)
    switch (signature.result, wanted.wrapped) {
    case (.unknown(let result), _) where !wanted.isOptional && wanted != .any: (name, type) = (result, wanted)
    case (.list(.unknown(let result)), .list(let element)): (name, type) = (result, element)
    case (.optional(.unknown(let result)), let inner) where wanted.isOptional && inner != .any:
      // The result of `map { $0 > 9 ? nil : "small" }` is an optional of an optional.
      let isMapped = signature.parameters.contains {
        if case .function(_, .unknown(result)) = $0.type { true } else { false }
      }
      if isMapped, given.items.contains(where: \.value.givesNil) { return nil }
      (name, type) = (result, inner)
    default: return nil
    }
    // `views.reduce(AnyView(self)) { … }` where any View is expected: the argument's type is more specific.
    let isGiven = signature.parameters.contains { $0.type == .unknown(name) }
    let isSequence = if case .sequence = wanted { true } else { false }
    if case .unknown(let own) = wanted, local(own) != nil { return (name, type) }
    if wanted.isOpen || isGiven && (isSequence || session.isOpen(wanted)) { return nil }
    let isInClosure = signature.parameters.contains { parameter in
      if case .function = parameter.type.wrapped { parameter.type.parameters.contains(name) } else { false }
    }
    return isInClosure ? (name, type) : nil
  }

  /// The store for an `inout` argument; `nil` if the argument is `nil` and stands for no place.
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
      checked.fixed?.why ?? "this cannot be changed", at: checked.range,
      suggestion: checked.fixed?.instead ?? "pass a variable: `&name`")
  }

  private mutating func argument(
    _ value: Expression, _ parameter: Signature.Parameter, _ found: inout [String: Type]
  ) throws(Problem) -> Checked {
    for name in parameter.type.parameters where found[name] == nil {
      found[name] = session.associated(name, found)
    }
    let wanted = parameter.type.filled(with: found)
    var value = value
    if let builder = parameter.builder, case .closure(var closure) = value.kind {
      closure.body = try built(closure.body, by: builder)
      value.kind = .closure(closure)
    }
    if case .named("UITrait") = wanted, let index = traitKey(value) {
      // `V` is the type of the trait's value in a row, as in `replacing(Theme.self, value: .bold)`.
      found["V"] = session.definitions.traits[index].type
      return trait(index, value.range)
    }
    let isOfAny = parameter.isInout && wanted == .any
    var checked = try checkUnfitted(
      parameter.isAutoclosure ? value.inClosure : value, expecting: isOfAny ? nil : wanted)
    if !wanted.isOptional { checked = unwrapped(checked) }
    if case .list(let element) = wanted, element.isOpen || element == .any, let list = list(of: checked),
      fits(list.type, wanted, &found)
    {
      return list
    }
    // `assign(to: &$results)` passes the publisher, which is not changed.
    let isPublisher = wanted.tableName == "Published.Publisher"
    if value.isPassedInOut, !parameter.isInout, wanted != .any, !isPublisher {
      throw problem("what stands here is not changed", at: value.range, suggestion: "write it without `&`")
    }
    if fits(checked.type, wanted, &found) || converted(checked, to: wanted) != nil {
      return try fit(checked, to: wanted.filled(with: found))
    }
    throw problem(
      "expected \(named(wanted)), found \(named(checked.type))", at: checked.range,
      suggestion: conversion(of: checked, to: wanted))
  }

  private func mismatch(_ given: Call, _ signature: Signature) -> Problem {
    let name = given.name.text
    let labels = signature.parameters.compactMap(\.label)
    func usage(_ parameters: [Signature.Parameter]) -> String {
      let types = parameters.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }
      return "it is `\(name)(\(types.joined(separator: ", ")))`"
    }
    if let label = given.items.compactMap(\.label).first(where: { !labels.contains($0.text) }) {
      let fields = session.info(.named(name))?.fields ?? []
      if fields.contains(where: { $0.name == label.text && $0.isPrivate }) {
        return problem(
          "`\(label.text)` is private to \(name), and cannot be set from outside", at: label.range,
          suggestion: "without `private` its initialiser takes it")
      }
      return problem(
        "`\(name)` has no argument `\(label.text)`", at: label.range,
        suggestion: Spelling.suggestion(for: label.text, among: labels) ?? usage(signature.parameters))
    }
    let missing = signature.parameters.first { parameter in
      !parameter.hasDefault && !given.items.contains { $0.label?.text == parameter.label }
    }
    guard let missing, given.items.count < signature.parameters.count else {
      return problem(
        "`\(name)` does not take this", at: given.range, suggestion: usage(signature.parameters))
    }
    let needed = missing.label ?? missing.name
    // What may be left out says nothing about what is missing.
    let shown = signature.parameters.filter { parameter in
      !parameter.hasDefault || given.items.contains { $0.label != nil && $0.label?.text == parameter.label }
    }
    return problem(
      "`\(name)` needs \(needed.isEmpty ? "a value" : "`\(needed)`")", at: given.range,
      suggestion: usage(shown))
  }
}

extension Signature.Parameter {
  fileprivate var isClosure: Bool { if case .function = type.wrapped { !hasDefault } else { false } }
}

extension Type {
  /// Whether a closure is accepted here: by a function type, or by a placeholder.
  fileprivate var takesClosure: Bool { if case .function = self { true } else { isParameter } }
}

extension Expression {
  /// `{ value }`: the closure that an `@autoclosure` parameter makes from a value.
  var inClosure: Expression { Expression(.closure(Closure(Block(self))), range) }

  /// Whether it is written `&value`.
  var isPassedInOut: Bool { if case .prefix(let sign, _) = kind { sign.text == "&" } else { false } }

  /// Whether it is a closure of one expression, of whose two values one is nil.
  fileprivate var givesNil: Bool {
    guard case .closure(let closure) = kind, closure.body.statements.count == 1,
      case .expression(let only) = closure.body.statements[0].kind,
      case .ternary(_, let yes, let no) = only.kind
    else { return false }
    return [yes, no].contains { if case .nothing = $0.kind { true } else { false } }
  }

  func isNamed(_ text: String) -> Bool { if case .name(let name) = kind { name.text == text } else { false } }
}
