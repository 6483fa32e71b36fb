import Syntax

/// Checks `base.name`: properties, methods in hand and parts of tuples.
package enum Members {
  /// `base.name`.
  static func check(member name: Name, of base: Expression, _ range: SourceRange, in checker: inout Checker)
    throws(Problem) -> Checked
  {
    if let nested = nestedType(base, name, range, in: checker) { return nested }
    if name.text == "self", let type = try Literals.emptyCollection(base, in: &checker)?.0 {
      // `[Item].self`
      return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
    }
    return try member(name, of: try checker.checkChain(base), range, in: &checker).following(base: base)
  }

  /// `Outer.Inner` as a type.
  private static func nestedType(_ base: Expression, _ name: Name, _ range: SourceRange, in checker: Checker)
    -> Checked?
  {
    guard case .name(let outer) = base.kind, NameLookup.local(exists: outer.text, in: checker) == false,
      let type = NameLookup.type(called: "\(outer.text).\(name.text)", in: checker)
    else { return nil }
    return Checked(constant: .type(type), .metatype(type), range).with(.type(type))
  }

  /// A member of a checked value.
  package static func member(_ name: Name, of whole: Checked, _ range: SourceRange, in checker: inout Checker)
    throws(Problem)
    -> Checked
  {
    let base = whole.isForced ? Optionals.forced(whole, in: checker) : whole
    if case .type(let type) = base.role, type != .named("super") {
      if name.text == "self" { return base }
      return try StaticMembers.staticMember(name, of: type, range, in: &checker)
    }
    if let found = try checker.nodeMember(name, of: base, range) { return found }
    if let found = try checker.bindingMember(name, of: base, range) { return found }
    if case .metatype(let type) = base.type {
      return try StaticMembers.metatypeMember(name, of: type, base, range, in: &checker)
    }
    if case .optional(let wrapped) = base.type, wrapped != .unknown("nil") {
      if name.text == "none" { return Checked(constant: .nothing, base.type, range) }
      if let own = checker.session.property(name.text, of: base.type), own.kind == .property {
        return property(own, name, of: base, range, in: checker)
      }
      throw checker.problem(
        "\(checker.named(base.type)) may be nil", at: name.range,
        suggestion: "write `?.\(name.text)`, or `!.\(name.text)` where it never is")
    }
    if case .tuple(let elements) = base.type {
      return try element(name, of: elements, base, range, in: checker)
    }
    if base.type.isErased { return DynamicMembers.property(name, of: base, range, in: checker) }
    guard let member = checker.session.property(name.text, of: base.type) else {
      throw Unknown.unknownMember(name, of: base, in: checker)
    }
    if member.kind == .method { return try methodValue(member, of: base, range, in: &checker) }
    return property(member, name, of: base, range, in: checker)
  }

  /// A property, read and perhaps set.
  static func property(
    _ member: Member, _ name: Name, of base: Checked, _ range: SourceRange, in checker: Checker
  ) -> Checked {
    let place = checker.place(name.range)
    let text = name.text
    let code: Code =
      if member.trait != nil, case .collection(of: let environment) = base.role {
        environment
      } else {
        base.code
      }
    let isSuper: Bool = if case .type(.named("super")) = base.role { true } else { false }
    let staticType = isSuper ? base.type.name : nil
    var type = member.type.filled(with: checker.session.placeholders(of: base.type))
    if type == .unknown("Self") { type = base.type }
    var checked = Checked(type, range) { session throws(Problem) in
      try session.step(place)
      var value = try code(&session)
      return try session.read(text, member, of: &value, place, as: staticType)
    }
    checked.isForced = member.isForced
    if let index = member.trait {
      if checker.session.isEnvironment(base.type) { checked.role = .trait(index, of: code) }
      if case .collection = base.role { checked.role = .trait(index, of: code) }
      checked.fixed = fixedTrait(index, base, text)
    } else if text == "traitCollection" || text == "traits", checker.session.isEnvironment(base.type),
      case .row = member.body, staticType == nil
    {
      checked.role = .collection(of: code)
    }
    checked.store = store(member, text, of: base, place, as: staticType, in: checker)
    if checked.store == nil, checked.fixed == nil {
      checked.fixed =
        checker.viewConstant(text, of: base) ?? "`\(text)` of \(checker.named(base.type)) cannot be set"
    }
    return checked
  }

  /// Why a trait read here is not set here.
  private static func fixedTrait(_ index: Int, _ base: Checked, _ text: String) -> String? {
    if base.type == .named("UITraitCollection") {
      return "a collection cannot be changed: `modifying { … }` makes another"
    }
    return nil
  }

  /// Whether it is a constant of the struct whose initialiser this is.
  private static func isOwnConstant(_ member: Member, of base: Checked, in checker: Checker) -> Bool {
    guard checker.contexts.last?.isInitializer == true, base.type == checker.contexts.last?.selfType,
      case .stored = member.body
    else { return false }
    return checker.session.info(base.type)?.fields.contains { $0.name == member.name && $0.initial == nil }
      ?? false
  }

  /// How a property is set: in the object, or in a copy of the value that is then put back where it came from.
  private static func store(
    _ member: Member, _ text: String, of base: Checked, _ place: Place, as staticType: String?,
    in checker: Checker
  ) -> Store? {
    guard checker.session.canSet(member, of: base.type) || isOwnConstant(member, of: base, in: checker) else {
      return nil
    }
    let code = base.code
    if checker.session.isReference(base.type) || member.isNonmutating && base.store == nil {
      // Behind a protocol there may be a struct, which goes back to where it came from.
      let back = checker.session.info(base.type)?.kind == .protocol ? base.store : nil
      return { session, value throws(Problem) in
        var object = try code(&session)
        try session.write(text, member, of: &object, value, place, as: staticType)
        if case .structure = object { try back?(&session, object) }
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
  private static func methodValue(
    _ member: Member, of base: Checked, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem)
    -> Checked
  {
    var types = member.signature.parameters.map(\.type)
    if case .row = member.body {
      // What has a default is left out: `forEach(center.removeObserver(_:))`.
      types.removeLast(member.signature.parameters.reversed().prefix(while: \.hasDefault).count)
    }
    let type = Type.function(types, member.signature.result)
    let (code, place, name, count) = (base.code, checker.place(range), member.name, types.count)
    return Checked(type, range) { session throws(Problem) in
      let value = try code(&session)
      return .closure(session.bound(name, member, of: value, place, given: count))
    }
  }

  private static func element(
    _ name: Name, of elements: [Type.TupleElement], _ base: Checked, _ range: SourceRange, in checker: Checker
  ) throws(Problem) -> Checked {
    guard let index = elements.firstIndex(where: { $0.label == name.text }) ?? Int(name.text),
      elements.indices.contains(index)
    else { throw checker.problem("\(base.type) has no `\(name.text)`", at: name.range) }
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
}
