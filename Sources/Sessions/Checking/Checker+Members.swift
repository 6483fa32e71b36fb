import Syntax
import Traits
import ViewTree

extension Checker {
  /// `base.name`.
  mutating func check(member name: Name, of base: Expression, _ range: SourceRange) throws(Problem) -> Checked
  {
    if let nested = nestedType(base, name, range) { return nested }
    return try member(name, of: try checkChain(base), range).following(base: base)
  }

  /// `Outer.Inner` as a type.
  private func nestedType(_ base: Expression, _ name: Name, _ range: SourceRange) -> Checked? {
    guard case .name(let outer) = base.kind, local(exists: outer.text) == false,
      let type = type(called: "\(outer.text).\(name.text)")
    else { return nil }
    return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
  }

  func local(exists name: String) -> Bool {
    contexts.contains { $0.find(name) != nil } || session.variables[name] != nil
  }

  /// A member of a checked value.
  package mutating func member(_ name: Name, of whole: Checked, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    let base = whole.isForced ? forced(whole) : whole
    if case .type(let type) = base.role, type != .named("super") {
      return try staticMember(name, of: type, range)
    }
    if let found = try nodeMember(name, of: base, range) { return found }
    if let found = try bindingMember(name, of: base, range) { return found }
    if case .metatype(let type) = base.type { return try metatypeMember(name, of: type, base, range) }
    if case .optional(let wrapped) = base.type, wrapped != .unknown("nil") {
      if name.text == "none" { return Checked(constant: .nothing, base.type, range) }
      throw problem(
        "\(named(base.type)) may be nil", at: name.range,
        suggestion: "write `?.\(name.text)`, or `!.\(name.text)` where it never is")
    }
    if case .tuple(let elements) = base.type { return try element(name, of: elements, base, range) }
    guard let member = try session.memberResolved(name.text, of: base.type) else {
      throw unknownMember(name, of: base)
    }
    if member.kind == .method { return try methodValue(member, of: base, range) }
    return property(member, name, of: base, range)
  }

  /// A property, read and perhaps set.
  func property(_ member: Member, _ name: Name, of base: Checked, _ range: SourceRange) -> Checked {
    let place = place(name.range)
    let text = name.text
    let code: Code =
      if member.trait != nil, case .collection(of: let environment) = base.role {
        environment
      } else {
        base.code
      }
    let isSuper: Bool = if case .type(.named("super")) = base.role { true } else { false }
    let staticType = isSuper ? base.type.name : nil
    var type = member.type.filled(with: session.placeholders(of: base.type))
    if type == .unknown("Self") { type = base.type }
    var checked = Checked(type, range) { session throws(Problem) in
      try session.step(place)
      var value = try code(&session)
      return try session.read(text, member, of: &value, place, as: staticType)
    }
    checked.isForced = member.isForced
    if let index = member.trait {
      if session.isEnvironment(base.type) { checked.role = .trait(index, of: code) }
      if case .collection = base.role { checked.role = .trait(index, of: code) }
      checked.fixed = fixedTrait(index, base, text)
    } else if text == "traitCollection" || text == "traits", session.isEnvironment(base.type),
      case .row = member.body, staticType == nil
    {
      checked.role = .collection(of: code)
    }
    checked.store = store(member, text, of: base, place, as: staticType)
    if checked.store == nil, checked.fixed == nil {
      checked.fixed = viewConstant(text, of: base) ?? "`\(text)` of \(named(base.type)) cannot be set"
    }
    return checked
  }

  /// Why a trait read here is not set here.
  private func fixedTrait(_ index: Int, _ base: Checked, _ text: String) -> String? {
    if base.type == .named("UITraitCollection") {
      return "a collection cannot be changed: `modifying { … }` makes another"
    }
    return nil
  }

  /// Whether it is a constant of the struct whose initialiser this is.
  private func isOwnConstant(_ member: Member, of base: Checked) -> Bool {
    guard contexts.last?.isInitializer == true, base.type == contexts.last?.selfType,
      case .stored = member.body
    else { return false }
    return session.info(base.type)?.fields.contains { $0.name == member.name && $0.initial == nil } ?? false
  }

  /// How a property is set: in the object, or in a copy of the value that is then put back where it came from.
  private func store(
    _ member: Member, _ text: String, of base: Checked, _ place: Place, as staticType: String?
  ) -> Store? {
    guard session.canSet(member, of: base.type) || isOwnConstant(member, of: base) else { return nil }
    let code = base.code
    if session.isReference(base.type) || member.isNonmutating && base.store == nil {
      return { session, value throws(Problem) in
        var object = try code(&session)
        try session.write(text, member, of: &object, value, place, as: staticType)
      }
    }
    guard let put = base.store else { return nil }
    return { session, value throws(Problem) in
      var structure = try code(&session)
      try session.write(text, member, of: &structure, value, place, as: staticType)
      try put(&session, structure)
    }
  }

  /// A method in hand: `self.changed`.
  private mutating func methodValue(_ member: Member, of base: Checked, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    let type = Type.function(member.signature.parameters.map(\.type), member.signature.result)
    let code = base.code
    let place = place(range)
    let name = member.name
    return Checked(type, range) { session throws(Problem) in
      let value = try code(&session)
      return .closure(session.bound(name, member, of: value, place))
    }
  }

  private func element(
    _ name: Name, of elements: [Type.TupleElement], _ base: Checked, _ range: SourceRange
  ) throws(Problem) -> Checked {
    guard let index = elements.firstIndex(where: { $0.label == name.text }) ?? Int(name.text),
      elements.indices.contains(index)
    else { throw problem("\(base.type) has no `\(name.text)`", at: name.range) }
    let code = base.code
    var checked = Checked(elements[index].type, range) { session throws(Problem) in
      guard case .tuple(let values) = try code(&session) else { return .void }
      return values[index]
    }
    if let put = base.store {
      checked.store = { session, value throws(Problem) in
        guard case .tuple(var values) = try code(&session) else { return }
        values[index] = value
        try put(&session, .tuple(values))
      }
    }
    return checked
  }

  /// `AppTheme.bold`, `Theme.self`, `UIColor.red`, `Palette.comparisons`.
  private mutating func staticMember(_ name: Name, of type: Type, _ range: SourceRange) throws(Problem)
    -> Checked
  {
    if name.text == "self" || name.text == "Type" {
      return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
    }
    if let found = try staticValue(name, in: type, range) { return found }
    if name.text == "comparisons", let owner = type.name {
      return Checked(.int, range) { session throws(Problem) in .int(session.counters.comparisons[owner] ?? 0)
      }
    }
    let names = session.staticNames(of: type)
    let nearest = Spelling.nearest(to: name.text, among: names)
    throw problem(
      "\(type) has no `\(name.text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\($0)`?" } ?? listed(names))
  }

  func listed(_ names: [String]) -> String? {
    names.isEmpty || names.count > 8 ? nil : "it has \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }

  /// A case or a static property; nil where there is none.
  mutating func staticValue(_ name: Name, in type: Type, _ range: SourceRange) throws(Problem) -> Checked? {
    guard let owner = session.typeName(type), let info = session.info(type) else { return nil }
    if let found = info.cases.first(where: { $0.name == name.text }) {
      guard found.types.isEmpty else {
        let text = name.text
        return Checked(.function(found.types, type), range) { session throws(Problem) in
          .closure(session.caseMaker(owner, text, found.types))
        }
      }
      return Checked(constant: .enumCase(owner, name.text, []), type, range)
    }
    guard let member = try session.staticMemberResolved(name.text, of: type), member.kind == .property else {
      return nil
    }
    let place = place(name.range)
    let text = name.text
    var checked = Checked(member.type == .unknown("Self") ? type : member.type, range) {
      session throws(Problem) in
      try session.readStatic(text, member, of: owner, place)
    }
    if case .row(let row) = member.body, let set = row.set {
      checked.store = { session, value throws(Problem) in
        var type = Value.type(.named(owner))
        _ = try set(&session, &type, [value], place)
      }
    }
    if member.isConstant {
      checked.fixed = "`\(text)` is a constant"
    } else {
      checked.store = staticStore(member, text, of: owner, place) ?? checked.store
    }
    return checked
  }

  /// How a static property of one's own is set.
  private func staticStore(_ member: Member, _ text: String, of owner: String, _ place: Place) -> Store? {
    let isStored = if case .stored = member.body { true } else { member.isStoredStatic }
    let type = Value.type(.named(owner))
    if isStored {
      return { session, value throws(Problem) in
        let old = try session.readStatic(text, member, of: owner, place)
        session.statics["\(owner).\(text)"] = value
        session.revision += 1
        guard let didSet = member.didSet else { return }
        var arguments = [type, old]
        _ = try session.call(session.functionCode(didSet), &arguments)
      }
    }
    guard case .functions(_, let setter?) = member.body else { return nil }
    return { session, value throws(Problem) in
      var arguments = [type, value]
      _ = try session.call(session.functionCode(setter), &arguments)
    }
  }

  /// `.dark`, where a type is expected.
  mutating func check(implicit name: Name, _ range: SourceRange, expecting expected: Type?) throws(Problem)
    -> Checked
  {
    if expected?.wrapped == .any {
      return Checked(constant: .kept(".\(name.text)"), .any, range)
    }
    guard let expected, !expected.isOpen || expected.wrapped.name != nil else {
      throw problem(
        "`.\(name.text)` needs a type that is expected here", at: range,
        suggestion: "write the type before the dot")
    }
    if let found = try implicitStatic(name, in: expected.wrapped) { return found }
    if expected.isOptional, name.text == "none" { return Checked(constant: .nothing, expected, range) }
    let names = session.staticNames(of: expected.wrapped)
    let nearest = Spelling.nearest(to: name.text, among: names)
    throw problem(
      "\(expected.wrapped) has no `\(name.text)`", at: name.range,
      suggestion: nearest.map { "did you mean `.\($0)`?" } ?? listed(names))
  }

  package mutating func implicitStatic(_ name: Name, in type: Type) throws(Problem) -> Checked? {
    if let found = try staticValue(name, in: type, name.range) { return found }
    if type == .named("UIColor"), let value = ColorNames.value(of: name.text) {
      return Checked(constant: .color(.fixed(value)), type, name.range)
    }
    return nil
  }

  /// `Theme.self`, `Theme.defaultValue`, `Theme.storage`.
  private mutating func metatypeMember(
    _ name: Name, of type: Type, _ base: Checked, _ range: SourceRange
  ) throws(Problem) -> Checked {
    if name.text == "self" { return base.with(base.role) }
    guard let owner = type.name, let index = session.definitions.traitNames[owner] else {
      return try staticMember(name, of: type, range)
    }
    if let found = session.traitFact(name.text, of: index) {
      return Checked(constant: found.value, found.type, range)
    }
    if session.info(type) != nil { return try staticMember(name, of: type, range) }
    throw problem(
      "\(owner) has no `\(name.text)`", at: name.range,
      suggestion: Spelling.nearest(to: name.text, among: Session.traitFacts).map { "did you mean `\($0)`?" })
  }

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

  /// The trait that an expression names: `theme`, `Theme`, `Theme.self`, `UITraitHorizontalSizeClass`; nil where it names none.
  package mutating func traitKey(_ expression: Expression) throws(Problem) -> Int? {
    switch expression.kind {
    case .name(let name):
      if local(exists: name.text) { return nil }
      return session.definitions.traitNames[name.text] ?? session.definitions.traitProperties[name.text]
    case .member(let base, let name):
      if name.text == "self" { return try traitKey(base) }
      if case .name(let outer) = base.kind {
        return session.definitions.traitNames["\(outer.text).\(name.text)"]
      }
      return nil
    default: return nil
    }
  }
}
