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
    return found.values.sorted { $0.name < $1.name }
      + AppleType.read(
        """
        enum TraitStorage: Hashable  // How the values of a trait are stored.
          case \(TraitStorage.allCases.map(\.rawValue).joined(separator: " "))
        enum UIContentSizeCategory: Comparable
          var isAccessibilityCategory: Bool { "\\(self)".hasPrefix("accessibility") }  // Whether it is one of the five largest.
        enum UIUserInterfaceLayoutDirection leftToRight rightToLeft  // Where a line starts.
        """)
  }()

  private static func raw(_ raw: TraitValue) -> Value? {
    switch raw {
    case .integer(let number): .int(number)
    case .object(let text as String): .string(text)
    default: nil
    }
  }
}
