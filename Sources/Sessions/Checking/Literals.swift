import Syntax

// Literals: texts, lists, dictionaries, tuples and ranges.
extension Checker {
  mutating func check(string parts: [StringPart], _ site: Site) throws(Problem) -> Checked {
    let isLocalized = site.wanted == .named("LocalizedStringKey")
    var pieces: [Code] = []
    var constant: String? = ""
    for part in isLocalized ? parts.withoutMarks : parts {
      switch part {
      case .text(let text):
        constant?.append(text)
        pieces.append(always(.string(text)))
      case .interpolation(let arguments):
        constant = nil
        guard let first = arguments.first else { continue }
        pieces.append(try piece(first.value, arguments, isLocalized))
      }
    }
    if let constant { return Checked(constant: .string(constant), .string, site.range) }
    let (codes, place) = (pieces, place(site.range))
    return Checked(.string, site.range) { session throws(Problem) in
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

  /// `\(value)`, `\(value, specifier: "%.1f")`, `\(value, format: .percent)`.
  private mutating func piece(_ value: Expression, _ arguments: [Argument], _ isLocalized: Bool)
    throws(Problem) -> Code
  {
    let place = place(value.range)
    let format = arguments.first { ["specifier", "format"].contains($0.label?.text) }
    let style = try format.map { format throws(Problem) in
      try check(format.value, expecting: format.label?.text == "format" ? .named("FormatStyle") : .string)
        .code
    }
    if style == nil, !isLocalized { return try description(of: value) }
    let checked = try check(value)
    try requireValue(checked)
    return { session throws(Problem) in
      let value = try checked.code(&session)
      if let style = try style?(&session) { return try session.formatted(value, by: style) }
      if isLocalized, let text = value.view?.argument("content"), value.view?.type == "Text" { return text }
      // An image in a text is drawn in its line.
      if isLocalized, let view = value.view, view.type == "Image", let name = view.arguments.first?.value {
        return .string("(\(session.text(name)))")
      }
      if isLocalized, value.number != nil { return .string(try session.localized(value)) }
      return .string(try session.described(value, place))
    }
  }

  /// Code for the text that `print` and `\( )` write of a value; an optional with a value is `Optional(…)`.
  package mutating func description(of value: Expression) throws(Problem) -> Code {
    var value = value
    while case .parenthesized(let inner) = value.kind { value = inner }
    if case .cast(let inner, let sign, let type) = value.kind, sign.text == "as", type.isNamed("Any") {
      value = inner
    }
    let (checked, place) = (try check(value), place(value.range))
    let (type, code) = (checked.type, checked.code)
    return { session throws(Problem) in .string(try session.described(try code(&session), as: type, place)) }
  }

  mutating func check(array elements: [Expression], _ site: Site) throws(Problem) -> Checked {
    // A set of options, such as `Axis.Set`, is written as an array literal.
    let isOwnSet = site.wanted?.name.map { session.isKind($0, of: "OptionSet") } ?? false
    let options = isOwnSet || site.wanted?.name?.hasSuffix(".Set") == true ? site.wanted : nil
    var wanted = site.wanted == .any ? .any : options
    switch site.wanted {
    case .list(let type)?, .sequence(let type)?, .set(let type)?: wanted = type.isOpen ? wanted : type
    default: break
    }
    // `[UIColor.red, .blue]`: implicit members take their type from the other elements.
    var open: Type?
    if wanted == nil, elements.count > 1, let first = elements.first(where: { !takesTypeFromOutside($0) }) {
      open = try checkUnfitted(first).type
    } else if wanted == nil, let implicitMemberType, case .implicitMember? = elements.first?.kind {
      // `[.red, .blue].randomElement()!`: the elements have the type that is expected of the whole chain.
      open = implicitMemberType
    }
    var checked = try elements.map { element throws(Problem) in
      try wanted == nil ? checkUnfitted(element, expecting: open) : check(element, expecting: wanted)
    }
    var type = wanted ?? checked.first?.type ?? .unknown("Element")
    if wanted == nil {
      for element in checked where element.type != type {
        type = try common(type, element.type, at: element.range)
      }
      for index in checked.indices { checked[index] = try fit(checked[index], to: type) }
    }
    let list = Checked(options ?? .list(type), site.range, listing(checked.map(\.code)))
    if site.wanted?.isSet == true {
      return list.map(.set(type), list.range) { session, list throws(Problem) in
        .list(try session.distinct(list.elements))
      }
    }
    guard isOwnSet, let name = options?.name else { return list }
    return list.map(list.type, list.range) { session, options in session.union(options.elements, of: name) }
  }

  /// A range or bounds of numbers, or a range of another ordered type: `.small ... .large`, `"a"..<"c"`.
  mutating func check(
    range lower: Expression?, _ ideal: Expression?, _ upper: Expression?, _ sign: String, _ site: Site
  ) throws(Problem) -> Checked {
    let element = site.wanted.flatMap { session.element(of: $0) }
    let wanted = element?.name == nil ? nil : element
    var parts = try [lower, ideal, upper].map { part throws(Problem) in
      try part.map { part throws(Problem) in unwrapped(try check(part, expecting: wanted)) }
    }
    let known = parts.compactMap { $0 }
    // A literal takes the expected type.
    let isDouble = site.wanted == .range(of: .double) || known.contains { $0.type == .double }
    var bound: Type = isDouble ? .double : .int
    if let other = known.first(where: { !$0.type.isNumber }) {
      guard session.isOrdered(other.type), ideal == nil else {
        throw problem("expected a number, found \(other.type)", at: other.range)
      }
      bound = other.type
      parts[0] = try lower.map { end throws(Problem) in try check(end, expecting: bound) }
      parts[2] = try upper.map { end throws(Problem) in try check(end, expecting: bound) }
    }
    let (type, place) = (bound, place(site.range))
    let codes = try parts.map { part throws(Problem) in
      try part.map { part throws(Problem) in try fit(part, to: type).code }
    }
    return Checked(.range(of: type), site.range) { session throws(Problem) in
      let ends = try codes.map { code throws(Problem) in try code?(&session) }
      let known = ends.compactMap { $0 }
      for (low, high) in zip(known, known.dropFirst()) where try session.isLess(high, low) {
        let suggestion = type.isNumber ? "its bounds grow, as in `200...300...400`" : nil
        throw Problem("the range runs backwards", at: place, suggestion: suggestion)
      }
      return .range(.init(lower: ends[0], ideal: ends[1], upper: ends[2], isClosed: sign == "..."))
    }
  }

  /// The type of a list or range whose call decides it: `[.light, .dark].contains(style)`, `(0...1).contains(opacity)`.
  mutating func listType(of base: Expression, _ given: Call) throws(Problem) -> Type? {
    if case .parenthesized(let inner) = base.kind, case .range = inner.kind, given.name.text == "contains" {
      guard let only = given.items.first?.value else { return nil }
      if case .closure = only.kind { return nil }
      guard try checkUnfitted(only).type == .double else { return nil }
      return .range(of: .double)
    }
    guard case .array(let elements) = base.kind else { return nil }
    // `[Login(), Logout()].forEach { (event: any Event) in … }`
    if case .closure(let closure)? = given.items.first?.value.kind, let type = closure.parameters?.first?.type
    {
      return .list(try resolve(type))
    }
    guard case .implicitMember(let first)? = elements.first?.kind else { return nil }
    func hasFirst(_ type: Type) -> Bool {
      caseMaker(first.text, of: type) != nil || session.staticMember(first.text, of: type) != nil
    }
    // `[.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }`: the elements are what the call takes.
    if let taken = typeTaken(by: given.items.first?.value), hasFirst(taken) { return .list(taken) }
    // `[.red, .blue].map { Dot(color: $0) }`: takes the expected element type if it has the member, else `Color`.
    if case .list(let element)? = given.expected?.wrapped {
      return .list(hasFirst(element) || !hasFirst(.named("Color")) ? element : .named("Color"))
    }
    guard ["contains", "firstIndex"].contains(given.name.text), let first = given.items.first,
      first.label?.text != "where", !first.isTrailing
    else { return nil }
    return .list(try checkUnfitted(first.value).type)
  }

  /// What a closure takes: the type of the argument that its only expression passes its parameter as.
  private func typeTaken(by value: Expression?) -> Type? {
    guard case .closure(let closure)? = value?.kind, closure.body.statements.count == 1,
      case .expression(let only) = closure.body.statements[0].kind
    else { return nil }
    return typeTaken(of: closure.parameters?.first?.name.text ?? "$0", by: only)
  }

  private func typeTaken(of name: String, by expression: Expression) -> Type? {
    if case .member(let base, _) = expression.kind { return typeTaken(of: name, by: base) }
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    guard let argument = arguments.first(where: { $0.value.isNamed(name) }) else {
      return typeTaken(of: name, by: callee)
    }
    var members = type(called: callee.dotted ?? "").map { session.initializers(of: $0) }
    if case .member(let base, let method) = callee.kind, let type = type(called: base.dotted ?? "") {
      members = members ?? session.staticMember(method.text, of: type)
    }
    let parameters = members?.flatMap(\.resolved.signature.parameters)
    return parameters?.first { $0.label == argument.label?.text }?.type.wrapped
  }

  mutating func check(dictionary pairs: [(key: Expression, value: Expression)], _ site: Site) throws(Problem)
    -> Checked
  {
    // `KeyValuePairs` is a list of pairs, in order.
    if case .list(.tuple(let parts))? = site.wanted, parts.map(\.label) == ["key", "value"] {
      let codes = try pairs.map { pair throws(Problem) in
        [
          try check(pair.key, expecting: parts[0].type).code,
          try check(pair.value, expecting: parts[1].type).code,
        ]
      }
      return Checked(.list(.tuple(parts)), site.range) { session throws(Problem) in
        var list: [Value] = []
        for pair in codes { list.append(.tuple([try pair[0](&session), try pair[1](&session)])) }
        return .list(list)
      }
    }
    var (key, value): (Type?, Type?) = site.wanted == .any ? (.any, .any) : (nil, nil)
    if case .dictionary(let first, let second)? = site.wanted {
      (key, value) = (first, second.isParameter ? nil : second)
    }
    let wanted = value
    var checked: [(key: Checked, value: Checked)] = []
    for pair in pairs {
      let first = try check(pair.key, expecting: key)
      // The values may be fonts, colours and styles, so their type is `Any`.
      if value == nil, first.type == .named("NSAttributedString.Key") { value = .any }
      let second =
        try wanted == nil ? checkUnfitted(pair.value, expecting: value) : check(pair.value, expecting: wanted)
      if wanted == nil, let known = value { value = try common(known, second.type, at: second.range) }
      (key, value) = (key ?? first.type, value ?? second.type)
      checked.append((first, second))
    }
    let all = try checked.map { pair throws(Problem) in
      (pair.key.code, try fit(pair.value, to: value ?? pair.value.type).code)
    }
    let place = place(site.range)
    let type = Type.dictionary(key ?? .unknown("[:] key"), value ?? .unknown("[:] value"))
    return Checked(type, site.range) {
      session throws(Problem) in
      var result: [Value: Value] = [:]
      for (key, value) in all { result[try session.key(key(&session), in: result)] = try value(&session) }
      if result.count < all.count { throw Problem("a key stands there twice", at: place) }
      return .dictionary(result)
    }
  }

  mutating func check(tuple elements: [Argument], _ site: Site) throws(Problem) -> Checked {
    if elements.isEmpty { return Checked(constant: .void, .void, site.range) }
    var wanted: [Type.TupleElement]?
    if case .tuple(let types)? = site.wanted, types.count == elements.count { wanted = types }
    let parts = try elements.enumerated().map { index, element throws(Problem) in
      try check(element.value, expecting: wanted?[index].type)
    }
    let types = zip(elements, parts).map { Type.TupleElement(label: $0.label?.text, type: $1.type) }
    let (codes, stores) = (parts.map(\.code), parts.compactMap(\.store))
    var checked = Checked(.tuple(types), site.range) { session throws(Problem) in
      .tuple(try session.evaluate(codes))
    }
    // `(a, b) = (b, a)`
    if stores.count == parts.count {
      checked.store = { session, value throws(Problem) in try session.writeBack(value.elements, stores) }
    }
    return checked
  }
}

extension [StringPart] {
  /// The parts of a `LocalizedStringKey`, whose Markdown is read: `**bold**`, `~~old~~`, `[text](address)`.
  fileprivate var withoutMarks: [StringPart] {
    let gap = "\u{FFFC}"
    var text = map { part in if case .text(let text) = part { text } else { gap } }.joined()
    guard text.contains(where: { "`[*~".contains($0) }) else { return self }
    // No mark reads beyond where the next one begins, so that long texts take no long time.
    let marks = [
      /`([^`]+)`/, /\[([^\[\]]+)\]\((?!inflect)[^\[)]+\)/, /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/,
      /\*([^*\s](?:[^*]*[^*\s])?)\*/, /~~([^~]+)~~/,
    ]
    for mark in marks { text = text.replacing(mark) { $0.output.1 } }
    let texts = text.split(separator: gap, omittingEmptySubsequences: false).map { Self([.text(String($0))]) }
    let values = filter { if case .interpolation = $0 { true } else { false } }
    return texts[0] + zip(values, texts.dropFirst()).flatMap { [$0] + $1 }
  }
}
