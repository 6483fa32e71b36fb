import Sessions

extension StatementKind {
  static let defineAction = StatementKind(
    define: "action", parts: ["(", [.list("parameters", .name("parameter"))], ")", .block("block")],
    "Defines an action with no, one or two parameters",
    "For target-action: `self` is the target, the first parameter the environment that changed, the second its collection before.",
    example: "define action themeChanged(sender, previous) { print \"\\(sender.theme)\" }"
  ) { verb, checker throws(Problem) in
    let name = verb.defined
    try checker.requireDefinable(verb, "action", among: checker.session.definitions.actions.keys)
    let parameters = verb.names("parameters")
    guard parameters.count <= 2 else {
      throw checker.problem(
        "an action has at most two parameters: who changed, and its collection before",
        at: parameters[2].range)
    }
    let environment = Type.named("UITraitEnvironment")
    let all = zip(["self"] + parameters.map(\.text), [environment, environment, .named("UITraitCollection")])
    let function = try checker.function(
      verb.body, Array(all), implicit: min(1, parameters.count), gives: .void)
    checker.session.definitions.actions[name.text] = function
    let tail = parameters.isEmpty ? "" : " with \(count(parameters.count, "parameter"))"
    return checker.made("action", verb, "action \(name.text)\(tail)")
  }

  static let extendTraits = StatementKind(
    "extend traits", [.name("name"), "for", .name("trait")], .definitions,
    "Gives a trait without accessors a property to read and write it by",
    "In Swift these are two small extensions, of UITraitCollection and of UIMutableTraits, which forward to the subscript.",
    example: "extend traits width for Width", context: .topLevel
  ) { verb, checker throws(Problem) in
    let property = verb.defined
    let name = verb.name("trait") ?? property
    let index = try checker.traitNamed(name)
    if let known = checker.session.definitions.traits[index].property {
      throw checker.problem(
        "`\(name.text)` has the property `\(known)` already", at: property.range,
        suggestion: "write `PLACE.\(known)`")
    }
    try checker.requireFreeProperty(property.text, property.range)
    checker.session.definitions.connect(
      property.text, toTrait: index, on: "UITraitCollection", isSettable: false)
    checker.session.definitions.connect(
      property.text, toTrait: index, on: "UIMutableTraits", isSettable: true)
    return checker.made("traits", verb, "trait \(name.text) has the property \(property.text)")
  }
}
