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
