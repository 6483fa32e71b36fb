import Sessions
import Syntax
import Traits

extension StatementKind {
  private static let traitParts: [StatementSyntax.Part] = [
    [":", .type("type")], "=", .expression("value"),
    [
      .items(
        "items",
        [
          StatementSyntax(["name"], [.expression("text")]),
          StatementSyntax(["identifier"], [.expression("text")]),
          StatementSyntax(["affects"], [.name("what", among: ["color"])]),
          StatementSyntax(["accessors"], [.name("which", among: ["none"])]),
        ])
    ],
  ]

  static let defineTrait = StatementKind(
    define: "trait", parts: traitParts, "Defines a trait with its default value",
    "A trait is its default value and what the block says: the name in print-outs, the identifier for encoding, whether colours follow it. It is read and written through its name with a small first letter; with `accessors none` only by subscript.",
    example: "define trait Theme: AppTheme = standard { name \"theme\"; affects color }",
    decisions: ["identifiers", "comparison", "redefinition"]
  ) { verb, checker throws(Problem) in
    let (type, value) = try checker.constantDefault(verb)
    return try trait(verb, type, value, .swift, &checker)
  }

  static let defineObjectiveCTrait = StatementKind(
    define: "objc trait", parts: traitParts, "Defines a trait in Objective-C's style",
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
    try checker.read(verb.items("items"), into: &definition)
    try checker.session.defineTrait(
      definition, type: type, value, property: property, checker.place(name.range))
    let heldClass = session.heldClass(in: type)
    let known = checker.session.definitions
    let own = known.traitNames[name.text].map { known.traits[$0].id }
    let shared = known.traits.first { $0.name != name.text && $0.id == own }
    let place = checker.place(verb.value("value").range)
    var text = "trait \(property ?? name.text)"
    text += shared.map { ", another way to the data of \($0.word)" } ?? ": \(type) = \(session.shown(value))"
    if definition.affectsColorAppearance { text += ", affects colour" }
    return checker.made("trait", verb, text) { session, _ throws(Problem) in
      guard let heldClass else { return }
      session.warn(
        "`\(property ?? name.text)` holds instances of the class `\(heldClass)`: a change inside one is not noticed",
        at: place)
    }
  }
}

extension Checker {
  /// The Objective-C storage of a trait: `integer`, `float`, or `object` for a value that both languages have.
  fileprivate mutating func objectiveCType(_ verb: VerbStatement) throws(Problem) -> Type {
    let written = verb.type("type")
    switch written.map({ text($0.range) }) {
    case "integer": return .int
    case "float": return .double
    case "object":
      let expression = verb.value("value")
      let type = try checkUnfitted(expression).type
      if session.storage(of: type) == .object, session.info(type)?.kind != .structure || type == .string {
        return type
      }
      throw problem(
        "\(type) is no object of Objective-C", at: expression.range,
        suggestion: "a string, a colour, a list or an instance of a class is one")
    default:
      throw problem(
        "an Objective-C trait is an `integer`, a `float` or an `object`",
        at: written?.range ?? verb.defined.range,
        suggestion: "write `\(verb.head) \(verb.defined.text): integer = …`")
    }
  }

  fileprivate mutating func read(
    _ items: [VerbStatement], into definition: inout TraitDefinition
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
      if item.head == "identifier" {
        if text.wholeMatch(of: /[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+/) == nil {
          throw problem(
            "\"\(text)\" is no identifier in reverse DNS", at: expression.range,
            suggestion: "letters, digits and `-` between dots, as in \"com.example.theme\"")
        }
        definition.identifier = text
      } else if text.isEmpty {
        throw problem(
          "a name has at least one character", at: expression.range,
          suggestion: "without `name` it is the definition's")
      } else {
        definition.name = text
      }
    }
  }

  /// The members of environments that a trait's property must not hide.
  private static let reserved: Set = [
    "traits", "traitCollection", "overrides", "traitOverrides", "view", "layouts", "draws", "registrations",
    "backgroundColor", "tintColor", "text", "title", "image", "layer", "self", "sender", "previous", "count",
    "contains", "remove", "frame", "placement", "isPresented", "presentedAs",
  ]

  /// Checks that a property hides no member, and belongs to no other trait.
  func requireFreeProperty(_ property: String, _ range: SourceRange) throws(Problem) {
    if session.definitions.traitProperties[property] != nil {
      throw problem("`\(property)` is the name of a trait", at: range, suggestion: "choose another name")
    }
    let isReserved = Self.reserved.contains(property)
    guard isReserved || session.definitions.plainProperties[property] != nil else { return }
    throw problem(
      "a property `\(property)` would hide what \(isReserved ? "every" : "an") environment has", at: range,
      suggestion: "choose another name, or write `accessors none`")
  }

  /// Refuses another type for a trait that is in use.
  fileprivate func requireUnused(_ index: Int, as type: Type, _ verb: VerbStatement) throws(Problem) {
    let info = session.definitions.traits[index]
    let user = session.traits.user(of: info.id).map { "there is \($0)" }
    guard info.type != type, user != nil || session.isNamed(info.word, outside: info.name) else { return }
    throw problem(
      "`\(info.word)` cannot become \(type): \(user ?? "a definition or a handler names it")",
      at: verb.value("value").range, suggestion: "`define trait` makes one of another name")
  }
}

extension Session {
  /// The class whose instances a value of a type may hold; nil if there is none.
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
