import Testing

/// `UITraitCollection` in the forms of public code.
struct SwiftCollectionTests {
  @Test func collectionsAreMadeInEveryWay() {
    #expect(
      pasted(
        themeTrait + """
          let a = UITraitCollection { $0.theme = .bold; $0.userInterfaceStyle = .dark }
          a
          let b = a.modifyingTraits { mutableTraits in
              mutableTraits.theme = .pastel
              mutableTraits[UITraitHorizontalSizeClass.self] = .compact
          }
          b.theme
          a.changedTraits(from: b)
          a.replacing(ThemeTrait.self, value: .monochrome).theme
          UITraitCollection(ThemeTrait.self, value: .bold).theme
          UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection { $0.userInterfaceStyle = .dark }
          let c: UITraitCollection = .init(preferredContentSizeCategory: .accessibilityLarge)
          c.preferredContentSizeCategory >= .accessibilityMedium && c.preferredContentSizeCategory.isAccessibilityCategory
          UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 2)])
          """) == [
          "traits { userInterfaceStyle = dark; theme = bold }", "pastel", "[HorizontalSizeClass, theme]",
          "monochrome", "bold", "true", "true", "traits { userInterfaceStyle = dark; displayScale = 2.0 }",
        ])
  }

  @Test func collectionsCompareAndTravel() {
    #expect(
      pasted(
        themeTrait + """
          let a = UITraitCollection { $0.theme = .bold; $0.userInterfaceStyle = .dark }
          a.hasDifferentColorAppearance(comparedTo: nil)
          a.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark))
          decode(encode(a)) == a
          encode(a).identifiers
          a.changedTraits(from: nil).count
          a.performAsCurrent { print(UITraitCollection.current.theme) }
          UITraitCollection.current.theme
          UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self }
          """) == [
          "true", "true", "true", "[\"UITraitUserInterfaceStyle\", \"com.example.theme\"]", "2", "bold",
          "standard", "true",
        ])
  }

  @Test func valuesAreComputedFromOtherTraits() {
    #expect(
      pasted(
        """
        enum AppTheme: Int, CaseIterable {
            case standard = 0, dark, sepia
            var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
            mutating func next() { self = AppTheme(rawValue: (rawValue + 1) % AppTheme.allCases.count)! }
        }
        struct AppThemeTrait: UITraitDefinition {
            typealias Value = AppTheme
            static let defaultValue: AppTheme = .standard
        }
        extension UITraitCollection {
            var appTheme: AppTheme { return self[AppThemeTrait.self] }
            convenience init(appTheme: AppTheme) { self.init { $0.appTheme = appTheme } }
            static let sepia = UITraitCollection(appTheme: .sepia)
            var isRegular: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
        }
        extension UIMutableTraits {
            var appTheme: AppTheme {
                get { return self[AppThemeTrait.self] }
                set { self[AppThemeTrait.self] = newValue }
            }
        }
        func apply(_ theme: AppTheme, to traits: inout some UIMutableTraits) {
            traits.appTheme = theme
            traits.userInterfaceStyle = theme.style
        }
        var theme = AppTheme.standard
        theme.next()
        UITraitCollection(appTheme: theme).appTheme
        UITraitCollection.sepia.isRegular
        scene main { window win { controller root { view form } } }
        apply(.dark, to: &win.traitOverrides)
        form.traitCollection.userInterfaceStyle
        form.appTheme
        """) == ["dark", "false", "dark", "dark"])
  }

  @Test func aTraitWithoutASetterIsReadOnly() {
    #expect(
      pasted(
        """
        struct Level: UITraitDefinition { static let defaultValue = 3 }
        extension UITraitCollection { var level: Int { self[Level.self] } }
        scene main { window win }
        win.traitCollection.level
        win.traitOverrides[Level.self] = 4
        win.traitCollection.level
        win.traitOverrides.level = 5
        """
      ).prefix(2) == ["3", "4"])
  }
}
