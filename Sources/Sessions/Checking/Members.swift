import Syntax

// `base.name`: properties, methods as values, and elements of tuples.
extension Checker {
  mutating func check(member name: Name, of base: Expression, _ site: Site) throws(Problem) -> Checked {
    if let initializer = try initializer(name, of: base, site) { return initializer }
    if let nested = nestedType(base, name) { return naming(nested, site.range) }
    let owner = try checkChain(base)
    let found = try member(name, of: owner, site.range, expecting: site.expected)
    let isOfTraits =
      switch found.role {
      case .trait, .collection: true
      default: found.type == .named("UITraitOverrides")
      }
    if isOfTraits { shortForms[name.range] = inFull(name.text, of: owner.type.wrapped) }
    // `Int?.self` is no chain.
    return found.type.isMetatype ? found : found.following(base)
  }

  /// UIKit's full name for a short form: `traitCollection.theme` for a view's `theme`.
  func inFull(_ name: String, of type: Type) -> String {
    let isShort = ["traits", "overrides"].contains(name) || session.definitions.traitProperties[name] != nil
    guard isShort, session.isEnvironment(type) else { return name }
    return ["traits": "traitCollection", "overrides": "traitOverrides"][name] ?? "traitCollection.\(name)"
  }

  /// Makes a closure of `String.init` where a function is expected, or of `Theme.init(rawValue:)`.
  private mutating func initializer(_ name: Name, of base: Expression, _ site: Site) throws(Problem)
    -> Checked?
  {
    guard name.text.hasPrefix("init"), name.text.count == 4 || name.text.hasSuffix(")"),
      case .metatype(let type) = try checkChain(base).type
    else { return nil }
    var types: [Type]?
    if case .function(let wanted, _)? = site.wanted { types = wanted }
    let written = name.text.dropFirst(5).dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
    let known = session.initializers(of: type).map(\.signature).first {
      written.isEmpty ? $0.labels.count == types?.count : $0.labels == written
    }
    guard let types = types ?? known?.parameters.map(\.type) else { return nil }
    let labels = written.isEmpty ? known?.labels : written
    let arguments = types.indices.map { index in
      let label = labels.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return Argument(label: label.map { Name($0, name.range) }, value: .name("$\(index)", name.range))
    }
    return try closure(
      around: .call(base, arguments),
      Site(name.range, expecting: site.wanted ?? .function(types, .unknown("Result"))))
  }

  /// `Outer.Inner` as a type, and `Outer.Middle.Inner`.
  func nestedType(_ base: Expression, _ name: Name) -> Type? {
    var (base, path) = (base, name.text)
    while case .member(let outer, let part) = base.kind { (base, path) = (outer, "\(part.text).\(path)") }
    guard case .name(let outer) = base.kind, !isVariable(outer.text) else { return nil }
    if outer.text == "Self", let own = selfType { return session.type(named: "\(own).\(path)") }
    let whole = "\(outer.text).\(path)"
    return type(called: whole) ?? session.part(whole.split(separator: ".").map(String.init), of: selfType)
  }

  package mutating func member(
    _ name: Name, of whole: Checked, _ range: SourceRange, expecting expected: Type? = nil
  ) throws(Problem) -> Checked {
    let base = collection(unwrapped(whole), for: name)
    if name.text == "self" { return base }
    if let found = try nodeMember(name, of: base, range) { return found }
    if let found = try bindingMember(name, of: base, range, expecting: expected) { return found }
    switch base.type {
    case .metatype(let type) where !type.isErased:
      return try typeMember(name, of: type, base, range, expecting: expected)
    case .optional(let wrapped) where wrapped != .unknown("nil"):
      if name.text == "none" { return Checked(constant: .nothing, base.type, range) }
      if let own = session.property(name.text, of: base.type), own.kind == .property {
        return property(own, name, of: base, range)
      }
      throw problem(
        "\(named(base.type)) may be nil", at: name.range,
        suggestion: "write `?.\(name.text)`, or `!.\(name.text)` where it never is")
    case .tuple(let elements): return try element(name, of: elements, base, range)
    default: break
    }
    if base.type.isErased || base.type.isErasedMetatype { return dynamicProperty(name, of: base, range) }
    guard let member = session.property(name.text, of: base.type) ?? unlisted(name, of: base.type) else {
      if let found = try dynamicMember(name, of: base, range) { return found }
      if let list = sequence(base, having: name) { return try self.member(name, of: list, range) }
      if session.isPartlyKnown(base.type) { return dynamicProperty(name, of: base, range) }
      throw unknownMember(name, of: base)
    }
    try requireVisible(member, name, of: base.type)
    if member.kind != .method { return property(member, name, of: base, range) }
    let meant = session.member(name.text, of: base.type)?.map(\.resolved).meant(by: expected)
    return methodValue(meant ?? member, of: base, range)
  }

  /// Refuses a member that is private to another type, except a property that is read at top level.
  func requireVisible(_ member: Member, _ name: Name, of type: Type) throws(Problem) {
    let isLook = member.kind == .property && contexts[0].name.isEmpty
    guard member.isPrivate, !isLook, selfType != type,
      let owner = session.lineage(type).first(where: { $0.members[name.text] != nil })?.name
    else { return }
    let outermost = owner.prefix { $0 != "." }
    let isInside = contexts.contains { context in
      context.selfType?.tableName.map { $0.prefix { $0 != "." } == outermost } ?? false
    }
    if isInside { return }
    throw problem(
      "`\(name.text)` is private to \(owner)", at: name.range,
      suggestion: "without `private` others can use it")
  }

  func property(_ member: Member, _ name: Name, of base: Checked, _ range: SourceRange) -> Checked {
    let (text, place) = (name.text, place(name.range))
    let staticType = base.isSuper ? base.type.name : nil
    var owner = base
    if member.trait != nil, case .collection(of: let environment) = base.role { owner.code = environment }
    var type = member.type.filled(with: session.placeholders(of: base.type))
    if type == .unknown("Self") {
      type = if case .metatype(let own) = base.type { own } else { base.type }
    }
    // A subclass of `UIHostingController` does not say which view it hosts.
    if type == .unknown("Content"), case .row = member.body { type = .named("View") }
    let isLazy = !session.isReference(base.type) && session.storedField(text, of: base.type)?.lazy != nil
    let keep = isLazy || session.changesWhenRead(member) ? base.store : nil
    var checked = owner.map(type, range) { session, value throws(Problem) in
      try session.step(place)
      var value = value
      let result = try session.read(text, member, of: &value, place, as: staticType)
      try keep?(&session, value)
      return result
    }
    checked.isForced = member.isForced
    let isEnvironment = session.isEnvironment(base.type)
    if let index = member.trait {
      if case .collection = base.role { checked.role = .trait(index, of: owner.code) }
      if isEnvironment { checked.role = .trait(index, of: owner.code) }
      if base.type == .named("UITraitCollection") {
        checked.fixed = Fixed(
          why: "a collection cannot be changed", instead: "`modifying { … }` makes another")
      }
    } else if ["traitCollection", "traits"].contains(text), isEnvironment, case .row = member.body,
      staticType == nil
    {
      checked.role = .collection(of: owner.code)
    }
    checked.store = store(member, text, of: base, place, as: staticType)
    if checked.store == nil, checked.fixed == nil {
      let constant = session.canSet(member, of: base.type) ? base.fixed : nil
      let isStored = if case .stored = member.body { true } else { false }
      let why =
        member.isConstant ? "`\(text)` is a constant" : "`\(text)` of \(named(base.type)) cannot be set"
      let plain = Fixed(why: why, instead: isStored ? "declare it by `var`" : nil)
      checked.fixed = member.isConstant ? plain : viewConstant(text, of: base) ?? constant ?? plain
    }
    return checked
  }

  /// Whether it is a constant of the struct that the current initialiser makes.
  private func isOwnConstant(_ member: Member, of base: Checked) -> Bool {
    guard contexts[last].isInitializer, base.type == contexts[last].selfType, case .stored = member.body
    else { return false }
    return session.info(base.type)?.fields.contains { $0.name == member.name && $0.initial == nil } ?? false
  }

  /// The code that sets a property: in the object, or in a copy of the value that is then stored back.
  private func store(
    _ member: Member, _ text: String, of base: Checked, _ place: Place, as staticType: String?
  ) -> Store? {
    guard session.canSet(member, of: base.type) || isOwnConstant(member, of: base) else { return nil }
    let (code, back) = (base.code, base.store)
    // A value whose type is a protocol may be a struct.
    let isOpen = session.isOpen(base.type)
    let isShared =
      isOpen ? session.info(base.type).map(session.isOfObjects) == true : session.isReference(base.type)
    guard isShared || back != nil || member.isNonmutating else { return nil }
    let isSilent = contexts[last].silent.contains(text)
    return { session, value throws(Problem) in
      var object = try code(&session)
      if isSilent, session.local(0) == object {
        try session.writeSilently(text, member, of: &object, value, place)
      } else {
        try session.write(text, member, of: &object, value, place, as: staticType)
      }
      if !object.isShared { try back?(&session, object) }
    }
  }

  /// A method as a value: `self.changed`.
  func methodValue(_ member: Member, of base: Checked, _ range: SourceRange) -> Checked {
    let signature = member.signature.filled(with: session.placeholders(of: base.type))
    var types = signature.parameters.map(\.type)
    if case .row = member.body {
      // Parameters with defaults are left out: `forEach(center.removeObserver(_:))`.
      types.removeLast(member.signature.parameters.reversed().prefix(while: \.hasDefault).count)
    }
    let (place, count) = (place(range), types.count)
    return base.map(.function(types, signature.result), range) { session, value in
      .closure(session.bound(member, of: value, place, given: count))
    }
  }

  private func element(
    _ name: Name, of elements: [Type.TupleElement], _ base: Checked, _ range: SourceRange
  ) throws(Problem) -> Checked {
    guard let index = elements.firstIndex(where: { $0.label == name.text }) ?? Int(name.text),
      elements.indices.contains(index)
    else { throw problem("\(base.type) has no `\(name.text)`", at: name.range) }
    return base.part(elements[index].type, range) { _, tuple in
      if case .tuple(let values) = tuple { values[index] } else { .void }
    } set: { _, tuple, value in
      guard case .tuple(var values) = tuple else { return }
      values[index] = value
      tuple = .tuple(values)
    }
  }

  /// A property that is found at run time, because the static type of the value does not tell it.
  func dynamicProperty(_ name: Name, of base: Checked, _ range: SourceRange) -> Checked {
    let (text, place) = (name.text, place(name.range))
    let find = { @Sendable (value: Value, session: Session) throws(Problem) -> Member? in
      if value.isOpaque { return nil }
      guard let member = session.property(text, of: session.type(of: value)), member.kind == .property
      else { throw Problem("\(session.type(of: value)) has no `\(text)`", at: place) }
      return member
    }
    // A constant may hold an object, whose properties can be set.
    var base = base
    base.store = base.store ?? { _, _ in }
    return base.part(.any, range) { session, value throws(Problem) in
      if case .type(let own) = value, let part = session.associated(text, ["Self": own]) {
        return .type(part)
      }
      if case .tuple(let parts) = value, let place = Int(text), parts.indices.contains(place) {
        return parts[place]
      }
      guard let member = try find(value, session) else { return value }
      var value = value
      return try session.read(text, member, of: &value, place, as: nil)
    } set: { session, value, new throws(Problem) in
      guard let member = try find(value, session) else { return }
      // The new value is the changed object itself, which needs no store.
      if new.isShared, !session.canSet(member, of: session.type(of: value)) { return }
      try session.write(text, member, of: &value, new, place, as: nil)
    }
  }
}

extension [Member] {
  /// The one of several functions whose parameters fit the expected type.
  func meant(by expected: Type?) -> Member? {
    guard case .function(let types, _)? = expected?.wrapped else { return first }
    let fitting = filter { $0.signature.parameters.count == types.count }
    return fitting.first { $0.signature.parameters.map(\.type) == types } ?? fitting.first ?? first
  }
}

extension Session {
  /// Whether a protocol has requirements that no table knows, as `Titled & Identifiable`: then only the value knows its members.
  func isPartlyKnown(_ type: Type) -> Bool {
    guard let info = info(type) else { return type.name.map(Type.knownProtocols.contains) ?? false }
    guard info.kind == .protocol, !info.isApple else { return false }
    return lineage(type).contains { part in part.conformances.contains { self.info(.named($0)) == nil } }
  }
}

extension Type {
  /// Whether only the value knows its type: `Any`, a generic parameter, or `self` of what all numbers have.
  var isErased: Bool { self == .any || isParameter || name.map(Self.numeric.contains) ?? false }
  private static let numeric: Set = ["Numeric", "SignedNumeric", "Strideable"]

  /// Whether it is the metatype of such a type.
  var isErasedMetatype: Bool { if case .metatype(let type) = self { type.isErased } else { false } }
}
