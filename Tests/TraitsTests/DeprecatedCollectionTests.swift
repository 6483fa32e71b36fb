import Testing
import Traits

@Suite("What iOS 17 deprecated of collections")
struct DeprecatedCollectionTests {
  private var system = TraitSystem()
  private let theme, style, scale: TraitID

  init() throws {
    theme = try system.define(
      TraitDeclaration(property: "theme", definition: "Theme", defaultValue: .integer(0)))
    style = try #require(SystemTrait.named("userInterfaceStyle")?.id)
    scale = try #require(SystemTrait.named("displayScale")?.id)
  }

  @Test(
    "R6: merging takes each system trait from the last that specifies it, custom ones from the first alone")
  func merging() {
    let first = system.emptyCollection.modifying {
      $0[style] = .integer(1)
      $0[theme] = .integer(1)
    }
    let second = system.emptyCollection.modifying {
      $0[style] = .integer(2)
      $0[scale] = .floating(3)
      $0[theme] = .integer(2)
    }
    let third = system.emptyCollection.modifying { $0[style] = .integer(0) }
    let merged = system.collection(traitsFrom: [first, second, third])
    #expect(merged[style]?.number == 2)
    #expect(merged[scale]?.isEqual(to: .floating(3)) == true)
    #expect(merged[theme]?.number == 1)
    #expect(system.collection(traitsFrom: []) == system.emptyCollection)
  }

  @Test("R6: init(traitsFrom:) does so with Swift's types, whoever made the collections")
  func mergingTypes() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides.theme = .pastel
    talk.main.traitOverrides.userInterfaceStyle = .light
    try talk.app.update()
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    let bold = TraitCollection { $0.theme = .bold }
    #expect(TraitCollection(traitsFrom: [dark, bold]) == dark)
    #expect(
      TraitCollection(traitsFrom: [bold, dark]) == bold.replacing(TraitUserInterfaceStyle.self, value: .dark))
    let merged = TraitCollection(traitsFrom: [talk.cell.traitCollection, bold, dark])
    #expect(merged.theme == .pastel && merged.userInterfaceStyle == .dark)
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
  }

  @Test("R6: containing looks at what is specified of the system traits")
  func containing() {
    let dark = system.emptyCollection.modifying { $0[style] = .integer(2) }
    let themed = dark.modifying { $0[theme] = .integer(4) }
    #expect(dark.containsTraits(in: themed))
    #expect(themed.containsTraits(in: dark))
    #expect(dark.containsTraits(in: system.emptyCollection))
    #expect(!system.emptyCollection.containsTraits(in: dark))
    #expect(!dark.modifying { $0[style] = .integer(1) }.containsTraits(in: dark))
  }
}
