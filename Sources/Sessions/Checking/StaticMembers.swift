import Syntax

/// Checks what stands behind a type, or behind a dot where a type is expected: `AppTheme.bold`, `.dark`.
package enum StaticMembers {
  /// `AppTheme.bold`, `Theme.self`, `UIColor.red`, `Palette.comparisons`.
  static func staticMember(_ name: Name, of type: Type, _ range: SourceRange, in checker: inout Checker)
    throws(Problem)
    -> Checked
  {
    if name.text == "self" || name.text == "Type" {
      return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
    }
    if let found = try staticValue(name, in: type, range, in: &checker) { return found }
    if name.text == "comparisons", let owner = type.name {
      return Checked(.int, range) { session throws(Problem) in .int(session.counters.comparisons[owner] ?? 0)
      }
    }
    let names = checker.session.staticNames(of: type)
    let nearest = Spelling.nearest(to: name.text, among: names)
    throw checker.problem(
      "\(type) has no `\(name.text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\($0)`?" } ?? Unknown.listed(names))
  }

  /// A case or a static property; nil where there is none.
  static func staticValue(_ name: Name, in type: Type, _ range: SourceRange, in checker: inout Checker)
    throws(Problem) -> Checked?
  {
    guard let info = checker.session.info(type) else { return nil }
    let owner = info.name
    if let found = info.cases.first(where: { $0.name == name.text }) {
      guard found.types.isEmpty else {
        let text = name.text
        return Checked(.function(found.types, type), range) { session throws(Problem) in
          .closure(session.caseMaker(owner, text, found.types))
        }
      }
      return Checked(constant: .enumCase(owner, name.text, []), type, range)
    }
    guard
      let member = checker.session.staticMember(name.text, of: type)?.first.map({
        checker.session.resolved($0)
      }),
      member.kind == .property
    else {
      return nil
    }
    let place = checker.place(name.range)
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
  private static func staticStore(_ member: Member, _ text: String, of owner: String, _ place: Place)
    -> Store?
  {
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
  static func check(
    implicit name: Name, _ range: SourceRange, expecting expected: Type?, in checker: inout Checker
  ) throws(Problem)
    -> Checked
  {
    if expected?.wrapped == .any {
      return Checked(constant: .kept(".\(name.text)"), .any, range)
    }
    guard let expected, !expected.isOpen || expected.wrapped.name != nil else {
      throw checker.problem(
        "`.\(name.text)` needs a type that is expected here", at: range,
        suggestion: "write the type before the dot")
    }
    if let found = try implicitStatic(name, in: expected.wrapped, in: &checker) { return found }
    if expected.isOptional, name.text == "none" { return Checked(constant: .nothing, expected, range) }
    let names = checker.session.staticNames(of: expected.wrapped)
    let nearest = Spelling.nearest(to: name.text, among: names)
    throw checker.problem(
      "\(expected.wrapped) has no `\(name.text)`", at: name.range,
      suggestion: nearest.map { "did you mean `.\($0)`?" } ?? Unknown.listed(names))
  }

  package static func implicitStatic(_ name: Name, in type: Type, in checker: inout Checker) throws(Problem)
    -> Checked?
  {
    if let found = try staticValue(name, in: type, name.range, in: &checker) { return found }
    if type == .named("UIColor"), let value = ColorNames.value(of: name.text) {
      return Checked(constant: .color(.fixed(value)), type, name.range)
    }
    return nil
  }

  /// `Theme.self`, `Theme.defaultValue`, `Theme.storage`.
  static func metatypeMember(
    _ name: Name, of type: Type, _ base: Checked, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) -> Checked {
    if name.text == "self" { return base.with(base.role) }
    guard let owner = type.name, let index = checker.session.definitions.traitNames[owner] else {
      return try staticMember(name, of: type, range, in: &checker)
    }
    if let found = checker.session.definitions.traits[index].fact(name.text, in: checker.session.traits) {
      return Checked(constant: found.value, found.type, range)
    }
    if checker.session.info(type) != nil { return try staticMember(name, of: type, range, in: &checker) }
    throw checker.problem(
      "\(owner) has no `\(name.text)`", at: name.range,
      suggestion: Spelling.nearest(to: name.text, among: TraitInfo.facts).map { "did you mean `\($0)`?" })
  }
}

extension Calls {
  /// `Type.name(…)`: a static method, or a case with values.
  static func call(
    static name: Name, of type: Type, _ given: Given, _ range: SourceRange, expecting expected: Type?,
    in checker: inout Checker
  ) throws(Problem) -> Checked {
    if name.text == "init" {
      return try Construction.construct(type, given, name, range, expecting: expected, in: &checker)
    }
    if let info = checker.session.info(type), let found = info.cases.first(where: { $0.name == name.text }),
      !found.types.isEmpty || checker.session.staticMember(name.text, of: type) == nil
    {
      let parameters = zip(found.labels, found.types).map {
        Signature.Parameter(
          label: $0, name: $0 ?? "", type: $1.filled(with: checker.session.placeholders(of: type)))
      }
      let matched = try Arguments.match(
        given, Signature(parameters: parameters, result: type), name, range, in: &checker)
      let (codes, text, owner) = (matched.arguments, name.text, info.name)
      return Checked(info.found(matched.found, as: type), range) { session throws(Problem) in
        .enumCase(owner, text, try session.evaluate(codes))
      }
    }
    if let all = checker.session.staticMember(name.text, of: type) {
      let methods = all.filter { $0.kind == .method }
      let members = methods.isEmpty ? all : methods
      if members[0].kind == .property {
        return try call(
          value: try Members.member(
            name, of: Checked(constant: .type(type), .metatype(type), range).with(.type(type)), name.range,
            in: &checker),
          given, range, in: &checker)
      }
      let base = Checked(constant: .type(type), .metatype(type), range)
      return try call(overloads: members, of: base, given, name, range, expecting: expected, in: &checker)
    }
    if checker.session.member(name.text, of: type) != nil {
      throw checker.problem("`\(name.text)` is called on a \(type), not on the type", at: name.range)
    }
    let nearest = Spelling.nearest(to: name.text, among: checker.session.staticNames(of: type))
    throw checker.problem(
      "\(type) has no `\(name.text)`", at: name.range, suggestion: nearest.map { "did you mean `\($0)`?" })
  }
}
