import Testing
import Traits

@Suite("Apple's traits")
struct SystemTraitTests {
  @Test("there are 22, each with its own property and key type")
  func table() {
    #expect(SystemTrait.all.count == 22)
    #expect(Set(SystemTrait.all.map(\.property)).count == 22)
    #expect(SystemTrait.all.allSatisfy { $0.keyType.hasPrefix("UITrait") })
    #expect(SystemTrait.named("userInterfaceStyle")?.name == "UserInterfaceStyle")
  }

  @Test("an empty collection answers the measured defaults")
  func defaults() throws {
    let system = TraitSystem()
    func number(_ property: String) throws -> Int? {
      system.value(of: try #require(SystemTrait.named(property)?.id), in: system.emptyCollection).number
    }
    #expect(try number("userInterfaceIdiom") == -1)
    #expect(try number("userInterfaceStyle") == 0)
    #expect(try number("resolvesNaturalAlignmentWithBaseWritingDirection") == 1)
    #expect(try number("splitViewControllerLayoutEnvironment") == 0)
    let scale = try #require(SystemTrait.named("displayScale"))
    #expect(scale.defaultValue.isEqual(to: .floating(0)))
    let size = try #require(SystemTrait.named("preferredContentSizeCategory"))
    #expect(size.defaultValue.isEqual(to: .string("_UICTContentSizeCategoryUnspecified")))
  }

  @Test("the flag and the list of traits that affect colours are different things")
  func colours() throws {
    let flagged = SystemTrait.all.filter(\.affectsColorAppearance).map(\.id)
    #expect(flagged.count == 7)
    #expect(SystemTrait.affectingColorAppearance.count == 6)
    let list = try #require(SystemTrait.named("listEnvironment")?.id)
    #expect(flagged.contains(list))
    #expect(!SystemTrait.affectingColorAppearance.contains(list))
    #expect(SystemTrait.affectingImageLookup.count == 10)
  }

  @Test("raw values are Apple's, with their gaps")
  func rawValues() throws {
    guard
      case .enumeration("UIUserInterfaceIdiom", let cases)? = SystemTrait.named("userInterfaceIdiom")?.kind
    else {
      Issue.record("the idiom is no enum")
      return
    }
    #expect(cases.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
  }

  @Test("a definition's identifier is unique, and Apple's are not redefined")
  func identifiers() throws {
    var system = TraitSystem()
    let first = TraitDeclaration(
      property: "a", definition: "A", identifier: "com.example.a", defaultValue: .integer(0))
    let id = try system.define(first)
    var second = TraitDeclaration(
      property: "b", definition: "B", identifier: "com.example.a", defaultValue: .integer(0))
    #expect(throws: TraitProblem.duplicateIdentifier("com.example.a", id)) { try system.define(second) }
    second.identifier = nil
    #expect(throws: TraitProblem.systemTrait(TraitID(index: 0))) {
      try system.redefine(TraitID(index: 0), as: second)
    }
  }

  @Test("a trait is stored otherwise only while nothing uses it")
  func changedStorage() throws {
    var talk = try Talk()
    var declaration = talk.system.declaration(of: talk.theme)
    declaration.defaultValue = .floating(1)
    func expect(_ use: TraitUse) throws {
      #expect(talk.system.use(of: talk.theme) == use)
      #expect(throws: TraitProblem.changedStorage(talk.theme, from: .integer, to: .floating)) {
        try talk.system.redefine(talk.theme, as: declaration)
      }
    }
    let watch = try talk.system.register([talk.theme], on: talk.header)
    try expect(.registration(watch))
    talk.system.unregister(watch)
    try talk.override(2, on: talk.form)
    try talk.system.update()
    try expect(.override(talk.form))
    talk.system.removeOverride(of: talk.theme, on: talk.form)
    try expect(.remembered(talk.form))
    try talk.system.update()
    #expect(talk.system.use(of: talk.theme) == nil)
    try talk.system.redefine(talk.theme, as: declaration)
    #expect(talk.system.value(of: talk.theme, at: talk.form).isEqual(to: .floating(1)))
    try talk.system.setOverride(.floating(3), of: talk.theme, on: talk.form)
    try talk.system.update()
    #expect(talk.system.value(of: talk.theme, at: talk.cell).isEqual(to: .floating(3)))
  }

  @Test("a redefined trait keeps its identity and its overrides; a new default is in force at once")
  func redefinition() throws {
    var talk = try Talk()
    try talk.override(2, on: talk.form)
    try talk.system.update()
    let watch = try talk.system.register([talk.theme], on: talk.header)
    var declaration = talk.system.declaration(of: talk.theme)
    declaration.defaultValue = .integer(7)
    try talk.system.redefine(talk.theme, as: declaration)
    #expect(talk.theme(at: talk.header) == 7)
    #expect(talk.theme(at: talk.cell) == 2)
    try talk.system.update()
    #expect(talk.system.calls(of: watch) == 0)
  }
}
