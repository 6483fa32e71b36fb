import Testing
import Traits

@Suite("The identifier of a definition")
struct IdentifierTests {
  enum MyAppTheme: Int, Sendable { case standard, pastel, bold, monochrome }

  /// As it is written in WWDC23 session 10057, without the `UI`.
  struct MyAppThemeTrait: TraitDefinition {
    static let defaultValue = MyAppTheme.standard
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "com.myapp.theme"
  }

  /// Another way to its data.
  struct OldTheme: NSIntegerTraitDefinition {
    static let defaultValue = 0
    static let name = "Theme"
    static let identifier = "com.myapp.theme"
  }

  struct Nameless: TraitDefinition { static let defaultValue = 0 }

  @Test("R14: Apple's own definition has the identifier that it says, and one that says none has none")
  func apple() {
    #expect((MyAppThemeTrait.self as Traits.Trait).identifier == "com.myapp.theme")
    #expect((Nameless.self as Traits.Trait).identifier.isEmpty)
    #expect((TraitUserInterfaceStyle.self as Traits.Trait).identifier == "UITraitUserInterfaceStyle")
    var system = TraitSystem()
    let (theme, nameless) = (system.trait(for: MyAppThemeTrait.self), system.trait(for: Nameless.self))
    #expect(system.declaration(of: theme).identifier == "com.myapp.theme")
    #expect(system.declaration(of: nameless).identifier == nil)
  }

  @Test("R10, R18: by it the trait travels, and shares its data with an Objective-C definition")
  func uses() {
    var archive = TraitArchive()
    TraitCollection {
      $0[MyAppThemeTrait.self] = .bold
      $0[Nameless.self] = 1
    }.encode(with: &archive)
    #expect(archive.entries.map(\.identifier) == ["com.myapp.theme"])
    #expect(
      TraitCollection { $0.setNSIntegerValue(2, forTrait: OldTheme.self) }[MyAppThemeTrait.self] == .bold)
  }
}
