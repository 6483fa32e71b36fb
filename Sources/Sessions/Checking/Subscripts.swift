import Syntax

/// Checks `base[…]`: elements, entries, traits and subscripts of one's own.
package enum Subscripts {
  /// `base[a]`.
  static func check(
    subscript base: Expression, _ arguments: [Argument], _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Checked {
    let checked = try checker.checkChain(base)
    guard let given = arguments.first else { throw checker.problem("a subscript needs a value", at: range) }
    if let element = try checker.bindingElement(checked, given.value, range) { return element }
    switch checked.type {
    case .list(let element):
      return try index(checked, try checker.check(given.value), element, range, in: checker)
    case .dictionary(let key, let value):
      return try entry(
        checked, try checker.check(given.value, expecting: key), value, arguments, range, in: &checker)
    default: break
    }
    if checked.type == .named("EnvironmentValues"), let key = checker.environmentKey(given.value) {
      return checker.key(key, of: checked, range)
    }
    if let index = try NameLookup.traitKey(given.value, in: &checker),
      let read = traitSubscript(index, of: checked, range, in: &checker)
    {
      return read
    }
    let members = (checker.session.member("subscript", of: checked.type) ?? []).map {
      checker.session.resolved($0)
    }
    guard let first = members.first else {
      throw checker.problem("\(checker.named(checked.type)) has no subscript", at: range)
    }
    let name = Name("subscript", range)
    let fitting =
      members.count == 1
      ? nil
      : members.first { member in
        var copy = checker
        return (try? Calls.call(member, of: checked, arguments, [], name, range, expecting: nil, in: &copy))
          != nil
      }
    let member = fitting ?? first
    var read = try Calls.call(member, of: checked, arguments, [], name, range, expecting: nil, in: &checker)
    if case .functions(_, let setter?) = member.body {
      read.store = try subscriptStore(member, setter, of: checked, arguments, name, range, in: &checker)
    }
    return read
  }

  /// How a subscript of one's own is set.
  private static func subscriptStore(
    _ member: Member, _ setter: Int, of base: Checked, _ arguments: [Argument], _ name: Name,
    _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Store {
    let codes = try Arguments.match(
      Given(arguments, [], source: checker), member.signature, name, range, in: &checker
    ).arguments
    var writer = member
    writer.body = .functions(get: setter, set: nil)
    let (code, place, method) = (base.code, checker.place(range), writer)
    let back = checker.session.isReference(base.type) ? nil : base.store
    return { session, value throws(Problem) in
      var object = try code(&session)
      var values = try session.evaluate(codes)
      values.append(value)
      _ = try session.invoke(method, of: &object, &values, place, as: nil)
      try back?(&session, object)
    }
  }

  /// `base[Theme]`, on what has traits.
  static func traitSubscript(_ index: Int, of base: Checked, _ range: SourceRange, in checker: inout Checker)
    -> Checked?
  {
    guard var member = checker.session.member("subscript", of: base.type)?.first else { return nil }
    member.trait = index
    member.signature.result = checker.session.definitions.traits[index].type
    return Members.property(member, Name("subscript", range), of: base, range, in: checker)
  }

  /// An element of a list, which must be there.
  private static func index(
    _ list: Checked, _ index: Checked, _ element: Type, _ range: SourceRange, in checker: Checker
  ) throws(Problem)
    -> Checked
  {
    if index.type == .named("Range<Int>") { return try slice(list, index, range, in: checker) }
    let index = try checker.fit(index, to: .int)
    let (code, at, place) = (list.code, index.code, checker.place(index.range))
    var checked = Checked(element, range) { session throws(Problem) in
      guard case .list(let values) = try code(&session), case .int(let position) = try at(&session) else {
        return .void
      }
      guard values.indices.contains(position) else { throw Session.outside(position, values.count, place) }
      return values[position]
    }
    if let put = list.store {
      checked.store = { session, value throws(Problem) in
        guard case .list(var values) = try code(&session), case .int(let position) = try at(&session) else {
          return
        }
        guard values.indices.contains(position) else { throw Session.outside(position, values.count, place) }
        values[position] = value
        try put(&session, .list(values))
      }
    } else {
      checked.fixed = list.fixed
    }
    return checked
  }

  private static func slice(_ list: Checked, _ range: Checked, _ whole: SourceRange, in checker: Checker)
    throws(Problem) -> Checked
  {
    let (code, at, place) = (list.code, range.code, checker.place(range.range))
    return Checked(list.type, whole) { session throws(Problem) in
      guard case .list(let values) = try code(&session), case .range(let range) = try at(&session) else {
        return .void
      }
      let lower = Int(range.lower ?? 0)
      let upper = range.upper.map { Int($0) + (range.isClosed ? 1 : 0) } ?? values.count
      guard lower >= 0, upper <= values.count, lower <= upper else {
        throw Session.outside(upper, values.count, place)
      }
      return .list(Array(values[lower..<upper]))
    }
  }

  private static func entry(
    _ base: Checked, _ key: Checked, _ value: Type, _ arguments: [Argument], _ range: SourceRange,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    var fallback: Code?
    if arguments.count == 2, arguments[1].label?.text == "default" {
      fallback = try checker.check(arguments[1].value, expecting: value).code
    }
    let (code, at, otherwise) = (base.code, key.code, fallback)
    var checked = Checked(fallback == nil ? .optional(value) : value, range) { session throws(Problem) in
      guard case .dictionary(let values) = try code(&session) else { return .nothing }
      if let found = values[try at(&session)] { return found }
      return try otherwise?(&session) ?? .nothing
    }
    if let put = base.store {
      checked.store = { session, value throws(Problem) in
        guard case .dictionary(var values) = try code(&session) else { return }
        values[try at(&session)] = value == .nothing ? nil : value
        try put(&session, .dictionary(values))
      }
    }
    return checked
  }
}
