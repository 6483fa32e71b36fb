import Testing
import Traits

@Suite("Encoded collections")
struct TraitArchiveTests {
  /// A string that cannot be encoded.
  private final class Secret: TraitObject {
    var isEncodable: Bool { false }
    func isEqual(to other: any TraitObject) -> Bool { other is Secret }
    func hash(into hasher: inout Hasher) {}
  }

  private var system = TraitSystem()
  private let theme, local, secret: TraitID

  init() throws {
    theme = try system.define(
      TraitDeclaration(
        property: "theme", definition: "Theme", identifier: "com.example.theme", defaultValue: .integer(0)))
    local = try system.define(
      TraitDeclaration(property: "local", definition: "Local", defaultValue: .integer(0)))
    secret = try system.define(
      TraitDeclaration(
        property: "secret", definition: "Secret", identifier: "com.example.secret",
        defaultValue: .object(Secret())))
  }

  @Test("R10: only traits with an identifier travel, Apple's included, and no value that cannot")
  func encoding() throws {
    let style = try #require(SystemTrait.named("userInterfaceStyle")?.id)
    let collection = system.emptyCollection.modifying {
      $0[style] = .integer(2)
      $0[theme] = .integer(3)
      $0[local] = .integer(4)
      $0[secret] = .object(Secret())
    }
    let (archive, leftOut) = system.encode(collection)
    #expect(archive.entries.map(\.identifier) == ["UITraitUserInterfaceStyle", "com.example.theme"])
    #expect(leftOut == [local, secret])
    let (decoded, unknown) = system.decode(archive)
    #expect(unknown.isEmpty)
    #expect(decoded.setTraits == [style, theme])
    #expect(decoded.changedTraitIDs(from: collection) == [local])
    #expect(archive.isEqual(to: system.encode(decoded).archive))
  }

  @Test("an identifier that nobody has, or that is stored otherwise now, is left out")
  func unknown() throws {
    let archive = system.encode(system.emptyCollection.modifying { $0[theme] = .integer(3) }).archive
    var stranger = TraitSystem()
    #expect(stranger.decode(archive).leftOut == ["com.example.theme"])
    #expect(stranger.decode(archive).collection == stranger.emptyCollection)
    try stranger.define(
      TraitDeclaration(
        property: "t", definition: "T", identifier: "com.example.theme", defaultValue: .floating(0)))
    #expect(stranger.decode(archive).leftOut == ["com.example.theme"])
  }

  @Test("a definition of the other style finds the data again")
  func otherStyle() throws {
    let archive = system.encode(system.emptyCollection.modifying { $0[theme] = .integer(3) }).archive
    var other = TraitSystem()
    let old = try other.define(
      TraitDeclaration(
        property: "oldTheme", definition: "OldTheme", name: "Theme", identifier: "com.example.theme",
        defaultValue: .integer(0), style: .objectiveC))
    #expect(other.decode(archive).collection[old]?.number == 3)
  }
}
