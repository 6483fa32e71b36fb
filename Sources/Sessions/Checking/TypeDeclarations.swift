import Syntax

/// Declares types, with their cases and members.
package enum TypeDeclarations {
  /// The signatures of a text's types and functions, before any of its bodies is checked.
  package static func declare(_ all: [Statement], in checker: inout Checker) throws(Problem) {
    let statements = all.filter { !$0.isRunByXcode }
    for statement in statements {
      if case .type(let type) = statement.kind, type.kind != .extension {
        try announce(type, outer: nil, in: &checker)
      }
      if case .typealias(let name, let syntax) = statement.kind {
        checker.session.definitions.typealiases[name.text] = try checker.resolve(syntax)
      }
    }
    for statement in statements {
      guard case .type(let type) = statement.kind, type.kind == .extension else { continue }
      for member in type.members {
        if case .type(let inner) = member.kind { try announce(inner, outer: type.name.text, in: &checker) }
      }
    }
    let types = statements.compactMap { statement -> (TypeDeclaration, SourceRange)? in
      if case .type(let type) = statement.kind { (type, statement.range) } else { nil }
    }
    try declare(
      types: types.filter { $0.0.kind != .extension } + types.filter { $0.0.kind == .extension }, in: &checker
    )
    for (type, _) in types where type.kind != .extension {
      try Conformances.check(type, outer: nil, in: checker)
    }
    for statement in statements {
      if case .function(let function) = statement.kind {
        try FunctionDeclarations.declare(function: function, in: &checker)
      }
    }
  }

  /// Declares types, those that others need first: one that fails is tried again behind the rest.
  private static func declare(types: [(TypeDeclaration, SourceRange)], in checker: inout Checker)
    throws(Problem)
  {
    var waiting = types
    while !waiting.isEmpty {
      var failed: [(TypeDeclaration, SourceRange)] = []
      var first: Problem?
      for (type, range) in waiting {
        let before = checker
        do throws(Problem) { try declare(type, outer: nil, range, in: &checker) } catch {
          checker = before
          first = first ?? error
          failed.append((type, range))
        }
      }
      if failed.count == waiting.count, let first { throw first }
      waiting = failed
    }
  }

  /// A declaration where it is reached: its bodies are checked.
  package static func check(declaration statement: Statement, in checker: inout Checker) throws(Problem)
    -> Action
  {
    if case .function(let function) = statement.kind, !checker.standsInNoBlock {
      return try FunctionDeclarations.declare(local: function, in: &checker)
    }
    guard checker.contexts.count == 1 else {
      throw checker.problem("declare this at top level", at: statement.range)
    }
    if !checker.isTopLevel { throw checker.problem("declare this at top level", at: statement.range) }
    if statement.isRunByXcode { return { _ throws(Problem) in .next } }
    switch statement.kind {
    case .function(let function):
      guard let index = checker.session.definitions.functionNames[function.name.text]?.last else { break }
      try compileOnce(index, in: &checker)
    case .type(let type):
      for index in checker.session.definitions.functions.indices
      where checker.session.definitions.functions[index].owner.map({
        $0 == type.name.text || $0.hasPrefix(type.name.text + ".")
      })
        == true && checker.session.definitions.functions[index].source == checker.source
      {
        try compileOnce(index, in: &checker)
      }
    default: break
    }
    return { _ throws(Problem) in .next }
  }

  package static func compileOnce(_ index: Int, in checker: inout Checker) throws(Problem) {
    guard checker.session.compiled[index] == nil,
      checker.session.definitions.functions[index].declaration.body != nil
    else { return }
    let code = try Closures.compile(checker.session.definitions.functions[index], in: &checker)
    checker.session.compiled[index] = code
  }

  /// Makes a type's name known.
  private static func announce(_ type: TypeDeclaration, outer: String?, in checker: inout Checker)
    throws(Problem)
  {
    let name = (outer.map { $0 + "." } ?? "") + type.name.text
    let kinds: [TypeDeclaration.Kind: TypeInfo.Kind] = [
      .struct: .structure, .class: .class, .enum: .enumeration, .protocol: .protocol,
    ]
    guard let kind = kinds[type.kind] else {
      throw checker.problem("`\(type.kind.rawValue)` is not part of Mendel", at: type.name.range)
    }
    if checker.session.language.appleTypes[name]?.isFixed == true || Type.builtIn(name) != nil {
      throw checker.problem(
        "`\(name)` is a type of Apple's", at: type.name.range, suggestion: "choose another name")
    }
    var info = TypeInfo(name: name, kind: kind)
    info.parameters = type.parameters
    checker.session.definitions.types[name] = info
    for member in type.members {
      if case .type(let inner) = member.kind, inner.kind != .extension {
        try announce(inner, outer: name, in: &checker)
      }
    }
  }

  /// A type's members: stored properties, cases, and the signatures of the rest.
  package static func declare(
    _ type: TypeDeclaration, outer: String?, _ range: SourceRange, in checker: inout Checker
  ) throws(Problem) {
    let written = (outer.map { $0 + "." } ?? "") + type.name.text
    let name = type.kind == .extension ? Type.tables[written] ?? written : written
    guard
      var info = checker.session.definitions.types[name] ?? checker.session.language.appleTypes[name]
        ?? checker.session.builtInInfo(name)
    else {
      let nearest = Spelling.nearest(to: name, among: checker.session.typeNames)
      throw checker.problem(
        "there is no type `\(name)`", at: type.name.range, suggestion: nearest.map { "did you mean `\($0)`?" }
      )
    }
    info.text = info.text.isEmpty ? checker.text(range) : info.text + "\n" + checker.text(range)
    for syntax in type.inherited { try inherit(syntax, &info, in: checker) }
    if type.modifiers.attributes.contains(where: { $0.name.text == "Observable" }) {
      info.conformances.insert("Observable")
    }
    checker.session.definitions.types[name] = info
    let outside = (checker.contexts[0].selfType, checker.isExtending)
    checker.contexts[0].selfType = checker.session.selfType(named: name)
    checker.isExtending = type.kind == .extension
    defer { (checker.contexts[0].selfType, checker.isExtending) = outside }
    try checker.declareContext(of: name, type)
    try declare(members: type.members, of: name, in: &checker)
    try FunctionDeclarations.finish(name, type, in: &checker)
  }

  /// The types and functions of a type, then its properties in their order; a function whose default value needs a property comes last.
  private static func declare(members: [Statement], of name: String, in checker: inout Checker)
    throws(Problem)
  {
    for member in members {
      guard case .typealias(let alias, let syntax) = member.kind else { continue }
      checker.session.definitions.typealiases["\(name).\(alias.text)"] = try checker.resolve(syntax)
    }
    let waiting = try declare(those: members.filter(\.isTypeOrFunction), of: name, in: &checker).waiting
    // The value of a lazy or static property may need one that stands behind it.
    let properties = members.filter { !$0.isTypeOrFunction }
    if let problem = try declare(those: properties, of: name, in: &checker).problem { throw problem }
    if let problem = try declare(those: waiting, of: name, in: &checker).problem { throw problem }
  }

  /// Declares those that need nothing of the rest, again and again; what is left, and why.
  private static func declare(those members: [Statement], of name: String, in checker: inout Checker)
    throws(Problem)
    -> (waiting: [Statement], problem: Problem?)
  {
    var (waiting, problem) = (members, Problem?.none)
    while !waiting.isEmpty {
      var failed: [Statement] = []
      problem = nil
      for member in waiting {
        let before = checker
        do throws(Problem) { try declare(member: member, of: name, in: &checker) } catch {
          checker = before
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
  private static func inherit(_ syntax: TypeSyntax, _ info: inout TypeInfo, in checker: Checker)
    throws(Problem)
  {
    guard case .named(let names, _) = syntax.kind else { return }
    let name = names.map(\.text).joined(separator: ".")
    if info.kind == .enumeration, let raw = Type.builtIn(name) {
      info.rawType = raw
    } else if let parent = checker.session.info(.named(name)), parent.kind == .class {
      if info.kind == .protocol {
        info.conformances.insert(name)
        return
      }
      guard info.kind == .class else {
        throw checker.problem("only a class has a superclass", at: syntax.range)
      }
      if name == info.name || checker.session.isKind(name, of: info.name) {
        throw checker.problem("`\(info.name)` would be its own superclass", at: syntax.range)
      }
      info.superclass = name
    } else if Type.knownProtocols.contains(name) || checker.session.info(.named(name))?.kind == .protocol {
      info.conformances.insert(name)
      info.conformances.formUnion(checker.session.info(.named(name))?.conformances ?? [])
    } else {
      let nearest = Spelling.nearest(to: name, among: checker.session.typeNames + Type.knownProtocols)
      throw checker.problem(
        "there is no type `\(name)`", at: syntax.range, suggestion: nearest.map { "did you mean `\($0)`?" })
    }
  }

  private static func declare(member: Statement, of name: String, in checker: inout Checker) throws(Problem) {
    switch member.kind {
    case .variable(let declaration):
      try PropertyDeclarations.declare(property: declaration, of: name, in: &checker)
    case .cases(let cases): try declare(cases: cases, of: name, in: &checker)
    case .function(let function): try FunctionDeclarations.declare(method: function, of: name, in: &checker)
    case .type(let inner): try declare(inner, outer: name, member.range, in: &checker)
    case .typealias: return
    default: throw checker.problem("only declarations stand in a type", at: member.range)
    }
  }

  private static func declare(cases: [EnumCase], of name: String, in checker: inout Checker) throws(Problem) {
    for one in cases {
      guard var info = checker.session.definitions.types[name] else { return }
      guard info.kind == .enumeration else {
        throw checker.problem("a `case` stands in an enum", at: one.name.range)
      }
      if info.cases.contains(where: { $0.name == one.name.text }) {
        throw checker.problem("`\(one.name.text)` is there already", at: one.name.range)
      }
      var types: [Type] = []
      for value in one.values { types.append(try checker.resolve(value.type)) }
      let raw = try rawValue(one, info, in: &checker)
      info.cases.append(
        .init(name: one.name.text, raw: raw, labels: one.values.map { $0.label?.text }, types: types))
      checker.session.definitions.types[name] = info
    }
  }

  /// A case's raw value: as written, else one more than the one before, or its name.
  private static func rawValue(_ one: EnumCase, _ info: TypeInfo, in checker: inout Checker) throws(Problem)
    -> Value?
  {
    guard let type = info.rawType else {
      if let written = one.rawValue {
        throw checker.problem(
          "`\(info.name)` has no raw values", at: written.range, suggestion: "write `enum \(info.name): Int`")
      }
      return nil
    }
    if let written = one.rawValue {
      guard let value = try checker.check(written, expecting: type).literal else {
        throw checker.problem("a raw value is a literal", at: written.range)
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
