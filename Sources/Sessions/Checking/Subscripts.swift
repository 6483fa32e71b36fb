import Syntax

// `base[…]`: elements, entries, traits and declared subscripts.
extension Checker {
  mutating func check(subscript base: Expression, _ arguments: [Argument], _ site: Site) throws(Problem)
    -> Checked
  {
    let range = site.range
    // `[.red, .blue][index]`
    let isList = if case .array = base.kind { site.wanted?.name != nil } else { false }
    var expected = isList ? site.expected.map { Type.list($0.wrapped) } : nil
    guard let first = arguments.first?.value else { throw problem("a subscript needs a value", at: range) }
    // `[.title: 28, .body: 17][self]`
    if case .dictionary(let pairs) = base.kind, case .implicitMember? = pairs.first?.key.kind {
      expected = .dictionary(try checkUnfitted(first).type, .unknown("Value"))
    }
    let checked = unwrapped(try checkChain(base, expecting: expected))
    if arguments[0].label?.text == "keyPath" { return try check(checked, behind: first, site) }
    let fallback = arguments.first { $0.label?.text == "default" }?.value
    if let element = try bindingElement(checked, first, default: fallback, range) { return element }
    switch checked.type {
    // `list[safe: 3]` is a declared subscript.
    case _ where fallback == nil && arguments[0].label != nil: break
    case .list(let element): return try index(checked, try check(first), element, range)
    case .set(let element):
      // Where an element stands comes from `firstIndex`; a number is no place.
      let spot = try check(first)
      if spot.literal == nil { return try index(list(checked, of: element), spot, element, range) }
    case .dictionary(let key, let value):
      let other = try fallback.map { other throws(Problem) in try check(other, expecting: value) }
      let at = try check(first, expecting: key)
      var held = value.isUntold ? other?.type ?? value : value
      // What is appended later tells the elements.
      if value.isUntold, held.isBareList { held = .list(.unknown("[] element")) }
      if held != value { refine(base, as: .dictionary(at.type, held)) }
      return entry(checked, at, held, other?.code, range)
    default: break
    }
    if checked.type == .named("EnvironmentValues"),
      let key = typeName(ofMetatype: first).flatMap({ session.definitions.keys[$0] })
    {
      return property(.key(key.name, key.type), Name(key.name, range), of: checked, range)
    }
    let isOwn = session.member("subscript", of: checked.type)?.contains { !$0.isRow } == true
    if !isOwn, let index = traitKey(first), let read = traitSubscript(index, of: checked, range) {
      shortForms[first.range] = "\(session.definitions.traits[index].name).self"
      if session.isEnvironment(checked.type) {
        shortForms[SourceRange(base.range.end, base.range.end)] = ".traitCollection"
      }
      return read
    }
    if case .binding(let bound) = checked.type, session.callables("subscript", of: bound) != nil {
      return try check(binding: base, arguments, range)
    }
    guard let known = session.callables("subscript", of: checked.type) else {
      throw noSubscript(of: checked, try check(first), range)
    }
    // Inside a declared subscript of String, `self[index(startIndex, offsetBy: i)]` means Swift's subscript.
    let isInside = checked.type == .string && contexts.contains { $0.name.hasPrefix("subscript") }
    let members = isInside ? known.filter(\.isRow) : known
    return try element(members, of: checked, Call(Name("subscript", range), arguments, site))
  }

  private func noSubscript(of base: Checked, _ index: Checked, _ range: SourceRange) -> Problem {
    let way =
      index.type.isMetatype
      ? "a type is given as `\(text(index.range)).self`"
      : base.type.isOptional ? "it may be nil: write `?[…]`, or `![…]` where it never is" : nil
    return problem("\(named(base.type)) has no subscript", at: range, suggestion: way)
  }

  /// `$model[id: 3]`: a binding to what a declared subscript reads and writes.
  private mutating func check(binding base: Expression, _ arguments: [Argument], _ range: SourceRange)
    throws(Problem) -> Checked
  {
    let part = Expression(.subscript(base.member("wrappedValue"), arguments), range)
    let write = Statement(.assignment(part, Name("=", range), .name("$0", range)), range)
    let set = Expression(.closure(Closure(Block(statements: [write], range: range))), range)
    return try checkUnfitted(
      .name("Binding", range).called([
        Argument(label: Name("get", range), value: part.inClosure),
        Argument(label: Name("set", range), value: set),
      ]))
  }

  private mutating func element(_ members: [Member], of base: Checked, _ given: Call) throws(Problem)
    -> Checked
  {
    let matched = try choose(members, base, given)
    var read = try call(matched, of: base, given)
    if matched.member.setter != nil { read.store = store(matched, of: base, given.range) }
    return read
  }

  /// `box.name` of a `@dynamicMemberLookup` type: its subscript with the name or the key path; nil for other types.
  mutating func dynamicMember(_ name: Name, of base: Checked, _ range: SourceRange) throws(Problem)
    -> Checked?
  {
    let known = session.member("subscript", of: base.type)?.map(\.resolved) ?? []
    // The subscript for a `WritableKeyPath` goes before the one for a `KeyPath`.
    let members = known.filter { $0.signature.labels == ["dynamicMember"] }
      .sorted(on: { $0.setter == nil ? 1 : 0 })
    guard let first = members.first,
      session.lineage(base.type).contains(where: { $0.conformances.contains("dynamicMemberLookup") })
    else { return nil }
    let isText = first.signature.types == [.string]
    let path = Expression(.keyPath(nil, .name("$0", name.range).member(name.text)), name.range)
    let value = isText ? Expression(.string([.text(name.text)]), name.range) : path
    let argument = Argument(label: Name("dynamicMember", name.range), value: value)
    return try element(members, of: base, Call(Name("subscript", range), [argument], Site(range)))
  }

  private func store(_ matched: MatchedCall, of base: Checked, _ range: SourceRange) -> Store {
    let (codes, place, member) = (matched.arguments, place(range), matched.member)
    // A value whose type is a protocol may be a struct.
    let back = session.isReference(base.type) && !session.isOpen(base.type) ? nil : base.store
    let staticType = base.isSuper ? base.type.name : nil
    return { session, value throws(Problem) in
      var object = try base.code(&session)
      var values = try session.evaluate(codes)
      values.append(value)
      let own = session.dynamic(member.name, member, of: object, as: staticType)
      guard let setter = own.setter ?? member.setter else { return }
      _ = try session.invoke(setter, of: &object, &values, place, as: staticType)
      if !object.isShared { try back?(&session, object) }
    }
  }

  /// `base[Theme]`, for a base that has traits.
  func traitSubscript(_ index: Int, of base: Checked, _ range: SourceRange) -> Checked? {
    guard var member = session.member("subscript", of: base.type)?.first else { return nil }
    member.trait = index
    member.signature.result = session.definitions.traits[index].type
    return property(member, Name("subscript", range), of: base, range)
  }

  /// Gives a local whose type is open the type of what is put into it: `$0` of `words.reduce(into: [:]) { $0[$1, default: 0] += 1 }`.
  mutating func refine(_ place: Expression, as type: Type) {
    switch place.kind {
    case .name(let name):
      for block in contexts[last].blocks.indices
      where contexts[last].blocks[block][name.text]?.type.isUntold == true {
        contexts[last].blocks[block][name.text]?.type = type
      }
    case .subscript(let base, let arguments):
      guard case .dictionary(let known, let value)? = (try? checkUnfitted(base))?.type, value.isUntold,
        let key = known.isParameter ? (try? checkUnfitted(arguments[0].value))?.type : known
      else { return }
      refine(base, as: .dictionary(key, type))
    default: break
    }
  }

  /// An element of a list; it is an error if the index is outside the list.
  private func index(_ list: Checked, _ index: Checked, _ element: Type, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    if index.type == .range(of: .int) { return slice(list, index, range) }
    let (at, place) = (try fit(index, to: .int).code, place(index.range))
    @Sendable func find(_ list: Value, _ session: inout Session) throws(Problem) -> (all: [Value], at: Int)? {
      guard case .int(let position) = try at(&session) else { return nil }
      let values = try session.elements(list)
      let (found, overflows) = position.subtractingReportingOverflow(list.start)
      guard !overflows, values.indices.contains(found) else {
        throw Session.outside(position, values.count, from: list.start, place)
      }
      return (values, found)
    }
    return list.part(element, range) { session, list throws(Problem) in
      try find(list, &session).map { $0.all[$0.at] } ?? .void
    } set: { session, list, value throws(Problem) in
      guard case (var values, let position)? = try find(list, &session) else { return }
      values[position] = value
      list = .list(values).starting(at: list.start)
    }
  }

  private func slice(_ list: Checked, _ range: Checked, _ whole: SourceRange) -> Checked {
    let place = place(range.range)
    @Sendable func bounds(_ list: Value, _ session: inout Session) throws(Problem) -> Swift.Range<Int> {
      try list.places(in: range.code(&session), list.elements.count, place)
    }
    return list.part(list.type, whole) { session, list throws(Problem) in
      let list = list.isSlice ? list : .list(try session.elements(list))
      return session.part(try bounds(list, &session), of: list)
    } set: { session, list, part throws(Problem) in
      var values = list.elements
      values.replaceSubrange(try bounds(list, &session), with: part.elements)
      list = .list(values).starting(at: list.start)
    }
  }

  private func entry(
    _ base: Checked, _ key: Checked, _ value: Type, _ fallback: Code?, _ range: SourceRange
  ) -> Checked {
    base.part(fallback == nil ? .optional(value) : value, range) { session, dictionary throws(Problem) in
      guard case .dictionary(let values) = dictionary else { return .nothing }
      if let found = values[try session.key(key.code(&session), in: values)] {
        return fallback == nil ? found.wrapped : found
      }
      return try fallback?(&session) ?? .nothing
    } set: { session, dictionary, value throws(Problem) in
      guard case .dictionary(var values) = dictionary else { return }
      values[try session.key(key.code(&session), in: values)] = value == .nothing ? nil : value.unwrapped
      dictionary = .dictionary(values)
    }
  }
}

extension Value {
  /// The places in a list or text with `count` elements that a range means, counted from 0.
  package func places(in range: Value, _ count: Int, _ place: Place) throws(Problem) -> Swift.Range<Int> {
    guard case .range(let range) = range else { return 0..<0 }
    let lower = range.lower?.whole ?? start
    let upper = range.upper.map { $0.whole &+ (range.isClosed ? 1 : 0) } ?? start + count
    guard start <= lower, lower <= upper, upper <= start + count else {
      throw Session.outside(lower < start || lower > upper ? lower : upper - 1, count, from: start, place)
    }
    return lower - start..<upper - start
  }
}

extension Member {
  /// The method that sets an element of a subscript.
  var setter: Member? {
    var writer = self
    writer.kind = .property
    if case .functions(_, let set?) = body {
      writer.body = .functions(get: set, set: nil)
    } else if let set = body.natives.set {
      writer.body = .native(get: set, set: nil)
    } else {
      return nil
    }
    return writer
  }
}
