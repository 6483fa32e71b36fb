import Sessions
import Traits

extension AppleTypes {
  /// The enums of Apple's traits, from the engine's table, with further members.
  static let traitEnums: [TypeEntry] = {
    var found: [String: TypeEntry] = [:]
    for definition in TraitDefinition.system {
      guard case .cases(let name, let cases) = definition.valueType else { continue }
      found[name] = TypeEntry(
        name,
        TypeInfo(
          name, .enumeration, conforms: ["Hashable"], "The values of `\(definition.property)`.",
          cases: cases.map { (name: $0.name, raw: raw($0.rawValue)) }))
    }
    return found.values.sorted(on: \.name)
      + TypeInfo.read(
        """
        enum TraitStorage: Hashable  // How the values of a trait are stored.
          case \(TraitStorage.allCases.map(\.rawValue).joined(separator: " "))
        enum UIContentSizeCategory: Comparable
          static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }  // The key of the new size.
          var isAccessibilityCategory: Bool { "\\(self)".hasPrefix("accessibility") }  // Whether it is one of the five largest.
        enum UIUserInterfaceLayoutDirection leftToRight rightToLeft  // Where a line starts.
        enum UITraitEnvironmentLayoutDirection: Hashable
          init(_ value: UIUserInterfaceLayoutDirection)  // That of a view.
        """, ["init": translated(to: "UITraitEnvironmentLayoutDirection", otherwise: .nothing)])
      + inBoth.flatMap(translations)
  }()

  /// The enums that both frameworks have, SwiftUI's first, with the same order of cases; UIKit also has `unspecified`.
  private static let inBoth = [
    ("ColorScheme", "UIUserInterfaceStyle"), ("ColorSchemeContrast", "UIAccessibilityContrast"),
    ("LegibilityWeight", "UILegibilityWeight"), ("UserInterfaceSizeClass", "UIUserInterfaceSizeClass"),
    ("LayoutDirection", "UITraitEnvironmentLayoutDirection"), ("DynamicTypeSize", "UIContentSizeCategory"),
  ]

  private static func translations(_ swiftUI: String, _ uiKit: String) -> [TypeEntry] {
    TypeInfo.read(
      """
      enum \(swiftUI): Hashable
        init?(_ value: \(uiKit))  // SwiftUI's for UIKit's.
      enum \(uiKit): Hashable
        init(_ value: \(swiftUI)?)  // UIKit's for SwiftUI's.
      """,
      [
        "\(swiftUI).init": translated(to: swiftUI, otherwise: .nothing),
        "\(uiKit).init": translated(to: uiKit, otherwise: .enumCase(uiKit, "unspecified", [])),
      ])
  }

  private static func translated(to type: String, otherwise: Value) -> AppleRow {
    .init { session, _, given, _ in
      given[0] == .nothing ? otherwise : session.translated(given[0], to: .named(type)) ?? otherwise
    }
  }

  private static func raw(_ raw: TraitValue) -> Value? {
    switch raw {
    case .integer(let number): .int(number)
    case .object(let text as String): .string(text)
    default: nil
    }
  }
}
