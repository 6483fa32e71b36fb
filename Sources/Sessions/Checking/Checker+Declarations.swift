import Syntax

extension Checker {
  /// The signatures of a text's types and functions, before any of its bodies is checked.
  package mutating func declare(_ all: [Statement]) throws(Problem) {
    let statements = all.filter { !$0.isRunByXcode }
    for statement in statements {
      if case .type(let type) = statement.kind, type.kind != .extension {
        try announce(type, outer: nil)
      }
      if case .typealias(let name, let syntax) = statement.kind {
        session.definitions.typealiases[name.text] = try resolve(syntax)
      }
    }
    for statement in statements {
      guard case .type(let type) = statement.kind, type.kind == .extension else { continue }
      for member in type.members {
        if case .type(let inner) = member.kind { try announce(inner, outer: type.name.text) }
      }
    }
    let types = statements.compactMap { statement -> (TypeDeclaration, SourceRange)? in
      if case .type(let type) = statement.kind { (type, statement.range) } else { nil }
    }
    try declare(types.filter { $0.0.kind != .extension } + types.filter { $0.0.kind == .extension })
    for statement in statements {
      if case .function(let function) = statement.kind { try declare(function) }
    }
  }

  /// Declares types, those that others need first: one that fails is tried again behind the rest.
  private mutating func declare(_ types: [(TypeDeclaration, SourceRange)]) throws(Problem) {
    var waiting = types
    while !waiting.isEmpty {
      var failed: [(TypeDeclaration, SourceRange)] = []
      var first: Problem?
      for (type, range) in waiting {
        let before = self
        do throws(Problem) { try declare(type, outer: nil, range) } catch {
          self = before
          first = first ?? error
          failed.append((type, range))
        }
      }
      if failed.count == waiting.count, let first { throw first }
      waiting = failed
    }
  }

  /// A declaration where it is reached: its bodies are checked.
  package mutating func check(declaration statement: Statement) throws(Problem) -> Action {
    guard contexts.count == 1 else { throw problem("declare this at top level", at: statement.range) }
    if !isTopLevel { throw problem("declare this at top level", at: statement.range) }
    if statement.isRunByXcode { return { _ throws(Problem) in .next } }
    switch statement.kind {
    case .function(let function):
      guard let index = session.definitions.functionNames[function.name.text]?.last else { break }
      try compileOnce(index)
    case .type(let type):
      for index in session.definitions.functions.indices
      where session.definitions.functions[index].owner.map({
        $0 == fullName(type) || $0.hasPrefix(fullName(type) + ".")
      })
        == true && session.definitions.functions[index].source == source
      {
        try compileOnce(index)
      }
    default: break
    }
    return { _ throws(Problem) in .next }
  }

  func fullName(_ type: TypeDeclaration) -> String { type.name.text }

  package mutating func compileOnce(_ index: Int) throws(Problem) {
    guard session.compiled[index] == nil,
      session.definitions.functions[index].declaration.body != nil
    else { return }
    let code = try compile(function: index)
    session.compiled[index] = code
  }

  /// Makes a type's name known.
  private mutating func announce(_ type: TypeDeclaration, outer: String?) throws(Problem) {
    let name = (outer.map { $0 + "." } ?? "") + type.name.text
    let kinds: [TypeDeclaration.Kind: TypeInfo.Kind] = [
      .struct: .structure, .class: .class, .enum: .enumeration, .protocol: .protocol,
    ]
    guard let kind = kinds[type.kind] else {
      throw problem("`\(type.kind.rawValue)` is not part of Mendel", at: type.name.range)
    }
    if session.language.appleTypes[name]?.isFixed == true || Type.builtIn(name) != nil {
      throw problem("`\(name)` is a type of Apple's", at: type.name.range, suggestion: "choose another name")
    }
    session.definitions.types[name] = TypeInfo(name: name, kind: kind)
    for member in type.members {
      if case .type(let inner) = member.kind, inner.kind != .extension { try announce(inner, outer: name) }
    }
  }

  /// A type's members: stored properties, cases, and the signatures of the rest.
  package mutating func declare(_ type: TypeDeclaration, outer: String?, _ range: SourceRange) throws(Problem)
  {
    let name = (outer.map { $0 + "." } ?? "") + type.name.text
    guard
      var info = session.definitions.types[name] ?? session.language.appleTypes[name]
        ?? session.builtInInfo(name)
    else {
      let nearest = Spelling.nearest(to: name, among: session.typeNames)
      throw problem(
        "there is no type `\(name)`", at: type.name.range, suggestion: nearest.map { "did you mean `\($0)`?" }
      )
    }
    info.text = info.text.isEmpty ? text(range) : info.text + "\n" + text(range)
    for syntax in type.inherited { try inherit(syntax, &info) }
    if type.modifiers.attributes.contains(where: { $0.name.text == "Observable" }) {
      info.conformances.insert("Observable")
    }
    session.definitions.types[name] = info
    let outside = (contexts[0].selfType, isExtending)
    contexts[0].selfType = session.type(named: name) ?? .named(name)
    isExtending = type.kind == .extension
    defer { (contexts[0].selfType, isExtending) = outside }
    try declareContext(of: name, type)
    try declare(members: type.members, of: name)
    try finish(name, type)
  }

  /// The types and functions of a type, then its properties in their order; a function whose default value needs a property comes last.
  private mutating func declare(members: [Statement], of name: String) throws(Problem) {
    for member in members {
      guard case .typealias(let alias, let syntax) = member.kind else { continue }
      session.definitions.typealiases["\(name).\(alias.text)"] = try resolve(syntax)
    }
    let waiting = try declare(those: members.filter(\.isTypeOrFunction), of: name).waiting
    for member in members where !member.isTypeOrFunction { try declare(member: member, of: name) }
    if let problem = try declare(those: waiting, of: name).problem { throw problem }
  }

  /// Declares those that need nothing of the rest, again and again; what is left, and why.
  private mutating func declare(those members: [Statement], of name: String) throws(Problem)
    -> (waiting: [Statement], problem: Problem?)
  {
    var (waiting, problem) = (members, Problem?.none)
    while !waiting.isEmpty {
      var failed: [Statement] = []
      problem = nil
      for member in waiting {
        let before = self
        do throws(Problem) { try declare(member: member, of: name) } catch {
          self = before
          problem = problem ?? error
          failed.append(member)
        }
      }
      if failed.count == waiting.count { break }
      waiting = failed
    }
    return (waiting, waiting.isEmpty ? nil : problem)
  }

  /// The superclass, the raw type and the protocols.
  private func inherit(_ syntax: TypeSyntax, _ info: inout TypeInfo) throws(Problem) {
    guard case .named(let names, _) = syntax.kind else { return }
    let name = names.map(\.text).joined(separator: ".")
    if info.kind == .enumeration, let raw = Type.builtIn(name) {
      info.rawType = raw
    } else if let parent = session.info(.named(name)), parent.kind == .class {
      if info.kind == .protocol {
        info.conformances.insert(name)
        return
      }
      guard info.kind == .class else { throw problem("only a class has a superclass", at: syntax.range) }
      if name == info.name || session.isKind(name, of: info.name) {
        throw problem("`\(info.name)` would be its own superclass", at: syntax.range)
      }
      info.superclass = name
    } else if Session.knownProtocols.contains(name) || session.info(.named(name))?.kind == .protocol {
      info.conformances.insert(name)
    } else {
      let nearest = Spelling.nearest(to: name, among: session.typeNames + Session.knownProtocols)
      throw problem(
        "there is no type `\(name)`", at: syntax.range, suggestion: nearest.map { "did you mean `\($0)`?" })
    }
  }

  private mutating func declare(member: Statement, of name: String) throws(Problem) {
    switch member.kind {
    case .variable(let declaration): try declare(declaration, of: name)
    case .cases(let cases): try declare(cases, of: name)
    case .function(let function): try declare(function, of: name)
    case .type(let inner): try declare(inner, outer: name, member.range)
    case .typealias: return
    default: throw problem("only declarations stand in a type", at: member.range)
    }
  }

  private mutating func declare(_ cases: [EnumCase], of name: String) throws(Problem) {
    for one in cases {
      guard var info = session.definitions.types[name] else { return }
      guard info.kind == .enumeration else { throw problem("a `case` stands in an enum", at: one.name.range) }
      if info.cases.contains(where: { $0.name == one.name.text }) {
        throw problem("`\(one.name.text)` is there already", at: one.name.range)
      }
      var types: [Type] = []
      for value in one.values { types.append(try resolve(value.type)) }
      let raw = try rawValue(one, info)
      info.cases.append(
        .init(name: one.name.text, raw: raw, labels: one.values.map { $0.label?.text }, types: types))
      session.definitions.types[name] = info
    }
  }

  /// A case's raw value: as written, else one more than the one before, or its name.
  private mutating func rawValue(_ one: EnumCase, _ info: TypeInfo) throws(Problem) -> Value? {
    guard let type = info.rawType else {
      if let written = one.rawValue {
        throw problem(
          "`\(info.name)` has no raw values", at: written.range, suggestion: "write `enum \(info.name): Int`")
      }
      return nil
    }
    if let written = one.rawValue {
      guard let value = try check(written, expecting: type).literal else {
        throw problem("a raw value is a literal", at: written.range)
      }
      return value
    }
    switch type {
    case .string: return .string(one.name.text)
    case .double: return .double((info.cases.last?.raw?.number).map { $0 + 1 } ?? 0)
    default:
      guard case .int(let last)? = info.cases.last?.raw else { return .int(0) }
      return .int(last + 1)
    }
  }
}

extension Statement {
  /// Whether it is declared by its signature, before the properties around it.
  fileprivate var isTypeOrFunction: Bool {
    switch kind {
    case .type, .function: true
    default: false
    }
  }
}
