import Sessions
import Syntax
import Traits

extension StatementKind {
  private static let traitParts: [StatementSyntax.Part] = [
    .optional([.word(":"), .type("type")]), .word("="), .expression("value"),
    .optional([
      .items(
        "items",
        [
          StatementSyntax(["name"], [.expression("text")]),
          StatementSyntax(["identifier"], [.expression("text")]),
          StatementSyntax(["affects"], [.name("what", among: ["color"])]),
          StatementSyntax(["accessors"], [.name("which", among: ["none"])]),
        ])
    ]),
  ]

  static let defineTrait = StatementKind(
    define: "trait", parts: traitParts, "Defines a trait with its default value",
    details:
      "A trait is its default value and what the block says: the name in print-outs, the identifier for encoding, whether colours follow it. It is read and written through its name with a small first letter; with `accessors none` only by subscript.",
    example: "define trait Theme: AppTheme = standard { name \"theme\"; affects color }",
    decisions: ["identifiers", "comparison", "redefinition"]
  ) { verb, checker throws(Problem) in
    let (type, value) = try checker.constantDefault(verb)
    return try trait(verb, type, value, .swift, &checker)
  }

  static let defineObjectiveCTrait = StatementKind(
    define: "objc", "trait", parts: traitParts, "Defines a trait in Objective-C's style",
    details:
      "It is an `integer`, a `float` or an `object`. With the identifier, name and default of a Swift definition it is another way to the same data.",
    example: "define objc trait OldTheme: integer = 0 { identifier \"com.example.theme\"; name \"theme\" }",
    decisions: ["sharing", "rawValues"]
  ) { verb, checker throws(Problem) in
    let (type, value) = try checker.constantDefault(verb, as: try checker.objectiveCType(verb))
    return try trait(verb, type, value, .objectiveC, &checker)
  }

  private static func trait(
    _ verb: VerbStatement, _ type: Type, _ value: Value, _ style: TraitDefinition.Style,
    _ checker: inout Checker
  ) throws(Problem) -> Checked {
    let name = verb.defined
    try checker.requireDefinable(verb, "trait", among: checker.session.definitions.traitNames.keys)
    let old = checker.session.definitions.traitNames[name.text]
    if let old { try checker.requireUnused(old, as: type, verb) }
    let hasAccessors = !verb.items("items").contains { $0.head == "accessors" }
    let property = hasAccessors ? name.text.decapitalizedFirst : nil
    if let property, old == nil { try checker.requireFreeProperty(property, name.range) }
    let session = checker.session
    var definition = TraitDefinition(
      property: property ?? name.text, key: name.text, defaultValue: session.stored(value, as: type),
      storage: session.storage(of: type), style: style)
    try checker.read(verb.items("items"), into: &definition, verb)
    try checker.session.defineTrait(
      definition, type: type, value, property: property, checker.place(name.range))
    let heldClass = session.heldClass(in: type)
    let shared = checker.session.definitions.traits.first { info in
      info.name != name.text && info.id == checker.session.definitions.trait(named: name.text)?.id
    }
    let place = checker.place(verb.expression("value")?.range ?? name.range)
    var text = "trait \(property ?? name.text)"
    text +=
      shared.map { ", another way to the data of \($0.word)" }
      ?? ": \(type) = \(session.shown(value))"
    if definition.affectsColorAppearance { text += ", affects colour" }
    if let old { text += session.marks(of: old, droppedBy: definition, property) }
    return checker.made("trait", verb, text) { session, _ throws(Problem) in
      guard let heldClass else { return }
      session.warn(
        "`\(property ?? name.text)` holds instances of the class `\(heldClass)`: a change inside one is not noticed",
        at: place)
    }
  }
}

extension Definitions {
  func trait(named name: String) -> TraitInfo? { traitNames[name].map { traits[$0] } }
}

extension Checker {
  /// Objective-C names the storage: `integer`, `float`, or `object` for a value that both languages know.
  fileprivate mutating func objectiveCType(_ verb: VerbStatement) throws(Problem) -> Type {
    var word = ""
    if case .named(let names, _)? = verb.type("type")?.kind { word = names.last?.text ?? "" }
    switch word {
    case "integer": return .int
    case "float": return .double
    case "object":
      guard let expression = verb.expression("value") else { break }
      let type = try checkOpen(expression).type
      if session.storage(of: type) == .object, session.info(type)?.kind != .structure || type == .string {
        return type
      }
      throw problem(
        "\(type) is no object of Objective-C", at: expression.range,
        suggestion: "a string, a colour, a list or an instance of a class is one")
    default: break
    }
    throw problem(
      "an Objective-C trait is an `integer`, a `float` or an `object`",
      at: verb.type("type")?.range ?? verb.defined.range,
      suggestion: "write `\(verb.head) \(verb.defined.text): integer = …`")
  }

  /// What the lines of the block say.
  fileprivate mutating func read(
    _ items: [VerbStatement], into definition: inout TraitDefinition, _ verb: VerbStatement
  ) throws(Problem) {
    var seen: Set<String> = []
    for item in items {
      guard seen.insert(item.head).inserted else {
        throw problem(
          "`\(item.head)` stands twice in `\(definition.key)`", at: item.headRange,
          suggestion: "leave one of them out")
      }
      if item.head == "affects" { definition.affectsColorAppearance = true }
      guard let expression = item.expression("text") else { continue }
      guard case .string(let text)? = try check(expression, expecting: .string).literal else {
        throw problem("a \(item.head) is a constant", at: expression.range)
      }
      if item.head == "name" {
        if text.isEmpty {
          throw problem(
            "a name has at least one character", at: expression.range,
            suggestion: "without `name` it is the definition's")
        }
        definition.name = text
      } else {
        try requireIdentifier(text, definition.style, verb, expression.range)
        definition.identifier = text
      }
    }
  }

  private func requireIdentifier(
    _ text: String, _ style: TraitDefinition.Style, _ verb: VerbStatement, _ range: SourceRange
  ) throws(Problem) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isReverse =
      parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
    if !isReverse {
      throw problem(
        "\"\(text)\" is no identifier in reverse DNS", at: range,
        suggestion: "letters, digits and `-` between dots, as in \"com.example.theme\"")
    }
    let traits = session.traits
    guard let other = traits.trait(identifier: text),
      session.definitions.trait(named: verb.defined.text)?.id != other,
      traits.definition(of: other).style == style || traits.counterpart(of: other) != nil
    else { return }
    throw problem(
      "the identifier \"\(text)\" belongs to `\(traits.definition(of: other).key)`", at: range,
      suggestion: "identifiers are unique: `show decision identifiers`")
  }

  /// The members of environments that no trait's property may hide.
  private static let reserved: Set = [
    "traits", "traitCollection", "overrides", "traitOverrides", "view", "layouts", "draws", "registrations",
    "backgroundColor", "tintColor", "text", "title", "image", "layer", "self", "sender", "previous", "count",
    "contains", "remove", "frame", "placement", "isPresented", "presentedAs",
  ]

  /// A property may hide nothing, and belongs to one trait.
  func requireFreeProperty(_ property: String, _ range: SourceRange) throws(Problem) {
    if Self.reserved.contains(property) {
      throw problem(
        "a property `\(property)` would hide what every environment has", at: range,
        suggestion: "choose another name, or write `accessors none`")
    }
    if session.definitions.traitProperties[property] != nil {
      throw problem("`\(property)` is the name of a trait", at: range, suggestion: "choose another name")
    }
    if session.definitions.plainProperties[property] != nil {
      throw problem(
        "a trait's property `\(property)` would hide the one that an environment has", at: range,
        suggestion: "choose another name")
    }
  }

  /// A trait takes another type only while nothing uses it.
  fileprivate func requireUnused(_ index: Int, as type: Type, _ verb: VerbStatement) throws(Problem) {
    let info = session.definitions.traits[index]
    guard info.type != type else { return }
    let word = info.property ?? info.name
    guard
      let user = session.traits.user(of: info.id).map({ "there is \($0)" })
        ?? session.user(ofWord: word, except: info.name)
    else { return }
    throw problem(
      "`\(word)` cannot become \(type): \(user)", at: verb.expression("value")?.range ?? verb.range,
      suggestion: "`define trait` makes one of another name")
  }
}

extension Session {
  /// What a trait had and another definition in its place does not say.
  fileprivate func marks(
    of index: Int, droppedBy definition: TraitDefinition, _ property: String?
  ) -> String {
    let info = definitions.traits[index]
    let old = traits.definition(of: info.id)
    var marks: [String] = []
    if old.affectsColorAppearance, !definition.affectsColorAppearance {
      marks.append("does not affect colour")
    }
    if let identifier = old.identifier, definition.identifier == nil {
      marks.append("has no identifier \"\(identifier)\"")
    }
    if old.name != old.key, definition.name == definition.key { marks.append("has no name \"\(old.name)\"") }
    if info.property != nil, property == nil { marks.append("has no accessors") }
    return marks.isEmpty ? "" : "; it \(marks.joined(separator: ", ")) any more"
  }

  /// The class whose instances a value of a type may hold; nil where there is none.
  fileprivate func heldClass(in type: Type, depth: Int = 0) -> String? {
    guard depth < 16 else { return nil }
    switch type {
    case .optional(let inner), .list(let inner): return heldClass(in: inner, depth: depth + 1)
    case .named(let name):
      guard let info = definitions.types[name] else { return nil }
      if info.kind == .class { return name }
      return info.fields.lazy.compactMap { heldClass(in: $0.type, depth: depth + 1) }.first
    default: return nil
    }
  }
}
