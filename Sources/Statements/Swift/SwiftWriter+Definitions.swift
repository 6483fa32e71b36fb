import Sessions
import Syntax

extension SwiftWriter {
  func definition(_ verb: VerbStatement) -> [String] {
    let (name, value) = (verb.defined.text, verb.value("value"))
    switch verb.head.split(separator: " ").dropFirst().joined(separator: " ") {
    case "enum", "plain enum":
      let raw = verb.type("type").map { source.text($0.range) } ?? "Int"
      let cases = verb.items("cases").compactMap { $0.name("case")?.text }.joined(separator: ", ")
      let isPlain = verb.head.hasSuffix("plain enum")
      return ["enum \(name)\(isPlain ? "" : ": " + raw) {", "    case \(cases)", "}"]
    case "struct": return ["struct \(name): Equatable {"] + fields(verb).indented + ["}"]
    case "class": return ["final class \(name) {"] + fields(verb).indented + ["}"]
    case "trait":
      guard let info = trait(.name(name, verb.headRange)) else { return [] }
      return trait(info, value, verb)
    case "key":
      return session.definitions.keys[name].map { key($0, value) } ?? []
    case "color":
      return ["let \(name) = UIColor { traits in", "    \(text(value))", "}"]
    case "action":
      let types = ["any UITraitEnvironment", "UITraitCollection"]
      let parameters = zip(verb.names("parameters"), types).map { "_ \($0.text): \($1)" }
      return ["@objc func \(name)(\(parameters.joined(separator: ", "))) {"] + body(verb.body) + ["}"]
    default: return comment(verb.range)
    }
  }

  private func fields(_ verb: VerbStatement) -> [String] {
    let name = verb.defined.text
    return verb.items("fields").flatMap { item -> [String] in
      if let block = item.block("block") {
        return ["static func == (left: \(name), right: \(name)) -> Bool {"] + body(block) + ["}"]
      }
      let type = item.type("type").map { ": " + source.text($0.range) } ?? ""
      let value = item.expression("value").map { " = " + text($0) } ?? ""
      return ["var \(item.word("field").text)\(type)\(value)"]
    }
  }

  private func trait(_ info: TraitInfo, _ value: Expression, _ verb: VerbStatement) -> [String] {
    let name = verb.defined.text
    let facts = verb.items("items").compactMap { item in
      item.head == "affects"
        ? "affectsColorAppearance = true"
        : item.expression("text").map { "\(item.head) = \(source.text($0.range))" }
    }
    let constants = ["defaultValue" + initial(value, info.type)] + facts
    let lines = ["struct \(name): UITraitDefinition {"] + constants.map { "    static let \($0)" } + ["}"]
    guard let property = info.property else { return lines }
    return lines + [
      "extension UITraitCollection {", "    var \(property): \(info.type) { self[\(name).self] }", "}",
    ] + accessors(in: "UIMutableTraits", property, info.type, name)
  }

  private func accessors(in owner: String, _ property: String, _ type: Type, _ key: String) -> [String] {
    [
      "extension \(owner) {", "    var \(property): \(type) {", "        get { self[\(key).self] }",
      "        set { self[\(key).self] = newValue }", "    }", "}",
    ]
  }

  /// A constant's type and value; the type is written only if the value does not show it.
  private func initial(_ value: Expression, _ type: Type) -> String {
    let text = text(value)
    if text.hasPrefix("."), !type.isOptional { return " = \(type)\(text)" }
    let isKnown = text.hasPrefix("\(type).") || [.int, .bool, .string].contains(type)
    return isKnown ? " = \(text)" : ": \(type) = \(text)"
  }

  private func key(_ key: KeyDefinition, _ value: Expression) -> [String] {
    let definition = key.name.capitalizedFirst + "Key"
    let trait = key.bridged.map { session.definitions.traits[$0] }
    let kind = trait == nil ? "EnvironmentKey" : "UITraitBridgedEnvironmentKey"
    var lines = ["struct \(definition): \(kind) {", "    static let defaultValue" + initial(value, key.type)]
    if let trait {
      let access = trait.property.map { "." + $0 } ?? "[\(trait.name).self]"
      lines += [
        "    static func read(from traitCollection: UITraitCollection) -> \(key.type) {",
        "        traitCollection\(access)", "    }",
        "    static func write(to mutableTraits: inout any UIMutableTraits, value: \(key.type)) {",
        "        mutableTraits\(access) = value", "    }",
      ]
    }
    return lines + ["}"] + accessors(in: "EnvironmentValues", key.name, key.type, definition)
  }
}
