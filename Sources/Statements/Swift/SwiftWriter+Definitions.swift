import Sessions
import Syntax

extension SwiftWriter {
  /// A definition as Swift declares it.
  mutating func definition(_ verb: VerbStatement) -> [String] {
    let name = verb.defined.text
    switch verb.head.split(separator: " ").dropFirst().joined(separator: " ") {
    case "enum", "plain enum": return enumeration(verb, name)
    case "struct": return structure(verb, "struct \(name): Equatable {")
    case "class": return structure(verb, "final class \(name) {")
    case "trait": return trait(verb, name)
    case "key": return key(verb, name)
    case "color":
      guard let value = verb.expression("value") else { return [] }
      let outer = implicitBase
      implicitBase = "traits"
      defer { implicitBase = outer }
      return ["let \(name) = UIColor { traits in", "    \(text(value, expecting: .named("UIColor")))", "}"]
    case "action":
      let names = verb.names("parameters").map(\.text)
      let types = ["any UITraitEnvironment", "UITraitCollection"]
      let parameters = zip(names, types).map { "_ \($0): \($1)" }.joined(separator: ", ")
      return ["@objc func \(name)(\(parameters)) {"] + body(verb.block("block")) + ["}"]
    default:
      return source.text(verb.range).split(separator: "\n").map { "// \($0)" }
    }
  }

  private mutating func enumeration(_ verb: VerbStatement, _ name: String) -> [String] {
    let isPlain = verb.head.hasSuffix("plain enum")
    let raw = isPlain ? "" : ": " + (verb.type("type").map { source.text($0.range) } ?? "Int")
    let cases = verb.items("cases").compactMap { $0.name("case")?.text }.joined(separator: ", ")
    return ["enum \(name)\(raw) {", "    case \(cases)", "}"]
  }

  private mutating func structure(_ verb: VerbStatement, _ head: String) -> [String] {
    var lines: [String] = []
    for item in verb.items("fields") {
      if let block = item.block("block") {
        let name = verb.defined.text
        lines += ["static func == (left: \(name), right: \(name)) -> Bool {"] + body(block) + ["}"]
      } else if let field = item.name("field") {
        let type = item.type("type").map { ": " + source.text($0.range) } ?? ""
        let resolved = item.type("type").flatMap { try? checker.resolve($0) }
        let value = item.expression("value").map { " = " + text($0, expecting: resolved) } ?? ""
        lines.append("var \(field.text)\(type)\(value)")
      }
    }
    return [head] + lines.map { "    " + $0 } + ["}"]
  }

  private mutating func trait(_ verb: VerbStatement, _ name: String) -> [String] {
    guard let index = session.definitions.traitNames[name], let value = verb.expression("value") else {
      return []
    }
    let info = session.definitions.traits[index]
    var lines = [
      "struct \(name): UITraitDefinition {", "    static let defaultValue" + initial(value, info.type),
    ]
    for item in verb.items("items") {
      switch item.head {
      case "affects": lines.append("    static let affectsColorAppearance = true")
      case "name", "identifier":
        if let text = item.expression("text") {
          lines.append("    static let \(item.head) = \(source.text(text.range))")
        }
      default: break
      }
    }
    lines.append("}")
    guard let property = info.property else { return lines }
    return lines + [
      "extension UITraitCollection {", "    var \(property): \(info.type) { self[\(name).self] }", "}",
      "extension UIMutableTraits {", "    var \(property): \(info.type) {",
      "        get { self[\(name).self] }", "        set { self[\(name).self] = newValue }", "    }", "}",
    ]
  }

  /// A constant's type and value: of a case the type is its beginning, of a literal it is known.
  private mutating func initial(_ value: Expression, _ type: Type) -> String {
    let text = text(value, expecting: type)
    if text.hasPrefix("."), !type.isOptional { return " = \(type)\(text)" }
    if text.hasPrefix("\(type).") { return " = \(text)" }
    switch type {
    case .int, .bool, .string: return " = \(text)"
    default: return ": \(type) = \(text)"
    }
  }

  private mutating func key(_ verb: VerbStatement, _ name: String) -> [String] {
    guard let key = session.definitions.keys[name], let value = verb.expression("value") else { return [] }
    let definition = name.prefix(1).uppercased() + name.dropFirst() + "Key"
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
    return lines + [
      "}", "extension EnvironmentValues {", "    var \(name): \(key.type) {",
      "        get { self[\(definition).self] }", "        set { self[\(definition).self] = newValue }",
      "    }",
      "}",
    ]
  }
}
