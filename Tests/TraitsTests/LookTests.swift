import Testing
import Traits

@Suite("Colours, images and coding on handles")
struct LookTests {
  static let pink = Color(red: 1, green: 0.8, blue: 0.86)
  static let card = Color { $0[Theme.self] == .pastel ? pink : .white }

  @Test("R61, R62: a dynamic colour is resolved with a collection; a static one is itself")
  func resolving() {
    let pastel = TraitCollection { $0.theme = .pastel }
    #expect(Self.card.resolvedColor(with: pastel) == Self.pink)
    #expect(Self.card.resolvedColor(with: TraitCollection()) == .white)
    #expect(Self.pink.resolvedColor(with: pastel) == Self.pink)
    let nested = Color { _ in Self.card }
    #expect(nested.resolvedColor(with: pastel) == Self.pink)
    #expect(Self.card == Self.card && nested != Self.card && nested.isDynamic && !Self.pink.isDynamic)
  }

  @Test("R62: cgColor is resolved once, with the current collection")
  func cgColor() {
    let frozen = TraitCollection { $0.theme = .pastel }.performAsCurrent { Self.card.cgColor }
    #expect(frozen == Self.pink.cgColor)
    #expect(Self.card.cgColor == Color.white.cgColor)
  }

  @Test("R63: a view's dynamic colour follows a trait that affects colours, and is drawn for no other")
  func drawing() throws {
    let talk = try TalkingApplication()
    talk.cell.backgroundColor = Self.card
    talk.header.backgroundColor = .white
    try talk.app.update()
    #expect(talk.cell.drawnBackgroundColor == .white)
    let draws = { talk.app.traits.draws(of: talk.cell.handle.id) }
    let (before, plain) = (draws(), talk.app.traits.draws(of: talk.header.handle.id))
    talk.main.traitOverrides[ContainedInSettings.self] = true
    try talk.app.update()
    #expect(draws() == before)
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(draws() == before + 1)
    #expect(talk.app.traits.draws(of: talk.header.handle.id) == plain)
    #expect(talk.cell.drawnBackgroundColor == Self.pink)
    #expect(talk.cell.backgroundColor == Self.card)
    #expect(talk.header.drawnBackgroundColor == .white)
    talk.cell.backgroundColor = nil
    try talk.app.update()
    #expect(talk.cell.drawnBackgroundColor == nil)
  }

  @Test("R64: a view looks its image up with its own traits, and again when one of them changes")
  func images() throws {
    let talk = try TalkingApplication()
    let logo = ImageAsset()
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    logo.register(Image(named: "logo"), with: TraitCollection())
    logo.register(Image(named: "logo-dark"), with: dark)
    talk.cell.image = logo
    try talk.app.update()
    #expect(talk.cell.drawnImage == Image(named: "logo"))
    talk.form.traitOverrides.userInterfaceStyle = .dark
    try talk.app.update()
    #expect(talk.cell.drawnImage == Image(named: "logo-dark"))
    logo.unregister(with: dark)
    #expect(logo.image(with: talk.cell.traitCollection) == Image(named: "logo"))
    #expect(talk.cell.drawnImage == Image(named: "logo-dark"))
  }

  /// Shared, and the same only as itself.
  final class Account: Sendable {}
  struct Owner: TraitDefinition {
    static let defaultValue: Account? = nil
    static let identifier = "com.example.owner"
  }
  struct Holder: TraitDefinition {
    static let defaultValue = Account()
    static let identifier = "com.example.holder"
  }

  @Test("R10: what has an identifier travels, Apple's traits too; instances and unknown identifiers do not")
  func coding() throws {
    let night = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.theme = .bold
      $0[ContainedInSettings.self] = true
      $0[Holder.self] = Account()
      $0[Owner.self] = Account()
    }
    var coder = TraitArchive()
    night.encode(with: &coder)
    #expect(coder.entries.map(\.identifier).sorted() == ["UITraitUserInterfaceStyle", "com.example.theme"])
    let ignorant = TraitCollection(coder: coder, application: Application())
    #expect(ignorant.userInterfaceStyle == .dark && ignorant.theme == .standard)
    let app = Application()
    try app.define(Theme.self)
    let copy = TraitCollection(coder: coder, application: app)
    #expect(copy.theme == .bold && !copy[ContainedInSettings.self])
  }

  @Test("R29: a parent's collection for its child lies beneath the child's own overrides")
  func children() throws {
    let talk = try TalkingApplication()
    talk.root.setOverrideTraitCollection(
      TraitCollection { $0.horizontalSizeClass = .compact }, forChild: talk.settings)
    try talk.app.update()
    #expect(talk.cell.traitCollection.horizontalSizeClass == .compact)
    #expect(talk.root.traitCollection.horizontalSizeClass == .unspecified)
    #expect(
      talk.root.overrideTraitCollection(forChild: talk.settings)?.horizontalSizeClass == .compact)
    talk.settings.traitOverrides.horizontalSizeClass = .regular
    try talk.app.update()
    #expect(talk.cell.traitCollection.horizontalSizeClass == .regular)
    talk.settings.traitOverrides.remove(TraitHorizontalSizeClass.self)
    talk.root.setOverrideTraitCollection(nil, forChild: talk.settings)
    try talk.app.update()
    #expect(talk.cell.traitCollection.horizontalSizeClass == .unspecified)
    #expect(talk.root.overrideTraitCollection(forChild: talk.settings) == nil)
  }
}

@Suite("Colours that ask their application")
struct AskingColourTests {
  /// What a colour's closure says of a view; the compiler knows that views stay on the main actor's thread.
  @MainActor final class Card {
    let view: View
    var told: [String] = []

    init(_ view: View) {
      self.view = view
      view.backgroundColor = Color { traits in MainActor.assumeIsolated { self.color(traits) } }
    }

    private func color(_ traits: TraitCollection) -> Color {
      told.append("\(traits.theme), current \(TraitCollection.current.theme)")
      if view.tintColor == nil { view.tintColor = .white }
      return view.traitCollection.theme == .bold ? .black : .white
    }
  }

  @Test(
    "R11, R61: a colour's closure may ask the application and change the look; its view's traits are current")
  @MainActor func asking() throws {
    let talk = try TalkingApplication()
    let card = Card(talk.cell)
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(card.told.first == "bold, current bold")
    #expect(talk.cell.drawnBackgroundColor == .black)
    #expect(talk.cell.tintColor == .white && talk.cell.drawnTintColor == .white)
  }
}
