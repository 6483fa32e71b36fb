import Traits

extension AppleTypes {
  /// The enums of Apple's traits, from the engine's table, and what they can do beside their cases.
  static let traitEnums: [AppleType] = {
    var found: [String: AppleType] = [:]
    for definition in TraitDefinition.system {
      guard case .cases(let name, let cases) = definition.valueType else { continue }
      found[name] = AppleType(
        name, .enumeration, conforms: ["Hashable"], "The values of `\(definition.property)`.",
        cases: cases.map { (name: $0.name, raw: raw($0.rawValue)) })
    }
    return found.values.sorted { $0.name < $1.name } + [contentSizes, storage, direction]
  }()

  private static func raw(_ raw: TraitValue) -> Value? {
    switch raw {
    case .integer(let number): .int(number)
    case .object(let text as String): .string(text)
    default: nil
    }
  }

  private static let contentSizes = AppleType(
    "UIContentSizeCategory", .enumeration, conforms: ["Comparable"], "",
    [
      AppleRow("var isAccessibilityCategory: Bool { get }", "Whether it is one of the five largest.") {
        _, value, _, _ throws(Problem) in .bool(value.caseName.hasPrefix("accessibility"))
      }
    ])

  private static let storage = AppleType(
    "TraitStorage", .enumeration, conforms: ["Hashable"], "How the values of a trait are stored.",
    cases: TraitStorage.allCases.map { (name: $0.rawValue, raw: nil) })

  private static let direction = AppleType(
    "UIUserInterfaceLayoutDirection", .enumeration, conforms: ["Hashable"], "Where a line starts.",
    cases: [(name: "leftToRight", raw: .int(0)), (name: "rightToLeft", raw: .int(1))])
}
