import Traits

extension AppleTypes {
  /// The enums of Apple's traits, from the engine's table, and what they can do beside their cases.
  static let traitEnums: [TypeInfo] = {
    var found: [String: TypeInfo] = [:]
    for definition in TraitDefinition.system {
      guard case .cases(let name, let cases) = definition.valueType else { continue }
      found[name] = TypeInfo(
        name, .enumeration, conforms: ["Hashable"], "The values of `\(definition.property)`.",
        cases: cases.map { (name: $0.name, raw: raw($0.rawValue)) })
    }
    return found.values.sorted { $0.name < $1.name }
      + TypeInfo.read(
        """
        enum TraitStorage: Hashable  // How the values of a trait are stored.
          case \(TraitStorage.allCases.map(\.rawValue).joined(separator: " "))
        enum UIContentSizeCategory: Comparable
          var isAccessibilityCategory: Bool { "\\(self)".hasPrefix("accessibility") }  // Whether it is one of the five largest.
        enum UIUserInterfaceLayoutDirection leftToRight rightToLeft  // Where a line starts.
        enum ColorScheme: Hashable
          init?(_ value: UIUserInterfaceStyle) { if value == .unspecified { return nil }; self = value == .light ? .light : .dark }  // SwiftUI's for a style.
        enum UIUserInterfaceStyle: Hashable
          init(_ value: ColorScheme?) { self = value == .light ? .light : value == .dark ? .dark : .unspecified }  // UIKit's for a style.
        enum ColorSchemeContrast: Hashable
          init?(_ value: UIAccessibilityContrast) { if value == .unspecified { return nil }; self = value == .normal ? .standard : .increased }  // SwiftUI's for a contrast.
        enum UIAccessibilityContrast: Hashable
          init(_ value: ColorSchemeContrast?) { self = value == .standard ? .normal : value == .increased ? .high : .unspecified }  // UIKit's for a contrast.
        enum LegibilityWeight: Hashable
          init?(_ value: UILegibilityWeight) { if value == .unspecified { return nil }; self = value == .regular ? .regular : .bold }  // SwiftUI's for a weight.
        enum UILegibilityWeight: Hashable
          init(_ value: LegibilityWeight?) { self = value == .regular ? .regular : value == .bold ? .bold : .unspecified }  // UIKit's for a weight.
        enum UserInterfaceSizeClass: Hashable
          init?(_ value: UIUserInterfaceSizeClass) { if value == .unspecified { return nil }; self = value == .compact ? .compact : .regular }  // SwiftUI's for a size class.
        enum UIUserInterfaceSizeClass: Hashable
          init(_ value: UserInterfaceSizeClass?) { self = value == .compact ? .compact : value == .regular ? .regular : .unspecified }  // UIKit's for a size class.
        enum LayoutDirection: Hashable
          init?(_ value: UITraitEnvironmentLayoutDirection) { if value == .unspecified { return nil }; self = value == .leftToRight ? .leftToRight : .rightToLeft }  // SwiftUI's for a direction.
        enum UITraitEnvironmentLayoutDirection: Hashable
          init(_ value: LayoutDirection?) { self = value == .leftToRight ? .leftToRight : value == .rightToLeft ? .rightToLeft : .unspecified }  // UIKit's for a direction.
        enum UITraitEnvironmentLayoutDirection: Hashable
          init(_ value: UIUserInterfaceLayoutDirection) { self = value == .leftToRight ? .leftToRight : .rightToLeft }  // That of a view.
        enum DynamicTypeSize: Hashable
          static var _categories: [UIContentSizeCategory] {
            [
              .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
              .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
            ]
          }
          init?(_ value: UIContentSizeCategory) {
            guard let index = DynamicTypeSize._categories.firstIndex(of: value) else { return nil }
            self = DynamicTypeSize.allCases[index]
          }  // SwiftUI's for a size of text.
        enum UIContentSizeCategory: Hashable
          init(_ value: DynamicTypeSize?) {
            let index = value.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
            self = index.map { DynamicTypeSize._categories[$0] } ?? .unspecified
          }  // UIKit's for a size of text.
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
