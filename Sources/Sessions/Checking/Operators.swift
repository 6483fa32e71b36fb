import Syntax

// Operators: arithmetic, comparisons and the ternary.
extension Checker {
  /// Checks `a + b`, `a == b`, `a && b` and `a ?? b`; only `expect` knows `a within b`.
  mutating func check(_ left: Expression, _ sign: Name, _ right: Expression, _ site: Site) throws(Problem)
    -> Checked
  {
    // `a * b/c.d` is `(a * b) / c.d`.
    if ["*", "/", "%"].contains(sign.text), let (first, second) = try quotient(right) {
      let product = Expression(.binary(left, sign, first), left.range.union(first.range))
      return try check(product, Name("/", right.range), second, site)
    }
    switch sign.text {
    case "&&", "||":
      let first = try check(left, expecting: .bool)
      let second = try check(right, expecting: .bool).code
      let isAnd = Value.bool(sign.text == "&&")
      return first.map(.bool, site.range) { session, value throws(Problem) in
        value == isAnd ? try second(&session) : value
      }
    case "??": return try coalesce(left, right, site)
    case "==", "!=", "===", "!==":
      let (first, second) = try pair(left, right)
      return try equality(first, second, sign, site.range)
    case "<", "<=", ">", ">=":
      let sides = try pair(left, right)
      let (first, second) = (unwrapped(sides.0), unwrapped(sides.1))
      if let own = try ownOperator(sign, [first, second], site.range) { return own }
      return try order(first, second, sign, site.range)
    case "~=":
      let test = try match(checkUnfitted(right), Pattern(.expression(left), left.range))
      return Checked(.bool, site.range) { session throws(Problem) in .bool(try test(&session)) }
    case "<<", ">>", "&", "|", "^", "&+", "&-", "&*":
      let (first, second) = try operands(left, right, expecting: site.expected)
      if let own = try ownOperator(sign, [first, second], site.range) { return own }
      return try calculation(try fit(first, to: .int), sign, try fit(second, to: .int), site.range)
    case "+", "-", "*", "/", "%":
      var (first, second) = try operands(left, right, expecting: site.expected)
      let areLiterals = first.literal != nil && second.literal != nil
      (first, second) = (unwrapped(first), unwrapped(second))
      // An integer literal becomes a Double if the other side is one, or if both are literals and a Double is expected.
      if first.type == .double || second.type == .double || areLiterals && site.wanted == .double {
        if first.type == .int { first = unwrapped(try checkUnfitted(left, expecting: .double)) }
        if second.type == .int { second = unwrapped(try checkUnfitted(right, expecting: .double)) }
      }
      if first.type.isNumber != second.type.isNumber,
        try ownOperator(sign, [first, second], site.range) == nil
      {
        (first, second) = (try literal(left, first, like: second), try literal(right, second, like: first))
      }
      // `[0] + weights`
      if case (.list, .list) = (first.type, second.type), first.type != second.type {
        if case .array = left.kind { first = try checkUnfitted(left, expecting: second.type) }
        if case .array = right.kind { second = try checkUnfitted(right, expecting: first.type) }
      }
      if first.type != second.type, first.type.isNumber, second.type.isNumber {
        let whole = first.type == .int ? first : second
        throw problem(
          "`\(sign.text)` does not work on \(first.type) and \(second.type)", at: whole.range,
          suggestion: "write `Double(\(text(whole.range)))`")
      }
      return try calculation(first, sign, second, site.range)
    default: throw problem("there is no operator `\(sign.text)`", at: sign.range)
    }
  }

  /// Checks both operands; an implicit member such as `.pi` takes its type from the other side, else from the expected type.
  private mutating func operands(_ left: Expression, _ right: Expression, expecting expected: Type?)
    throws(Problem) -> (Checked, Checked)
  {
    let (isLeftOpen, isRightOpen) = (takesTypeFromOutside(left), takesTypeFromOutside(right))
    // A sum of lists also takes the type of its elements from the expected type.
    let isList = if case .list? = expected?.wrapped { true } else { false }
    let wanted = isList ? expected?.wrapped : isLeftOpen && isRightOpen ? expected : nil
    if isLeftOpen == isRightOpen {
      return (try checkUnfitted(left, expecting: wanted), try checkUnfitted(right, expecting: wanted))
    }
    let known = try checkUnfitted(isLeftOpen ? right : left, expecting: wanted)
    let type = known.type == .int && expected?.wrapped != .int ? .double : known.type
    if isLeftOpen { return (try checkUnfitted(left, expecting: expected ?? type), known) }
    return (known, try checkUnfitted(right, expecting: type))
  }

  /// Checks both sides of a comparison; a bare word, `.dark` or `nil` takes its type from the other side.
  package mutating func pair(_ left: Expression, _ right: Expression) throws(Problem) -> (Checked, Checked) {
    if takesTypeFromOutside(left), !takesTypeFromOutside(right) {
      let second = try checkUnfitted(right)
      return (try checkUnfitted(left, expecting: second.type), second)
    }
    let first = try checkUnfitted(left)
    let second = try checkUnfitted(right, expecting: first.type == .nothing ? nil : first.type)
    return (try literal(left, first, like: second), second)
  }

  /// A literal becomes what the other side is: `"1.2" < version`, `price + 1`.
  private mutating func literal(_ written: Expression, _ side: Checked, like other: Checked) throws(Problem)
    -> Checked
  {
    try side.literal == nil ? side : construct(other.type.wrapped, byLiteral: written) ?? side
  }

  func takesTypeFromOutside(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .nothing: true
    case .array(let elements): elements.allSatisfy(takesTypeFromOutside)
    case .parenthesized(let inner), .prefix(_, let inner): takesTypeFromOutside(inner)
    case .binary(let left, let sign, let right) where ["+", "-", "*", "/"].contains(sign.text):
      takesTypeFromOutside(left) && (takesTypeFromOutside(right) || right.isNumber)
    case .call(let callee, _):
      if case .name = callee.kind { false } else { takesTypeFromOutside(callee) }
    case .name(let name):
      !isVariable(name.text) && session.environments(named: name.text).isEmpty
        && selfType.map { session.member(name.text, of: $0) == nil } ?? true
        && type(called: name.text) == nil && session.definitions.colors[name.text] == nil
        && session.definitions.traitNames[name.text] == nil
        && !contexts.flatMap(\.implicit).contains { session.member(name.text, of: $0.type) != nil }
    default: false
    }
  }

  private func equality(_ left: Checked, _ right: Checked, _ sign: Name, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    let isIdentity = sign.text.count == 3
    for side in [left, right] {
      if left.literal == .nothing || right.literal == .nothing { continue }
      try requireValue(side)
      try requireComparable(side, sign)
    }
    let (a, b) = (left.type.wrapped, right.type.wrapped)
    let isComparable =
      fits(left.type, right.type) || fits(right.type, left.type) || fits(a, b) || fits(b, a)
      || a.isNumber && b.isNumber || comparesOtherwise(a, b)
      || isIdentity && session.isReference(a) && session.isReference(b)
    guard isComparable else {
      throw problem(
        "\(named(left.type)) and \(named(right.type)) cannot be compared", at: range,
        suggestion: conversion(of: right, to: left.type) ?? conversion(of: left, to: right.type))
    }
    let (place, areSets) = (place(range), a.isSet || b.isSet)
    let isEqual = sign.text.hasPrefix("=")
    return left.map(right, .bool, range) { session, a, b throws(Problem) in
      try session.step(place)
      if isIdentity { return .bool((a == b) == isEqual) }
      let same = try areSets ? session.areEqual(sets: a, b) : session.areEqual(a, b, at: place)
      return .bool(same == isEqual)
    }
  }

  /// Refuses `==` between values that are not Equatable, and `===` between values that are not objects.
  private func requireComparable(_ side: Checked, _ sign: Name) throws(Problem) {
    let type = named(side.type.wrapped)
    // Values of these types never change here, so they need no identity.
    let isUnchanging = ["UIImage", "UIColor", "UIFont", "UITraitCollection"].contains(side.type.wrapped.name)
    if sign.text.count == 3, !session.isReference(side.type), !side.type.wrapped.isErased, !isUnchanging {
      throw problem(
        "`\(sign.text)` compares objects, and \(type) is none", at: sign.range,
        suggestion: "write `\(sign.text.dropLast())`")
    }
    if sign.text.count == 2, let info = session.unequatable(side.type) {
      throw problem(
        "`\(sign.text)` compares what is Equatable, and \(type) is not", at: sign.range,
        suggestion: "declare `\(info.name): Equatable`")
    }
  }

  /// Whether `==` works between different types: CGColor and UIColor, an image and its name, two metatypes, or lists of these.
  private func comparesOtherwise(_ left: Type, _ right: Type) -> Bool {
    switch (left, right) {
    case (.named("CGColor"), .named("UIColor")), (.named("UIColor"), .named("CGColor")),
      (.string, .named("UIImage")), (.named("UIImage"), .string), (.metatype, .metatype):
      true
    case (.list(let a), .list(let b)): comparesOtherwise(a, b)
    default: false
    }
  }

  private func order(_ left: Checked, _ right: Checked, _ sign: Name, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    let isNumber = left.type.isNumber && right.type.isNumber || left.type.isErased || right.type.isErased
    guard isNumber || fits(left.type, right.type) && session.isOrdered(left.type) else {
      throw problem(
        "\(named(left.type)) and \(named(right.type)) have no order", at: range,
        suggestion: conversion(of: right, to: left.type) ?? conversion(of: left, to: right.type))
    }
    let (isTurned, isNegated) = (["<=", ">"].contains(sign.text), sign.text.count == 2)
    let place = place(range)
    return left.map(right, .bool, range) { session, a, b throws(Problem) in
      try session.step(place)
      if a.number?.isNaN == true || b.number?.isNaN == true { return .bool(false) }
      let isLess = try isTurned ? session.isLess(b, a) : session.isLess(a, b)
      return .bool(isLess != isNegated)
    }
  }

  /// Uses the operator that the learner declared for these operands, else Swift's arithmetic; operators on bits take integers only.
  mutating func calculation(
    _ left: Checked, _ sign: Name, _ right: Checked, _ range: SourceRange
  ) throws(Problem) -> Checked {
    if let own = try ownOperator(sign, [left, right], range) { return own }
    let (text, place) = (sign.text, place(range))
    switch (left.type, right.type) {
    case (.string, .string) where text == "+":
      return left.map(right, .string, range) { _, a, b throws(Problem) in try Session.joined(a, b, place) }
    case (.named("Text"), .named("Text")) where text == "+":
      return left.map(right, left.type, range) { session, a, b in a.joined(b, in: session) }
    case (.list, .list) where text == "+":
      return left.map(right, try common(left.type, right.type, at: range), range) {
        session, a, b throws(Problem) in
        var all = a.elements
        try Session.append(b.elements, to: &all, place)
        try session.step(place, count: all.count >> 4)
        return .list(all)
      }
    default: break
    }
    if left.type.isErased || right.type.isErased {
      return left.map(right, left.type.isErased ? left.type : right.type, range) {
        session, a, b throws(Problem) in
        try session.step(place)
        return try session.combined(a, text, b, place)
      }
    }
    guard left.type.isNumber, right.type.isNumber else {
      throw problem(
        "`\(text)` does not work on \(named(left.type)) and \(named(right.type))", at: range,
        suggestion: conversion(of: right, to: left.type) ?? conversion(of: left, to: right.type))
    }
    let type: Type = left.type == .int && right.type == .int ? .int : .double
    if type == .double, !["+", "-", "*", "/"].contains(text) {
      throw problem("`\(text)` works on whole numbers", at: sign.range)
    }
    let checked = left.map(right, type, range) { session, a, b throws(Problem) in
      try session.step(place)
      return try Session.calculate(a, text, b, place)
    }
    guard let a = left.literal, let b = right.literal, let value = try? Session.calculate(a, text, b, place)
    else { return checked }
    return checked.with(.literal(value))
  }

  mutating func check(ternary condition: Expression, _ yes: Expression, _ no: Expression, _ site: Site)
    throws(Problem) -> Checked
  {
    let test = try check(test: condition)
    // `isOn ? Color.red : .blue` where a view is expected: the second branch has the type of the first.
    let isOpen = site.wanted.map(session.isOpen) ?? false && takesTypeFromOutside(no)
    let wanted = site.expected.flatMap { $0.isOpen || isOpen ? nil : $0 }
    var (first, second) =
      if let wanted {
        (try checkUnfitted(yes, expecting: wanted), try checkUnfitted(no, expecting: wanted))
      } else {
        try pair(yes, no)
      }
    // An integer literal beside a Double is a Double.
    if wanted != .any, first.type == .int, first.literal != nil, second.type == .double {
      first = try checkUnfitted(yes, expecting: .double)
    } else if wanted != .any, second.type == .int, second.literal != nil, first.type == .double {
      second = try checkUnfitted(no, expecting: .double)
    }
    let type =
      if let wanted, converted(first, to: wanted) != nil, converted(second, to: wanted) != nil {
        wanted
      } else {
        try common(first.type, second.type, at: second.range)
      }
    let (a, b) = (try fit(first, to: type).code, try fit(second, to: type).code)
    return Checked(type, site.range) { session throws(Problem) in
      try test(&session) ? try a(&session) : try b(&session)
    }
  }

  /// Calls the operator that is declared for these operands: `static func + (a: Vector, b: Vector) -> Vector`; nil if there is none.
  ///
  /// Equality has its own rules, which also call declared operators.
  mutating func ownOperator(_ sign: Name, _ sides: [Checked], _ range: SourceRange) throws(Problem)
    -> Checked?
  {
    var members = sides.map(\.type.wrapped).flatMap { type -> [(Member, Type?)] in
      // For numbers, only operators from extensions count; the others are calculated.
      let own =
        type.isNumber
        ? session.definitions.types[type.description]?.statics[sign.text]
        : session.staticMember(sign.text, of: type)
      return (own ?? []).map { ($0.resolved, type) }
    }
    members += (session.definitions.freeFunctions[sign.text] ?? []).map { ($0.resolved, nil) }
    for (member, owner) in members where member.signature.parameters.count == sides.count {
      let pairs = zip(sides, member.signature.parameters)
      let fitting = pairs.compactMap { side, parameter in converted(side, to: parameter.type) }
      guard fitting.count == sides.count else { continue }
      let stores = pairs.map { side, parameter in parameter.isInout ? side.store : nil }
      let matched = MatchedCall(member: member, arguments: fitting.map(\.code), stores: stores)
      return try call(matched, of: owner.map { Checked(naming: $0, range) }, Call(sign, [], Site(range)))
    }
    return nil
  }
}
