import Syntax
import Traits

// `list[0]`, `dictionary["a"]`, `traits[Theme.self]`, and subscripts of one's own.
extension Checker {
  /// `base[a]`.
  mutating func check(
    subscript base: Expression, _ arguments: [Argument], _ range: SourceRange
  ) throws(Problem) -> Checked {
    let checked = try checkChain(base)
    guard let first = arguments.first else { throw problem("a subscript needs a value", at: range) }
    if let element = try bindingElement(checked, first.value, range) { return element }
    switch checked.type {
    case .list(let element):
      return try index(checked, try check(first.value), element, range)
    case .dictionary(let key, let value):
      return try entry(checked, try check(first.value, expecting: key), value, arguments, range)
    default: break
    }
    if checked.type == .named("EnvironmentValues"), let key = environmentKey(first.value) {
      return self.key(key, of: checked, range)
    }
    if let index = try traitKey(first.value), let read = traitSubscript(index, of: checked, range) {
      return read
    }
    guard let member = try session.memberResolved("subscript", of: checked.type) else {
      throw problem("\(named(checked.type)) has no subscript", at: range)
    }
    let name = Name("subscript", range)
    var read = try call(member, of: checked, arguments, [], name, range, expecting: nil)
    if case .functions(_, let setter?) = member.body {
      read.store = try subscriptStore(member, setter, of: checked, arguments, name, range)
    }
    return read
  }

  /// How a subscript of one's own is set.
  private mutating func subscriptStore(
    _ member: Member, _ setter: Int, of base: Checked, _ arguments: [Argument], _ name: Name,
    _ range: SourceRange
  ) throws(Problem) -> Store {
    let codes = try match(Given(arguments, [], source: self), member.signature, name, range).arguments
    var writer = member
    writer.body = .functions(get: setter, set: nil)
    let (code, place, method) = (base.code, place(range), writer)
    let back = session.isReference(base.type) ? nil : base.store
    return { session, value throws(Problem) in
      var object = try code(&session)
      var values = try session.evaluate(codes)
      values.append(value)
      _ = try session.invoke(method, of: &object, &values, place, as: nil)
      try back?(&session, object)
    }
  }

  /// `base[Theme]`, on what has traits.
  mutating func traitSubscript(_ index: Int, of base: Checked, _ range: SourceRange) -> Checked? {
    guard var member = session.member("subscript", of: base.type)?.first else { return nil }
    member.trait = index
    member.signature.result = session.definitions.traits[index].type
    return property(member, Name("subscript", range), of: base, range)
  }

  /// An element of a list, which must be there.
  private func index(_ list: Checked, _ index: Checked, _ element: Type, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    if index.type == .named("Range<Int>") { return try slice(list, index, range) }
    let index = try fit(index, to: .int)
    let (code, at, place) = (list.code, index.code, place(index.range))
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

  private func slice(_ list: Checked, _ range: Checked, _ whole: SourceRange) throws(Problem) -> Checked {
    let (code, at, place) = (list.code, range.code, place(range.range))
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

  private mutating func entry(
    _ base: Checked, _ key: Checked, _ value: Type, _ arguments: [Argument], _ range: SourceRange
  ) throws(Problem) -> Checked {
    var fallback: Code?
    if arguments.count == 2, arguments[1].label?.text == "default" {
      fallback = try check(arguments[1].value, expecting: value).code
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
