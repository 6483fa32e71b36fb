import Syntax

// Declarations of types with their cases and members.
extension Checker {
  /// Declares the signatures of a text's types and functions, before any body is checked.
  package mutating func declare(_ all: [Statement]) throws(Problem) {
    let statements = all.filter { !$0.isRunByXcode }
    let functions = statements.filter { if case .function = $0.kind { true } else { false } }
    let before = session.definitions.types
    var (types, extensions) = try announceTypes(statements)
    var names: Set<String> = []
    try requireOnce(types.map(\.type), outer: nil, &names)
    for (type, _) in extensions { try requireOnce(type.innerTypes, outer: type.name.text, &names) }
    try requireDistinct(functions)
    // Protocols are left out, because their extensions implement their requirements under the same names.
    let adding = Dictionary(grouping: types.filter { $0.type.kind != .protocol } + extensions) { type, _ in
      let file = type.kind == .extension && type.modifiers.isPrivate ? file(at: type.name.range) ?? "" : ""
      return type.name.text + type.bounds.map { " " + $0.text(in: source) }.joined() + file
    }
    for key in adding.keys.sorted(on: \.self) {
      try requireDistinct(adding[key, default: []].flatMap(\.type.members))
    }
    var renamed = Set(session.definitions.typealiases.keys)
    for case .typealias(let name, _) in statements.map(\.kind) { renamed.insert(name.text) }
    for (type, _) in extensions where !renamed.contains(type.name.text) {
      try announce(type.innerTypes, in: type.name.text)
    }
    let declareAlias = { (statement: Statement, checker: inout Checker) throws(Problem) in
      guard case .typealias(let name, let syntax) = statement.kind else { return }
      checker.session.definitions.typealiases[name.text] = try checker.resolve(syntax)
    }
    // An alias that fails now may name an alias that a type declares.
    let aliases = declareInTurns(statements, declareAlias).waiting
    // `typealias PlatformColor = UIColor`: an extension of the alias extends the type that it stands for.
    let meanings = session.definitions.typealiases
    for index in extensions.indices {
      guard let meant = meanings[extensions[index].type.name.text]?.name else { continue }
      extensions[index].type.name.text = meant
      try announce(extensions[index].type.innerTypes, in: meant)
    }
    // The value of a property may be a function, and the parameters of a function need the types.
    let parts =
      aliases + (parentsFirst(types) + extensions).map { Statement(.type($0.type), $0.range) } + functions
    // Declarations may name variables further down. If only variables fail, each reports its problem where the text reaches it.
    let later = statements.filter(\.isVariable)
    let failed = declareInTurns(parts + later) { part, checker throws(Problem) in
      switch part.kind {
      case .type(let type): try checker.declare(type, outer: nil, part.range)
      case .function(let function): try checker.declare(function: function)
      case .variable(let variable): try checker.announce(variable: variable)
      default: try declareAlias(part, &checker)
      }
    }
    if let problem = failed.problem, failed.waiting.contains(where: \.isDeclaration) { throw problem }
    for (type, _) in types {
      try checkConformances(of: type, outer: nil)
      try checkOverrides(of: type, outer: nil)
    }
    try requireMeaning(of: types.map(\.type), declaredBefore: before)
    for name in Set((types + extensions).map(\.type.name.text)) where !session.views.roots.isEmpty {
      if let old = before[name] { try session.renewViews(of: name, declaredBefore: old) }
    }
  }

  private typealias Declared = [(type: TypeDeclaration, range: SourceRange)]

  /// The same types, each behind those that it inherits from, whose members it may override.
  private func parentsFirst(_ types: Declared) -> Declared {
    let places = Dictionary(types.indices.map { (types[$0].type.name.text, $0) }) { first, _ in first }
    return types.ordered { index in
      types[index].type.inherited.compactMap { syntax in
        if case .named(let names, _) = syntax.kind { places[names[0].text] } else { nil }
      }
    }
  }

  /// Makes the names of a text's types known, and separates types from extensions.
  private mutating func announceTypes(
    _ statements: [Statement]
  ) throws(Problem) -> (types: Declared, extensions: Declared) {
    var (types, extensions) = (Declared(), Declared())
    // A type in a function cannot name the function's locals, so it is declared as if it were outside.
    for statement in statements + session.qualifying(statements.flatMap(\.localTypes)) {
      guard case .type(let type) = statement.kind else { continue }
      if type.kind == .extension {
        extensions.append((type, statement.range))
      } else {
        try announce([type], in: nil)
        types.append((type, statement.range))
      }
    }
    return (types, extensions)
  }

  /// Declares, again and again, all that needs nothing undeclared; returns the remaining statements and the problem to report.
  private mutating func declareInTurns(
    _ parts: [Statement], _ declare: (Statement, inout Checker) throws(Problem) -> Void
  ) -> (waiting: [Statement], problem: Problem?) {
    var (waiting, problems) = (parts, [Problem]())
    while !waiting.isEmpty {
      var failed: [Statement] = []
      problems = []
      for part in waiting {
        // A variable that fails has changed nothing. While a copy of the session exists, the next change would copy all of it.
        let before = part.isVariable ? nil : self
        do throws(Problem) { try declare(part, &self) } catch {
          if let before { self = before }
          problems.append(error)
          failed.append(part)
        }
      }
      if failed.count == waiting.count { break }
      waiting = failed
    }
    // A problem that names another waiting declaration is only a consequence of that one's problem.
    let first = problems.indices.first { index in
      !waiting.indices.contains { $0 != index && waiting[$0].causes(problems[index].message) }
    }
    return (waiting, first.map { problems[$0] } ?? problems.first)
  }

  /// Makes the names of types and of their nested types known.
  private mutating func announce(_ types: [TypeDeclaration], in outer: String?) throws(Problem) {
    for type in types {
      let name = type.fullName(in: outer)
      // An actor is a class here.
      let kind = TypeInfo.Kind(rawValue: type.kind.rawValue) ?? .class
      // `Character` is only an alias here, which a declared type may hide.
      let isBuiltIn = Type.builtIn(name).map { ($0.tableName ?? name) == name } ?? false
      if session.language.appleTypes[name]?.isFixed == true || isBuiltIn {
        throw problem(
          "`\(name)` is a type of Apple's", at: type.name.range, suggestion: "choose another name")
      }
      var info = TypeInfo(name: name, kind: kind)
      info.parameters = type.parameters
      let attributes = Set(
        type.modifiers.attributes.map { $0.name.text.replacing("_functionBuilder", with: "resultBuilder") })
      info.declaration.modifiers = attributes.union(type.modifiers.words.map(\.text))
      info.conformances = attributes.intersection([
        "Observable", "propertyWrapper", "resultBuilder", "dynamicMemberLookup",
      ]).union(type.kind == .actor ? ["Actor"] : [])
      if kind == .protocol, attributes.contains("objc") { info.conformances.insert("AnyObject") }
      session.definitions.types[name] = info
      try announce(type.innerTypes, in: name)
    }
  }

  /// Declares the members of a type: stored properties, cases, and the signatures of the others.
  private mutating func declare(_ type: TypeDeclaration, outer: String?, _ range: SourceRange) throws(Problem)
  {
    let full = type.fullName(in: outer)
    // `extension ColorAsset.Color`, where `ColorAsset.Color` is an alias.
    let written = (type.kind == .extension ? session.definitions.typealiases[full]?.name : nil) ?? full
    // `extension CGFloat` extends the table of Double.
    let table =
      Type.tables[written] ?? session.type(named: written).flatMap { $0 == .any ? nil : $0.tableName }
    let isOwn = type.kind != .extension || session.definitions.types[written] != nil
    let name = isOwn ? written : table ?? written
    guard
      var info = session.definitions.types[name] ?? session.language.appleTypes[name]
        ?? session.builtInInfo(name)
    else { throw noType(name, type.name.range) }
    let outside = (contexts[0].selfType, extending)
    contexts[0].selfType = session.selfType(named: name)
    let bounds = type.bounds.compactMap { bound in
      guard let place = Int(bound.name) else { return bound }
      var named = bound
      named.name = info.parameters.indices.contains(place) ? info.parameters[place] : ""
      return named.name.isEmpty ? nil : named
    }
    let file = type.modifiers.isPrivate ? file(at: range) : nil
    extending = type.kind == .extension ? (requirements(bounds), file) : nil
    defer { (contexts[0].selfType, extending) = outside }
    info.declaration.text += (info.declaration.text.isEmpty ? "" : "\n") + text(range)
    for syntax in type.inherited { try inherit(syntax, &info) }
    info.keepParameters()
    for index in info.generics.indices where type.kind != .extension {
      info.generics[index].bound = ownBound(of: info.generics[index].name, type.bounds)
    }
    session.definitions.types[name] = info
    for case .typealias(let alias, let syntax) in type.members.map(\.kind) {
      session.definitions.typealiases["\(name).\(alias.text)"] = try? resolve(syntax)
    }
    try declareContext(of: name, type)
    try requireDistinct(type.members)
    try declare(members: type.members, of: name)
    try finish(name, type)
  }

  /// Declares types and functions of a type, then its properties and aliases in order, then functions whose defaults need a property.
  private mutating func declare(members: [Statement], of name: String) throws(Problem) {
    let declare = { (member: Statement, checker: inout Checker) throws(Problem) in
      try checker.declare(member: member, of: name)
    }
    let (waiting, reason) = declareInTurns(members.filter(\.isTypeOrFunction), declare)
    // The value of a lazy or static property may need a property further down.
    let properties = declareInTurns(members.filter { !$0.isTypeOrFunction }, declare)
    if let problem = properties.problem {
      // The problem of a nested type is reported before the problem of a property that needs that type.
      let isOfType = waiting.contains { if case .type = $0.kind { true } else { false } }
      throw isOfType ? reason ?? problem : problem
    }
    if let problem = declareInTurns(waiting, declare).problem { throw problem }
  }

  /// Adds the superclass, the raw type or the protocols.
  private func inherit(_ syntax: TypeSyntax, _ info: inout TypeInfo) throws(Problem) {
    guard case .named(let names, _) = syntax.kind else { return }
    let written = names.map(\.text).joined(separator: ".")
    let nested = names[0].isOfModule ? nil : nestedType(written, around: info.name.outer)?.name
    let own = names[0].isOfModule ? nil : nested ?? session.definitions.types[written.qualified]?.name
    let meant = own ?? session.definitions.typealiases[written]?.name ?? written
    for name in Type.parts(ofComposition: meant) ?? [meant] { try inherit(name, syntax, &info) }
  }

  private func inherit(_ name: String, _ syntax: TypeSyntax, _ info: inout TypeInfo) throws(Problem) {
    // `extension P where Self: Q` does not make each P a Q.
    if info.kind == .protocol, extending != nil, session.isOwnProtocol(.named(name)) { return }
    let parent = session.info(.named(name))
    if info.kind == .protocol, extending == nil, session.isKind(name, of: info.name) {
      throw problem("`\(info.name)` refines itself", at: syntax.range)
    }
    if info.kind == .enumeration, let raw = Type.builtIn(name) {
      info.rawType = raw
    } else if parent?.kind == .class, info.kind == .protocol {
      info.conformances.insert(name)
    } else if parent?.kind == .class {
      guard info.kind == .class else { throw problem("only a class has a superclass", at: syntax.range) }
      if name == info.name || session.isKind(name, of: info.name) {
        throw problem("`\(info.name)` would be its own superclass", at: syntax.range)
      }
      if parent?.declaration.modifiers?.contains("final") == true {
        throw problem("`\(name)` is `final`, and has no subclasses", at: syntax.range)
      }
      // `UIHostingController<Panel>`
      let arguments = if case .named(_, let types) = syntax.kind { types } else { [TypeSyntax]() }
      let parts = try arguments.map { part throws(Problem) in try resolve(part) }
      info.parent = parts.isEmpty ? .named(name) : .generic(name, parts)
    } else if Type.knownProtocols.contains(name) || parent?.kind == .protocol {
      info.conformances.insert(name)
      info.conformances.formUnion((parent?.conformances ?? []).union(Type.refined[name] ?? []))
    } else {
      throw noType(name, syntax.range, or: Type.knownProtocols)
    }
  }

  private mutating func declare(member: Statement, of name: String) throws(Problem) {
    switch member.kind {
    case .variable(let declaration): try declare(property: declaration, of: name)
    case .cases(let cases): try declare(cases: cases, of: name, member.range)
    case .function(let function): try declare(method: function, of: name)
    case .type(let inner): try declare(inner, outer: name, member.range)
    case .typealias(let alias, let syntax):
      session.definitions.typealiases["\(name).\(alias.text)"] = try resolve(syntax)
    case .block(let body) where body.statements.isEmpty: return  // `#Preview` is parsed as an empty block.
    default: throw problem("only declarations stand in a type", at: member.range)
    }
  }
}

extension TypeDeclaration {
  /// The name with the names of the surrounding types: `Outer.Inner`.
  func fullName(in outer: String?) -> String { outer.map { "\($0).\(name.text)" } ?? name.text }

  var innerTypes: [TypeDeclaration] {
    members.compactMap { if case .type(let type) = $0.kind, type.kind != .extension { type } else { nil } }
  }
}

extension Statement {
  /// Whether it is declared by its signature, before the properties beside it.
  fileprivate var isTypeOrFunction: Bool {
    switch kind {
    case .type, .function: true
    default: false
    }
  }

  /// The types that are declared in the bodies of its functions.
  fileprivate var localTypes: [Statement] {
    switch kind {
    case .type(let type): type.members.flatMap(\.localTypes)
    case .function(let function):
      (function.body?.statements ?? []).flatMap { inner in
        if case .type = inner.kind { inner.localTypes + [inner] } else { inner.localTypes }
      }
    default: []
    }
  }
}
