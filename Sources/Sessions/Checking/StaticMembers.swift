import Syntax

// Members of a type, after its name or after a dot where the type is expected: `AppTheme.bold`, `.dark`.
extension Checker {
  /// Checks `AppTheme.bold`, `Theme.self`, `UIColor.red`, `Theme.defaultValue`, `Palette.comparisons`.
  func typeMember(
    _ name: Name, of type: Type, _ base: Checked, _ range: SourceRange, expecting expected: Type? = nil
  ) throws(Problem) -> Checked {
    if name.text == "none", type.isOptional { return Checked(constant: .nothing, type, range) }
    if name.text == "Type" { return Checked(naming: type, range) }
    if let index = type.name.flatMap({ session.definitions.traitNames[$0] }) {
      if let fact = session.definitions.traits[index].fact(name.text, in: session.traits) {
        return Checked(constant: fact.value, fact.type, range)
      }
      if session.info(type) == nil { throw nothing(called: name, in: type, among: TraitInfo.facts) }
    }
    let written = text(base.range)
    if type == .int, ["max", "min"].contains(name.text), !["Int", "Int64"].contains(written) {
      guard let bits = Int(written.drop { !$0.isNumber }), bits < 64 else {
        throw problem("`\(written)` is an Int here, whose `\(name.text)` is another", at: name.range)
      }
      let (isMax, isPlain) = (name.text == "max", written.hasPrefix("U"))
      let limit = isPlain ? (isMax ? 1 << bits - 1 : 0) : isMax ? 1 << (bits - 1) - 1 : -1 << (bits - 1)
      return Checked(constant: .int(limit), .int, range)
    }
    let owner = base.map(base.type, base.range) { session, own in
      if case .trait(let id) = own, let info = session.trait(id) { .type(.named(info.name)) } else { own }
    }
    if let found = staticValue(name, of: owner, type, range) { return found }
    if name.text == "comparisons", let owner = type.name {
      return Checked(.int, range) { session in .int(session.counters.comparisons[owner] ?? 0) }
    }
    let methods = session.staticMember(name.text, of: type)?.map(\.resolved).filter { $0.kind == .method }
    if let method = methods?.meant(by: expected) { return methodValue(method, of: owner, range) }
    if name.text == "ID", let id = session.part(["ID"], of: type) { return Checked(naming: id, range) }
    // `M.Key` of `func f<M: Model>()`: the associated type of the type that `M` is when the code runs.
    let aliases = session.lineage(type).compactMap {
      session.definitions.typealiases["\($0.name).\(name.text)"]
    }
    if aliases.contains(where: \.isParameter) { return dynamicProperty(name, of: base, range) }
    if let asset = asset(name, of: type, range) { return asset }
    throw noStatic(name, of: type)
  }

  /// `Color.brand` in pasted code, where Xcode makes such a name for each colour and image of the asset catalog; nil if it may be a mistake.
  func asset(_ name: Name, of type: Type, _ range: SourceRange) -> Checked? {
    let isInCode = selfType != nil || session.definitions.types.values.contains { !$0.isApple }
    let isImage = type == .named("UIImage")
    guard isInCode, isImage || ["Color", "UIColor"].contains(type.name),
      Spelling.nearest(to: name.text, among: session.staticNames(of: type)) == nil
    else { return nil }
    let (kind, verb) = isImage ? ("an image", "image") : ("a colour", "color")
    let note =
      "`\(type).\(name.text)` is taken for \(kind) of an asset catalog: `define \(verb) \(name.text) …` makes it"
    return Checked(type, range) { [name = name.text] session in
      session.noteOnce(note)
      return isImage ? .image(name) : .color(.named(name))
    }
  }

  /// A case or a static property of a type; nil if there is none with the name.
  func staticValue(_ name: Name, of owner: Checked, _ type: Type, _ range: SourceRange) -> Checked? {
    if let info = session.info(type), let found = info.cases.first(where: { $0.name == name.text }) {
      if found.types.isEmpty { return Checked(constant: .enumCase(info.name, name.text, []), type, range) }
      return caseMaker(name.text, of: type).map { methodValue($0, of: owner, range) }
    }
    let known = session.property(name.text, of: .metatype(type)) ?? unlisted(name, of: .metatype(type))
    guard let member = known.map(\.resolved), member.kind == .property
    else { return nil }
    return property(member, name, of: owner, range)
  }

  /// A case as a static method that makes it from its associated values.
  func caseMaker(_ name: String, of type: Type) -> Member? {
    guard let info = session.info(type), let found = info.cases.first(where: { $0.name == name }) else {
      return nil
    }
    let placeholders = session.placeholders(of: type)
    var parameters = zip(found.labels, found.types).map { label, part in
      Signature.Parameter(label: label, name: label ?? "", type: part.filled(with: placeholders))
    }
    for (index, initial) in found.initials.enumerated() {
      (parameters[index].hasDefault, parameters[index].fallback) = (initial != nil, initial)
    }
    return Member(
      name: name, kind: .method, signature: Signature(parameters: parameters, result: type),
      body: .native(get: { _, _, values, _ in .enumCase(info.name, name, values) }, set: nil))
  }

  /// Checks `.dark` where a type is expected.
  mutating func check(implicit name: Name, _ site: Site) throws(Problem) -> Checked {
    // `.zero` of a generic parameter becomes known when the code runs; without a type, it is that of numbers.
    if case .unknown(let own)? = site.wanted, local(own) != nil {
      let type = Checked(.metatype(.unknown(own)), site.range, code(for: .unknown(own)))
      return dynamicProperty(name, of: type, site.range)
    }
    let parts = selfType.map { session.placeholders(of: $0) } ?? [:]
    if name.text == "zero", let type = site.wanted, type.isErased,
      type.parameters.allSatisfy({ parts[$0] != nil })
    {
      return Checked(constant: .int(0), type, site.range)
    }
    if site.wanted == .any { return Checked(constant: .kept(".\(name.text)"), .any, site.range) }
    guard let expected = site.expected ?? implicitMemberType, !expected.isOpen else {
      throw untyped(name, site.range)
    }
    if let found = implicitStatic(name, in: expected.wrapped) { return found }
    if expected.isOptional, name.text == "none" { return Checked(constant: .nothing, expected, site.range) }
    if let asset = asset(name, of: expected.wrapped, site.range) { return asset }
    throw noStatic(name, of: expected.wrapped, dot: ".")
  }

  /// The problem of `.dark` where no type is expected; a modifier of SwiftUI's is meant for a view.
  func untyped(_ name: Name, _ range: SourceRange, isCall: Bool = false) -> Problem {
    let word = name.text
    if isCall,
      ModifierValue.decorations.contains(word)
        || session.callables(word, of: .named("Text"))?.first?.kind == .method
    {
      return problem(
        "`.\(word)` is a modifier, and stands behind a view", at: range,
        suggestion: "write `Text(\"Hi\").\(word)(…)`")
    }
    return problem(
      "`.\(word)` needs a type that is expected here", at: range, suggestion: "write the type before the dot")
  }

  /// A case, static property or colour, by its name alone.
  package func implicitStatic(_ name: Name, in type: Type) -> Checked? {
    if let found = staticValue(name, of: Checked(naming: type, name.range), type, name.range) { return found }
    return type == .named("UIColor") ? namedColor(name) : nil
  }

  func namedColor(_ name: Name) -> Checked? {
    ColorNames.table[name.text].map { Checked(constant: .color(.fixed($0)), .named("UIColor"), name.range) }
  }
}
