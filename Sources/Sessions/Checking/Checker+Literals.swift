import Syntax

extension Checker {
  /// Checks an expression.
  ///
  /// What is expected decides what a bare word, a literal and an implicit member mean; the result fits it.
  package mutating func check(_ expression: Expression, expecting expected: Type? = nil) throws(Problem)
    -> Checked
  {
    let checked = try checkOpen(expression, expecting: expected)
    guard let expected else { return checked }
    return try fit(checked, to: expected)
  }

  /// The same, of whatever type it has.
  package mutating func checkOpen(
    _ expression: Expression, expecting expected: Type? = nil
  ) throws(Problem) -> Checked {
    var expression = expression
    if let name = expected?.wrapped.name, let rooted = expression.rooted(in: name, isRoot: true) {
      expression = rooted
    }
    if case .subscript(let base, let arguments) = expression.kind, case .array = base.kind,
      let name = expected?.wrapped.name
    {
      // `[.red, .blue][index]`
      let element = TypeSyntax(.named([Name(name, base.range)], []), base.range)
      let list = Expression(
        .cast(base, Name("as", base.range), TypeSyntax(.array(element), base.range)), base.range)
      expression = Expression(.subscript(list, arguments), expression.range)
    }
    let checked = try checkChain(expression, expecting: expected)
    guard checked.isChained else { return checked }
    let code = checked.code
    let type = checked.type.isOptional || checked.type == .void ? checked.type : .optional(checked.type)
    return Checked(type, checked.range, store: checked.store, fixed: checked.fixed) {
      session throws(Problem) in
      do throws(Problem) { return try code(&session) } catch {
        guard error.kind == .chainEnd else { throw error }
        return .nothing
      }
    }
  }

  /// A part of a chain: `a?.b` is not optional yet, since `.c` may follow.
  mutating func checkChain(
    _ expression: Expression, expecting expected: Type? = nil
  ) throws(Problem) -> Checked {
    let range = expression.range
    switch expression.kind {
    case .integer(let value):
      if expected?.wrapped == .double { return Checked(constant: .double(Double(value)), .double, range) }
      return Checked(constant: .int(value), .int, range)
    case .double(let value), .duration(let value): return Checked(constant: .double(value), .double, range)
    case .boolean(let value): return Checked(constant: .bool(value), .bool, range)
    case .nothing:
      return Checked(
        constant: .nothing, expected?.isOptional == true ? expected ?? .nothing : .nothing, range)
    case .color(let value): return Checked(constant: .color(.fixed(value)), .named("UIColor"), range)
    case .size(let width, let height):
      return Checked(
        constant: .structure(.init("CGSize", [.double(width), .double(height)])), .named("CGSize"), range)
    case .string(let parts): return try check(string: parts, range, expecting: expected)
    case .array(let elements): return try check(array: elements, range, expecting: expected)
    case .dictionary(let pairs): return try check(dictionary: pairs, range, expecting: expected)
    case .tuple(let elements): return try check(tuple: elements, range, expecting: expected)
    case .parenthesized(let inner): return try checkOpen(inner, expecting: expected)
    case .path(let steps): return try check(path: steps, range)
    case .name(let name): return try check(name: name, expecting: expected)
    case .implicitMember(let name): return try check(implicit: name, range, expecting: expected)
    case .member(let base, let name): return try check(member: name, of: base, range)
    case .subscript(let base, let arguments): return try check(subscript: base, arguments, range)
    case .call(let callee, let arguments, let trailing):
      return try check(call: callee, arguments, trailing, range, expecting: expected)
    case .prefix(let sign, let operand): return try check(prefix: sign, operand, range, expecting: expected)
    case .binary(let left, let sign, let right):
      return try check(left, sign, right, range, expecting: expected)
    case .ternary(let condition, let yes, let no):
      return try check(condition, yes, no, range, expecting: expected)
    case .optionalChain(let base): return try check(chained: base, range)
    case .forced(let base): return try check(forced: base, range)
    case .cast(let value, let sign, let type): return try check(cast: value, sign, type, range)
    case .range(let lower, let sign, let upper):
      let checked = try check(range: lower, nil, upper, sign.text, range)
      // A literal is of what is expected.
      guard expected?.wrapped == .named("Range<Double>"), checked.type == .named("Range<Int>") else {
        return checked
      }
      let code = checked.code
      return Checked(.named("Range<Double>"), range) { session throws(Problem) in
        guard case .range(var bounds) = try code(&session) else { return .nothing }
        bounds.isWhole = false
        return .range(bounds)
      }
    case .bounds(let lower, let ideal, let upper): return try check(range: lower, ideal, upper, "...", range)
    case .closure(let closure): return try check(closure: closure, range, expecting: expected)
    case .keyPath(let root, let names): return try check(keyPath: root, names, range, expecting: expected)
    case .macro(let name, let arguments): return try check(macro: name, arguments, range)
    case .statement(let statement): return try check(value: statement, range, expecting: expected)
    case .modifying(let base, let block): return try check(modifying: base, block, range)
    case .verb(let verb): return try check(verb: verb)
    case .generic(let base, let types): return try check(generic: base, types, range)
    }
  }

  private mutating func check(
    string parts: [StringPart], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    let isLocalized = expected?.wrapped == .named("LocalizedStringKey")
    var pieces: [Code] = []
    var constant = ""
    var isConstant = true
    for part in parts {
      switch part {
      case .text(let text):
        constant += text
        pieces.append(always(.string(text)))
      case .interpolation(let arguments):
        isConstant = false
        guard let first = arguments.first else { continue }
        let value = try check(first.value)
        try requireValue(value)
        let (code, place) = (value.code, place(first.value.range))
        let format = arguments.first { $0.label?.text == "specifier" }?.value
        let specifier = try format.map { format throws(Problem) in try check(format, expecting: .string).code
        }
        let piece: Code = { session throws(Problem) in
          let value = try code(&session)
          if let specifier { return .string(session.format(try specifier(&session).text, [value])) }
          if isLocalized, value.number != nil { return .string(session.localized(value)) }
          return .string(try session.described(value, place))
        }
        pieces.append(piece)
      }
    }
    if isConstant { return Checked(constant: .string(constant), .string, range) }
    let codes = pieces
    let place = place(range)
    return Checked(.string, range) { session throws(Problem) in
      var text = ""
      for code in codes {
        guard case .string(let piece) = try code(&session) else { continue }
        text += piece
        if text.utf8.count > Session.longestString {
          throw Problem("a string has at most 16 MB", at: place, kind: .limit)
        }
      }
      return .string(text)
    }
  }

  private mutating func check(
    array elements: [Expression], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    var wanted: Type?
    if case .list(let type)? = expected?.wrapped, !type.isOpen { wanted = type }
    if expected == .any { wanted = .any }
    // `[UIColor.red, .blue]`: what begins with a dot takes its type from the others.
    var open: Type?
    if wanted == nil, let first = elements.first(where: { !takesTypeFromOutside($0) }), elements.count > 1 {
      open = try checkOpen(first).type
    }
    var checked: [Checked] = []
    for element in elements {
      checked.append(
        try wanted == nil ? checkOpen(element, expecting: open) : check(element, expecting: wanted))
    }
    var type = wanted ?? checked.first?.type ?? .unknown("Element")
    if wanted == nil {
      for element in checked where element.type != type {
        type = try common(type, element.type, at: element.range)
      }
      for index in checked.indices { checked[index] = try fit(checked[index], to: type) }
    }
    let codes = checked.map(\.code)
    return Checked(.list(type), range) { session throws(Problem) in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(&session)) }
      return .list(values)
    }
  }

  /// The type and the value of `[String]()` and `[String: Int]()`; nil where no type stands in the brackets.
  mutating func emptyCollection(_ literal: Expression) throws(Problem) -> (Type, Value)? {
    func type(_ expression: Expression) throws(Problem) -> Type? {
      let checked = try checkOpen(expression)
      if case .type(let type) = checked.role { return type }
      return nil
    }
    switch literal.kind {
    case .array(let elements):
      guard let element = try elements.first.map(type) ?? nil else { return nil }
      return (.list(element), .list([]))
    case .dictionary(let pairs):
      guard let pair = pairs.first, let key = try type(pair.key), let value = try type(pair.value) else {
        return nil
      }
      return (.dictionary(key, value), .dictionary([:]))
    default: return nil
    }
  }

  private mutating func check(
    dictionary pairs: [(key: Expression, value: Expression)], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    var key: Type?
    var value: Type?
    if case .dictionary(let first, let second)? = expected?.wrapped { (key, value) = (first, second) }
    var codes: [(Code, Code)] = []
    for pair in pairs {
      let checkedKey = try check(pair.key, expecting: key)
      let checkedValue = try check(pair.value, expecting: value)
      key = key ?? checkedKey.type
      value = value ?? checkedValue.type
      codes.append((checkedKey.code, checkedValue.code))
    }
    let all = codes
    return Checked(.dictionary(key ?? .unknown("Key"), value ?? .unknown("Value")), range) {
      session throws(Problem) in
      var result: [Value: Value] = [:]
      for (key, value) in all { result[try key(&session)] = try value(&session) }
      return .dictionary(result)
    }
  }

  private mutating func check(
    tuple elements: [Argument], _ range: SourceRange, expecting expected: Type?
  ) throws(Problem) -> Checked {
    if elements.isEmpty { return Checked(constant: .void, .void, range) }
    var wanted: [Type?] = elements.map { _ in nil }
    if case .tuple(let types)? = expected, types.count == elements.count { wanted = types.map(\.type) }
    var types: [Type.TupleElement] = []
    var codes: [Code] = []
    for (element, type) in zip(elements, wanted) {
      let checked = try check(element.value, expecting: type)
      types.append(.init(label: element.label?.text, type: checked.type))
      codes.append(checked.code)
    }
    let all = codes
    return Checked(.tuple(types), range) { session throws(Problem) in
      var values: [Value] = []
      for code in all { values.append(try code(&session)) }
      return .tuple(values)
    }
  }

  /// `[minimum, ideal, maximum]` of a range or bounds.
  private mutating func check(
    range lower: Expression?, _ ideal: Expression?, _ upper: Expression?, _ sign: String, _ range: SourceRange
  ) throws(Problem) -> Checked {
    var codes: [Code?] = []
    var type = Type.int
    for part in [lower, ideal, upper] {
      guard let part else {
        codes.append(nil)
        continue
      }
      let checked = try check(part)
      guard checked.type.isNumber else {
        throw problem("expected a number, found \(checked.type)", at: checked.range)
      }
      if checked.type == .double { type = .double }
      codes.append(checked.code)
    }
    let all = codes
    let isWhole = type == .int
    let place = place(range)
    return Checked(.named(isWhole ? "Range<Int>" : "Range<Double>"), range) { session throws(Problem) in
      var ends: [Double?] = []
      for code in all {
        guard let code else {
          ends.append(nil)
          continue
        }
        ends.append(try code(&session).number)
      }
      let known = ends.compactMap { $0 }
      guard known == known.sorted() else { throw Problem("the range runs backwards", at: place) }
      return .range(
        .init(lower: ends[0], ideal: ends[1], upper: ends[2], isClosed: sign == "...", isWhole: isWhole))
    }
  }
}

extension Expression {
  /// `.red.withAlphaComponent(0.5)` as `UIColor.red.withAlphaComponent(0.5)`: a chain that begins with a dot, where a type is expected.
  ///
  /// nil for what is no such chain; a member alone, or its call, is found in the type that is expected without this.
  fileprivate func rooted(in type: String, isRoot: Bool = false) -> Expression? {
    switch kind {
    case .implicitMember(let name):
      if isRoot { return nil }
      var path = Expression(.name(Name(String(type.prefix { $0 != "." }), name.range)), name.range)
      for part in type.split(separator: ".").dropFirst() {
        path = Expression(.member(path, Name(String(part), name.range)), name.range)
      }
      return Expression(.member(path, name), range)
    case .call(let callee, let arguments, let trailing):
      if case .implicitMember = callee.kind, isRoot { return nil }
      return callee.rooted(in: type).map { Expression(.call($0, arguments, trailing: trailing), range) }
    case .member(let base, let name):
      return base.rooted(in: type).map { Expression(.member($0, name), range) }
    case .subscript(let base, let arguments):
      return base.rooted(in: type).map { Expression(.subscript($0, arguments), range) }
    case .forced(let base): return base.rooted(in: type).map { Expression(.forced($0), range) }
    case .optionalChain(let base):
      return base.rooted(in: type).map { Expression(.optionalChain($0), range) }
    default: return nil
    }
  }
}
