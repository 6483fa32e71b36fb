import Sessions
import Syntax

extension StatementKind {
  static let defineKey = StatementKind(
    define: "key", parts: [[":", .type("type")], "=", .expression("value"), ["bridges", .name("trait")]],
    "Defines an environment key with its default value, as SwiftUI has them",
    "SwiftUI's counterpart of a trait, for the values of its environment. It is defined in the same way: a default, from which the type follows. `bridges` lets it share its data with a trait.",
    example: "define key theme = standard bridges Theme"
  ) { verb, checker throws(Problem) in
    let name = verb.defined
    try checker.requireDefinable(verb, "environment key", among: checker.session.definitions.keys.keys)
    let bridged = try verb.name("trait").map { trait throws(Problem) in try checker.traitNamed(trait) }
    let known = bridged.map { checker.session.definitions.traits[$0].type }
    // The type of a bare case comes from the trait.
    let isCase =
      switch verb.value("value").kind {
      case .name, .implicitMember: verb.type("type") == nil
      default: false
      }
    let (type, value) = try checker.constantDefault(verb, as: isCase ? known : nil)
    if let trait = verb.name("trait"), let known, known != type {
      throw checker.problem(
        "`\(trait.text)` is a trait of \(known), and the key holds \(checker.named(type))", at: trait.range,
        suggestion: "`bridge` connects them by two methods")
    }
    let key = KeyDefinition(name: name.text, type: type, defaultValue: value, bridged: bridged)
    checker.session.definitions.keys[name.text] = key
    return checker.made(
      "key", verb, "environment key \(name.text): \(type) = \(checker.session.shown(value))")
  }

  static let bridge = StatementKind(
    "bridge",
    [
      .name("key"), "to", .name("trait"),
      .items(
        "methods",
        [StatementSyntax(["read"], [.block("block")]), StatementSyntax(["write"], [.block("block")])]),
    ], .definitions, "Connects an environment key with a trait by two methods",
    "What `UITraitBridgedEnvironmentKey` asks for: `read` gives the key's value from `traits`, a collection; `write` puts `value` into `traits`, which can be set.",
    example: "bridge theme to Theme { read { traits.theme } write { traits.theme = value } }",
    context: .topLevel
  ) { verb, checker throws(Problem) in
    let (name, trait, known) = (verb.word("key"), verb.word("trait"), checker.session.definitions.keys)
    guard var key = known[name.text] else {
      throw checker.unknown(
        "environment key", name, among: known.keys, otherwise: "`define key \(name.text) = …` makes it")
    }
    key.bridged = try checker.traitNamed(trait)
    for item in verb.items("methods") {
      if item.head == "read" {
        let parameters = [("traits", Type.named("UITraitCollection"))]
        key.read = try checker.function(item.body, parameters, gives: key.type)
      } else {
        let parameters = [("traits", Type.named("UIMutableTraits")), ("value", key.type)]
        key.write = try checker.function(item.body, parameters, gives: .void)
      }
    }
    checker.session.definitions.keys[name.text] = key
    let text = checker.text(verb.range)
    return Checked(action: verb.range) { session throws(Problem) in
      session.noteDefinition("bridge", name.text, text)
      session.confirm("the key \(name.text) and the trait \(trait.text) share their data")
    }
  }
}

extension Checker {
  func traitNamed(_ name: Name) throws(Problem) -> Int {
    let known = session.definitions
    if let index = known.traitNames[name.text] ?? known.traitProperties[name.text] { return index }
    throw unknown(
      "trait", name, among: session.definitions.traitNames.keys,
      otherwise: "`define trait \(name.text) = …` makes it")
  }
}
