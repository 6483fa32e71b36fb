import Testing
import Traits

@Suite("Definitions in Objective-C's style")
struct ObjectiveCTraitTests {
  struct OldTheme: NSIntegerTraitDefinition {
    static let defaultValue = 0
    static let name = "Theme"
    static let identifier = "com.example.theme"
  }

  struct Limit: TraitDefinition {
    static let defaultValue: Int? = nil
    static let identifier = "com.example.limit"
  }
  struct OldLimit: NSIntegerTraitDefinition {
    static let defaultValue = Int.max
    static let name = "Limit"
    static let identifier = "com.example.limit"
  }

  struct Caption: TraitDefinition {
    static let defaultValue = ""
    static let identifier = "com.example.caption"
  }
  struct OldCaption: ObjectTraitDefinition {
    static let defaultValue = ""
    static let name = "Caption"
    static let identifier = "com.example.caption"
  }

  struct Width: CGFloatTraitDefinition { static let defaultValue = 1.5 }

  @Test("R17: integers, floating-point numbers and objects are set and read by Objective-C's names")
  func accessors() {
    let collection = TraitCollection { traits in
      #expect(traits.value(forCGFloatTrait: Width.self) == 1.5)
      traits.setNSIntegerValue(3, forTrait: OldTheme.self)
      traits.setCGFloatValue(2.5, forTrait: Width.self)
      traits.setObject("a", forTrait: OldCaption.self)
      #expect(traits.value(forNSIntegerTrait: OldTheme.self) == 3)
      #expect(traits.object(forTrait: OldCaption.self) == "a")
    }
    #expect(collection.value(forNSIntegerTrait: OldTheme.self) == 3)
    #expect(collection.value(forCGFloatTrait: Width.self) == 2.5)
    #expect(collection.object(forTrait: OldCaption.self) == "a")
    #expect(TraitCollection().value(forNSIntegerTrait: OldLimit.self) == .max)
  }

  @Test("R18: what one style sets the other reads, in a collection that no program made")
  func collections() {
    let collection = TraitCollection {
      $0.setNSIntegerValue(2, forTrait: OldTheme.self)
      $0[Limit.self] = 7
      $0[Caption.self] = "a"
    }
    #expect(collection.theme == .bold)
    #expect(collection[OldLimit.self] == 7 && collection[OldCaption.self] == "a")
    #expect(collection.replacing(OldLimit.self, value: .max)[Limit.self] == nil)
    #expect(collection.changedTraits(from: nil).count == 3)
    #expect(
      collection.replacing(Theme.self, value: .standard)
        .changedTraits(from: collection).contains { $0 == Theme.self || $0 == OldTheme.self })
  }

  @Test("a number that no case has reads as the default")
  func unknownCase() {
    let collection = TraitCollection(OldTheme.self, value: 9)
    #expect(collection.theme == .standard && collection[OldTheme.self] == 9)
  }

  @Test("R18: they are one trait in a program, whichever comes first", arguments: [false, true])
  func environments(isOldFirst: Bool) throws {
    let talk = try TalkingApplication()
    if isOldFirst { try talk.app.define(OldTheme.self) } else { try talk.app.define(Theme.self) }
    let count = talk.app.traits.traitCount
    var told: [String] = []
    talk.cell.registerForTraitChanges([Theme.self]) { cell, previous in
      told.append("Swift \(previous[OldTheme.self]) -> \(cell.traitCollection[OldTheme.self])")
    }
    talk.cell.registerForTraitChanges([OldTheme.self]) { cell, _ in
      told.append("Objective-C \(cell.traitCollection.theme)")
    }
    var overrides = talk.main.traitOverrides
    overrides.setNSIntegerValue(2, forTrait: OldTheme.self)
    #expect(talk.main.traitOverrides.theme == .bold && talk.main.traitOverrides.contains(Theme.self))
    try talk.app.update()
    #expect(told == ["Swift 0 -> 2", "Objective-C bold"])
    #expect(talk.app.traits.traitCount == count)
    #expect(talk.cell.traitCollection.changedTraits(from: nil).count == 1)
    #expect(talk.cell.traitCollection.description == (isOldFirst ? "Theme = 2" : "Theme = bold"))
    talk.main.traitOverrides.remove(Theme.self)
    #expect(!talk.main.traitOverrides.contains(OldTheme.self))
  }

  @Test("a collection of a program that knows one style is read by the other, and travels")
  func unknownStyle() throws {
    let talk = try TalkingApplication()
    talk.main.traitOverrides.theme = .bold
    try talk.app.update()
    #expect(talk.cell.traitCollection[OldTheme.self] == 2)
    var coder = TraitArchive()
    TraitCollection { $0.setNSIntegerValue(1, forTrait: OldTheme.self) }.encode(with: &coder)
    #expect(TraitCollection(coder: coder, application: talk.app).theme == .pastel)
  }

  @Test("an update that fails takes a second definition back with the rest, and it can be used again")
  func undoing() throws {
    let talk = try TalkingApplication()
    try talk.app.define(Theme.self)
    let endless = talk.cell.registerForTraitChanges([Theme.self]) { cell, _ in
      _ = cell.traitOverrides.contains(OldTheme.self)
      cell.traitOverrides.theme = cell.traitCollection.theme == .bold ? .pastel : .bold
    }
    talk.main.traitOverrides.theme = .bold
    #expect(throws: TraitProblem.self) { try talk.app.update() }
    talk.cell.unregisterForTraitChanges(endless)
    talk.main.traitOverrides[OldTheme.self] = 3
    try talk.app.update()
    #expect(talk.cell.traitCollection.theme == .monochrome)
  }

  @Test("automatic tracking hears of either style")
  func tracking() throws {
    let talk = try TalkingApplication()
    talk.app.use(.iOS18)
    var seen: [Int] = []
    talk.cell.override(.layoutSubviews) { cell, _ in seen.append(cell.traitCollection[OldTheme.self]) }
    talk.cell.setNeedsLayout()
    try talk.app.update()
    talk.main.traitOverrides.theme = .pastel
    try talk.app.update()
    #expect(seen == [0, 1])
  }
}
