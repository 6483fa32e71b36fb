import Syntax

// The meaning of a single name.
extension Checker {
  /// Whether a local or a variable of the session has the name.
  func isVariable(_ name: String) -> Bool {
    contexts.indices.contains { contexts[$0].blocks.find(name) != nil } || session.variables[name] != nil
      || session.definitions.later[name] != nil
  }

  /// The trait that an expression names: `theme`, `Theme`, `Theme.self`, `UITraitHorizontalSizeClass`; nil if it names none.
  package func traitKey(_ expression: Expression) -> Int? {
    let known = session.definitions
    if let type = typeName(ofMetatype: expression) {
      return known.traitNames[type] ?? known.traitProperties[type]
    }
    guard let text = expression.dotted, !isVariable(text) else { return nil }
    return known.traitNames[text] ?? type(called: text)?.name.flatMap { known.traitNames[$0] }
      ?? known.traitProperties[text]
  }

  /// The full name of the type that `Theme.self` or `Keys.Theme.self` means here.
  func typeName(ofMetatype expression: Expression) -> String? {
    guard let text = expression.dotted, text.hasSuffix(".self") else { return nil }
    let name = String(text.dropLast(".self".count))
    return type(called: name)?.name ?? name
  }

  mutating func check(name: Name, expecting expected: Type?) throws(Problem) -> Checked {
    guard let found = try find(name, expecting: expected) else { throw unknown(name, expecting: expected) }
    guard isIn(.weak(name.text)), local(name.text) == nil else { return found }
    // A name that a closure captured weakly, and that is not a local, is nil once its object is destroyed.
    return found.map(.optional(found.type.wrapped), found.range) { session, value in session.present(value) }
  }

  /// Looks up the meaning of a name; returns nil if it has none.
  ///
  /// The nearest meaning wins: a local, a member of `self`, a variable, an environment, a type. After these, the expected type decides: a
  /// case, a colour or a trait.
  mutating func find(_ name: Name, expecting expected: Type? = nil) throws(Problem) -> Checked? {
    let (text, range) = (name.text, name.range)
    if text.hasPrefix("$"), let index = Int(text.dropFirst()) { return try shorthand(index, name) }
    if let sign = try operatorInHand(name, expecting: expected) { return sign }
    if let local = local(text) {
      var value =
        try local.meaning.map { meaning throws(Problem) in try checkChain(meaning) } ?? read(local, range)
      if local.meaning != nil, let setter = self.local("set \(text)").map({ read($0, range).code }) {
        value.store = { session, new throws(Problem) in
          if case .closure(let set) = try setter(&session) { _ = try session.call(set, with: [new]) }
        }
      }
      return caseInstead(of: name, value.type, expected) ?? value
    }
    if text == "self", isIn(.firstValue) {
      let place = place(range)
      return Checked(.optional(.any), range) { session in
        session.warn("`self` in the first value of a property is no object yet: write `lazy var`", at: place)
        return .nothing
      }
    }
    if text == "super" { return try superclass(range) }
    if text == "Self", let type = selfType { return ownType(type, range) }
    if let member = try implicitMember(name, expecting: expected) { return member }
    // The code of an enum may name its cases without a dot.
    if let own = selfType, session.hasCase(text, in: own), let found = implicitStatic(name, in: own) {
      return found
    }
    let variable = session.variables[text]
    if variable == nil, let projection = try projection(name) { return projection }
    if let variable = variable ?? session.definitions.later[text] {
      return caseInstead(of: name, variable.type, expected) ?? read(variable: variable, name)
    }
    if let node = rootNode(name) { return node }
    if let environment = try environment(called: name) { return environment }
    if let id = session.screens.names[text] {
      let isButton = session.screens.rows[id].map { $0.presentation == nil } ?? false
      return Checked(constant: .screen(id), .named(isButton ? "ScreenButton" : "Presentation"), range)
    }
    if let wanted = expected?.wrapped {
      let isColor = wanted == .named("UIColor")
      let ownColor = isColor && session.definitions.colors[text] != nil
      let color = isColor && !ownColor ? namedColor(name) : nil
      if isColor || session.hasCase(text, in: wanted), let found = color ?? implicitStatic(name, in: wanted) {
        if !ownColor { shortForms[range] = "." + text }
        return found
      }
    }
    if let found = definition(called: name, expecting: expected) { return found }
    if case .function(let types, _)? = expected?.wrapped, freeFunctions(text) != nil {
      // `max` where a function is expected, as in `reduce(0, max)`.
      let arguments = types.indices.map { Argument(value: .name("$\($0)", range)) }
      return try closure(around: .call(.name(text, range), arguments), Site(range, expecting: expected))
    }
    if text.hasPrefix("systemTraitsAffecting") {
      return implicitStatic(name, in: .named("UITraitCollection"))
    }
    guard expected?.wrapped == .named("UITrait") else { return nil }
    return session.definitions.traitProperties[text].map { trait($0, range) }
  }

  /// The case with a name, if the variable with that name does not fit the expected type.
  private mutating func caseInstead(of name: Name, _ type: Type, _ expected: Type?) -> Checked? {
    guard let expected, session.hasCase(name.text, in: expected.wrapped), !fits(type, expected) else {
      return nil
    }
    shortForms[name.range] = "." + name.text
    return implicitStatic(name, in: expected.wrapped)
  }

  /// Reads a variable of the session by its name at run time.
  func read(variable: Variable, _ name: Name) -> Checked {
    let (text, place) = (name.text, place(name.range))
    let isFollowed = isIn(.content)
    let isConstant = variable.isConstant || (variable.get != nil && variable.set == nil)
    let isSilent = contexts[last].silent.contains(text)
    let store: Store = { session, value throws(Problem) in
      if isSilent {
        session.variables[text]?.value = value
      } else {
        try session.setVariable(text, value, place)
      }
    }
    var checked = Checked(
      variable.type, name.range, store: isConstant ? nil : store,
      fixed: isConstant
        ? variable.get == nil
          ? Fixed(why: "`\(text)` is a constant", instead: "declare it by `var`")
          : Fixed(why: "`\(text)` is computed, and has no `set`") : nil,
      role: .variable(text)
    ) { session throws(Problem) in
      if isFollowed { session.views.graph.noteRead(.variable(text)) }
      return try session.variable(text, place)
    }
    checked.isForced = variable.isForced
    return checked
  }

  /// A type, trait definition, colour, image or free function with the name, or a global constant of Apple's.
  private mutating func definition(called name: Name, expecting expected: Type?) -> Checked? {
    let (text, range, definitions) = (name.text, name.range, session.definitions)
    if let index = definitions.traitNames[text] { return trait(index, range) }
    if let own = selfType, let info = session.info(own),
      case let isStatic = local("self")?.type.isMetatype == true,
      isStatic ? info.parameters.contains(text) : info.fields.contains(where: { $0.name == "<\(text)>" })
    {
      return Checked(.metatype(.unknown(text)), range, code(for: .unknown(text)))
    }
    if let type = type(called: text, isOfModule: name.isOfModule) {
      guard case .unknown = type else { return naming(type, range) }
      return Checked(.metatype(type), range, role: .type(type), code(for: type))
    }
    if definitions.colors[text] != nil {
      return Checked(constant: .color(.named(text)), .named("UIColor"), range)
    }
    if definitions.images[text] != nil { return Checked(constant: .image(text), .named("UIImage"), range) }
    if let function = definitions.freeFunctions[text]?.meant(by: expected) {
      return methodValue(function, of: Checked(constant: .void, .void, range), range)
    }
    if let constant = session.language.appleTypes["Global"]?.members[text]?.first, constant.kind == .property
    {
      return property(constant.resolved, name, of: Checked(constant: .void, .void, range), range)
    }
    return namedColor(name)
  }

  /// The free functions of the session and of Apple with a name.
  func freeFunctions(_ name: String) -> [Member]? {
    let apple = session.language.appleTypes["Global"]?.members[name]
    return session.definitions.freeFunctions[name].map { $0 + (apple ?? []) } ?? apple
  }

  /// A type as a value, or the trait that it defines.
  func naming(_ type: Type, _ range: SourceRange) -> Checked {
    type.name.flatMap { session.definitions.traitNames[$0] }.map { trait($0, range) }
      ?? Checked(naming: type, range)
  }

  /// A trait as a value: `Theme`, `Theme.self`.
  func trait(_ index: Int, _ range: SourceRange) -> Checked {
    let info = session.definitions.traits[index]
    return Checked(constant: .trait(info.id), .metatype(.named(info.name)), range)
  }

  private static let operatorsInHand: Set = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<", ">", "<=", ">=", "==", "!=",
  ]

  /// `+` where a function is expected, as in `reduce(0, +)`.
  private mutating func operatorInHand(_ name: Name, expecting expected: Type?) throws(Problem) -> Checked? {
    guard case .function(let types, _)? = expected?.wrapped,
      Self.operatorsInHand.contains(name.text)
    else { return nil }
    let first = Expression.name("$0", name.range)
    let site = Site(name.range, expecting: expected)
    guard types.count == 1 else {
      return try closure(around: .binary(first, name, .name("$1", name.range)), site)
    }
    guard case .tuple(let parts) = types[0], parts.count == 2 else {
      return try closure(around: .prefix(name, first), site)
    }
    return try closure(around: .binary(first.member("0"), name, first.member("1")), site)
  }

  /// `$0`, `$1` and so on.
  private mutating func shorthand(_ index: Int, _ name: Name) throws(Problem) -> Checked {
    if let local = local(name.text) { return read(local, name.range) }
    throw problem(
      contexts[last].shorthand.isEmpty
        ? "`\(name.text)` stands in no closure that is given a value" : "there is no `$\(index)` here",
      at: name.range)
  }

  private mutating func superclass(_ range: SourceRange) throws(Problem) -> Checked {
    guard let parent = selfType.flatMap({ session.info($0) })?.parent, let local = local("self") else {
      throw problem("`super` stands only in the methods of a class with a superclass", at: range)
    }
    if case .metatype = local.type { return Checked(naming: parent, range) }
    var checked = read(local, range)
    (checked.type, checked.role) = (parent, .type(.named("super")))
    return checked
  }

  /// `Self`: in an extension of a protocol and in a superclass, it is the type of the object.
  private mutating func ownType(_ type: Type, _ range: SourceRange) -> Checked {
    guard let receiver = local("self") else { return Checked(naming: type, range) }
    return read(receiver, range).map(.metatype(type), range) { session, value in
      if case .type = value { value } else { .type(.named(session.className(of: value))) }
    }.with(.type(type))
  }

  /// The value whose member a bare name means: `self`, its type, or the environment whose handler this is.
  mutating func owner(of name: Name, _ has: (Session, Type) -> Bool) -> Checked? {
    for depth in contexts.indices.reversed() {
      if let own = contexts[depth].selfType {
        if contexts[depth].roles.contains(.method), has(session, own), let local = local("self") {
          return read(local, name.range)
        }
        // The static members of the surrounding types can be named too.
        var around = "\(own)"[...]
        while let type = session.type(named: String(around)) {
          if has(session, .metatype(type)) {
            // In a static method, `self` is the type.
            guard type == own, let local = local("self"), local.type.isMetatype else {
              return Checked(naming: type, name.range)
            }
            return read(local, name.range).with(.type(type))
          }
          guard let dot = around.lastIndex(of: ".") else { break }
          around = around[..<dot]
        }
      }
      if session.variables[name.text] != nil || !session.environments(named: name.text).isEmpty { continue }
      for implicit in contexts[depth].implicit.reversed() where has(session, implicit.type) {
        if let local = local(implicit.name) {
          shortForms[name.range] = "\(local.name)." + inFull(name.text, of: local.type)
          return read(local, name.range)
        }
      }
    }
    return nil
  }

  /// A member of a value that is not named.
  mutating func implicitMember(_ name: Name, expecting expected: Type?) throws(Problem) -> Checked? {
    // The requirements of Swift's own protocols are in no table.
    let mayHaveMember = ["id", "rawValue"].contains(name.text)
    let owner = owner(of: name) { session, type in
      session.member(name.text, of: type) != nil || mayHaveMember && session.isPartlyKnown(type)
    }
    return try owner.map { owner throws(Problem) in
      try member(name, of: owner, name.range, expecting: expected)
    }
  }

  /// The type that a name means here; nested types of the surrounding types and of their superclasses come first.
  func type(called text: String, isOfModule: Bool = false) -> Type? {
    let around = isOfModule ? "" : selfType.map { "\($0)" } ?? ""
    if let nested = nestedType(text, around: around) { return nested }
    let own = isOfModule ? nil : session.type(named: text.qualified)
    if let found = own ?? session.type(named: text) ?? session.part([text], of: selfType) { return found }
    // `UIImageView.ContentMode` is a nested type of its superclass.
    let (outer, name) = (text.split(separator: ".").dropLast(), text.split(separator: ".").last ?? "")
    let owner = outer.isEmpty ? nil : type(called: outer.joined(separator: "."))
    let line = owner.map { session.lineage($0) } ?? []
    return line.lazy.compactMap { session.type(named: "\($0.name).\(name)") }.first
  }

  /// A type that is nested in a type, in one of its superclasses, or in a type around it.
  func nestedType(_ text: String, around scope: String) -> Type? {
    var scope = scope
    while !scope.isEmpty {
      for outer in session.lineage(.named(scope)).map(\.name) + [scope] {
        if let nested = session.type(named: "\(outer).\(text)") { return nested }
      }
      scope = scope.outer
    }
    return nil
  }
}
