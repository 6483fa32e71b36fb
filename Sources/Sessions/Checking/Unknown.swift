import Syntax

// Problems about unknown names, with the nearest name that would have worked.
extension Checker {
  func unknown(_ name: Name, expecting expected: Type?, isAlone: Bool = false) -> Problem {
    let text = name.text
    func say(_ message: String, _ suggestion: String? = nil) -> Problem {
      problem(message, at: name.range, suggestion: suggestion)
    }
    if session.definitions.traitProperties[text] != nil {
      return say("`\(text)` is a trait's property, and stands behind what has traits", "write `NAME.\(text)`")
    }
    if session.language.kind(text)?.syntax.isCommand == true, !declaresGlobals {
      return say("`\(text)` stands only at top level", "write it as a statement of its own")
    }
    if let own = selfType, session.property(text, of: own) != nil {
      return say(
        "`\(text)` belongs to each \(own), and here is none",
        "a method, an `init` and a `lazy` property can read it")
    }
    if text == "self" {
      return say("`self` stands only in the code of a type", "write the name of what you mean")
    }
    if isLeftOut(text) { return say("\(text) is neither declared nor part of Mendel") }
    let names = names + ["nil", "true", "false"]
    let values = expected.map { session.staticNames(of: $0.wrapped) } ?? []
    let nearest =
      Spelling.suggestion(for: text, among: names + values)
      ?? Spelling.suggestion(for: text, among: session.definitions.traitProperties.keys)
      ?? Spelling.suggestion(for: text, among: typesMeant(by: text))
    if let expected, let info = session.info(expected.wrapped), info.kind == .enumeration, nearest == nil {
      return say(
        "`\(text)` is neither a name nor a value of \(expected.wrapped)", Self.listed(info.cases.map(\.name)))
    }
    if text.hasPrefix("$"), names.contains(String(text.dropFirst())) { return noBinding(name) }
    let holder = ["UIViewController", "UIView"].first { session.property(text, of: .named($0)) != nil }
    if holder == nil, let shown = session.language.kinds.first(where: { $0.syntax.title == "show \(text)" }) {
      return say("nothing here is called `\(text)`", "the statement is `\(shown.syntax.title)`")
    }
    let statements = session.language.kinds.map(\.syntax).filter { $0.head.first == text }
    if let nearest, statements.isEmpty { return say("nothing here is called `\(text)`", nearest) }
    if statements.contains(where: { $0.head.count == 1 && $0.parts.isEmpty }) {
      return say("nothing here is called `\(text)`", "as a statement it stands alone: `\(text)`")
    }
    // `view` is a property, and `show` is a method, which would need its arguments.
    if let holder, statements.isEmpty || session.property(text, of: .named(holder))?.kind == .property {
      return say("nothing here is called `\(text)`", "a \(holder) has it: write `NAME.\(text)`")
    }
    if !statements.isEmpty {
      let usage = statements.count == 1 ? "write `\(statements[0].usage)`" : nil
      return say("`\(text)` is only a part of a statement", usage ?? "`help \(text)` shows how it goes on")
    }
    if let shown = session.screens.rows.first(where: { $0.value.name.hasSuffix("/\(text)") }) {
      return say("nothing here is called `\(text)`", "did you mean `\(shown.value.name)`?")
    }
    if expected?.wrapped == .string {
      return say("nothing here is called `\(text)`", "a text stands in quotes: `\"\(text)\"`")
    }
    if isAlone { return say("nothing here is called `\(text)`", "`help` lists the statements") }
    let isVariable = text.first?.isLetter == true && text.first?.isUppercase == false
    return say("nothing here is called `\(text)`", isVariable ? "`let \(text) = …` would make it" : nil)
  }

  /// The problem of `$name` where `name` is no state.
  private func noBinding(_ name: Name) -> Problem {
    let plain = String(name.text.dropFirst())
    let type = selfType.flatMap { session.property(plain, of: $0)?.type }
    let isModel = type.flatMap { session.info($0.wrapped) }?.conformances.contains("Observable") == true
    return problem(
      "`\(plain)` is no state, and has no binding", at: name.range,
      suggestion: isModel
        ? "`@Bindable var \(plain) = \(plain)` in the body has one"
        : "`@State var \(plain)` has one; `.constant(\(plain))` ignores what is written")
  }

  /// The types that a misspelled name may mean: `Buton`, and `vstack` of those whose capitals are told from a word's.
  private func typesMeant(by name: String) -> [String] {
    if name.first?.isUppercase == true { return session.typeNames.sorted(on: \.self) }
    return session.typeNames.filter {
      $0.lowercased() == name.lowercased() && $0.dropFirst().contains(where: \.isUppercase)
    }
  }

  /// Whether a name is spelled like Apple's types and functions, and is not close to a known one.
  func isLeftOut(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "CG", "CI", "CL", "WK", "MK", "AV", "PH"]
    let isApples = prefixes.contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
    return isApples && name.count > 3 && Spelling.nearest(to: name, among: session.typeNames) == nil
      && Spelling.nearest(to: name, among: session.definitions.traitNames.keys) == nil
  }

  /// A member of a type that only decorates, which no table lists; it is kept without effect, unless its name is close to a listed one.
  func unlisted(_ name: Name, of type: Type, isCall: Bool = false) -> Member? {
    let own: Type = if case .metatype(let own) = type { own } else { type }
    // `UIApplication.didBecomeActiveNotification`: the name exists, but nothing posts it here.
    if own != type, name.text.hasSuffix("Notification"), session.info(own)?.isApple == true {
      let value = Value.structure(.init("Notification.Name", [.string("\(own).\(name.text)")]))
      return .native(name.text, .named("Notification.Name")) { _, _, _, _ in value }
    }
    // A class is Identifiable without an `id` of its own.
    if name.text == "id", session.info(own)?.kind == .class, session.isKind("\(own)", of: "Identifiable") {
      return .native("id", .named("ObjectIdentifier")) { _, object, _, _ in
        .structure(.init("ObjectIdentifier", [object]))
      }
    }
    guard var info = session.info(own), info.origin == .withoutEffect,
      Spelling.nearest(to: name.text, among: session.memberNames(of: type)) == nil
    else { return nil }
    info.members = [:]
    info.add(AppleRow.withoutEffect(isCall ? "\(name.text)()" : name.text)[0])
    return info.members[name.text]?.first.map(\.resolved)
  }

  /// Refuses a text that declares a type twice.
  func requireOnce(
    _ types: [TypeDeclaration], outer: String?, _ names: inout Set<String>
  ) throws(Problem) {
    for type in types {
      let name = type.fullName(in: outer)
      guard names.insert(name).inserted else {
        throw problem(
          "`\(name.unqualified)` is declared twice in this text", at: type.name.range,
          suggestion: source.parts.isEmpty ? nil : "also what is private to a file needs a name of its own")
      }
      try requireOnce(type.innerTypes, outer: name, &names)
    }
  }

  /// Refuses a second declaration of the same name.
  func requireDistinct(_ statements: [Statement]) throws(Problem) {
    var known: [String: String] = [:]
    for statement in statements {
      for (key, name) in statement.declared(in: source) {
        let text = text(statement.range)
        // Two files may have the same private helper.
        guard let old = known.updateValue(text, forKey: key), source.parts.isEmpty || old != text else {
          continue
        }
        throw problem(
          "`\(name.text)` is there already", at: name.range,
          suggestion: source.parts.isEmpty ? nil : "also what is private to a file needs a name of its own")
      }
    }
  }

  /// The file of a module that contains a range; nil if the text is not a module.
  func file(at range: SourceRange) -> String? { source.parts.isEmpty ? nil : place(range).inFile.source.file }

  func unknownMember(_ name: Name, of base: Checked, isCall: Bool = false) -> Problem {
    let looks = isView(base.type) ? ModifierValue.decorations.sorted(on: \.self) : []
    let members = session.memberNames(of: base.type) + looks
    if !base.type.isMetatype, session.staticMember(name.text, of: base.type) != nil {
      return problem(
        "`\(name.text)` belongs to the type, and not to its values", at: name.range,
        suggestion: "write `\(base.type).\(name.text)`")
    }
    guard session.hasTraits(base.type), !isCall else {
      return nothing(called: name, in: base.type, among: members)
    }
    if let known = session.definitions.traitProperties[name.text] {
      let trait = session.definitions.traits[known].name
      return problem(
        "`\(name.text)` is read only: UITraitCollection has it, and \(named(base.type)) has not",
        at: name.range, suggestion: "write `[\(trait).self]`, or extend UIMutableTraits by it")
    }
    var unknown = unknownTrait(name, or: members)
    guard session.isEnvironment(base.type) else { return unknown }
    if let child = session.environments(path: [text(base.range), name.text]).first {
      unknown.suggestion = "a path is written with `/`: `\(session.path(of: child))`"
    }
    if session.property(name.text, of: .named("UITraitCollection"))?.kind == .property {
      return problem(
        "`\(name.text)` belongs to UITraitCollection, and not to \(named(base.type))", at: name.range,
        suggestion: "write `traitCollection.\(name.text)`")
    }
    if Spelling.nearest(to: name.text, among: session.definitions.traitProperties.keys) == nil {
      unknown.message += ", and \(named(base.type)) nothing of that name"
    }
    return unknown
  }

  package func unknownTrait(_ name: Name, or members: [String] = []) -> Problem {
    let traits = session.definitions.traitProperties.keys.sorted(on: \.self)
    return problem(
      "no trait has the property `\(name.text)`", at: name.range,
      suggestion: Spelling.suggestion(for: name.text, among: traits)
        ?? Spelling.suggestion(for: name.text, among: members)
        ?? "Apple's are spelled as in UIKit; `define trait` makes others")
  }

  func noStatic(_ name: Name, of type: Type, dot: String = "") -> Problem {
    if named(type) == "UITrait", let index = session.definitions.traitProperties[name.text] {
      let trait = session.definitions.traits[index].name
      return problem("a trait is named by its type", at: name.range, suggestion: "write `\(trait).self`")
    }
    let isTrait = session.hasTraits(type) && session.definitions.traitProperties[name.text] != nil
    if dot.isEmpty, isTrait || session.property(name.text, of: type) != nil {
      let tree = session.traits.tree
      let all = tree.scenes.lazy.flatMap { tree.preorder(from: $0) }
      let instance = all.first { session.className(of: $0) == type.name && !tree.isRootView($0) }
      return problem(
        "`\(name.text)` belongs to each \(named(type)), and not to the type", at: name.range,
        suggestion: instance.map { "write `\(session.path(of: $0)).\(name.text)`" }
          ?? (session.info(type)?.isApple == true ? nil : "`static` makes it the type's"))
    }
    var problem = nothing(called: name, in: type, among: session.staticNames(of: type), dot: dot)
    if problem.suggestion == nil, let owner = type.name, ["Color", "UIColor"].contains(owner) {
      problem.suggestion =
        "for a colour of an asset catalog, write `extension \(owner) { static let \(name.text) = \(owner).red }`"
    }
    return problem
  }

  /// The problem that a type has no member with a name, with the members that it has.
  func nothing(called name: Name, in type: Type, among names: [String], dot: String = "") -> Problem {
    let nearest = Spelling.nearest(to: name.text, among: names)
    return problem(
      "\(named(type)) has no `\(name.text)`", at: name.range,
      suggestion: nearest.map { "did you mean `\(dot)\($0)`?" } ?? Self.listed(names))
  }

  private static func listed(_ names: [String]) -> String? {
    names.isEmpty || names.count > 8 ? nil : "it has \(names.map { "`\($0)`" }.joined(separator: ", "))"
  }
}

extension Statement {
  /// Whether a problem may only follow from the failure of this declaration, since its message names it.
  func causes(_ message: String) -> Bool {
    let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if case .type(let type) = kind, words.contains(type.name.text[...]) { return true }
    return declaredNames.contains {
      message.contains("`\($0)`") || message.contains("`\($0).") || message.hasPrefix("\($0).")
    }
  }

  /// The declared names, with keys that must be distinct.
  func declared(in source: Source) -> [(key: String, name: Name)] {
    switch kind {
    case .variable(let variable):
      let word = variable.modifiers.words.first { ["static", "class"].contains($0.text) }?.text ?? ""
      return variable.bindings.map(\.name).filter { $0.text != "_" }.map { ("\(word) \($0.text)", $0) }
    case .function(let function) where function.kind == .function || function.isInitializer:
      let types = function.parameters.map {
        "\($0.label?.text ?? "_"): \(source.text($0.type.range))" + ($0.isVariadic ? "..." : "")
      }
      let words = function.modifiers.words.map(\.text).filter { ["static", "class"].contains($0) }
      let rest = function.generics.map(\.range) + (function.result.map { [$0.range] } ?? [])
      let bounds = function.bounds.map { $0.text(in: source) }
      let effect = function.isAsync ? " async" : ""
      let key = "\(words) \(function.name.text)(\(types))\(effect) \(rest.map(source.text)) \(bounds)"
      return [(key, function.name)]
    default: return []
    }
  }
}

extension GenericBound {
  func text(in source: Source) -> String { "\(name) \(isSame) \(source.text(type.range))" }
}

extension Session {
  func hasTraits(_ type: Type) -> Bool {
    isEnvironment(type) || ["UITraitCollection", "UITraitOverrides", "UIMutableTraits"].contains(type.name)
  }
}
