import Syntax

/// Checks literals: texts, lists, dictionaries, tuples and ranges.
package enum Literals {
  static func check(
    string parts: [StringPart], _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
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
        let value = try checker.check(first.value)
        try checker.requireValue(value)
        let (code, place) = (value.code, checker.place(first.value.range))
        let format = arguments.first { ["specifier", "format"].contains($0.label?.text) }
        let specifier = try format.map { format throws(Problem) in
          try checker.check(
            format.value, expecting: format.label?.text == "format" ? .named("FormatStyle") : .string
          ).code
        }
        let piece: Code = { session throws(Problem) in
          let value = try code(&session)
          if let style = try specifier?(&session) { return try session.formatted(value, by: style) }
          if isLocalized, let text = value.view?.argument("content"), value.view?.type == "Text" {
            return text
          }
          if isLocalized, value.number != nil { return .string(try session.localized(value)) }
          return .string(try session.described(value, place))
        }
        pieces.append(piece)
      }
    }
    if isConstant { return Checked(constant: .string(constant), .string, range) }
    let codes = pieces
    let place = checker.place(range)
    return Checked(.string, range) { session throws(Problem) in
      var text = ""
      for code in codes {
        guard case .string(let piece) = try code(&session) else { continue }
        text += piece
        if text.utf8.count > Session.longestString { throw Session.tooLongText(place) }
      }
      try session.step(place, count: text.utf8.count >> 4)
      return .string(text)
    }
  }

  static func check(
    array elements: [Expression], _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    var wanted: Type?
    if case .list(let type)? = expected?.wrapped, !type.isOpen { wanted = type }
    if expected?.wrapped == .any { wanted = .any }
    // A set of options, such as `Axis.Set`, is written as a list of them.
    let options = expected?.wrapped.name?.hasSuffix(".Set") == true ? expected?.wrapped : nil
    wanted = wanted ?? options
    // `[UIColor.red, .blue]`: what begins with a dot takes its type from the others.
    var open: Type?
    if wanted == nil,
      let first = elements.first(where: { !Operators.takesTypeFromOutside($0, in: &checker) }),
      elements.count > 1
    {
      open = try checker.checkOpen(first).type
    }
    var checked: [Checked] = []
    for element in elements {
      checked.append(
        try wanted == nil
          ? checker.checkOpen(element, expecting: open) : checker.check(element, expecting: wanted))
    }
    var type = wanted ?? checked.first?.type ?? .unknown("Element")
    if wanted == nil {
      for element in checked where element.type != type {
        type = try checker.common(type, element.type, at: element.range)
      }
      for index in checked.indices { checked[index] = try checker.fit(checked[index], to: type) }
    }
    let codes = checked.map(\.code)
    return Checked(options ?? .list(type), range) { session throws(Problem) in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(&session)) }
      return .list(values)
    }
  }

  /// `[minimum, ideal, maximum]` of a range or bounds.
  static func check(
    range lower: Expression?, _ ideal: Expression?, _ upper: Expression?, _ sign: String,
    _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Checked {
    var codes: [Code?] = []
    var type = Type.int
    for part in [lower, ideal, upper] {
      guard let part else {
        codes.append(nil)
        continue
      }
      let checked = try checker.check(part)
      if checked.type == .named("Date") {
        return Checked(constant: .kept(checker.text(range)), .named("Range<Date>"), range)
      }
      guard checked.type.isNumber else {
        throw checker.problem("expected a number, found \(checked.type)", at: checked.range)
      }
      if checked.type == .double { type = .double }
      codes.append(checked.code)
    }
    let all = codes
    let isWhole = type == .int
    let place = checker.place(range)
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
      guard known.allSatisfy({ !isWhole || $0.magnitude <= Double(1 << 53) }) else {
        throw Problem("a range goes from -9007199254740992 to 9007199254740992", at: place, kind: .limit)
      }
      guard known == known.sorted() else {
        throw Problem(
          "the range runs backwards", at: place, suggestion: "its bounds grow, as in `200...300...400`")
      }
      return .range(
        .init(lower: ends[0], ideal: ends[1], upper: ends[2], isClosed: sign == "...", isWhole: isWhole))
    }
  }

  /// The type and the value of `[String]()` and `[String: Int]()`; nil where no type stands in the brackets.
  static func emptyCollection(_ literal: Expression, in checker: inout Checker) throws(Problem) -> (
    Type, Value
  )? {
    func type(_ expression: Expression) throws(Problem) -> Type? {
      if let (inner, _) = try emptyCollection(expression, in: &checker) { return inner }
      if case .optionalChain(let wrapped) = expression.kind { return try type(wrapped).map { .optional($0) } }
      if case .name(let name) = expression.kind,
        checker.contexts.last?.result?.wrapped == .list(.unknown(name.text))
      {
        return .unknown(name.text)
      }
      guard let checked = try? checker.checkOpen(expression), case .type(let type) = checked.role else {
        return nil
      }
      return type
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

  static func check(
    dictionary pairs: [(key: Expression, value: Expression)], _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    var key: Type?
    var value: Type?
    if case .dictionary(let first, let second)? = expected?.wrapped { (key, value) = (first, second) }
    var codes: [(Code, Code)] = []
    for pair in pairs {
      let checkedKey = try checker.check(pair.key, expecting: key)
      let checkedValue = try checker.check(pair.value, expecting: value)
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

  static func check(
    tuple elements: [Argument], _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem) -> Checked {
    if elements.isEmpty { return Checked(constant: .void, .void, range) }
    var wanted: [Type?] = elements.map { _ in nil }
    if case .tuple(let types)? = expected, types.count == elements.count { wanted = types.map(\.type) }
    var types: [Type.TupleElement] = []
    var parts: [Checked] = []
    for (element, type) in zip(elements, wanted) {
      let checked = try checker.check(element.value, expecting: type)
      types.append(.init(label: element.label?.text, type: checked.type))
      parts.append(checked)
    }
    let (codes, stores) = (parts.map(\.code), parts.compactMap(\.store))
    var checked = Checked(.tuple(types), range) { session throws(Problem) in
      .tuple(try session.evaluate(codes))
    }
    // `(a, b) = (b, a)`
    if stores.count == parts.count {
      checked.store = { session, value throws(Problem) in
        for (store, part) in zip(stores, value.elements) { try store(&session, part) }
      }
    }
    return checked
  }
}
