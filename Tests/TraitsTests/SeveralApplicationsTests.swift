import Testing
import Traits

@Suite("Several applications in one program")
struct SeveralApplicationsTests {
  struct Count: TraitDefinition { static let defaultValue = 0 }
  struct Other: TraitDefinition { static let defaultValue = 0 }

  @Test("R4: their collections are equal where each trait reads the same, whatever was defined first")
  func equality() throws {
    let (first, second, third) = (
      try TalkingApplication(), try TalkingApplication(), try TalkingApplication()
    )
    first.main.traitOverrides[Count.self] = 5
    second.main.traitOverrides[Other.self] = 5
    third.main.traitOverrides[Other.self] = 0
    third.main.traitOverrides[Count.self] = 5
    for talk in [first, second, third] { try talk.app.update() }
    let (count, other, both) = (
      first.cell.traitCollection, second.cell.traitCollection, third.cell.traitCollection
    )
    #expect(count != other)
    #expect(count.changedTraits(from: other).count == 2)
    #expect(count == both && both == count)
    #expect(Set([count, both]).count == 1)
    #expect(other != both)
  }

  @Test("a type that going back took away does not count as the one that has its place now")
  func placesUsedAgain() throws {
    var system = TraitSystem()
    system.isRecording = true
    let mark = system.mark
    _ = system.trait(for: Count.self)
    let count = system.emptyCollection.modifying { $0[Count.self] = 5 }
    system.revert(to: mark)
    _ = system.trait(for: Other.self)
    let other = system.emptyCollection.modifying { $0[Other.self] = 5 }
    #expect(count != other)
  }

  @Test("R48: a token of another application, or of an environment elsewhere in it, ends nothing")
  func tokens() throws {
    let (first, second) = (try TalkingApplication(), try TalkingApplication())
    var told: [String] = []
    let token = first.cell.registerForTraitChanges([Theme.self]) { _, _ in told.append("first") }
    second.cell.registerForTraitChanges([Theme.self]) { _, _ in told.append("second") }
    second.cell.unregisterForTraitChanges(token)
    second.main.traitOverrides.theme = .bold
    try second.app.update()
    #expect(told == ["second"])
    first.cell.unregisterForTraitChanges(token)
    first.main.traitOverrides.theme = .bold
    try first.app.update()
    #expect(told == ["second"])
  }
}
